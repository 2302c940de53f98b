"""Challenges for passkeys, in the members and forms that browsers read (Web Authentication, level 3)."""

from __future__ import annotations

from service.http.schemas.responses.words import FLAG, Shape, array_of, object_shape, one_of, schema_ref, text

BYTES: Shape = {"type": "string", "pattern": "^[A-Za-z0-9_-]+$"}
CHALLENGE: Shape = {**BYTES, "description": "Random bytes in base64url, good for five minutes and one answer."}
TIMEOUT: Shape = {"type": "integer", "minimum": 1, "description": "How long the challenge is good, in milliseconds."}
HOST = text("The site's name, which the passkey belongs to.")
VERIFIED = one_of("The authenticator checks that it is its owner, by a PIN, a finger or a face.", "required")
PUBLIC_KEY = one_of("What it is.", "public-key")

SHAPES: dict[str, Shape] = {
    "PasskeyCreation": object_shape(
        "What `PublicKeyCredential.parseCreationOptionsFromJSON` reads.",
        {
            "rp": object_shape("The site that asks.", {"id": HOST, "name": text("What it is called.")}, name="PasskeySite"),
            "user": object_shape(
                "The player.",
                {
                    "id": {**BYTES, "description": "The player's id, in base64url."},
                    "name": text("What the player is called."),
                    "displayName": text("The same."),
                },
                name="PasskeyUser",
            ),
            "challenge": CHALLENGE,
            "pubKeyCredParams": array_of(
                object_shape(
                    "A kind of signature.",
                    {"type": PUBLIC_KEY, "alg": {"type": "integer", "description": "Its number in COSE."}},
                    name="PasskeyAlgorithm",
                ),
                "Kinds of signatures that are taken, the best first.",
            ),
            "timeout": TIMEOUT,
            "excludeCredentials": array_of(
                object_shape(
                    "A passkey that is there.",
                    {"type": PUBLIC_KEY, "id": {**BYTES, "description": "Its id, in base64url."}},
                    name="PasskeyReference",
                ),
                "The player's passkeys, so that no authenticator holds two.",
            ),
            "authenticatorSelection": object_shape(
                "What the authenticator must be able to do.",
                {
                    "residentKey": one_of("It keeps the passkey itself.", "required"),
                    "requireResidentKey": {**FLAG, "description": "The same, for older browsers."},
                    "userVerification": VERIFIED,
                },
                name="PasskeySelection",
            ),
            "attestation": one_of("Nothing is asked about the authenticator's maker.", "none"),
        },
    ),
    "PasskeyChallenge": object_shape(
        "What `PublicKeyCredential.parseRequestOptionsFromJSON` reads.",
        {
            "challenge": CHALLENGE,
            "rpId": HOST,
            "timeout": TIMEOUT,
            "allowCredentials": array_of(schema_ref("PasskeyReference"), "Empty: any passkey of this site."),
            "userVerification": VERIFIED,
        },
    ),
}
