"""Examples of passkeys: made and signed by a software authenticator for https://games.example.org."""

from __future__ import annotations

from service.http.openapi.examples import CREDENTIAL, PLAYER_MADE, Json

HOST = "games.example.org"
CHALLENGE: Json = {"challenge": "AAABoe5WXgDUc146Jl4W7uA_WXGLm10DAZwH2LbFH5DaOmZu7BOrNQ", "rpId": HOST, "timeout": 300_000, "allowCredentials": [], "userVerification": "required"}
CREATION: Json = {
    "rp": {"id": HOST, "name": "Dead Drop"},
    "user": {"id": "NWNhYWFhYWFhYWFhYWFhYWFh", "name": PLAYER_MADE["player"]["name"], "displayName": PLAYER_MADE["player"]["name"]},
    "challenge": "AAABoe5WXgBrhrJz_zT84Z1rgE7_Wj9XR62k6qIvHUnAHlLdt4dbSw",
    "pubKeyCredParams": [{"type": "public-key", "alg": each} for each in (-8, -7, -257)],
    "timeout": 300_000,
    "excludeCredentials": [],
    "authenticatorSelection": {"residentKey": "required", "requireResidentKey": True, "userVerification": "required"},
    "attestation": "none",
}
NEW: Json = {
    "id": "Vzlxbw83KcJkJYLlDnX2by5dvIjnnfzFzqmreF8GMCQ",
    "client_data": "eyJ0eXBlIjoid2ViYXV0aG4uY3JlYXRlIiwiY2hhbGxlbmdlIjoiQUFBQm9lNVdYZ0JyaHJKel96VDg0WjFyZ0U3X1dqOVhSNjJrNnFJdkhVbkFIbExkdDRkYlN3Iiwib3JpZ2luIjoiaHR0cHM6Ly9nYW1lcy5leGFtcGxlLm9yZyIsImNyb3NzT3JpZ2luIjpmYWxzZX0",
    "attestation": "o2NmbXRkbm9uZWdhdHRTdG10oGhhdXRoRGF0YVikJJzPuxNlAwZVOs1BKpzn9aKDY-8UP4D_-yMXGZenxkRFAAAAAAAAAAAAAAAAAAAAAAAAAAAAIFc5cW8PNynCZCWC5Q519m8uXbyI5538xc6pq3hfBjAkpQECAyYgASFYIGj5Je3rUeNm4LhCbdm5BmLJIJV_ySexzNQ1dYhPKvWHIlggN6Zzoce0lXdiPiHl6RJjOPnbnsdpIYF5KT0iytjdFXU",
}
SIGN_IN: Json = {
    "id": "Vzlxbw83KcJkJYLlDnX2by5dvIjnnfzFzqmreF8GMCQ",
    "user": "NWNhYWFhYWFhYWFhYWFhYWFh",
    "client_data": "eyJ0eXBlIjoid2ViYXV0aG4uZ2V0IiwiY2hhbGxlbmdlIjoiQUFBQm9lNVdYZ0RVYzE0NkpsNFc3dUFfV1hHTG0xMERBWndIMkxiRkg1RGFPbVp1N0JPck5RIiwib3JpZ2luIjoiaHR0cHM6Ly9nYW1lcy5leGFtcGxlLm9yZyIsImNyb3NzT3JpZ2luIjpmYWxzZX0",
    "authenticator_data": "JJzPuxNlAwZVOs1BKpzn9aKDY-8UP4D_-yMXGZenxkQFAAAAAA",
    "signature": "MEUCIQDoO4etWs7DJLzzbZwJ8ik-6ourWDKJ7SOW0YkyWGO9agIgBzztCoV_iEIyW2ZneE5pTqNn5PS_oxq6MjVvND-grq8",
}
LISTED: Json = {**CREDENTIAL, "kind": "passkey", "expires": None, "current": False}
