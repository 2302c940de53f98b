"""Ways into an account besides its token."""

from __future__ import annotations

from dataclasses import dataclass

from service.outgoing.oidc_provider import OidcProvider
from service.signin_settings import PasskeySettings


@dataclass(frozen=True)
class SignIn:
    """passkeys: the site of players' passkeys, None: disabled; oidc: the external provider, None: none."""

    passkeys: PasskeySettings | None = None
    oidc: OidcProvider | None = None
