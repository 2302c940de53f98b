"""Players: accounts, credentials, and the seats that they hold.

* `account`: registration, name and consents, public data
* `credentials`: device tokens, the recovery code, links to another device
* `held_texts`: seats where a player's name may be stored, for forgetting
* `id_tokens`: checks of ID tokens (OpenID Connect)
* `identities`: players by their identity at another site
* `my_games`: pages of a player's seats
* `oidc_flows`: state of such a sign-in, protected by the server key instead of stored
* `oidc`: sign-in through another site (OpenID Connect)
* `passkey_challenges`: challenges for passkeys, protected by the server key instead of stored
* `passkey_proofs`: checks of authenticators' answers
* `passkeys`: registration of passkeys, and sign-in by one
* `player_json`: players as JSON values
* `player_repository`: players: loaded, found by token, changed by facts
* `seats`: seats bound to a player
* `sign_in`: passkeys and the other site of this installation
* `suspensions`: players who are suspended
"""
