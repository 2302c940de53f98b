"""Examples of sign-in through an OpenID provider."""

from __future__ import annotations

from service.http.openapi.examples import CREDENTIAL, Json

FLOW = "dd_flow_AAABoe5WXgDUc146Jl4W7uA_WXGLm10DAZwH2LbFH5DaOmZu7BOrNQ"
STATE = "q4Rk7oT1y2Qv8Zp3m0cXw9sJb6uHn5LdEaFgViCeKxY"
IDENTITY = "dd_identity_AAABoe5WXgDUc146Jl4W7uA_WXGLm10DMWZhYWFhYWFhYWFhYWFhYWFhBZwH2LbFH5DaOmZu7BOrNQ"
AUTHORIZATION: Json = {
    "url": "https://accounts.example.org/authorize?response_type=code&client_id=games&redirect_uri=https%3A%2F%2Fgames.example.org%2Fme"
    f"&scope=openid&state={STATE}&nonce=Jv0&code_challenge=bXk&code_challenge_method=S256",
    "state": STATE,
    "flow": FLOW,
}
ANSWER: Json = {"flow": FLOW, "state": STATE, "code": "SplxlOBeZQQYbYS6WxSbIA"}
FOUND: Json = {"identity": IDENTITY, "registered": False}
SIGN_IN: Json = {"identity": IDENTITY, "name": "Anna"}
ADD: Json = {"identity": IDENTITY}
LISTED: Json = {**CREDENTIAL, "kind": "oidc", "expires": None, "current": False}
