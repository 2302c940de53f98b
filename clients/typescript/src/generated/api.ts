// Made by clients/regenerate from ecc03891253b788c4f3b4682be9446a04dfe1a90d267fde50eac5cc1660a7078

export interface paths {
    "/v1/rulesets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the rulesets */
        get: operations["listRulesets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/rulesets/{ruleset}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ruleset's name. */
                ruleset: components["parameters"]["Ruleset"];
            };
            cookie?: never;
        };
        /** Read one ruleset */
        get: operations["getRuleset"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List public games */
        get: operations["listGames"];
        put?: never;
        /** Open a game */
        post: operations["createGame"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{gameId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The game's id. */
                gameId: components["parameters"]["GameId"];
            };
            cookie?: never;
        };
        /** Read a game's public card */
        get: operations["getGame"];
        put?: never;
        post?: never;
        /** Remove an imported game */
        delete: operations["removeImport"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{gameId}/seats/{seat}/claim": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The game's id. */
                gameId: components["parameters"]["GameId"];
                /** @description The seat's number, from 0. */
                seat: components["parameters"]["Seat"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Claim a seat */
        post: operations["claimSeat"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{gameId}/join": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The game's id. */
                gameId: components["parameters"]["GameId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take the next free seat */
        post: operations["joinGame"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{gameId}/rematch": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The game's id. */
                gameId: components["parameters"]["GameId"];
            };
            cookie?: never;
        };
        /** Get the rematch */
        get: operations["getRematch"];
        /** Play again */
        put: operations["putRematch"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{gameId}/seats/{seat}/commit": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The game's id. */
                gameId: components["parameters"]["GameId"];
                /** @description The seat's number, from 0. */
                seat: components["parameters"]["Seat"];
            };
            cookie?: never;
        };
        get?: never;
        /** Commit to another nonce */
        put: operations["putCommit"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{gameId}/seats/{seat}/nonce": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The game's id. */
                gameId: components["parameters"]["GameId"];
                /** @description The seat's number, from 0. */
                seat: components["parameters"]["Seat"];
            };
            cookie?: never;
        };
        get?: never;
        /** Reveal your nonce */
        put: operations["putNonce"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{gameId}/public": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The game's id. */
                gameId: components["parameters"]["GameId"];
            };
            cookie?: never;
        };
        get?: never;
        /** Submit the public entropy */
        put: operations["putPublic"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{gameId}/view": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The game's id. */
                gameId: components["parameters"]["GameId"];
            };
            cookie?: never;
        };
        /** View the game */
        get: operations["getView"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{gameId}/commands": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The game's id. */
                gameId: components["parameters"]["GameId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a command */
        post: operations["postCommand"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{gameId}/commands/check": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The game's id. */
                gameId: components["parameters"]["GameId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Check a command */
        post: operations["checkCommand"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{gameId}/events": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The game's id. */
                gameId: components["parameters"]["GameId"];
            };
            cookie?: never;
        };
        /** Follow the game */
        get: operations["getEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{gameId}/chat": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The game's id. */
                gameId: components["parameters"]["GameId"];
            };
            cookie?: never;
        };
        /** Get the chat's mode */
        get: operations["getChat"];
        /** Set the chat's mode */
        put: operations["putChat"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{gameId}/guests": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The game's id. */
                gameId: components["parameters"]["GameId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Get a name as a spectator */
        post: operations["makeGuest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{gameId}/messages": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The game's id. */
                gameId: components["parameters"]["GameId"];
            };
            cookie?: never;
        };
        /** Read messages */
        get: operations["getMessages"];
        put?: never;
        /** Send a message */
        post: operations["postMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{gameId}/presence": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The game's id. */
                gameId: components["parameters"]["GameId"];
            };
            cookie?: never;
        };
        /** Get presence */
        get: operations["getPresence"];
        /** State your presence */
        put: operations["putPresence"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{gameId}/seats/{seat}/reminders": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The game's id. */
                gameId: components["parameters"]["GameId"];
                /** @description The seat's number, from 0. */
                seat: components["parameters"]["Seat"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Remind a seat */
        post: operations["remindSeat"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{gameId}/blocks": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The game's id. */
                gameId: components["parameters"]["GameId"];
            };
            cookie?: never;
        };
        /** List your blocks */
        get: operations["listBlocks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{gameId}/blocks/{author}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The game's id. */
                gameId: components["parameters"]["GameId"];
                /** @description The blocked author: `seat-2`, or `guest-` and a guest's id. */
                author: components["parameters"]["Author"];
            };
            cookie?: never;
        };
        get?: never;
        /** Block an author */
        put: operations["putBlock"];
        post?: never;
        /** End a block */
        delete: operations["removeBlock"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Report a message, a name, a player or a study */
        post: operations["report"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/moderation/reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List reports */
        get: operations["listReports"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/moderation/acts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read the log of moderation */
        get: operations["listActs"];
        put?: never;
        /** Hide, show, suspend, lift or dismiss */
        post: operations["moderate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/inbox": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read your inbox */
        get: operations["getInbox"];
        put?: never;
        /** Make an inbox */
        post: operations["createInbox"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/inbox/seats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the seats of your inbox */
        get: operations["listInboxSeats"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/inbox/seats/{gameId}/{seat}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The game's id. */
                gameId: components["parameters"]["GameId"];
                /** @description The seat's number, from 0. */
                seat: components["parameters"]["Seat"];
            };
            cookie?: never;
        };
        get?: never;
        /** Add a seat to your inbox */
        put: operations["putInboxSeat"];
        post?: never;
        /** Remove a seat from your inbox */
        delete: operations["removeInboxSeat"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{gameId}/interventions": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The game's id. */
                gameId: components["parameters"]["GameId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Intervene at a table */
        post: operations["makeIntervention"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{gameId}/exchanges": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The game's id. */
                gameId: components["parameters"]["GameId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Exchange the slip of a seat */
        post: operations["exchangeSeatSlip"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/inbox/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the webhooks of your inbox */
        get: operations["listWebhooks"];
        put?: never;
        /** Register a webhook */
        post: operations["createWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/inbox/webhooks/{webhookId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The webhook's id. */
                webhookId: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        /** Read a webhook */
        get: operations["getWebhook"];
        put?: never;
        post?: never;
        /** Delete a webhook */
        delete: operations["deleteWebhook"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/inbox/webhooks/{webhookId}/secret": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The webhook's id. */
                webhookId: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Rotate a webhook's secret */
        post: operations["rotateWebhookSecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/inbox/webhooks/{webhookId}/ping": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The webhook's id. */
                webhookId: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a ping to your receiver */
        post: operations["pingWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/inbox/webhooks/{webhookId}/enable": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The webhook's id. */
                webhookId: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Enable a webhook, or retry now */
        post: operations["enableWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/push": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read the key that browsers subscribe with */
        get: operations["getPushKey"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/inbox/push": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the push subscriptions of your inbox */
        get: operations["listPushSubscriptions"];
        /** Subscribe a browser to your inbox */
        put: operations["putPushSubscription"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/inbox/push/{subscriptionId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The subscription's id. */
                subscriptionId: components["parameters"]["SubscriptionId"];
            };
            cookie?: never;
        };
        /** Read a push subscription */
        get: operations["getPushSubscription"];
        put?: never;
        post?: never;
        /** End a push subscription */
        delete: operations["deletePushSubscription"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/inbox/mail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read the mail address of your inbox */
        get: operations["getMailAddress"];
        /** Give your inbox a mail address */
        put: operations["putMailAddress"];
        post?: never;
        /** Delete the mail address of your inbox */
        delete: operations["deleteMailAddress"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/inbox/mail/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Confirm the mail address */
        post: operations["confirmMailAddress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/players": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Register as a player */
        post: operations["registerPlayer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/players/recover": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign in with your recovery code */
        post: operations["recoverPlayer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/players/link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign this device in by a link */
        post: operations["redeemPlayerLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/players/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read your account */
        get: operations["getPlayer"];
        put?: never;
        post?: never;
        /** Delete your account */
        delete: operations["forgetPlayer"];
        options?: never;
        head?: never;
        /** Change your name or consents */
        patch: operations["changePlayer"];
        trace?: never;
    };
    "/v1/players/{playerId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The player's id. */
                playerId: components["parameters"]["PlayerId"];
            };
            cookie?: never;
        };
        /** Read a player's profile */
        get: operations["getPlayerProfile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/players/me/credentials": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List your credentials */
        get: operations["listCredentials"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/players/me/credentials/{credentialId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The credential's id, which opens nothing. */
                credentialId: components["parameters"]["CredentialId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Revoke a credential */
        delete: operations["revokeCredential"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/players/me/recovery-code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Get a new recovery code */
        post: operations["renewRecoveryCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/players/me/links": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Link another device */
        post: operations["makePlayerLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/players/passkeys/challenge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a challenge to sign in by a passkey */
        get: operations["getPasskeyChallenge"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/players/passkeys/sign-in": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign this device in by a passkey */
        post: operations["signInByPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/players/me/passkeys/challenge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a challenge to make a passkey */
        get: operations["getNewPasskeyChallenge"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/players/me/passkeys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add a passkey to your account */
        post: operations["addPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/players/oidc/authorization": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Start a sign-in through another site */
        get: operations["getOidcAuthorization"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/players/oidc/identity": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Return from the other site */
        post: operations["findOidcIdentity"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/players/oidc/sign-in": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign this device in by an identity */
        post: operations["signInByOidc"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/players/me/identities": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add an identity to your account */
        post: operations["addIdentity"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/players/me/games": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List your games */
        get: operations["listMyGames"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/players/me/seats/{gameId}/{seat}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The game's id. */
                gameId: components["parameters"]["GameId"];
                /** @description The seat's number, from 0. */
                seat: components["parameters"]["Seat"];
            };
            cookie?: never;
        };
        get?: never;
        /** Bind a seat to your account */
        put: operations["bindSeat"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/players/me/seats/{gameId}/{seat}/token": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The game's id. */
                gameId: components["parameters"]["GameId"];
                /** @description The seat's number, from 0. */
                seat: components["parameters"]["Seat"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Get another token for your seat */
        post: operations["reissueSeat"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/players/me/ratings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read your ratings */
        get: operations["listOwnRatings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/ratings/{ruleset}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ruleset's name. */
                ruleset: components["parameters"]["Ruleset"];
            };
            cookie?: never;
        };
        /** List ratings */
        get: operations["listRatings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{gameId}/record": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The game's id. */
                gameId: components["parameters"]["GameId"];
            };
            cookie?: never;
        };
        /** Get a game's record */
        get: operations["getRecord"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/records": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Import a record */
        post: operations["importRecord"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{gameId}/forks": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The game's id. */
                gameId: components["parameters"]["GameId"];
            };
            cookie?: never;
        };
        /** List the public forks of a game */
        get: operations["listForks"];
        put?: never;
        /** Fork a game */
        post: operations["forkGame"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/replays/{replayId}/forks": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The replay's id. */
                replayId: components["parameters"]["ReplayId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Fork a replay */
        post: operations["forkReplay"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{gameId}/checkpoint": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The game's id. */
                gameId: components["parameters"]["GameId"];
            };
            cookie?: never;
        };
        /** Get the signed head */
        get: operations["getCheckpoint"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the public keys */
        get: operations["listKeys"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{gameId}/evidence": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The game's id. */
                gameId: components["parameters"]["GameId"];
            };
            cookie?: never;
        };
        /** Get evidence of a view */
        get: operations["getEvidence"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{gameId}/arbiter-reads": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The game's id. */
                gameId: components["parameters"]["GameId"];
            };
            cookie?: never;
        };
        /** List the arbiter's reads */
        get: operations["listArbiterReads"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{gameId}/rulings": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The game's id. */
                gameId: components["parameters"]["GameId"];
            };
            cookie?: never;
        };
        /** List the rulings */
        get: operations["listRulings"];
        put?: never;
        /** Make a ruling */
        post: operations["makeRuling"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{gameId}/replays": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The game's id. */
                gameId: components["parameters"]["GameId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Share a replay */
        post: operations["shareReplay"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/replays/{replayId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The replay's id. */
                replayId: components["parameters"]["ReplayId"];
            };
            cookie?: never;
        };
        /** Read a replay's description */
        get: operations["getReplay"];
        put?: never;
        post?: never;
        /** Revoke a replay */
        delete: operations["revokeReplay"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/replays/{replayId}/frames": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The replay's id. */
                replayId: components["parameters"]["ReplayId"];
            };
            cookie?: never;
        };
        /** Get a replay's frames */
        get: operations["getFrames"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/replays/{replayId}/studies": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The replay's id. */
                replayId: components["parameters"]["ReplayId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Start a study */
        post: operations["startStudy"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/studies/{studyId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The study's id. */
                studyId: components["parameters"]["StudyId"];
            };
            cookie?: never;
        };
        /** Read a study */
        get: operations["getStudy"];
        /** Change a study */
        put: operations["changeStudy"];
        post?: never;
        /** Delete a study */
        delete: operations["deleteStudy"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/studies/{studyId}/variations": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The study's id. */
                studyId: components["parameters"]["StudyId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add a variation */
        post: operations["addStudyVariation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/players/me/studies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List your studies */
        get: operations["listMyStudies"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{gameId}/card.png": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The game's id. */
                gameId: components["parameters"]["GameId"];
            };
            cookie?: never;
        };
        /** Get the poster of a table */
        get: operations["getTablePicture"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/replays/{replayId}/card.png": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The replay's id. */
                replayId: components["parameters"]["ReplayId"];
            };
            cookie?: never;
        };
        /** Get the poster of a replay */
        get: operations["getReplayPicture"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/oembed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Embed a replay, a table or a study */
        get: operations["getEmbedding"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Inspect your token */
        get: operations["getToken"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{gameId}/tokens": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The game's id. */
                gameId: components["parameters"]["GameId"];
            };
            cookie?: never;
        };
        /** List your tokens and links */
        get: operations["listTokens"];
        put?: never;
        /** Mint a weaker token */
        post: operations["mintToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tokens/{tokenId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The token's `id`, which is not the token itself. */
                tokenId: components["parameters"]["TokenId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Revoke a token or a link */
        delete: operations["revokeToken"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/docs/plain": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read the contract as a page */
        get: operations["getDocs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/problems/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The code of a problem. */
                code: components["parameters"]["Code"];
            };
            cookie?: never;
        };
        /** Read the meaning of a problem */
        get: operations["getProblemPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/healthz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Is the process alive? */
        get: operations["getHealth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/readyz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Can games be read and written? */
        get: operations["getReadiness"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/metrics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read the counters */
        get: operations["getMetrics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/openapi.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read the contract */
        get: operations["getContract"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/openapi/play.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read the contract for players */
        get: operations["getPlayContract"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/seeks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List seeks */
        get: operations["listSeeks"];
        put?: never;
        /** Make a seek */
        post: operations["makeSeek"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/seeks/{seekId}/join": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The seek's id. */
                seekId: components["parameters"]["SeekId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Join a seek */
        post: operations["joinSeek"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/seeks/{seekId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The seek's id. */
                seekId: components["parameters"]["SeekId"];
            };
            cookie?: never;
        };
        /** Keep your place, and get your seat */
        get: operations["getSeek"];
        put?: never;
        post?: never;
        /** Leave a seek */
        delete: operations["leaveSeek"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/players/me/tournaments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List your tournaments */
        get: operations["listMyTournaments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/players/me/entries/{tournamentId}/{entry}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The tournament's id. */
                tournamentId: components["parameters"]["TournamentId"];
                /** @description The entry's number. */
                entry: components["parameters"]["Entry"];
            };
            cookie?: never;
        };
        get?: never;
        /** Bind an entry to your account */
        put: operations["bindEntry"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tournaments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List tournaments */
        get: operations["listTournaments"];
        put?: never;
        /** Create a tournament */
        post: operations["createTournament"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tournaments/{tournamentId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The tournament's id. */
                tournamentId: components["parameters"]["TournamentId"];
            };
            cookie?: never;
        };
        /** Get a tournament */
        get: operations["getTournament"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Amend a tournament */
        patch: operations["amendTournament"];
        trace?: never;
    };
    "/v1/tournaments/{tournamentId}/consents": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The tournament's id. */
                tournamentId: components["parameters"]["TournamentId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Consent to other regulations */
        post: operations["makeConsent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tournaments/{tournamentId}/announcements": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The tournament's id. */
                tournamentId: components["parameters"]["TournamentId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make an announcement */
        post: operations["announce"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tournaments/{tournamentId}/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The tournament's id. */
                tournamentId: components["parameters"]["TournamentId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make the standings final */
        post: operations["confirmStandings"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tournaments/{tournamentId}/officials": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The tournament's id. */
                tournamentId: components["parameters"]["TournamentId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Grant an official */
        post: operations["grantOfficial"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tournaments/{tournamentId}/officials/{officialId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The tournament's id. */
                tournamentId: components["parameters"]["TournamentId"];
                /** @description The official's id. */
                officialId: components["parameters"]["OfficialId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Revoke an official */
        delete: operations["revokeOfficial"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tournaments/{tournamentId}/entries": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The tournament's id. */
                tournamentId: components["parameters"]["TournamentId"];
            };
            cookie?: never;
        };
        /** List entries */
        get: operations["listEntries"];
        put?: never;
        /** Enter a tournament */
        post: operations["makeEntries"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tournaments/{tournamentId}/entries/preview": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The tournament's id. */
                tournamentId: components["parameters"]["TournamentId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Preview entries */
        post: operations["previewEntries"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tournaments/{tournamentId}/entries/{entry}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The tournament's id. */
                tournamentId: components["parameters"]["TournamentId"];
                /** @description The entry's number. */
                entry: components["parameters"]["Entry"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change an entry */
        patch: operations["changeEntry"];
        trace?: never;
    };
    "/v1/tournaments/{tournamentId}/entries/{entry}/checkin": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The tournament's id. */
                tournamentId: components["parameters"]["TournamentId"];
                /** @description The entry's number. */
                entry: components["parameters"]["Entry"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Check in */
        post: operations["checkIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tournaments/{tournamentId}/entries/checkin": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The tournament's id. */
                tournamentId: components["parameters"]["TournamentId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Check many in */
        post: operations["checkAllIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tournaments/{tournamentId}/entries/{entry}/byes": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The tournament's id. */
                tournamentId: components["parameters"]["TournamentId"];
                /** @description The entry's number. */
                entry: components["parameters"]["Entry"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ask for a bye */
        post: operations["askBye"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tournaments/{tournamentId}/rounds/{round}/draft": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The tournament's id. */
                tournamentId: components["parameters"]["TournamentId"];
                /** @description The round's number, from 1. */
                round: components["parameters"]["Round"];
            };
            cookie?: never;
        };
        /** Get a draft */
        get: operations["getDraft"];
        /** Replace a draft */
        put: operations["stateDraft"];
        /** Draft a round */
        post: operations["makeDraft"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tournaments/{tournamentId}/rounds/{round}/publish": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The tournament's id. */
                tournamentId: components["parameters"]["TournamentId"];
                /** @description The round's number, from 1. */
                round: components["parameters"]["Round"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Publish a round */
        post: operations["publishRound"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tournaments/{tournamentId}/rounds/{round}/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The tournament's id. */
                tournamentId: components["parameters"]["TournamentId"];
                /** @description The round's number, from 1. */
                round: components["parameters"]["Round"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Withdraw a published round */
        post: operations["withdrawRound"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tournaments/{tournamentId}/rounds/{round}/close": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The tournament's id. */
                tournamentId: components["parameters"]["TournamentId"];
                /** @description The round's number, from 1. */
                round: components["parameters"]["Round"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Close a round */
        post: operations["closeRound"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tournaments/{tournamentId}/rounds/{round}/luck": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The tournament's id. */
                tournamentId: components["parameters"]["TournamentId"];
                /** @description The round's number, from 1. */
                round: components["parameters"]["Round"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Record a public throw */
        post: operations["speakLuck"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tournaments/{tournamentId}/rounds/{round}/lots": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The tournament's id. */
                tournamentId: components["parameters"]["TournamentId"];
                /** @description The round's number, from 1. */
                round: components["parameters"]["Round"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Draw a lot */
        post: operations["drawLot"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tournaments/{tournamentId}/rounds/{round}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The tournament's id. */
                tournamentId: components["parameters"]["TournamentId"];
                /** @description The round's number, from 1. */
                round: components["parameters"]["Round"];
            };
            cookie?: never;
        };
        /** Get a round */
        get: operations["getRound"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tournaments/{tournamentId}/rounds/{round}/progress": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The tournament's id. */
                tournamentId: components["parameters"]["TournamentId"];
                /** @description The round's number, from 1. */
                round: components["parameters"]["Round"];
            };
            cookie?: never;
        };
        /** Get the progress of a round's tables */
        get: operations["getProgress"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tournaments/{tournamentId}/rounds/{round}/tables": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The tournament's id. */
                tournamentId: components["parameters"]["TournamentId"];
                /** @description The round's number, from 1. */
                round: components["parameters"]["Round"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make a table of your own */
        post: operations["addTable"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tournaments/{tournamentId}/rounds/{round}/tables/{table}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The tournament's id. */
                tournamentId: components["parameters"]["TournamentId"];
                /** @description The round's number, from 1. */
                round: components["parameters"]["Round"];
                /** @description The table's number, from 1. */
                table: components["parameters"]["Table"];
            };
            cookie?: never;
        };
        /** Get a table */
        get: operations["getTable"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tournaments/{tournamentId}/exchanges": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The tournament's id. */
                tournamentId: components["parameters"]["TournamentId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Exchange a slip */
        post: operations["exchangeSlip"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tournaments/{tournamentId}/entries/{entry}/slip": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The tournament's id. */
                tournamentId: components["parameters"]["TournamentId"];
                /** @description The entry's number. */
                entry: components["parameters"]["Entry"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Give an entry another slip */
        post: operations["makeEntrySlip"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tournaments/{tournamentId}/officials/{officialId}/slip": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The tournament's id. */
                tournamentId: components["parameters"]["TournamentId"];
                /** @description The official's id. */
                officialId: components["parameters"]["OfficialId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Give an official another slip */
        post: operations["makeOfficialSlip"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tournaments/{tournamentId}/rounds/{round}/tables/{table}/rulings": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The tournament's id. */
                tournamentId: components["parameters"]["TournamentId"];
                /** @description The round's number, from 1. */
                round: components["parameters"]["Round"];
                /** @description The table's number, from 1. */
                table: components["parameters"]["Table"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Rule on a table */
        post: operations["ruleOnTable"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tournaments/{tournamentId}/rounds/{round}/tables/{table}/hands": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The tournament's id. */
                tournamentId: components["parameters"]["TournamentId"];
                /** @description The round's number, from 1. */
                round: components["parameters"]["Round"];
                /** @description The table's number, from 1. */
                table: components["parameters"]["Table"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Read the hidden state of a table */
        post: operations["readHands"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tournaments/{tournamentId}/penalties": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The tournament's id. */
                tournamentId: components["parameters"]["TournamentId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Penalise an entry */
        post: operations["penalise"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tournaments/{tournamentId}/rounds/{round}/tables/{table}/clock": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The tournament's id. */
                tournamentId: components["parameters"]["TournamentId"];
                /** @description The round's number, from 1. */
                round: components["parameters"]["Round"];
                /** @description The table's number, from 1. */
                table: components["parameters"]["Table"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Intervene at a running table */
        post: operations["actOnClock"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tournaments/{tournamentId}/appeals": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The tournament's id. */
                tournamentId: components["parameters"]["TournamentId"];
            };
            cookie?: never;
        };
        /** List rulings and appeals */
        get: operations["listDecisions"];
        put?: never;
        /** Appeal */
        post: operations["makeAppeal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tournaments/{tournamentId}/appeals/{appeal}/decision": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The tournament's id. */
                tournamentId: components["parameters"]["TournamentId"];
                /** @description The appeal's number, from 1. */
                appeal: components["parameters"]["Appeal"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Decide an appeal */
        post: operations["decideAppeal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tournaments/{tournamentId}/standings": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The tournament's id. */
                tournamentId: components["parameters"]["TournamentId"];
            };
            cookie?: never;
        };
        /** Get the standings */
        get: operations["getStandings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tournaments/{tournamentId}/facts": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The tournament's id. */
                tournamentId: components["parameters"]["TournamentId"];
            };
            cookie?: never;
        };
        /** Follow a tournament */
        get: operations["getTournamentFacts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tournaments/{tournamentId}/checkpoint": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The tournament's id. */
                tournamentId: components["parameters"]["TournamentId"];
            };
            cookie?: never;
        };
        /** Get the signed head of a tournament */
        get: operations["getTournamentCheckpoint"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tournaments/{tournamentId}/record": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The tournament's id. */
                tournamentId: components["parameters"]["TournamentId"];
            };
            cookie?: never;
        };
        /** Get a tournament's record */
        get: operations["getTournamentRecord"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tournaments/{tournamentId}/trf": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The tournament's id. */
                tournamentId: components["parameters"]["TournamentId"];
            };
            cookie?: never;
        };
        /** Export a tournament as TRF-16 */
        get: operations["getTrf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tournaments/{tournamentId}/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The tournament's id. */
                tournamentId: components["parameters"]["TournamentId"];
            };
            cookie?: never;
        };
        /** List your webhooks of a tournament */
        get: operations["listTournamentWebhooks"];
        put?: never;
        /** Register a webhook of a tournament */
        post: operations["createTournamentWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tournaments/{tournamentId}/webhooks/{webhookId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The tournament's id. */
                tournamentId: components["parameters"]["TournamentId"];
                /** @description The webhook's id. */
                webhookId: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        /** Read a webhook of a tournament */
        get: operations["getTournamentWebhook"];
        put?: never;
        post?: never;
        /** Delete a webhook of a tournament */
        delete: operations["deleteTournamentWebhook"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tournaments/{tournamentId}/webhooks/{webhookId}/secret": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The tournament's id. */
                tournamentId: components["parameters"]["TournamentId"];
                /** @description The webhook's id. */
                webhookId: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Rotate the secret of a tournament's webhook */
        post: operations["rotateTournamentWebhookSecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tournaments/{tournamentId}/webhooks/{webhookId}/ping": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The tournament's id. */
                tournamentId: components["parameters"]["TournamentId"];
                /** @description The webhook's id. */
                webhookId: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a ping to your receiver of a tournament */
        post: operations["pingTournamentWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tournaments/{tournamentId}/webhooks/{webhookId}/enable": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The tournament's id. */
                tournamentId: components["parameters"]["TournamentId"];
                /** @description The webhook's id. */
                webhookId: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Enable a webhook of a tournament, or retry now */
        post: operations["enableTournamentWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/series": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the standings of a series */
        get: operations["getSeries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description The installed rulesets. */
        RulesetPage: {
            /** @description The rulesets, by name. */
            items: components["schemas"]["RulesetSummary"][];
            /** @description The cursor of the next page, always null: the list is complete. */
            next: string | null;
        };
        /** @description A ruleset, in full. */
        Ruleset: {
            /** @description The ruleset's name. */
            name: string;
            /** @description The version of the ruleset's rules. */
            version: number;
            /** @description The game's title. */
            title: string;
            /** @description A description of the game in a sentence or two. */
            blurb: string;
            players: components["schemas"]["PlayerRange"];
            links: components["schemas"]["SelfLink"];
            /** @description The installed versions, ascending. New games use the last; a game keeps the version that it was created with. */
            versions: number[];
            /** @description The name of the automaton, a seat that the rules play. */
            automaton: string;
            /** @description The available bots. */
            bots: components["schemas"]["RulesetBot"][];
            /** @description The JSON Schema (2020-12) of the table options. */
            options_schema: Record<string, unknown>;
            /** @description The JSON Schema (2020-12) of stated deals. */
            deal_schema: Record<string, unknown>;
            /** @description The JSON Schema of a view's `table`. */
            table_schema: Record<string, unknown>;
            /** @description The JSON Schema of a view's `mind`, and of each of its `minds`. */
            mind_schema: Record<string, unknown>;
            /** @description The JSON Schema of a view's `house`. */
            house_schema: Record<string, unknown>;
            /** @description All commands; a view's `offers` list the legal ones. */
            commands: components["schemas"]["CommandKind"][];
            /** @description All events, including those common to all games. */
            events: components["schemas"]["EventKind"][];
            /** @description The game's components as data: boards, cards, charts, glossaries. Its members are the ruleset's own; empty if views and schemas suffice. A table's options may add components, which its views hold in `table.options`. */
            components: Record<string, unknown>;
            /** @description The kinds of cards and pieces in scenes, by name; empty if their names suffice. */
            kinds: {
                [key: string]: components["schemas"]["KindWords"];
            };
            /** @description Terms of the game, with their definitions. */
            terms: {
                [key: string]: components["schemas"]["TermWords"];
            };
            /** @description An introduction to the game: a primer, its options in sentences, and a lesson with a stated deal; null if the ruleset has none. */
            guide: components["schemas"]["RulesetGuide"] | null;
            /** @description The rules, in Markdown. */
            rules: string | null;
        };
        /** @description A new game, with its tokens and codes. */
        CreatedGame: {
            /** @description The game's id. */
            id: string;
            /** @description Version: position in the game's log, from 1. */
            version: number;
            /** @description Digest of the last event, which covers the log up to it. */
            digest: string;
            /** @description The game's card. Not with `Prefer: return=minimal`. */
            game?: components["schemas"]["GameCard"];
            /** @description The token, for the Authorization header, never for a URL. */
            organiser_token: string;
            /** @description The token, for the Authorization header, never for a URL. */
            arbiter_token?: string;
            /** @description The seats in playing order. */
            seats: components["schemas"]["CreatedSeat"][];
            /** @description A code for the next free seat, for one link to all seats; present if a seat waits for a person. */
            invitation_code?: string;
        };
        /** @description A page of games of the lobby. */
        GamePage: {
            /** @description The games of the page, newest first. */
            items: components["schemas"]["GameCard"][];
            /** @description The cursor of the next page. */
            next: string | null;
        };
        /** @description A game's public summary, without the state of the table. */
        GameCard: {
            /** @description The game's id. */
            id: string;
            ruleset: components["schemas"]["RulesetName"];
            /** @description The complete table options, defaults filled in. */
            options: Record<string, unknown>;
            /** @description Whether the lobby lists the game. */
            visibility: components["schemas"]["GameVisibility"];
            /** @description The game's status. */
            status: components["schemas"]["GameStatus"];
            /** @description Version: position in the game's log, from 1. */
            version: number;
            /** @description The seats in playing order. */
            seats: components["schemas"]["CardSeat"][];
            /** @description Number of seats that any caller may take now, without a code. */
            open_seats: number;
            spectators: components["schemas"]["SpectatorTerms"];
            /** @description Milliseconds from the opening of a decision to a bot's answer, or a multiple of them, independent of the bot's computing time. 0: as soon as the answer is computed. null: an older game whose log has no pace; its bots keep the service's. */
            pace_ms: number | null;
            deal: components["schemas"]["Deal"];
            /** @description Whether a seat may fork the running game from its own knowledge. */
            analysis: boolean;
            /** @description Whether the result counts for the ratings of the players at the table. */
            rated: boolean;
            /** @description Whether views with `words` include deductions from the seat's knowledge. */
            hints: boolean;
            /** @description Whether an arbiter's token exists, which may use every viewpoint. */
            has_arbiter: boolean;
            /** @description SHA-256 of the seed, which is revealed when the game is over. */
            seed_commitment: string;
            /** @description The randomness protocol before the deal; null in games dealt from their seed alone. */
            luck: components["schemas"]["PlannedLuck"] | null;
            clock?: components["schemas"]["PlannedClock"];
            /** @description The game that this game was forked from; null for a game that is no fork. */
            parent: components["schemas"]["Parent"] | null;
            /** @description The import of the game; null for a game that was played here. */
            imported: components["schemas"]["ImportNote"] | null;
            /** @description The place of the game in a tournament; null for a game outside tournaments. */
            tournament_table: components["schemas"]["TournamentPlace"] | null;
            /** @description The outcome of the game, rulings included; null while it runs or if it was aborted. */
            outcome: components["schemas"]["GameOutcome"] | null;
            /** @description The organiser's rulings, oldest first. */
            rulings: components["schemas"]["Ruling"][];
            links: components["schemas"]["GameLinks"];
        };
        /** @description The claimed seat, its token, and its view. */
        ClaimedSeat: {
            /** @description A seat's number: from 0, clockwise. */
            seat: number;
            /** @description The token, for the Authorization header, never for a URL. */
            token: string;
            /** @description The seat's view. */
            view: components["schemas"]["View"];
        };
        /** @description The following table of the same people. `made` for the organiser; `seat` and `token` for a seat's holder. */
        Successor: {
            /** @description Version: position in the game's log, from 1. */
            version: number;
            /** @description SHA-256 digest, hexadecimal. */
            digest: string;
            /** @description The game's id. */
            game: string;
            /** @description The answer of creating a game, for the organiser. */
            made?: components["schemas"]["CreatedGame"];
            /** @description A seat's number: from 0, clockwise. */
            seat?: number;
            /** @description The new seat's token, for the seat's holder. */
            token?: string;
        };
        /** @description The rematch of a game that has ended, for the game's tokens. */
        Rematch: {
            /** @description The rematch's id; null until it is opened. */
            game: string | null;
            /** @description The name, at the game before, of the person or bot for whom the seat is kept, by seat; null for an unnamed one. */
            names: (string | null)[];
            /** @description Your seat in the rematch; absent for the organiser. */
            seat?: number;
        };
        /** @description The randomness protocol after the request. */
        LuckResult: {
            /** @description Version: position in the game's log, from 1. */
            version: number;
            /** @description SHA-256 digest, hexadecimal. */
            digest: string;
            /** @description The randomness protocol, as in the view. */
            luck: components["schemas"]["Luck"] | null;
        };
        /** @description The game's state as one audience may see it. */
        View: {
            /** @description Sentences that help this seat to answer its question, with `words` only. */
            advice?: components["schemas"]["AdviceWords"][];
            /** @description The question to this seat, with `words` only; null without a decision. */
            asked?: components["schemas"]["AskedWords"] | null;
            /** @description The table's clock; absent without one. */
            clock?: components["schemas"]["TableClock"];
            /** @description The dangers that end the game badly, and their progress, with `words` only. */
            danger?: components["schemas"]["DangerWords"][];
            /** @description The decision that this seat owes; null for none. */
            decision: components["schemas"]["OwnDecision"] | null;
            /** @description The open decisions of all seats. */
            decisions: components["schemas"]["OpenDecision"][];
            /** @description Version of the format of views, which rises when their content or text changes. */
            format: number;
            /** @description The game's id. */
            game: string;
            /** @description The goals of the game, with `words` only. */
            goal?: components["schemas"]["GoalWords"][];
            /** @description Deductions from this seat's knowledge, with `words` only, at a table with hints. */
            hints?: components["schemas"]["HintWords"][];
            /** @description The state that no seat knows, with the viewpoint `all` only. */
            house?: Record<string, unknown>;
            /** @description The randomness protocol before the deal; null in games dealt from their seed alone. */
            luck: components["schemas"]["Luck"] | null;
            /** @description The seat's knowledge beyond the table. */
            mind: Record<string, unknown> | null;
            /** @description The knowledge of each seat, with the viewpoint `all` only. */
            minds?: Record<string, unknown>[];
            /** @description The seat's legal commands. Without a decision: commands that are legal nevertheless, such as marking a board; usually empty. */
            offers: components["schemas"]["Offer"][];
            /** @description The outcome of the game, rulings included; null while it runs or if it was aborted. */
            outcome: components["schemas"]["GameOutcome"] | null;
            pause?: components["schemas"]["TablePause"];
            ruleset: components["schemas"]["RulesetName"];
            /** @description The organiser's rulings, oldest first. */
            rulings: components["schemas"]["Ruling"][];
            /** @description The zones and their things, to draw the table, with `words` only. */
            scene?: components["schemas"]["Scene"];
            /** @description The game's status. */
            status: components["schemas"]["GameStatus"];
            /** @description The public state, in the ruleset's own terms; null until the deal. */
            table: Record<string, unknown> | null;
            /** @description The view as plain text. */
            text: string;
            /** @description Version: position in the game's log, from 1. */
            version: number;
            /** @description Viewpoint: `seat:<number>`, `public`, or `all`. */
            viewpoint: string;
            /** @description The answers to this seat's decision that cannot be given now, each with its reason, with `words` only. */
            withheld?: components["schemas"]["Withheld"][];
            /**
             * Format: date-time
             * @description The service's clock at this answer, to count deadlines by.
             */
            server_time: string;
        };
        /** @description The events of a command, and the view after them. */
        CommandResult: {
            /** @description Version: position in the game's log, from 1. */
            version: number;
            /** @description Digest of the last event, which covers the log up to it. */
            digest: string;
            /** @description The events as this seat may know them. Not with `Prefer: return=minimal`. */
            events?: components["schemas"]["Event"][];
            /** @description The view after the events. Not with `Prefer: return=minimal`. */
            view?: components["schemas"]["View"];
        };
        /** @description A command that was checked. */
        CommandCheck: {
            /** @description Whether the command would be accepted, always true: a refusal is a problem. */
            accepted: boolean;
            /** @description The label of the command's button. */
            title: string;
            /** @description The command's effect, in a sentence. */
            consequence: string;
            /** @description Whether to ask for confirmation before the command is sent. */
            grave: boolean;
        };
        /** @description A page of a game's events, with the information that one audience may have. */
        EventPage: {
            /** @description The events of the page by version, oldest first. */
            events: components["schemas"]["Event"][];
            /** @description The value of `after` in the request. */
            after: number;
            /** @description The last version that this audience may read now. */
            head: number;
        };
        /** @description The chat of a table. */
        Chat: {
            /** @description The chat's mode: `off`: no one may write; `players`: the table may; `all`: also spectators, in a scope of their own. */
            mode: components["schemas"]["ChatMode"];
            /** @description Scopes that this token may read. */
            reads: components["schemas"]["ChatReadsItem"][];
            /** @description Scopes that this token may write in now. */
            writes: components["schemas"]["ChatWritesItem"][];
        };
        /** @description A spectator with a name, and their token, which writes and reads in the scope `spectators` and allows nothing else. */
        CreatedGuest: {
            /** @description The guest's id, which distinguishes guests with the same name. */
            id: string;
            /** @description The guest's name. */
            name: string;
            /** @description The token, for the Authorization header, never for a URL. */
            token: string;
        };
        /** @description The sent message in the form for readers, and its scope. */
        CreatedChatMessage: {
            /** @description Position of the message in its scope, from 1. */
            number: number;
            /**
             * Format: date-time
             * @description Time in UTC (RFC 3339).
             */
            at: string;
            author: components["schemas"]["ChatAuthor"];
            /** @description The text, one line of plain text; null for an emote. */
            text: string | null;
            /** @description The emote, one of a fixed set; null for a text. */
            emote: components["schemas"]["ChatEmote"] | null;
            /** @description Numbers of earlier messages that must no longer be shown; usually empty. */
            removed: number[];
            /** @description The scope of messages. */
            scope: components["schemas"]["ChatScope"];
        };
        /** @description A page of messages. */
        ChatPage: {
            /** @description The messages, the lowest number first. */
            messages: components["schemas"]["ChatMessage"][];
            /** @description The value of `after` for the next page. */
            next: number;
        };
        /** @description The presence of each seat. */
        Presence: {
            /** @description The presence of each seat, bots and free seats included, by seat. */
            items: components["schemas"]["SeatPresence"][];
            /** @description The cursor of the next page, always null: the list is complete. */
            next: string | null;
        };
        /** @description A reminder, and the earliest time of the next one. */
        SeatReminder: {
            /** @description A seat's number: from 0, clockwise. */
            seat: number;
            /**
             * Format: date-time
             * @description Time in UTC (RFC 3339).
             */
            at: string;
            /**
             * Format: date-time
             * @description The earliest time of the next reminder, in UTC (RFC 3339).
             */
            again_at: string;
        };
        /** @description Authors whose messages are left out for you. */
        ChatBlocks: {
            /** @description The blocked authors, by name. */
            items: components["schemas"]["ChatBlock"][];
            /** @description The cursor of the next page, always null: the list is complete. */
            next: string | null;
        };
        /** @description An author whose messages are left out for you. */
        ChatBlock: {
            /** @description The author: `seat-2`, or `guest-` and a guest's id. */
            author: string;
        };
        /** @description A report, for its reporter. */
        CreatedReport: {
            /** @description The report's id. */
            id: string;
            /**
             * Format: date-time
             * @description Time in UTC (RFC 3339).
             */
            at: string;
            subject: components["schemas"]["ModerationSubject"];
            /** @description The ground of the report. */
            ground: components["schemas"]["ReportGround"];
        };
        /** @description A page of reports. */
        ReportPage: {
            /** @description The reports of the page, newest first. */
            items: components["schemas"]["Report"][];
            /** @description The cursor of the next page. */
            next: string | null;
        };
        /** @description An act of a moderator. */
        ModerationAct: {
            /** @description The act's id. */
            id: string;
            /**
             * Format: date-time
             * @description Time in UTC (RFC 3339).
             */
            at: string;
            /** @description The moderator's name. */
            moderator: string;
            /** @description The kind of act. */
            act: components["schemas"]["ModerationActAct"];
            subject: components["schemas"]["ModerationSubject"];
            /** @description The reason; null once the person was forgotten. */
            reason: string | null;
            /**
             * Format: date-time
             * @description Time at which a suspension ends, in UTC (RFC 3339); null: when it is lifted.
             */
            until: string | null;
            /** @description The ids of the reports that the act closed. */
            reports: string[];
        };
        /** @description A page of the log of moderation. */
        ModerationActPage: {
            /** @description The acts of the page, newest first. */
            items: components["schemas"]["ModerationAct"][];
            /** @description The cursor of the next page. */
            next: string | null;
        };
        /** @description A new inbox, and its token. */
        CreatedInbox: {
            /** @description The token, for the Authorization header, never for a URL. */
            inbox_token: string;
            /** @description The inbox's seats. */
            seats: components["schemas"]["InboxSeat"][];
        };
        /** @description A page of an inbox. */
        InboxPage: {
            /** @description The items of the page by game and seat, oldest first. */
            items: components["schemas"]["InboxItem"][];
            /** @description Position after this item, for `after`. */
            next: string;
        };
        /** @description The seats of an inbox. */
        InboxSeats: {
            /** @description The seats, by game and seat. */
            items: components["schemas"]["InboxSeat"][];
            /** @description The cursor of the next page, always null: the list is complete. */
            next: string | null;
        };
        /** @description A seat of an inbox. */
        InboxSeat: {
            /** @description The game's id. */
            game: string;
            /** @description A seat's number: from 0, clockwise. */
            seat: number;
        };
        /** @description The game after an intervention. */
        InterventionResult: {
            /** @description Version: position in the game's log, from 1. */
            version: number;
            /** @description SHA-256 digest, hexadecimal. */
            digest: string;
            game: components["schemas"]["GameCard"];
            /** @description The seat's slip, with `reissue` and `substitute`, shown once: a device exchanges it for the seat's token at `POST /v1/games/{gameId}/exchanges`. */
            slip?: string;
        };
        /** @description The token of the device that exchanged a seat's slip. */
        SeatSlipToken: {
            /** @description Version: position in the game's log, from 1. */
            version: number;
            /** @description SHA-256 digest, hexadecimal. */
            digest: string;
            /** @description The game's id. */
            game: string;
            /** @description A seat's number: from 0, clockwise. */
            seat: number;
            /** @description The seat's token, which this device keeps. */
            token: string;
        };
        /** @description A webhook with its new secret. */
        CreatedWebhook: {
            /** @description The webhook's id. */
            id: string;
            /** @description Your receiver's URL. */
            url: string;
            /** @description The state of the webhook: `pending` until the receiver has answered a challenge. */
            state: components["schemas"]["WebhookState"];
            /** @description The reason why the webhook is disabled: no challenge was answered; all retries of a message failed; your receiver answered 410. */
            reason: components["schemas"]["WebhookReason"] | null;
            /**
             * Format: date-time
             * @description Time at which the webhook was registered, in UTC (RFC 3339).
             */
            created: string;
            /** @description Number of attempts that failed in a row. */
            failures: number;
            /**
             * Format: date-time
             * @description Time of the next retry, before which only pings are sent; null if none is due.
             */
            retry_at: string | null;
            /**
             * Format: date-time
             * @description Time until which the previous secret signs too.
             */
            old_secret_until: string | null;
            /** @description The secret that signs every POST. Shown once. */
            secret: string;
        };
        /** @description The webhooks of an inbox, or of a token at a tournament. */
        Webhooks: {
            /** @description The webhooks, oldest first. */
            items: components["schemas"]["Webhook"][];
            /** @description The cursor of the next page, always null: the list is complete. */
            next: string | null;
        };
        /** @description A webhook, with its recent attempts and dead letters. */
        WebhookDetail: {
            /** @description The webhook's id. */
            id: string;
            /** @description Your receiver's URL. */
            url: string;
            /** @description The state of the webhook: `pending` until the receiver has answered a challenge. */
            state: components["schemas"]["WebhookState"];
            /** @description The reason why the webhook is disabled: no challenge was answered; all retries of a message failed; your receiver answered 410. */
            reason: components["schemas"]["WebhookReason"] | null;
            /**
             * Format: date-time
             * @description Time at which the webhook was registered, in UTC (RFC 3339).
             */
            created: string;
            /** @description Number of attempts that failed in a row. */
            failures: number;
            /**
             * Format: date-time
             * @description Time of the next retry, before which only pings are sent; null if none is due.
             */
            retry_at: string | null;
            /**
             * Format: date-time
             * @description Time until which the previous secret signs too.
             */
            old_secret_until: string | null;
            /** @description The last 10 attempts, newest first. */
            attempts: components["schemas"]["WebhookAttempt"][];
            /** @description The last 20 dead letters, newest first. */
            dead_letters: components["schemas"]["WebhookDeadLetter"][];
        };
        /** @description A webhook's new secret. */
        WebhookSecret: {
            /** @description The webhook's id. */
            id: string;
            /** @description The secret that signs every POST. Shown once. */
            secret: string;
        };
        /** @description A ping that is sent. */
        WebhookPing: {
            /** @description The message's id, the same in every attempt; for an item of the inbox, its `id` there. */
            id: string;
        };
        /** @description A webhook of an inbox or a tournament. */
        Webhook: {
            /** @description The webhook's id. */
            id: string;
            /** @description Your receiver's URL. */
            url: string;
            /** @description The state of the webhook: `pending` until the receiver has answered a challenge. */
            state: components["schemas"]["WebhookState"];
            /** @description The reason why the webhook is disabled: no challenge was answered; all retries of a message failed; your receiver answered 410. */
            reason: components["schemas"]["WebhookReason"] | null;
            /**
             * Format: date-time
             * @description Time at which the webhook was registered, in UTC (RFC 3339).
             */
            created: string;
            /** @description Number of attempts that failed in a row. */
            failures: number;
            /**
             * Format: date-time
             * @description Time of the next retry, before which only pings are sent; null if none is due.
             */
            retry_at: string | null;
            /**
             * Format: date-time
             * @description Time until which the previous secret signs too.
             */
            old_secret_until: string | null;
        };
        /** @description The key that browsers subscribe with. */
        PushKey: {
            /** @description The `applicationServerKey` of `pushManager.subscribe`: a point of P-256 in base64url. */
            public_key: string;
        };
        /** @description A push subscription of an inbox. */
        PushSubscription: {
            /** @description The subscription's id, the same for the same endpoint. */
            id: string;
            /** @description The push service's URL for this subscription. */
            endpoint: string;
            /** @description The state of the subscription: `disabled` if all retries of a message failed. */
            state: components["schemas"]["PushSubscriptionState"];
            /**
             * Format: date-time
             * @description Time at which the subscription was first stored, in UTC (RFC 3339).
             */
            created: string;
            /** @description Number of deliveries that failed in a row. */
            failures: number;
        };
        /** @description The push subscriptions of an inbox. */
        PushSubscriptions: {
            /** @description The subscriptions, oldest first. */
            items: components["schemas"]["PushSubscription"][];
            /** @description The cursor of the next page, always null: the list is complete. */
            next: string | null;
        };
        /** @description A push subscription, with its recent attempts. */
        PushSubscriptionDetail: {
            /** @description The subscription's id, the same for the same endpoint. */
            id: string;
            /** @description The push service's URL for this subscription. */
            endpoint: string;
            /** @description The state of the subscription: `disabled` if all retries of a message failed. */
            state: components["schemas"]["PushSubscriptionState"];
            /**
             * Format: date-time
             * @description Time at which the subscription was first stored, in UTC (RFC 3339).
             */
            created: string;
            /** @description Number of deliveries that failed in a row. */
            failures: number;
            /** @description The last 10 attempts, newest first. */
            attempts: components["schemas"]["WebhookAttempt"][];
        };
        /** @description The mail address of an inbox. */
        MailAddress: {
            /** @description The mail address. */
            address: string;
            /** @description The least time between two mails, in minutes. */
            every_minutes: number;
            /** @description The state of the address: `pending` until it is confirmed; `disabled` if the mail server accepts no mail for it. */
            state: components["schemas"]["WebhookState"];
            /**
             * Format: date-time
             * @description Time at which the address was registered, in UTC (RFC 3339).
             */
            created: string;
            /** @description Number of deliveries that failed in a row. */
            failures: number;
        };
        /** @description The player, a token of this device, and a new recovery code. */
        PlayerSecrets: {
            player: components["schemas"]["Player"];
            /** @description The token, for the Authorization header, never for a URL. */
            token: string;
            /** @description The recovery code, which signs the player in when every device is lost. Works once; shown once: keep it on paper. */
            recovery_code: string;
        };
        /** @description The player, and a token of this device. */
        PlayerSignIn: {
            player: components["schemas"]["Player"];
            /** @description The token, for the Authorization header, never for a URL. */
            token: string;
        };
        /** @description A player's account, visible to the player only. */
        Player: {
            /** @description The player's id, which grants no access. */
            id: string;
            /** @description The player's name. */
            name: string;
            /**
             * Format: date-time
             * @description Time at which the player was registered, in UTC (RFC 3339).
             */
            registered: string;
            /** @description The player's consents. */
            consents: string[];
        };
        /** @description A player's public profile. */
        PlayerProfile: {
            /** @description The player's id, which grants no access. */
            id: string;
            /** @description The player's name. */
            name: string;
        };
        /** @description The credentials of the player's account. */
        CredentialPage: {
            /** @description The credentials, oldest first. */
            items: components["schemas"]["Credential"][];
            /** @description The cursor of the next page, always null: the list is complete. */
            next: string | null;
        };
        /** @description A new recovery code. */
        RecoveryCode: {
            player: components["schemas"]["Player"];
            /** @description The recovery code, which signs the player in when every device is lost. Works once; shown once: keep it on paper. */
            recovery_code: string;
        };
        /** @description A link for one other device. */
        PlayerLink: {
            /** @description The link for the other device, as text or as a QR code. */
            link: string;
            /**
             * Format: date-time
             * @description Time at which the link expires, in UTC (RFC 3339).
             */
            expires: string;
        };
        /** @description Options for `PublicKeyCredential.parseRequestOptionsFromJSON`. */
        PasskeyChallenge: {
            /** @description Random bytes in base64url, valid for five minutes and one answer. */
            challenge: string;
            /** @description The host name of the passkey's site. */
            rpId: string;
            /** @description Validity of the challenge in milliseconds. */
            timeout: number;
            /** @description The allowed passkeys; empty: any passkey of this site. */
            allowCredentials: components["schemas"]["PasskeyReference"][];
            /**
             * @description The required verification of the authenticator's owner, by PIN, fingerprint or face.
             * @constant
             */
            userVerification: "required";
        };
        /** @description Options for `PublicKeyCredential.parseCreationOptionsFromJSON`. */
        PasskeyCreation: {
            rp: components["schemas"]["PasskeySite"];
            user: components["schemas"]["PasskeyUser"];
            /** @description Random bytes in base64url, valid for five minutes and one answer. */
            challenge: string;
            /** @description Signature algorithms that are accepted, best first. */
            pubKeyCredParams: components["schemas"]["PasskeyAlgorithm"][];
            /** @description Validity of the challenge in milliseconds. */
            timeout: number;
            /** @description The player's passkeys, so that no authenticator makes a second one. */
            excludeCredentials: components["schemas"]["PasskeyReference"][];
            authenticatorSelection: components["schemas"]["PasskeySelection"];
            /**
             * @description The preference for attestation: none of the authenticator's maker is requested.
             * @constant
             */
            attestation: "none";
        };
        /** @description A credential of the player's account. */
        Credential: {
            /** @description The credential's id, which grants no access. */
            id: string;
            /** @description The kind of credential: the token of a device, the recovery code, a link to another device, a passkey, or an account at another site. */
            kind: components["schemas"]["CredentialKind"];
            /**
             * Format: date-time
             * @description Time at which the credential was made, in UTC (RFC 3339).
             */
            added: string;
            /**
             * Format: date-time
             * @description Time at which the credential expires, in UTC (RFC 3339); null: never.
             */
            expires: string | null;
            /** @description Whether the credential is the token of this request. */
            current: boolean;
        };
        /** @description The provider's sign-in page, and values that the browser keeps meanwhile. */
        OidcAuthorization: {
            /** @description The provider's page; it redirects to `/me` of this installation, with `code` and `state`. */
            url: string;
            /** @description The value that `state` of the redirect must have. */
            state: string;
            /** @description A secret for this browser alone, valid for ten minutes. */
            flow: string;
        };
        /** @description An account at the other site, as a pseudonym that only this installation can read. */
        OidcIdentity: {
            /** @description The identity, valid for ten minutes and one use. */
            identity: string;
            /** @description Whether a player signs in by this identity. */
            registered: boolean;
        };
        /** @description A page of the player's games. */
        MyGamePage: {
            /** @description The player's games, running ones first; each group by time of binding, latest first. */
            items: components["schemas"]["MyGame"][];
            /** @description The cursor of the next page. */
            next: string | null;
        };
        /** @description A seat that the player holds. */
        PlayerSeat: {
            /** @description The game's id. */
            game: string;
            /** @description A seat's number: from 0, clockwise. */
            seat: number;
        };
        /** @description A seat that the player holds, with its new token. */
        PlayerSeatToken: {
            /** @description Version: position in the game's log, from 1. */
            version: number;
            /** @description SHA-256 digest, hexadecimal. */
            digest: string;
            /** @description The game's id. */
            game: string;
            /** @description A seat's number: from 0, clockwise. */
            seat: number;
            /** @description The token, for the Authorization header, never for a URL. */
            token: string;
        };
        /** @description The player's ratings. */
        OwnRatingPage: {
            /** @description The ratings, by game and number of people. */
            items: components["schemas"]["OwnRating"][];
            /** @description The cursor of the next page, always null: the list is complete. */
            next: string | null;
        };
        /** @description A page of a list of ratings. */
        RatingPage: {
            /** @description The ratings of the page, the highest first. */
            items: components["schemas"]["ListedRating"][];
            /** @description The cursor of the next page. */
            next: string | null;
            /** @description The ratings of the tasks, by name; empty for competitive games. */
            tasks: components["schemas"]["TaskRating"][];
        };
        /** @description An imported game. */
        ImportedGame: {
            game: components["schemas"]["GameCard"];
            /** @description The token, for the Authorization header, never for a URL. */
            removal_token?: string;
        };
        /** @description The signed head of a game. */
        Checkpoint: {
            /** @description The game's id. */
            game: string;
            /** @description Version: position in the game's log, from 1. */
            version: number;
            /** @description Digest of the event of this version. */
            digest: string;
            /** @description Id of a signing key: the first 16 hexadecimal digits of the SHA-256 of its 32 bytes. */
            key: string;
            /** @description The signature: Ed25519, base64. */
            signature: string;
        };
        /** @description The public keys of this installation. */
        SigningKeyPage: {
            /** @description The keys, newest first. */
            items: components["schemas"]["SigningKey"][];
            /** @description The cursor of the next page, always null: the list is complete. */
            next: string | null;
        };
        /** @description A signed statement of the view that an audience was shown. */
        Evidence: {
            /** @description The game's id. */
            game: string;
            /** @description Viewpoint: `seat:<number>`, `public`, or `all`. */
            viewpoint: string;
            /** @description Version: position in the game's log, from 1. */
            version: number;
            /** @description Digest of the event of this version. */
            digest: string;
            /** @description SHA-256 of the bytes of the view, hexadecimal. */
            view_sha256: string;
            /** @description Id of a signing key: the first 16 hexadecimal digits of the SHA-256 of its 32 bytes. */
            key: string;
            /** @description The signature: Ed25519, base64. */
            signature: string;
        };
        /** @description A page of an arbiter's reads. */
        ArbiterReadPage: {
            /** @description The reads of the page by version, lowest first. */
            items: components["schemas"]["ArbiterRead"][];
            /** @description The cursor of the next page. */
            next: string | null;
        };
        /** @description A ruling, and the game after it. */
        RulingResult: {
            ruling: components["schemas"]["DatedRuling"];
            game: components["schemas"]["GameCard"];
        };
        /** @description All rulings on a game. */
        RulingPage: {
            /** @description The rulings, oldest first. */
            items: components["schemas"]["DatedRuling"][];
            /** @description The cursor of the next page, always null: the list is complete. */
            next: string | null;
        };
        /** @description A link to a replay. */
        CreatedReplay: {
            /** @description The replay's id, which suffices to read it and does not reveal its game. */
            id: string;
            /** @description Address of the page that shows the replay. */
            url: string;
        };
        /** @description A replay's description. */
        Replay: {
            /** @description The replay's id, which suffices to read it and does not reveal its game. */
            id: string;
            /** @description Address of the page that shows the replay. */
            url: string;
            ruleset: components["schemas"]["RulesetName"];
            /** @description The game's title. */
            title: string;
            /** @description Viewpoint: `seat:<number>`, `public`, or `all`. */
            viewpoint: string;
            /** @description Version: position in the game's log, from 1. */
            from: number;
            /** @description The last version; null if spoilers hide it. */
            to: number | null;
            /** @description Number of frames; null if spoilers hide it. */
            length: number | null;
            /** @description Information that is revealed in advance. */
            spoilers: components["schemas"]["ReplaySpoilers"];
            /** @description Whether seats' names are shown. */
            names: components["schemas"]["ReplayNames"];
            /**
             * Format: date-time
             * @description Time at which the link expires, in UTC (RFC 3339); null: never.
             */
            expires: string | null;
            /** @description The seats in playing order. */
            seats: components["schemas"]["ReplaySeat"][];
            /** @description The outcome at the last version; null if spoilers hide it. */
            outcome: components["schemas"]["GameOutcome"] | null;
            /** @description The viewpoints that the link allows, its own first. A link that shows everything allows every viewpoint. */
            viewpoints: components["schemas"]["ReplayViewpoint"][];
            /** @description The game's id, if the link shows all of it and the lobby lists it; else null. */
            game: string | null;
            /** @description The place of the game in a tournament, if names are shown and the table is public; else null. */
            tournament_table: components["schemas"]["TournamentPlace"] | null;
            links: components["schemas"]["ReplayLinks"];
        };
        /** @description A page of frames. */
        ReplayFramePage: {
            /** @description The frames of the page by version, oldest first. */
            items: components["schemas"]["ReplayFrame"][];
            /** @description The value of `from` for the next page. */
            next: string | null;
        };
        /** @description A new study. */
        CreatedStudy: {
            study: components["schemas"]["Study"];
            /** @description The token that changes and deletes the study. Shown here and to a repeated request. */
            token: string;
        };
        /** @description Notes on a replay, and variations. */
        Study: {
            /** @description The study's id, which suffices to read it. */
            id: string;
            /** @description Address of the page that shows the study. */
            url: string;
            /** @description The study's title. */
            title: string;
            /** @description Version of the study, which rises with each change, for `If-Match`. */
            version: number;
            /**
             * Format: date-time
             * @description Time at which the study was started, in UTC (RFC 3339).
             */
            made: string;
            /**
             * Format: date-time
             * @description Time at which the study was changed last, in UTC (RFC 3339).
             */
            changed: string;
            /**
             * Format: date-time
             * @description Time at which the study is deleted unless it is changed earlier, in UTC (RFC 3339).
             */
            expires: string;
            replay: components["schemas"]["Replay"];
            /** @description The notes by version; notes of one version in the author's order. */
            notes: components["schemas"]["StudyNote"][];
            /** @description The variations, in the author's order. */
            variations: components["schemas"]["StudyVariation"][];
            links: components["schemas"]["StudyLinks"];
        };
        /** @description A new variation. */
        CreatedStudyVariation: {
            study: components["schemas"]["Study"];
            fork: components["schemas"]["CreatedGame"];
        };
        /** @description A page of studies. */
        StudyPage: {
            /** @description The studies of the page, newest first. */
            items: components["schemas"]["StudySummary"][];
            /** @description The cursor of the next page. */
            next: string | null;
        };
        /** @description The embedding of a page (oEmbed 1.0). */
        PageEmbed: {
            /** @description The type of embedding: `rich`: as a frame; `link`: by its title. */
            type: components["schemas"]["PageEmbedType"];
            /**
             * @description The version of oEmbed.
             * @constant
             */
            version: "1.0";
            /** @description The page's title. */
            title: string;
            /** @description The name of this service. */
            provider_name: string;
            /** @description Address of this service. */
            provider_url: string;
            /** @description Seconds for which this answer may be cached. */
            cache_age: number;
            /** @description The HTML of the frame, for type `rich`. */
            html?: string;
            /** @description Size in pixels. */
            width?: number;
            /** @description Size in pixels. */
            height?: number;
            /** @description URL of a picture, if it fits the requested size. */
            thumbnail_url?: string;
            /** @description Size in pixels. */
            thumbnail_width?: number;
            /** @description Size in pixels. */
            thumbnail_height?: number;
        };
        /** @description A token's game, scope and seat. */
        Token: {
            /** @description The token's id, which grants no access. */
            id: string;
            /** @description The game's id. */
            game: string;
            /** @description The scope of a token. */
            scope: components["schemas"]["TokenScope"];
            /** @description The token's seat; null for none. */
            seat: number | null;
        };
        /** @description A new token, which is shown once. */
        CreatedToken: {
            /** @description The token's id, which grants no access. */
            id: string;
            /** @description The game's id. */
            game: string;
            /** @description The scope of a token. */
            scope: components["schemas"]["TokenScope"];
            /** @description The token's seat; null for none. */
            seat: number | null;
            /** @description The token, for the Authorization header, never for a URL. */
            token: string;
        };
        /** @description A page of the tokens and links that the caller may revoke. */
        AccessGrantPage: {
            /** @description The tokens and links of the page, by `id`. */
            items: components["schemas"]["AccessGrant"][];
            /** @description The cursor of the next page. */
            next: string | null;
        };
        /** @description The answer of a process that is alive. */
        Health: {
            /**
             * @description The state of the process, always `ok`: an unhealthy process does not answer.
             * @constant
             */
            status: "ok";
        };
        /** @description The state of the service, if games can be read and written. */
        Readiness: {
            /** @description The state of the service: `ok` if all is well; `degraded` if people can play, but a part is late. */
            status: components["schemas"]["ReadinessStatus"];
            /**
             * @description The state of the store, always `ok`: without its store the service answers with a problem.
             * @constant
             */
            store: "ok";
            /** @description Whether the jobs server answers; without it, people can play, bots cannot. */
            jobs: components["schemas"]["ReadinessJobs"];
            /** @description The state of bots' turns: `late` if a bot's turn has been due for more than 30 s. */
            automation: components["schemas"]["ReadinessAutomation"];
            /** @description The state of the lobby: `late` if it is more than 30 s behind the feeds. */
            lobby: components["schemas"]["ReadinessLobby"];
            /** @description The state of revealed seeds: `missing` if a game has been over for a minute and its seed was not revealed. */
            reveals: components["schemas"]["ReadinessReveals"];
            /** @description The state of the log of games: `late` if a head has waited for more than a minute to be logged; `none` without a log. */
            games_log: components["schemas"]["ReadinessGamesLog"];
        };
        /** @description A place at a seek, and the seat once the table is open. */
        SeekPlace: {
            seek: components["schemas"]["Seek"];
            /** @description The token of this place. */
            token: string;
            /** @description The table's game; null until the table is open. */
            game: string | null;
            /** @description Your seat; null until the table is open. */
            seat: number | null;
            /** @description The seat's token; null until the table is open. */
            seat_token: string | null;
        };
        /** @description All open seeks. */
        SeekPage: {
            /** @description The seeks, oldest first. */
            items: components["schemas"]["Seek"][];
            /** @description The cursor of the next page, always null: the list is complete. */
            next: string | null;
        };
        /** @description A page of the player's tournaments. */
        MyTournamentPage: {
            /** @description The tournaments of the page, newest first. */
            items: components["schemas"]["MyTournament"][];
            /** @description The cursor of the next page. */
            next: string | null;
        };
        /** @description An entry of a tournament that the player has. */
        PlayerEntry: {
            /** @description The tournament's id. */
            tournament: string;
            /** @description The entry's number, never used again. */
            entry: number;
            /** @description Index of the player among the entry's persons, from 0. */
            member: number;
        };
        /** @description A new tournament. */
        CreatedTournament: {
            /** @description Version: position in the tournament's log. */
            version: number;
            /** @description Digest of the last fact, which covers the log up to it. */
            digest: string;
            tournament: components["schemas"]["Tournament"];
            /** @description The organiser's token, shown once. */
            token: string;
        };
        /** @description Tournaments, newest first. */
        TournamentPage: {
            /** @description The items of this page. */
            items: components["schemas"]["TournamentSummary"][];
            /** @description The cursor of the next page; null on the last page. */
            next: string | null;
        };
        /** @description A tournament, with its regulations. */
        Tournament: {
            /** @description The tournament's id. */
            id: string;
            /** @description The tournament's title. */
            title: string;
            /** @description The tournament's status. */
            status: components["schemas"]["TournamentStatus"];
            /** @description Whether people may enter themselves. */
            is_entering: boolean;
            /** @description The ruleset's name. */
            ruleset: string;
            /** @description The preset that the tournament's regulations started from. */
            preset: components["schemas"]["TournamentPreset"];
            /** @description Number of rounds that are planned. */
            rounds: number;
            /** @description Number of closed rounds. */
            closed_rounds: number;
            /** @description Number of entries that take part. */
            entries: number;
            /**
             * Format: date-time
             * @description Time at which the tournament was created, in UTC (RFC 3339).
             */
            created_at: string;
            /** @description Version: position in the tournament's log. */
            version: number;
            /** @description Digest of the last fact, which covers the log up to it. */
            digest: string;
            location: components["schemas"]["TournamentLocation"];
            /** @description Commitment to the seed of all luck, which is revealed at the end. */
            commitment: string;
            /** @description The complete regulations. */
            regulations: Record<string, unknown>;
            /** @description The version of the regulations, for `If-Match`. */
            regulated: number;
            /** @description The last version that can change standings, for `If-Match`. */
            scored: number;
            /** @description Number of the first round that is not published. */
            next_round: number;
            /** @description States of the rounds, by round: `drafted`, `published`, `open`, `closing`, `closed` or `withdrawn`. */
            states: {
                [key: string]: string;
            };
            /** @description Number of entries on the waiting list. */
            waiting: number;
            /** @description All officials, including revoked ones. */
            officials: components["schemas"]["TournamentOfficial"][];
            /** @description Whether an official who does not play may rule. */
            has_outside_arbiter: boolean;
            /** @description Numbers of undecided appeals. */
            open_appeals: number[];
            /** @description Number of announcements. */
            announcements: number;
            /** @description Whether anything was ruled since the standings were final. */
            is_corrected: boolean;
            /** @description The caller: `o2` for an official, `e17` for an entry; null for others. In the card only. */
            you?: string | null;
            /** @description The acts that the tournament's stage and your role as an official allow now; empty for others. `enter`: people; `enter_fillers`: stand-ins and bots; `rule`: on tables, and penalties. Each may still be refused for its subject. In the card only. */
            acts?: components["schemas"]["TournamentActsItem"][];
        };
        /** @description A tournament that was changed. */
        ChangedTournament: {
            /** @description Version: position in the tournament's log. */
            version: number;
            /** @description Digest of the last fact, which covers the log up to it. */
            digest: string;
            tournament: components["schemas"]["Tournament"];
        };
        /** @description An official's consent to one change of the regulations. */
        RegulationsConsent: {
            /** @description Version: position in the tournament's log. */
            version: number;
            /** @description Digest of the last fact, which covers the log up to it. */
            digest: string;
            /** @description The consent, to send as `consent` of the amendment. */
            consent: string;
        };
        /** @description An announcement. */
        CreatedAnnouncement: {
            /** @description Version: position in the tournament's log. */
            version: number;
            /** @description Digest of the last fact, which covers the log up to it. */
            digest: string;
            /** @description The announcement's number, from 1. */
            number: number;
        };
        /** @description An official, and their slip. */
        OfficialSlip: {
            /** @description Version: position in the tournament's log. */
            version: number;
            /** @description Digest of the last fact, which covers the log up to it. */
            digest: string;
            official: components["schemas"]["TournamentOfficial"];
            /** @description A slip, shown once: a device exchanges it for its token at `POST /v1/tournaments/{tournamentId}/exchanges`. */
            slip: string;
        };
        /** @description New entries. */
        CreatedEntries: {
            /** @description Version: position in the tournament's log. */
            version: number;
            /** @description Digest of the last fact, which covers the log up to it. */
            digest: string;
            /** @description The new entries, in the order of the request. */
            entries: components["schemas"]["CreatedEntry"][];
        };
        /** @description A list as it would be entered now. */
        EntriesPreview: {
            /** @description Version: position in the tournament's log. */
            version: number;
            /** @description Digest of the last fact, which covers the log up to it. */
            digest: string;
            /** @description The encoding of the text that was sent; null for JSON. */
            encoding: components["schemas"]["EntriesPreviewEncoding"] | null;
            /** @description Headings of columns that are not read, as they are written, or a title above the names. */
            unread: string[];
            /** @description Number of lines that would be entered. */
            entered: number;
            /** @description Number of lines that would get a place on the waiting list. */
            waiting: number;
            /** @description Number of lines that would be refused. To enter a list, leave them out or correct them. */
            refused: number;
            /** @description The lines, in the order of the list. */
            rows: components["schemas"]["PreviewRow"][];
        };
        /** @description Entries, by number. */
        EntryPage: {
            /** @description The items of this page. */
            items: components["schemas"]["Entry"][];
            /** @description The cursor of the next page; null on the last page. */
            next: string | null;
        };
        /** @description An entry that was changed. */
        ChangedEntry: {
            /** @description Version: position in the tournament's log. */
            version: number;
            /** @description Digest of the last fact, which covers the log up to it. */
            digest: string;
            entry: components["schemas"]["Entry"];
            /** @description The entry's new slip, after a substitution or a request for another slip. */
            slip?: string;
        };
        /** @description Entries that are checked in. */
        CheckedInEntries: {
            /** @description Version: position in the tournament's log. */
            version: number;
            /** @description Digest of the last fact, which covers the log up to it. */
            digest: string;
            /** @description The entries of the request. */
            entries: number[];
        };
        /** @description The draft of a round. */
        VersionedDraft: {
            /** @description Version: position in the tournament's log. */
            version: number;
            /** @description Digest of the last fact, which covers the log up to it. */
            digest: string;
            draft: components["schemas"]["RoundDraft"];
        };
        /** @description A round of a tournament. */
        VersionedRound: {
            /** @description Version: position in the tournament's log. */
            version: number;
            /** @description Digest of the last fact, which covers the log up to it. */
            digest: string;
            round: components["schemas"]["TournamentRound"];
        };
        /** @description A withdrawn round. */
        WithdrawnRound: {
            /** @description Version: position in the tournament's log. */
            version: number;
            /** @description Digest of the last fact, which covers the log up to it. */
            digest: string;
        };
        /** @description A lot that was drawn. */
        DrawnEntryLot: {
            /** @description Version: position in the tournament's log. */
            version: number;
            /** @description Digest of the last fact, which covers the log up to it. */
            digest: string;
            lot: components["schemas"]["EntryLot"];
        };
        /** @description The progress of a round's tables. */
        RoundProgress: {
            /** @description Version: position in the tournament's log. */
            version: number;
            /** @description Digest of the last fact, which covers the log up to it. */
            digest: string;
            /** @description Number of the round, from 1. */
            round: number;
            /**
             * Format: date-time
             * @description Time of the service's clock.
             */
            server_time: string;
            /** @description The tables that are running, by number. */
            tables: components["schemas"]["TableProgress"][];
        };
        /** @description A table, and the derivation of its numbers. */
        VersionedTable: {
            /** @description Version: position in the tournament's log. */
            version: number;
            /** @description Digest of the last fact, which covers the log up to it. */
            digest: string;
            /** @description Number of the round, from 1. */
            round: number;
            table: components["schemas"]["TournamentTable"];
            /** @description The points from the table by entry, only for entries with points. */
            lines: components["schemas"]["TableLine"][];
            /** @description Rulings on this table, oldest first. */
            rulings: components["schemas"]["TournamentRuling"][];
            /** @description The caller's own seats, with the token of an entry of this table, once its game is open. */
            own_seats: components["schemas"]["OwnSeat"][];
        };
        /** @description A device's token. */
        TournamentSlipToken: {
            /** @description Version: position in the tournament's log. */
            version: number;
            /** @description Digest of the last fact, which covers the log up to it. */
            digest: string;
            /** @description The holder of the token: `o2` for an official, `e17` for an entry. */
            you: string;
            /** @description The token, which this device keeps. */
            token: string;
        };
        /** @description A ruling that was made. */
        CreatedTournamentRuling: {
            /** @description Version: position in the tournament's log. */
            version: number;
            /** @description Digest of the last fact, which covers the log up to it. */
            digest: string;
            ruling: components["schemas"]["TournamentRuling"];
        };
        /** @description The hidden state of a table, as an arbiter read it. */
        TableHands: {
            /** @description Version: position in the tournament's log. */
            version: number;
            /** @description Digest of the last fact, which covers the log up to it. */
            digest: string;
            /** @description Number of the round, from 1. */
            round: number;
            /** @description Number of the table, from 1. */
            table: number;
            /** @description The game's id. */
            game: string;
            /** @description The possessions of each seat, as text. */
            hands: string[];
            view: components["schemas"]["View"];
        };
        /** @description An official's intervention at a table. */
        TableInterventionResult: {
            /** @description Number of the table, from 1. */
            table: number;
            /** @description The game's id. */
            game: string;
            /** @description Version of the game's log. */
            version: number;
            /** @description Digest of the last event of the game's log. */
            digest: string;
            /** @description The slip for the person who stands in, exchanged at `POST /v1/games/{gameId}/exchanges`, shown once; else null. */
            slip: string | null;
        };
        /** @description An appeal, with the version of the tournament's log. */
        VersionedAppeal: {
            /** @description Version: position in the tournament's log. */
            version: number;
            /** @description Digest of the last fact, which covers the log up to it. */
            digest: string;
            appeal: components["schemas"]["TournamentAppeal"];
        };
        /** @description Rulings, penalties and appeals. */
        TournamentDecisions: {
            /** @description Version: position in the tournament's log. */
            version: number;
            /** @description Digest of the last fact, which covers the log up to it. */
            digest: string;
            /** @description Rulings and penalties, oldest first. */
            rulings: components["schemas"]["TournamentRuling"][];
            /** @description The appeals, oldest first. */
            appeals: components["schemas"]["TournamentAppeal"][];
        };
        /** @description Standings by section. */
        Standings: {
            /** @description Version: position in the tournament's log. */
            version: number;
            /** @description Digest of the last fact, which covers the log up to it. */
            digest: string;
            /** @description The tournament's status. */
            status: string;
            /** @description Whether the standings may still change. */
            is_provisional: boolean;
            /** @description The last version that can change standings, for `If-Match`. */
            scored: number;
            /** @description The tie-breaks, in order. */
            tie_breaks: string[];
            /** @description The standings of each section, in the order of the regulations. */
            sections: components["schemas"]["SectionStandings"][];
            /** @description The confirmed places; empty before the standings are final. Errata change `sections`, never this list. */
            confirmed: components["schemas"]["ConfirmedPlace"][];
        };
        /** @description A page of a tournament's feed. */
        TournamentFactPage: {
            /** @description The facts of the page by version, oldest first. */
            facts: components["schemas"]["TournamentFact"][];
            /** @description The value of `after` in the request. */
            after: number;
            /** @description The last version that you may read now. */
            head: number;
        };
        /** @description The signed head of a tournament. */
        TournamentCheckpoint: {
            /** @description The tournament's id; the member has its name in the signed message. */
            game: string;
            /** @description Version: position in the game's log, from 1. */
            version: number;
            /** @description Digest of the fact of this version. */
            digest: string;
            /** @description Id of a signing key: the first 16 hexadecimal digits of the SHA-256 of its 32 bytes. */
            key: string;
            /** @description The signature: Ed25519, base64. */
            signature: string;
        };
        /** @description A webhook of a tournament, with its recent attempts and dead letters. */
        TournamentWebhookDetail: {
            /** @description The webhook's id. */
            id: string;
            /** @description Your receiver's URL. */
            url: string;
            /** @description The state of the webhook: `pending` until the receiver has answered a challenge. */
            state: components["schemas"]["WebhookState"];
            /** @description The reason why the webhook is disabled: no challenge was answered; all retries of a message failed; your receiver answered 410. */
            reason: components["schemas"]["WebhookReason"] | null;
            /**
             * Format: date-time
             * @description Time at which the webhook was registered, in UTC (RFC 3339).
             */
            created: string;
            /** @description Number of attempts that failed in a row. */
            failures: number;
            /**
             * Format: date-time
             * @description Time of the next retry, before which only pings are sent; null if none is due.
             */
            retry_at: string | null;
            /**
             * Format: date-time
             * @description Time until which the previous secret signs too.
             */
            old_secret_until: string | null;
            /** @description The last 10 attempts, newest first. */
            attempts: components["schemas"]["WebhookAttempt"][];
            /** @description The last 20 dead letters, newest first. */
            dead_letters: components["schemas"]["TournamentWebhookDeadLetter"][];
        };
        /** @description The standings of a series. */
        SeriesStandings: {
            series: components["schemas"]["Series"];
            /** @description The tournaments of the series, in order. */
            tournaments: components["schemas"]["SeriesTournament"][];
            /** @description The lines of the standings, the best first. */
            rows: components["schemas"]["SeriesRow"][];
        };
        /** @description An event, with the information that one audience may have. */
        Event: {
            /**
             * Format: date-time
             * @description Time at which the event happened, in UTC (RFC 3339).
             */
            at: string;
            /** @description The seat whose command caused the event; null for none. */
            by: number | null;
            /** @description The public fields of the event. */
            data: Record<string, unknown>;
            /** @description Digest over this event and the previous digest: the chain of the log. */
            digest: string;
            /** @description The commitments to all other fields of the event, by field. */
            hidden: {
                [key: string]: string;
            };
            /** @description The seats that know each hidden field, by field, with the viewpoint `all` only. */
            learnt?: {
                [key: string]: number[];
            };
            /** @description The hidden fields that this audience may know, opened. */
            openings: {
                [key: string]: components["schemas"]["CommitmentOpening"];
            };
            /** @description The number of the event's rule; null for none. */
            rule: string | null;
            /** @description The event as one line of text; the digest does not cover it. */
            text: string;
            /** @description The event as a sentence for its reader, and the moves on the table, with `words` only. */
            told?: components["schemas"]["ToldWords"];
            /** @description The type of the event: `<ruleset>.<event>`, or `game.<event>` for events common to all games. */
            type: string;
            /** @description Version: position in the game's log, from 1. */
            version: number;
        };
        /** @description The reader's own seat has to decide: its view has the decision and its offers. Streams of a running game send it for a seat's token, to its own viewpoint, after all events so far: as the data of `event: decision.open` (SSE), or as a line (NDJSON). It is no event of the log, and has no version and no id. */
        DecisionOpen: {
            /**
             * @description The kind of item.
             * @constant
             */
            type: "decision.open";
            /** @description A seat's number: from 0, clockwise. */
            seat: number;
            decision: components["schemas"]["DecisionRef"];
        };
        /** @description Problem details (RFC 9457) with a code. */
        Problem: {
            /** @description The type of problem: the URL of a page that explains the code. */
            type: string;
            /** @description The meaning of the code, in one line; the same for every problem with this code. */
            title: string;
            /** @description The status of the answer. */
            status: number;
            /** @description The fault of this request, for people. */
            detail: string;
            /** @description The path of the request; empty if the request was refused before it was read. */
            instance: string;
            /** @description The kind of problem. Later versions may add codes, so this is no `enum`; handle an unknown one by its status. */
            code: string;
            /** @description The request's id in the service's log, also in `X-Request-Id`. */
            request_id: string;
            /** @description The messages about faults, by field. */
            errors?: {
                [key: string]: string[];
            };
            /** @description Number of the first line of a record that is wrong. */
            line?: number;
            /** @description The number of the rule that forbids the command. */
            rule?: string;
            decision?: components["schemas"]["OwnDecision"];
            /** @description Your open offers. */
            offers?: components["schemas"]["Offer"][];
            /** @description Seconds to wait, as in `Retry-After`. */
            retry_after_s?: number;
            reset?: components["schemas"]["LogReset"];
            /** @description The unfinished tables of a round that cannot be closed. */
            tables?: components["schemas"]["UnfinishedTable"][];
            /** @description Changes since a draft was made. */
            changes?: components["schemas"]["DraftChange"][];
        };
        /** @description A receiver's answer to a challenge. */
        ChallengeAnswer: {
            /** @description The challenge of the request. */
            challenge: string;
        };
        /** @description The seat's table of a tournament is open. */
        TableOpenedMessage: {
            /**
             * @description The type of this message; later versions may add others.
             * @constant
             */
            type: "table.opened";
            /**
             * Format: date-time
             * @description Time at which the message was made.
             */
            timestamp: string;
            data: components["schemas"]["WebhookLetterData"];
        };
        /** @description A decision of the seat is open. */
        DecisionOpenMessage: {
            /**
             * @description The type of this message; later versions may add others.
             * @constant
             */
            type: "decision.open";
            /**
             * Format: date-time
             * @description Time at which the message was made.
             */
            timestamp: string;
            data: components["schemas"]["WebhookLetterData"];
        };
        /** @description The table reminds the seat of its decision. */
        DecisionRemindedMessage: {
            /**
             * @description The type of this message; later versions may add others.
             * @constant
             */
            type: "decision.reminded";
            /**
             * Format: date-time
             * @description Time at which the message was made.
             */
            timestamp: string;
            data: components["schemas"]["WebhookLetterData"];
        };
        /** @description The nonce that the seat committed to is awaited. */
        NonceAwaitedMessage: {
            /**
             * @description The type of this message; later versions may add others.
             * @constant
             */
            type: "nonce.awaited";
            /**
             * Format: date-time
             * @description Time at which the message was made.
             */
            timestamp: string;
            data: components["schemas"]["WebhookLetterData"];
        };
        /** @description The game is over. */
        GameOverMessage: {
            /**
             * @description The type of this message; later versions may add others.
             * @constant
             */
            type: "game.over";
            /**
             * Format: date-time
             * @description Time at which the message was made.
             */
            timestamp: string;
            data: components["schemas"]["WebhookLetterData"];
        };
        /** @description A ruling was made. */
        RulingMadeMessage: {
            /**
             * @description The type of this message; later versions may add others.
             * @constant
             */
            type: "ruling.made";
            /**
             * Format: date-time
             * @description Time at which the message was made.
             */
            timestamp: string;
            data: components["schemas"]["WebhookLetterData"];
        };
        /** @description The game was put back: versions that you have read are gone. */
        GameResetMessage: {
            /**
             * @description The type of this message; later versions may add others.
             * @constant
             */
            type: "game.reset";
            /**
             * Format: date-time
             * @description Time at which the message was made.
             */
            timestamp: string;
            data: components["schemas"]["WebhookLetterData"];
        };
        /** @description A challenge to echo. */
        ChallengeMessage: {
            /**
             * @description The type of this message; later versions may add others.
             * @constant
             */
            type: "webhook.challenge";
            /**
             * Format: date-time
             * @description Time at which the message was made.
             */
            timestamp: string;
            data: components["schemas"]["WebhookChallengeData"];
        };
        /** @description A requested test message. */
        PingMessage: {
            /**
             * @description The type of this message; later versions may add others.
             * @constant
             */
            type: "webhook.ping";
            /**
             * Format: date-time
             * @description Time at which the message was made.
             */
            timestamp: string;
            data: components["schemas"]["WebhookPingData"];
        };
        /** @description The pairings of a round are public. */
        TournamentRoundPublishedMessage: {
            /**
             * @description The type of this message; later versions may add others.
             * @constant
             */
            type: "tournament.round_published";
            /**
             * Format: date-time
             * @description Time at which the message was made.
             */
            timestamp: string;
            data: components["schemas"]["TournamentWebhookData"];
        };
        /** @description All tables of a round are open. */
        TournamentRoundOpenedMessage: {
            /**
             * @description The type of this message; later versions may add others.
             * @constant
             */
            type: "tournament.round_opened";
            /**
             * Format: date-time
             * @description Time at which the message was made.
             */
            timestamp: string;
            data: components["schemas"]["TournamentWebhookData"];
        };
        /** @description A round is over. */
        TournamentRoundClosedMessage: {
            /**
             * @description The type of this message; later versions may add others.
             * @constant
             */
            type: "tournament.round_closed";
            /**
             * Format: date-time
             * @description Time at which the message was made.
             */
            timestamp: string;
            data: components["schemas"]["TournamentWebhookData"];
        };
        /** @description A published round was withdrawn. */
        TournamentRoundWithdrawnMessage: {
            /**
             * @description The type of this message; later versions may add others.
             * @constant
             */
            type: "tournament.round_withdrawn";
            /**
             * Format: date-time
             * @description Time at which the message was made.
             */
            timestamp: string;
            data: components["schemas"]["TournamentWebhookData"];
        };
        /** @description The game of a table is over. */
        TournamentTableFinishedMessage: {
            /**
             * @description The type of this message; later versions may add others.
             * @constant
             */
            type: "tournament.table_finished";
            /**
             * Format: date-time
             * @description Time at which the message was made.
             */
            timestamp: string;
            data: components["schemas"]["TournamentWebhookData"];
        };
        /** @description An arbiter ruled on a table. */
        TournamentRulingMadeMessage: {
            /**
             * @description The type of this message; later versions may add others.
             * @constant
             */
            type: "tournament.ruling_made";
            /**
             * Format: date-time
             * @description Time at which the message was made.
             */
            timestamp: string;
            data: components["schemas"]["TournamentWebhookData"];
        };
        /** @description An entry got a penalty. */
        TournamentPenaltyGivenMessage: {
            /**
             * @description The type of this message; later versions may add others.
             * @constant
             */
            type: "tournament.penalty_given";
            /**
             * Format: date-time
             * @description Time at which the message was made.
             */
            timestamp: string;
            data: components["schemas"]["TournamentWebhookData"];
        };
        /** @description An entry appeals. */
        TournamentAppealMadeMessage: {
            /**
             * @description The type of this message; later versions may add others.
             * @constant
             */
            type: "tournament.appeal_made";
            /**
             * Format: date-time
             * @description Time at which the message was made.
             */
            timestamp: string;
            data: components["schemas"]["TournamentWebhookData"];
        };
        /** @description An appeal was decided. */
        TournamentAppealDecidedMessage: {
            /**
             * @description The type of this message; later versions may add others.
             * @constant
             */
            type: "tournament.appeal_decided";
            /**
             * Format: date-time
             * @description Time at which the message was made.
             */
            timestamp: string;
            data: components["schemas"]["TournamentWebhookData"];
        };
        /** @description An announcement was made. */
        TournamentAnnouncedMessage: {
            /**
             * @description The type of this message; later versions may add others.
             * @constant
             */
            type: "tournament.announced";
            /**
             * Format: date-time
             * @description Time at which the message was made.
             */
            timestamp: string;
            data: components["schemas"]["TournamentWebhookData"];
        };
        /** @description The standings are final. */
        TournamentConfirmedMessage: {
            /**
             * @description The type of this message; later versions may add others.
             * @constant
             */
            type: "tournament.confirmed";
            /**
             * Format: date-time
             * @description Time at which the message was made.
             */
            timestamp: string;
            data: components["schemas"]["TournamentWebhookData"];
        };
        /** @description The tournament was put back: versions that you have read are gone. */
        TournamentRestoredMessage: {
            /**
             * @description The type of this message; later versions may add others.
             * @constant
             */
            type: "tournament.restored";
            /**
             * Format: date-time
             * @description Time at which the message was made.
             */
            timestamp: string;
            data: components["schemas"]["TournamentWebhookData"];
        };
        /** @description The tournament was cancelled. */
        TournamentCancelledMessage: {
            /**
             * @description The type of this message; later versions may add others.
             * @constant
             */
            type: "tournament.cancelled";
            /**
             * Format: date-time
             * @description Time at which the message was made.
             */
            timestamp: string;
            data: components["schemas"]["TournamentWebhookData"];
        };
        /** @description Seats for people and bots. */
        PlayerRange: {
            /** @description The fewest seats, over all options. */
            min: number;
            /** @description The most seats, over all options. */
            max: number;
        };
        /** @description Links of the ruleset. */
        SelfLink: {
            /** @description The URL of the ruleset with its schemas and rules. */
            self: string;
        };
        /** @description The ruleset of a game, and its version. */
        RulesetName: {
            /** @description The ruleset's name. */
            name: string;
            /** @description The version of the ruleset's rules. */
            version: number;
        };
        /** @description The terms of spectators. */
        SpectatorTerms: {
            /** @description Seconds from an event until spectators see it, while the game runs. */
            delay_s: number;
        };
        /** @description The source of the deal. */
        Deal: {
            /** @description The mode of the deal, as requested. */
            mode: components["schemas"]["DealMode"];
            /** @description The person who could know the deal beforehand: the organiser who stated it, or who may deal it to another table of a duplicate group. Null for fresh deals and for boards of events. */
            known_to: components["schemas"]["DealKnownTo"] | null;
        };
        /** @description The table's clock; absent without one. */
        PlannedClock: {
            /** @description Number of strikes in a row that make a seat absent. */
            absent_after: number;
            /** @description Additional seconds of each seat at first, used after a decision's own. */
            bank_s: number;
            /** @description Seconds for each decision of a person. */
            decision_s: number;
            /** @description Seconds that an answer adds to the bank, up to `bank_s`. */
            increment_s: number;
            /** @description The consequence: the seat's `default`s are played immediately, a `bot` plays until the player returns, or permanently (`forfeit`). */
            on_absence: components["schemas"]["ClockOnAbsence"];
        };
        /** @description Links of the game. */
        GameLinks: {
            /** @description The URL of the game's card. */
            self: string;
            /** @description The URL of the game's view, for a token or the public. */
            view: string;
            /** @description The URL of the feed, as pages or as a stream. */
            events: string;
            /** @description The URL to post commands to. */
            commands: string;
            /** @description The URL of the signed head of the game's log. */
            checkpoint: string;
            /** @description The URL of the game as a file that anyone can audit. */
            record: string;
            /** @description The URL of the forks of this game, also to post another. */
            forks: string;
            /** @description The URL of the organiser's rulings. */
            rulings: string;
            /** @description The URL of signed statements of a view. */
            evidence: string;
        };
        /** @description The clock of a table: its plan, and the time of each seat. */
        TableClock: {
            /** @description Number of strikes in a row that make a seat absent. */
            absent_after: number;
            /** @description Additional seconds of each seat at first, used after a decision's own. */
            bank_s: number;
            /** @description Seconds for each decision of a person. */
            decision_s: number;
            /** @description Seconds that an answer adds to the bank, up to `bank_s`. */
            increment_s: number;
            /** @description The consequence: the seat's `default`s are played immediately, a `bot` plays until the player returns, or permanently (`forfeit`). */
            on_absence: components["schemas"]["ClockOnAbsence"];
            /** @description The clock of each seat, by seat. */
            seats: components["schemas"]["SeatClock"][];
        };
        /** @description The pause of the table; absent without one. No move is accepted from `since` to `until`. */
        TablePause: {
            /** @description Ids of the decisions that must be answered before the pause begins. */
            after: string[];
            /**
             * Format: date-time
             * @description Time at which the pause began; null while it waits for the decisions in `after`.
             */
            since: string | null;
            /**
             * Format: date-time
             * @description Time at which the pause ends at the latest, in UTC (RFC 3339).
             */
            until: string;
        };
        /** @description The author of a message. */
        ChatAuthor: {
            /** @description The kind of author. */
            kind: components["schemas"]["ChatAuthorKind"];
            /** @description The author's seat, for kind `seat`; else null. */
            seat: number | null;
            /** @description The guest's id, for kind `guest`; else null. */
            guest: string | null;
            /** @description The present name of the seat, or the guest's name; null for other kinds, and for a person whom a substitute replaced. */
            name: string | null;
        };
        /** @description A message (`game`, `scope`, `number`), the name at a seat (`game`, `seat`), a player (`player`), a text of a tournament (`tournament`, `place`), or a study (`study`). */
        ModerationSubject: {
            /** @description The kind of subject. */
            kind: components["schemas"]["ModerationSubjectKind"];
            /** @description The game's id. */
            game?: string;
            /** @description The scope of a message. */
            scope?: components["schemas"]["ChatScope"];
            /** @description The number of a message in its scope. */
            number?: number;
            /** @description A seat's number: from 0, clockwise. */
            seat?: number;
            /** @description The player's id; absent once the player was forgotten. */
            player?: string;
            /** @description The tournament's id. */
            tournament?: string;
            /** @description The place of a text: the version of its fact, and its name in it. */
            place?: string;
            /** @description The study's id. */
            study?: string;
        };
        /** @description The site of the passkey. */
        PasskeySite: {
            /** @description The host name of the passkey's site. */
            id: string;
            /** @description The site's name. */
            name: string;
        };
        /** @description The player. */
        PasskeyUser: {
            /** @description The player's id, in base64url. */
            id: string;
            /** @description The player's name. */
            name: string;
            /** @description The player's name, shown by the authenticator. */
            displayName: string;
        };
        /** @description Requirements for the authenticator. */
        PasskeySelection: {
            /**
             * @description The requirement that the authenticator stores the passkey itself.
             * @constant
             */
            residentKey: "required";
            /** @description The requirement of `residentKey`, for older browsers. */
            requireResidentKey: boolean;
            /**
             * @description The required verification of the authenticator's owner, by PIN, fingerprint or face.
             * @constant
             */
            userVerification: "required";
        };
        /** @description A ruling with its time. */
        DatedRuling: {
            /** @description Version: position in the game's log, from 1. */
            version: number;
            /** @description The kind of ruling: a corrected result, or the end of a game. */
            kind: components["schemas"]["RulingKind"];
            /** @description The author's name, public. */
            author: string;
            /** @description The reason, public. */
            reason: string;
            /** @description The outcome before the ruling; null for none. */
            before: components["schemas"]["Outcome"] | null;
            /** @description The outcome after the ruling; null for none. */
            after: components["schemas"]["Outcome"] | null;
            /**
             * Format: date-time
             * @description Time at which the ruling was made, in UTC (RFC 3339).
             */
            at: string;
        };
        /** @description Links of the replay. */
        ReplayLinks: {
            /** @description The URL of the replay. */
            self: string;
            /** @description The URL of the replay's frames, version by version. */
            frames: string;
            /** @description The URL of the poster of the link's preview; with `v` the poster of a version. */
            card: string;
            /** @description The URL of the page that shows the replay. */
            page: string;
            /** @description The URL to post a fork from one of its versions; null if there is none. */
            forks: string | null;
        };
        /** @description Links of the study. */
        StudyLinks: {
            /** @description The URL of the study. */
            self: string;
            /** @description The URL of the page that shows the study. */
            page: string;
            /** @description The URL of the study's replay. */
            replay: string;
            /** @description The URL to add variations; null if the replay has the public viewpoint. */
            variations: string | null;
        };
        /** @description A seek: a future table that waits for people. */
        Seek: {
            /** @description The seek's id, which grants no access. */
            id: string;
            /** @description The ruleset's name. */
            ruleset: string;
            /** @description The table options, as requested. */
            options: Record<string, unknown>;
            /** @description Number of people at the table. */
            seats: number;
            /** @description Number of people who have joined. */
            people: number;
            /**
             * Format: date-time
             * @description Time at which the seek was made, in UTC (RFC 3339).
             */
            at: string;
            /** @description Whether the result counts for ratings; then all people must join as players. */
            rated: boolean;
            clock?: components["schemas"]["PlannedClock"];
        };
        /** @description The tournament's venue and time zone. */
        TournamentLocation: {
            /** @description The time zone's IANA name. */
            zone: string;
            /** @description An address, or the link of an online tournament; null if none was given. */
            venue: string | null;
        };
        /** @description An official. */
        TournamentOfficial: {
            /** @description An official's id. */
            id: string;
            /** @description The official's role. */
            role: components["schemas"]["TournamentOfficialRole"];
            /** @description The person's name; null if none was given. */
            name: string | null;
            /** @description Number of the official's own entry; null if they do not play. */
            entry: number | null;
            /** @description Whether the official was revoked. */
            is_revoked: boolean;
            last_slip: components["schemas"]["TournamentSlip"];
        };
        /** @description An entry of a tournament: one side of the standings. */
        Entry: {
            /** @description The entry's number, never used again. */
            entry: number;
            /** @description The kind of entry: `people`, who play for the standings; a `stand_in` or a `bot`, who fill tables. */
            kind: components["schemas"]["EntryKind"];
            /** @description The state of the entry: whether it takes part. */
            state: components["schemas"]["EntryState"];
            /** @description The section whose standings list the entry. */
            section: string;
            /** @description Names of the entry's persons, in the form that the regulations set; null for a hidden one. */
            names: (string | null)[];
            /** @description Surnames of the entry's persons, by person: the part of the name that lists sort by, as stated or its last word; null if names are not shown in full. */
            surnames: (string | null)[];
            /** @description The entry's club; null if none was given, or if names are not shown in full. Hidden with a name of the entry. */
            club: string | null;
            /** @description Number of the entry in the seeding. */
            seed: number | null;
            /** @description The rating for the entry's seeding, in thousandths. */
            rating: number | null;
            /** @description Groups whose entries should not meet. */
            apart: number[];
            /** @description The bot's policy; null for people. */
            bot: string | null;
            /** @description The first round that the entry could be paired in. */
            joined: number;
            /** @description Rounds that the entry is checked in for. */
            checked_in: number[];
            /** @description Whether the entry is checked in for the whole tournament. */
            is_checked_in: boolean;
            /** @description Rounds that the entry requested a bye for. */
            byes: number[];
            last_slip: components["schemas"]["TournamentSlip"];
        };
        /** @description A draft with its figures. */
        RoundDraft: {
            /** @description Number of the round, from 1. */
            round: number;
            /** @description The draft's version, for `If-Match`. */
            version: number;
            /** @description The pairing method; `manual` for a stated draft. */
            method: string;
            /** @description The version of the method, which rises when its drafts can change. */
            method_version: string;
            /** @description The tournament's version that the draft was made from. */
            basis: number;
            /** @description The figures of the draft, most important first. */
            figures: components["schemas"]["DraftFigure"][];
            /** @description The tables of the draft, by number. */
            tables: components["schemas"]["DraftTable"][];
            /** @description Entries without a table. */
            byes: components["schemas"]["RoundBye"][];
            /** @description Changes since the draft was made, oldest first. */
            changes: components["schemas"]["DraftChange"][];
        };
        /** @description A published round. */
        TournamentRound: {
            /** @description Number of the round, from 1. */
            round: number;
            /** @description The state of the round. */
            state: components["schemas"]["TournamentRoundState"];
            /** @description Number of the attempt: 1 plus the number of withdrawals of the round. */
            attempt: number;
            /** @description The version of the round, for `If-Match`. */
            changed: number;
            /**
             * Format: date-time
             * @description Time at which clocks start.
             */
            starts_at: string | null;
            /**
             * Format: date-time
             * @description Time at which the round should be closed; null without a limit.
             */
            closes_at: string | null;
            /**
             * Format: date-time
             * @description Time at which the round was closed.
             */
            closed_at: string | null;
            /** @description The reason why the round's tables are not opened yet, for officials, if one address has as many games open as it may; null otherwise. */
            waits_for: string | null;
            /** @description The public entropy that the round waits for: `drand` or `spoken`; null for none. */
            awaits: string | null;
            /** @description The round of drand that is part of the luck of this round. */
            drand_round: number | null;
            /** @description The tables of the round, by number. */
            tables: components["schemas"]["TournamentTable"][];
            /** @description Entries without a table. */
            byes: components["schemas"]["RoundBye"][];
        };
        /** @description The order of a lot. */
        EntryLot: {
            /** @description The lot's number, from 1. */
            number: number;
            /** @description Number of the round, from 1. */
            round: number;
            /** @description The entries in the drawn order. */
            order: number[];
        };
        /** @description A table of a published round. */
        TournamentTable: {
            /** @description Number of the table, from 1. */
            table: number;
            /** @description The section whose entries play at the table. */
            section: string;
            /** @description The holders of the seats, in the order of the game's seats. */
            seats: components["schemas"]["TournamentSeat"][];
            /** @description Number of the board; tables of one board have the same deal. null for a deal of its own. */
            board: number | null;
            /** @description Number of the match; tables of one match count together. */
            match: number | null;
            /** @description The state of the table. */
            state: components["schemas"]["TournamentTableState"];
            /** @description The table's present game. */
            game: string;
            /** @description Whether the table's game is open. */
            is_open: boolean;
            /** @description The table's result; null before there is one. */
            result: Record<string, unknown> | null;
            /** @description The persons who played at the end, by seat; empty before the end. */
            played_by: components["schemas"]["TournamentTablePlayedByItem"][];
            /** @description The version of the last ruling, for `If-Match`. */
            ruled: number | null;
            /** @description True if result and `played_by` are left out, because you are an official who still plays this deal; absent otherwise. */
            is_withheld?: boolean;
        };
        /** @description A ruling or a penalty. The feed has its reason. */
        TournamentRuling: {
            /** @description Number of the ruling or penalty, from 1, never reused. */
            number: number;
            /** @description Version: position in the game's log, from 1. */
            version: number;
            /**
             * Format: date-time
             * @description Time in UTC (RFC 3339).
             */
            at: string;
            /** @description The kind of ruling: `correct`, `adjust`, `forfeit`, `void`, `replay`, `time`; for a penalty `warning`, `points`, `disqualification`. */
            kind: string;
            /** @description An official's id. */
            author: string;
            /** @description Number of the round; null if no round is concerned. */
            round: number | null;
            /** @description Number of the table; null if no table is concerned. */
            table: number | null;
            /** @description The penalised entry; null for a ruling. */
            entry: number | null;
            /** @description The points of a penalty. */
            points: string | null;
            /** @description Whether a later penalty replaces this penalty. */
            is_replaced: boolean;
        };
        /** @description An appeal. The feed has its text. */
        TournamentAppeal: {
            /** @description Number of the appeal, from 1, never reused. */
            number: number;
            /** @description The entry's number, never used again. */
            entry: number;
            /** @description Number of the round, from 1. */
            round: number;
            /** @description Number of the table; null if no table is concerned. */
            table: number | null;
            /** @description The ruling or penalty of the appeal; null for none. */
            ruling: number | null;
            /** @description The state of the appeal. */
            state: components["schemas"]["TournamentAppealState"];
        };
        /** @description The definition of a series. */
        Series: {
            /** @description Ids of the tournaments of the series, in order. */
            tournaments: string[];
            /** @description Number of results of a side that count; null: all. */
            best: number | null;
            /** @description Points by place; empty: percentage of the field that was beaten. */
            row: string[];
            /** @description The section whose places count; null: of each tournament the first section with places. */
            section: string | null;
            /** @description Entries that are joined as sides. */
            same: components["schemas"]["SeriesAppearance"][][];
        };
        /** @description The decision that is open, as in the view. */
        DecisionRef: {
            /** @description The decision's id, for `If-Match`, in quotation marks. */
            id: string;
            /** @description The kind of decision, as a word of the ruleset. */
            kind: string;
        };
        /** @description The decision that this seat owes. */
        OwnDecision: {
            /**
             * Format: date-time
             * @description Time of the rules or the table's clock after which an answer is too late; null if no time runs.
             */
            deadline: string | null;
            /** @description The answer that is given if this seat gives none. */
            default: components["schemas"]["Command"];
            /** @description The decision's id, for `If-Match`, in quotation marks. */
            id: string;
            /** @description The kind of decision, as a word of the ruleset. */
            kind: string;
        };
        /** @description The notice that a log does not continue from a reader's position, since the log was put back, for example from a backup. The reader drops all that it holds of the log, and reads it from its beginning. Pages are refused with it (`reset`); streams send it as the data of `event: reset` (SSE), or in a line with the single member `reset` (NDJSON), and then all that a new reader gets. */
        LogReset: {
            /** @description The last version that you may read now, or the last number of a chat; null for an inbox. */
            head: number | null;
            /** @description The kind of loss: `ahead`: The log ends before this position: it was put back, or is another one; `changed`: The log has another entry at this position: it was put back, and went on in another way; `unknown`: This position was not given out here. */
            reason: components["schemas"]["LogResetReason"];
        };
        /** @description The place of the news. */
        WebhookLetterData: {
            /** @description The game's id. */
            game: string;
            /** @description A seat's number: from 0, clockwise. */
            seat: number;
            /** @description Version: position in the game's log, from 1. */
            version: number;
        };
        /** @description The challenge to echo. */
        WebhookChallengeData: {
            /** @description The challenge, a new text each time. */
            challenge: string;
        };
        /** @description The empty data of a ping. */
        WebhookPingData: Record<string, unknown>;
        /** @description The place of the news in a tournament. */
        TournamentWebhookData: {
            /** @description The tournament's id. */
            tournament: string;
            /** @description Version of the tournament's log. */
            version: number;
            /** @description Number of the round; null if no round is concerned. */
            round: number | null;
            /** @description Number of the table; null if no table is concerned. */
            table: number | null;
            /** @description Number of the ruling, penalty, appeal or announcement; null for other news. */
            number: number | null;
        };
        /** @description A ruleset, in short. */
        RulesetSummary: {
            /** @description The ruleset's name. */
            name: string;
            /** @description The version of the ruleset's rules. */
            version: number;
            /** @description The game's title. */
            title: string;
            /** @description A description of the game in a sentence or two. */
            blurb: string;
            players: components["schemas"]["PlayerRange"];
            links: components["schemas"]["SelfLink"];
        };
        /** @description A bot that plays this game. */
        RulesetBot: {
            /** @description The value for `bot` of a seat in a new game. */
            name: string;
            /** @description A description of the bot's play, in a sentence. */
            summary: string;
        };
        /** @description A command of this game. */
        CommandKind: {
            /** @description The command's `type` in a request. */
            type: string;
            /** @description The label of the command's button. */
            title: string;
            /** @description The command's effect, in a sentence. */
            summary: string;
            /** @description Whether the command needs `If-Match`. */
            answers_decision: boolean;
            /** @description The JSON Schema (2020-12) of the command. */
            schema: Record<string, unknown>;
        };
        /** @description An event of this game. */
        EventKind: {
            /** @description The event's `type`. */
            type: string;
            /** @description The meaning of the event, in a sentence. */
            summary: string;
            /** @description The number of the event's rule; null for none. */
            rule: string | null;
            /** @description The JSON Schema of the event's `data`. */
            data_schema: Record<string, unknown>;
            /** @description Fields with an audience: their commitments are in `hidden`, their values in `openings` for that audience. */
            secret_fields: string[];
            /** @description The JSON Schema of the openings' values. */
            openings_schema: Record<string, unknown>;
        };
        /** @description A seat of a new game, with one of `token`, for the creator's seat; `claim_code`, to hand out; `kind`, for a bot's or the automaton's seat. */
        CreatedSeat: {
            /** @description A seat's number: from 0, clockwise. */
            seat: number;
            /** @description The token, for the Authorization header, never for a URL. */
            token?: string;
            /** @description The code that claims the seat, to hand out. */
            claim_code?: string;
            /** @description The kind of the seat's player. */
            kind?: components["schemas"]["CreatedSeatKind"];
        };
        /** @description A seat of the game, as public information. */
        CardSeat: {
            /** @description A seat's number: from 0, clockwise. */
            seat: number;
            /** @description The kind of the seat's player. */
            kind: components["schemas"]["SeatKind"];
            /** @description Name of the bot that plays the seat; null without one. */
            bot: string | null;
            /** @description Name of the seat's player; null if none was given. */
            name: string | null;
            /** @description Whether the seat is filled: claimed, or played by a bot or the automaton. */
            taken: boolean;
            /** @description Whether the seat has resigned; default answers are then given for the seat. */
            resigned: boolean;
            /** @description Whether any caller may take the seat now, without a code. */
            open: boolean;
        };
        /** @description An organiser's ruling, with its reason and the outcomes before and after. */
        Ruling: {
            /** @description Version: position in the game's log, from 1. */
            version: number;
            /** @description The kind of ruling: a corrected result, or the end of a game. */
            kind: components["schemas"]["RulingKind"];
            /** @description The author's name, public. */
            author: string;
            /** @description The reason, public. */
            reason: string;
            /** @description The outcome before the ruling; null for none. */
            before: components["schemas"]["Outcome"] | null;
            /** @description The outcome after the ruling; null for none. */
            after: components["schemas"]["Outcome"] | null;
        };
        /** @description A decision that is open. */
        OpenDecision: {
            /** @description The kind of decision, as a word of the ruleset. */
            kind: string;
            /** @description A seat's number: from 0, clockwise. */
            seat: number;
        };
        /** @description A form of command that is legal now. */
        Offer: {
            /** @description The zone, or the thing in a zone, that stands for the command, with `words` only; null: none. */
            at?: string | null;
            /** @description The command's effect in a sentence, with `words` only. */
            consequence?: string;
            /** @description Whether every instance of the schema will be accepted. */
            exact: boolean;
            /** @description The fields of the command by name, with `words` only. */
            fields?: {
                [key: string]: components["schemas"]["OfferField"];
            };
            /** @description Whether to ask for confirmation before the command is sent, with `words` only. */
            grave?: boolean;
            /** @description The rule that allows the command. */
            rule: string;
            /** @description The JSON Schema (2020-12) of the command body; the `title` of a property is its label in a form. */
            schema: Record<string, unknown>;
            /** @description The command's effect, in a sentence. */
            summary: string;
            /** @description The label of the command's button. */
            title: string;
            /** @description The command's `type`, to send. */
            type: string;
        };
        /** @description An answer to the seat's decision that cannot be given now, or one value of it, with the reason. */
        Withheld: {
            /** @description The field whose value cannot be given; null: the whole command cannot be given. */
            field: string | null;
            /** @description The reason, as a clause without a full stop; a refusal of the command says the same. */
            reason: string;
            /** @description The rule that the reason follows from. */
            rule: string;
            /** @description The label of the command's button, or of the value. */
            title: string;
            /** @description The command's `type`. */
            type: string;
            /** @description The field's value, any JSON value; null for the whole command. */
            value: unknown;
        };
        /** @description A message, in the form for readers. */
        ChatMessage: {
            /** @description Position of the message in its scope, from 1. */
            number: number;
            /**
             * Format: date-time
             * @description Time in UTC (RFC 3339).
             */
            at: string;
            author: components["schemas"]["ChatAuthor"];
            /** @description The text, one line of plain text; null for an emote. */
            text: string | null;
            /** @description The emote, one of a fixed set; null for a text. */
            emote: components["schemas"]["ChatEmote"] | null;
            /** @description Numbers of earlier messages that must no longer be shown; usually empty. */
            removed: number[];
        };
        /** @description The presence of a seat's holder, by their own statement, in steps of half a minute. */
        SeatPresence: {
            /** @description A seat's number: from 0, clockwise. */
            seat: number;
            /** @description The presence that the holder stated: `online` within the last two minutes; `away` within ten; null: no statement. */
            state: components["schemas"]["SeatPresenceState"] | null;
        };
        /** @description A report, for moderators. */
        Report: {
            /** @description The report's id. */
            id: string;
            /**
             * Format: date-time
             * @description Time in UTC (RFC 3339).
             */
            at: string;
            subject: components["schemas"]["ModerationSubject"];
            /** @description The ground of the report. */
            ground: components["schemas"]["ReportGround"];
            /** @description The present text, hidden or not; null if the text is gone. */
            shown: string | null;
            /** @description The author of a message: `seat-2`, `organiser`, or a guest with the name; null if it is gone, and for other subjects. */
            author: string | null;
            /** @description The reporter's note. */
            note: string | null;
            /** @description The reporter: `seat-2`, `guest-` and an id, `organiser`, `player`; null without a token. */
            by: string | null;
            /** @description The act that closed the report; null while it is open. */
            act: string | null;
        };
        /** @description News for the holder of a seat. */
        InboxItem: {
            /** @description The item's id, the same for all readers and repeats. */
            id: string;
            /** @description The game's id. */
            game: string;
            /** @description A seat's number: from 0, clockwise. */
            seat: number;
            /** @description The kind of news: the seat's table of a tournament is open, a decision of the seat is open, the table reminds the seat of it, the seat's nonce is awaited, the game is over, a ruling was made, or the game was put back (`reset`), so that versions that you have read are gone: drop all that you hold of the game, ids of entries too. */
            kind: components["schemas"]["InboxItemKind"];
            /** @description Version: position in the game's log, from 1. */
            version: number;
            /** @description The open decision, with `decision-open` and `reminded`; else null. */
            decision: components["schemas"]["DecisionRef"] | null;
            /** @description Position after this item, for `after`. */
            cursor: string;
        };
        /** @description A POST to your receiver. */
        WebhookAttempt: {
            /** @description The message's id, the same in every attempt; for an item of the inbox, its `id` there. */
            id: string;
            /** @description The message's `type`. */
            type: string;
            /**
             * Format: date-time
             * @description Time at which the message was sent, in UTC (RFC 3339).
             */
            at: string;
            /** @description The status of the answer; null without one. */
            status: number | null;
            /** @description The failure of the attempt; null: delivered. `address`: no such name, or a forbidden address; `connect`, `tls`, `timeout`, `answer`: no readable answer; `redirect`, `status`: not a 2xx; `challenge`: a wrong answer to the challenge. */
            error: components["schemas"]["WebhookAttemptError"] | null;
        };
        /** @description An item that was given up. */
        WebhookDeadLetter: {
            /** @description The game's id. */
            game: string;
            /** @description A seat's number: from 0, clockwise. */
            seat: number;
            /** @description Version: position in the game's log, from 1. */
            version: number;
            /** @description The message's id, the same in every attempt; for an item of the inbox, its `id` there. */
            id: string;
            /** @description The `type` of the item's message. */
            type: components["schemas"]["WebhookDeadLetterType"];
            /**
             * Format: date-time
             * @description Time at which the item was given up, in UTC (RFC 3339).
             */
            at: string;
        };
        /** @description An existing passkey. */
        PasskeyReference: {
            /**
             * @description The type of credential.
             * @constant
             */
            type: "public-key";
            /** @description The passkey's id, in base64url. */
            id: string;
        };
        /** @description A signature algorithm. */
        PasskeyAlgorithm: {
            /**
             * @description The type of credential.
             * @constant
             */
            type: "public-key";
            /** @description The algorithm's number in COSE. */
            alg: number;
        };
        /** @description A game of the player, with the player's seat. */
        MyGame: {
            /** @description The game's id. */
            game: string;
            /** @description A seat's number: from 0, clockwise. */
            seat: number;
            ruleset: components["schemas"]["MyGameRuleset"];
            /** @description The place of the game in a tournament; null for a game outside tournaments. */
            tournament_table: components["schemas"]["TournamentPlace"] | null;
            /** @description The game's status. */
            status: components["schemas"]["GameStatus"];
            /** @description Names of the seats' players, by seat. */
            names: (string | null)[];
            /** @description Version: position in the game's log, from 1. */
            version: number;
            /**
             * Format: date-time
             * @description Time of the last event, in UTC (RFC 3339): since then the game waits.
             */
            changed: string;
            /** @description The decision that the seat owes; null for none. */
            decision: components["schemas"]["MyGameDecision"] | null;
            /** @description Seats that the game waits for; empty if the game is over. */
            awaited: number[];
        };
        /** @description A rating of the player. */
        OwnRating: {
            /** @description The ruleset's name. */
            ruleset: string;
            /** @description The number of people at the rated tables. */
            people: number;
            /** @description The value that lists are sorted by: `mu` less three times `sigma`. */
            rating: number;
            /** @description The estimated strength; 25 before the first game. */
            mu: number;
            /** @description The standard deviation of the estimate. */
            sigma: number;
            /** @description Number of rated games that the rating is computed from. */
            games: number;
        };
        /** @description A player in a list of ratings. */
        ListedRating: {
            /** @description The player's id, which grants no access. */
            player: string;
            /** @description The player's name. */
            name: string;
            /** @description The value that lists are sorted by: `mu` less three times `sigma`. */
            rating: number;
            /** @description The estimated strength; 25 before the first game. */
            mu: number;
            /** @description The standard deviation of the estimate. */
            sigma: number;
            /** @description Number of rated games that the rating is computed from. */
            games: number;
        };
        /** @description The rating of a cooperative task: its difficulty. */
        TaskRating: {
            /** @description The task's name, as in the options. */
            task: string;
            /** @description The value that lists are sorted by: `mu` less three times `sigma`. */
            rating: number;
            /** @description The estimated strength; 25 before the first game. */
            mu: number;
            /** @description The standard deviation of the estimate. */
            sigma: number;
            /** @description Number of rated games that the rating is computed from. */
            games: number;
        };
        /** @description A public key that verifies checkpoints. */
        SigningKey: {
            /** @description Id of a signing key: the first 16 hexadecimal digits of the SHA-256 of its 32 bytes. */
            id: string;
            /**
             * @description The signature algorithm.
             * @constant
             */
            algorithm: "Ed25519";
            /** @description The public key: 32 bytes, base64. */
            public_key: string;
            /** @description The key in the format of signed notes (C2SP). */
            vkey: string;
            /**
             * Format: date-time
             * @description Time at which the key was made, in UTC (RFC 3339).
             */
            created: string;
            /** @description Whether the key signs now. */
            active: boolean;
        };
        /** @description A version that the arbiter read from another viewpoint than the public's. */
        ArbiterRead: {
            /** @description Version: position in the game's log, from 1. */
            version: number;
            /** @description Viewpoint: `seat:<number>`, `public`, or `all`. */
            viewpoint: string;
            /**
             * Format: date-time
             * @description Time at which the version was first read, in UTC (RFC 3339).
             */
            at: string;
        };
        /** @description A seat of the replay. */
        ReplaySeat: {
            /** @description A seat's number: from 0, clockwise. */
            seat: number;
            /** @description The kind of the seat's player. */
            kind: components["schemas"]["SeatKind"];
            /** @description Name of the seat's player; null if none was given. */
            name: string | null;
        };
        /** @description A viewpoint from which the replay may be seen. */
        ReplayViewpoint: {
            /** @description Viewpoint: `seat:<number>`, `public`, or `all`. */
            viewpoint: string;
            /** @description The viewpoint's label, for a list of choices. */
            name: string;
        };
        /** @description The view at one version, and the event that led to it. */
        ReplayFrame: {
            /** @description Sentences that help this seat to answer its question, with `words` only. */
            advice?: components["schemas"]["AdviceWords"][];
            /** @description The question to this seat, with `words` only; null without a decision. */
            asked?: components["schemas"]["AskedWords"] | null;
            /** @description The table's clock; absent without one. */
            clock?: components["schemas"]["TableClock"];
            /** @description The dangers that end the game badly, and their progress, with `words` only. */
            danger?: components["schemas"]["DangerWords"][];
            /** @description The decision that this seat owes; null for none. */
            decision: components["schemas"]["OwnDecision"] | null;
            /** @description The open decisions of all seats. */
            decisions: components["schemas"]["OpenDecision"][];
            /** @description Version of the format of views, which rises when their content or text changes. */
            format: number;
            /** @description The replay's id, which does not reveal the game. */
            game: string;
            /** @description The goals of the game, with `words` only. */
            goal?: components["schemas"]["GoalWords"][];
            /** @description Deductions from this seat's knowledge, with `words` only, at a table with hints. */
            hints?: components["schemas"]["HintWords"][];
            /** @description The state that no seat knows, with the viewpoint `all` only. */
            house?: Record<string, unknown>;
            /** @description The randomness protocol before the deal; null in games dealt from their seed alone. */
            luck: components["schemas"]["Luck"] | null;
            /** @description The seat's knowledge beyond the table. */
            mind: Record<string, unknown> | null;
            /** @description The knowledge of each seat, with the viewpoint `all` only. */
            minds?: Record<string, unknown>[];
            /** @description The seat's legal commands. Without a decision: commands that are legal nevertheless, such as marking a board; usually empty. */
            offers: components["schemas"]["Offer"][];
            /** @description The outcome of the game, rulings included; null while it runs or if it was aborted. */
            outcome: components["schemas"]["GameOutcome"] | null;
            pause?: components["schemas"]["TablePause"];
            ruleset: components["schemas"]["RulesetName"];
            /** @description The organiser's rulings, oldest first. */
            rulings: components["schemas"]["Ruling"][];
            /** @description The zones and their things, to draw the table, with `words` only. */
            scene?: components["schemas"]["Scene"];
            /** @description The game's status. */
            status: components["schemas"]["GameStatus"];
            /** @description The public state, in the ruleset's own terms; null until the deal. */
            table: Record<string, unknown> | null;
            /** @description The view as plain text. */
            text: string;
            /** @description Version: position in the game's log, from 1. */
            version: number;
            /** @description Viewpoint: `seat:<number>`, `public`, or `all`. */
            viewpoint: string;
            /** @description The answers to this seat's decision that cannot be given now, each with its reason, with `words` only. */
            withheld?: components["schemas"]["Withheld"][];
            /**
             * Format: date-time
             * @description The service's clock at this answer, to count deadlines by.
             */
            server_time: string;
            /** @description The possessions of each seat as text, with the viewpoint `all` only. */
            drawn?: string[];
            event: components["schemas"]["ReplayFrameEvent"];
        };
        /** @description A line at a version of the replay. */
        StudyNote: {
            /** @description Version of the replay. */
            at: number;
            /** @description The text of the note. */
            text: string;
        };
        /** @description A fork that continues from a version of the replay. */
        StudyVariation: {
            /** @description The fork, a game of its own. */
            game: string;
            /** @description Version of the replay. */
            at: number;
            /** @description The idea of the variation; null if none was given. */
            text: string | null;
            /** @description The fork's status; null if the fork is gone. */
            status: components["schemas"]["GameStatus"] | null;
            /** @description Address of the fork's table. */
            url: string;
        };
        /** @description A study in a list. */
        StudySummary: {
            /** @description The study's id, which suffices to read it. */
            id: string;
            /** @description Address of the page that shows the study. */
            url: string;
            /** @description The study's title. */
            title: string;
            /** @description Version of the study, which rises with each change, for `If-Match`. */
            version: number;
            /**
             * Format: date-time
             * @description Time at which the study was started, in UTC (RFC 3339).
             */
            made: string;
            /**
             * Format: date-time
             * @description Time at which the study was changed last, in UTC (RFC 3339).
             */
            changed: string;
        };
        /** @description A token or a link that was handed out. */
        AccessGrant: {
            /** @description The token's id, which grants no access. */
            id: string;
            /** @description The kind of grant: a token or a link. */
            kind: components["schemas"]["AccessGrantKind"];
            /** @description The id of the parent token; null if the parent is not yours, or if the token was made with the game. */
            by: string | null;
            /** @description Whether the token or link is valid now. */
            good: boolean;
            /** @description The scope of a token. */
            scope?: components["schemas"]["TokenScope"];
            /** @description The token's seat; null for none. */
            seat?: number | null;
            /** @description Viewpoint: `seat:<number>`, `public`, or `all`. */
            viewpoint?: string;
            /**
             * Format: date-time
             * @description Time at which the token or link expires, in UTC (RFC 3339); null: never.
             */
            expires?: string | null;
            /** @description The URL of a link's page; null if this token may not use the link's viewpoint. */
            url?: string | null;
        };
        /** @description A tournament, with the player's entry. */
        MyTournament: {
            tournament: components["schemas"]["TournamentSummary"];
            location: components["schemas"]["TournamentLocation"];
            entry: components["schemas"]["Entry"];
            /** @description Index of the player among the entry's persons, from 0. */
            member: number;
            /** @description The player's table in the current round; null without one. */
            table: components["schemas"]["TournamentPlace"] | null;
            /** @description Whether the player's table is finished, by information that the player may have. */
            is_table_over: boolean;
            /**
             * Format: date-time
             * @description Time at which the current round starts, in UTC (RFC 3339); null without a current round, and if the round starts when it opens.
             */
            starts_at: string | null;
            /** @description The entry's place in the final standings; null before. */
            place: number | null;
        };
        /** @description A tournament in a list. */
        TournamentSummary: {
            /** @description The tournament's id. */
            id: string;
            /** @description The tournament's title. */
            title: string;
            /** @description The tournament's status. */
            status: components["schemas"]["TournamentStatus"];
            /** @description Whether people may enter themselves. */
            is_entering: boolean;
            /** @description The ruleset's name. */
            ruleset: string;
            /** @description The preset that the tournament's regulations started from. */
            preset: components["schemas"]["TournamentPreset"];
            /** @description Number of rounds that are planned. */
            rounds: number;
            /** @description Number of closed rounds. */
            closed_rounds: number;
            /** @description Number of entries that take part. */
            entries: number;
            /**
             * Format: date-time
             * @description Time at which the tournament was created, in UTC (RFC 3339).
             */
            created_at: string;
        };
        /** @description An entry with its slip. */
        CreatedEntry: {
            /** @description The entry's number, never used again. */
            entry: number;
            /** @description The kind of entry: `people`, who play for the standings; a `stand_in` or a `bot`, who fill tables. */
            kind: components["schemas"]["EntryKind"];
            /** @description The state of the entry: whether it takes part. */
            state: components["schemas"]["EntryState"];
            /** @description The section whose standings list the entry. */
            section: string;
            /** @description Names of the entry's persons, in the form that the regulations set; null for a hidden one. */
            names: (string | null)[];
            /** @description Surnames of the entry's persons, by person: the part of the name that lists sort by, as stated or its last word; null if names are not shown in full. */
            surnames: (string | null)[];
            /** @description The entry's club; null if none was given, or if names are not shown in full. Hidden with a name of the entry. */
            club: string | null;
            /** @description Number of the entry in the seeding. */
            seed: number | null;
            /** @description The rating for the entry's seeding, in thousandths. */
            rating: number | null;
            /** @description Groups whose entries should not meet. */
            apart: number[];
            /** @description The bot's policy; null for people. */
            bot: string | null;
            /** @description The first round that the entry could be paired in. */
            joined: number;
            /** @description Rounds that the entry is checked in for. */
            checked_in: number[];
            /** @description Whether the entry is checked in for the whole tournament. */
            is_checked_in: boolean;
            /** @description Rounds that the entry requested a bye for. */
            byes: number[];
            last_slip: components["schemas"]["TournamentSlip"];
            /** @description The entry's slip; null for a bot. */
            slip: string | null;
        };
        /** @description A line of the list. */
        PreviewRow: {
            /** @description Number of the line, from 1; in JSON its place in `entries`. */
            line: number;
            /** @description The fields of the entry, in the form that the request to make entries takes. */
            entry: Record<string, unknown>;
            /** @description The outcome for this line if the list were entered now. */
            outcome: components["schemas"]["PreviewRowOutcome"];
            /** @description The reasons to refuse the line, by field. */
            problems: string[];
            /** @description Names of entries and other lines that could be the same person's, at most five. */
            alike: components["schemas"]["AlikeName"][];
        };
        /** @description The progress of a table. */
        TableProgress: {
            /** @description Number of the table, from 1. */
            table: number;
            /** @description The game's id. */
            game: string;
            /** @description Version of the game's log. */
            version: number;
            /** @description The game's status. */
            status: components["schemas"]["GameStatus"];
            /**
             * Format: date-time
             * @description Time of the game's last event.
             */
            changed: string;
            /** @description The seats that the table waits for. */
            awaited: components["schemas"]["AwaitedSeat"][];
            /** @description Seats whose person is absent, without resigned ones. */
            away: number[];
            /** @description Seats whose view was not requested within the no-show time. */
            no_shows: number[];
            /** @description Whether the rules of the table's game count scores; if not, `by_scores` is a draw. */
            counts_scores: boolean;
            /**
             * Format: date-time
             * @description Time at which the pause ends at the latest; null without a pause.
             */
            paused_until: string | null;
            /** @description Whether the pause begins only once the open decisions are answered. */
            is_pause_ahead: boolean;
        };
        /** @description An entry's points from the table. */
        TableLine: {
            /** @description The entry's number, never used again. */
            entry: number;
            /** @description Number of the round, from 1. */
            round: number;
            /** @description Number of the table; null for a round without one. */
            table: number | null;
            /** @description The source of the points. */
            kind: components["schemas"]["TableLineKind"];
            /** @description An exact number of points: `3`, `-1/2`. */
            points: string;
            /** @description Index of the person who sat at the table, from 0. */
            member: number | null;
            /** @description Numbers of the opponents' entries, each once per seat that it had. */
            opponents: number[];
            /** @description Seats whose mean is the points. */
            seats: components["schemas"]["SeatLine"][];
        };
        /** @description A seat of the caller. */
        OwnSeat: {
            /** @description A seat's number: from 0, clockwise. */
            seat: number;
            /** @description Index of the person in the entry, from 0. */
            member: number;
            /** @description The seat's token; null if it was handed out in another way. */
            token: string | null;
        };
        /** @description The standings of a section. */
        SectionStandings: {
            /** @description The section that the standings belong to. */
            section: string;
            /** @description The lines of the standings, the best first. */
            rows: components["schemas"]["StandingsRow"][];
        };
        /** @description A confirmed place. */
        ConfirmedPlace: {
            /** @description The entry's number, never used again. */
            entry: number;
            /** @description The section that the place belongs to. */
            section: string;
            /** @description Place of the entry; entries that share a place have the same number. */
            place: number;
            /** @description An exact number of points: `3`, `-1/2`. */
            points: string;
        };
        /** @description A fact in a tournament's log. */
        TournamentFact: {
            /** @description Version: position in the game's log, from 1. */
            version: number;
            /** @description The type of the fact. */
            type: string;
            /**
             * Format: date-time
             * @description Time at which the fact was recorded, in UTC (RFC 3339).
             */
            at: string;
            /** @description The author of the fact: `o2` for an official, `e17` for an entry, null for the service and for callers without a token. */
            by: string | null;
            /** @description The public fields of the fact. */
            data: Record<string, unknown>;
            /** @description A commitment for every hidden field. */
            hidden: {
                [key: string]: string;
            };
            /** @description The values of hidden fields that you may know: officials know drafts; everyone knows all fields once the seed is revealed. */
            openings: {
                [key: string]: components["schemas"]["CommitmentOpening"];
            };
            /** @description Digest over this fact and the previous digest: the chain of the log. */
            digest: string;
            /** @description Texts stored outside the log, by the field that commits to them (`names.1` for an item of a list). Deleted and hidden ones are absent. */
            texts: {
                [key: string]: components["schemas"]["SaltedText"];
            };
            /** @description Names of fields left out of `data`, which the digest covers: fields of a table whose deal you, an official, still play. Absent otherwise. */
            withheld?: string[];
        };
        /** @description A message of a tournament that was given up. */
        TournamentWebhookDeadLetter: {
            /** @description The tournament's id. */
            tournament: string;
            /** @description Version of the tournament's log. */
            version: number;
            /** @description Number of the round; null if no round is concerned. */
            round: number | null;
            /** @description Number of the table; null if no table is concerned. */
            table: number | null;
            /** @description Number of the ruling, penalty, appeal or announcement; null for other news. */
            number: number | null;
            /** @description The message's id, the same in every attempt; for an item of the inbox, its `id` there. */
            id: string;
            /** @description The message's `type`. */
            type: components["schemas"]["TournamentWebhookDeadLetterType"];
            /**
             * Format: date-time
             * @description Time at which the message was given up, in UTC (RFC 3339).
             */
            at: string;
        };
        /** @description A tournament of a series. */
        SeriesTournament: {
            /** @description The tournament's id. */
            tournament: string;
            /** @description The tournament's title. */
            title: string;
            /** @description The version of the tournament's log that counts. */
            version: number;
            /** @description SHA-256 digest, hexadecimal. */
            digest: string;
            /** @description Whether the tournament is final and counts; other tournaments do not count yet. */
            counts: boolean;
        };
        /** @description A side's line. */
        SeriesRow: {
            /** @description Place of the side, from 1. */
            place: number;
            /** @description Number of other sides with the same place. */
            sharing: number;
            /** @description Names of the side, as of its last tournament; empty if the tournaments show none. */
            names: string[];
            /** @description An exact number of points: `3`, `-1/2`. */
            points: string;
            /** @description The side's results, in the order of tournaments. */
            results: components["schemas"]["SeriesResult"][];
        };
        /** @description A value, and the salt that opens its commitment. */
        CommitmentOpening: {
            /** @description The field's value, any JSON value. */
            value: unknown;
            /** @description The salt, hexadecimal: the hash of value and salt is the commitment in `hidden`. */
            salt: string;
        };
        /** @description A table that keeps its round open. */
        UnfinishedTable: {
            /** @description Number of the table. */
            table: number;
            /** @description The reason why the table keeps its round open, as text. */
            lacks: string;
        };
        /** @description A change that makes a draft stale. */
        DraftChange: {
            /** @description Version: position in the game's log, from 1. */
            version: number;
            /** @description The type of the fact. */
            type: string;
            /** @description Numbers of the entries that the change concerns. */
            entries: number[];
            /** @description Number of the round, from 1. */
            round?: number;
            /** @description Number of the table, from 1. */
            table?: number;
        };
        /** @description The randomness protocol before the deal. */
        PlannedLuck: {
            /** @description Nonces in the luck: `asked`, of seats that commit to one; `required`, of every person; `none`. */
            nonces: components["schemas"]["LuckNonces"];
            /** @description Public entropy after the last nonce. */
            public: components["schemas"]["LuckPublic"] | null;
            /** @description Seconds to wait for the nonces. */
            wait_s: number;
        };
        /** @description The version of another game that this one continues from. */
        Parent: {
            /** @description The parent game's id; null if a replay was forked, which does not reveal its game. */
            game: string | null;
            /** @description Version: position in the game's log, from 1. */
            version: number;
            /** @description Digest of the parent's version, which this game's chain continues from. */
            digest: string;
            /** @description Viewpoint whose knowledge the fork started from: `seat:<number>`, `public` or `all`. */
            viewpoint: string;
            /** @description The luck of the fork: the parent's remaining luck (`same`), or `fresh` luck. */
            luck: components["schemas"]["ParentLuck"];
            /** @description Whether the fork continues the parent's own log. False: it starts from a position that matches the view of `viewpoint`, sampled uniformly; moves that lead to it need not exist. */
            exact: boolean;
        };
        /** @description The import of a game. */
        ImportNote: {
            /**
             * Format: date-time
             * @description Time at which the game was imported, in UTC (RFC 3339).
             */
            at: string;
            /** @description Id of the key that signed the record; the signature is not verified. */
            key: string | null;
        };
        /** @description The place of a game in its tournament. */
        TournamentPlace: {
            /** @description The tournament's id. */
            tournament: string;
            /** @description Number of the round, from 1. */
            round: number;
            /** @description Number of the table, from 1. */
            table: number;
        };
        /** @description Winners and reason, with places and scores by seat. */
        GameOutcome: {
            /** @description Statistics of the table that the rules do not rank by, by name, such as turns; empty after a ruling has changed the outcome. */
            measures: {
                [key: string]: number;
            };
            /** @description Place of each seat, by seat, 1 for the best. Seats that the rules do not rank apart share a place, and the following places are skipped, as in 1, 2, 2, 4; without winners, all are 1. */
            places: number[];
            /** @description The reason, as a word of the ruleset. */
            reason: string;
            /** @description The scores; null if the rules count none. */
            scores: number[] | null;
            /** @description The reason in a sentence, in views with `words` only; null if a ruling changed the outcome. */
            why?: components["schemas"]["OutcomeWords"] | null;
            /** @description Seats that won; empty if there are none. */
            winners: number[];
        };
        /** @description The randomness protocol before the deal; null in games dealt from their seed alone. */
        Luck: {
            /** @description Seats whose nonces are awaited. */
            awaits: number[];
            /** @description The event that closed the commitments. */
            closed: components["schemas"]["LuckMoment"] | null;
            /** @description The commitments to nonces, by seat: each the SHA-256 of a nonce. */
            commits: (string | null)[];
            /** @description The event after which no nonce is accepted. */
            drawn: components["schemas"]["LuckMoment"] | null;
            /** @description Whether the seat's nonce is revealed, by seat. */
            given: boolean[];
            /** @description Nonces in the luck: `asked`, of seats that commit to one; `required`, of every person; `none`. */
            nonces: components["schemas"]["LuckNonces"];
            /** @description Public entropy after the last nonce. */
            public: components["schemas"]["LuckPublic"] | null;
            /** @description The awaited round of public entropy. */
            round: components["schemas"]["LuckRound"] | null;
            /** @description Seats that did not reveal their nonces. */
            silent: number[];
            /** @description The state of the randomness protocol. */
            state: components["schemas"]["LuckState"];
            /**
             * Format: date-time
             * @description Deadline of the nonces; null if no time runs.
             */
            until: string | null;
            /** @description Seconds to wait for the nonces. */
            wait_s: number;
        };
        /** @description The last slip of an entry or official, without its text; null for bots and for the tournament's creator. */
        TournamentSlip: {
            /** @description Version of the log at which the slip was made. */
            version: number;
            /**
             * Format: date-time
             * @description Time at which the slip was made, in UTC (RFC 3339).
             */
            at: string;
            /** @description The maker of the slip: an official, an entry, or null for people who entered themselves. */
            by: string | null;
            /** @description Version of the log at which a device exchanged the slip; null until then. */
            exchanged: number | null;
        } | null;
        /** @description The time of one seat. */
        SeatClock: {
            /** @description Whether the seat's player is absent; the command `return` ends the absence. */
            absent: boolean;
            /** @description Milliseconds in the seat's bank when its open decision opened. */
            bank_ms: number;
            /**
             * Format: date-time
             * @description Time at which the seat's time, bank included, is used up and the default is played.
             */
            deadline: string | null;
            /** @description A seat's number: from 0, clockwise. */
            seat: number;
            /**
             * Format: date-time
             * @description Time at which the clock of the seat's open decision started; null if no time runs.
             */
            since: string | null;
            /** @description Number of strikes of the clock in a row. */
            strikes: number;
        };
        /** @description The game's ruleset, and its version. */
        MyGameRuleset: {
            /** @description The ruleset's name. */
            name: string;
            /** @description The version of the ruleset's rules. */
            version: number;
        };
        /** @description The event of this version, with the information that the viewpoint may have. */
        ReplayFrameEvent: {
            /**
             * Format: date-time
             * @description Time at which the event happened, in UTC (RFC 3339).
             */
            at: string;
            /** @description The seat whose command caused the event; null for none. */
            by: number | null;
            /** @description The public fields of the event. */
            data: Record<string, unknown>;
            /** @description Digest over this event and the previous digest: the chain of the log. */
            digest: string;
            /** @description The commitments to all other fields of the event, by field. */
            hidden: {
                [key: string]: string;
            };
            /** @description The seats that know each hidden field, by field, with the viewpoint `all` only. */
            learnt?: {
                [key: string]: number[];
            };
            /** @description The hidden fields that this audience may know, opened. */
            openings: {
                [key: string]: components["schemas"]["CommitmentOpening"];
            };
            /** @description The number of the event's rule; null for none. */
            rule: string | null;
            /** @description The event as one line of text; the digest does not cover it. */
            text: string;
            /** @description The event as a sentence for its reader, and the moves on the table, with `words` only. */
            told?: components["schemas"]["ToldWords"];
            /** @description The type of the event: `<ruleset>.<event>`, or `game.<event>` for events common to all games. */
            type: string;
            /** @description Whether `data` holds `(withheld)` in place of some values, so that the chain cannot be computed over this event: the id of another game; the seed, unless everything is shown to the end; with masked names, texts of people. */
            withheld: boolean;
            /** @description Whether the event is a turning point. */
            turning: boolean;
            /** @description The field `learnt` as text, with the viewpoint `all` only. */
            knew?: string[];
        };
        /** @description A number of a draft; less is better. */
        DraftFigure: {
            /** @description The name of the quantity, which the draft minimises. */
            name: string;
            /** @description The value of the quantity: an integer, or a fraction as text. */
            value: number | string;
            /** @description A lower bound for all drafts; null if none is known. */
            bound: number | string | null;
        };
        /** @description A table of a draft. */
        DraftTable: {
            /** @description Number of the table, from 1. */
            table: number;
            /** @description The section whose entries play at the table. */
            section: string;
            /** @description The holders of the seats, in the order of the game's seats. */
            seats: components["schemas"]["TournamentSeat"][];
            /** @description Number of the board; tables of one board have the same deal. null for a deal of its own. */
            board: number | null;
            /** @description Number of the match; tables of one match count together. */
            match: number | null;
        };
        /** @description An entry without a table. */
        RoundBye: {
            /** @description The entry's number, never used again. */
            entry: number;
            /** @description The kind of bye: `allocated` by the draft, `asked` by the entry, or `absent`. */
            kind: components["schemas"]["RoundByeKind"];
        };
        /** @description The holder of a seat. */
        TournamentSeat: {
            /** @description The entry's number, never used again. */
            entry: number;
            /** @description Index of the person in the entry, from 0. */
            member: number;
            /** @description The name, in the form that the regulations set. */
            name: string | null;
        };
        /** @description Winners and reason: the outcome in logs, tables and rulings. */
        Outcome: {
            /** @description Seats that won; empty if there are none. */
            winners: number[];
            /** @description The reason, as a word of the ruleset. */
            reason: string;
        };
        /** @description A name that is the same as the name of the line, or looks like it. */
        AlikeName: {
            /** @description The name that is alike. */
            name: string;
            /** @description The entry that has the name; null for another line. */
            entry: number | null;
            /** @description The line that has the name; null for an entry. */
            line: number | null;
            /** @description Whether the names are the same but for capital letters. */
            is_same: boolean;
        };
        /** @description A seat with an open decision. */
        AwaitedSeat: {
            /** @description A seat's number: from 0, clockwise. */
            seat: number;
            /**
             * Format: date-time
             * @description Time at which the decision opened; without a clock, the time of the game's last event.
             */
            since: string;
            /**
             * Format: date-time
             * @description The decision's deadline; null if no time runs.
             */
            deadline: string | null;
        };
        /** @description A seat that was played. */
        SeatLine: {
            /** @description A seat's number: from 0, clockwise. */
            seat: number;
            /** @description The place at the table; tied seats share it. */
            place: number;
            /** @description Number of other seats that share the place. */
            tied: number;
            /** @description Number of seats of the table. */
            size: number;
            /** @description An exact number of points: `3`, `-1/2`. */
            points: string;
            /** @description An exact number of points: `3`, `-1/2`. */
            table_points: string;
            /** @description Share of the matchpoints of the board; null without a comparison. */
            share: string | null;
            /** @description Difference to the mean of the other tables of the board. */
            difference: string | null;
        };
        /** @description An entry's line. */
        StandingsRow: {
            /** @description Place of the entry; null for a disqualified entry. */
            place: number | null;
            /** @description Number of other entries with the same place. */
            sharing: number;
            /** @description The entry's number, never used again. */
            entry: number;
            /** @description Names of the entry's persons, in the form that the regulations set; null for a hidden one. */
            names: (string | null)[];
            /** @description An exact number of points: `3`, `-1/2`. */
            points: string;
            /** @description Points taken off the sum. */
            penalty: string;
            /** @description Values of the tie-breaks, by tie-break; null if one was not needed or has no value. */
            ties: (string[] | null)[];
            /** @description The entry's points by round and table. */
            rounds: components["schemas"]["RoundLine"][];
        };
        /** @description A text, and the salt that opens its commitment. */
        SaltedText: {
            /** @description The text, as it was written. */
            text: string;
            /** @description The salt: 16 bytes, hexadecimal. */
            salt: string;
        };
        /** @description An entry of a tournament of a series. */
        SeriesAppearance: {
            /** @description Position of the tournament in the series, from 1. */
            tournament: number;
            /** @description The entry's number, never used again. */
            entry: number;
        };
        /** @description A side's result of a tournament. */
        SeriesResult: {
            /** @description Position of the tournament in the series, from 1. */
            tournament: number;
            /** @description The entry's number, never used again. */
            entry: number;
            /** @description The side's place in the tournament. */
            place: number;
            /** @description An exact number of points: `3`, `-1/2`. */
            points: string;
            /** @description Whether the result is among the results of the side that count. */
            counts: boolean;
        };
        /** @description The seat's open decision, as in the view. */
        MyGameDecision: {
            /** @description The decision's id, for `If-Match`, in quotation marks. */
            id: string;
            /** @description The kind of decision, as a word of the ruleset. */
            kind: string;
        };
        /** @description An event of the randomness protocol. */
        LuckMoment: {
            /** @description SHA-256 digest, hexadecimal. */
            digest: string;
            /** @description Version: position in the game's log, from 1. */
            version: number;
        };
        /** @description A round of public entropy. */
        LuckRound: {
            /** @description SHA-256 digest, hexadecimal. */
            chain: string;
            /** @description The round's number. */
            round: number;
        };
        /** @description An entry's points from a round. */
        RoundLine: {
            /** @description Number of the round, from 1. */
            round: number;
            /** @description Number of the table; null for a round without one. */
            table: number | null;
            /** @description The source of the points. */
            kind: components["schemas"]["TableLineKind"];
            /** @description An exact number of points: `3`, `-1/2`. */
            points: string;
        };
        /** @description A sentence to a seat that decides: the reason of its question, a warning, or its best hand. */
        AdviceWords: {
            /** @description The advice, in a sentence. */
            text: string;
            /** @description The kind of the advice: the reason of the question, a warning that follows from the seat's own knowledge, or the seat's best hand. */
            kind: components["schemas"]["AdviceWordsKind"];
        };
        /** @description The question to a seat. */
        AskedWords: {
            /** @description The question, in a sentence. */
            text: string;
            /** @description The seat that causes the question. */
            by: number | null;
            /** @description The things that the question is about. */
            things: components["schemas"]["ScenePlace"][];
            /** @description The rule that the question follows from. */
            rule: string | null;
        };
        /** @description An aim of a seat. */
        GoalWords: {
            /** @description The goal, in a sentence. */
            text: string;
            /** @description The rule that the goal follows from. */
            rule: string | null;
        };
        /** @description A way in which the game ends badly for a seat. */
        DangerWords: {
            /** @description The threat, in a sentence. */
            text: string;
            /** @description The progress of the threat. */
            have: number;
            /** @description The progress at which the threat comes true. */
            of: number;
        };
        /** @description A field of an offer. */
        OfferField: {
            /** @description The question that the field answers. */
            ask: string;
            /** @description The values that the field may have; null if there are more than 24 or they cannot be listed. */
            values: components["schemas"]["FieldValue"][] | null;
            /** @description The number of values that the field combines; null for a field of one value. */
            pick?: components["schemas"]["FieldPick"] | null;
        };
        /** @description The introduction of a game. */
        RulesetGuide: {
            /** @description Minutes of a usual game, from and to. */
            minutes: [
                number,
                number
            ];
            /** @description The paragraphs to read first, in order. */
            primer: components["schemas"]["GuideParagraph"][];
            /** @description The table options in sentences, by name. */
            options: {
                [key: string]: components["schemas"]["GuideOption"];
            };
            /** @description The lesson: a first game alone. */
            lesson: components["schemas"]["GuideLesson"] | null;
        };
        /** @description A deduction from a seat's view, for players who want help. */
        HintWords: {
            /** @description The deduction, in a sentence. */
            text: string;
            /** @description The things that the deduction is about. */
            things: components["schemas"]["ScenePlace"][];
            /** @description The kinds of card or piece that are possible there, if known. */
            may: string[];
            /** @description The rule that the deduction follows from. */
            rule: string | null;
        };
        /** @description A kind of card or piece, in the words of the game. */
        KindWords: {
            /** @description The name of the card or piece. */
            name: string;
            /** @description The name of the picture of the card or piece. */
            symbol: string;
            /** @description The effect of the card or piece, in a few words. */
            line: string;
            /** @description The other use of the card or piece. */
            second?: string | null;
            /** @description The text in the corner of the card. */
            corner?: string | null;
            /** @description The colour of the card or piece. */
            tone?: string | null;
            /** @description The back of the deck that the card belongs to. */
            back?: string | null;
            /** @description The full description of the card or piece. */
            text?: string | null;
            /** @description The rule that defines the card or piece. */
            rule?: string | null;
        };
        /** @description A table as one audience sees it. */
        Scene: {
            /** @description The current phase of the game. */
            phase: components["schemas"]["ScenePhase"];
            /** @description The zones of the table, with neighbours side by side. */
            zones: components["schemas"]["SceneZone"][];
        };
        /** @description A word of the game. */
        TermWords: {
            /** @description The meaning of the term. */
            text: string;
            /** @description The rule that defines the term. */
            rule: string | null;
        };
        /** @description An event's text for its reader, and its animation. */
        ToldWords: {
            /** @description The event as a sentence for its reader, in the second person for their own seat. */
            text: string;
            /** @description The weight of the event in an animation: a `step` of its own, a `part` of the previous step, `turning` the game, or `silent` if nothing is shown. */
            weight: components["schemas"]["EventWeight"];
            /** @description The chapter that begins with this event. */
            chapter: components["schemas"]["GameChapter"] | null;
            /** @description The moves of things on the table, in order or at once. */
            moves: components["schemas"]["SceneMove"][];
        };
        /** @description The reason of the end of a game. */
        OutcomeWords: {
            /** @description The reason of the end, in a sentence. */
            text: string;
            /** @description The things that decided the end. */
            things: components["schemas"]["ScenePlace"][];
        };
        /** @description The current part of the game. */
        ScenePhase: {
            /** @description The phase's id, a word of the ruleset. */
            id: string;
            /** @description The phase's heading. */
            title: string;
            /** @description The steps of the round that the phase belongs to. */
            course?: components["schemas"]["SceneStep"][];
        };
        /** @description Something in the scene that a sentence is about. */
        ScenePlace: {
            /** @description The kind, back, piece, die or token that names the thing. */
            kind: string;
            /** @description The zone that holds the thing. */
            zone: string;
        };
        /** @description A step of the primer. */
        GuideParagraph: {
            /** @description The subject of the paragraph. */
            title: string;
            /** @description The text of the paragraph. */
            text: string;
            /** @description Cards and pieces that the paragraph shows. */
            kinds: string[];
        };
        /** @description A table option. */
        GuideOption: {
            /** @description The question that the option decides, in a sentence. */
            ask: string;
            /** @description The effect of each value, by the value as JSON text. */
            values: {
                [key: string]: string;
            };
            /** @description Sentences that state the chosen value to readers, by the value as JSON text; empty if another option covers it. */
            told: {
                [key: string]: string;
            };
        };
        /** @description A place for things. In one that hides any, kinds stand before backs and sorted, so that a place reveals none. */
        SceneZone: {
            /** @description The zone's id, such as `francs:2` for the purse of seat 2. */
            id: string;
            /** @description The layout of the zone. */
            form: components["schemas"]["ZoneForm"];
            /** @description The zone's name. */
            title: string;
            /** @description Number of things or coins in the zone. */
            count: number;
            /** @description The things in the zone; none for a purse. */
            things?: components["schemas"]["SceneThing"][];
            /** @description The seat that owns the zone. */
            seat?: number;
            /** @description The zone that contains this one, such as the room of a pile. */
            within?: string | null;
        };
        /** @description A thing that moves. A place is a zone, or a zone, a slash and a cell in the zone; null is outside the scene. If both places are the same, the thing turns over there. */
        SceneMove: {
            /** @description The thing that moves. */
            what: components["schemas"]["SceneThing"];
            /** @description The place that the thing leaves. */
            from: string | null;
            /** @description The place that the thing enters. */
            to: string | null;
            /** @description The side that is up afterwards, if the thing turns over. */
            face?: components["schemas"]["SceneMoveFace"] | null;
        };
        /** @description Number of values to combine. */
        FieldPick: {
            /** @description The smallest number of values. */
            least: number;
            /** @description The largest number of values. */
            most: number;
            /** @description Whether the order of the values matters. */
            ordered: boolean;
        };
        /** @description A first game, alone and with a stated deal. */
        GuideLesson: {
            /** @description The players of the lesson: the learner, at seat 0, and bots. */
            players: number;
            /** @description The lesson's table options. */
            options: {
                [key: string]: unknown;
            };
            /** @description The lesson's stated deal, by the ruleset's schema of deals. */
            deal: {
                [key: string]: unknown;
            };
            /** @description The prompts of the lesson, in order. */
            prompts: components["schemas"]["GuidePrompt"][];
        };
        /** @description A part of a game, which begins with an event. */
        GameChapter: {
            /** @description The chapter's id, a word of the ruleset. */
            id: string;
            /** @description The chapter's heading. */
            title: string;
        };
        /** @description A value that a field of an offer may have, or be composed of. */
        FieldValue: {
            /** @description The value, as a command holds it. */
            value: unknown;
            /** @description The text of the value's button. */
            title: string;
            /** @description The effect of choosing the value; empty if there is none. */
            consequence: string;
            /** @description Whether to ask for confirmation before a command with this value is sent. */
            grave: boolean;
            /** @description The place that a player points at to choose the value: a zone, a thing or cell in it (`hand:0/CO`), or a seat's place (`seat:2`); null: no place. */
            at: string | null;
        };
        /** @description A part of a round. */
        SceneStep: {
            /** @description The name of the step. */
            title: string;
            /** @description The state of the step: over, in progress, or to come. */
            state: components["schemas"]["SceneStepState"];
        };
        /** @description Something on the table. Exactly one of kind, back, coins, piece, die and token names it. */
        SceneThing: {
            /** @description The kind of a card or piece that lies face up for this audience. */
            kind?: string | null;
            /** @description The back of a hidden card. */
            back?: string | null;
            /** @description Number of coins. */
            coins?: number | null;
            /** @description The name of a piece. */
            piece?: string | null;
            /** @description The name of a die. */
            die?: string | null;
            /** @description The name of a token. */
            token?: string | null;
            /** @description The face that a die shows. */
            shows?: number | null;
            /** @description The side of a token that is up, or the way a card lies. */
            face?: string | null;
            /** @description The seat that the thing belongs to, if it is not the zone's seat. */
            of?: number | null;
            /** @description The cell of the thing in a grid. */
            at?: string | null;
            /** @description Number of equal things. */
            count?: number;
            /** @description The source of the viewer's knowledge, if others may not know the thing. */
            known?: components["schemas"]["SceneSight"] | null;
        };
        /** @description The words of a lesson at a moment. */
        GuidePrompt: {
            /** @description The moment of the lesson at which the prompt appears. */
            when: components["schemas"]["GuideMoment"];
            /** @description The prompt's text, in two sentences. */
            say: string;
            /** @description Zones, things and types of command that the prompt is about. */
            point: string[];
            /** @description The answer that the prompt suggests: a command without its decision, or some of its fields; null: any answer. */
            wants: {
                [key: string]: unknown;
            } | null;
            /** @description The prompt's text after the suggested answer, or after any if none is: what came of it. */
            done: string;
            /** @description The prompt's text after another answer. */
            other: string;
        };
        /** @description A moment of a lesson: a decision of the learner. */
        GuideMoment: {
            /** @description The kind of the learner's decision. */
            decision: string;
            /** @description Number of the decision among those of its kind, from 1. */
            nth: number;
        };
        /** @description A viewer's knowledge of a thing that lies face down for others. */
        SceneSight: {
            /** @description The source of the knowledge, in a word of the ruleset. */
            by: string;
            /** @description Version of the event that showed the thing. */
            version: number;
        };
        /**
         * @description A value from a fixed list: event weight.
         * @enum {string}
         */
        EventWeight: "part" | "silent" | "step" | "turning";
        /**
         * @description A value from a fixed list: zone form.
         * @enum {string}
         */
        ZoneForm: "fan" | "grid" | "pile" | "purse" | "row" | "sheet" | "spot" | "track";
        /** @description A seat of a new game. */
        SeatBody: {
            /** @description The kind of the seat's holder. The automaton's seat may be left out: the service adds it last. */
            kind: components["schemas"]["SeatKind"];
            /** @description The policy of a bot, one of the ruleset's `bots`; `house` by default. */
            bot?: string;
            /** @description The name of the seat's holder: 1 to 40 readable characters in one line. */
            name?: string;
            /** @description Whether the creator takes this seat; the answer then holds the seat's token. */
            claim?: boolean;
            /** @description Whether any caller may take this seat without a code, from the lobby; in public games only. */
            open?: boolean;
            /** @description SHA-256 of the text of your nonce, which is 64 lower-case hexadecimal digits that you keep to yourself. */
            commit?: string;
        };
        /** @description Terms of spectators. */
        SpectatorsBody: {
            /** @description Delay in seconds with which spectators see a running game. */
            delay_s: number;
        };
        /** @description The source of the deal. */
        DealBody: {
            /** @description The source of luck: `fresh`; `duplicate`: the luck of a group of games; `fixed`: a stated deal, in unlisted games only. */
            mode: components["schemas"]["DealMode"];
            /** @description The duplicate group: made by its first game, joined with that game's organiser token. */
            group?: string;
            /** @description The stated deal, by the ruleset's `deal_schema`. */
            description?: {
                [key: string]: unknown;
            };
        };
        /** @description The randomness protocol before the deal. */
        LuckBody: {
            /** @description Nonces of people: `asked` of seats that commit to one, and the deal goes on without missing ones; `required` of all, for rated tables and events: a missing one cancels the table; or `none`. `asked` by default; `none` in a duplicate deal. */
            nonces?: components["schemas"]["LuckNonces"];
            /** @description Public entropy after the last nonce; none by default. `drand`, if the installation has a relay: the first round of its network quicknet 6 s later. None in a duplicate deal: a tournament provides a round for its deals. */
            public?: components["schemas"]["LuckPublic"] | null;
            /** @description Seconds to wait for the nonces. Asked: 20 by default and at most; required: 120 by default. */
            wait_s?: number;
        };
        /** @description Time for the decisions of people. */
        ClockBody: {
            /** @description Seconds for each decision; may be days. Decisions that are open at the same time, or whose answers are secret, have no time beyond this. */
            decision_s: number;
            /** @description Additional seconds of each seat, used after a decision's own; 0 by default. */
            bank_s?: number;
            /** @description Seconds that an answer adds to the bank, up to `bank_s`; 0 by default. */
            increment_s?: number;
            /** @description Number of strikes in a row that make a seat absent; 3 by default. */
            absent_after?: number;
            /** @description The consequence: the seat's defaults are played immediately (`default`, the default value), a house bot plays until the player returns (`bot`), or permanently (`forfeit`). */
            on_absence?: components["schemas"]["ClockOnAbsence"];
        };
        /** @description A game to create. */
        GameBody: {
            /** @description The name of one of the rulesets of `GET /v1/rulesets`. */
            ruleset: string;
            /** @description Table options, by the ruleset's `options_schema`; defaults for the others. */
            options?: {
                [key: string]: unknown;
            };
            /** @description The seats in playing order. */
            seats: components["schemas"]["SeatBody"][];
            /** @description Whether the lobby lists the game; public by default. */
            visibility?: components["schemas"]["GameVisibility"];
            spectators?: components["schemas"]["SpectatorsBody"];
            deal?: components["schemas"]["DealBody"];
            luck?: components["schemas"]["LuckBody"];
            /** @description The table's clock; without one, the default, only the rules' own timers apply. */
            clock?: components["schemas"]["ClockBody"];
            /** @description Whether a seat may fork the running game from its own knowledge; false by default, public. */
            analysis?: boolean;
            /** @description Whether views with `words` include deductions from the seat's knowledge; false by default, public. */
            hints?: boolean;
            /** @description Whether the result counts for ratings; false by default, public. Without bots only. */
            rated?: boolean;
            /** @description Whether to make an arbiter's token too, which may use every viewpoint; all seats see that it exists. */
            arbiter?: boolean;
            /** @description The chat's mode: no one may write (`off`), the table may (`players`), or also spectators, in a scope of their own (`all`). `players` by default, and `off` in a duplicate deal. */
            chat?: components["schemas"]["GameBodyChat"];
            /** @description The token of an inbox to add your seats of this request to. */
            inbox?: string;
            /** @description The token of a player to bind your seats of this request to; a seat without a name gets the player's. */
            player?: string;
        };
        /** @description A claim of a seat. */
        SeatClaimBody: {
            /** @description The seat's claim code. */
            code: string;
            /** @description Your name: 1 to 40 readable characters in one line. */
            name?: string;
            /** @description SHA-256 of the text of your nonce, which is 64 lower-case hexadecimal digits that you keep to yourself. */
            commit?: string;
            /** @description The token of an inbox to add your seats of this request to. */
            inbox?: string;
            /** @description The token of a player to bind your seats of this request to; a seat without a name gets the player's. */
            player?: string;
        };
        /** @description A request for the next free seat. */
        JoinBody: {
            /** @description The game's invitation code, for any free seat; without it, the next open seat. */
            code?: string;
            /** @description Your name: 1 to 40 readable characters in one line. */
            name?: string;
            /** @description SHA-256 of the text of your nonce, which is 64 lower-case hexadecimal digits that you keep to yourself. */
            commit?: string;
            /** @description The token of an inbox to add your seats of this request to. */
            inbox?: string;
            /** @description The token of a player to bind your seats of this request to; a seat without a name gets the player's. */
            player?: string;
        };
        /** @description A request for a seat at the rematch of a game that has ended. */
        RematchBody: {
            /** @description SHA-256 of the text of your nonce, which is 64 lower-case hexadecimal digits that you keep to yourself. */
            commit?: string;
            /** @description The token of an inbox to add your seats of this request to. */
            inbox?: string;
            /** @description The token of a player to bind your seats of this request to; a seat without a name gets the player's. */
            player?: string;
        };
        /** @description A seat's first or new commitment to a nonce. */
        SeatCommitBody: {
            /** @description SHA-256 of the text of your nonce, which is 64 lower-case hexadecimal digits that you keep to yourself. */
            commit: string;
        };
        /** @description The nonce that a seat committed to. */
        NonceBody: {
            /** @description The nonce's text, whose SHA-256 is the commitment. */
            nonce: string;
            /** @description The digest of `game.luck_closed` that you computed from the log; never copy it from the view. */
            digest: string;
        };
        /** @description Public entropy: a round of drand. */
        PublicLuckBody: {
            /** @description The round's number: `luck.round.round` of the view. */
            round: number;
            /** @description The round's signature, as drand publishes it. */
            signature: string;
        };
        /** @description An instance of one of the schemas in the view's `offers`, or `resign`, or `abort` with a `reason`. */
        Command: {
            /** @description The command's `type`, as in its offer. */
            type: string;
        } & {
            [key: string]: unknown;
        };
        /** @description A new mode of a chat. */
        ChatBody: {
            /** @description The chat's mode: `off`: no one may write; `players`: the table may; `all`: also spectators, in a scope of their own. */
            mode: components["schemas"]["ChatMode"];
        };
        /** @description A spectator who wants to write. */
        GuestBody: {
            /** @description Your name: 1 to 40 readable characters in one line. */
            name: string;
        };
        /** @description A message: a text or an emote. */
        ChatMessageBody: {
            /** @description The scope: `players`, the table's own chat, or `spectators`. By default the caller's own. */
            scope?: components["schemas"]["ChatScope"];
            /** @description The text of the message: 1 to 300 readable characters in one line, plain text. */
            text?: string;
            /** @description The emote, one of a fixed set. */
            emote?: components["schemas"]["ChatEmote"];
        };
        /** @description A seat's statement of its presence. */
        PresenceBody: {
            /** @description The presence of the seat's holder: `online` while you watch, `away` while you do not, `hidden` to show no state. */
            state: components["schemas"]["PresenceBodyState"];
        };
        /** @description The subject of a report or an act: a message, the name at a seat, a player, a text of a tournament, or a study. */
        ModerationSubjectBody: {
            /** @description The kind of subject: `message` with `game`, `scope` and `number`; `name` with `game` and `seat`; `player` with `player`; `text` of a tournament with `tournament` and `place`; `study` with `study`. */
            kind: components["schemas"]["ModerationSubjectKind"];
            /** @description The game's id. */
            game?: string;
            /** @description The scope of a message. */
            scope?: components["schemas"]["ChatScope"];
            /** @description The number of a message in its scope. */
            number?: number;
            /** @description The seat whose name is the subject. */
            seat?: number;
            /** @description The player's id. */
            player?: string;
            /** @description The tournament's id. */
            tournament?: string;
            /** @description The place of a text: the version of its fact and its name there, such as `12.names.0`. */
            place?: string;
            /** @description The study's id. */
            study?: string;
        } & (unknown & unknown & unknown & unknown & unknown);
        /** @description A report to make. */
        ReportBody: {
            subject: components["schemas"]["ModerationSubjectBody"];
            /** @description The ground of the report. */
            ground: components["schemas"]["ReportGround"];
            /** @description A note for moderators: 1 to 300 readable characters in one line. */
            note?: string;
        };
        /** @description An act of a moderator. */
        ModerationActBody: {
            /** @description The act: `hide`, `show` a name at a seat, a text of a tournament or a study again, `suspend` the player, `lift` a suspension, or `dismiss` the reports. */
            act: components["schemas"]["ModerationActAct"];
            subject: components["schemas"]["ModerationSubjectBody"];
            /** @description The reason, for the log of moderation: readable characters in one line. */
            reason: string;
            /** @description Time at which a suspension ends, in UTC (RFC 3339); without it, when it is lifted. */
            until?: string;
        };
        /** @description The seats of a new inbox. */
        InboxBody: {
            /**
             * @description Tokens of the seats that the inbox begins with.
             * @default []
             */
            tokens?: components["schemas"]["InboxBodyTokensItem"][];
        };
        /** @description A seat, for an inbox. */
        SeatTokenBody: {
            /** @description The seat's token, or a reader's token (`seat:read`) of the seat. */
            token: string;
        };
        /** @description An intervention to make. */
        InterventionBody: {
            /** @description The kind of intervention: `pause` the table, or `resume` it; `add_time`; `strike`: give the default answers now; `hand_to_bot` a seat, or let its player `return`; `reissue` a seat's token; `substitute` another person for a seat's. `reissue` and `substitute` answer a slip to hand on. While the table waits for people: `fill_with_bot` a free seat, or `start_smaller` without the free ones. */
            kind: components["schemas"]["InterventionBodyKind"];
            /** @description The author's name, public: 1 to 40 readable characters in one line. */
            author: string;
            /** @description The reason, public: 1 to 200 characters, one line. */
            reason: string;
            /** @description The seat that the intervention concerns. Absent with `add_time` and `strike`: all seats. */
            seat?: number;
            /** @description Time at which a pause ends at the latest, with `pause`: at most a day ahead, or 14 days if the clock gives a day or more for a decision. */
            until?: string;
            /** @description Whether a pause waits until the decisions that are open now are answered, instead of beginning immediately; with `pause`. */
            after_decisions?: boolean;
            /** @description Seconds to add, with `add_time`. */
            seconds?: number;
            /** @description The new person's name at the table, with `substitute`. */
            name?: string;
        } & (unknown & unknown & unknown & unknown & unknown & unknown & unknown);
        /** @description A slip, to exchange for a token. */
        SlipExchangeBody: {
            /** @description The slip, as the link holds it. */
            slip: string;
        };
        /** @description The receiver of a new webhook. */
        WebhookBody: {
            /**
             * Format: uri
             * @description Your receiver's URL: https, a name or a public address, and port 443 or one from 1024 on.
             */
            url: string;
        };
        /** @description The keys of a browser's subscription, as in its `toJSON()`. */
        PushKeysBody: {
            /** @description The browser's public key: a point of P-256, 65 bytes in base64url. */
            p256dh: string;
            /** @description The browser's secret: 16 bytes in base64url. */
            auth: string;
        };
        /** @description A browser's push subscription, the result of its `toJSON()` without `expirationTime`. */
        PushSubscriptionBody: {
            /**
             * Format: uri
             * @description The push service's URL for this subscription.
             */
            endpoint: string;
            keys: components["schemas"]["PushKeysBody"];
        };
        /** @description A mail address for an inbox. */
        MailBody: {
            /** @description The mail address, which gets only a code before it is confirmed. */
            address: string;
            /**
             * @description The least time between two mails: 15 minutes to a day, an hour by default.
             * @default 60
             */
            every_minutes?: number;
        };
        /** @description The code from the confirmation mail. */
        MailCodeBody: {
            /** @description The code: the eight digits of the mail. */
            code: string;
        };
        /** @description A new player. */
        NewPlayerBody: {
            /** @description The player's name, by default also at tables: 1 to 40 readable characters in one line. */
            name: string;
        };
        /** @description A recovery code. */
        RecoveryCodeBody: {
            /** @description The code as shown; in either case, with or without dashes. */
            recovery_code: string;
        };
        /** @description A link from another device of the player. */
        PlayerLinkBody: {
            /** @description The link, as the other device shows it. */
            link: string;
        };
        /** @description Consents of a player; absent ones do not change. */
        PlayerConsentsBody: {
            /** @description Whether all callers may read the player's name by the id; false at first. */
            profile?: boolean;
            /** @description Whether lists of ratings show the player, with the name; false at first. */
            ratings?: boolean;
        };
        /** @description Changes of a player; absent fields do not change. */
        PlayerChangesBody: {
            /** @description The new name: 1 to 40 readable characters in one line. Names at tables stay. */
            name?: string;
            consents?: components["schemas"]["PlayerConsentsBody"];
        };
        /** @description An authenticator's answer to `navigator.credentials.get`. */
        PasskeySignInBody: {
            /** @description The passkey's id: `id` of the credential. */
            id: string;
            /** @description The player of the passkey: `response.userHandle`. */
            user: string;
            /** @description The browser's statement of challenge and site: `response.clientDataJSON`. */
            client_data: string;
            /** @description The authenticator's data: `response.authenticatorData`. */
            authenticator_data: string;
            /** @description The passkey's signature: `response.signature`. */
            signature: string;
        };
        /** @description An authenticator's answer to `navigator.credentials.create`. */
        NewPasskeyBody: {
            /** @description The passkey's id: `id` of the credential. */
            id: string;
            /** @description The browser's statement of challenge and site: `response.clientDataJSON`. */
            client_data: string;
            /** @description The new public key: `response.attestationObject`. */
            attestation: string;
        };
        /** @description The parameters of a provider's redirect, and the browser's kept `flow`. */
        OidcAnswerBody: {
            /** @description The value of `flow` in the answer that started this sign-in, kept by the browser. */
            flow: string;
            /** @description The value of `state` in the query of the redirect. */
            state: string;
            /** @description The value of `code` in the query of the redirect. */
            code: string;
            /** @description The value of `iss` in the query of the redirect, if present (RFC 9207). */
            issuer?: string;
        };
        /** @description An identity to sign in by, and a name for a new player. */
        OidcSignInBody: {
            /** @description The identity that `POST /v1/players/oidc/identity` answered with; valid for ten minutes and one use. */
            identity: string;
            /** @description The name of a new player; needed if no player has this identity yet. */
            name?: string;
        };
        /** @description An identity to add to the calling player. */
        IdentityBody: {
            /** @description The identity that `POST /v1/players/oidc/identity` answered with; valid for ten minutes and one use. */
            identity: string;
        };
        /** @description A seat to bind to the calling player. */
        PlayerSeatBody: {
            /** @description The seat's own token. */
            token: string;
        };
        /** @description The sampling of a world for a fork. */
        ResampleBody: {
            /** @description A seed of 1 to 64 printable ASCII characters; the same view and seed give the same world. */
            seed: string;
        };
        /** @description A fork to make. */
        ForkBody: {
            /** @description The version to continue from, the latest by default. The fork continues from the last version up to it at which no command was partly applied and the game was running. */
            at?: number;
            /** @description Viewpoint whose knowledge the fork starts from: your own while the game runs; `all` by default once it lies open. */
            viewpoint?: string;
            /** @description A sampled world: drawn uniformly from all that match the viewpoint's view. Always done while the game runs, with a random seed by default. */
            resample?: components["schemas"]["ResampleBody"];
            /** @description The luck of the fork: `same` keeps the parent's remaining luck (exact forks, their default); `fresh` is new. */
            luck?: components["schemas"]["ParentLuck"];
            /** @description The seats, as in a new game, the same number as the parent. By default you have the viewpoint's seat, and bots the others. */
            seats?: components["schemas"]["SeatBody"][];
            /**
             * @description Whether the lobby and the parent's list of forks show the fork; unlisted by default.
             * @default unlisted
             */
            visibility?: components["schemas"]["GameVisibility"];
        };
        /** @description A fork of a replay to make. */
        ReplayForkBody: {
            /** @description The version of the replay to continue from: the last up to it at which no command was partly applied and the game was running. */
            at: number;
            /** @description The seats, as in a new game, the same number as the replay. By default you have the viewpoint's seat, and bots the others. */
            seats?: components["schemas"]["SeatBody"][];
            /**
             * @description Whether the lobby shows the fork; unlisted by default.
             * @default unlisted
             */
            visibility?: components["schemas"]["GameVisibility"];
        };
        /** @description The outcome in a ruling. */
        OutcomeBody: {
            /** @description Seats that won, each once; empty if there are none. */
            winners: components["schemas"]["OutcomeBodyWinnersItem"][];
            /** @description The reason, in a few words: 1 to 64 characters, one line. */
            reason: string;
        };
        /** @description A ruling to make. */
        RulingBody: {
            /** @description The kind of ruling: `correct` the outcome of a game that has ended, or `abort` a running one. */
            kind: components["schemas"]["RulingKind"];
            /** @description The author's name, public: 1 to 40 readable characters in one line. */
            author: string;
            /** @description The reason, public: 1 to 200 characters, one line. */
            reason: string;
            /** @description The new outcome, with `correct` only; null for none. */
            outcome?: components["schemas"]["OutcomeBody"] | null;
        };
        /** @description A link to a replay to make. */
        ReplayBody: {
            /**
             * @description Viewpoint: `seat:<number>`, `public` or `all`. Your own by default.
             * @default null
             */
            viewpoint?: string | null;
            /**
             * @description The first version shown; 1 by default.
             * @default 1
             */
            from?: number;
            /**
             * @description The last version shown. `null`, the default, is the end: the version at which everything was revealed, or the newest version while the game runs.
             * @default null
             */
            to?: number | null;
            /**
             * @description Information that is revealed in advance: `none`; its `end`; or `all`, the outcome too. `none` by default.
             * @default none
             */
            spoilers?: components["schemas"]["ReplaySpoilers"];
            /**
             * @description Whether seats are called by their names, or Player 1, Player 2; `shown` by default.
             * @default shown
             */
            names?: components["schemas"]["ReplayNames"];
            /**
             * Format: date-time
             * @description Time at which the link expires; `null`, the default, is never.
             * @default null
             */
            expires?: string | null;
        };
        /** @description A line at a version of the replay. */
        StudyNoteBody: {
            /** @description Version of the replay. */
            at: number;
            /** @description The text of the note: 1 to 500 readable characters in one line. */
            text: string;
        };
        /** @description A study to start. */
        StudyBody: {
            /** @description The study's title: 1 to 80 readable characters in one line. */
            title: string;
            /**
             * @description The notes in any order; notes of one version keep this order.
             * @default []
             */
            notes?: components["schemas"]["StudyNoteBody"][];
            /** @description The token of a player, whose list then has the study and whose tokens may change it. */
            player?: string;
        };
        /** @description A variation to keep. */
        KeptVariationBody: {
            /** @description The fork's id. */
            game: string;
            /**
             * @description The idea of the variation, in one line; null for none.
             * @default null
             */
            text?: string | null;
        };
        /** @description The new content of a study. */
        StudyContentBody: {
            /** @description The study's title: 1 to 80 readable characters in one line. */
            title: string;
            /** @description The notes in any order; notes of one version keep this order. */
            notes: components["schemas"]["StudyNoteBody"][];
            /** @description The variations to keep, in this order. */
            variations: components["schemas"]["KeptVariationBody"][];
        };
        /** @description A variation to add: a fork of the study's replay. */
        StudyVariationBody: {
            /** @description The version of the replay to continue from: the last up to it at which no command was partly applied and the game was running. */
            at: number;
            /** @description The seats, as in a new game, the same number as the replay. By default you have the viewpoint's seat, and bots the others. */
            seats?: components["schemas"]["SeatBody"][];
            /**
             * @description Whether the lobby shows the fork; unlisted by default.
             * @default unlisted
             */
            visibility?: components["schemas"]["GameVisibility"];
            /** @description The idea of the variation: 1 to 200 readable characters in one line. */
            text?: string;
        };
        /** @description A weaker token to mint. */
        TokenBody: {
            /** @description The scope of the new token: `seat:read` has the seat's view and cannot act; `spectator` has the public view. */
            scope: components["schemas"]["TokenBodyScope"];
        };
        /** @description A seek to make, with its maker's place. */
        SeekBody: {
            /** @description Your name at the table: 1 to 40 readable characters in one line. */
            name?: string;
            /** @description SHA-256 of the text of your nonce, which is 64 lower-case hexadecimal digits that you keep to yourself. */
            commit?: string;
            /** @description The token of an inbox to add your seats of this request to. */
            inbox?: string;
            /** @description The token of a player to bind your seats of this request to; a seat without a name gets the player's. */
            player?: string;
            /** @description The name of one of the rulesets of `GET /v1/rulesets`. */
            ruleset: string;
            /** @description Table options, by the ruleset's `options_schema`; defaults for the others. */
            options?: {
                [key: string]: unknown;
            };
            /** @description Number of people, you included; the automaton's seat is added if the rules have one. */
            seats: number;
            /** @description The table's clock; without one, the default, only the rules' own timers apply. */
            clock?: components["schemas"]["ClockBody"];
            /** @description Whether the result counts for ratings; false by default. If true, all people must join with `player`. */
            rated?: boolean;
        };
        /** @description A request to join a seek. */
        SeekerBody: {
            /** @description Your name at the table: 1 to 40 readable characters in one line. */
            name?: string;
            /** @description SHA-256 of the text of your nonce, which is 64 lower-case hexadecimal digits that you keep to yourself. */
            commit?: string;
            /** @description The token of an inbox to add your seats of this request to. */
            inbox?: string;
            /** @description The token of a player to bind your seats of this request to; a seat without a name gets the player's. */
            player?: string;
        };
        /** @description An entry of a tournament to bind to the calling player. */
        PlayerEntryBody: {
            /** @description The entry's own token. */
            token: string;
            /**
             * @description Index of the player among the entry's persons, from 0.
             * @default 0
             */
            member?: number;
        };
        /** @description The venue and the time zone of a tournament. */
        TournamentLocationBody: {
            /**
             * @description The time zone of times on pages, by its IANA name: `Europe/Vienna`.
             * @default UTC
             */
            zone?: string;
            /** @description An address, or the link of an online tournament; absent: none. The venue is stored outside the log. */
            venue?: string;
        };
        /** @description A tournament to create. */
        TournamentBody: {
            /** @description The tournament's title. */
            title: string;
            /** @description The name of one of the rulesets of `GET /v1/rulesets`. */
            ruleset: string;
            /** @description The preset that the regulations start from. */
            preset: components["schemas"]["TournamentPreset"];
            /** @description Changes to the preset, in the format of `regulations` of the card: of an object only the named members are replaced, any other value is replaced entirely. */
            regulations?: {
                [key: string]: unknown;
            };
            /** @description The tournament's venue and time zone; absent: UTC. */
            location?: components["schemas"]["TournamentLocationBody"];
        };
        /** @description A change of a tournament: one of `regulations`, `location`, `is_entering` and `is_cancelled`. */
        TournamentAmendmentBody: {
            /** @description Changes to the regulations, in the format of a new tournament's. */
            regulations?: {
                [key: string]: unknown;
            };
            /** @description The tournament's venue and time zone, replaced entirely. */
            location?: components["schemas"]["TournamentLocationBody"];
            /** @description Whether people may enter themselves. */
            is_entering?: boolean;
            /** @description Whether to cancel the tournament, which then ends without final standings. Needs `reason`. */
            is_cancelled?: boolean;
            /** @description The reason, needed once a round was published, and to cancel. */
            reason?: string;
            /** @description Consent of the other of organiser and chief arbiter, needed to change points or tie-breaks once a round was published. */
            consent?: string;
        };
        /** @description A change of the regulations to consent to. */
        RegulationsConsentBody: {
            /** @description Changes to the regulations, as the other official requests them. */
            regulations: {
                [key: string]: unknown;
            };
        };
        /** @description An announcement at a tournament. */
        AnnouncementBody: {
            /** @description The announcement's text, public. */
            text: string;
        };
        /** @description A new official. */
        OfficialBody: {
            /** @description The role of the official: `organiser`; `chief` arbiter; `arbiter`; `scorer`, who works at the desk and rules nothing. */
            role: components["schemas"]["TournamentOfficialRole"];
            /** @description The person's name. */
            name?: string;
            /** @description The official's own entry, if they play too. */
            entry?: number;
        };
        /** @description One side of the standings: a person, a pair or a team; or a stand-in or a bot, which play without points. */
        EntryBody: {
            /** @description The names of the entry's persons, each as `Anna Berg`, or `Berg, Anna` to state the surname that lists sort by. A bot has one name. */
            names: components["schemas"]["EntryBodyNamesItem"][];
            /** @description The section that the entry plays in, one of the regulations; by default the first. */
            section?: string;
            /**
             * @description The kind of entry: `people`; officials may also enter a `stand_in` or a `bot`, which fill tables.
             * @default people
             */
            kind?: components["schemas"]["EntryKind"];
            /** @description Number of the entry in the seeding, stated by officials. */
            seed?: number;
            /** @description The rating for the entry's seeding, in thousandths. */
            rating?: number;
            /** @description The entry's club. */
            club?: string;
            /**
             * @description Numbers of groups whose entries should not meet.
             * @default []
             */
            apart?: components["schemas"]["EntryBodyApartItem"][];
            /** @description The policy of a bot, such as `house`; absent for other kinds of entry. */
            bot?: string;
            /** @description The token of a player to bind your seats of this request to; a seat without a name gets the player's. */
            player?: string;
        };
        /** @description Entries to make, all or none. */
        EntriesBody: {
            /** @description The entries to make: up to 500 in one request by an official, one by other callers. */
            entries: components["schemas"]["EntryBody"][];
        };
        /** @description Entries to preview. Each entry is checked by itself, as in the request that makes entries. */
        EntriesPreviewBody: {
            /** @description The entries to preview. */
            entries: {
                [key: string]: unknown;
            }[];
        };
        /** @description Another spelling of the name of a person of an entry. */
        NameCorrectionBody: {
            /**
             * @description Index of the person, from 0.
             * @default 0
             */
            member?: number;
            /** @description The name in its correct spelling, `Anna Berg` or `Berg, Anna`. */
            name: string;
        };
        /** @description A substitution of a person of an entry. */
        SubstituteBody: {
            /** @description Index of the replaced person, from 0. */
            member: number;
            /** @description The new person's name. */
            name: string;
            /** @description The token of a player to bind your seats of this request to; a seat without a name gets the player's. */
            player?: string;
        };
        /** @description A change of an entry: data fields; or `state`; or `substitute`; or `correction`. */
        EntryPatchBody: {
            /** @description The entry's section, which cannot change once the entry has sat at a table. */
            section?: string;
            /** @description Number of the entry in the seeding; null for none. */
            seed?: number | null;
            /** @description The rating for the entry's seeding, in thousandths; null for none. */
            rating?: number | null;
            /** @description Numbers of groups whose entries should not meet. */
            apart?: components["schemas"]["EntryBodyApartItem"][];
            /** @description The new state of the entry: `withdrawn`: no longer paired; `entered`: reinstated, or moved from the top of the waiting list; `removed`: made by mistake. */
            state?: components["schemas"]["EntryPatchBodyState"];
            /** @description Number of the entry of the same person, which stays, with `removed`. */
            same_as?: number;
            /** @description Another spelling of the name of the same person. */
            correction?: components["schemas"]["NameCorrectionBody"];
            /** @description Another person for the entry; the answer holds the entry's new slip. */
            substitute?: components["schemas"]["SubstituteBody"];
            /** @description The reason, with `state` or `substitute`. */
            reason?: string;
        };
        /** @description A check-in of an entry. */
        CheckInBody: {
            /**
             * @description Whether the entry is here; false reverts the check-in.
             * @default true
             */
            here?: boolean;
        };
        /** @description A check-in of several entries. */
        CheckAllInBody: {
            /** @description Numbers of the entries to check in. */
            entries: components["schemas"]["CheckAllInBodyEntriesItem"][];
        };
        /** @description A request for a bye. */
        ByeBody: {
            /** @description The round of the bye, which must not be published yet. */
            round: number;
            /**
             * @description Whether the bye is wanted; false reverts the request.
             * @default true
             */
            wanted?: boolean;
        };
        /** @description The holder of a seat. */
        TableSeatBody: {
            /** @description Number of the entry. */
            entry: number;
            /**
             * @description Index of the person in the entry, from 0.
             * @default 0
             */
            member?: number;
        };
        /** @description A table of a draft. */
        DraftTableBody: {
            /** @description The holders of the seats, in the order of the game's seats. */
            seats: components["schemas"]["TableSeatBody"][];
            /** @description Number of the board; tables of one board have the same deal. */
            board?: number;
            /** @description Number of the match; tables of one match count together. */
            match?: number;
        };
        /** @description A draft that an official states. Requested byes and entries that are not checked in are added automatically. */
        DraftBody: {
            /** @description The tables in order, which are numbered from 1. */
            tables: components["schemas"]["DraftTableBody"][];
            /**
             * @description Numbers of the entries that get a bye.
             * @default []
             */
            byes?: components["schemas"]["DraftBodyByesItem"][];
        };
        /** @description A publication of a draft. */
        RoundPublicationBody: {
            /** @description Time at which clocks start, at most 60 days ahead; immediately by default. */
            starts_at?: string;
            /** @description The version of the last change since the draft was made, to publish it nevertheless. */
            newest?: number;
        };
        /** @description A withdrawal of a round. */
        RoundWithdrawalBody: {
            /** @description The reason, public. */
            reason?: string;
        };
        /** @description A decision on the way in which an unfinished table counts. */
        UnfinishedBody: {
            /** @description Number of the table. */
            table: number;
            /** @description The way in which the table counts: `draw`; `by_scores`: by the present scores; `void`: each seat has the mean; `points`: as stated. */
            how: components["schemas"]["UnfinishedBodyHow"];
            /** @description Points by seat, with `points`. */
            points?: components["schemas"]["UnfinishedBodyPointsItem"][];
        };
        /** @description A close of a round. */
        RoundCloseBody: {
            /**
             * @description Decisions on the unfinished tables, one for each.
             * @default []
             */
            unfinished?: components["schemas"]["UnfinishedBody"][];
        };
        /** @description The numbers of a public throw. */
        SpokenLuckBody: {
            /** @description The numbers of the throw, as announced. */
            numbers: string;
        };
        /** @description The entries of a lot. */
        EntryLotBody: {
            /** @description Numbers of the entries that are tied, one of which must advance. */
            among: components["schemas"]["EntryLotBodyAmongItem"][];
        };
        /** @description A table that its own people make. */
        OwnTableBody: {
            /** @description The table's seats, with their holders. */
            seats: components["schemas"]["TableSeatBody"][];
        };
        /** @description A corrected result. */
        TableResultBody: {
            /** @description Places by seat: 1 plus the number of better seats. */
            places: components["schemas"]["TableResultBodyPlacesItem"][];
            /** @description Seats that won, ascending; empty if there are none. */
            winners?: components["schemas"]["TableResultBodyWinnersItem"][];
            /** @description Scores by seat, if the rules count scores. */
            scores?: components["schemas"]["TableResultBodyScoresItem"][];
        };
        /** @description Time that a ruling adds. */
        AddedTimeBody: {
            /** @description Seconds to add. */
            seconds: number;
            /** @description The seat that gets the time; absent: all seats. */
            seat?: number;
        };
        /** @description A ruling on a table. */
        TableRulingBody: {
            /** @description The kind of ruling: `correct`: another `result`; `adjust`: `points` by seat; `forfeit`: `seats` that get 0; `void`: each seat has the mean; `replay`: another game with another deal; `time` for a running table. */
            kind: components["schemas"]["TableRulingBodyKind"];
            /** @description The reason, public. */
            reason: string;
            /**
             * @description The article of the regulations or rules, without names of people.
             * @default
             */
            article?: string;
            /** @description The corrected result, with `correct`. */
            result?: components["schemas"]["TableResultBody"];
            /** @description Points by seat, with `adjust`. */
            points?: components["schemas"]["UnfinishedBodyPointsItem"][];
            /** @description Seats that get no points, ascending, with `forfeit`. */
            seats?: components["schemas"]["TableRulingBodySeatsItem"][];
            /** @description Time that the ruling adds, with `time`. */
            time?: components["schemas"]["AddedTimeBody"];
            /** @description The number of the ruling whose result counts at the table now; not needed for a ruling that follows from an appeal. */
            replaces?: number;
        };
        /** @description An arbiter's read of hidden state. */
        TableHandsBody: {
            /** @description The reason, public. */
            reason: string;
        };
        /** @description A penalty of an entry. */
        PenaltyBody: {
            /** @description Number of the penalised entry. */
            entry: number;
            /** @description The kind of penalty: a `warning`; `points` off the entry's sum, without gain for others; `disqualification`. */
            kind: components["schemas"]["PenaltyBodyKind"];
            /** @description The reason, public. */
            reason: string;
            /**
             * @description The article of the regulations or rules, without names of people.
             * @default
             */
            article?: string;
            /** @description Points of the penalty, with `points`; by default from the regulations. */
            points?: string;
            /** @description The round of the offence. */
            round?: number;
            /** @description The table of the offence. */
            table?: number;
            /** @description The number of an earlier penalty that this penalty replaces. */
            replaces?: number;
        };
        /** @description An official's intervention at a running table. */
        TableInterventionBody: {
            /** @description The kind of intervention, as at a table without a tournament. */
            kind: components["schemas"]["TableInterventionBodyKind"];
            /** @description The reason, public: 1 to 200 characters, one line. */
            reason: string;
            /** @description Number of the seat. */
            seat?: number;
            /** @description Time at which a pause ends at the latest, with `pause`. */
            until?: string;
            /** @description Whether a pause waits until the decisions that are open now are answered, with `pause`. */
            after_decisions?: boolean;
            /** @description Seconds to add, with `add_time`. */
            seconds?: number;
            /** @description The new person's name at the table, with `substitute`. */
            name?: string;
        };
        /** @description An appeal about a table, a ruling or a penalty. */
        AppealBody: {
            /** @description The round of the table, ruling or penalty. */
            round: number;
            /** @description Number of the table. */
            table?: number;
            /** @description The number of the ruling or penalty. */
            ruling?: number;
            /** @description The request of the appeal, and its reason. */
            text: string;
            /** @description Number of the entry that an official appeals for; by default your own. */
            entry?: number;
        };
        /** @description The end of an appeal. */
        AppealDecisionBody: {
            /** @description The verdict, given by an official who may rule; `withdrawn` by the entry that appealed. */
            verdict: components["schemas"]["AppealDecisionBodyVerdict"];
            /** @description The reason, public; needed unless the appeal is withdrawn. */
            reason?: string;
            /** @description The ruling that follows, if the appeal is upheld. */
            ruling?: components["schemas"]["TableRulingBody"];
            /** @description The penalty that follows, if the appeal is upheld. */
            penalty?: components["schemas"]["PenaltyBody"];
        };
        /**
         * @description A value of `GameCard.visibility`.
         * @enum {string}
         */
        GameVisibility: "public" | "unlisted";
        /**
         * @description A value of `GameCard.status`.
         * @enum {string}
         */
        GameStatus: "seating" | "playing" | "over" | "aborted";
        /**
         * @description A value of `Chat.mode`.
         * @enum {string}
         */
        ChatMode: "off" | "players" | "all";
        /**
         * @description A value of `Chat.reads`.
         * @enum {string}
         */
        ChatReadsItem: "players" | "spectators";
        /**
         * @description A value of `Chat.writes`.
         * @enum {string}
         */
        ChatWritesItem: "players" | "spectators";
        /**
         * @description A value of `CreatedChatMessage.emote`.
         * @enum {string}
         */
        ChatEmote: "hello" | "good-luck" | "well-played" | "good-game" | "thank-you" | "sorry" | "one-moment" | "wow";
        /**
         * @description A value of `CreatedChatMessage.scope`.
         * @enum {string}
         */
        ChatScope: "players" | "spectators";
        /**
         * @description A value of `CreatedReport.ground`.
         * @enum {string}
         */
        ReportGround: "abuse" | "hate" | "threat" | "spam" | "privacy" | "cheating" | "other";
        /**
         * @description A value of `ModerationAct.act`.
         * @enum {string}
         */
        ModerationActAct: "hide" | "show" | "suspend" | "lift" | "dismiss";
        /**
         * @description A value of `CreatedWebhook.state`.
         * @enum {string}
         */
        WebhookState: "pending" | "active" | "disabled";
        /**
         * @description A value of `CreatedWebhook.reason`.
         * @enum {string}
         */
        WebhookReason: "challenge" | "failing" | "gone";
        /**
         * @description A value of `PushSubscription.state`.
         * @enum {string}
         */
        PushSubscriptionState: "active" | "disabled";
        /**
         * @description A value of `Credential.kind`.
         * @enum {string}
         */
        CredentialKind: "token" | "recovery" | "link" | "passkey" | "oidc";
        /**
         * @description A value of `Replay.spoilers`.
         * @enum {string}
         */
        ReplaySpoilers: "none" | "end" | "all";
        /**
         * @description A value of `Replay.names`.
         * @enum {string}
         */
        ReplayNames: "shown" | "masked";
        /**
         * @description A value of `PageEmbed.type`.
         * @enum {string}
         */
        PageEmbedType: "rich" | "link";
        /**
         * @description A value of `Token.scope`.
         * @enum {string}
         */
        TokenScope: "organiser" | "seat:act" | "seat:read" | "spectator" | "arbiter";
        /**
         * @description A value of `Readiness.status`.
         * @enum {string}
         */
        ReadinessStatus: "ok" | "degraded";
        /**
         * @description A value of `Readiness.jobs`.
         * @enum {string}
         */
        ReadinessJobs: "ok" | "down";
        /**
         * @description A value of `Readiness.automation`.
         * @enum {string}
         */
        ReadinessAutomation: "ok" | "late";
        /**
         * @description A value of `Readiness.lobby`.
         * @enum {string}
         */
        ReadinessLobby: "ok" | "late";
        /**
         * @description A value of `Readiness.reveals`.
         * @enum {string}
         */
        ReadinessReveals: "ok" | "missing";
        /**
         * @description A value of `Readiness.games_log`.
         * @enum {string}
         */
        ReadinessGamesLog: "ok" | "late" | "none";
        /**
         * @description A value of `Tournament.status`.
         * @enum {string}
         */
        TournamentStatus: "drafted" | "entries" | "running" | "provisional" | "final" | "cancelled";
        /**
         * @description A value of `Tournament.preset`.
         * @enum {string}
         */
        TournamentPreset: "league-evening" | "swiss-of-pods" | "round-robin" | "duplicate" | "team-duplicate" | "cup";
        /**
         * @description A value of `Tournament.acts`.
         * @enum {string}
         */
        TournamentActsItem: "enter" | "enter_fillers" | "change_entries" | "check_in" | "announce" | "name_officials" | "amend" | "appeal" | "rule" | "cancel";
        /**
         * @description A value of `EntriesPreview.encoding`.
         * @enum {string}
         */
        EntriesPreviewEncoding: "utf-8" | "utf-16" | "windows-1252";
        /**
         * @description A value of `Deal.mode`.
         * @enum {string}
         */
        DealMode: "fresh" | "duplicate" | "fixed";
        /**
         * @description A value of `Deal.known_to`.
         * @enum {string}
         */
        DealKnownTo: "organiser";
        /**
         * @description A value of `PlannedClock.on_absence`.
         * @enum {string}
         */
        ClockOnAbsence: "default" | "bot" | "forfeit";
        /**
         * @description A value of `ChatAuthor.kind`.
         * @enum {string}
         */
        ChatAuthorKind: "seat" | "organiser" | "guest" | "moderator";
        /**
         * @description A value of `ModerationSubject.kind`.
         * @enum {string}
         */
        ModerationSubjectKind: "message" | "name" | "player" | "text" | "study";
        /**
         * @description A value of `DatedRuling.kind`.
         * @enum {string}
         */
        RulingKind: "correct" | "abort";
        /**
         * @description A value of `TournamentOfficial.role`.
         * @enum {string}
         */
        TournamentOfficialRole: "organiser" | "chief" | "arbiter" | "scorer";
        /**
         * @description A value of `Entry.kind`.
         * @enum {string}
         */
        EntryKind: "people" | "stand_in" | "bot";
        /**
         * @description A value of `Entry.state`.
         * @enum {string}
         */
        EntryState: "waiting" | "entered" | "withdrawn" | "disqualified" | "removed";
        /**
         * @description A value of `TournamentRound.state`.
         * @enum {string}
         */
        TournamentRoundState: "drafted" | "published" | "open" | "closing" | "closed" | "withdrawn";
        /**
         * @description A value of `TournamentTable.state`.
         * @enum {string}
         */
        TournamentTableState: "waiting" | "playing" | "finished" | "ruled" | "void";
        /**
         * @description A value of `TournamentTable.played_by`.
         * @enum {string}
         */
        TournamentTablePlayedByItem: "entry" | "stand_in" | "bot";
        /**
         * @description A value of `TournamentAppeal.state`.
         * @enum {string}
         */
        TournamentAppealState: "open" | "upheld" | "dismissed" | "withdrawn";
        /**
         * @description A value of `LogReset.reason`.
         * @enum {string}
         */
        LogResetReason: "ahead" | "changed" | "unknown";
        /**
         * @description A value of `CreatedSeat.kind`.
         * @enum {string}
         */
        CreatedSeatKind: "bot" | "automaton";
        /**
         * @description A value of `CardSeat.kind`.
         * @enum {string}
         */
        SeatKind: "human" | "bot" | "automaton";
        /**
         * @description A value of `SeatPresence.state`.
         * @enum {string}
         */
        SeatPresenceState: "online" | "away";
        /**
         * @description A value of `InboxItem.kind`.
         * @enum {string}
         */
        InboxItemKind: "table-open" | "decision-open" | "reminded" | "nonce-awaited" | "game-over" | "ruling" | "reset";
        /**
         * @description A value of `WebhookAttempt.error`.
         * @enum {string}
         */
        WebhookAttemptError: "address" | "connect" | "tls" | "timeout" | "answer" | "redirect" | "status" | "challenge";
        /**
         * @description A value of `WebhookDeadLetter.type`.
         * @enum {string}
         */
        WebhookDeadLetterType: "table.opened" | "decision.open" | "decision.reminded" | "nonce.awaited" | "game.over" | "ruling.made" | "game.reset";
        /**
         * @description A value of `AccessGrant.kind`.
         * @enum {string}
         */
        AccessGrantKind: "token" | "replay";
        /**
         * @description A value of `PreviewRow.outcome`.
         * @enum {string}
         */
        PreviewRowOutcome: "entered" | "waiting" | "refused";
        /**
         * @description A value of `TableLine.kind`.
         * @enum {string}
         */
        TableLineKind: "played" | "void" | "forfeit" | "award" | "allocated" | "asked" | "late" | "absent";
        /**
         * @description A value of `TournamentWebhookDeadLetter.type`.
         * @enum {string}
         */
        TournamentWebhookDeadLetterType: "tournament.round_published" | "tournament.round_opened" | "tournament.round_closed" | "tournament.round_withdrawn" | "tournament.table_finished" | "tournament.ruling_made" | "tournament.penalty_given" | "tournament.appeal_made" | "tournament.appeal_decided" | "tournament.announced" | "tournament.confirmed" | "tournament.restored" | "tournament.cancelled";
        /**
         * @description A value of `PlannedLuck.nonces`.
         * @enum {string}
         */
        LuckNonces: "asked" | "required" | "none";
        /**
         * @description A value of `PlannedLuck.public`.
         * @enum {string}
         */
        LuckPublic: "drand";
        /**
         * @description A value of `Parent.luck`.
         * @enum {string}
         */
        ParentLuck: "same" | "fresh";
        /**
         * @description A value of `Luck.state`.
         * @enum {string}
         */
        LuckState: "open" | "closed" | "drawn" | "playing" | "cancelled";
        /**
         * @description A value of `RoundBye.kind`.
         * @enum {string}
         */
        RoundByeKind: "allocated" | "asked" | "absent";
        /**
         * @description A value of `AdviceWords.kind`.
         * @enum {string}
         */
        AdviceWordsKind: "best" | "warning" | "why";
        /**
         * @description A value of `SceneMove.face`.
         * @enum {string}
         */
        SceneMoveFace: "down" | "up";
        /**
         * @description A value of `SceneStep.state`.
         * @enum {string}
         */
        SceneStepState: "ahead" | "now" | "past";
        /**
         * @description A value of `GameBody.chat`.
         * @enum {string}
         */
        GameBodyChat: "off" | "players" | "all";
        /**
         * @description A value of `PresenceBody.state`.
         * @enum {string}
         */
        PresenceBodyState: "online" | "away" | "hidden";
        /** @description A value of `InboxBody.tokens`. */
        InboxBodyTokensItem: string;
        /**
         * @description A value of `InterventionBody.kind`.
         * @enum {string}
         */
        InterventionBodyKind: "pause" | "resume" | "add_time" | "strike" | "hand_to_bot" | "return" | "fill_with_bot" | "start_smaller" | "reissue" | "substitute";
        /** @description A value of `OutcomeBody.winners`. */
        OutcomeBodyWinnersItem: number;
        /**
         * @description A value of `TokenBody.scope`.
         * @enum {string}
         */
        TokenBodyScope: "seat:read" | "spectator";
        /** @description A value of `EntryBody.names`. */
        EntryBodyNamesItem: string;
        /** @description A value of `EntryBody.apart`. */
        EntryBodyApartItem: number;
        /**
         * @description A value of `EntryPatchBody.state`.
         * @enum {string}
         */
        EntryPatchBodyState: "entered" | "withdrawn" | "removed";
        /** @description A value of `CheckAllInBody.entries`. */
        CheckAllInBodyEntriesItem: number;
        /** @description A value of `DraftBody.byes`. */
        DraftBodyByesItem: number;
        /**
         * @description A value of `UnfinishedBody.how`.
         * @enum {string}
         */
        UnfinishedBodyHow: "draw" | "by_scores" | "void" | "points";
        /** @description A value of `UnfinishedBody.points`. */
        UnfinishedBodyPointsItem: string;
        /** @description A value of `EntryLotBody.among`. */
        EntryLotBodyAmongItem: number;
        /** @description A value of `TableResultBody.places`. */
        TableResultBodyPlacesItem: number;
        /** @description A value of `TableResultBody.winners`. */
        TableResultBodyWinnersItem: number;
        /** @description A value of `TableResultBody.scores`. */
        TableResultBodyScoresItem: number;
        /**
         * @description A value of `TableRulingBody.kind`.
         * @enum {string}
         */
        TableRulingBodyKind: "correct" | "adjust" | "forfeit" | "void" | "replay" | "time";
        /** @description A value of `TableRulingBody.seats`. */
        TableRulingBodySeatsItem: number;
        /**
         * @description A value of `PenaltyBody.kind`.
         * @enum {string}
         */
        PenaltyBodyKind: "warning" | "points" | "disqualification";
        /**
         * @description A value of `TableInterventionBody.kind`.
         * @enum {string}
         */
        TableInterventionBodyKind: "strike" | "add_time" | "pause" | "resume" | "hand_to_bot" | "return" | "substitute" | "reissue";
        /**
         * @description A value of `AppealDecisionBody.verdict`.
         * @enum {string}
         */
        AppealDecisionBodyVerdict: "upheld" | "dismissed" | "withdrawn";
    };
    responses: {
        /** @description Problems of status 400, Bad Request; each operation lists its own. */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Problems of status 401, Unauthorized; each operation lists its own. */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Problems of status 403, Forbidden; each operation lists its own. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Problems of status 404, Not Found; each operation lists its own. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Problems of status 406, Not Acceptable; each operation lists its own. */
        NotAcceptable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Problems of status 409, Conflict; each operation lists its own. */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Problems of status 410, Gone; each operation lists its own. */
        Gone: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Problems of status 412, Precondition Failed; each operation lists its own. */
        PreconditionFailed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Problems of status 413, Request Entity Too Large; each operation lists its own. */
        RequestEntityTooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Problems of status 414, Request-URI Too Long; each operation lists its own. */
        RequestUriTooLong: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Problems of status 415, Unsupported Media Type; each operation lists its own. */
        UnsupportedMediaType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Problems of status 422, Unprocessable Entity; each operation lists its own. */
        UnprocessableEntity: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Problems of status 428, Precondition Required; each operation lists its own. */
        PreconditionRequired: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Problems of status 429, Too Many Requests; each operation lists its own. */
        TooManyRequests: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Problems of status 431, Request Header Fields Too Large; each operation lists its own. */
        RequestHeaderFieldsTooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Problems of status 500, Internal Server Error; each operation lists its own. */
        InternalServerError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Problems of status 501, Not Implemented; each operation lists its own. */
        NotImplemented: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Problems of status 502, Bad Gateway; each operation lists its own. */
        BadGateway: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Problems of status 503, Service Unavailable; each operation lists its own. */
        ServiceUnavailable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: {
        /** @description ETags of representations that you hold. */
        IfNoneMatch: string;
        /** @description A version of the rules, as on a game's card; the newest by default. */
        VersionOfRuleset: number;
        /** @description The ruleset's name. */
        Ruleset: string;
        /** @description A key that you generate for every new request. The same request with the same key gets the same answer, and takes effect once: retry it with its key until you get an answer. The answer holds tokens, so the key is a random UUID (version 4), or has 122 random bits in another form: at least 31 hexadecimal or 21 base64url characters. Make a new one: the example is refused, since it is public. */
        SecretIdempotencyKey: string;
        /** @description The preferred form of the answer: `return=minimal` (RFC 7240) omits members that a client gets by other means, such as the stream; each answer lists them. A repeated request may prefer another form than the first, and gets it. */
        Prefer: string;
        /** @description The ruleset that the listed games have. */
        RulesetOfGames: string;
        /** @description The status that the listed games have. */
        Status: "seating" | "playing" | "over" | "aborted";
        /** @description Whether to list only games with an open seat (`open_seats` of the card). */
        Seats: "open";
        /** @description The cursor of the page: `next` of the previous page. */
        CursorOfGames: string;
        /** @description Number of games at most. */
        LimitOfGames: number;
        /** @description The game's id. */
        GameId: string;
        /** @description Whether the answer includes the ruleset's texts and scene: questions, effects, places of things, moves and reasons. */
        Words: boolean;
        /** @description The seat's number, from 0. */
        Seat: number;
        /** @description A version that you may read; the present one by default. */
        AtOfGame: number;
        /** @description Viewpoint: `seat:<number>`, `public` or `all`. Your own by default; any other once the game is over. */
        ViewpointOfGame: string;
        /** @description Wait until your seat has to decide (`decision`), or the game is over, up to `wait` seconds. */
        UntilOfView: "decision";
        /** @description Seconds to wait for what `until` names. */
        WaitOfView: number;
        /** @description The version that you have seen: `until` waits for another one. */
        AfterOfView: number;
        /** @description A key that you generate for every new request. The same request with the same key gets the same answer, and takes effect once: retry it with its key until you get an answer. */
        IdempotencyKey: string;
        /** @description The id of the answered decision, in quotation marks, or `*` for the open one. Needed for every command but `resign` and `abort`, which answer no decision. */
        IfMatchDecision: string;
        /** @description The last id that you got, for server-sent events; takes precedence over `after`. */
        LastEventID: string;
        /** @description The last version that you know. */
        AfterOfEvents: number;
        /** @description The `digest` of the event `after`, if you hold it: should the log have another one there, or end before it, the answer is `reset`. It has no effect with `Last-Event-ID`. */
        Digest: string;
        /** @description Number of events at most. */
        LimitOfEvents: number;
        /** @description Seconds to wait for the first event. */
        WaitOfEvents: number;
        /** @description The scope: `players`, the table's own chat, or `spectators`. By default the caller's own. */
        Scope: "players" | "spectators";
        /** @description The last number that you know; without it, the latest messages. */
        AfterOfMessages: number;
        /** @description Number of messages at most. */
        LimitOfMessages: number;
        /** @description Seconds to wait for the first message. */
        WaitOfMessages: number;
        /** @description The blocked author: `seat-2`, or `guest-` and a guest's id. */
        Author: string;
        /** @description The state of the reports: `open`, `closed`, or `all`. */
        State: "open" | "closed" | "all";
        /** @description The cursor of the page: `next` of the previous page. */
        CursorOfReports: string;
        /** @description Number of reports at most. */
        LimitOfReports: number;
        /** @description The cursor of the page: `next` of the previous page. */
        CursorOfActs: string;
        /** @description Number of acts at most. */
        LimitOfActs: number;
        /** @description The last `cursor` that you got. */
        AfterOfInbox: string;
        /** @description Number of items at most. */
        LimitOfItems: number;
        /** @description Seconds to wait for the first item. */
        WaitOfItems: number;
        /** @description The webhook's id. */
        WebhookId: string;
        /** @description The subscription's id. */
        SubscriptionId: string;
        /** @description The player's id. */
        PlayerId: string;
        /** @description The credential's id, which opens nothing. */
        CredentialId: string;
        /** @description The cursor of the page: `next` of the previous page. */
        CursorOfMyGames: string;
        /** @description The number of people at the rated tables. */
        People: number;
        /** @description The cursor of the page: `next` of the previous page. */
        CursorOfRatings: string;
        /** @description Number of players at most. */
        LimitOfRatings: number;
        /** @description The replay's id. */
        ReplayId: string;
        /** @description The cursor of the page: `next` of the previous page. */
        CursorOfArbiterReads: string;
        /** @description Number of reads at most. */
        LimitOfArbiterReads: number;
        /** @description The first version of the page: `next` of the previous page. */
        From: number;
        /** @description The last version of the frames; the end by default. */
        To: number;
        /** @description Number of frames at most. */
        LimitOfFrames: number;
        /** @description One of the replay's `viewpoints`; by default its `viewpoint`. */
        ViewpointOfReplay: string;
        /** @description The version that your decision is based on, in quotation marks. Requests that could overwrite a concurrent decision need it. */
        IfMatchVersion: string;
        /** @description The study's id. */
        StudyId: string;
        /** @description The cursor of the page: `next` of the previous page. */
        CursorOfStudies: string;
        /** @description Number of studies at most. */
        LimitOfStudies: number;
        /** @description A version of the replay; by default the first open decision, or the end if `spoilers` are `all`. */
        V: number;
        /** @description Address of the page of a replay, a table or a study. */
        Url: string;
        /** @description Width of the embedding at most, in pixels. */
        Maxwidth: number;
        /** @description Height of the embedding at most, in pixels. */
        Maxheight: number;
        /** @description The format of the answer: `json`; `xml` is refused. */
        Format: "json" | "xml";
        /** @description A wish not to be tracked, which has no effect: nothing is tracked. */
        Dnt: string;
        /** @description The cursor of the page: `next` of the previous page. */
        CursorOfTokens: string;
        /** @description Number of tokens and links at most. */
        LimitOfTokens: number;
        /** @description The token's `id`, which is not the token itself. */
        TokenId: string;
        /** @description The code of a problem. */
        Code: "chat-off" | "suspended" | "no-player" | "not-in-force" | "too-many-blocks" | "too-many-messages" | "too-soon" | "not-json" | "bad-request" | "bad-cursor" | "missing-idempotency-key" | "weak-idempotency-key" | "unauthorised" | "forbidden" | "belongs-to-tournament" | "webhooks-off" | "push-off" | "mail-off" | "passkeys-off" | "oidc-off" | "wrong-code" | "not-found" | "method-not-allowed" | "not-acceptable" | "too-many-codes" | "timeout" | "seat-taken" | "no-open-seat" | "not-started" | "not-your-decision" | "game-over" | "not-over" | "seat-resigned" | "seat-absent" | "not-absent" | "seat-free" | "not-waiting" | "too-few-seats" | "rated-table" | "paused" | "not-paused" | "no-clock" | "not-awaited" | "slip-used" | "round-under-way" | "group-closed" | "inbox-full" | "too-many-webhooks" | "too-many-subscriptions" | "webhook-not-active" | "too-many-open" | "identity-bound" | "too-many-credentials" | "too-many-tokens" | "study-full" | "too-many-rulings" | "too-many-interventions" | "too-often" | "replay-diverged" | "rules-not-installed" | "reset" | "impossible-position" | "luck-closed" | "luck-not-closed" | "luck-not-drawn" | "luck-drawn" | "other-round" | "other-history" | "no-rematch" | "has-forks" | "game-differs" | "busy" | "player-full" | "seat-bound" | "gone" | "stale-decision" | "too-large" | "uri-too-long" | "unsupported-media-type" | "malformed" | "bad-record" | "audit-too-costly" | "audit-failed" | "bad-passkey" | "bad-oidc" | "not-the-nonce" | "not-the-round" | "not-offered" | "idempotency-conflict" | "missing-if-match" | "rate-limited" | "import-limit" | "headers-too-large" | "internal" | "json-only" | "oidc-failed" | "audit-busy" | "picture-busy" | "unavailable" | "seek-filled" | "own-section" | "entries-closed" | "tournament-full" | "already-entered" | "entry-bound" | "seen-this-board" | "not-entered" | "not-withdrawn" | "too-many-byes" | "not-checked-in" | "draft-stale" | "pairing-illegal" | "entry-in-round" | "no-solver" | "draft-too-costly" | "draft-busy" | "round-unfinished" | "round-closed" | "standings-final" | "tournament-cancelled" | "last-organiser" | "already-ruled" | "appeal-late" | "already-appealed" | "appeal-over" | "appeals-open" | "lot-drawn" | "not-two-seats";
        /** @description A ruleset, for a contract with its types; without one, the ruleset's values are plain objects. */
        RulesetOfContract: string;
        /** @description A version of the ruleset's rules; the newest by default. */
        VersionOfContract: number;
        /** @description The ruleset that the listed seeks have. */
        RulesetOfSeeks: string;
        /** @description The seek's id. */
        SeekId: string;
        /** @description Seconds to wait for news. */
        WaitOfSeek: number;
        /** @description The cursor of the page: `next` of the previous page. */
        CursorOfTournaments: string;
        /** @description Number of tournaments at most. */
        LimitOfTournaments: number;
        /** @description The tournament's id. */
        TournamentId: string;
        /** @description The entry's number. */
        Entry: number;
        /** @description The official's id. */
        OfficialId: string;
        /** @description The cursor of the page: `next` of the previous page. */
        CursorOfEntries: string;
        /** @description Number of entries at most. */
        LimitOfEntries: number;
        /** @description The section for entries that state none; by default the first. */
        Section: string;
        /** @description The round's number, from 1. */
        Round: number;
        /** @description The table's number, from 1. */
        Table: number;
        /** @description The appeal's number, from 1. */
        Appeal: number;
        /** @description The version of the tournament's log that the standings are computed at; the newest by default. */
        AtOfStandings: number;
        /** @description The section whose standings are wanted; all by default. */
        SectionOfStandings: string;
        /** @description The last version that you have. */
        AfterOfFacts: number;
        /** @description Number of facts at most; a page of large facts may end earlier. */
        LimitOfFacts: number;
        /** @description Seconds to wait for the first fact. */
        WaitOfFacts: number;
        /** @description Ids of the tournaments of the series in order, separated by commas; at most 20. */
        Tournaments: string;
        /** @description Number of results of a side that count; all by default. */
        Best: number;
        /** @description Points by place, best first, separated by commas: `25,18,15`; by default the percentage of the field that was beaten. */
        Row: string;
        /** @description The section whose places count; by default of each tournament the first section with places. */
        SectionOfSeries: string;
        /** @description Entries that are one side: `1.3-2.7,1.4-3.1`, each by tournament and entry. */
        Same: string;
        /** @description The message's id: the same in every attempt, so that a receiver detects repeats. */
        MessageId: string;
        /** @description Time of this attempt, in seconds since 1970. */
        MessageTimestamp: string;
        /** @description Signature of the message: `v1,` and base64 of HMAC-SHA-256 over `webhook-id`, `webhook-timestamp` and the body, joined by dots; after a rotation two signatures, with a space between them. */
        MessageSignature: string;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listRulesets: {
        parameters: {
            query?: never;
            header?: {
                /** @description ETags of representations that you hold. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RulesetPage"];
                };
            };
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            406: components["responses"]["NotAcceptable"];
            414: components["responses"]["RequestUriTooLong"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
        };
    };
    getRuleset: {
        parameters: {
            query?: {
                /** @description A version of the rules, as on a game's card; the newest by default. */
                version?: components["parameters"]["VersionOfRuleset"];
            };
            header?: {
                /** @description ETags of representations that you hold. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The ruleset's name. */
                ruleset: components["parameters"]["Ruleset"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ruleset"];
                };
            };
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            414: components["responses"]["RequestUriTooLong"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
        };
    };
    listGames: {
        parameters: {
            query?: {
                /** @description The ruleset that the listed games have. */
                ruleset?: components["parameters"]["RulesetOfGames"];
                /** @description The status that the listed games have. */
                status?: components["parameters"]["Status"];
                /** @description Whether to list only games with an open seat (`open_seats` of the card). */
                seats?: components["parameters"]["Seats"];
                /** @description The cursor of the page: `next` of the previous page. */
                cursor?: components["parameters"]["CursorOfGames"];
                /** @description Number of games at most. */
                limit?: components["parameters"]["LimitOfGames"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GamePage"];
                };
            };
            400: components["responses"]["BadRequest"];
            406: components["responses"]["NotAcceptable"];
            414: components["responses"]["RequestUriTooLong"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createGame: {
        parameters: {
            query?: never;
            header: {
                /** @description A key that you generate for every new request. The same request with the same key gets the same answer, and takes effect once: retry it with its key until you get an answer. The answer holds tokens, so the key is a random UUID (version 4), or has 122 random bits in another form: at least 31 hexadecimal or 21 base64url characters. Make a new one: the example is refused, since it is public. */
                "Idempotency-Key": components["parameters"]["SecretIdempotencyKey"];
                /** @description The preferred form of the answer: `return=minimal` (RFC 7240) omits members that a client gets by other means, such as the stream; each answer lists them. A repeated request may prefer another form than the first, and gets it. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GameBody"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedGame"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            413: components["responses"]["RequestEntityTooLarge"];
            414: components["responses"]["RequestUriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getGame: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The game's id. */
                gameId: components["parameters"]["GameId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GameCard"];
                };
            };
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            414: components["responses"]["RequestUriTooLong"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    removeImport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The game's id. */
                gameId: components["parameters"]["GameId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            414: components["responses"]["RequestUriTooLong"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    claimSeat: {
        parameters: {
            query?: {
                /** @description Whether the answer includes the ruleset's texts and scene: questions, effects, places of things, moves and reasons. */
                words?: components["parameters"]["Words"];
            };
            header: {
                /** @description A key that you generate for every new request. The same request with the same key gets the same answer, and takes effect once: retry it with its key until you get an answer. The answer holds tokens, so the key is a random UUID (version 4), or has 122 random bits in another form: at least 31 hexadecimal or 21 base64url characters. Make a new one: the example is refused, since it is public. */
                "Idempotency-Key": components["parameters"]["SecretIdempotencyKey"];
            };
            path: {
                /** @description The game's id. */
                gameId: components["parameters"]["GameId"];
                /** @description The seat's number, from 0. */
                seat: components["parameters"]["Seat"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SeatClaimBody"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClaimedSeat"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            413: components["responses"]["RequestEntityTooLarge"];
            414: components["responses"]["RequestUriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    joinGame: {
        parameters: {
            query?: {
                /** @description Whether the answer includes the ruleset's texts and scene: questions, effects, places of things, moves and reasons. */
                words?: components["parameters"]["Words"];
            };
            header: {
                /** @description A key that you generate for every new request. The same request with the same key gets the same answer, and takes effect once: retry it with its key until you get an answer. The answer holds tokens, so the key is a random UUID (version 4), or has 122 random bits in another form: at least 31 hexadecimal or 21 base64url characters. Make a new one: the example is refused, since it is public. */
                "Idempotency-Key": components["parameters"]["SecretIdempotencyKey"];
            };
            path: {
                /** @description The game's id. */
                gameId: components["parameters"]["GameId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["JoinBody"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClaimedSeat"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["RequestEntityTooLarge"];
            414: components["responses"]["RequestUriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getRematch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The game's id. */
                gameId: components["parameters"]["GameId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Rematch"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            414: components["responses"]["RequestUriTooLong"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    putRematch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The game's id. */
                gameId: components["parameters"]["GameId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RematchBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Successor"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            413: components["responses"]["RequestEntityTooLarge"];
            414: components["responses"]["RequestUriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    putCommit: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The game's id. */
                gameId: components["parameters"]["GameId"];
                /** @description The seat's number, from 0. */
                seat: components["parameters"]["Seat"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SeatCommitBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LuckResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            413: components["responses"]["RequestEntityTooLarge"];
            414: components["responses"]["RequestUriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    putNonce: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The game's id. */
                gameId: components["parameters"]["GameId"];
                /** @description The seat's number, from 0. */
                seat: components["parameters"]["Seat"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NonceBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LuckResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            413: components["responses"]["RequestEntityTooLarge"];
            414: components["responses"]["RequestUriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    putPublic: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The game's id. */
                gameId: components["parameters"]["GameId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PublicLuckBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LuckResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            413: components["responses"]["RequestEntityTooLarge"];
            414: components["responses"]["RequestUriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getView: {
        parameters: {
            query?: {
                /** @description A version that you may read; the present one by default. */
                at?: components["parameters"]["AtOfGame"];
                /** @description Viewpoint: `seat:<number>`, `public` or `all`. Your own by default; any other once the game is over. */
                viewpoint?: components["parameters"]["ViewpointOfGame"];
                /** @description Wait until your seat has to decide (`decision`), or the game is over, up to `wait` seconds. */
                until?: components["parameters"]["UntilOfView"];
                /** @description Seconds to wait for what `until` names. */
                wait?: components["parameters"]["WaitOfView"];
                /** @description The version that you have seen: `until` waits for another one. */
                after?: components["parameters"]["AfterOfView"];
                /** @description Whether the answer includes the ruleset's texts and scene: questions, effects, places of things, moves and reasons. */
                words?: components["parameters"]["Words"];
            };
            header?: {
                /** @description ETags of representations that you hold. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The game's id. */
                gameId: components["parameters"]["GameId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["View"];
                    "text/plain": string;
                };
            };
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            414: components["responses"]["RequestUriTooLong"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    postCommand: {
        parameters: {
            query?: {
                /** @description Whether the answer includes the ruleset's texts and scene: questions, effects, places of things, moves and reasons. */
                words?: components["parameters"]["Words"];
            };
            header: {
                /** @description A key that you generate for every new request. The same request with the same key gets the same answer, and takes effect once: retry it with its key until you get an answer. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description The id of the answered decision, in quotation marks, or `*` for the open one. Needed for every command but `resign` and `abort`, which answer no decision. */
                "If-Match"?: components["parameters"]["IfMatchDecision"];
                /** @description The preferred form of the answer: `return=minimal` (RFC 7240) omits members that a client gets by other means, such as the stream; each answer lists them. A repeated request may prefer another form than the first, and gets it. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /** @description The game's id. */
                gameId: components["parameters"]["GameId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Command"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CommandResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["RequestEntityTooLarge"];
            414: components["responses"]["RequestUriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    checkCommand: {
        parameters: {
            query?: never;
            header?: {
                /** @description The id of the answered decision, in quotation marks, or `*` for the open one. Needed for every command but `resign` and `abort`, which answer no decision. */
                "If-Match"?: components["parameters"]["IfMatchDecision"];
            };
            path: {
                /** @description The game's id. */
                gameId: components["parameters"]["GameId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Command"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CommandCheck"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["RequestEntityTooLarge"];
            414: components["responses"]["RequestUriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getEvents: {
        parameters: {
            query?: {
                /** @description The last version that you know. */
                after?: components["parameters"]["AfterOfEvents"];
                /** @description The `digest` of the event `after`, if you hold it: should the log have another one there, or end before it, the answer is `reset`. It has no effect with `Last-Event-ID`. */
                digest?: components["parameters"]["Digest"];
                /** @description Number of events at most. */
                limit?: components["parameters"]["LimitOfEvents"];
                /** @description Seconds to wait for the first event. */
                wait?: components["parameters"]["WaitOfEvents"];
                /** @description Viewpoint: `seat:<number>`, `public` or `all`. Your own by default; any other once the game is over. */
                viewpoint?: components["parameters"]["ViewpointOfGame"];
                /** @description Whether the answer includes the ruleset's texts and scene: questions, effects, places of things, moves and reasons. */
                words?: components["parameters"]["Words"];
            };
            header?: {
                /** @description The last id that you got, for server-sent events; takes precedence over `after`. */
                "Last-Event-ID"?: components["parameters"]["LastEventID"];
            };
            path: {
                /** @description The game's id. */
                gameId: components["parameters"]["GameId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventPage"];
                    "application/x-ndjson": string;
                    "text/event-stream": string;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            414: components["responses"]["RequestUriTooLong"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getChat: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The game's id. */
                gameId: components["parameters"]["GameId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Chat"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            414: components["responses"]["RequestUriTooLong"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    putChat: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The game's id. */
                gameId: components["parameters"]["GameId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChatBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Chat"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            413: components["responses"]["RequestEntityTooLarge"];
            414: components["responses"]["RequestUriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    makeGuest: {
        parameters: {
            query?: never;
            header: {
                /** @description A key that you generate for every new request. The same request with the same key gets the same answer, and takes effect once: retry it with its key until you get an answer. The answer holds tokens, so the key is a random UUID (version 4), or has 122 random bits in another form: at least 31 hexadecimal or 21 base64url characters. Make a new one: the example is refused, since it is public. */
                "Idempotency-Key": components["parameters"]["SecretIdempotencyKey"];
            };
            path: {
                /** @description The game's id. */
                gameId: components["parameters"]["GameId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GuestBody"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedGuest"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["RequestEntityTooLarge"];
            414: components["responses"]["RequestUriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getMessages: {
        parameters: {
            query?: {
                /** @description The scope: `players`, the table's own chat, or `spectators`. By default the caller's own. */
                scope?: components["parameters"]["Scope"];
                /** @description The last number that you know; without it, the latest messages. */
                after?: components["parameters"]["AfterOfMessages"];
                /** @description Number of messages at most. */
                limit?: components["parameters"]["LimitOfMessages"];
                /** @description Seconds to wait for the first message. */
                wait?: components["parameters"]["WaitOfMessages"];
            };
            header?: {
                /** @description The last id that you got, for server-sent events; takes precedence over `after`. */
                "Last-Event-ID"?: components["parameters"]["LastEventID"];
            };
            path: {
                /** @description The game's id. */
                gameId: components["parameters"]["GameId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatPage"];
                    "application/x-ndjson": string;
                    "text/event-stream": string;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            414: components["responses"]["RequestUriTooLong"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    postMessage: {
        parameters: {
            query?: never;
            header: {
                /** @description A key that you generate for every new request. The same request with the same key gets the same answer, and takes effect once: retry it with its key until you get an answer. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The game's id. */
                gameId: components["parameters"]["GameId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChatMessageBody"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedChatMessage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            413: components["responses"]["RequestEntityTooLarge"];
            414: components["responses"]["RequestUriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getPresence: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The game's id. */
                gameId: components["parameters"]["GameId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Presence"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            414: components["responses"]["RequestUriTooLong"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    putPresence: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The game's id. */
                gameId: components["parameters"]["GameId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PresenceBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Presence"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            413: components["responses"]["RequestEntityTooLarge"];
            414: components["responses"]["RequestUriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    remindSeat: {
        parameters: {
            query?: never;
            header: {
                /** @description A key that you generate for every new request. The same request with the same key gets the same answer, and takes effect once: retry it with its key until you get an answer. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The game's id. */
                gameId: components["parameters"]["GameId"];
                /** @description The seat's number, from 0. */
                seat: components["parameters"]["Seat"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SeatReminder"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            414: components["responses"]["RequestUriTooLong"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listBlocks: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The game's id. */
                gameId: components["parameters"]["GameId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatBlocks"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            414: components["responses"]["RequestUriTooLong"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    putBlock: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The game's id. */
                gameId: components["parameters"]["GameId"];
                /** @description The blocked author: `seat-2`, or `guest-` and a guest's id. */
                author: components["parameters"]["Author"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatBlock"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            414: components["responses"]["RequestUriTooLong"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    removeBlock: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The game's id. */
                gameId: components["parameters"]["GameId"];
                /** @description The blocked author: `seat-2`, or `guest-` and a guest's id. */
                author: components["parameters"]["Author"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            414: components["responses"]["RequestUriTooLong"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    report: {
        parameters: {
            query?: never;
            header: {
                /** @description A key that you generate for every new request. The same request with the same key gets the same answer, and takes effect once: retry it with its key until you get an answer. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReportBody"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedReport"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            413: components["responses"]["RequestEntityTooLarge"];
            414: components["responses"]["RequestUriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listReports: {
        parameters: {
            query?: {
                /** @description The state of the reports: `open`, `closed`, or `all`. */
                state?: components["parameters"]["State"];
                /** @description The cursor of the page: `next` of the previous page. */
                cursor?: components["parameters"]["CursorOfReports"];
                /** @description Number of reports at most. */
                limit?: components["parameters"]["LimitOfReports"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            414: components["responses"]["RequestUriTooLong"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listActs: {
        parameters: {
            query?: {
                /** @description The cursor of the page: `next` of the previous page. */
                cursor?: components["parameters"]["CursorOfActs"];
                /** @description Number of acts at most. */
                limit?: components["parameters"]["LimitOfActs"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ModerationActPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            414: components["responses"]["RequestUriTooLong"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    moderate: {
        parameters: {
            query?: never;
            header: {
                /** @description A key that you generate for every new request. The same request with the same key gets the same answer, and takes effect once: retry it with its key until you get an answer. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ModerationActBody"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ModerationAct"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            413: components["responses"]["RequestEntityTooLarge"];
            414: components["responses"]["RequestUriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getInbox: {
        parameters: {
            query?: {
                /** @description The last `cursor` that you got. */
                after?: components["parameters"]["AfterOfInbox"];
                /** @description Number of items at most. */
                limit?: components["parameters"]["LimitOfItems"];
                /** @description Seconds to wait for the first item. */
                wait?: components["parameters"]["WaitOfItems"];
            };
            header?: {
                /** @description The last id that you got, for server-sent events; takes precedence over `after`. */
                "Last-Event-ID"?: components["parameters"]["LastEventID"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InboxPage"];
                    "application/x-ndjson": string;
                    "text/event-stream": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            414: components["responses"]["RequestUriTooLong"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createInbox: {
        parameters: {
            query?: never;
            header: {
                /** @description A key that you generate for every new request. The same request with the same key gets the same answer, and takes effect once: retry it with its key until you get an answer. The answer holds tokens, so the key is a random UUID (version 4), or has 122 random bits in another form: at least 31 hexadecimal or 21 base64url characters. Make a new one: the example is refused, since it is public. */
                "Idempotency-Key": components["parameters"]["SecretIdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InboxBody"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedInbox"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            410: components["responses"]["Gone"];
            413: components["responses"]["RequestEntityTooLarge"];
            414: components["responses"]["RequestUriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listInboxSeats: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InboxSeats"];
                };
            };
            401: components["responses"]["Unauthorized"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            414: components["responses"]["RequestUriTooLong"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    putInboxSeat: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The game's id. */
                gameId: components["parameters"]["GameId"];
                /** @description The seat's number, from 0. */
                seat: components["parameters"]["Seat"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SeatTokenBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InboxSeat"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            413: components["responses"]["RequestEntityTooLarge"];
            414: components["responses"]["RequestUriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    removeInboxSeat: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The game's id. */
                gameId: components["parameters"]["GameId"];
                /** @description The seat's number, from 0. */
                seat: components["parameters"]["Seat"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            414: components["responses"]["RequestUriTooLong"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    makeIntervention: {
        parameters: {
            query?: never;
            header: {
                /** @description A key that you generate for every new request. The same request with the same key gets the same answer, and takes effect once: retry it with its key until you get an answer. The answer holds tokens, so the key is a random UUID (version 4), or has 122 random bits in another form: at least 31 hexadecimal or 21 base64url characters. Make a new one: the example is refused, since it is public. */
                "Idempotency-Key": components["parameters"]["SecretIdempotencyKey"];
            };
            path: {
                /** @description The game's id. */
                gameId: components["parameters"]["GameId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InterventionBody"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InterventionResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            413: components["responses"]["RequestEntityTooLarge"];
            414: components["responses"]["RequestUriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    exchangeSeatSlip: {
        parameters: {
            query?: never;
            header: {
                /** @description A key that you generate for every new request. The same request with the same key gets the same answer, and takes effect once: retry it with its key until you get an answer. The answer holds tokens, so the key is a random UUID (version 4), or has 122 random bits in another form: at least 31 hexadecimal or 21 base64url characters. Make a new one: the example is refused, since it is public. */
                "Idempotency-Key": components["parameters"]["SecretIdempotencyKey"];
            };
            path: {
                /** @description The game's id. */
                gameId: components["parameters"]["GameId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SlipExchangeBody"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SeatSlipToken"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            413: components["responses"]["RequestEntityTooLarge"];
            414: components["responses"]["RequestUriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listWebhooks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhooks"];
                };
            };
            401: components["responses"]["Unauthorized"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            414: components["responses"]["RequestUriTooLong"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createWebhook: {
        parameters: {
            query?: never;
            header: {
                /** @description A key that you generate for every new request. The same request with the same key gets the same answer, and takes effect once: retry it with its key until you get an answer. The answer holds tokens, so the key is a random UUID (version 4), or has 122 random bits in another form: at least 31 hexadecimal or 21 base64url characters. Make a new one: the example is refused, since it is public. */
                "Idempotency-Key": components["parameters"]["SecretIdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookBody"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedWebhook"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            413: components["responses"]["RequestEntityTooLarge"];
            414: components["responses"]["RequestUriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The webhook's id. */
                webhookId: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDetail"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            414: components["responses"]["RequestUriTooLong"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The webhook's id. */
                webhookId: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            414: components["responses"]["RequestUriTooLong"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    rotateWebhookSecret: {
        parameters: {
            query?: never;
            header: {
                /** @description A key that you generate for every new request. The same request with the same key gets the same answer, and takes effect once: retry it with its key until you get an answer. The answer holds tokens, so the key is a random UUID (version 4), or has 122 random bits in another form: at least 31 hexadecimal or 21 base64url characters. Make a new one: the example is refused, since it is public. */
                "Idempotency-Key": components["parameters"]["SecretIdempotencyKey"];
            };
            path: {
                /** @description The webhook's id. */
                webhookId: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookSecret"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            414: components["responses"]["RequestUriTooLong"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    pingWebhook: {
        parameters: {
            query?: never;
            header: {
                /** @description A key that you generate for every new request. The same request with the same key gets the same answer, and takes effect once: retry it with its key until you get an answer. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The webhook's id. */
                webhookId: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookPing"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            414: components["responses"]["RequestUriTooLong"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    enableWebhook: {
        parameters: {
            query?: never;
            header: {
                /** @description A key that you generate for every new request. The same request with the same key gets the same answer, and takes effect once: retry it with its key until you get an answer. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The webhook's id. */
                webhookId: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhook"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            414: components["responses"]["RequestUriTooLong"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getPushKey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PushKey"];
                };
            };
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            414: components["responses"]["RequestUriTooLong"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listPushSubscriptions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PushSubscriptions"];
                };
            };
            401: components["responses"]["Unauthorized"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            414: components["responses"]["RequestUriTooLong"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    putPushSubscription: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PushSubscriptionBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PushSubscription"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            413: components["responses"]["RequestEntityTooLarge"];
            414: components["responses"]["RequestUriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getPushSubscription: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The subscription's id. */
                subscriptionId: components["parameters"]["SubscriptionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PushSubscriptionDetail"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            414: components["responses"]["RequestUriTooLong"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deletePushSubscription: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The subscription's id. */
                subscriptionId: components["parameters"]["SubscriptionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            414: components["responses"]["RequestUriTooLong"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getMailAddress: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MailAddress"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            414: components["responses"]["RequestUriTooLong"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    putMailAddress: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MailBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MailAddress"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            413: components["responses"]["RequestEntityTooLarge"];
            414: components["responses"]["RequestUriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteMailAddress: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            414: components["responses"]["RequestUriTooLong"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    confirmMailAddress: {
        parameters: {
            query?: never;
            header: {
                /** @description A key that you generate for every new request. The same request with the same key gets the same answer, and takes effect once: retry it with its key until you get an answer. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MailCodeBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MailAddress"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            413: components["responses"]["RequestEntityTooLarge"];
            414: components["responses"]["RequestUriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    registerPlayer: {
        parameters: {
            query?: never;
            header: {
                /** @description A key that you generate for every new request. The same request with the same key gets the same answer, and takes effect once: retry it with its key until you get an answer. The answer holds tokens, so the key is a random UUID (version 4), or has 122 random bits in another form: at least 31 hexadecimal or 21 base64url characters. Make a new one: the example is refused, since it is public. */
                "Idempotency-Key": components["parameters"]["SecretIdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewPlayerBody"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlayerSecrets"];
                };
            };
            400: components["responses"]["BadRequest"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            413: components["responses"]["RequestEntityTooLarge"];
            414: components["responses"]["RequestUriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    recoverPlayer: {
        parameters: {
            query?: never;
            header: {
                /** @description A key that you generate for every new request. The same request with the same key gets the same answer, and takes effect once: retry it with its key until you get an answer. The answer holds tokens, so the key is a random UUID (version 4), or has 122 random bits in another form: at least 31 hexadecimal or 21 base64url characters. Make a new one: the example is refused, since it is public. */
                "Idempotency-Key": components["parameters"]["SecretIdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RecoveryCodeBody"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlayerSecrets"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            413: components["responses"]["RequestEntityTooLarge"];
            414: components["responses"]["RequestUriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    redeemPlayerLink: {
        parameters: {
            query?: never;
            header: {
                /** @description A key that you generate for every new request. The same request with the same key gets the same answer, and takes effect once: retry it with its key until you get an answer. The answer holds tokens, so the key is a random UUID (version 4), or has 122 random bits in another form: at least 31 hexadecimal or 21 base64url characters. Make a new one: the example is refused, since it is public. */
                "Idempotency-Key": components["parameters"]["SecretIdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PlayerLinkBody"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlayerSignIn"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            413: components["responses"]["RequestEntityTooLarge"];
            414: components["responses"]["RequestUriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getPlayer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Player"];
                };
            };
            401: components["responses"]["Unauthorized"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            414: components["responses"]["RequestUriTooLong"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    forgetPlayer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            414: components["responses"]["RequestUriTooLong"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    changePlayer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PlayerChangesBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Player"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            413: components["responses"]["RequestEntityTooLarge"];
            414: components["responses"]["RequestUriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getPlayerProfile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The player's id. */
                playerId: components["parameters"]["PlayerId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlayerProfile"];
                };
            };
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            414: components["responses"]["RequestUriTooLong"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listCredentials: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CredentialPage"];
                };
            };
            401: components["responses"]["Unauthorized"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            414: components["responses"]["RequestUriTooLong"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    revokeCredential: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The credential's id, which opens nothing. */
                credentialId: components["parameters"]["CredentialId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            414: components["responses"]["RequestUriTooLong"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    renewRecoveryCode: {
        parameters: {
            query?: never;
            header: {
                /** @description A key that you generate for every new request. The same request with the same key gets the same answer, and takes effect once: retry it with its key until you get an answer. The answer holds tokens, so the key is a random UUID (version 4), or has 122 random bits in another form: at least 31 hexadecimal or 21 base64url characters. Make a new one: the example is refused, since it is public. */
                "Idempotency-Key": components["parameters"]["SecretIdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecoveryCode"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            414: components["responses"]["RequestUriTooLong"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    makePlayerLink: {
        parameters: {
            query?: never;
            header: {
                /** @description A key that you generate for every new request. The same request with the same key gets the same answer, and takes effect once: retry it with its key until you get an answer. The answer holds tokens, so the key is a random UUID (version 4), or has 122 random bits in another form: at least 31 hexadecimal or 21 base64url characters. Make a new one: the example is refused, since it is public. */
                "Idempotency-Key": components["parameters"]["SecretIdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlayerLink"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            414: components["responses"]["RequestUriTooLong"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getPasskeyChallenge: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasskeyChallenge"];
                };
            };
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            414: components["responses"]["RequestUriTooLong"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    signInByPasskey: {
        parameters: {
            query?: never;
            header: {
                /** @description A key that you generate for every new request. The same request with the same key gets the same answer, and takes effect once: retry it with its key until you get an answer. The answer holds tokens, so the key is a random UUID (version 4), or has 122 random bits in another form: at least 31 hexadecimal or 21 base64url characters. Make a new one: the example is refused, since it is public. */
                "Idempotency-Key": components["parameters"]["SecretIdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasskeySignInBody"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlayerSignIn"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            413: components["responses"]["RequestEntityTooLarge"];
            414: components["responses"]["RequestUriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getNewPasskeyChallenge: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasskeyCreation"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            414: components["responses"]["RequestUriTooLong"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    addPasskey: {
        parameters: {
            query?: never;
            header: {
                /** @description A key that you generate for every new request. The same request with the same key gets the same answer, and takes effect once: retry it with its key until you get an answer. The answer holds tokens, so the key is a random UUID (version 4), or has 122 random bits in another form: at least 31 hexadecimal or 21 base64url characters. Make a new one: the example is refused, since it is public. */
                "Idempotency-Key": components["parameters"]["SecretIdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewPasskeyBody"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Credential"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            413: components["responses"]["RequestEntityTooLarge"];
            414: components["responses"]["RequestUriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getOidcAuthorization: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OidcAuthorization"];
                };
            };
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            414: components["responses"]["RequestUriTooLong"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    findOidcIdentity: {
        parameters: {
            query?: never;
            header: {
                /** @description A key that you generate for every new request. The same request with the same key gets the same answer, and takes effect once: retry it with its key until you get an answer. The answer holds tokens, so the key is a random UUID (version 4), or has 122 random bits in another form: at least 31 hexadecimal or 21 base64url characters. Make a new one: the example is refused, since it is public. */
                "Idempotency-Key": components["parameters"]["SecretIdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OidcAnswerBody"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OidcIdentity"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["RequestEntityTooLarge"];
            414: components["responses"]["RequestUriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    signInByOidc: {
        parameters: {
            query?: never;
            header: {
                /** @description A key that you generate for every new request. The same request with the same key gets the same answer, and takes effect once: retry it with its key until you get an answer. The answer holds tokens, so the key is a random UUID (version 4), or has 122 random bits in another form: at least 31 hexadecimal or 21 base64url characters. Make a new one: the example is refused, since it is public. */
                "Idempotency-Key": components["parameters"]["SecretIdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OidcSignInBody"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlayerSignIn"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            413: components["responses"]["RequestEntityTooLarge"];
            414: components["responses"]["RequestUriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    addIdentity: {
        parameters: {
            query?: never;
            header: {
                /** @description A key that you generate for every new request. The same request with the same key gets the same answer, and takes effect once: retry it with its key until you get an answer. The answer holds tokens, so the key is a random UUID (version 4), or has 122 random bits in another form: at least 31 hexadecimal or 21 base64url characters. Make a new one: the example is refused, since it is public. */
                "Idempotency-Key": components["parameters"]["SecretIdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IdentityBody"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Credential"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            413: components["responses"]["RequestEntityTooLarge"];
            414: components["responses"]["RequestUriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listMyGames: {
        parameters: {
            query?: {
                /** @description The cursor of the page: `next` of the previous page. */
                cursor?: components["parameters"]["CursorOfMyGames"];
                /** @description Number of games at most. */
                limit?: components["parameters"]["LimitOfGames"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MyGamePage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            414: components["responses"]["RequestUriTooLong"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    bindSeat: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The game's id. */
                gameId: components["parameters"]["GameId"];
                /** @description The seat's number, from 0. */
                seat: components["parameters"]["Seat"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PlayerSeatBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlayerSeat"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            413: components["responses"]["RequestEntityTooLarge"];
            414: components["responses"]["RequestUriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    reissueSeat: {
        parameters: {
            query?: never;
            header: {
                /** @description A key that you generate for every new request. The same request with the same key gets the same answer, and takes effect once: retry it with its key until you get an answer. The answer holds tokens, so the key is a random UUID (version 4), or has 122 random bits in another form: at least 31 hexadecimal or 21 base64url characters. Make a new one: the example is refused, since it is public. */
                "Idempotency-Key": components["parameters"]["SecretIdempotencyKey"];
            };
            path: {
                /** @description The game's id. */
                gameId: components["parameters"]["GameId"];
                /** @description The seat's number, from 0. */
                seat: components["parameters"]["Seat"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlayerSeatToken"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            414: components["responses"]["RequestUriTooLong"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listOwnRatings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnRatingPage"];
                };
            };
            401: components["responses"]["Unauthorized"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            414: components["responses"]["RequestUriTooLong"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listRatings: {
        parameters: {
            query: {
                /** @description The number of people at the rated tables. */
                people: components["parameters"]["People"];
                /** @description The cursor of the page: `next` of the previous page. */
                cursor?: components["parameters"]["CursorOfRatings"];
                /** @description Number of players at most. */
                limit?: components["parameters"]["LimitOfRatings"];
            };
            header?: never;
            path: {
                /** @description The ruleset's name. */
                ruleset: components["parameters"]["Ruleset"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RatingPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            414: components["responses"]["RequestUriTooLong"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getRecord: {
        parameters: {
            query?: {
                /** @description Viewpoint: `seat:<number>`, `public` or `all`. Your own by default; any other once the game is over. */
                viewpoint?: components["parameters"]["ViewpointOfGame"];
            };
            header?: never;
            path: {
                /** @description The game's id. */
                gameId: components["parameters"]["GameId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/x-ndjson": string;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            414: components["responses"]["RequestUriTooLong"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    importRecord: {
        parameters: {
            query?: never;
            header: {
                /** @description A key that you generate for every new request. The same request with the same key gets the same answer, and takes effect once: retry it with its key until you get an answer. The answer holds tokens, so the key is a random UUID (version 4), or has 122 random bits in another form: at least 31 hexadecimal or 21 base64url characters. Make a new one: the example is refused, since it is public. */
                "Idempotency-Key": components["parameters"]["SecretIdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-ndjson": string;
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportedGame"];
                };
            };
            400: components["responses"]["BadRequest"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["RequestEntityTooLarge"];
            414: components["responses"]["RequestUriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listForks: {
        parameters: {
            query?: {
                /** @description The cursor of the page: `next` of the previous page. */
                cursor?: components["parameters"]["CursorOfGames"];
                /** @description Number of games at most. */
                limit?: components["parameters"]["LimitOfGames"];
            };
            header?: never;
            path: {
                /** @description The game's id. */
                gameId: components["parameters"]["GameId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GamePage"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            414: components["responses"]["RequestUriTooLong"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    forkGame: {
        parameters: {
            query?: never;
            header: {
                /** @description A key that you generate for every new request. The same request with the same key gets the same answer, and takes effect once: retry it with its key until you get an answer. The answer holds tokens, so the key is a random UUID (version 4), or has 122 random bits in another form: at least 31 hexadecimal or 21 base64url characters. Make a new one: the example is refused, since it is public. */
                "Idempotency-Key": components["parameters"]["SecretIdempotencyKey"];
                /** @description The preferred form of the answer: `return=minimal` (RFC 7240) omits members that a client gets by other means, such as the stream; each answer lists them. A repeated request may prefer another form than the first, and gets it. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /** @description The game's id. */
                gameId: components["parameters"]["GameId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ForkBody"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedGame"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            413: components["responses"]["RequestEntityTooLarge"];
            414: components["responses"]["RequestUriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    forkReplay: {
        parameters: {
            query?: never;
            header: {
                /** @description A key that you generate for every new request. The same request with the same key gets the same answer, and takes effect once: retry it with its key until you get an answer. The answer holds tokens, so the key is a random UUID (version 4), or has 122 random bits in another form: at least 31 hexadecimal or 21 base64url characters. Make a new one: the example is refused, since it is public. */
                "Idempotency-Key": components["parameters"]["SecretIdempotencyKey"];
                /** @description The preferred form of the answer: `return=minimal` (RFC 7240) omits members that a client gets by other means, such as the stream; each answer lists them. A repeated request may prefer another form than the first, and gets it. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /** @description The replay's id. */
                replayId: components["parameters"]["ReplayId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReplayForkBody"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedGame"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            413: components["responses"]["RequestEntityTooLarge"];
            414: components["responses"]["RequestUriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getCheckpoint: {
        parameters: {
            query?: {
                /** @description A version that you may read; the present one by default. */
                at?: components["parameters"]["AtOfGame"];
            };
            header?: {
                /** @description ETags of representations that you hold. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The game's id. */
                gameId: components["parameters"]["GameId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Checkpoint"];
                    "text/plain": string;
                };
            };
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            414: components["responses"]["RequestUriTooLong"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listKeys: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SigningKeyPage"];
                };
            };
            406: components["responses"]["NotAcceptable"];
            414: components["responses"]["RequestUriTooLong"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getEvidence: {
        parameters: {
            query?: {
                /** @description A version that you may read; the present one by default. */
                at?: components["parameters"]["AtOfGame"];
                /** @description Viewpoint: `seat:<number>`, `public` or `all`. Your own by default; any other once the game is over. */
                viewpoint?: components["parameters"]["ViewpointOfGame"];
            };
            header?: never;
            path: {
                /** @description The game's id. */
                gameId: components["parameters"]["GameId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Evidence"];
                    "text/plain": string;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            414: components["responses"]["RequestUriTooLong"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listArbiterReads: {
        parameters: {
            query?: {
                /** @description The cursor of the page: `next` of the previous page. */
                cursor?: components["parameters"]["CursorOfArbiterReads"];
                /** @description Number of reads at most. */
                limit?: components["parameters"]["LimitOfArbiterReads"];
            };
            header?: never;
            path: {
                /** @description The game's id. */
                gameId: components["parameters"]["GameId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ArbiterReadPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            414: components["responses"]["RequestUriTooLong"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listRulings: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The game's id. */
                gameId: components["parameters"]["GameId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RulingPage"];
                };
            };
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            414: components["responses"]["RequestUriTooLong"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    makeRuling: {
        parameters: {
            query?: never;
            header: {
                /** @description A key that you generate for every new request. The same request with the same key gets the same answer, and takes effect once: retry it with its key until you get an answer. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The game's id. */
                gameId: components["parameters"]["GameId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RulingBody"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RulingResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            413: components["responses"]["RequestEntityTooLarge"];
            414: components["responses"]["RequestUriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    shareReplay: {
        parameters: {
            query?: never;
            header: {
                /** @description A key that you generate for every new request. The same request with the same key gets the same answer, and takes effect once: retry it with its key until you get an answer. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The game's id. */
                gameId: components["parameters"]["GameId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReplayBody"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedReplay"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            413: components["responses"]["RequestEntityTooLarge"];
            414: components["responses"]["RequestUriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getReplay: {
        parameters: {
            query?: never;
            header?: {
                /** @description ETags of representations that you hold. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The replay's id. */
                replayId: components["parameters"]["ReplayId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Replay"];
                };
            };
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            414: components["responses"]["RequestUriTooLong"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    revokeReplay: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The replay's id. */
                replayId: components["parameters"]["ReplayId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            414: components["responses"]["RequestUriTooLong"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getFrames: {
        parameters: {
            query?: {
                /** @description The first version of the page: `next` of the previous page. */
                from?: components["parameters"]["From"];
                /** @description The last version of the frames; the end by default. */
                to?: components["parameters"]["To"];
                /** @description Number of frames at most. */
                limit?: components["parameters"]["LimitOfFrames"];
                /** @description One of the replay's `viewpoints`; by default its `viewpoint`. */
                viewpoint?: components["parameters"]["ViewpointOfReplay"];
                /** @description Whether the answer includes the ruleset's texts and scene: questions, effects, places of things, moves and reasons. */
                words?: components["parameters"]["Words"];
            };
            header?: {
                /** @description ETags of representations that you hold. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The replay's id. */
                replayId: components["parameters"]["ReplayId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReplayFramePage"];
                };
            };
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            414: components["responses"]["RequestUriTooLong"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    startStudy: {
        parameters: {
            query?: never;
            header: {
                /** @description A key that you generate for every new request. The same request with the same key gets the same answer, and takes effect once: retry it with its key until you get an answer. The answer holds tokens, so the key is a random UUID (version 4), or has 122 random bits in another form: at least 31 hexadecimal or 21 base64url characters. Make a new one: the example is refused, since it is public. */
                "Idempotency-Key": components["parameters"]["SecretIdempotencyKey"];
            };
            path: {
                /** @description The replay's id. */
                replayId: components["parameters"]["ReplayId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StudyBody"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedStudy"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            413: components["responses"]["RequestEntityTooLarge"];
            414: components["responses"]["RequestUriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getStudy: {
        parameters: {
            query?: never;
            header?: {
                /** @description ETags of representations that you hold. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The study's id. */
                studyId: components["parameters"]["StudyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Study"];
                };
            };
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            414: components["responses"]["RequestUriTooLong"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    changeStudy: {
        parameters: {
            query?: never;
            header?: {
                /** @description The version that your decision is based on, in quotation marks. Requests that could overwrite a concurrent decision need it. */
                "If-Match"?: components["parameters"]["IfMatchVersion"];
            };
            path: {
                /** @description The study's id. */
                studyId: components["parameters"]["StudyId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StudyContentBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Study"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["RequestEntityTooLarge"];
            414: components["responses"]["RequestUriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteStudy: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The study's id. */
                studyId: components["parameters"]["StudyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            414: components["responses"]["RequestUriTooLong"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    addStudyVariation: {
        parameters: {
            query?: never;
            header: {
                /** @description A key that you generate for every new request. The same request with the same key gets the same answer, and takes effect once: retry it with its key until you get an answer. The answer holds tokens, so the key is a random UUID (version 4), or has 122 random bits in another form: at least 31 hexadecimal or 21 base64url characters. Make a new one: the example is refused, since it is public. */
                "Idempotency-Key": components["parameters"]["SecretIdempotencyKey"];
            };
            path: {
                /** @description The study's id. */
                studyId: components["parameters"]["StudyId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StudyVariationBody"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedStudyVariation"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            413: components["responses"]["RequestEntityTooLarge"];
            414: components["responses"]["RequestUriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listMyStudies: {
        parameters: {
            query?: {
                /** @description The cursor of the page: `next` of the previous page. */
                cursor?: components["parameters"]["CursorOfStudies"];
                /** @description Number of studies at most. */
                limit?: components["parameters"]["LimitOfStudies"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StudyPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            414: components["responses"]["RequestUriTooLong"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getTablePicture: {
        parameters: {
            query?: never;
            header?: {
                /** @description ETags of representations that you hold. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The game's id. */
                gameId: components["parameters"]["GameId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/png": string;
                };
            };
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            414: components["responses"]["RequestUriTooLong"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getReplayPicture: {
        parameters: {
            query?: {
                /** @description A version of the replay; by default the first open decision, or the end if `spoilers` are `all`. */
                v?: components["parameters"]["V"];
                /** @description One of the replay's `viewpoints`; by default its `viewpoint`. */
                viewpoint?: components["parameters"]["ViewpointOfReplay"];
            };
            header?: {
                /** @description ETags of representations that you hold. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The replay's id. */
                replayId: components["parameters"]["ReplayId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/png": string;
                };
            };
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            414: components["responses"]["RequestUriTooLong"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getEmbedding: {
        parameters: {
            query: {
                /** @description Address of the page of a replay, a table or a study. */
                url: components["parameters"]["Url"];
                /** @description Width of the embedding at most, in pixels. */
                maxwidth?: components["parameters"]["Maxwidth"];
                /** @description Height of the embedding at most, in pixels. */
                maxheight?: components["parameters"]["Maxheight"];
                /** @description The format of the answer: `json`; `xml` is refused. */
                format?: components["parameters"]["Format"];
                /** @description A wish not to be tracked, which has no effect: nothing is tracked. */
                dnt?: components["parameters"]["Dnt"];
            };
            header?: {
                /** @description ETags of representations that you hold. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PageEmbed"];
                };
            };
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            410: components["responses"]["Gone"];
            414: components["responses"]["RequestUriTooLong"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Token"];
                };
            };
            401: components["responses"]["Unauthorized"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            414: components["responses"]["RequestUriTooLong"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listTokens: {
        parameters: {
            query?: {
                /** @description The cursor of the page: `next` of the previous page. */
                cursor?: components["parameters"]["CursorOfTokens"];
                /** @description Number of tokens and links at most. */
                limit?: components["parameters"]["LimitOfTokens"];
            };
            header?: never;
            path: {
                /** @description The game's id. */
                gameId: components["parameters"]["GameId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccessGrantPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            414: components["responses"]["RequestUriTooLong"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    mintToken: {
        parameters: {
            query?: never;
            header: {
                /** @description A key that you generate for every new request. The same request with the same key gets the same answer, and takes effect once: retry it with its key until you get an answer. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The game's id. */
                gameId: components["parameters"]["GameId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TokenBody"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedToken"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            413: components["responses"]["RequestEntityTooLarge"];
            414: components["responses"]["RequestUriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    revokeToken: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The token's `id`, which is not the token itself. */
                tokenId: components["parameters"]["TokenId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            414: components["responses"]["RequestUriTooLong"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getDocs: {
        parameters: {
            query?: never;
            header?: {
                /** @description ETags of representations that you hold. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            406: components["responses"]["NotAcceptable"];
            414: components["responses"]["RequestUriTooLong"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
        };
    };
    getProblemPage: {
        parameters: {
            query?: never;
            header?: {
                /** @description ETags of representations that you hold. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The code of a problem. */
                code: components["parameters"]["Code"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            414: components["responses"]["RequestUriTooLong"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
        };
    };
    getHealth: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
            406: components["responses"]["NotAcceptable"];
            414: components["responses"]["RequestUriTooLong"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
        };
    };
    getReadiness: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Readiness"];
                };
            };
            406: components["responses"]["NotAcceptable"];
            414: components["responses"]["RequestUriTooLong"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getMetrics: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            406: components["responses"]["NotAcceptable"];
            414: components["responses"]["RequestUriTooLong"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
        };
    };
    getContract: {
        parameters: {
            query?: {
                /** @description A ruleset, for a contract with its types; without one, the ruleset's values are plain objects. */
                ruleset?: components["parameters"]["RulesetOfContract"];
                /** @description A version of the ruleset's rules; the newest by default. */
                version?: components["parameters"]["VersionOfContract"];
            };
            header?: {
                /** @description ETags of representations that you hold. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, unknown>;
                };
            };
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            414: components["responses"]["RequestUriTooLong"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
        };
    };
    getPlayContract: {
        parameters: {
            query?: {
                /** @description A ruleset, for a contract with its types; without one, the ruleset's values are plain objects. */
                ruleset?: components["parameters"]["RulesetOfContract"];
                /** @description A version of the ruleset's rules; the newest by default. */
                version?: components["parameters"]["VersionOfContract"];
            };
            header?: {
                /** @description ETags of representations that you hold. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, unknown>;
                };
            };
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            414: components["responses"]["RequestUriTooLong"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
        };
    };
    listSeeks: {
        parameters: {
            query?: {
                /** @description The ruleset that the listed seeks have. */
                ruleset?: components["parameters"]["RulesetOfSeeks"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SeekPage"];
                };
            };
            406: components["responses"]["NotAcceptable"];
            414: components["responses"]["RequestUriTooLong"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    makeSeek: {
        parameters: {
            query?: never;
            header: {
                /** @description A key that you generate for every new request. The same request with the same key gets the same answer, and takes effect once: retry it with its key until you get an answer. The answer holds tokens, so the key is a random UUID (version 4), or has 122 random bits in another form: at least 31 hexadecimal or 21 base64url characters. Make a new one: the example is refused, since it is public. */
                "Idempotency-Key": components["parameters"]["SecretIdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SeekBody"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SeekPlace"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            413: components["responses"]["RequestEntityTooLarge"];
            414: components["responses"]["RequestUriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    joinSeek: {
        parameters: {
            query?: never;
            header: {
                /** @description A key that you generate for every new request. The same request with the same key gets the same answer, and takes effect once: retry it with its key until you get an answer. The answer holds tokens, so the key is a random UUID (version 4), or has 122 random bits in another form: at least 31 hexadecimal or 21 base64url characters. Make a new one: the example is refused, since it is public. */
                "Idempotency-Key": components["parameters"]["SecretIdempotencyKey"];
            };
            path: {
                /** @description The seek's id. */
                seekId: components["parameters"]["SeekId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SeekerBody"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SeekPlace"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            413: components["responses"]["RequestEntityTooLarge"];
            414: components["responses"]["RequestUriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getSeek: {
        parameters: {
            query?: {
                /** @description Seconds to wait for news. */
                wait?: components["parameters"]["WaitOfSeek"];
            };
            header?: never;
            path: {
                /** @description The seek's id. */
                seekId: components["parameters"]["SeekId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SeekPlace"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            414: components["responses"]["RequestUriTooLong"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    leaveSeek: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The seek's id. */
                seekId: components["parameters"]["SeekId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            414: components["responses"]["RequestUriTooLong"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listMyTournaments: {
        parameters: {
            query?: {
                /** @description The cursor of the page: `next` of the previous page. */
                cursor?: components["parameters"]["CursorOfTournaments"];
                /** @description Number of tournaments at most. */
                limit?: components["parameters"]["LimitOfTournaments"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MyTournamentPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            414: components["responses"]["RequestUriTooLong"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    bindEntry: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The tournament's id. */
                tournamentId: components["parameters"]["TournamentId"];
                /** @description The entry's number. */
                entry: components["parameters"]["Entry"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PlayerEntryBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlayerEntry"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            413: components["responses"]["RequestEntityTooLarge"];
            414: components["responses"]["RequestUriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listTournaments: {
        parameters: {
            query?: {
                /** @description The cursor of the page: `next` of the previous page. */
                cursor?: components["parameters"]["CursorOfTournaments"];
                /** @description Number of tournaments at most. */
                limit?: components["parameters"]["LimitOfTournaments"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TournamentPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            406: components["responses"]["NotAcceptable"];
            414: components["responses"]["RequestUriTooLong"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createTournament: {
        parameters: {
            query?: never;
            header: {
                /** @description A key that you generate for every new request. The same request with the same key gets the same answer, and takes effect once: retry it with its key until you get an answer. The answer holds tokens, so the key is a random UUID (version 4), or has 122 random bits in another form: at least 31 hexadecimal or 21 base64url characters. Make a new one: the example is refused, since it is public. */
                "Idempotency-Key": components["parameters"]["SecretIdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TournamentBody"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedTournament"];
                };
            };
            400: components["responses"]["BadRequest"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["RequestEntityTooLarge"];
            414: components["responses"]["RequestUriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getTournament: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The tournament's id. */
                tournamentId: components["parameters"]["TournamentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tournament"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            414: components["responses"]["RequestUriTooLong"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    amendTournament: {
        parameters: {
            query?: never;
            header: {
                /** @description A key that you generate for every new request. The same request with the same key gets the same answer, and takes effect once: retry it with its key until you get an answer. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description The version that your decision is based on, in quotation marks. Requests that could overwrite a concurrent decision need it. */
                "If-Match"?: components["parameters"]["IfMatchVersion"];
            };
            path: {
                /** @description The tournament's id. */
                tournamentId: components["parameters"]["TournamentId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TournamentAmendmentBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChangedTournament"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["RequestEntityTooLarge"];
            414: components["responses"]["RequestUriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    makeConsent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The tournament's id. */
                tournamentId: components["parameters"]["TournamentId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RegulationsConsentBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegulationsConsent"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            413: components["responses"]["RequestEntityTooLarge"];
            414: components["responses"]["RequestUriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    announce: {
        parameters: {
            query?: never;
            header: {
                /** @description A key that you generate for every new request. The same request with the same key gets the same answer, and takes effect once: retry it with its key until you get an answer. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The tournament's id. */
                tournamentId: components["parameters"]["TournamentId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AnnouncementBody"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedAnnouncement"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            413: components["responses"]["RequestEntityTooLarge"];
            414: components["responses"]["RequestUriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    confirmStandings: {
        parameters: {
            query?: never;
            header: {
                /** @description A key that you generate for every new request. The same request with the same key gets the same answer, and takes effect once: retry it with its key until you get an answer. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description The version that your decision is based on, in quotation marks. Requests that could overwrite a concurrent decision need it. */
                "If-Match"?: components["parameters"]["IfMatchVersion"];
            };
            path: {
                /** @description The tournament's id. */
                tournamentId: components["parameters"]["TournamentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChangedTournament"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            412: components["responses"]["PreconditionFailed"];
            414: components["responses"]["RequestUriTooLong"];
            422: components["responses"]["UnprocessableEntity"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    grantOfficial: {
        parameters: {
            query?: never;
            header: {
                /** @description A key that you generate for every new request. The same request with the same key gets the same answer, and takes effect once: retry it with its key until you get an answer. The answer holds tokens, so the key is a random UUID (version 4), or has 122 random bits in another form: at least 31 hexadecimal or 21 base64url characters. Make a new one: the example is refused, since it is public. */
                "Idempotency-Key": components["parameters"]["SecretIdempotencyKey"];
            };
            path: {
                /** @description The tournament's id. */
                tournamentId: components["parameters"]["TournamentId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OfficialBody"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OfficialSlip"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            413: components["responses"]["RequestEntityTooLarge"];
            414: components["responses"]["RequestUriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    revokeOfficial: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The tournament's id. */
                tournamentId: components["parameters"]["TournamentId"];
                /** @description The official's id. */
                officialId: components["parameters"]["OfficialId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            414: components["responses"]["RequestUriTooLong"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listEntries: {
        parameters: {
            query?: {
                /** @description The cursor of the page: `next` of the previous page. */
                cursor?: components["parameters"]["CursorOfEntries"];
                /** @description Number of entries at most. */
                limit?: components["parameters"]["LimitOfEntries"];
            };
            header?: never;
            path: {
                /** @description The tournament's id. */
                tournamentId: components["parameters"]["TournamentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EntryPage"];
                    "text/csv": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            414: components["responses"]["RequestUriTooLong"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    makeEntries: {
        parameters: {
            query?: never;
            header: {
                /** @description A key that you generate for every new request. The same request with the same key gets the same answer, and takes effect once: retry it with its key until you get an answer. The answer holds tokens, so the key is a random UUID (version 4), or has 122 random bits in another form: at least 31 hexadecimal or 21 base64url characters. Make a new one: the example is refused, since it is public. */
                "Idempotency-Key": components["parameters"]["SecretIdempotencyKey"];
            };
            path: {
                /** @description The tournament's id. */
                tournamentId: components["parameters"]["TournamentId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EntriesBody"];
                "text/csv": string;
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedEntries"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            413: components["responses"]["RequestEntityTooLarge"];
            414: components["responses"]["RequestUriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    previewEntries: {
        parameters: {
            query?: {
                /** @description The section for entries that state none; by default the first. */
                section?: components["parameters"]["Section"];
            };
            header?: never;
            path: {
                /** @description The tournament's id. */
                tournamentId: components["parameters"]["TournamentId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EntriesPreviewBody"];
                "text/csv": string;
                "text/plain": string;
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EntriesPreview"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            413: components["responses"]["RequestEntityTooLarge"];
            414: components["responses"]["RequestUriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    changeEntry: {
        parameters: {
            query?: never;
            header: {
                /** @description A key that you generate for every new request. The same request with the same key gets the same answer, and takes effect once: retry it with its key until you get an answer. The answer holds tokens, so the key is a random UUID (version 4), or has 122 random bits in another form: at least 31 hexadecimal or 21 base64url characters. Make a new one: the example is refused, since it is public. */
                "Idempotency-Key": components["parameters"]["SecretIdempotencyKey"];
            };
            path: {
                /** @description The tournament's id. */
                tournamentId: components["parameters"]["TournamentId"];
                /** @description The entry's number. */
                entry: components["parameters"]["Entry"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EntryPatchBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChangedEntry"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            413: components["responses"]["RequestEntityTooLarge"];
            414: components["responses"]["RequestUriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    checkIn: {
        parameters: {
            query?: never;
            header: {
                /** @description A key that you generate for every new request. The same request with the same key gets the same answer, and takes effect once: retry it with its key until you get an answer. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The tournament's id. */
                tournamentId: components["parameters"]["TournamentId"];
                /** @description The entry's number. */
                entry: components["parameters"]["Entry"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CheckInBody"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChangedEntry"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            413: components["responses"]["RequestEntityTooLarge"];
            414: components["responses"]["RequestUriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    checkAllIn: {
        parameters: {
            query?: never;
            header: {
                /** @description A key that you generate for every new request. The same request with the same key gets the same answer, and takes effect once: retry it with its key until you get an answer. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The tournament's id. */
                tournamentId: components["parameters"]["TournamentId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CheckAllInBody"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CheckedInEntries"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            413: components["responses"]["RequestEntityTooLarge"];
            414: components["responses"]["RequestUriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    askBye: {
        parameters: {
            query?: never;
            header: {
                /** @description A key that you generate for every new request. The same request with the same key gets the same answer, and takes effect once: retry it with its key until you get an answer. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The tournament's id. */
                tournamentId: components["parameters"]["TournamentId"];
                /** @description The entry's number. */
                entry: components["parameters"]["Entry"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ByeBody"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChangedEntry"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            413: components["responses"]["RequestEntityTooLarge"];
            414: components["responses"]["RequestUriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getDraft: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The tournament's id. */
                tournamentId: components["parameters"]["TournamentId"];
                /** @description The round's number, from 1. */
                round: components["parameters"]["Round"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VersionedDraft"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            414: components["responses"]["RequestUriTooLong"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    stateDraft: {
        parameters: {
            query?: never;
            header: {
                /** @description A key that you generate for every new request. The same request with the same key gets the same answer, and takes effect once: retry it with its key until you get an answer. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description The version that your decision is based on, in quotation marks. Requests that could overwrite a concurrent decision need it. */
                "If-Match"?: components["parameters"]["IfMatchVersion"];
            };
            path: {
                /** @description The tournament's id. */
                tournamentId: components["parameters"]["TournamentId"];
                /** @description The round's number, from 1. */
                round: components["parameters"]["Round"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DraftBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VersionedDraft"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["RequestEntityTooLarge"];
            414: components["responses"]["RequestUriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    makeDraft: {
        parameters: {
            query?: never;
            header: {
                /** @description A key that you generate for every new request. The same request with the same key gets the same answer, and takes effect once: retry it with its key until you get an answer. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The tournament's id. */
                tournamentId: components["parameters"]["TournamentId"];
                /** @description The round's number, from 1. */
                round: components["parameters"]["Round"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VersionedDraft"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            412: components["responses"]["PreconditionFailed"];
            414: components["responses"]["RequestUriTooLong"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    publishRound: {
        parameters: {
            query?: never;
            header: {
                /** @description A key that you generate for every new request. The same request with the same key gets the same answer, and takes effect once: retry it with its key until you get an answer. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description The version that your decision is based on, in quotation marks. Requests that could overwrite a concurrent decision need it. */
                "If-Match"?: components["parameters"]["IfMatchVersion"];
            };
            path: {
                /** @description The tournament's id. */
                tournamentId: components["parameters"]["TournamentId"];
                /** @description The round's number, from 1. */
                round: components["parameters"]["Round"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RoundPublicationBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VersionedRound"];
                };
            };
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VersionedRound"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["RequestEntityTooLarge"];
            414: components["responses"]["RequestUriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    withdrawRound: {
        parameters: {
            query?: never;
            header: {
                /** @description A key that you generate for every new request. The same request with the same key gets the same answer, and takes effect once: retry it with its key until you get an answer. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description The version that your decision is based on, in quotation marks. Requests that could overwrite a concurrent decision need it. */
                "If-Match"?: components["parameters"]["IfMatchVersion"];
            };
            path: {
                /** @description The tournament's id. */
                tournamentId: components["parameters"]["TournamentId"];
                /** @description The round's number, from 1. */
                round: components["parameters"]["Round"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RoundWithdrawalBody"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WithdrawnRound"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["RequestEntityTooLarge"];
            414: components["responses"]["RequestUriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    closeRound: {
        parameters: {
            query?: never;
            header: {
                /** @description A key that you generate for every new request. The same request with the same key gets the same answer, and takes effect once: retry it with its key until you get an answer. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description The version that your decision is based on, in quotation marks. Requests that could overwrite a concurrent decision need it. */
                "If-Match"?: components["parameters"]["IfMatchVersion"];
            };
            path: {
                /** @description The tournament's id. */
                tournamentId: components["parameters"]["TournamentId"];
                /** @description The round's number, from 1. */
                round: components["parameters"]["Round"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RoundCloseBody"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VersionedRound"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["RequestEntityTooLarge"];
            414: components["responses"]["RequestUriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    speakLuck: {
        parameters: {
            query?: never;
            header: {
                /** @description A key that you generate for every new request. The same request with the same key gets the same answer, and takes effect once: retry it with its key until you get an answer. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The tournament's id. */
                tournamentId: components["parameters"]["TournamentId"];
                /** @description The round's number, from 1. */
                round: components["parameters"]["Round"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SpokenLuckBody"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VersionedRound"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            413: components["responses"]["RequestEntityTooLarge"];
            414: components["responses"]["RequestUriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    drawLot: {
        parameters: {
            query?: never;
            header: {
                /** @description A key that you generate for every new request. The same request with the same key gets the same answer, and takes effect once: retry it with its key until you get an answer. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The tournament's id. */
                tournamentId: components["parameters"]["TournamentId"];
                /** @description The round's number, from 1. */
                round: components["parameters"]["Round"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EntryLotBody"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DrawnEntryLot"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            413: components["responses"]["RequestEntityTooLarge"];
            414: components["responses"]["RequestUriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getRound: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The tournament's id. */
                tournamentId: components["parameters"]["TournamentId"];
                /** @description The round's number, from 1. */
                round: components["parameters"]["Round"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VersionedRound"];
                    "text/csv": string;
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            414: components["responses"]["RequestUriTooLong"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getProgress: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The tournament's id. */
                tournamentId: components["parameters"]["TournamentId"];
                /** @description The round's number, from 1. */
                round: components["parameters"]["Round"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RoundProgress"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            414: components["responses"]["RequestUriTooLong"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    addTable: {
        parameters: {
            query?: never;
            header: {
                /** @description A key that you generate for every new request. The same request with the same key gets the same answer, and takes effect once: retry it with its key until you get an answer. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The tournament's id. */
                tournamentId: components["parameters"]["TournamentId"];
                /** @description The round's number, from 1. */
                round: components["parameters"]["Round"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OwnTableBody"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VersionedRound"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            413: components["responses"]["RequestEntityTooLarge"];
            414: components["responses"]["RequestUriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getTable: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The tournament's id. */
                tournamentId: components["parameters"]["TournamentId"];
                /** @description The round's number, from 1. */
                round: components["parameters"]["Round"];
                /** @description The table's number, from 1. */
                table: components["parameters"]["Table"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VersionedTable"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            414: components["responses"]["RequestUriTooLong"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    exchangeSlip: {
        parameters: {
            query?: never;
            header: {
                /** @description A key that you generate for every new request. The same request with the same key gets the same answer, and takes effect once: retry it with its key until you get an answer. The answer holds tokens, so the key is a random UUID (version 4), or has 122 random bits in another form: at least 31 hexadecimal or 21 base64url characters. Make a new one: the example is refused, since it is public. */
                "Idempotency-Key": components["parameters"]["SecretIdempotencyKey"];
            };
            path: {
                /** @description The tournament's id. */
                tournamentId: components["parameters"]["TournamentId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SlipExchangeBody"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TournamentSlipToken"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            413: components["responses"]["RequestEntityTooLarge"];
            414: components["responses"]["RequestUriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    makeEntrySlip: {
        parameters: {
            query?: never;
            header: {
                /** @description A key that you generate for every new request. The same request with the same key gets the same answer, and takes effect once: retry it with its key until you get an answer. The answer holds tokens, so the key is a random UUID (version 4), or has 122 random bits in another form: at least 31 hexadecimal or 21 base64url characters. Make a new one: the example is refused, since it is public. */
                "Idempotency-Key": components["parameters"]["SecretIdempotencyKey"];
            };
            path: {
                /** @description The tournament's id. */
                tournamentId: components["parameters"]["TournamentId"];
                /** @description The entry's number. */
                entry: components["parameters"]["Entry"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChangedEntry"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            414: components["responses"]["RequestUriTooLong"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    makeOfficialSlip: {
        parameters: {
            query?: never;
            header: {
                /** @description A key that you generate for every new request. The same request with the same key gets the same answer, and takes effect once: retry it with its key until you get an answer. The answer holds tokens, so the key is a random UUID (version 4), or has 122 random bits in another form: at least 31 hexadecimal or 21 base64url characters. Make a new one: the example is refused, since it is public. */
                "Idempotency-Key": components["parameters"]["SecretIdempotencyKey"];
            };
            path: {
                /** @description The tournament's id. */
                tournamentId: components["parameters"]["TournamentId"];
                /** @description The official's id. */
                officialId: components["parameters"]["OfficialId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OfficialSlip"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            414: components["responses"]["RequestUriTooLong"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    ruleOnTable: {
        parameters: {
            query?: never;
            header: {
                /** @description A key that you generate for every new request. The same request with the same key gets the same answer, and takes effect once: retry it with its key until you get an answer. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description The version that your decision is based on, in quotation marks. Requests that could overwrite a concurrent decision need it. */
                "If-Match"?: components["parameters"]["IfMatchVersion"];
            };
            path: {
                /** @description The tournament's id. */
                tournamentId: components["parameters"]["TournamentId"];
                /** @description The round's number, from 1. */
                round: components["parameters"]["Round"];
                /** @description The table's number, from 1. */
                table: components["parameters"]["Table"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TableRulingBody"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedTournamentRuling"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["RequestEntityTooLarge"];
            414: components["responses"]["RequestUriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    readHands: {
        parameters: {
            query?: never;
            header: {
                /** @description A key that you generate for every new request. The same request with the same key gets the same answer, and takes effect once: retry it with its key until you get an answer. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The tournament's id. */
                tournamentId: components["parameters"]["TournamentId"];
                /** @description The round's number, from 1. */
                round: components["parameters"]["Round"];
                /** @description The table's number, from 1. */
                table: components["parameters"]["Table"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TableHandsBody"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableHands"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            413: components["responses"]["RequestEntityTooLarge"];
            414: components["responses"]["RequestUriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    penalise: {
        parameters: {
            query?: never;
            header: {
                /** @description A key that you generate for every new request. The same request with the same key gets the same answer, and takes effect once: retry it with its key until you get an answer. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The tournament's id. */
                tournamentId: components["parameters"]["TournamentId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PenaltyBody"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedTournamentRuling"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["RequestEntityTooLarge"];
            414: components["responses"]["RequestUriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    actOnClock: {
        parameters: {
            query?: never;
            header: {
                /** @description A key that you generate for every new request. The same request with the same key gets the same answer, and takes effect once: retry it with its key until you get an answer. The answer holds tokens, so the key is a random UUID (version 4), or has 122 random bits in another form: at least 31 hexadecimal or 21 base64url characters. Make a new one: the example is refused, since it is public. */
                "Idempotency-Key": components["parameters"]["SecretIdempotencyKey"];
            };
            path: {
                /** @description The tournament's id. */
                tournamentId: components["parameters"]["TournamentId"];
                /** @description The round's number, from 1. */
                round: components["parameters"]["Round"];
                /** @description The table's number, from 1. */
                table: components["parameters"]["Table"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TableInterventionBody"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableInterventionResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            413: components["responses"]["RequestEntityTooLarge"];
            414: components["responses"]["RequestUriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listDecisions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The tournament's id. */
                tournamentId: components["parameters"]["TournamentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TournamentDecisions"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            414: components["responses"]["RequestUriTooLong"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    makeAppeal: {
        parameters: {
            query?: never;
            header: {
                /** @description A key that you generate for every new request. The same request with the same key gets the same answer, and takes effect once: retry it with its key until you get an answer. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The tournament's id. */
                tournamentId: components["parameters"]["TournamentId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AppealBody"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VersionedAppeal"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            413: components["responses"]["RequestEntityTooLarge"];
            414: components["responses"]["RequestUriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    decideAppeal: {
        parameters: {
            query?: never;
            header: {
                /** @description A key that you generate for every new request. The same request with the same key gets the same answer, and takes effect once: retry it with its key until you get an answer. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description The version that your decision is based on, in quotation marks. Requests that could overwrite a concurrent decision need it. */
                "If-Match"?: components["parameters"]["IfMatchVersion"];
            };
            path: {
                /** @description The tournament's id. */
                tournamentId: components["parameters"]["TournamentId"];
                /** @description The appeal's number, from 1. */
                appeal: components["parameters"]["Appeal"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AppealDecisionBody"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VersionedAppeal"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["RequestEntityTooLarge"];
            414: components["responses"]["RequestUriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getStandings: {
        parameters: {
            query?: {
                /** @description The version of the tournament's log that the standings are computed at; the newest by default. */
                at?: components["parameters"]["AtOfStandings"];
                /** @description The section whose standings are wanted; all by default. */
                section?: components["parameters"]["SectionOfStandings"];
            };
            header?: never;
            path: {
                /** @description The tournament's id. */
                tournamentId: components["parameters"]["TournamentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Standings"];
                    "text/csv": string;
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            414: components["responses"]["RequestUriTooLong"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getTournamentFacts: {
        parameters: {
            query?: {
                /** @description The last version that you have. */
                after?: components["parameters"]["AfterOfFacts"];
                /** @description The `digest` of the event `after`, if you hold it: should the log have another one there, or end before it, the answer is `reset`. It has no effect with `Last-Event-ID`. */
                digest?: components["parameters"]["Digest"];
                /** @description Number of facts at most; a page of large facts may end earlier. */
                limit?: components["parameters"]["LimitOfFacts"];
                /** @description Seconds to wait for the first fact. */
                wait?: components["parameters"]["WaitOfFacts"];
            };
            header?: {
                /** @description The last id that you got, for server-sent events; takes precedence over `after`. */
                "Last-Event-ID"?: components["parameters"]["LastEventID"];
            };
            path: {
                /** @description The tournament's id. */
                tournamentId: components["parameters"]["TournamentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TournamentFactPage"];
                    "application/x-ndjson": string;
                    "text/event-stream": string;
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            414: components["responses"]["RequestUriTooLong"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getTournamentCheckpoint: {
        parameters: {
            query?: never;
            header?: {
                /** @description ETags of representations that you hold. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The tournament's id. */
                tournamentId: components["parameters"]["TournamentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TournamentCheckpoint"];
                    "text/plain": string;
                };
            };
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            414: components["responses"]["RequestUriTooLong"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getTournamentRecord: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The tournament's id. */
                tournamentId: components["parameters"]["TournamentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/x-ndjson": string;
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            414: components["responses"]["RequestUriTooLong"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getTrf: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The tournament's id. */
                tournamentId: components["parameters"]["TournamentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            414: components["responses"]["RequestUriTooLong"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listTournamentWebhooks: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The tournament's id. */
                tournamentId: components["parameters"]["TournamentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhooks"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            414: components["responses"]["RequestUriTooLong"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createTournamentWebhook: {
        parameters: {
            query?: never;
            header: {
                /** @description A key that you generate for every new request. The same request with the same key gets the same answer, and takes effect once: retry it with its key until you get an answer. The answer holds tokens, so the key is a random UUID (version 4), or has 122 random bits in another form: at least 31 hexadecimal or 21 base64url characters. Make a new one: the example is refused, since it is public. */
                "Idempotency-Key": components["parameters"]["SecretIdempotencyKey"];
            };
            path: {
                /** @description The tournament's id. */
                tournamentId: components["parameters"]["TournamentId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookBody"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedWebhook"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            413: components["responses"]["RequestEntityTooLarge"];
            414: components["responses"]["RequestUriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getTournamentWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The tournament's id. */
                tournamentId: components["parameters"]["TournamentId"];
                /** @description The webhook's id. */
                webhookId: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TournamentWebhookDetail"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            414: components["responses"]["RequestUriTooLong"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteTournamentWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The tournament's id. */
                tournamentId: components["parameters"]["TournamentId"];
                /** @description The webhook's id. */
                webhookId: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            414: components["responses"]["RequestUriTooLong"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    rotateTournamentWebhookSecret: {
        parameters: {
            query?: never;
            header: {
                /** @description A key that you generate for every new request. The same request with the same key gets the same answer, and takes effect once: retry it with its key until you get an answer. The answer holds tokens, so the key is a random UUID (version 4), or has 122 random bits in another form: at least 31 hexadecimal or 21 base64url characters. Make a new one: the example is refused, since it is public. */
                "Idempotency-Key": components["parameters"]["SecretIdempotencyKey"];
            };
            path: {
                /** @description The tournament's id. */
                tournamentId: components["parameters"]["TournamentId"];
                /** @description The webhook's id. */
                webhookId: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookSecret"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            414: components["responses"]["RequestUriTooLong"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    pingTournamentWebhook: {
        parameters: {
            query?: never;
            header: {
                /** @description A key that you generate for every new request. The same request with the same key gets the same answer, and takes effect once: retry it with its key until you get an answer. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The tournament's id. */
                tournamentId: components["parameters"]["TournamentId"];
                /** @description The webhook's id. */
                webhookId: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookPing"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            414: components["responses"]["RequestUriTooLong"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    enableTournamentWebhook: {
        parameters: {
            query?: never;
            header: {
                /** @description A key that you generate for every new request. The same request with the same key gets the same answer, and takes effect once: retry it with its key until you get an answer. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The tournament's id. */
                tournamentId: components["parameters"]["TournamentId"];
                /** @description The webhook's id. */
                webhookId: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhook"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            414: components["responses"]["RequestUriTooLong"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getSeries: {
        parameters: {
            query: {
                /** @description Ids of the tournaments of the series in order, separated by commas; at most 20. */
                tournaments: components["parameters"]["Tournaments"];
                /** @description Number of results of a side that count; all by default. */
                best?: components["parameters"]["Best"];
                /** @description Points by place, best first, separated by commas: `25,18,15`; by default the percentage of the field that was beaten. */
                row?: components["parameters"]["Row"];
                /** @description The section whose places count; by default of each tournament the first section with places. */
                section?: components["parameters"]["SectionOfSeries"];
                /** @description Entries that are one side: `1.3-2.7,1.4-3.1`, each by tournament and entry. */
                same?: components["parameters"]["Same"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SeriesStandings"];
                };
            };
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            414: components["responses"]["RequestUriTooLong"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
}
