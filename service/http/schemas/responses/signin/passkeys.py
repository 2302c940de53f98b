"""Challenges for passkeys, in the members and forms that browsers read (Web Authentication, level 3)."""

from __future__ import annotations

from service.http.schemas.responses.words import FLAG, Shape, array_of, object_shape, one_of, schema_ref, text

BYTES: Shape = {"type": "string", "pattern": "^[A-Za-z0-9_-]+$"}
CHALLENGE: Shape = {**BYTES, "description": "Random bytes in base64url, valid for five minutes and one answer."}
TIMEOUT: Shape = {"type": "integer", "minimum": 1, "description": "Validity of the challenge in milliseconds."}
HOST = text("The host name of the passkey's site.")
VERIFIED = one_of("The required verification of the authenticator's owner, by PIN, fingerprint or face.", "required")
PUBLIC_KEY = one_of("The type of credential.", "public-key")

SHAPES: dict[str, Shape] = {
    "PasskeyCreation": object_shape(
        "Options for `PublicKeyCredential.parseCreationOptionsFromJSON`.",
        {
            "rp": object_shape("The site of the passkey.", {"id": HOST, "name": text("The site's name.")}, name="PasskeySite"),
            "user": object_shape(
                "The player.",
                {
                    "id": {**BYTES, "description": "The player's id, in base64url."},
                    "name": text("The player's name."),
                    "displayName": text("The player's name, shown by the authenticator."),
                },
                name="PasskeyUser",
            ),
            "challenge": CHALLENGE,
            "pubKeyCredParams": array_of(
                object_shape(
                    "A signature algorithm.",
                    {"type": PUBLIC_KEY, "alg": {"type": "integer", "description": "The algorithm's number in COSE."}},
                    name="PasskeyAlgorithm",
                ),
                "Signature algorithms that are accepted, best first.",
            ),
            "timeout": TIMEOUT,
            "excludeCredentials": array_of(
                object_shape(
                    "An existing passkey.",
                    {"type": PUBLIC_KEY, "id": {**BYTES, "description": "The passkey's id, in base64url."}},
                    name="PasskeyReference",
                ),
                "The player's passkeys, so that no authenticator makes a second one.",
            ),
            "authenticatorSelection": object_shape(
                "Requirements for the authenticator.",
                {
                    "residentKey": one_of("The requirement that the authenticator stores the passkey itself.", "required"),
                    "requireResidentKey": {**FLAG, "description": "The requirement of `residentKey`, for older browsers."},
                    "userVerification": VERIFIED,
                },
                name="PasskeySelection",
            ),
            "attestation": one_of("The preference for attestation: none of the authenticator's maker is requested.", "none"),
        },
    ),
    "PasskeyChallenge": object_shape(
        "Options for `PublicKeyCredential.parseRequestOptionsFromJSON`.",
        {
            "challenge": CHALLENGE,
            "rpId": HOST,
            "timeout": TIMEOUT,
            "allowCredentials": array_of(schema_ref("PasskeyReference"), "The allowed passkeys; empty: any passkey of this site."),
            "userVerification": VERIFIED,
        },
    ),
}
