// Made by clients/regenerate from fe6324eae4e4bb6a0c96e73dacf131837babba5a902cfb2a6d8972706664d213

export interface paths {
    "/v1/rulesets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the games on offer */
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
                ruleset: components["parameters"]["RulesetOfGetRuleset"];
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
        /** Sit down */
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
        /** Ask for the rematch */
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
        /** Look for people for a table */
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
        /** Keep your place, and learn of your seat */
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
        /** Show your nonce */
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
        /** Say what the public luck is */
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
        /** Look at the game */
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
        /** Act */
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
        /** See who may talk */
        get: operations["getChat"];
        /** Choose who may talk */
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
        /** Read what is said */
        get: operations["getMessages"];
        put?: never;
        /** Say something */
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
        /** See who is there */
        get: operations["getPresence"];
        /** Say whether you are there */
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
        /** List whom you do not read */
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
                /** @description `seat-2`, or `guest-` and a guest's id. */
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
        /** List the seats that your inbox hears of */
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
        /** Put a seat into your inbox */
        put: operations["putInboxSeat"];
        post?: never;
        /** Take a seat out of your inbox */
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
        /** Enable a webhook that was disabled, or retry now */
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
        /** Come back with your recovery code */
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
        /** Be forgotten */
        delete: operations["forgetPlayer"];
        options?: never;
        head?: never;
        /** Change your name or what you allow */
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
        /** List what opens your account */
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
        /** End a token, the recovery code or a link */
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
        /** Begin to sign in through another site */
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
        /** Come back from the other site */
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
        /** Sign in through another site from now on */
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
    "/v1/players/me/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List your events */
        get: operations["listMyEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/players/me/entries/{eventId}/{entry}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The event's id. */
                eventId: components["parameters"]["EventId"];
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
                ruleset: components["parameters"]["RulesetOfGetRuleset"];
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
        /** Get evidence of what was shown */
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
        /** List what the arbiter has read */
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
    "/v1/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List events */
        get: operations["listEvents"];
        put?: never;
        /** Create an event */
        post: operations["createEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/events/{eventId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The event's id. */
                eventId: components["parameters"]["EventId"];
            };
            cookie?: never;
        };
        /** Get an event */
        get: operations["getEvent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Amend an event */
        patch: operations["amendEvent"];
        trace?: never;
    };
    "/v1/events/{eventId}/messages": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The event's id. */
                eventId: components["parameters"]["EventId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Announce something */
        post: operations["announce"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/events/{eventId}/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The event's id. */
                eventId: components["parameters"]["EventId"];
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
    "/v1/events/{eventId}/officials": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The event's id. */
                eventId: components["parameters"]["EventId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make somebody an official */
        post: operations["grantOfficial"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/events/{eventId}/officials/{officialId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The event's id. */
                eventId: components["parameters"]["EventId"];
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
    "/v1/events/{eventId}/entries": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The event's id. */
                eventId: components["parameters"]["EventId"];
            };
            cookie?: never;
        };
        /** List entries */
        get: operations["listEntries"];
        put?: never;
        /** Enter an event */
        post: operations["makeEntries"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/events/{eventId}/entries/{entry}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The event's id. */
                eventId: components["parameters"]["EventId"];
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
    "/v1/events/{eventId}/entries/{entry}/checkin": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The event's id. */
                eventId: components["parameters"]["EventId"];
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
    "/v1/events/{eventId}/entries/checkin": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The event's id. */
                eventId: components["parameters"]["EventId"];
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
    "/v1/events/{eventId}/entries/{entry}/byes": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The event's id. */
                eventId: components["parameters"]["EventId"];
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
    "/v1/events/{eventId}/entries/{entry}/link": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The event's id. */
                eventId: components["parameters"]["EventId"];
                /** @description The entry's number. */
                entry: components["parameters"]["Entry"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Give an entry another token */
        post: operations["renewLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/events/{eventId}/rounds/{round}/draft": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The event's id. */
                eventId: components["parameters"]["EventId"];
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
    "/v1/events/{eventId}/rounds/{round}/publish": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The event's id. */
                eventId: components["parameters"]["EventId"];
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
    "/v1/events/{eventId}/rounds/{round}/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The event's id. */
                eventId: components["parameters"]["EventId"];
                /** @description The round's number, from 1. */
                round: components["parameters"]["Round"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take a published round back */
        post: operations["withdrawRound"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/events/{eventId}/rounds/{round}/close": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The event's id. */
                eventId: components["parameters"]["EventId"];
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
    "/v1/events/{eventId}/rounds/{round}/luck": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The event's id. */
                eventId: components["parameters"]["EventId"];
                /** @description The round's number, from 1. */
                round: components["parameters"]["Round"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Note luck made in public view */
        post: operations["speakLuck"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/events/{eventId}/rounds/{round}/lots": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The event's id. */
                eventId: components["parameters"]["EventId"];
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
    "/v1/events/{eventId}/rounds/{round}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The event's id. */
                eventId: components["parameters"]["EventId"];
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
    "/v1/events/{eventId}/rounds/{round}/progress": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The event's id. */
                eventId: components["parameters"]["EventId"];
                /** @description The round's number, from 1. */
                round: components["parameters"]["Round"];
            };
            cookie?: never;
        };
        /** See how the tables of a round get on */
        get: operations["getProgress"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/events/{eventId}/rounds/{round}/tables": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The event's id. */
                eventId: components["parameters"]["EventId"];
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
    "/v1/events/{eventId}/rounds/{round}/tables/{table}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The event's id. */
                eventId: components["parameters"]["EventId"];
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
    "/v1/events/{eventId}/rounds/{round}/tables/{table}/rulings": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The event's id. */
                eventId: components["parameters"]["EventId"];
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
    "/v1/events/{eventId}/rounds/{round}/tables/{table}/hands": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The event's id. */
                eventId: components["parameters"]["EventId"];
                /** @description The round's number, from 1. */
                round: components["parameters"]["Round"];
                /** @description The table's number, from 1. */
                table: components["parameters"]["Table"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Read what lies hidden at a table */
        post: operations["readHands"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/events/{eventId}/penalties": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The event's id. */
                eventId: components["parameters"]["EventId"];
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
    "/v1/events/{eventId}/rounds/{round}/tables/{table}/clock": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The event's id. */
                eventId: components["parameters"]["EventId"];
                /** @description The round's number, from 1. */
                round: components["parameters"]["Round"];
                /** @description The table's number, from 1. */
                table: components["parameters"]["Table"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Act at a table that is on */
        post: operations["actOnClock"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/events/{eventId}/appeals": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The event's id. */
                eventId: components["parameters"]["EventId"];
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
    "/v1/events/{eventId}/appeals/{appeal}/decision": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The event's id. */
                eventId: components["parameters"]["EventId"];
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
    "/v1/events/{eventId}/standings": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The event's id. */
                eventId: components["parameters"]["EventId"];
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
    "/v1/events/{eventId}/events": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The event's id. */
                eventId: components["parameters"]["EventId"];
            };
            cookie?: never;
        };
        /** Follow an event */
        get: operations["getEventFeed"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/events/{eventId}/checkpoint": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The event's id. */
                eventId: components["parameters"]["EventId"];
            };
            cookie?: never;
        };
        /** Get the signed head of an event */
        get: operations["getEventCheckpoint"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/events/{eventId}/record": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The event's id. */
                eventId: components["parameters"]["EventId"];
            };
            cookie?: never;
        };
        /** Get an event's record */
        get: operations["getEventRecord"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/events/{eventId}/trf": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The event's id. */
                eventId: components["parameters"]["EventId"];
            };
            cookie?: never;
        };
        /** Export an event as TRF-16 */
        get: operations["getTrf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/events/{eventId}/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The event's id. */
                eventId: components["parameters"]["EventId"];
            };
            cookie?: never;
        };
        /** List your webhooks of an event */
        get: operations["listEventWebhooks"];
        put?: never;
        /** Register a webhook of an event */
        post: operations["createEventWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/events/{eventId}/webhooks/{webhookId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The webhook's id. */
                webhookId: components["parameters"]["WebhookId"];
                /** @description The event's id. */
                eventId: components["parameters"]["EventId"];
            };
            cookie?: never;
        };
        /** Read a webhook of an event */
        get: operations["getEventWebhook"];
        put?: never;
        post?: never;
        /** Delete a webhook of an event */
        delete: operations["deleteEventWebhook"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/events/{eventId}/webhooks/{webhookId}/secret": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The webhook's id. */
                webhookId: components["parameters"]["WebhookId"];
                /** @description The event's id. */
                eventId: components["parameters"]["EventId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Rotate the secret of an event's webhook */
        post: operations["rotateEventWebhookSecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/events/{eventId}/webhooks/{webhookId}/ping": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The webhook's id. */
                webhookId: components["parameters"]["WebhookId"];
                /** @description The event's id. */
                eventId: components["parameters"]["EventId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a ping to your receiver of an event */
        post: operations["pingEventWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/events/{eventId}/webhooks/{webhookId}/enable": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The webhook's id. */
                webhookId: components["parameters"]["WebhookId"];
                /** @description The event's id. */
                eventId: components["parameters"]["EventId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Enable a webhook of an event, or retry now */
        post: operations["enableEventWebhook"];
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
        /** Read what a replay is */
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
        /** See what happened */
        get: operations["getFrames"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/replays/{replayId}/card.svg": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The replay's id. */
                replayId: components["parameters"]["ReplayId"];
            };
            cookie?: never;
        };
        /** Get a picture of it */
        get: operations["getReplayCard"];
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
        /** Get a picture of the table */
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
        /** Get a picture of a replay */
        get: operations["getReplayPicture"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{gameId}/clip.webp": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The game's id. */
                gameId: components["parameters"]["GameId"];
            };
            cookie?: never;
        };
        /** Get a clip of the last round */
        get: operations["getTableClip"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/replays/{replayId}/clip.webp": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The replay's id. */
                replayId: components["parameters"]["ReplayId"];
            };
            cookie?: never;
        };
        /** Get a clip of a replay's last round */
        get: operations["getReplayClip"];
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
                /** @description The token's `id`, which is not the token. */
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
        /** Read what a problem means */
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
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description A player, as the player alone sees it. */
        Player: {
            /** @description The player's id, which opens nothing. */
            id: string;
            /** @description What the player is called. */
            name: string;
            /**
             * Format: date-time
             * @description When the player was registered, in UTC (RFC 3339).
             */
            registered: string;
            /** @description What the player allows. */
            consents: string[];
        };
        /** @description The player, a token of this device, and a new recovery code. */
        PlayerMade: {
            player: components["schemas"]["Player"];
            /** @description Goes into Authorization, never into a URL. */
            token: string;
            /** @description Brings the player back when every device is lost, once. Shown once, to be kept on paper. */
            recovery_code: string;
        };
        /** @description The player, and a token of this device. */
        PlayerSignedIn: {
            player: components["schemas"]["Player"];
            /** @description Goes into Authorization, never into a URL. */
            token: string;
        };
        /** @description What a player lets everybody read. */
        PlayerProfile: {
            /** @description The player's id, which opens nothing. */
            id: string;
            /** @description What the player is called. */
            name: string;
        };
        /** @description A new recovery code. */
        RecoveryCode: {
            player: components["schemas"]["Player"];
            /** @description Brings the player back when every device is lost, once. Shown once, to be kept on paper. */
            recovery_code: string;
        };
        /** @description A link for one other device. */
        PlayerLink: {
            /** @description Goes to the other device, as text or as a QR code that you draw of it. */
            link: string;
            /**
             * Format: date-time
             * @description When it opens nothing any more, in UTC (RFC 3339).
             */
            expires: string;
        };
        /** @description Something that opens the player's account. */
        Credential: {
            /** @description Names the credential, and opens nothing. */
            id: string;
            /**
             * @description What it is: the token of a device, the recovery code, a link to another device, a passkey, or an account at another site.
             * @enum {string}
             */
            kind: "token" | "recovery" | "link" | "passkey" | "oidc";
            /**
             * Format: date-time
             * @description When it was made, in UTC (RFC 3339).
             */
            added: string;
            /**
             * Format: date-time
             * @description When it ends, in UTC (RFC 3339); null: not by itself.
             */
            expires: string | null;
            /** @description Whether it is the token of this request. */
            current: boolean;
        };
        /** @description A seat that the player holds. */
        PlayerSeat: {
            /** @description The game's id. */
            game: string;
            /** @description A seat's number: from 0, clockwise. */
            seat: number;
        };
        /** @description A seat that the player holds, with a new token of its own. */
        PlayerSeatToken: {
            /** @description Position in the game's log, from 1. */
            version: number;
            /** @description SHA-256, hexadecimal. */
            digest: string;
            /** @description The game's id. */
            game: string;
            /** @description A seat's number: from 0, clockwise. */
            seat: number;
            /** @description Goes into Authorization, never into a URL. */
            token: string;
        };
        /** @description The place of a game in its event. */
        EventPlace: {
            /** @description The event's id. */
            event: string;
            /** @description The round, from 1. */
            round: number;
            /** @description The table, from 1. */
            table: number;
        };
        /** @description A game of the player, with the seat that is held. */
        MyGame: {
            /** @description The game's id. */
            game: string;
            /** @description A seat's number: from 0, clockwise. */
            seat: number;
            ruleset: components["schemas"]["MyGameRuleset"];
            /** @description Of a game of an event: where it belongs; else null. */
            event_table: components["schemas"]["EventPlace"] | null;
            /**
             * @description How far the game is.
             * @enum {string}
             */
            status: "seating" | "playing" | "over" | "aborted";
            /** @description By seat. */
            names: (string | null)[];
            /** @description Position in the game's log, from 1. */
            version: number;
            /**
             * Format: date-time
             * @description When something last happened, in UTC (RFC 3339): since then the game waits.
             */
            changed: string;
            /** @description Null where nothing is asked of the seat. */
            decision: components["schemas"]["MyGameDecision"] | null;
            /** @description Seats that the game waits for; empty where it is over. */
            awaited: number[];
        };
        /** @description A page of the player's games. */
        MyGamePage: {
            /** @description Running ones first; of each kind, the last bound first. */
            items: components["schemas"]["MyGame"][];
            /** @description `cursor` of the next page. */
            next: string | null;
        };
        /** @description An entry of an event that the player has. */
        PlayerEntry: {
            /** @description The event's id. */
            event: string;
            /** @description The entry's number, never used again. */
            entry: number;
            /** @description Which person of the entry the player is, from 0. */
            member: number;
        };
        /** @description An event, with the entry that the player has there. */
        MyEvent: {
            event: components["schemas"]["EventSummary"];
            location: components["schemas"]["EventLocation"];
            entry: components["schemas"]["EventEntry"];
            /** @description Which person of the entry the player is, from 0. */
            member: number;
            /** @description Where the player sits in the round that is on; else null. */
            table: components["schemas"]["EventPlace"] | null;
            /** @description Whether that table is decided, as far as the player may know. */
            is_table_over: boolean;
            /**
             * Format: date-time
             * @description When that round starts, in UTC (RFC 3339); null where none is on, and where it starts when it opens.
             */
            starts_at: string | null;
            /** @description In the final standings; null before. */
            place: number | null;
        };
        /** @description A page of the player's events. */
        MyEventPage: {
            /** @description The newest first. */
            items: components["schemas"]["MyEvent"][];
            /** @description `cursor` of the next page. */
            next: string | null;
        };
        /** @description A rating of the player. */
        OwnRating: {
            /** @description The ruleset's name. */
            ruleset: string;
            /** @description For how many people the tables were. */
            people: number;
            /** @description What lists are sorted by: `mu` less three times `sigma`. */
            rating: number;
            /** @description The estimated strength; 25 before the first game. */
            mu: number;
            /** @description How uncertain it is: its standard deviation. */
            sigma: number;
            /** @description Rated games that it follows from. */
            games: number;
        };
        /** @description The player's ratings. */
        OwnRatingPage: {
            /** @description By game and people. */
            items: components["schemas"]["OwnRating"][];
            /** @description Null: this is the whole list. */
            next: string | null;
        };
        /** @description A player in a list of ratings. */
        ListedRating: {
            /** @description The player's id, which opens nothing. */
            player: string;
            /** @description What the player is called. */
            name: string;
            /** @description What lists are sorted by: `mu` less three times `sigma`. */
            rating: number;
            /** @description The estimated strength; 25 before the first game. */
            mu: number;
            /** @description How uncertain it is: its standard deviation. */
            sigma: number;
            /** @description Rated games that it follows from. */
            games: number;
        };
        /** @description How hard a task proved that all play together. */
        TaskRating: {
            /** @description Its name, as in the options. */
            task: string;
            /** @description What lists are sorted by: `mu` less three times `sigma`. */
            rating: number;
            /** @description The estimated strength; 25 before the first game. */
            mu: number;
            /** @description How uncertain it is: its standard deviation. */
            sigma: number;
            /** @description Rated games that it follows from. */
            games: number;
        };
        /** @description A page of a list of ratings. */
        RatingPage: {
            /** @description The highest first. */
            items: components["schemas"]["ListedRating"][];
            /** @description `cursor` of the next page. */
            next: string | null;
            /** @description By name; empty for games that people play against each other. */
            tasks: components["schemas"]["TaskRating"][];
        };
        /** @description What opens the player's account. */
        CredentialPage: {
            /** @description Oldest first. */
            items: components["schemas"]["Credential"][];
            /** @description Null: this is the whole list. */
            next: string | null;
        };
        /** @description What `PublicKeyCredential.parseCreationOptionsFromJSON` reads. */
        PasskeyCreation: {
            rp: components["schemas"]["PasskeySite"];
            user: components["schemas"]["PasskeyUser"];
            /** @description Random bytes in base64url, good for five minutes and one answer. */
            challenge: string;
            /** @description Kinds of signatures that are taken, the best first. */
            pubKeyCredParams: components["schemas"]["PasskeyAlgorithm"][];
            /** @description How long the challenge is good, in milliseconds. */
            timeout: number;
            /** @description The player's passkeys, so that no authenticator holds two. */
            excludeCredentials: components["schemas"]["PasskeyReference"][];
            authenticatorSelection: components["schemas"]["PasskeySelection"];
            /**
             * @description Nothing is asked about the authenticator's maker.
             * @enum {string}
             */
            attestation: "none";
        };
        /** @description What `PublicKeyCredential.parseRequestOptionsFromJSON` reads. */
        PasskeyChallenge: {
            /** @description Random bytes in base64url, good for five minutes and one answer. */
            challenge: string;
            /** @description The site's name, which the passkey belongs to. */
            rpId: string;
            /** @description How long the challenge is good, in milliseconds. */
            timeout: number;
            /** @description Empty: any passkey of this site. */
            allowCredentials: components["schemas"]["PasskeyReference"][];
            /**
             * @description The authenticator checks that it is its owner, by a PIN, a finger or a face.
             * @enum {string}
             */
            userVerification: "required";
        };
        /** @description Where a person signs in, and what the browser keeps meanwhile. */
        OidcAuthorization: {
            /** @description The provider's page; it leads back to `/me` of this installation, with `code` and `state`. */
            url: string;
            /** @description What the address must hold that the person comes back to. */
            state: string;
            /** @description For this browser alone; good for ten minutes. */
            flow: string;
        };
        /** @description Who somebody is at the other site, as a pseudonym that only this installation reads. */
        OidcIdentity: {
            /** @description Good for ten minutes and one use. */
            identity: string;
            /** @description Whether a player signs in by it. */
            registered: boolean;
        };
        /** @description What went wrong, by code (RFC 9457). */
        Problem: {
            /** @description A page that explains the code. */
            type: string;
            /** @description As the answer's status. */
            status: number;
            /** @description What was wrong with this request, for people. */
            detail: string;
            /** @description The path that was asked for; empty where the request was refused before it was read. */
            instance: string;
            /** @description What went wrong. Later versions may add codes, so this is no `enum`; the status says enough of a new one. */
            code: string;
            /** @description Also in X-Request-Id; names the request in our log. */
            request_id: string;
            /** @description Messages by field. */
            errors?: {
                [key: string]: string[];
            };
            /** @description The first line of a record that is wrong. */
            line?: number;
            /** @description The rule that speaks against it, in the ruleset's rules. */
            rule?: string;
            decision?: components["schemas"]["OwnDecision"];
            /** @description What is open to you now. */
            offers?: components["schemas"]["Offer"][];
            /** @description Seconds to wait, as in Retry-After. */
            retry_after_s?: number;
            /** @description Of a round that cannot be closed. */
            tables?: components["schemas"]["UnfinishedTable"][];
            /** @description What has changed since a draft was made. */
            changes?: components["schemas"]["DraftChange"][];
            /** @description What this code means, in one line; the same for every problem of the code. */
            title: string;
        };
        /** @description The process answers. */
        Health: {
            /**
             * @description Always `ok`: a process that is not well does not answer.
             * @enum {string}
             */
            status: "ok";
        };
        /** @description How things stand where games can be read and written. */
        Readiness: {
            /**
             * @description `ok` if all is well.
             * @enum {string}
             */
            status: "ok" | "degraded";
            /**
             * @description Always `ok`: without its store the service answers with a problem.
             * @enum {string}
             */
            store: "ok";
            /**
             * @description Whether the jobs server answers; people play on without.
             * @enum {string}
             */
            jobs: "ok" | "down";
            /**
             * @description `late` if a bot's turn has been due for more than 30 s.
             * @enum {string}
             */
            automation: "ok" | "late";
            /**
             * @description `late` if it is more than 30 s behind the feeds.
             * @enum {string}
             */
            lobby: "ok" | "late";
            /**
             * @description `missing` if a game has been over for a minute and its seed was not revealed.
             * @enum {string}
             */
            reveals: "ok" | "missing";
            /**
             * @description `late` if something has waited for more than a minute to be logged; `none` without a log.
             * @enum {string}
             */
            games_log: "ok" | "late" | "none";
        };
        /** @description The rules that a game is played by. */
        RulesetName: {
            /** @description The ruleset's name. */
            name: string;
            /** @description The version of its rules. */
            version: number;
        };
        /** @description Who won, and why: an outcome as logs, tables and rulings name it. */
        Outcome: {
            /** @description Empty when nobody won. */
            winners: number[];
            /** @description Why it ended, in a word of the ruleset's. */
            reason: string;
        };
        /** @description Who won and why, and what the game came to, seat by seat. */
        GameOutcome: {
            /** @description Empty when nobody won. */
            winners: number[];
            /** @description Why it ended, in a word of the ruleset's. */
            reason: string;
            /** @description By seat, 1 for the best. Seats that the rules do not tell apart share a place, and as many places after theirs stay free, as in 1, 2, 2, 4; where nobody won, all are 1. */
            places: number[];
            /** @description What the rules counted; null where they count nothing. */
            scores: number[] | null;
            /** @description Numbers of the whole table that the rules do not judge, by name, as turns; empty after a ruling has changed the outcome. */
            measures: {
                [key: string]: number;
            };
            /** @description In views with `words` only: why, in a sentence; null where a ruling changed it. */
            why?: components["schemas"]["OutcomeWords"] | null;
        };
        /** @description The decision that this seat owes. */
        OwnDecision: {
            /** @description Goes into If-Match, in quotation marks. */
            id: string;
            /** @description What is decided, in a word of the ruleset's. */
            kind: string;
            /**
             * Format: date-time
             * @description When the time is up that the rules or the table's clock give, and an answer comes too late; null where no time runs.
             */
            deadline: string | null;
            /** @description The answer that is given when this seat gives none. */
            default: components["schemas"]["Command"];
        };
        /** @description One shape of command that is legal now. */
        Offer: {
            /** @description The command's `type`. */
            type: string;
            /** @description True: every instance of the schema will be accepted. */
            exact: boolean;
            /** @description What the command does, in a sentence. */
            summary: string;
            /** @description The rule that allows it. */
            rule: string;
            /** @description The JSON Schema (2020-12) of the whole command body; the `title` of a property is what a form calls it. */
            schema: Record<string, unknown>;
            /** @description With `words` only: what the command brings about, in a sentence. */
            consequence?: string;
            /** @description With `words` only: whether to ask again before it is sent. */
            grave?: boolean;
            /** @description With `words` only: where the command is pointed at, a zone or a thing in it; null: nowhere. */
            at?: string | null;
            /** @description With `words` only: its fields, by name. */
            fields?: {
                [key: string]: components["schemas"]["OfferField"];
            };
            /** @description What a button says. */
            title: string;
        };
        /** @description The table that goes on for the same people. `made` for the organiser; `seat` and `token` for a player. */
        Successor: {
            /** @description Position in the game's log, from 1. */
            version: number;
            /** @description SHA-256, hexadecimal. */
            digest: string;
            /** @description The game's id. */
            game: string;
            /** @description For the organiser: as when a game is opened. */
            made?: components["schemas"]["GameMade"];
            /** @description A seat's number: from 0, clockwise. */
            seat?: number;
            /** @description For a player: the seat's token. */
            token?: string;
        };
        /** @description The rematch of a game that has ended, as those who played it learn of it. */
        Rematch: {
            /** @description Its id; null while nobody has opened it. */
            game: string | null;
            /** @description Where you sit there; not for the organiser. */
            seat?: number;
        };
        /** @description The clock of a table: its plan, and the time of each seat. */
        Clock: {
            /** @description Seconds for each decision of a person. */
            decision_s: number;
            /** @description Seconds that each seat has beside at first, taken when a decision's are used up. */
            bank_s: number;
            /** @description Seconds that an answer adds to the bank, up to `bank_s`. */
            increment_s: number;
            /** @description How often in a row the clock strikes before a seat is absent. */
            absent_after: number;
            /**
             * @description What follows: its `default` is played at once, a `bot` plays until the player returns, or `forfeit`: for good.
             * @enum {string}
             */
            on_absence: "default" | "bot" | "forfeit";
            /** @description By seat. */
            seats: components["schemas"]["SeatClock"][];
        };
        /** @description The world as one audience may see it. */
        View: {
            /** @description Of views: it rises where their content or their text changes. */
            format: number;
            /** @description The game's id. */
            game: string;
            ruleset: components["schemas"]["RulesetName"];
            /** @description Viewpoint: `seat:<number>`, `public` for what everybody sees, or `all`. */
            viewpoint: string;
            /** @description Position in the game's log, from 1. */
            version: number;
            /**
             * @description How far the game is.
             * @enum {string}
             */
            status: "seating" | "playing" | "over" | "aborted";
            /** @description What everybody sees, in the ruleset's own terms; null until the deal. */
            table: Record<string, unknown> | null;
            /** @description What this seat knows beyond the table. */
            mind: Record<string, unknown> | null;
            /** @description With the viewpoint `all` only: what each seat knows. */
            minds?: Record<string, unknown>[];
            /** @description With viewpoint `all` only: what no seat knows. */
            house?: Record<string, unknown>;
            /** @description How the luck is made before the deal; null in games from before it was planned. */
            luck: components["schemas"]["Luck"] | null;
            /** @description The table's clock; absent without one. */
            clock?: components["schemas"]["Clock"];
            pause?: components["schemas"]["Pause"];
            /** @description The open decisions of all seats: who is awaited, and for what. */
            decisions: components["schemas"]["OpenDecision"][];
            /** @description The one that this seat owes; null where it owes none. */
            decision: components["schemas"]["OwnDecision"] | null;
            /** @description What this seat may do now. Without a decision: what it may do all the same, as in a game whose boards anybody may mark; mostly nothing. */
            offers: components["schemas"]["Offer"][];
            /** @description How it ended, rulings included; null while it runs or where it was aborted. */
            outcome: components["schemas"]["GameOutcome"] | null;
            /** @description What its organiser decided, oldest first. */
            rulings: components["schemas"]["Ruling"][];
            /**
             * Format: date-time
             * @description The service's clock at this answer, to count deadlines by.
             */
            server_time: string;
            /** @description The same in plain words. */
            text: string;
            /** @description With `words` only: what this seat is asked; null where it owes nothing. */
            asked?: components["schemas"]["AskedWords"] | null;
            /** @description With `words` only: what to aim at. */
            goal?: components["schemas"]["GoalWords"][];
            /** @description With `words` only: what ends the game badly, and how near it is. */
            danger?: components["schemas"]["DangerWords"][];
            /** @description With `words` only, at a table with hints: what follows from what this seat sees. */
            hints?: components["schemas"]["HintWords"][];
            /** @description With `words` only: what lies where, to draw it. */
            scene?: components["schemas"]["Scene"];
        };
        /** @description One event, as one audience may know it. */
        Entry: {
            /** @description Position in the game's log, from 1. */
            version: number;
            /** @description What happened: `<ruleset>.<event>`, or `game.<event>` where it is the same in all games. */
            type: string;
            /**
             * Format: date-time
             * @description When it happened, in UTC (RFC 3339).
             */
            at: string;
            /** @description The seat whose command caused it; null where none did. */
            by: number | null;
            /** @description The public fields. */
            data: Record<string, unknown>;
            /** @description A commitment for every other field. */
            hidden: {
                [key: string]: string;
            };
            /** @description The hidden fields that this audience may know. */
            openings: {
                [key: string]: components["schemas"]["Opening"];
            };
            /** @description Of this entry and the one before: the chain of the ledger. */
            digest: string;
            /** @description The same in words, one line; the ledger does not cover it. */
            text: string;
            /** @description The number of the rule that it follows from, if there is one. */
            rule: string | null;
            /** @description With viewpoint `all` only: for each hidden field, the seats that know it. */
            learnt?: {
                [key: string]: number[];
            };
            /** @description With `words` only: how it is told to its reader, and what moves. */
            told?: components["schemas"]["ToldWords"];
        };
        /** @description A page of a game's events, as one audience may know them. */
        FeedPage: {
            /** @description By version, oldest first. */
            entries: components["schemas"]["Entry"][];
            /** @description As it was asked. */
            after: number;
            /** @description The last version that this audience may read now. */
            head: number;
        };
        /** @description What the command did. */
        Acted: {
            /** @description Position in the game's log, from 1. */
            version: number;
            /** @description Of the last entry: the chain of the ledger up to here. */
            digest: string;
            /** @description As this seat saw them. Not with `Prefer: return=minimal`. */
            events?: components["schemas"]["Entry"][];
            /** @description After them. Not with `Prefer: return=minimal`. */
            view?: components["schemas"]["View"];
        };
        /** @description A command that was checked. */
        Checked: {
            /** @description Always true: else it is a problem. */
            accepted: boolean;
            /** @description What it would bring about, in a sentence. */
            consequence: string;
            /** @description Whether to ask again before it is sent. */
            grave: boolean;
            /** @description What a button says. */
            title: string;
        };
        /** @description What everybody may know of a game without looking at the table. */
        GameCard: {
            /** @description The game's id. */
            id: string;
            ruleset: components["schemas"]["RulesetName"];
            /** @description Complete, defaults filled in. */
            options: Record<string, unknown>;
            /**
             * @description Whether the lobby lists it.
             * @enum {string}
             */
            visibility: "public" | "unlisted";
            /**
             * @description How far the game is.
             * @enum {string}
             */
            status: "seating" | "playing" | "over" | "aborted";
            /** @description Position in the game's log, from 1. */
            version: number;
            /** @description In playing order. */
            seats: components["schemas"]["CardSeat"][];
            /** @description How many seats anybody may take now, without a code. */
            open_seats: number;
            spectators: components["schemas"]["Spectators"];
            /** @description Milliseconds from a question to a bot's answer, or a multiple of them, however long the bot thought. 0: as soon as it has thought. null: the game was opened before its log said so, and its bots keep the pace of the service. */
            pace_ms: number | null;
            deal: components["schemas"]["Deal"];
            /** @description Whether a seat may fork the running game from what it knows. */
            analysis: boolean;
            /** @description Whether the result counts for the ratings of the players at the table. */
            rated: boolean;
            /** @description Whether seats are told what follows from what they see. */
            hints: boolean;
            /** @description Whether there is an arbiter's token, which may use every viewpoint. */
            has_arbiter: boolean;
            /** @description SHA-256 of the seed, which is revealed when the game is over. */
            seed_commitment: string;
            /** @description Null in games from before it was planned. */
            luck: components["schemas"]["PlannedLuck"] | null;
            clock?: components["schemas"]["PlannedClock"];
            /** @description Where it was forked from; null for a game of its own. */
            parent: components["schemas"]["Parent"] | null;
            /** @description How it came here; null for a game that was played here. */
            imported: components["schemas"]["ImportNote"] | null;
            /** @description Of a table of an event: where it belongs; else null. */
            event_table: components["schemas"]["EventPlace"] | null;
            /** @description How it ended, rulings included; null while it runs or where it was aborted. */
            outcome: components["schemas"]["GameOutcome"] | null;
            /** @description What its organiser decided, oldest first. */
            rulings: components["schemas"]["Ruling"][];
            links: components["schemas"]["GameLinks"];
        };
        /** @description The moment of another game that this one goes on from. */
        Parent: {
            /** @description Null where a replay was forked, which does not tell. */
            game: string | null;
            /** @description Position in the game's log, from 1. */
            version: number;
            /** @description Of that version; this game's own chain goes on from it. */
            digest: string;
            /** @description Whose knowledge it started from: `seat:<number>`, `public` or `all`. */
            viewpoint: string;
            /**
             * @description Whether it keeps the parent's luck to come.
             * @enum {string}
             */
            luck: "same" | "fresh";
            /** @description True: with its log. False: in a position that looks like it to `viewpoint`, drawn uniformly; moves that lead to it need not exist. */
            exact: boolean;
        };
        /** @description A page of games, as the lobby lists them. */
        GamePage: {
            /** @description Newest first. */
            items: components["schemas"]["GameCard"][];
            /** @description The cursor of the next page. */
            next: string | null;
        };
        /** @description A game that came as a record. */
        Imported: {
            game: components["schemas"]["GameCard"];
            /** @description Goes into Authorization, never into a URL. */
            removal_token?: string;
        };
        /** @description A new game, and what opens it. */
        GameMade: {
            /** @description The game's id. */
            id: string;
            /** @description Position in the game's log, from 1. */
            version: number;
            /** @description Of the last entry: the chain of the ledger up to here. */
            digest: string;
            /** @description Its card. Not with `Prefer: return=minimal`. */
            game?: components["schemas"]["GameCard"];
            /** @description Goes into Authorization, never into a URL. */
            organiser_token: string;
            /** @description Goes into Authorization, never into a URL. */
            arbiter_token?: string;
            /** @description In playing order. */
            seats: components["schemas"]["SeatMade"][];
            /** @description Opens any free seat, for one link to a whole table; where a seat waits for a person. */
            invitation_code?: string;
        };
        /** @description A seat of a new game, with one of `token`, where the creator sits; `claim_code`, to hand out; `kind`, where it plays by itself. */
        SeatMade: {
            /** @description A seat's number: from 0, clockwise. */
            seat: number;
            /** @description Goes into Authorization, never into a URL. */
            token?: string;
            /** @description Becomes the seat's token; to hand out. */
            claim_code?: string;
            /**
             * @description Who plays by itself.
             * @enum {string}
             */
            kind?: "bot" | "automaton";
        };
        /** @description What an organiser decided, and why; outcomes before and after. */
        Ruling: {
            /** @description Position in the game's log, from 1. */
            version: number;
            /**
             * @description Whether it corrects a result or ends a game.
             * @enum {string}
             */
            kind: "correct" | "abort";
            /** @description Who ruled, as everybody reads it. */
            author: string;
            /** @description Why, as everybody reads it. */
            reason: string;
            /** @description The outcome until then; null for none. */
            before: components["schemas"]["Outcome"] | null;
            /** @description The outcome from then on; null for none. */
            after: components["schemas"]["Outcome"] | null;
        };
        /** @description A ruling, and when it was made. */
        DatedRuling: {
            /** @description Position in the game's log, from 1. */
            version: number;
            /**
             * @description Whether it corrects a result or ends a game.
             * @enum {string}
             */
            kind: "correct" | "abort";
            /** @description Who ruled, as everybody reads it. */
            author: string;
            /** @description Why, as everybody reads it. */
            reason: string;
            /** @description The outcome until then; null for none. */
            before: components["schemas"]["Outcome"] | null;
            /** @description The outcome from then on; null for none. */
            after: components["schemas"]["Outcome"] | null;
            /**
             * Format: date-time
             * @description When it was made, in UTC (RFC 3339).
             */
            at: string;
        };
        /** @description All rulings on a game. */
        RulingPage: {
            /** @description In the order in which they were made. */
            items: components["schemas"]["DatedRuling"][];
            /** @description Null: this is the whole list. */
            next: string | null;
        };
        /** @description The game after an intervention. */
        Intervened: {
            /** @description Position in the game's log, from 1. */
            version: number;
            /** @description SHA-256, hexadecimal. */
            digest: string;
            game: components["schemas"]["GameCard"];
            /** @description The seat's new token, with `reissue` and `substitute`. It is shown here and never again. */
            token?: string;
        };
        /** @description A ruling, and the game after it. */
        Ruled: {
            ruling: components["schemas"]["DatedRuling"];
            game: components["schemas"]["GameCard"];
        };
        /** @description The seat that is yours now, its token, and what it sees. */
        SeatClaimed: {
            /** @description A seat's number: from 0, clockwise. */
            seat: number;
            /** @description Goes into Authorization, never into a URL. */
            token: string;
            /** @description The game as you see it. */
            view: components["schemas"]["View"];
        };
        /** @description A seat that an inbox hears of. */
        InboxSeat: {
            /** @description The game's id. */
            game: string;
            /** @description A seat's number: from 0, clockwise. */
            seat: number;
        };
        /** @description A new inbox, and the token that opens it. */
        InboxMade: {
            /** @description Goes into Authorization, never into a URL. */
            inbox_token: string;
            /** @description The seats that it hears of. */
            seats: components["schemas"]["InboxSeat"][];
        };
        /** @description The seats that an inbox hears of. */
        InboxSeats: {
            /** @description By game and seat. */
            items: components["schemas"]["InboxSeat"][];
            /** @description Null: this is the whole list. */
            next: string | null;
        };
        /** @description Something that the holder of a seat has to hear of. */
        InboxEntry: {
            /** @description Names the entry: the same for all who read it, however often. */
            id: string;
            /** @description The game's id. */
            game: string;
            /** @description A seat's number: from 0, clockwise. */
            seat: number;
            /**
             * @description What happened: the seat's table of an event is open, a decision of the seat is open, the table reminds it of that, its nonce is awaited, the game is over, or a ruling was made.
             * @enum {string}
             */
            kind: "table-open" | "decision-open" | "reminded" | "nonce-awaited" | "game-over" | "ruling";
            /** @description Position in the game's log, from 1. */
            version: number;
            /** @description With `decision-open` and `reminded`: the decision; else null. */
            decision: components["schemas"]["InboxDecision"] | null;
            /** @description Where to go on, for `after`. */
            cursor: string;
        };
        /** @description A page of an inbox. */
        InboxPage: {
            /** @description By game and seat, oldest first. */
            entries: components["schemas"]["InboxEntry"][];
            /** @description Where to go on, for `after`. */
            next: string;
        };
        /** @description What a token allows. */
        Token: {
            /** @description Names the token, and opens nothing. */
            id: string;
            /** @description The game's id. */
            game: string;
            /**
             * @description What a token allows.
             * @enum {string}
             */
            scope: "organiser" | "seat:act" | "seat:read" | "spectator" | "arbiter";
            /** @description The seat that it is of; null where it is of none. */
            seat: number | null;
        };
        /** @description A token or a link that was handed out. */
        Grant: {
            /** @description Names the token, and opens nothing. */
            id: string;
            /**
             * @description Whether it is a token or a link.
             * @enum {string}
             */
            kind: "token" | "replay";
            /** @description The token that it was made with; null where that is not yours, or the game itself. */
            by: string | null;
            /** @description Whether it opens anything now. */
            good: boolean;
            /**
             * @description What a token allows.
             * @enum {string}
             */
            scope?: "organiser" | "seat:act" | "seat:read" | "spectator" | "arbiter";
            /** @description The seat that it is of; null where it is of none. */
            seat?: number | null;
            /** @description Viewpoint: `seat:<number>`, `public` for what everybody sees, or `all`. */
            viewpoint?: string;
            /**
             * Format: date-time
             * @description When it ends, in UTC (RFC 3339); null: not by itself.
             */
            expires?: string | null;
            /** @description A link's page; null where this token may not see what it shows. */
            url?: string | null;
        };
        /** @description A page of the tokens and links that one may end. */
        GrantPage: {
            /** @description By `id`. */
            items: components["schemas"]["Grant"][];
            /** @description `cursor` of the next page. */
            next: string | null;
        };
        /** @description A new token, which is shown once. */
        TokenMinted: {
            /** @description Names the token, and opens nothing. */
            id: string;
            /** @description The game's id. */
            game: string;
            /**
             * @description What a token allows.
             * @enum {string}
             */
            scope: "organiser" | "seat:act" | "seat:read" | "spectator" | "arbiter";
            /** @description The seat that it is of; null where it is of none. */
            seat: number | null;
            /** @description Goes into Authorization, never into a URL. */
            token: string;
        };
        /** @description What an audience was shown, signed. */
        Evidence: {
            /** @description The game's id. */
            game: string;
            /** @description Viewpoint: `seat:<number>`, `public` for what everybody sees, or `all`. */
            viewpoint: string;
            /** @description Position in the game's log, from 1. */
            version: number;
            /** @description Of the entry of this version. */
            digest: string;
            /** @description SHA-256 of the bytes of the view, hexadecimal. */
            view_sha256: string;
            /** @description Of a signing key: the first 16 hexadecimal digits of the SHA-256 of its 32 bytes. */
            key: string;
            /** @description Ed25519, base64. */
            signature: string;
        };
        /** @description A version that the arbiter was shown from the viewpoint of another. */
        ArbiterRead: {
            /** @description Position in the game's log, from 1. */
            version: number;
            /** @description Viewpoint: `seat:<number>`, `public` for what everybody sees, or `all`. */
            viewpoint: string;
            /**
             * Format: date-time
             * @description When it was shown first, in UTC (RFC 3339).
             */
            at: string;
        };
        /** @description A page of an arbiter's reads. */
        ArbiterReadPage: {
            /** @description By version, lowest first. */
            items: components["schemas"]["ArbiterRead"][];
            /** @description The cursor of the next page. */
            next: string | null;
        };
        /** @description The head of a game, signed. */
        Checkpoint: {
            /** @description The game's id. */
            game: string;
            /** @description Position in the game's log, from 1. */
            version: number;
            /** @description Of the entry of this version. */
            digest: string;
            /** @description Of a signing key: the first 16 hexadecimal digits of the SHA-256 of its 32 bytes. */
            key: string;
            /** @description Ed25519, base64. */
            signature: string;
        };
        /** @description The head of an event, signed. */
        EventCheckpoint: {
            /** @description The event's id, under the name that the signed message has. */
            game: string;
            /** @description Position in the game's log, from 1. */
            version: number;
            /** @description Of the fact of this version. */
            digest: string;
            /** @description Of a signing key: the first 16 hexadecimal digits of the SHA-256 of its 32 bytes. */
            key: string;
            /** @description Ed25519, base64. */
            signature: string;
        };
        /** @description A public key that checkpoints are checked with. */
        Key: {
            /** @description Of a signing key: the first 16 hexadecimal digits of the SHA-256 of its 32 bytes. */
            id: string;
            /**
             * @description Of the signatures.
             * @enum {string}
             */
            algorithm: "Ed25519";
            /** @description 32 bytes, base64. */
            public_key: string;
            /** @description The key as tools for signed notes (C2SP) take it. */
            vkey: string;
            /**
             * Format: date-time
             * @description When it was made, in UTC (RFC 3339).
             */
            created: string;
            /** @description Whether it signs now. */
            active: boolean;
        };
        /** @description The public keys of this installation. */
        KeyPage: {
            /** @description Newest first. */
            items: components["schemas"]["Key"][];
            /** @description Null: this is the whole list. */
            next: string | null;
        };
        /** @description A game on offer, in short. */
        RulesetShort: {
            /** @description The ruleset's name. */
            name: string;
            /** @description The version of its rules. */
            version: number;
            /** @description What it is like, in a sentence or two. */
            blurb: string;
            players: components["schemas"]["PlayerRange"];
            links: components["schemas"]["SelfLink"];
            /** @description What the game is called. */
            title: string;
        };
        /** @description The games on offer. */
        RulesetPage: {
            /** @description By name. */
            items: components["schemas"]["RulesetShort"][];
            /** @description Null: this is the whole list. */
            next: string | null;
        };
        /** @description A game on offer. */
        Ruleset: {
            /** @description The ruleset's name. */
            name: string;
            /** @description The version of its rules. */
            version: number;
            /** @description What it is like, in a sentence or two. */
            blurb: string;
            players: components["schemas"]["PlayerRange"];
            links: components["schemas"]["SelfLink"];
            /** @description The installed versions, ascending. New games take the last; a game keeps the one that it was created under. */
            versions: number[];
            /** @description What the seat that plays by itself is called. */
            automaton: string;
            /** @description The bots that there are. */
            bots: components["schemas"]["Bot"][];
            /** @description A JSON Schema (2020-12). */
            options_schema: Record<string, unknown>;
            /** @description A JSON Schema (2020-12). */
            deal_schema: Record<string, unknown>;
            /** @description The JSON Schema of a view's `table`. */
            table_schema: Record<string, unknown>;
            /** @description The JSON Schema of a view's `mind`, and of each of its `minds`. */
            mind_schema: Record<string, unknown>;
            /** @description The JSON Schema of a view's `house`. */
            house_schema: Record<string, unknown>;
            /** @description Every command that there is; a view's `offers` say which are open. */
            commands: components["schemas"]["CommandKind"][];
            /** @description Every event that there is, those of games as such too. */
            events: components["schemas"]["EventKind"][];
            /** @description What is played with, as data: boards, cards, charts, what words mean. Its members are the ruleset's own; none where views and schemas say it all. A table's options may bring parts of their own, which its views hold in `table.options`. */
            components: Record<string, unknown>;
            /** @description The kinds of cards and pieces that scenes show, by name; none where their names say it all. */
            kinds: {
                [key: string]: components["schemas"]["KindWords"];
            };
            /** @description Words of the game, with what they mean. */
            terms: {
                [key: string]: components["schemas"]["TermWords"];
            };
            /** @description What introduces the game: a primer, its options in sentences, and a lesson with a stated deal; null if it has none. */
            guide: components["schemas"]["Guide"] | null;
            /** @description The rules, in Markdown. */
            rules: string | null;
            /** @description What the game is called. */
            title: string;
        };
        /** @description How a page is embedded (oEmbed 1.0). */
        Embedded: {
            /**
             * @description `rich`: as a frame; `link`: by its title.
             * @enum {string}
             */
            type: "rich" | "link";
            /**
             * @description Of oEmbed.
             * @enum {string}
             */
            version: "1.0";
            /** @description Who answers. */
            provider_name: string;
            /** @description Address of this service. */
            provider_url: string;
            /** @description Seconds that this may be kept. */
            cache_age: number;
            /** @description The frame, where the type is `rich`. */
            html?: string;
            /** @description Pixels. */
            width?: number;
            /** @description Pixels. */
            height?: number;
            /** @description Address of a picture, where there is room for it. */
            thumbnail_url?: string;
            /** @description Pixels. */
            thumbnail_width?: number;
            /** @description Pixels. */
            thumbnail_height?: number;
            /** @description What it is. */
            title: string;
        };
        /** @description A link to a replay. */
        ReplayShared: {
            /** @description Opens a replay, and does not tell of which game. */
            id: string;
            /** @description Address of the page that shows it. */
            url: string;
        };
        /** @description What a replay is. */
        Replay: {
            /** @description Opens a replay, and does not tell of which game. */
            id: string;
            /** @description Address of the page that shows it. */
            url: string;
            ruleset: components["schemas"]["RulesetName"];
            /** @description Viewpoint: `seat:<number>`, `public` for what everybody sees, or `all`. */
            viewpoint: string;
            /** @description Position in the game's log, from 1. */
            from: number;
            /** @description The last version; null where spoilers hide it. */
            to: number | null;
            /** @description How many frames; null where spoilers hide it. */
            length: number | null;
            /**
             * @description What is given away before it is reached.
             * @enum {string}
             */
            spoilers: "none" | "end" | "all";
            /**
             * @description Whether seats are called by their names.
             * @enum {string}
             */
            names: "shown" | "masked";
            /**
             * Format: date-time
             * @description When the link shows nothing any more, in UTC (RFC 3339); null: never.
             */
            expires: string | null;
            /** @description The seats in playing order. */
            seats: components["schemas"]["ReplaySeat"][];
            /** @description At the last version; null where spoilers hide it. */
            outcome: components["schemas"]["GameOutcome"] | null;
            /** @description The link's own first. One that shows everything may be seen through anybody's. */
            viewpoints: components["schemas"]["ReplayViewpoint"][];
            /** @description Which game it is, where the link shows all of it and the lobby lists it; else null. */
            game: string | null;
            /** @description Of a table of an event, where names are shown and the table is public: where it belongs; else null. */
            event_table: components["schemas"]["EventPlace"] | null;
            links: components["schemas"]["ReplayLinks"];
            /** @description What the game is called. */
            title: string;
        };
        /** @description The view at one version, and the event that led there. */
        Frame: {
            /** @description Of views: it rises where their content or their text changes. */
            format: number;
            /** @description The replay's id, which does not tell which game it is. */
            game: string;
            ruleset: components["schemas"]["RulesetName"];
            /** @description Viewpoint: `seat:<number>`, `public` for what everybody sees, or `all`. */
            viewpoint: string;
            /** @description Position in the game's log, from 1. */
            version: number;
            /**
             * @description How far the game is.
             * @enum {string}
             */
            status: "seating" | "playing" | "over" | "aborted";
            /** @description What everybody sees, in the ruleset's own terms; null until the deal. */
            table: Record<string, unknown> | null;
            /** @description What this seat knows beyond the table. */
            mind: Record<string, unknown> | null;
            /** @description With the viewpoint `all` only: what each seat knows. */
            minds?: Record<string, unknown>[];
            /** @description With viewpoint `all` only: what no seat knows. */
            house?: Record<string, unknown>;
            /** @description How the luck is made before the deal; null in games from before it was planned. */
            luck: components["schemas"]["Luck"] | null;
            /** @description The table's clock; absent without one. */
            clock?: components["schemas"]["Clock"];
            pause?: components["schemas"]["Pause"];
            /** @description The open decisions of all seats: who is awaited, and for what. */
            decisions: components["schemas"]["OpenDecision"][];
            /** @description The one that this seat owes; null where it owes none. */
            decision: components["schemas"]["OwnDecision"] | null;
            /** @description What this seat may do now. Without a decision: what it may do all the same, as in a game whose boards anybody may mark; mostly nothing. */
            offers: components["schemas"]["Offer"][];
            /** @description How it ended, rulings included; null while it runs or where it was aborted. */
            outcome: components["schemas"]["GameOutcome"] | null;
            /** @description What its organiser decided, oldest first. */
            rulings: components["schemas"]["Ruling"][];
            /**
             * Format: date-time
             * @description The service's clock at this answer, to count deadlines by.
             */
            server_time: string;
            /** @description The same in plain words. */
            text: string;
            /** @description With `words` only: what this seat is asked; null where it owes nothing. */
            asked?: components["schemas"]["AskedWords"] | null;
            /** @description With `words` only: what to aim at. */
            goal?: components["schemas"]["GoalWords"][];
            /** @description With `words` only: what ends the game badly, and how near it is. */
            danger?: components["schemas"]["DangerWords"][];
            /** @description With `words` only, at a table with hints: what follows from what this seat sees. */
            hints?: components["schemas"]["HintWords"][];
            /** @description With `words` only: what lies where, to draw it. */
            scene?: components["schemas"]["Scene"];
            /** @description With the viewpoint `all` only: what each seat has, in words. */
            drawn?: string[];
            event: components["schemas"]["FrameEvent"];
        };
        /** @description A page of frames. */
        FramePage: {
            /** @description By version, oldest first. */
            items: components["schemas"]["Frame"][];
            /** @description `from` of the next page. */
            next: string | null;
        };
        /** @description A webhook of an inbox or an event. */
        Webhook: {
            /** @description Names the webhook. */
            id: string;
            /** @description Where your receiver is. */
            url: string;
            /**
             * @description `pending` until the receiver has met a challenge.
             * @enum {string}
             */
            state: "pending" | "active" | "disabled";
            /**
             * @description Why it is disabled: no challenge was met; nothing was delivered for all the retries; your receiver answered 410.
             * @enum {string|null}
             */
            reason: "challenge" | "failing" | "gone" | null;
            /**
             * Format: date-time
             * @description When it was registered, in UTC (RFC 3339).
             */
            created: string;
            /** @description Failed attempts in a row. */
            failures: number;
            /**
             * Format: date-time
             * @description Nothing but a ping is sent before; null where nothing waits for a retry.
             */
            retry_at: string | null;
            /**
             * Format: date-time
             * @description Until when the secret before the last one signs too.
             */
            old_secret_until: string | null;
        };
        /** @description A webhook with its new secret. */
        WebhookMade: {
            /** @description Names the webhook. */
            id: string;
            /** @description Where your receiver is. */
            url: string;
            /**
             * @description `pending` until the receiver has met a challenge.
             * @enum {string}
             */
            state: "pending" | "active" | "disabled";
            /**
             * @description Why it is disabled: no challenge was met; nothing was delivered for all the retries; your receiver answered 410.
             * @enum {string|null}
             */
            reason: "challenge" | "failing" | "gone" | null;
            /**
             * Format: date-time
             * @description When it was registered, in UTC (RFC 3339).
             */
            created: string;
            /** @description Failed attempts in a row. */
            failures: number;
            /**
             * Format: date-time
             * @description Nothing but a ping is sent before; null where nothing waits for a retry.
             */
            retry_at: string | null;
            /**
             * Format: date-time
             * @description Until when the secret before the last one signs too.
             */
            old_secret_until: string | null;
            /** @description Signs every POST. Shown once. */
            secret: string;
        };
        /** @description A webhook's new secret. */
        WebhookSecret: {
            /** @description Names the webhook. */
            id: string;
            /** @description Signs every POST. Shown once. */
            secret: string;
        };
        /** @description A webhook, and what became of what it sent. */
        WebhookDetail: {
            /** @description Names the webhook. */
            id: string;
            /** @description Where your receiver is. */
            url: string;
            /**
             * @description `pending` until the receiver has met a challenge.
             * @enum {string}
             */
            state: "pending" | "active" | "disabled";
            /**
             * @description Why it is disabled: no challenge was met; nothing was delivered for all the retries; your receiver answered 410.
             * @enum {string|null}
             */
            reason: "challenge" | "failing" | "gone" | null;
            /**
             * Format: date-time
             * @description When it was registered, in UTC (RFC 3339).
             */
            created: string;
            /** @description Failed attempts in a row. */
            failures: number;
            /**
             * Format: date-time
             * @description Nothing but a ping is sent before; null where nothing waits for a retry.
             */
            retry_at: string | null;
            /**
             * Format: date-time
             * @description Until when the secret before the last one signs too.
             */
            old_secret_until: string | null;
            /** @description The last 10, newest first. */
            attempts: components["schemas"]["WebhookAttempt"][];
            /** @description The last 20, newest first. */
            dead_letters: components["schemas"]["WebhookDeadLetter"][];
        };
        /** @description A webhook of an event, and what became of what it sent. */
        EventWebhookDetail: {
            /** @description Names the webhook. */
            id: string;
            /** @description Where your receiver is. */
            url: string;
            /**
             * @description `pending` until the receiver has met a challenge.
             * @enum {string}
             */
            state: "pending" | "active" | "disabled";
            /**
             * @description Why it is disabled: no challenge was met; nothing was delivered for all the retries; your receiver answered 410.
             * @enum {string|null}
             */
            reason: "challenge" | "failing" | "gone" | null;
            /**
             * Format: date-time
             * @description When it was registered, in UTC (RFC 3339).
             */
            created: string;
            /** @description Failed attempts in a row. */
            failures: number;
            /**
             * Format: date-time
             * @description Nothing but a ping is sent before; null where nothing waits for a retry.
             */
            retry_at: string | null;
            /**
             * Format: date-time
             * @description Until when the secret before the last one signs too.
             */
            old_secret_until: string | null;
            /** @description The last 10, newest first. */
            attempts: components["schemas"]["WebhookAttempt"][];
            /** @description The last 20, newest first. */
            dead_letters: components["schemas"]["EventWebhookDeadLetter"][];
        };
        /** @description The webhooks of an inbox, or those at an event that a token opens. */
        Webhooks: {
            /** @description Oldest first. */
            items: components["schemas"]["Webhook"][];
            /** @description Null: this is the whole list. */
            next: string | null;
        };
        /** @description A ping that is sent. */
        WebhookPing: {
            /** @description Names the message, the same in every attempt; of an entry, its `id` in the inbox. */
            id: string;
        };
        /** @description What a receiver answers a challenge with. */
        ChallengeAnswer: {
            /** @description The text of the challenge. */
            challenge: string;
        };
        /** @description The seat's table of an event is open. */
        TableOpenedMessage: {
            /**
             * @description The type of this message; others may come.
             * @enum {string}
             */
            type: "table.opened";
            /**
             * Format: date-time
             * @description When it was made.
             */
            timestamp: string;
            data: components["schemas"]["WebhookLetterData"];
        };
        /** @description A decision of the seat is open. */
        DecisionOpenMessage: {
            /**
             * @description The type of this message; others may come.
             * @enum {string}
             */
            type: "decision.open";
            /**
             * Format: date-time
             * @description When it was made.
             */
            timestamp: string;
            data: components["schemas"]["WebhookLetterData"];
        };
        /** @description The table reminds the seat of its decision. */
        DecisionRemindedMessage: {
            /**
             * @description The type of this message; others may come.
             * @enum {string}
             */
            type: "decision.reminded";
            /**
             * Format: date-time
             * @description When it was made.
             */
            timestamp: string;
            data: components["schemas"]["WebhookLetterData"];
        };
        /** @description The nonce that the seat committed to is awaited. */
        NonceAwaitedMessage: {
            /**
             * @description The type of this message; others may come.
             * @enum {string}
             */
            type: "nonce.awaited";
            /**
             * Format: date-time
             * @description When it was made.
             */
            timestamp: string;
            data: components["schemas"]["WebhookLetterData"];
        };
        /** @description The game is over. */
        GameOverMessage: {
            /**
             * @description The type of this message; others may come.
             * @enum {string}
             */
            type: "game.over";
            /**
             * Format: date-time
             * @description When it was made.
             */
            timestamp: string;
            data: components["schemas"]["WebhookLetterData"];
        };
        /** @description A ruling was made. */
        RulingMadeMessage: {
            /**
             * @description The type of this message; others may come.
             * @enum {string}
             */
            type: "ruling.made";
            /**
             * Format: date-time
             * @description When it was made.
             */
            timestamp: string;
            data: components["schemas"]["WebhookLetterData"];
        };
        /** @description Everybody reads who plays whom in a round. */
        EventRoundPublishedMessage: {
            /**
             * @description The type of this message; others may come.
             * @enum {string}
             */
            type: "event.round_published";
            /**
             * Format: date-time
             * @description When it was made.
             */
            timestamp: string;
            data: components["schemas"]["EventWebhookData"];
        };
        /** @description All tables of a round are there. */
        EventRoundOpenedMessage: {
            /**
             * @description The type of this message; others may come.
             * @enum {string}
             */
            type: "event.round_opened";
            /**
             * Format: date-time
             * @description When it was made.
             */
            timestamp: string;
            data: components["schemas"]["EventWebhookData"];
        };
        /** @description A round is over. */
        EventRoundClosedMessage: {
            /**
             * @description The type of this message; others may come.
             * @enum {string}
             */
            type: "event.round_closed";
            /**
             * Format: date-time
             * @description When it was made.
             */
            timestamp: string;
            data: components["schemas"]["EventWebhookData"];
        };
        /** @description A published round was taken back. */
        EventRoundWithdrawnMessage: {
            /**
             * @description The type of this message; others may come.
             * @enum {string}
             */
            type: "event.round_withdrawn";
            /**
             * Format: date-time
             * @description When it was made.
             */
            timestamp: string;
            data: components["schemas"]["EventWebhookData"];
        };
        /** @description The game of a table is over. */
        EventTableFinishedMessage: {
            /**
             * @description The type of this message; others may come.
             * @enum {string}
             */
            type: "event.table_finished";
            /**
             * Format: date-time
             * @description When it was made.
             */
            timestamp: string;
            data: components["schemas"]["EventWebhookData"];
        };
        /** @description An arbiter ruled on a table. */
        EventRulingMadeMessage: {
            /**
             * @description The type of this message; others may come.
             * @enum {string}
             */
            type: "event.ruling_made";
            /**
             * Format: date-time
             * @description When it was made.
             */
            timestamp: string;
            data: components["schemas"]["EventWebhookData"];
        };
        /** @description An entry got a penalty. */
        EventPenaltyGivenMessage: {
            /**
             * @description The type of this message; others may come.
             * @enum {string}
             */
            type: "event.penalty_given";
            /**
             * Format: date-time
             * @description When it was made.
             */
            timestamp: string;
            data: components["schemas"]["EventWebhookData"];
        };
        /** @description An entry appeals. */
        EventAppealMadeMessage: {
            /**
             * @description The type of this message; others may come.
             * @enum {string}
             */
            type: "event.appeal_made";
            /**
             * Format: date-time
             * @description When it was made.
             */
            timestamp: string;
            data: components["schemas"]["EventWebhookData"];
        };
        /** @description An appeal was decided. */
        EventAppealDecidedMessage: {
            /**
             * @description The type of this message; others may come.
             * @enum {string}
             */
            type: "event.appeal_decided";
            /**
             * Format: date-time
             * @description When it was made.
             */
            timestamp: string;
            data: components["schemas"]["EventWebhookData"];
        };
        /** @description A message to everybody. */
        EventAnnouncedMessage: {
            /**
             * @description The type of this message; others may come.
             * @enum {string}
             */
            type: "event.announced";
            /**
             * Format: date-time
             * @description When it was made.
             */
            timestamp: string;
            data: components["schemas"]["EventWebhookData"];
        };
        /** @description The standings are final. */
        EventConfirmedMessage: {
            /**
             * @description The type of this message; others may come.
             * @enum {string}
             */
            type: "event.confirmed";
            /**
             * Format: date-time
             * @description When it was made.
             */
            timestamp: string;
            data: components["schemas"]["EventWebhookData"];
        };
        /** @description The event was cancelled. */
        EventCancelledMessage: {
            /**
             * @description The type of this message; others may come.
             * @enum {string}
             */
            type: "event.cancelled";
            /**
             * Format: date-time
             * @description When it was made.
             */
            timestamp: string;
            data: components["schemas"]["EventWebhookData"];
        };
        /** @description To be answered with its challenge. */
        ChallengeMessage: {
            /**
             * @description The type of this message; others may come.
             * @enum {string}
             */
            type: "webhook.challenge";
            /**
             * Format: date-time
             * @description When it was made.
             */
            timestamp: string;
            data: components["schemas"]["WebhookChallengeData"];
        };
        /** @description A test message, which you asked for. */
        PingMessage: {
            /**
             * @description The type of this message; others may come.
             * @enum {string}
             */
            type: "webhook.ping";
            /**
             * Format: date-time
             * @description When it was made.
             */
            timestamp: string;
            data: components["schemas"]["WebhookPingData"];
        };
        /** @description The key that browsers subscribe with. */
        PushKey: {
            /** @description The `applicationServerKey` of `pushManager.subscribe`: a point of P-256 in base64url. */
            public_key: string;
        };
        /** @description A push subscription of an inbox. */
        PushSubscription: {
            /** @description Names the subscription: the same for the same endpoint. */
            id: string;
            /** @description Where the browser's push service takes messages. */
            endpoint: string;
            /**
             * @description `disabled` where nothing was delivered for all the retries.
             * @enum {string}
             */
            state: "active" | "disabled";
            /**
             * Format: date-time
             * @description When it was first stored, in UTC (RFC 3339).
             */
            created: string;
            /** @description Failed attempts in a row. */
            failures: number;
        };
        /** @description A push subscription, and what became of what was sent to it. */
        PushSubscriptionDetail: {
            /** @description Names the subscription: the same for the same endpoint. */
            id: string;
            /** @description Where the browser's push service takes messages. */
            endpoint: string;
            /**
             * @description `disabled` where nothing was delivered for all the retries.
             * @enum {string}
             */
            state: "active" | "disabled";
            /**
             * Format: date-time
             * @description When it was first stored, in UTC (RFC 3339).
             */
            created: string;
            /** @description Failed attempts in a row. */
            failures: number;
            /** @description The last 10, newest first. */
            attempts: components["schemas"]["WebhookAttempt"][];
        };
        /** @description The push subscriptions of an inbox. */
        PushSubscriptions: {
            /** @description Oldest first. */
            items: components["schemas"]["PushSubscription"][];
            /** @description Null: this is the whole list. */
            next: string | null;
        };
        /** @description The mail address of an inbox. */
        MailAddress: {
            /** @description Where mail goes. */
            address: string;
            /** @description The least time between two mails. */
            every_minutes: number;
            /**
             * @description `pending` until it is confirmed; `disabled` where the mail server takes nothing for it.
             * @enum {string}
             */
            state: "pending" | "active" | "disabled";
            /**
             * Format: date-time
             * @description When it was given, in UTC (RFC 3339).
             */
            created: string;
            /** @description Failed attempts in a row. */
            failures: number;
        };
        /** @description A message, as its readers get it. */
        ChatMessage: {
            /** @description Position in its scope, from 1. */
            number: number;
            /**
             * Format: date-time
             * @description When, in UTC (RFC 3339).
             */
            at: string;
            author: components["schemas"]["ChatAuthor"];
            /** @description Plain text of one line; null for an emote. */
            text: string | null;
            /**
             * @description One of a fixed set; null for words.
             * @enum {string|null}
             */
            emote: "hello" | "good-luck" | "well-played" | "good-game" | "thank-you" | "sorry" | "one-moment" | "wow" | null;
            /** @description Numbers of earlier messages that are to be shown no more; mostly none. */
            removed: number[];
        };
        /** @description The message as its readers get it, and where. */
        ChatSent: {
            /**
             * @description The room.
             * @enum {string}
             */
            scope: "players" | "spectators";
            /** @description Position in its scope, from 1. */
            number: number;
            /**
             * Format: date-time
             * @description When, in UTC (RFC 3339).
             */
            at: string;
            author: components["schemas"]["ChatAuthor"];
            /** @description Plain text of one line; null for an emote. */
            text: string | null;
            /**
             * @description One of a fixed set; null for words.
             * @enum {string|null}
             */
            emote: "hello" | "good-luck" | "well-played" | "good-game" | "thank-you" | "sorry" | "one-moment" | "wow" | null;
            /** @description Numbers of earlier messages that are to be shown no more; mostly none. */
            removed: number[];
        };
        /** @description A page of messages. */
        ChatPage: {
            /** @description Lowest number first. */
            messages: components["schemas"]["ChatMessage"][];
            /** @description Where to go on, for `after`. */
            next: number;
        };
        /** @description Who talks at a table. */
        Chat: {
            /**
             * @description `off`: nobody; `players`: the table; `all`: spectators too, among themselves.
             * @enum {string}
             */
            mode: "off" | "players" | "all";
            /** @description What this token may read. */
            reads: ("players" | "spectators")[];
            /** @description Where this token may write now. */
            writes: ("players" | "spectators")[];
        };
        /** @description Whether the holder of a seat is there, by his own word, in steps of half a minute. */
        SeatPresence: {
            /** @description A seat's number: from 0, clockwise. */
            seat: number;
            /**
             * @description `online`: said so within the last two minutes; `away`: within ten; null: nothing is said.
             * @enum {string|null}
             */
            state: "online" | "away" | null;
        };
        /** @description Who is there. */
        Presence: {
            /** @description By seat, bots and free seats too. */
            items: components["schemas"]["SeatPresence"][];
            /** @description Null: this is the whole list. */
            next: string | null;
        };
        /** @description A reminder, and when the next one may follow. */
        Reminded: {
            /** @description A seat's number: from 0, clockwise. */
            seat: number;
            /**
             * Format: date-time
             * @description When, in UTC (RFC 3339).
             */
            at: string;
            /**
             * Format: date-time
             * @description Not before, in UTC (RFC 3339).
             */
            again_at: string;
        };
        /** @description An author whose messages are left out for you. */
        ChatBlock: {
            /** @description `seat-2`, or `guest-` and a guest's id. */
            author: string;
        };
        /** @description Authors whose messages are left out for you. */
        ChatBlocks: {
            /** @description By name. */
            items: components["schemas"]["ChatBlock"][];
            /** @description Null: this is the whole list. */
            next: string | null;
        };
        /** @description A spectator with a name, and his token, which writes and reads in the scope `spectators` and opens nothing else. */
        GuestMade: {
            /** @description Tells guests of one name apart. */
            id: string;
            /** @description What he is called. */
            name: string;
            /** @description Goes into Authorization, never into a URL. */
            token: string;
        };
        /** @description A message (`game`, `scope`, `number`), the name at a seat (`game`, `seat`), a player (`player`), a text of an event (`event`, `place`), or a study (`study`). */
        ModerationSubject: {
            /**
             * @description Which of them.
             * @enum {string}
             */
            kind: "message" | "name" | "player" | "text" | "study";
            /** @description The game's id. */
            game?: string;
            /**
             * @description Of a message.
             * @enum {string}
             */
            scope?: "players" | "spectators";
            /** @description Of a message, in its scope. */
            number?: number;
            /** @description A seat's number: from 0, clockwise. */
            seat?: number;
            /** @description The player's id; absent once the player was forgotten. */
            player?: string;
            /** @description The event's id. */
            event?: string;
            /** @description Of a text: the version of its fact, and its name there. */
            place?: string;
            /** @description The study's id. */
            study?: string;
        };
        /** @description A report, as whoever made it gets it. */
        Reported: {
            /** @description The report's id. */
            id: string;
            /**
             * Format: date-time
             * @description When, in UTC (RFC 3339).
             */
            at: string;
            subject: components["schemas"]["ModerationSubject"];
            /**
             * @description What is wrong with it.
             * @enum {string}
             */
            ground: "abuse" | "hate" | "threat" | "spam" | "privacy" | "cheating" | "other";
        };
        /** @description A report, as moderators read it. */
        Report: {
            /** @description The report's id. */
            id: string;
            /**
             * Format: date-time
             * @description When, in UTC (RFC 3339).
             */
            at: string;
            subject: components["schemas"]["ModerationSubject"];
            /**
             * @description What is wrong with it.
             * @enum {string}
             */
            ground: "abuse" | "hate" | "threat" | "spam" | "privacy" | "cheating" | "other";
            /** @description What is written there now, hidden or not; null where it is gone. */
            shown: string | null;
            /** @description Of a message: `seat-2`, `organiser`, or a guest with the name; null where it is gone, and else. */
            author: string | null;
            /** @description What the reporter says. */
            note: string | null;
            /** @description Who reports: `seat-2`, `guest-` and an id, `organiser`, `player`; null without a token. */
            by: string | null;
            /** @description The act that closed it; null while it waits. */
            act: string | null;
        };
        /** @description A page of reports. */
        ReportPage: {
            /** @description The newest first. */
            items: components["schemas"]["Report"][];
            /** @description `cursor` of the next page. */
            next: string | null;
        };
        /** @description What a moderator did. */
        ModerationAct: {
            /** @description The act's id. */
            id: string;
            /**
             * Format: date-time
             * @description When, in UTC (RFC 3339).
             */
            at: string;
            /** @description Who did it. */
            moderator: string;
            /**
             * @description What.
             * @enum {string}
             */
            act: "hide" | "show" | "suspend" | "lift" | "dismiss";
            subject: components["schemas"]["ModerationSubject"];
            /** @description Why; null once the person was forgotten. */
            reason: string | null;
            /**
             * Format: date-time
             * @description When a suspension ends by itself, in UTC (RFC 3339); null: not.
             */
            until: string | null;
            /** @description Those that it closed. */
            reports: string[];
        };
        /** @description A page of the log of moderation. */
        ModerationActPage: {
            /** @description The newest first. */
            items: components["schemas"]["ModerationAct"][];
            /** @description `cursor` of the next page. */
            next: string | null;
        };
        /** @description A table that people are looked for. */
        Seek: {
            /** @description The seek's id, which opens nothing. */
            id: string;
            /** @description The ruleset's name. */
            ruleset: string;
            /** @description Table options, as they were asked for. */
            options: Record<string, unknown>;
            /** @description How many people play. */
            seats: number;
            /** @description How many of them are there. */
            people: number;
            /**
             * Format: date-time
             * @description Since when, in UTC (RFC 3339).
             */
            at: string;
            /** @description Whether the result counts for ratings; then everybody comes as a player. */
            rated: boolean;
            clock?: components["schemas"]["PlannedClock"];
        };
        /** @description All seeks that somebody can join. */
        SeekPage: {
            /** @description Oldest first. */
            items: components["schemas"]["Seek"][];
            /** @description Null: this is the whole list. */
            next: string | null;
        };
        /** @description A place at a seek, and the seat once the table is open. */
        SeekPlace: {
            seek: components["schemas"]["Seek"];
            /** @description Opens this place, and nothing else. */
            token: string;
            /** @description The table; null until it is open. */
            game: string | null;
            /** @description Where you sit; null until the table is open. */
            seat: number | null;
            /** @description The seat's token; null until the table is open. */
            seat_token: string | null;
        };
        /** @description An event of the luck. */
        LuckMoment: {
            /** @description Position in the game's log, from 1. */
            version: number;
            /** @description SHA-256, hexadecimal. */
            digest: string;
        };
        /** @description A round of public luck. */
        LuckRound: {
            /** @description SHA-256, hexadecimal. */
            chain: string;
            /** @description Its number. */
            round: number;
        };
        /** @description How the luck is made before the deal; null in games from before it was planned. */
        Luck: {
            /**
             * @description How far it is.
             * @enum {string}
             */
            state: "open" | "closed" | "drawn" | "playing" | "cancelled";
            /**
             * @description Whose nonces go into it: `asked`, of seats that commit to one; `required`, of every person; `none`.
             * @enum {string}
             */
            nonces: "asked" | "required" | "none";
            /**
             * @description Public luck that comes after the last nonce.
             * @enum {string|null}
             */
            public: "drand" | null;
            /** @description Seconds to wait for the nonces. */
            wait_s: number;
            /** @description By seat, SHA-256 of the nonce that it committed to. */
            commits: (string | null)[];
            /** @description By seat, whether its nonce is in. */
            given: boolean[];
            /** @description Whose nonces are awaited. */
            awaits: number[];
            /**
             * Format: date-time
             * @description How long nonces are awaited; null where no time runs.
             */
            until: string | null;
            /** @description Who kept theirs back. */
            silent: number[];
            /** @description The entry that closed the commitments. */
            closed: components["schemas"]["LuckMoment"] | null;
            /** @description The entry after which no nonce is taken. */
            drawn: components["schemas"]["LuckMoment"] | null;
            /** @description The round of public luck that is awaited. */
            round: components["schemas"]["LuckRound"] | null;
        };
        /** @description The luck after what you brought. */
        LuckNow: {
            /** @description Position in the game's log, from 1. */
            version: number;
            /** @description SHA-256, hexadecimal. */
            digest: string;
            /** @description As in the view. */
            luck: components["schemas"]["Luck"] | null;
        };
        /** @description What a seat is asked. */
        AskedWords: {
            /** @description The question. */
            text: string;
            /** @description The seat that it comes from. */
            by: number | null;
            /** @description What it is about. */
            things: components["schemas"]["ScenePlace"][];
            /** @description The rule that asks. */
            rule: string | null;
        };
        /** @description What a seat should try to bring about. */
        GoalWords: {
            /** @description What, in a sentence. */
            text: string;
            /** @description The rule that it follows from. */
            rule: string | null;
        };
        /** @description What ends the game badly for a seat. */
        DangerWords: {
            /** @description What, in a sentence. */
            text: string;
            /** @description How far it is. */
            have: number;
            /** @description Where it happens. */
            of: number;
        };
        /** @description A field of an offer. */
        OfferField: {
            /** @description The question that it answers. */
            ask: string;
            /** @description null where there are more than 24 or they cannot be listed. */
            values: components["schemas"]["FieldValue"][] | null;
            /** @description For a field that is put together of several. */
            pick?: components["schemas"]["FieldPick"] | null;
        };
        /** @description What introduces a game. */
        Guide: {
            /** @description Of a usual game, from and to. */
            minutes: [
                number,
                number
            ];
            /** @description What to know first, in this order. */
            primer: components["schemas"]["GuideParagraph"][];
            /** @description Of the table, by name. */
            options: {
                [key: string]: components["schemas"]["GuideOption"];
            };
            /** @description A first game alone. */
            lesson: components["schemas"]["GuideLesson"] | null;
        };
        /** @description What follows from what a seat sees, for those who want help. */
        HintWords: {
            /** @description What, in a sentence. */
            text: string;
            /** @description What it is about. */
            things: components["schemas"]["ScenePlace"][];
            /** @description The kinds of which one is there, if that is known. */
            may: string[];
            /** @description The rule that it follows from. */
            rule: string | null;
        };
        /** @description A kind of card or piece, in the words of the game. */
        KindWords: {
            /** @description What it is called. */
            name: string;
            /** @description The name of its picture. */
            symbol: string;
            /** @description What it does, in a few words. */
            line: string;
            /** @description Its other use. */
            second?: string | null;
            /** @description What stands in its corner. */
            corner?: string | null;
            /** @description Its colour. */
            tone?: string | null;
            /** @description Of the deck that it belongs to. */
            back?: string | null;
            /** @description All that there is to say of it. */
            text?: string | null;
            /** @description The rule that says so. */
            rule?: string | null;
        };
        /** @description A table as one audience sees it. */
        Scene: {
            /** @description What it is at. */
            phase: components["schemas"]["ScenePhase"];
            /** @description In an order that puts neighbours side by side. */
            zones: components["schemas"]["SceneZone"][];
        };
        /** @description A word of the game. */
        TermWords: {
            /** @description What it means. */
            text: string;
            /** @description The rule that says so. */
            rule: string | null;
        };
        /** @description How an event is told to its reader, and shown. */
        ToldWords: {
            /** @description A sentence, in the second person for its seat. */
            text: string;
            /** @description A `step` of its own, a `part` of the step before, `turning` the game, or `silent` if nothing is shown. */
            weight: components["schemas"]["Weight"];
            /** @description That begins with it. */
            chapter: components["schemas"]["Chapter"] | null;
            /** @description In this order, or at once. */
            moves: components["schemas"]["SceneMove"][];
        };
        /** @description Why a game ended. */
        OutcomeWords: {
            /** @description Why, in a sentence. */
            text: string;
            /** @description What decided it. */
            things: components["schemas"]["ScenePlace"][];
        };
        /** @description What the table is at. */
        ScenePhase: {
            /** @description A word of the ruleset's. */
            id: string;
            /** @description The steps that it is one of. */
            course?: components["schemas"]["SceneStep"][];
            /** @description What a heading says. */
            title: string;
        };
        /** @description Something in the scene that a sentence is about. */
        ScenePlace: {
            /** @description The kind, back, piece, die or token that names it. */
            kind: string;
            /** @description Where it lies. */
            zone: string;
        };
        /** @description A step of the primer. */
        GuideParagraph: {
            /** @description What to know. */
            text: string;
            /** @description Cards and pieces that it shows. */
            kinds: string[];
            /** @description What it is about. */
            title: string;
        };
        /** @description A table option. */
        GuideOption: {
            /** @description What it decides, in a sentence. */
            ask: string;
            /** @description What each brings about, by the value as JSON text. */
            values: {
                [key: string]: string;
            };
            /** @description Whole sentences for readers of what is set, who ask nothing, by the value as JSON text; empty: another option says it. */
            told: {
                [key: string]: string;
            };
        };
        /** @description A place for things. In one that hides any, kinds stand before backs and sorted, so that none can be told by its place. */
        SceneZone: {
            /** @description Its name, such as `francs:2` for the purse of seat 2. */
            id: string;
            /** @description How it is laid out. */
            form: components["schemas"]["Form"];
            /** @description How many things or coins there are. */
            count: number;
            /** @description What lies in it, of a purse nothing. */
            things?: components["schemas"]["SceneThing"][];
            /** @description Whose it is. */
            seat?: number;
            /** @description The zone that it is a part of, such as the room of a pile. */
            within?: string | null;
            /** @description What it is called. */
            title: string;
        };
        /** @description A thing that moves. A place is a zone, after a slash a cell in it; null is outside the scene. From a place to itself: it turns over there. */
        SceneMove: {
            /** @description The thing. */
            what: components["schemas"]["SceneThing"];
            /** @description Where it was. */
            from: string | null;
            /** @description Where it is. */
            to: string | null;
            /** @description Which side of it is up, where it turns over. */
            face?: ("down" | "up") | null;
        };
        /** @description How many values are put together. */
        FieldPick: {
            /** @description The fewest. */
            least: number;
            /** @description The most. */
            most: number;
            /** @description Whether their order matters. */
            ordered: boolean;
        };
        /** @description A first game, alone and with this deal. */
        GuideLesson: {
            /** @description The learner, at seat 0, and bots. */
            players: number;
            /** @description Of the table. */
            options: {
                [key: string]: unknown;
            };
            /** @description As the ruleset's schema of deals has it. */
            deal: {
                [key: string]: unknown;
            };
            /** @description What is said when, in this order. */
            prompts: components["schemas"]["GuidePrompt"][];
        };
        /** @description A part of a game, which begins with an event. */
        Chapter: {
            /** @description A word of the ruleset's. */
            id: string;
            /** @description What a heading says. */
            title: string;
        };
        /** @description A value that a field of an offer may have, or be put together from. */
        FieldValue: {
            /** @description As a command holds it. */
            value: unknown;
            /** @description What it brings about, empty where there is nothing to say. */
            consequence: string;
            /** @description Whether to ask again before it is sent. */
            grave: boolean;
            /** @description Where it is pointed at, a zone, a thing or cell in it (`hand:0/CO`), or a seat's place (`seat:2`); null: nowhere. */
            at: string | null;
            /** @description What a button says. */
            title: string;
        };
        /** @description A part of a round. */
        SceneStep: {
            /**
             * @description Whether it is over, goes on, or is to come.
             * @enum {string}
             */
            state: "ahead" | "now" | "past";
            /** @description What it is called. */
            title: string;
        };
        /** @description Something on the table. Exactly one of kind, back, coins, piece, die and token names it. */
        SceneThing: {
            /** @description Of a card or the like, which lies face up for this audience. */
            kind?: string | null;
            /** @description That of a hidden one. */
            back?: string | null;
            /** @description How many of them. */
            coins?: number | null;
            /** @description The name of a piece. */
            piece?: string | null;
            /** @description The name of a die. */
            die?: string | null;
            /** @description The name of a token. */
            token?: string | null;
            /** @description What a die shows. */
            shows?: number | null;
            /** @description The side of a token that is up, or how a card lies. */
            face?: string | null;
            /** @description The seat that it belongs to, where that is not the zone's. */
            of?: number | null;
            /** @description Its cell in a grid. */
            at?: string | null;
            /** @description How many alike. */
            count?: number;
            /** @description How the viewer knows it, where others may not. */
            known?: components["schemas"]["SceneSight"] | null;
        };
        /** @description What a lesson says at a moment. */
        GuidePrompt: {
            /** @description The moment. */
            when: components["schemas"]["GuideMoment"];
            /** @description In two sentences. */
            say: string;
            /** @description Zones, things and types of command that it is about. */
            point: string[];
            /** @description The answer that it suggests, as a command without its decision, or some of its fields; null: any. */
            wants: {
                [key: string]: unknown;
            } | null;
            /** @description What is said where another answer was given. */
            other: string;
        };
        /** @description A moment of a lesson: a decision of the learner. */
        GuideMoment: {
            /** @description Its kind. */
            decision: string;
            /** @description Which of that kind, from 1. */
            nth: number;
        };
        /** @description How a viewer knows a thing that lies face down for others. */
        SceneSight: {
            /** @description What showed it, in a word of the ruleset's. */
            by: string;
            /** @description Of the event that did. */
            version: number;
        };
        /**
         * @description Weight: one of these.
         * @enum {string}
         */
        Weight: "part" | "silent" | "step" | "turning";
        /**
         * @description Form: one of these.
         * @enum {string}
         */
        Form: "fan" | "grid" | "pile" | "purse" | "row" | "sheet" | "spot" | "track";
        /** @description An event in a list. */
        EventSummary: {
            /** @description The event's id. */
            id: string;
            /**
             * @description How far it is.
             * @enum {string}
             */
            status: "drafted" | "entries" | "running" | "provisional" | "final" | "cancelled";
            /** @description Whether everybody may enter. */
            is_entering: boolean;
            /** @description The ruleset's name. */
            ruleset: string;
            /**
             * @description What its regulations began from.
             * @enum {string}
             */
            preset: "league-evening" | "swiss-of-pods" | "round-robin" | "duplicate" | "team-duplicate" | "cup";
            /** @description How many there are to be. */
            rounds: number;
            /** @description How many are closed. */
            closed_rounds: number;
            /** @description How many take part. */
            entries: number;
            /**
             * Format: date-time
             * @description Since when, in UTC (RFC 3339).
             */
            created_at: string;
            /** @description What it is called. */
            title: string;
        };
        /** @description Where and by which clock it is held. */
        EventLocation: {
            /** @description The time zone, as IANA names it. */
            zone: string;
            /** @description An address, or the link of an event online; null where nothing is said. */
            venue: string | null;
        };
        /** @description Events, newest first. */
        EventPage: {
            /** @description Those of this page. */
            items: components["schemas"]["EventSummary"][];
            /** @description For `cursor`; null on the last page. */
            next: string | null;
        };
        /** @description An event, with its regulations. */
        Event: {
            /** @description The event's id. */
            id: string;
            /**
             * @description How far it is.
             * @enum {string}
             */
            status: "drafted" | "entries" | "running" | "provisional" | "final" | "cancelled";
            /** @description Whether everybody may enter. */
            is_entering: boolean;
            /** @description The ruleset's name. */
            ruleset: string;
            /**
             * @description What its regulations began from.
             * @enum {string}
             */
            preset: "league-evening" | "swiss-of-pods" | "round-robin" | "duplicate" | "team-duplicate" | "cup";
            /** @description How many there are to be. */
            rounds: number;
            /** @description How many are closed. */
            closed_rounds: number;
            /** @description How many take part. */
            entries: number;
            /**
             * Format: date-time
             * @description Since when, in UTC (RFC 3339).
             */
            created_at: string;
            /** @description Position in the event's log. */
            version: number;
            /** @description Of the last fact: the chain of the log up to here. */
            digest: string;
            location: components["schemas"]["EventLocation"];
            /** @description To the seed of all luck, which is revealed at the end. */
            commitment: string;
            /** @description What it is played by, whole. */
            regulations: Record<string, unknown>;
            /** @description The version of the regulations, for If-Match. */
            regulated: number;
            /** @description The last version that standings may follow from, for If-Match. */
            scored: number;
            /** @description The first round that is not published. */
            next_round: number;
            /** @description By round: `drafted`, `published`, `open`, `closing`, `closed` or `withdrawn`. */
            states: {
                [key: string]: string;
            };
            /** @description How many are on the waiting list. */
            waiting: number;
            /** @description Revoked ones too. */
            officials: components["schemas"]["EventOfficial"][];
            /** @description Whether somebody may rule who does not play. */
            has_outside_arbiter: boolean;
            /** @description Appeals that nobody has decided. */
            open_appeals: number[];
            /** @description How many were announced. */
            messages: number;
            /** @description Who asks: `o2`, `e17`; null for anybody. Of the card alone. */
            you?: string | null;
            /** @description What it is called. */
            title: string;
        };
        /** @description A new event. */
        EventMade: {
            /** @description Position in the event's log. */
            version: number;
            /** @description Of the last fact: the chain of the log up to here. */
            digest: string;
            event: components["schemas"]["Event"];
            /** @description The organiser's, shown once. */
            token: string;
        };
        /** @description An event that was changed. */
        EventChanged: {
            /** @description Position in the event's log. */
            version: number;
            /** @description Of the last fact: the chain of the log up to here. */
            digest: string;
            event: components["schemas"]["Event"];
        };
        /** @description An official. */
        EventOfficial: {
            /** @description An official's id. */
            id: string;
            /**
             * @description What they may do.
             * @enum {string}
             */
            role: "organiser" | "chief" | "arbiter" | "scorer";
            /** @description Of the person; null where none was given. */
            name: string | null;
            /** @description Their own entry; null for who does not play. */
            entry: number | null;
            /** @description Whether that is over. */
            is_revoked: boolean;
        };
        /** @description An official, and their token. */
        OfficialGranted: {
            /** @description Position in the event's log. */
            version: number;
            /** @description Of the last fact: the chain of the log up to here. */
            digest: string;
            official: components["schemas"]["EventOfficial"];
            /** @description Shown once. */
            token: string;
        };
        /** @description One side of the standings. */
        EventEntry: {
            /** @description The entry's number, never used again. */
            entry: number;
            /**
             * @description `people`, who play for the standings; a `stand_in` or a `bot`, who fill tables.
             * @enum {string}
             */
            kind: "people" | "stand_in" | "bot";
            /**
             * @description Whether it takes part.
             * @enum {string}
             */
            state: "waiting" | "entered" | "withdrawn" | "disqualified";
            /** @description Whose standings it plays for. */
            section: string;
            /** @description Of its persons, as the regulations have them shown; null where none is. */
            names: (string | null)[];
            /** @description Where it is from; null where nothing was said. */
            club: string | null;
            /** @description Number in the seeding. */
            seed: number | null;
            /** @description That seeds it, in thousandths. */
            rating: number | null;
            /** @description Groups whose entries should not meet. */
            apart: number[];
            /** @description Its policy; null of people. */
            bot: string | null;
            /** @description The first round that it could be paired in. */
            joined: number;
            /** @description Rounds that it is checked in for. */
            checked_in: number[];
            /** @description Whether it is checked in for the whole event. */
            is_checked_in: boolean;
            /** @description Rounds that it asked a bye for. */
            byes: number[];
        };
        /** @description New entries. */
        EntriesMade: {
            /** @description Position in the event's log. */
            version: number;
            /** @description Of the last fact: the chain of the log up to here. */
            digest: string;
            /** @description In the order of the request. */
            entries: components["schemas"]["EntryMade"][];
        };
        /** @description Entries, by number. */
        EntryPage: {
            /** @description Those of this page. */
            items: components["schemas"]["EventEntry"][];
            /** @description For `cursor`; null on the last page. */
            next: string | null;
        };
        /** @description Entries that are checked in. */
        EntriesHere: {
            /** @description Position in the event's log. */
            version: number;
            /** @description Of the last fact: the chain of the log up to here. */
            digest: string;
            /** @description Those that were named. */
            entries: number[];
        };
        /** @description An entry that was changed. */
        EntryChanged: {
            /** @description Position in the event's log. */
            version: number;
            /** @description Of the last fact: the chain of the log up to here. */
            digest: string;
            entry: components["schemas"]["EventEntry"];
            /** @description After a substitution, or of a new link. */
            token?: string;
        };
        /** @description One entry of an event's log. */
        Fact: {
            /** @description Position in the game's log, from 1. */
            version: number;
            /** @description What happened. */
            type: string;
            /**
             * Format: date-time
             * @description When it happened, in UTC (RFC 3339).
             */
            at: string;
            /** @description `o2` for an official, `e17` for an entry, null for the service and for strangers. */
            by: string | null;
            /** @description The open fields. */
            data: Record<string, unknown>;
            /** @description A commitment for every hidden field. */
            hidden: {
                [key: string]: string;
            };
            /** @description Hidden fields that you may know: drafts, for officials; all, once the seed is revealed. */
            openings: {
                [key: string]: components["schemas"]["Opening"];
            };
            /** @description Of this entry and the one before: the chain of the log. */
            digest: string;
            /** @description Texts that lie beside the log, by the field that commits to them (`names.1` for one of a list). Deleted and hidden ones are absent. */
            texts: {
                [key: string]: components["schemas"]["SaltedText"];
            };
        };
        /** @description A page of an event's feed. */
        FactPage: {
            /** @description By version, oldest first. */
            entries: components["schemas"]["Fact"][];
            /** @description As it was asked. */
            after: number;
            /** @description The last version that you may read now. */
            head: number;
        };
        /** @description A message was announced. */
        MessageSent: {
            /** @description Position in the event's log. */
            version: number;
            /** @description Of the last fact: the chain of the log up to here. */
            digest: string;
            /** @description The message's, from 1. */
            number: number;
        };
        /** @description A draft beside its figures. */
        Draft: {
            /** @description The round, from 1. */
            round: number;
            /** @description The draft's, for If-Match. */
            version: number;
            /** @description What made it: `manual` for people. */
            method: string;
            /** @description Of the method, which rises when it drafts otherwise. */
            method_version: string;
            /** @description The version that it was made from. */
            basis: number;
            /** @description In the order in which they count. */
            figures: components["schemas"]["DraftFigure"][];
            /** @description By number. */
            tables: components["schemas"]["DraftTable"][];
            /** @description Entries without a table. */
            byes: components["schemas"]["Bye"][];
            /** @description What has changed since the draft was made, oldest first. */
            changes: components["schemas"]["DraftChange"][];
        };
        /** @description The draft of a round. */
        DraftMade: {
            /** @description Position in the event's log. */
            version: number;
            /** @description Of the last fact: the chain of the log up to here. */
            digest: string;
            draft: components["schemas"]["Draft"];
        };
        /** @description A table of a published round. */
        EventTable: {
            /** @description Its number, from 1. */
            table: number;
            /** @description Whose standings it counts for. */
            section: string;
            /** @description In the order of the game's seats. */
            seats: components["schemas"]["EventSeat"][];
            /** @description Tables of one board have the same deal; null for a deal of its own. */
            board: number | null;
            /** @description Tables of one match count together. */
            match: number | null;
            /**
             * @description How far it is.
             * @enum {string}
             */
            state: "waiting" | "playing" | "finished" | "ruled" | "void";
            /** @description The game that is played there now. */
            game: string;
            /** @description Whether that game is there. */
            is_open: boolean;
            /** @description What the table counts as; null while nothing does. */
            result: Record<string, unknown> | null;
            /** @description By seat; empty before the end. */
            played_by: ("entry" | "substitute" | "stand_in" | "bot")[];
            /** @description The version of the last ruling, for If-Match. */
            ruled: number | null;
        };
        /** @description A published round. */
        EventRound: {
            /** @description The round, from 1. */
            round: number;
            /**
             * @description How far it is.
             * @enum {string}
             */
            state: "drafted" | "published" | "open" | "closing" | "closed" | "withdrawn";
            /** @description One more than the times that it was withdrawn. */
            attempt: number;
            /** @description The version of the round, for If-Match. */
            changed: number;
            /**
             * Format: date-time
             * @description When clocks start.
             */
            starts_at: string | null;
            /**
             * Format: date-time
             * @description When it should be closed; null without a limit.
             */
            closes_at: string | null;
            /**
             * Format: date-time
             * @description When it was closed.
             */
            closed_at: string | null;
            /** @description The public luck that it waits for: `drand` or `spoken`; null for none. */
            awaits: string | null;
            /** @description The round of drand that goes into its luck. */
            drand_round: number | null;
            /** @description By number. */
            tables: components["schemas"]["EventTable"][];
            /** @description Entries without a table. */
            byes: components["schemas"]["Bye"][];
        };
        /** @description A round of an event. */
        RoundAnswer: {
            /** @description Position in the event's log. */
            version: number;
            /** @description Of the last fact: the chain of the log up to here. */
            digest: string;
            round: components["schemas"]["EventRound"];
        };
        /** @description A round that was taken back. */
        RoundWithdrawn: {
            /** @description Position in the event's log. */
            version: number;
            /** @description Of the last fact: the chain of the log up to here. */
            digest: string;
        };
        /** @description A lot that was drawn. */
        LotDrawn: {
            /** @description Position in the event's log. */
            version: number;
            /** @description Of the last fact: the chain of the log up to here. */
            digest: string;
            lot: components["schemas"]["Lot"];
        };
        /** @description A table, and where its numbers come from. */
        TableAnswer: {
            /** @description Position in the event's log. */
            version: number;
            /** @description Of the last fact: the chain of the log up to here. */
            digest: string;
            /** @description The round, from 1. */
            round: number;
            table: components["schemas"]["EventTable"];
            /** @description By entry; of those that have points. */
            lines: components["schemas"]["TableLine"][];
            /** @description On this table, oldest first. */
            rulings: components["schemas"]["EventRuling"][];
            /** @description With the token of an entry of this table, once its game is there. */
            own_seats: components["schemas"]["OwnSeat"][];
        };
        /** @description A ruling or a penalty. Its reason stands in the feed. */
        EventRuling: {
            /** @description Counted from 1, never used again. */
            number: number;
            /** @description Position in the game's log, from 1. */
            version: number;
            /**
             * Format: date-time
             * @description When, in UTC (RFC 3339).
             */
            at: string;
            /** @description `correct`, `adjust`, `forfeit`, `void`, `replay`, `time`; of a penalty `warning`, `points`, `disqualification`. */
            kind: string;
            /** @description An official's id. */
            author: string;
            /** @description The round; null where it is about none. */
            round: number | null;
            /** @description The table; null where it is about none. */
            table: number | null;
            /** @description Of a penalty. */
            entry: number | null;
            /** @description That a penalty costs. */
            points: string | null;
            /** @description Whether a later penalty stands for it. */
            is_replaced: boolean;
        };
        /** @description A ruling that was made. */
        RulingMade: {
            /** @description Position in the event's log. */
            version: number;
            /** @description Of the last fact: the chain of the log up to here. */
            digest: string;
            ruling: components["schemas"]["EventRuling"];
        };
        /** @description An appeal. Its text stands in the feed. */
        EventAppeal: {
            /** @description Counted from 1, never used again. */
            number: number;
            /** @description The entry's number, never used again. */
            entry: number;
            /** @description The round, from 1. */
            round: number;
            /** @description The table; null where it is about none. */
            table: number | null;
            /** @description The ruling or penalty that it is about; null for none. */
            ruling: number | null;
            /**
             * @description How it is.
             * @enum {string}
             */
            state: "open" | "upheld" | "dismissed" | "withdrawn";
        };
        /** @description An appeal as it is now. */
        AppealAnswer: {
            /** @description Position in the event's log. */
            version: number;
            /** @description Of the last fact: the chain of the log up to here. */
            digest: string;
            appeal: components["schemas"]["EventAppeal"];
        };
        /** @description Rulings, penalties and appeals. */
        EventDecisions: {
            /** @description Position in the event's log. */
            version: number;
            /** @description Of the last fact: the chain of the log up to here. */
            digest: string;
            /** @description Penalties too, oldest first. */
            rulings: components["schemas"]["EventRuling"][];
            /** @description Oldest first. */
            appeals: components["schemas"]["EventAppeal"][];
        };
        /** @description It is done at the table. */
        ClockActed: {
            /** @description The table, from 1. */
            table: number;
            /** @description The game's id. */
            game: string;
            /** @description Of the game's log. */
            version: number;
            /** @description Of the last entry of the game's log. */
            digest: string;
            /** @description Of a seat that got another; else null. */
            token: string | null;
        };
        /** @description Standings by section. */
        Standings: {
            /** @description Position in the event's log. */
            version: number;
            /** @description Of the last fact: the chain of the log up to here. */
            digest: string;
            /** @description How far the event is. */
            status: string;
            /** @description Whether they may still change. */
            is_provisional: boolean;
            /** @description The last version that they may follow from, for If-Match. */
            scored: number;
            /** @description In their order. */
            tie_breaks: string[];
            /** @description As the regulations list them. */
            sections: components["schemas"]["SectionStandings"][];
            /** @description Empty before the standings are final; errata change what stands beside it, never this. */
            confirmed: components["schemas"]["ConfirmedPlace"][];
        };
        /** @description How the tables of a round get on. */
        RoundProgress: {
            /** @description Position in the event's log. */
            version: number;
            /** @description Of the last fact: the chain of the log up to here. */
            digest: string;
            /** @description The round, from 1. */
            round: number;
            /**
             * Format: date-time
             * @description Now, by the service's clock.
             */
            server_time: string;
            /** @description Those that are on, by number. */
            tables: components["schemas"]["TableProgress"][];
        };
        /** @description How a table gets on. */
        TableProgress: {
            /** @description The table, from 1. */
            table: number;
            /** @description The game's id. */
            game: string;
            /** @description Of the game's log. */
            version: number;
            /**
             * @description How far the game is.
             * @enum {string}
             */
            status: "seating" | "playing" | "over" | "aborted";
            /**
             * Format: date-time
             * @description When something happened there last.
             */
            changed: string;
            /** @description Whom the table waits for. */
            awaited: components["schemas"]["AwaitedSeat"][];
            /** @description Seats whose person is absent. Who has resigned is not: nobody is missed there. */
            away: number[];
            /** @description Seats that nobody had looked at when somebody should have. */
            no_shows: number[];
            /** @description Whether its rules count scores: only then it can count by them, else `by_scores` is a draw. */
            counts_scores: boolean;
            /**
             * Format: date-time
             * @description When a pause ends by itself; null without one.
             */
            paused_until: string | null;
            /** @description Whether the pause begins once what is open is answered. */
            is_pause_ahead: boolean;
        };
        /** @description What lies at a table, as an arbiter saw it. */
        HandsRead: {
            /** @description Position in the event's log. */
            version: number;
            /** @description Of the last fact: the chain of the log up to here. */
            digest: string;
            /** @description The round, from 1. */
            round: number;
            /** @description The table, from 1. */
            table: number;
            /** @description The game's id. */
            game: string;
            /** @description What each seat has, in words. */
            hands: string[];
            view: components["schemas"]["View"];
        };
        /** @description What a series is counted from. */
        Series: {
            /** @description In their order. */
            events: string[];
            /** @description How many results of a side count; null: all. */
            best: number | null;
            /** @description Points by place; empty: percent of the field that was beaten. */
            row: string[];
            /** @description Whose places count; null: of each event the first that has any. */
            section: string | null;
            /** @description Entries that were joined by hand. */
            same: components["schemas"]["SeriesAppearance"][][];
        };
        /** @description An entry of an event of a series. */
        SeriesAppearance: {
            /** @description Which event of the series, from 1. */
            event: number;
            /** @description The entry's number, never used again. */
            entry: number;
        };
        /** @description An event of a series. */
        SeriesEvent: {
            /** @description The event's id. */
            event: string;
            /** @description Of its log, that was counted. */
            version: number;
            /** @description SHA-256, hexadecimal. */
            digest: string;
            /** @description Whether it is final: the others count nothing yet. */
            counts: boolean;
            /** @description What it is called. */
            title: string;
        };
        /** @description What a side has of an event. */
        SeriesResult: {
            /** @description Which event of the series, from 1. */
            event: number;
            /** @description The entry's number, never used again. */
            entry: number;
            /** @description There. */
            place: number;
            /** @description An exact number: `3`, `-1/2`. */
            points: string;
            /** @description Whether it is among the best. */
            counts: boolean;
        };
        /** @description A side's line. */
        SeriesRow: {
            /** @description From 1. */
            place: number;
            /** @description How many others have the same place. */
            sharing: number;
            /** @description As of its last event; empty where the events show none. */
            names: string[];
            /** @description An exact number: `3`, `-1/2`. */
            points: string;
            /** @description In the order of events. */
            results: components["schemas"]["SeriesResult"][];
        };
        /** @description The standings of a series. */
        SeriesStandings: {
            series: components["schemas"]["Series"];
            /** @description In their order. */
            events: components["schemas"]["SeriesEvent"][];
            /** @description Best first. */
            rows: components["schemas"]["SeriesRow"][];
        };
        /** @description A line at a version of the replay. */
        StudyNote: {
            /** @description Version of the replay. */
            at: number;
            /** @description What it says. */
            text: string;
        };
        /** @description A fork that goes on from a version of the replay. */
        StudyVariation: {
            /** @description The fork, a game of its own. */
            game: string;
            /** @description Version of the replay. */
            at: number;
            /** @description What it tries; null where nothing is said. */
            text: string | null;
            /**
             * @description How far the fork is; null where it is gone.
             * @enum {string|null}
             */
            status: "seating" | "playing" | "over" | "aborted" | null;
            /** @description Address of its table. */
            url: string;
        };
        /** @description Notes and variations beside a replay. */
        Study: {
            /** @description Opens the study to read. */
            id: string;
            /** @description Address of the page that shows it. */
            url: string;
            /** @description Rises with each change; for `If-Match`. */
            version: number;
            /**
             * Format: date-time
             * @description When it was started, in UTC (RFC 3339).
             */
            made: string;
            /**
             * Format: date-time
             * @description When it was changed last, in UTC (RFC 3339).
             */
            changed: string;
            /**
             * Format: date-time
             * @description When it is deleted unless it is changed before, in UTC (RFC 3339).
             */
            expires: string;
            replay: components["schemas"]["Replay"];
            /** @description By version; of one version as the author has them. */
            notes: components["schemas"]["StudyNote"][];
            /** @description As the author has them. */
            variations: components["schemas"]["StudyVariation"][];
            links: components["schemas"]["StudyLinks"];
            /** @description What it is called. */
            title: string;
        };
        /** @description A new study. */
        StudyMade: {
            study: components["schemas"]["Study"];
            /** @description Changes and deletes the study. Shown here and to a repeated request. */
            token: string;
        };
        /** @description A new variation. */
        StudyVariationMade: {
            study: components["schemas"]["Study"];
            fork: components["schemas"]["GameMade"];
        };
        /** @description A study in a list. */
        StudySummary: {
            /** @description Opens the study to read. */
            id: string;
            /** @description Address of the page that shows it. */
            url: string;
            /** @description Rises with each change; for `If-Match`. */
            version: number;
            /**
             * Format: date-time
             * @description When it was started, in UTC (RFC 3339).
             */
            made: string;
            /**
             * Format: date-time
             * @description When it was changed last, in UTC (RFC 3339).
             */
            changed: string;
            /** @description What it is called. */
            title: string;
        };
        /** @description A page of studies. */
        StudyPage: {
            /** @description The newest first. */
            items: components["schemas"]["StudySummary"][];
            /** @description `cursor` of the next page. */
            next: string | null;
        };
        /** @description The rules that it is played by. */
        MyGameRuleset: {
            /** @description The ruleset's name. */
            name: string;
            /** @description The version of its rules. */
            version: number;
        };
        /** @description What is asked of the seat, as in the view. */
        MyGameDecision: {
            /** @description Goes into If-Match, in quotation marks. */
            id: string;
            /** @description What is decided, in a word of the ruleset's. */
            kind: string;
        };
        /** @description The site that asks. */
        PasskeySite: {
            /** @description The site's name, which the passkey belongs to. */
            id: string;
            /** @description What it is called. */
            name: string;
        };
        /** @description The player. */
        PasskeyUser: {
            /** @description The player's id, in base64url. */
            id: string;
            /** @description What the player is called. */
            name: string;
            /** @description The same. */
            displayName: string;
        };
        /** @description A kind of signature. */
        PasskeyAlgorithm: {
            /**
             * @description What it is.
             * @enum {string}
             */
            type: "public-key";
            /** @description Its number in COSE. */
            alg: number;
        };
        /** @description A passkey that is there. */
        PasskeyReference: {
            /**
             * @description What it is.
             * @enum {string}
             */
            type: "public-key";
            /** @description Its id, in base64url. */
            id: string;
        };
        /** @description What the authenticator must be able to do. */
        PasskeySelection: {
            /**
             * @description It keeps the passkey itself.
             * @enum {string}
             */
            residentKey: "required";
            /** @description The same, for older browsers. */
            requireResidentKey: boolean;
            /**
             * @description The authenticator checks that it is its owner, by a PIN, a finger or a face.
             * @enum {string}
             */
            userVerification: "required";
        };
        /** @description A table that keeps its round open. */
        UnfinishedTable: {
            /** @description The table. */
            table: number;
            /** @description What it lacks, in words. */
            lacks: string;
        };
        /** @description The time of one seat. */
        SeatClock: {
            /** @description A seat's number: from 0, clockwise. */
            seat: number;
            /** @description Milliseconds in its bank when its open decision began. */
            bank_ms: number;
            /** @description How often in a row the clock struck. */
            strikes: number;
            /** @description Whether its player is absent; `return` ends that. */
            absent: boolean;
            /**
             * Format: date-time
             * @description When the time of its open decision began; null where none runs.
             */
            since: string | null;
            /**
             * Format: date-time
             * @description When it is used up, bank included, and the default is played.
             */
            deadline: string | null;
        };
        /** @description The pause of the table; absent without one. No move is taken from `since` to `until`. */
        Pause: {
            /** @description When it began; null while it waits for the decisions in `after`. */
            since: string | null;
            /**
             * Format: date-time
             * @description When it ends by itself, in UTC (RFC 3339).
             */
            until: string;
            /** @description Ids of the decisions that are answered before it begins. */
            after: string[];
        };
        /** @description A decision that is open. */
        OpenDecision: {
            /** @description A seat's number: from 0, clockwise. */
            seat: number;
            /** @description What is decided, in a word of the ruleset's. */
            kind: string;
        };
        /** @description A value, and the salt that opens its commitment. */
        Opening: {
            /** @description Any JSON value, as the event holds it. */
            value: unknown;
            /** @description Hexadecimal; hashed with the value it gives the commitment in `hidden`. */
            salt: string;
        };
        /** @description A seat of the game, as everybody may know it. */
        CardSeat: {
            /** @description A seat's number: from 0, clockwise. */
            seat: number;
            /**
             * @description Who plays the seat.
             * @enum {string}
             */
            kind: "human" | "bot" | "automaton";
            /** @description Name of the bot that plays it; null without one. */
            bot: string | null;
            /** @description Name of the seat's player; null where none was given. */
            name: string | null;
            /** @description Whether it is filled: claimed, or played by itself. */
            taken: boolean;
            /** @description Whether it gave up; its default answers are given for it. */
            resigned: boolean;
            /** @description Whether anybody may sit down there now, without a code. */
            open: boolean;
        };
        /** @description What spectators get. */
        Spectators: {
            /** @description Seconds from an event until spectators see it, while the game runs. */
            delay_s: number;
        };
        /** @description How the luck is chosen. */
        Deal: {
            /**
             * @description As it was asked for.
             * @enum {string}
             */
            mode: "fresh" | "duplicate" | "fixed";
        };
        /** @description How the luck is made before the deal. */
        PlannedLuck: {
            /**
             * @description Whose nonces go into it: `asked`, of seats that commit to one; `required`, of every person; `none`.
             * @enum {string}
             */
            nonces: "asked" | "required" | "none";
            /**
             * @description Public luck that comes after the last nonce.
             * @enum {string|null}
             */
            public: "drand" | null;
            /** @description Seconds to wait for the nonces. */
            wait_s: number;
        };
        /** @description The table's clock; absent without one. */
        PlannedClock: {
            /** @description Seconds for each decision of a person. */
            decision_s: number;
            /** @description Seconds that each seat has beside at first, taken when a decision's are used up. */
            bank_s: number;
            /** @description Seconds that an answer adds to the bank, up to `bank_s`. */
            increment_s: number;
            /** @description How often in a row the clock strikes before a seat is absent. */
            absent_after: number;
            /**
             * @description What follows: its `default` is played at once, a `bot` plays until the player returns, or `forfeit`: for good.
             * @enum {string}
             */
            on_absence: "default" | "bot" | "forfeit";
        };
        /** @description The game came as a record. */
        ImportNote: {
            /**
             * Format: date-time
             * @description When it was imported, in UTC (RFC 3339).
             */
            at: string;
            /** @description Whose signature it came with, not judged here. */
            key: string | null;
        };
        /** @description Where to go on. */
        GameLinks: {
            /** @description This card. */
            self: string;
            /** @description The game as a token may see it, or everybody. */
            view: string;
            /** @description What happened, as pages or as a stream. */
            events: string;
            /** @description Where commands are posted. */
            commands: string;
            /** @description The head of its log, signed. */
            checkpoint: string;
            /** @description The game as a file that anybody can audit. */
            record: string;
            /** @description The games that go on from moments of this one, and where to post another. */
            forks: string;
            /** @description What its organiser decided. */
            rulings: string;
            /** @description What an audience was shown, signed. */
            evidence: string;
        };
        /** @description The decision that is open, as in the view. */
        InboxDecision: {
            /** @description Goes into If-Match, in quotation marks. */
            id: string;
            /** @description What is decided, in a word of the ruleset's. */
            kind: string;
        };
        /** @description Seats for people and bots. */
        PlayerRange: {
            /** @description The fewest seats, over all options. */
            min: number;
            /** @description The most seats, over all options. */
            max: number;
        };
        /** @description Where to go on. */
        SelfLink: {
            /** @description The ruleset with its schemas and rules. */
            self: string;
        };
        /** @description A bot that plays this game. */
        Bot: {
            /** @description For `bot` of a seat in a new game. */
            name: string;
            /** @description How it plays, in a sentence. */
            summary: string;
        };
        /** @description A command of this game. */
        CommandKind: {
            /** @description Its `type` in a request. */
            type: string;
            /** @description What it does, in a sentence. */
            summary: string;
            /** @description Whether it needs If-Match. */
            answers_decision: boolean;
            /** @description A JSON Schema (2020-12). */
            schema: Record<string, unknown>;
            /** @description What a button says. */
            title: string;
        };
        /** @description An event of this game. */
        EventKind: {
            /** @description The `type` of its entries. */
            type: string;
            /** @description What happened, in a sentence. */
            summary: string;
            /** @description The number of the rule that it follows from, if there is one. */
            rule: string | null;
            /** @description The JSON Schema of an entry's `data`. */
            data_schema: Record<string, unknown>;
            /** @description Fields that have an audience: their commitments in `hidden`, their values in `openings` for that audience. */
            secret_fields: string[];
            /** @description The JSON Schema of what they hold. */
            openings_schema: Record<string, unknown>;
        };
        /** @description A seat of the replay. */
        ReplaySeat: {
            /** @description A seat's number: from 0, clockwise. */
            seat: number;
            /**
             * @description Who plays the seat.
             * @enum {string}
             */
            kind: "human" | "bot" | "automaton";
            /** @description Name of the seat's player; null where none was given. */
            name: string | null;
        };
        /** @description A viewpoint from which it may be seen. */
        ReplayViewpoint: {
            /** @description Viewpoint: `seat:<number>`, `public` for what everybody sees, or `all`. */
            viewpoint: string;
            /** @description What they are called, for a list to choose from. */
            name: string;
        };
        /** @description Where to go on. */
        ReplayLinks: {
            /** @description This. */
            self: string;
            /** @description What it shows, version by version. */
            frames: string;
            /** @description A picture of one moment. */
            card: string;
            /** @description The page that shows it. */
            page: string;
            /** @description Post a moment there to play on from it. */
            forks: string | null;
        };
        /** @description What happened: the entry of this version in the ledger, as that viewpoint may know it. */
        FrameEvent: {
            /** @description What happened: `<ruleset>.<event>`, or `game.<event>` where it is the same in all games. */
            type: string;
            /**
             * Format: date-time
             * @description When it happened, in UTC (RFC 3339).
             */
            at: string;
            /** @description The seat whose command caused it; null where none did. */
            by: number | null;
            /** @description The public fields. */
            data: Record<string, unknown>;
            /** @description A commitment for every other field. */
            hidden: {
                [key: string]: string;
            };
            /** @description The hidden fields that this audience may know. */
            openings: {
                [key: string]: components["schemas"]["Opening"];
            };
            /** @description Of this entry and the one before: the chain of the ledger. */
            digest: string;
            /** @description The same in words, one line; the ledger does not cover it. */
            text: string;
            /** @description The number of the rule that it follows from, if there is one. */
            rule: string | null;
            /** @description With viewpoint `all` only: for each hidden field, the seats that know it. */
            learnt?: {
                [key: string]: number[];
            };
            /** @description With `words` only: how it is told to its reader, and what moves. */
            told?: components["schemas"]["ToldWords"];
            /** @description Whether `data` says `(withheld)` in places, so that the chain cannot be computed over this entry: the id of another game; the seed, unless everything is shown to the end; under masked names what people wrote. */
            withheld: boolean;
            /** @description Whether it is a turning point. */
            turning: boolean;
            /** @description With the viewpoint `all` only: `learnt` in words. */
            knew?: string[];
        };
        /** @description A POST to your receiver. */
        WebhookAttempt: {
            /** @description Names the message, the same in every attempt; of an entry, its `id` in the inbox. */
            id: string;
            /** @description The message's `type`. */
            type: string;
            /**
             * Format: date-time
             * @description When it was sent, in UTC (RFC 3339).
             */
            at: string;
            /** @description The status of the answer; null where none came. */
            status: number | null;
            /**
             * @description Null: delivered. `dns`, `address`: no such name, or an address that is not asked; `connect`, `tls`, `timeout`, `answer`: no answer that could be read; `redirect`, `status`: not a 2xx; `challenge`: not met.
             * @enum {string|null}
             */
            error: "dns" | "address" | "connect" | "tls" | "timeout" | "answer" | "redirect" | "status" | "challenge" | null;
        };
        /** @description An entry that was given up. */
        WebhookDeadLetter: {
            /** @description Names the message, the same in every attempt; of an entry, its `id` in the inbox. */
            id: string;
            /**
             * @description The `type` of its message.
             * @enum {string}
             */
            type: "table.opened" | "decision.open" | "decision.reminded" | "nonce.awaited" | "game.over" | "ruling.made";
            /** @description The game's id. */
            game: string;
            /** @description A seat's number: from 0, clockwise. */
            seat: number;
            /** @description Position in the game's log, from 1. */
            version: number;
            /**
             * Format: date-time
             * @description When it was given up, in UTC (RFC 3339).
             */
            at: string;
        };
        /** @description A message of an event that was given up. */
        EventWebhookDeadLetter: {
            /** @description Names the message, the same in every attempt; of an entry, its `id` in the inbox. */
            id: string;
            /**
             * @description Its `type`.
             * @enum {string}
             */
            type: "event.round_published" | "event.round_opened" | "event.round_closed" | "event.round_withdrawn" | "event.table_finished" | "event.ruling_made" | "event.penalty_given" | "event.appeal_made" | "event.appeal_decided" | "event.announced" | "event.confirmed" | "event.cancelled";
            /** @description The event's id. */
            event: string;
            /** @description Of the event's log. */
            version: number;
            /** @description The round; null where it is about none. */
            round: number | null;
            /** @description The table; null where it is about none. */
            table: number | null;
            /** @description Of the ruling, penalty, appeal or message; null where it is of none. */
            number: number | null;
            /**
             * Format: date-time
             * @description When it was given up, in UTC (RFC 3339).
             */
            at: string;
        };
        /** @description Where something happened. */
        WebhookLetterData: {
            /** @description The game's id. */
            game: string;
            /** @description A seat's number: from 0, clockwise. */
            seat: number;
            /** @description Position in the game's log, from 1. */
            version: number;
        };
        /** @description Where something happened in an event. */
        EventWebhookData: {
            /** @description The event's id. */
            event: string;
            /** @description Of the event's log. */
            version: number;
            /** @description The round; null where it is about none. */
            round: number | null;
            /** @description The table; null where it is about none. */
            table: number | null;
            /** @description Of the ruling, penalty, appeal or message; null where it is of none. */
            number: number | null;
        };
        /** @description What is to be answered. */
        WebhookChallengeData: {
            /** @description Another text for each challenge. */
            challenge: string;
        };
        /** @description Nothing: a ping has no data. */
        WebhookPingData: Record<string, unknown>;
        /** @description Who says it. */
        ChatAuthor: {
            /**
             * @description What it is that speaks.
             * @enum {string}
             */
            kind: "seat" | "organiser" | "guest" | "moderator";
            /** @description Of a seat; else null. */
            seat: number | null;
            /** @description Of a guest: tells guests of one name apart; else null. */
            guest: string | null;
            /** @description What the seat is called now, or the guest; null for the person who played the seat before its substitute, and else. */
            name: string | null;
        };
        /** @description An entry with its token. */
        EntryMade: {
            /** @description The entry's number, never used again. */
            entry: number;
            /**
             * @description `people`, who play for the standings; a `stand_in` or a `bot`, who fill tables.
             * @enum {string}
             */
            kind: "people" | "stand_in" | "bot";
            /**
             * @description Whether it takes part.
             * @enum {string}
             */
            state: "waiting" | "entered" | "withdrawn" | "disqualified";
            /** @description Whose standings it plays for. */
            section: string;
            /** @description Of its persons, as the regulations have them shown; null where none is. */
            names: (string | null)[];
            /** @description Where it is from; null where nothing was said. */
            club: string | null;
            /** @description Number in the seeding. */
            seed: number | null;
            /** @description That seeds it, in thousandths. */
            rating: number | null;
            /** @description Groups whose entries should not meet. */
            apart: number[];
            /** @description Its policy; null of people. */
            bot: string | null;
            /** @description The first round that it could be paired in. */
            joined: number;
            /** @description Rounds that it is checked in for. */
            checked_in: number[];
            /** @description Whether it is checked in for the whole event. */
            is_checked_in: boolean;
            /** @description Rounds that it asked a bye for. */
            byes: number[];
            /** @description The entry's one token for the whole event; null of a bot. */
            token: string | null;
        };
        /** @description A text, and the salt that opens its commitment. */
        SaltedText: {
            /** @description The text as it was written. */
            text: string;
            /** @description 16 bytes, hexadecimal. */
            salt: string;
        };
        /** @description A number of a draft; less is better. */
        DraftFigure: {
            /** @description What was minimised. */
            name: string;
            /** @description Whole, or a fraction as text. */
            value: number | string;
            /** @description What no draft could be below; null where none is known. */
            bound: number | string | null;
        };
        /** @description Who sits on a seat. */
        EventSeat: {
            /** @description The entry's number, never used again. */
            entry: number;
            /** @description Which of its persons, from 0. */
            member: number;
            /** @description As the regulations have it shown. */
            name: string | null;
        };
        /** @description A table of a draft. */
        DraftTable: {
            /** @description Its number, from 1. */
            table: number;
            /** @description Whose standings it counts for. */
            section: string;
            /** @description In the order of the game's seats. */
            seats: components["schemas"]["EventSeat"][];
            /** @description Tables of one board have the same deal; null for a deal of its own. */
            board: number | null;
            /** @description Tables of one match count together. */
            match: number | null;
        };
        /** @description An entry without a table. */
        Bye: {
            /** @description The entry's number, never used again. */
            entry: number;
            /**
             * @description Given by the draft, asked for, or not there.
             * @enum {string}
             */
            kind: "allocated" | "asked" | "absent";
        };
        /** @description Something that makes a draft stale. */
        DraftChange: {
            /** @description Position in the game's log, from 1. */
            version: number;
            /** @description The type of the fact. */
            type: string;
            /** @description Which it concerns, if it is about entries. */
            entries: number[];
            /** @description The round, from 1. */
            round?: number;
            /** @description The table, from 1. */
            table?: number;
        };
        /** @description The order of a lot. */
        Lot: {
            /** @description Counted from 1. */
            number: number;
            /** @description The round, from 1. */
            round: number;
            /** @description First the one that it puts first. */
            order: number[];
        };
        /** @description A seat that was played. */
        SeatLine: {
            /** @description A seat's number: from 0, clockwise. */
            seat: number;
            /** @description At the table; tied seats share it. */
            place: number;
            /** @description How many others share the place. */
            tied: number;
            /** @description Of the table. */
            size: number;
            /** @description An exact number: `3`, `-1/2`. */
            points: string;
            /** @description An exact number: `3`, `-1/2`. */
            table_points: string;
            /** @description Of the matchpoints of its board; null where nothing is compared. */
            share: string | null;
            /** @description To the other tables of its board. */
            difference: string | null;
        };
        /** @description What an entry has of the table. */
        TableLine: {
            /** @description The entry's number, never used again. */
            entry: number;
            /** @description The round, from 1. */
            round: number;
            /** @description Null for a round without one. */
            table: number | null;
            /**
             * @description Why it is so many.
             * @enum {string}
             */
            kind: "played" | "void" | "forfeit" | "award" | "allocated" | "asked" | "late" | "absent";
            /** @description An exact number: `3`, `-1/2`. */
            points: string;
            /** @description Which of its persons sat there. */
            member: number | null;
            /** @description Each as often as it had a seat. */
            opponents: number[];
            /** @description Of which the points are the mean. */
            seats: components["schemas"]["SeatLine"][];
        };
        /** @description A seat of yours. */
        OwnSeat: {
            /** @description A seat's number: from 0, clockwise. */
            seat: number;
            /** @description Which of your persons, from 0. */
            member: number;
            /** @description Of the seat; null where it was given out otherwise. */
            token: string | null;
        };
        /** @description What an entry has of a round. */
        RoundLine: {
            /** @description The round, from 1. */
            round: number;
            /** @description Null for a round without one. */
            table: number | null;
            /**
             * @description Why it is so many.
             * @enum {string}
             */
            kind: "played" | "void" | "forfeit" | "award" | "allocated" | "asked" | "late" | "absent";
            /** @description An exact number: `3`, `-1/2`. */
            points: string;
        };
        /** @description An entry's line. */
        StandingsRow: {
            /** @description Null for a disqualified entry. */
            place: number | null;
            /** @description How many others have the same place. */
            sharing: number;
            /** @description The entry's number, never used again. */
            entry: number;
            /** @description Of its persons, as the regulations have them shown; null where none is. */
            names: (string | null)[];
            /** @description An exact number: `3`, `-1/2`. */
            points: string;
            /** @description That is taken off. */
            penalty: string;
            /** @description By tie-break; null where it was not asked or says nothing. */
            ties: (string[] | null)[];
            /** @description By round and table. */
            rounds: components["schemas"]["RoundLine"][];
        };
        /** @description The standings of a section. */
        SectionStandings: {
            /** @description The section. */
            section: string;
            /** @description Best first. */
            rows: components["schemas"]["StandingsRow"][];
        };
        /** @description A place as it was confirmed. */
        ConfirmedPlace: {
            /** @description The entry's number, never used again. */
            entry: number;
            /** @description The section. */
            section: string;
            /** @description Shared places have the same number. */
            place: number;
            /** @description An exact number: `3`, `-1/2`. */
            points: string;
        };
        /** @description A seat that is asked something. */
        AwaitedSeat: {
            /** @description A seat's number: from 0, clockwise. */
            seat: number;
            /**
             * Format: date-time
             * @description When it was asked; without a clock, when something happened last.
             */
            since: string;
            /**
             * Format: date-time
             * @description Until when it may think; null where no time runs.
             */
            deadline: string | null;
        };
        /** @description Where to go on. */
        StudyLinks: {
            /** @description This. */
            self: string;
            /** @description The page that shows it. */
            page: string;
            /** @description What it belongs to. */
            replay: string;
            /** @description Where variations are added; null where the replay shows nobody's cards. */
            variations: string | null;
        };
        /** @description One seat, as the creator wants it. */
        SeatBody: {
            /**
             * @description Who it is for. The automaton's seat may be left out: it comes last by itself.
             * @enum {string}
             */
            kind: "human" | "bot" | "automaton";
            /** @description The policy of a bot, one of the ruleset's `bots`; `house` by default. */
            bot?: string;
            /** @description What the seat's holder is called: 1 to 40 readable characters in one line. */
            name?: string;
            /** @description The creator sits here at once; the answer holds the seat's token. */
            claim?: boolean;
            /** @description Anybody may sit down here without a code, from the lobby; in public games only. */
            open?: boolean;
            /** @description SHA-256 of the text of your nonce, which is 64 lower-case hexadecimal digits that you keep to yourself. */
            commit?: string;
        };
        /** @description What spectators get. */
        SpectatorsBody: {
            /** @description Seconds by which spectators see a running game late. */
            delay_s: number;
        };
        /** @description How the luck is chosen. */
        DealBody: {
            /**
             * @description `fresh` luck; `duplicate`: the luck of a group of games; `fixed`: a stated deal, unlisted games only.
             * @enum {string}
             */
            mode: "fresh" | "duplicate" | "fixed";
            /** @description The duplicate group: made by its first game, joined with that game's organiser token. */
            group?: string;
            /** @description The stated deal, in the ruleset's own terms: its `deal_schema`. */
            description?: {
                [key: string]: unknown;
            };
        };
        /** @description How the luck is made before the deal. */
        LuckBody: {
            /**
             * @description Of people: `asked` of those who bring a commitment, and dealt with what came; `required` of all, for rated tables and events: one that is missing cancels the table; or `none`. `asked` by default; `none` in a duplicate deal.
             * @enum {string}
             */
            nonces?: "asked" | "required" | "none";
            /**
             * @description Public luck that comes after the last nonce; none by default. `drand`, where the installation has a relay: the first round of its network quicknet 6 s later. None in a duplicate deal: those of an event get a round from it.
             * @enum {string|null}
             */
            public?: "drand" | null;
            /** @description Seconds to wait for the nonces. Asked: 20 by default and at most; required: 120 by default. */
            wait_s?: number;
        };
        /** @description Time for the decisions of people. */
        ClockBody: {
            /** @description Seconds for each decision: days in a game by correspondence. Decisions that are open together, or whose answers are secret, have no more. */
            decision_s: number;
            /** @description Seconds that each seat has beside, taken when a decision's are used up; 0 by default. */
            bank_s?: number;
            /** @description Seconds that an answer adds to the bank, up to `bank_s`; 0 by default. */
            increment_s?: number;
            /** @description How often in a row the clock strikes before a seat is absent; 3 by default. */
            absent_after?: number;
            /**
             * @description What follows then: its default is played at once (`default`, if nothing is said), a house bot plays until the player returns (`bot`), or for good (`forfeit`).
             * @enum {string}
             */
            on_absence?: "default" | "bot" | "forfeit";
        };
        /** @description A game as it is asked for. */
        GameBody: {
            /** @description One of GET /v1/rulesets. */
            ruleset: string;
            /** @description Table options, by the ruleset's `options_schema`; defaults for the others. */
            options?: {
                [key: string]: unknown;
            };
            /** @description In playing order. */
            seats: components["schemas"]["SeatBody"][];
            /**
             * @description Whether the lobby lists it; public by default.
             * @enum {string}
             */
            visibility?: "public" | "unlisted";
            spectators?: components["schemas"]["SpectatorsBody"];
            deal?: components["schemas"]["DealBody"];
            luck?: components["schemas"]["LuckBody"];
            /** @description None by default: the rules' own timers apply, and nobody else is hurried. */
            clock?: components["schemas"]["ClockBody"];
            /** @description Whether a seat may fork the running game from what it knows; false by default, shown to all. */
            analysis?: boolean;
            /** @description Whether seats that ask for words are told what follows from what they see; false by default, shown to all. */
            hints?: boolean;
            /** @description Whether the result counts for ratings; false by default, shown to all. For people alone. */
            rated?: boolean;
            /** @description Also make a token with full sight; every seat sees that there is one. */
            arbiter?: boolean;
            /**
             * @description Who may talk: nobody (`off`), the table (`players`), spectators too, among themselves (`all`). `players` by default, and `off` in a duplicate deal.
             * @enum {string}
             */
            chat?: "off" | "players" | "all";
            /** @description The token of an inbox, which is to hear of your seats here. */
            inbox?: string;
            /** @description The token of a player, who is to hold your seats here; a seat without a name gets the player's. */
            player?: string;
        };
        /** @description A claim of a seat. */
        ClaimBody: {
            /** @description The seat's claim code. */
            code: string;
            /** @description What you are called: 1 to 40 readable characters in one line. */
            name?: string;
            /** @description SHA-256 of the text of your nonce, which is 64 lower-case hexadecimal digits that you keep to yourself. */
            commit?: string;
            /** @description The token of an inbox, which is to hear of your seats here. */
            inbox?: string;
            /** @description The token of a player, who is to hold your seats here; a seat without a name gets the player's. */
            player?: string;
        };
        /** @description Sitting down at the next free seat. */
        JoinBody: {
            /** @description The game's invitation code, for any free seat; without it, the next open seat. */
            code?: string;
            /** @description What you are called: 1 to 40 readable characters in one line. */
            name?: string;
            /** @description SHA-256 of the text of your nonce, which is 64 lower-case hexadecimal digits that you keep to yourself. */
            commit?: string;
            /** @description The token of an inbox, which is to hear of your seats here. */
            inbox?: string;
            /** @description The token of a player, who is to hold your seats here; a seat without a name gets the player's. */
            player?: string;
        };
        /** @description Sitting down at the rematch of a game that has ended. */
        RematchBody: {
            /** @description SHA-256 of the text of your nonce, which is 64 lower-case hexadecimal digits that you keep to yourself. */
            commit?: string;
            /** @description The token of an inbox, which is to hear of your seats here. */
            inbox?: string;
            /** @description The token of a player, who is to hold your seats here; a seat without a name gets the player's. */
            player?: string;
        };
        /** @description A table that is looked for, and who looks for it. */
        SeekBody: {
            /** @description What you will be called: 1 to 40 readable characters in one line. */
            name?: string;
            /** @description SHA-256 of the text of your nonce, which is 64 lower-case hexadecimal digits that you keep to yourself. */
            commit?: string;
            /** @description The token of an inbox, which is to hear of your seats here. */
            inbox?: string;
            /** @description The token of a player, who is to hold your seats here; a seat without a name gets the player's. */
            player?: string;
            /** @description One of GET /v1/rulesets. */
            ruleset: string;
            /** @description Table options, by the ruleset's `options_schema`; defaults for the others. */
            options?: {
                [key: string]: unknown;
            };
            /** @description How many people play, you among them; an automaton comes by itself where the rules have one. */
            seats: number;
            /** @description None by default: the rules' own timers apply, and nobody else is hurried. */
            clock?: components["schemas"]["ClockBody"];
            /** @description Whether the result counts for ratings; false by default. Then everybody comes with `player`. */
            rated?: boolean;
        };
        /** @description Joining a seek. */
        SeekerBody: {
            /** @description What you will be called: 1 to 40 readable characters in one line. */
            name?: string;
            /** @description SHA-256 of the text of your nonce, which is 64 lower-case hexadecimal digits that you keep to yourself. */
            commit?: string;
            /** @description The token of an inbox, which is to hear of your seats here. */
            inbox?: string;
            /** @description The token of a player, who is to hold your seats here; a seat without a name gets the player's. */
            player?: string;
        };
        /** @description A commitment to another nonce, or to the first. */
        CommitBody: {
            /** @description SHA-256 of the text of your nonce, which is 64 lower-case hexadecimal digits that you keep to yourself. */
            commit: string;
        };
        /** @description The nonce that a seat committed to. */
        NonceBody: {
            /** @description Its text, as it was committed to. */
            nonce: string;
            /** @description The digest of `game.luck_closed` that you computed from the log; never copy it from the view. */
            digest: string;
        };
        /** @description Public luck: a round of drand. */
        PublicLuckBody: {
            /** @description The round's number: `luck.round.round` of the view. */
            round: number;
            /** @description Of the round, as drand publishes it. */
            signature: string;
        };
        /** @description An instance of one of the schemas in the view's `offers`, or `resign`, or `abort` with a `reason`. */
        Command: {
            /** @description What it does: the offer's `type`. */
            type: string;
        } & {
            [key: string]: unknown;
        };
        /** @description Who may write from now on. */
        ChatBody: {
            /**
             * @description `off`: nobody; `players`: the table; `all`: spectators too, among themselves.
             * @enum {string}
             */
            mode: "off" | "players" | "all";
        };
        /** @description A spectator who wants to talk. */
        GuestBody: {
            /** @description What you are called: 1 to 40 readable characters in one line. */
            name: string;
        };
        /** @description A message: words, or an emote. */
        MessageBody: {
            /**
             * @description `players`, the table's own talk, or `spectators`. By default the one that is yours.
             * @enum {string}
             */
            scope?: "players" | "spectators";
            /** @description 1 to 300 readable characters in one line, plain text. */
            text?: string;
            /**
             * @description One of a fixed set.
             * @enum {string}
             */
            emote?: "hello" | "good-luck" | "well-played" | "good-game" | "thank-you" | "sorry" | "one-moment" | "wow";
        };
        /** @description What a seat says of its presence. */
        PresenceBody: {
            /**
             * @description `online` while you look, `away` while you do not, `hidden` to have nothing told.
             * @enum {string}
             */
            state: "online" | "away" | "hidden";
        };
        /** @description What a report or an act is about: a message, the name at a seat, a player, a text of an event, or a study. */
        SubjectBody: {
            /**
             * @description `message` with `game`, `scope` and `number`; `name` with `game` and `seat`; `player` with `player`; `text` of an event with `event` and `place`; `study` with `study`.
             * @enum {string}
             */
            kind: "message" | "name" | "player" | "text" | "study";
            /** @description The game's id. */
            game?: string;
            /**
             * @description Of a message.
             * @enum {string}
             */
            scope?: "players" | "spectators";
            /** @description Of a message, in its scope. */
            number?: number;
            /** @description Whose name it is. */
            seat?: number;
            /** @description The player's id. */
            player?: string;
            /** @description The event's id. */
            event?: string;
            /** @description Of a text: the version of its fact and its name there, such as `12.names.0`. */
            place?: string;
            /** @description The study's id. */
            study?: string;
        } & (unknown & unknown & unknown & unknown & unknown);
        /** @description A report of something that is wrong. */
        ReportBody: {
            subject: components["schemas"]["SubjectBody"];
            /**
             * @description What is wrong with it.
             * @enum {string}
             */
            ground: "abuse" | "hate" | "threat" | "spam" | "privacy" | "cheating" | "other";
            /** @description What a moderator should know: 1 to 300 readable characters in one line. */
            note?: string;
        };
        /** @description What a moderator does. */
        ActBody: {
            /**
             * @description `hide`, `show` a name at a seat, a text of an event or a study again, `suspend` the player, `lift` that, or `dismiss` the reports.
             * @enum {string}
             */
            act: "hide" | "show" | "suspend" | "lift" | "dismiss";
            subject: components["schemas"]["SubjectBody"];
            /** @description For the log of moderation: readable characters in one line. */
            reason: string;
            /** @description When a suspension ends by itself, in UTC (RFC 3339); without it, not. */
            until?: string;
        };
        /** @description The seats of a new inbox. */
        InboxBody: {
            /**
             * @description Tokens of the seats to begin with.
             * @default []
             */
            tokens?: string[];
        };
        /** @description A seat, for an inbox. */
        SeatTokenBody: {
            /** @description The seat's token, or one that reads over its shoulder. */
            token: string;
        };
        /** @description An intervention as it is asked for. */
        InterventionBody: {
            /**
             * @description `pause` the table, or let it `resume`; `add_time`; `strike`: the usual answers are given now; `hand_to_bot` a seat, and let its player `return`; `reissue` a seat's token; `substitute` another person for a seat's. While the table waits for people: `fill_with_bot` a free seat, or `start_smaller` without the free ones.
             * @enum {string}
             */
            kind: "pause" | "resume" | "add_time" | "strike" | "hand_to_bot" | "return" | "fill_with_bot" | "start_smaller" | "reissue" | "substitute";
            /** @description Who intervenes, as everybody reads it: 1 to 40 readable characters in one line. */
            author: string;
            /** @description Why, as everybody reads it: 1 to 200 characters, one line. */
            reason: string;
            /** @description Whose seat. Absent with `add_time` and `strike`: everybody's. */
            seat?: number;
            /** @description With `pause`: when it ends by itself. At most a day ahead, or 14 days where the clock gives a day or more for a decision. */
            until?: string;
            /** @description With `pause`: it begins once the decisions that are open now are answered, instead of at once. */
            after_decisions?: boolean;
            /** @description With `add_time`: how much. */
            seconds?: number;
            /** @description With `substitute`: what the new person is called at the table. */
            name?: string;
        } & (unknown & unknown & unknown & unknown & unknown & unknown & unknown);
        /** @description Where a new webhook sends to. */
        WebhookBody: {
            /**
             * Format: uri
             * @description Where your receiver is: https, a name or a public address, and port 443 or one from 1024 on.
             */
            url: string;
        };
        /** @description The keys of a browser's subscription, as it gives them. */
        PushKeysBody: {
            /** @description The browser's public key: a point of P-256, 65 bytes in base64url. */
            p256dh: string;
            /** @description The browser's secret: 16 bytes in base64url. */
            auth: string;
        };
        /** @description A browser's push subscription, as `toJSON()` gives it, without `expirationTime`. */
        PushSubscriptionBody: {
            /**
             * Format: uri
             * @description Where the browser's push service takes messages for it.
             */
            endpoint: string;
            keys: components["schemas"]["PushKeysBody"];
        };
        /** @description Where mail goes. */
        MailBody: {
            /** @description The address. Nothing but a code is sent there before it was confirmed. */
            address: string;
            /**
             * @description The least time between two mails: 15 minutes to a day, an hour unless said.
             * @default 60
             */
            every_minutes?: number;
        };
        /** @description The code that came. */
        MailCodeBody: {
            /** @description The eight digits of the mail. */
            code: string;
        };
        /** @description A new player. */
        NewPlayerBody: {
            /** @description What the player is called, at tables too where nothing else is said: 1 to 40 readable characters in one line. */
            name: string;
        };
        /** @description A recovery code. */
        RecoveryBody: {
            /** @description As it was shown; in either case, with or without dashes. */
            recovery_code: string;
        };
        /** @description A link from another device of the player. */
        LinkBody: {
            /** @description The link, as the other device shows it. */
            link: string;
        };
        /** @description What a player allows; what is not named stays as it is. */
        ConsentsBody: {
            /** @description Whether everybody may read the player's name by the id; false at first. */
            profile?: boolean;
            /** @description Whether lists of ratings show the player, with the name; false at first. */
            ratings?: boolean;
        };
        /** @description What changes of a player; what is not named stays as it is. */
        PlayerChangesBody: {
            /** @description The new name: 1 to 40 readable characters in one line. Names at tables stay. */
            name?: string;
            consents?: components["schemas"]["ConsentsBody"];
        };
        /** @description What an authenticator answered to `navigator.credentials.get`. */
        PasskeySignInBody: {
            /** @description The passkey's id: `id`. */
            id: string;
            /** @description Whose passkey it is: `response.userHandle`. */
            user: string;
            /** @description What the browser says of the challenge and the site: `response.clientDataJSON`. */
            client_data: string;
            /** @description What the authenticator says: `response.authenticatorData`. */
            authenticator_data: string;
            /** @description Its signature: `response.signature`. */
            signature: string;
        };
        /** @description What an authenticator answered to `navigator.credentials.create`. */
        NewPasskeyBody: {
            /** @description The passkey's id: `id`. */
            id: string;
            /** @description What the browser says of the challenge and the site: `response.clientDataJSON`. */
            client_data: string;
            /** @description The new public key: `response.attestationObject`. */
            attestation: string;
        };
        /** @description What a person came back with, and what their browser kept. */
        OidcAnswerBody: {
            /** @description As it was answered where the sign-in began; kept by that browser alone. */
            flow: string;
            /** @description `state` of the address that the provider sent the person to. */
            state: string;
            /** @description `code` of that address. */
            code: string;
            /** @description `iss` of that address, where there is one (RFC 9207). */
            issuer?: string;
        };
        /** @description An identity, and a name for a player who is not there yet. */
        OidcSignInBody: {
            /** @description The identity that `POST /v1/players/oidc/identity` answered with; good for ten minutes and one use. */
            identity: string;
            /** @description What a new player is called; needed where the identity is no player's yet. */
            name?: string;
        };
        /** @description An identity, for its player. */
        IdentityBody: {
            /** @description The identity that `POST /v1/players/oidc/identity` answered with; good for ten minutes and one use. */
            identity: string;
        };
        /** @description A seat, for its player. */
        PlayerSeatBody: {
            /** @description The seat's own token. */
            token: string;
        };
        /** @description An entry of an event, for its player. */
        PlayerEntryBody: {
            /** @description The entry's own token. */
            token: string;
            /**
             * @description Which person of the entry the player is, from 0.
             * @default 0
             */
            member?: number;
        };
        /** @description How a world is drawn for a fork. */
        ResampleBody: {
            /** @description 1 to 64 printable ASCII characters; the same view and seed give the same world. */
            seed: string;
        };
        /** @description A fork as it is asked for. */
        ForkBody: {
            /** @description The version to go on from, the latest by default. A command is done whole or not at all: the fork goes on from the last version up to it at which none was half done, and the game was on. */
            at?: number;
            /** @description Viewpoint whose knowledge it starts from: your own while the game is on; `all` by default once it lies open. */
            viewpoint?: string;
            /** @description Draw a world uniformly from those that look like the viewpoint's. Always so while the game is on, with a seed of our own if you give none. */
            resample?: components["schemas"]["ResampleBody"];
            /**
             * @description `same` keeps the parent's luck to come (exact forks, their default); `fresh` is new.
             * @enum {string}
             */
            luck?: "same" | "fresh";
            /** @description As in a new game, as many as the parent has. By default you sit in the viewpoint's seat, among bots. */
            seats?: components["schemas"]["SeatBody"][];
            /**
             * @description Whether the lobby, and the parent's list of forks, show it; unlisted by default.
             * @default unlisted
             * @enum {string}
             */
            visibility?: "public" | "unlisted";
        };
        /** @description A fork of a replay as it is asked for. */
        ReplayForkBody: {
            /** @description The version of the replay to go on from: the last up to it at which no command was half done, and the game was on. */
            at: number;
            /** @description As in a new game, as many as the replay has. By default you sit in the viewpoint's seat, among bots. */
            seats?: components["schemas"]["SeatBody"][];
            /**
             * @description Whether the lobby shows it; unlisted by default.
             * @default unlisted
             * @enum {string}
             */
            visibility?: "public" | "unlisted";
        };
        /** @description A result as a ruling gives it. */
        OutcomeBody: {
            /** @description Seats, each once; empty when nobody won. */
            winners: number[];
            /** @description Why, in a word or a few: 1 to 64 characters, one line. */
            reason: string;
        };
        /** @description A ruling as it is asked for. */
        RulingBody: {
            /**
             * @description `correct` the result of a game that has ended, or `abort` one that runs.
             * @enum {string}
             */
            kind: "correct" | "abort";
            /** @description Who rules, as everybody reads it: 1 to 40 readable characters in one line. */
            author: string;
            /** @description Why, as everybody reads it: 1 to 200 characters, one line. */
            reason: string;
            /** @description With `correct`, and only with it: the outcome from now on; null when the game has none. */
            outcome?: components["schemas"]["OutcomeBody"] | null;
        };
        /** @description Where and by which clock an event is held. */
        LocationBody: {
            /**
             * @description The time zone that pages say times in, as IANA names it: `Europe/Vienna`.
             * @default UTC
             */
            zone?: string;
            /** @description An address, or the link of an event online; absent: nothing is said. It lies beside the log. */
            venue?: string;
        };
        /** @description An event as it is asked for. */
        EventBody: {
            /** @description What it is called. */
            title: string;
            /** @description One of GET /v1/rulesets. */
            ruleset: string;
            /**
             * @description Whole regulations to begin with.
             * @enum {string}
             */
            preset: "league-evening" | "swiss-of-pods" | "round-robin" | "duplicate" | "team-duplicate" | "cup";
            /** @description What is otherwise than in the preset, as it stands in `regulations` of the card: of an object the members that are named, everything else whole. */
            regulations?: {
                [key: string]: unknown;
            };
            /** @description Where and by which clock it is held; absent: UTC. */
            location?: components["schemas"]["LocationBody"];
        };
        /** @description What is to be otherwise of an event: one of `regulations`, `location`, `is_entering` and `is_cancelled`. */
        AmendmentBody: {
            /** @description What is to be otherwise of the regulations, as in a new event. */
            regulations?: {
                [key: string]: unknown;
            };
            /** @description Where and by which clock it is held, whole. */
            location?: components["schemas"]["LocationBody"];
            /** @description Whether everybody may enter. */
            is_entering?: boolean;
            /** @description true: the event ends without final standings. Needs `reason`. */
            is_cancelled?: boolean;
            /** @description Why. Needed once a round was published, and to cancel. */
            reason?: string;
            /** @description The token of the second official, where points or tie-breaks are changed once a round was published. */
            consent?: string;
        };
        /** @description A message to everybody at an event. */
        EventMessageBody: {
            /** @description What is said, as everybody reads it. */
            text: string;
        };
        /** @description Somebody who is to be an official; or one who is, and needs another token. */
        OfficialBody: {
            /**
             * @description `organiser`; `chief` arbiter; `arbiter`; `scorer`, who works at the desk and rules nothing.
             * @enum {string}
             */
            role: "organiser" | "chief" | "arbiter" | "scorer";
            /** @description Of the person. */
            name?: string;
            /** @description The entry of who plays too. */
            entry?: number;
            /** @description Of an official who gets another token; the one before opens nothing any more. */
            id?: string;
        };
        /** @description One side of the standings: a person, a pair or a team; a stand-in or a bot, which play for nothing. */
        EntryBody: {
            /** @description Of its persons, one for each. A bot has one too. */
            names: string[];
            /** @description One of the regulations'; by default the first. */
            section?: string;
            /**
             * @description `people`; officials enter a `stand_in` or a `bot` too, which fill tables.
             * @default people
             * @enum {string}
             */
            kind?: "people" | "stand_in" | "bot";
            /** @description Number in the seeding, by officials. */
            seed?: number;
            /** @description That seeds it, in thousandths. */
            rating?: number;
            /** @description Where it is from. */
            club?: string;
            /**
             * @description Numbers of groups whose entries should not meet.
             * @default []
             */
            apart?: number[];
            /** @description Of a bot: its policy, such as `house`. */
            bot?: string;
            /** @description The token of a player, who is to hold your seats here; a seat without a name gets the player's. */
            player?: string;
        };
        /** @description Entries that are made together: all, or none. */
        EntriesBody: {
            /** @description Officials make up to 500 at once; somebody else their own. */
            entries: components["schemas"]["EntryBody"][];
        };
        /** @description Another person for one of an entry's. */
        SubstituteBody: {
            /** @description In whose place, from 0. */
            member: number;
            /** @description Of the new one. */
            name: string;
            /** @description The token of a player, who is to hold your seats here; a seat without a name gets the player's. */
            player?: string;
        };
        /** @description What is to be different of an entry: stated fields; or `state`; or `substitute`. */
        EntryPatchBody: {
            /** @description As long as it has sat at no table. */
            section?: string;
            /** @description Number in the seeding; null for none. */
            seed?: number | null;
            /** @description In thousandths; null for none. */
            rating?: number | null;
            /** @description Numbers of groups whose entries should not meet. */
            apart?: number[];
            /**
             * @description `withdrawn`: not paired any more; `entered`: again, or from the waiting list when it is the first there.
             * @enum {string}
             */
            state?: "entered" | "withdrawn";
            /** @description Another person; the answer holds the entry's new token. */
            substitute?: components["schemas"]["SubstituteBody"];
            /** @description Why, with `state` or `substitute`. */
            reason?: string;
        };
        /** @description Whether an entry is there. */
        CheckInBody: {
            /**
             * @description false: it is not, after all.
             * @default true
             */
            here?: boolean;
        };
        /** @description Entries that are there. */
        CheckAllInBody: {
            /** @description Their numbers. */
            entries: number[];
        };
        /** @description A bye that an entry asks for. */
        ByeBody: {
            /** @description In which round, which is not published. */
            round: number;
            /**
             * @description false: it plays after all.
             * @default true
             */
            wanted?: boolean;
        };
        /** @description Who sits on a seat. */
        SeatedBody: {
            /** @description The entry. */
            entry: number;
            /**
             * @description Which of its persons, from 0.
             * @default 0
             */
            member?: number;
        };
        /** @description A table of a draft. */
        DraftTableBody: {
            /** @description In the order of the game's seats. */
            seats: components["schemas"]["SeatedBody"][];
            /** @description Tables of one board have the same deal. */
            board?: number;
            /** @description Tables of one match count together. */
            match?: number;
        };
        /** @description A draft that an official states. Who asked for a bye, or is not checked in, stands in it by itself. */
        DraftBody: {
            /** @description Numbered from 1, in this order. */
            tables: components["schemas"]["DraftTableBody"][];
            /**
             * @description Entries that are given a bye.
             * @default []
             */
            byes?: number[];
        };
        /** @description How a draft is published. */
        PublicationBody: {
            /** @description When clocks start, at most 60 days ahead. By default at once. */
            starts_at?: string;
            /** @description The version of the last change since the draft was made, to publish it all the same. */
            newest?: number;
        };
        /** @description Why a round is taken back. */
        WithdrawalBody: {
            /** @description Why, as everybody reads it. */
            reason?: string;
        };
        /** @description What a table counts as that still plays. */
        UnfinishedBody: {
            /** @description The table. */
            table: number;
            /**
             * @description `draw`; `by_scores` as they are now; `void`: it counts for nobody; `points` as stated.
             * @enum {string}
             */
            how: "draw" | "by_scores" | "void" | "points";
            /** @description With `points`: by seat. */
            points?: string[];
        };
        /** @description How a round is closed. */
        CloseBody: {
            /**
             * @description What each table counts as that still plays.
             * @default []
             */
            unfinished?: components["schemas"]["UnfinishedBody"][];
        };
        /** @description What was thrown in public view. */
        SpokenBody: {
            /** @description As it was said. */
            numbers: string;
        };
        /** @description Among whom the lot is drawn. */
        LotBody: {
            /** @description Entries of which somebody must go on. */
            among: number[];
        };
        /** @description A table that people make by themselves. */
        OwnTableBody: {
            /** @description Who sits there. */
            seats: components["schemas"]["SeatedBody"][];
        };
        /** @description A result as an arbiter corrects it. */
        ResultBody: {
            /** @description By seat: one more than the seats that did better. */
            places: number[];
            /** @description Seats that won, ascending; empty where nobody did. */
            winners?: number[];
            /** @description By seat, where the rules count. */
            scores?: number[];
        };
        /** @description Time that a ruling gives. */
        AddedTimeBody: {
            /** @description How much. */
            seconds: number;
            /** @description Whose; absent: everybody's. */
            seat?: number;
        };
        /** @description A ruling on a table. */
        TableRulingBody: {
            /**
             * @description `correct`: another `result`; `adjust`: `points` by seat; `forfeit`: `seats` that get nothing; `void`: it counts for nobody; `replay`: another game with another deal; `time` for a table that plays.
             * @enum {string}
             */
            kind: "correct" | "adjust" | "forfeit" | "void" | "replay" | "time";
            /** @description Why, as everybody reads it. */
            reason: string;
            /**
             * @description Of the regulations or rules; it names nobody.
             * @default
             */
            article?: string;
            /** @description Of `correct`. */
            result?: components["schemas"]["ResultBody"];
            /** @description Of `adjust`: by seat. */
            points?: string[];
            /** @description Of `forfeit`, ascending. */
            seats?: number[];
            /** @description Of `time`. */
            time?: components["schemas"]["AddedTimeBody"];
        };
        /** @description Why an arbiter looks at what lies hidden. */
        HandsBody: {
            /** @description Why, as everybody reads it. */
            reason: string;
        };
        /** @description A penalty of an entry. */
        PenaltyBody: {
            /** @description Whose. */
            entry: number;
            /**
             * @description A `warning`; `points` off its sum, never to others' favour; `disqualification`.
             * @enum {string}
             */
            kind: "warning" | "points" | "disqualification";
            /** @description Why, as everybody reads it. */
            reason: string;
            /**
             * @description As of a ruling.
             * @default
             */
            article?: string;
            /** @description Of `points`; by default what the regulations say. */
            points?: string;
            /** @description Where it was earned. */
            round?: number;
            /** @description Where it was earned. */
            table?: number;
            /** @description The number of a penalty that this one stands for. */
            replaces?: number;
        };
        /** @description What an official does at a table that is on. */
        TableClockBody: {
            /**
             * @description As an organiser's intervention at a table without an event.
             * @enum {string}
             */
            kind: "strike" | "add_time" | "pause" | "resume" | "hand_to_bot" | "return" | "substitute" | "reissue";
            /** @description Why, as everybody reads it: 1 to 200 characters, one line. */
            reason: string;
            /** @description Whose seat. */
            seat?: number;
            /** @description With `pause`: when it ends by itself. */
            until?: string;
            /** @description With `pause`: it begins once what is open now is answered. */
            after_decisions?: boolean;
            /** @description With `add_time`: how much. */
            seconds?: number;
            /** @description With `substitute`: what the new person is called at the table. */
            name?: string;
        };
        /** @description An appeal about a table, a ruling or a penalty. */
        AppealBody: {
            /** @description Of the table, or in which the ruling was made. */
            round: number;
            /** @description The table. */
            table?: number;
            /** @description The number of the ruling or penalty. */
            ruling?: number;
            /** @description What is asked for, and why. */
            text: string;
            /** @description For whom an official appeals; by default your own. */
            entry?: number;
        };
        /** @description How an appeal ends. */
        AppealDecisionBody: {
            /**
             * @description By an official who may rule; `withdrawn` by its entry.
             * @enum {string}
             */
            verdict: "upheld" | "dismissed" | "withdrawn";
            /** @description Why, as everybody reads it. Needed unless it is withdrawn. */
            reason?: string;
            /** @description What follows for the table, where it is upheld. */
            ruling?: components["schemas"]["TableRulingBody"];
            /** @description What follows for an entry, where it is upheld. */
            penalty?: components["schemas"]["PenaltyBody"];
        };
        /** @description A link to a replay as it is asked for. */
        ReplayBody: {
            /**
             * @description Viewpoint: `seat:<number>`, `public` or `all`. Your own by default.
             * @default null
             */
            viewpoint?: string | null;
            /**
             * @description The first version that is shown; 1 by default.
             * @default 1
             */
            from?: number;
            /**
             * @description The last version that is shown. `null`, the default, is the end: the version at which everything was revealed, and while the game is on whatever has happened.
             * @default null
             */
            to?: number | null;
            /**
             * @description What is given away before it is reached: `none`, its `end`, or `all`, how it went too. `none` by default.
             * @default none
             * @enum {string}
             */
            spoilers?: "none" | "end" | "all";
            /**
             * @description Whether seats are called by their names, or Player 1, Player 2; `shown` by default.
             * @default shown
             * @enum {string}
             */
            names?: "shown" | "masked";
            /**
             * Format: date-time
             * @description When the link shows nothing any more; `null`, the default, is never.
             * @default null
             */
            expires?: string | null;
        };
        /** @description A line at a version of the replay. */
        StudyNoteBody: {
            /** @description Version of the replay. */
            at: number;
            /** @description What it says: 1 to 500 readable characters in one line. */
            text: string;
        };
        /** @description A study as it is started. */
        StartStudyBody: {
            /** @description What it is called: 1 to 80 readable characters in one line. */
            title: string;
            /**
             * @description In any order; of one version in this order.
             * @default []
             */
            notes?: components["schemas"]["StudyNoteBody"][];
            /** @description The token of a player, who then finds the study in a list and may change it too. */
            player?: string;
        };
        /** @description A variation that stays. */
        KeptVariationBody: {
            /** @description The fork's id. */
            game: string;
            /**
             * @description What it tries, in one line; null for nothing.
             * @default null
             */
            text?: string | null;
        };
        /** @description A study as it is to be from now on. */
        StudyBody: {
            /** @description What it is called: 1 to 80 readable characters in one line. */
            title: string;
            /** @description In any order; of one version in this order. */
            notes: components["schemas"]["StudyNoteBody"][];
            /** @description Those of the study that stay, in this order. */
            variations: components["schemas"]["KeptVariationBody"][];
        };
        /** @description A variation as it is asked for: a fork of the study's replay. */
        VariationBody: {
            /** @description The version of the replay to go on from: the last up to it at which no command was half done, and the game was on. */
            at: number;
            /** @description As in a new game, as many as the replay has. By default you sit in the viewpoint's seat, among bots. */
            seats?: components["schemas"]["SeatBody"][];
            /**
             * @description Whether the lobby shows it; unlisted by default.
             * @default unlisted
             * @enum {string}
             */
            visibility?: "public" | "unlisted";
            /** @description What it tries: 1 to 200 readable characters in one line. */
            text?: string;
        };
        /** @description What a new, weaker token may do. */
        TokenBody: {
            /**
             * @description `seat:read` sees what the seat sees and cannot act; `spectator` sees what everybody sees.
             * @enum {string}
             */
            scope: "seat:read" | "spectator";
        };
    };
    responses: {
        /** @description `not-json`: The body is not JSON. `bad-cursor`: The cursor is not one of ours. `missing-idempotency-key`: The Idempotency-Key is missing. `weak-idempotency-key`: The Idempotency-Key can be guessed. */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `unauthorised`: A token is needed. */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `chat-off`: Nobody talks here. `suspended`: The player is suspended. `own-section`: Another official must do it. `forbidden`: This token does not allow that. `belongs-to-event`: The table belongs to an event. `webhooks-off`: There are no webhooks here. `push-off`: There are no push messages here. `mail-off`: There is no mail here. `passkeys-off`: There are no passkeys here. `oidc-off`: There is no other site to sign in through. `wrong-code`: This is not the code. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `not-found`: There is nothing here. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `not-acceptable`: Not in these media types. */
        NotAcceptable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `no-player`: Nobody has an account there. `not-in-force`: There is nothing to take back. `too-many-blocks`: As many blocks as there may be. `entries-closed`: Entries are closed. `event-full`: The event is full. `already-entered`: This person has entered. `entry-bound`: Another player has this entry. `seen-this-board`: This person has seen the board. `not-entered`: This entry does not take part. `not-withdrawn`: This entry was not withdrawn. `too-many-byes`: As many byes as there may be. `not-checked-in`: Somebody is not checked in. `pairing-illegal`: This draft cannot be played. `no-solver`: This host cannot draft by this method. `round-under-way`: Not at this step of the round. `round-unfinished`: Tables keep the round open. `round-closed`: The round is closed. `standings-final`: The standings are final. `event-cancelled`: The event was cancelled. `last-organiser`: An event has an organiser. `appeal-late`: It is too late to appeal. `already-appealed`: This entry has appealed about it. `appeal-over`: The appeal is over. `appeals-open`: Appeals are open. `lot-drawn`: The lot was drawn. `not-two-seats`: More than two sit at a table. `seat-taken`: The seat is taken. `no-open-seat`: No seat is free. `seek-filled`: The seek is filled. `not-started`: The game has not started. `not-your-decision`: Not your decision. `game-over`: The game is over. `not-over`: The game is not over. `seat-resigned`: The seat has resigned. `seat-absent`: The seat is absent. `not-absent`: The seat is not absent. `seat-free`: Nobody sits there. `not-waiting`: The table waits for nobody. `too-few-seats`: Too few for this table. `rated-table`: The table is rated. `paused`: The game is paused. `not-paused`: The game is not paused. `no-clock`: No clock runs. `not-awaited`: The table does not wait for this seat. `group-closed`: The group is closed. `inbox-full`: The inbox is full. `too-many-webhooks`: As many webhooks as there may be. `too-many-subscriptions`: As many push subscriptions as there may be. `webhook-not-active`: The webhook is not active. `too-many-open`: As much is open as there may be. `identity-bound`: Another player signs in by this account. `too-many-credentials`: As many credentials as there may be. `too-many-tokens`: As many tokens and links as there may be. `study-full`: As many variations as there may be. `too-many-rulings`: As many rulings as there may be. `too-many-interventions`: As many interventions as there may be. `replay-diverged`: The replay is not the game that was played. `rules-not-installed`: The rules of this game are not installed. `impossible-position`: No world looks like this position. `luck-closed`: The commitments are closed. `luck-not-closed`: The commitments are not closed yet. `luck-not-drawn`: Nonces are still awaited. `luck-drawn`: The luck is drawn. `other-round`: Another round is awaited. `other-history`: Another history than you name. `no-rematch`: There is no rematch. `has-forks`: Other games go on from it. `game-differs`: Another history of this game is here. `busy`: Too many at once. `player-full`: The player holds as many seats as may be. `seat-bound`: Another player holds this seat. */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `gone`: The token or the link is worth nothing any more. */
        Gone: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `draft-stale`: Something changed since this draft was made. `stale-decision`: The decision is closed. */
        PreconditionFailed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `too-large`: The body is too large. */
        RequestEntityTooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `unsupported-media-type`: Not this media type. */
        UnsupportedMediaType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `malformed`: The request does not fit the contract. `bad-record`: The record is not what it says. `audit-too-costly`: The record took too long to check. `audit-failed`: The record could not be checked. `bad-passkey`: This answer of a passkey cannot be taken. `bad-oidc`: This sign-in cannot be taken. `not-the-nonce`: This is not the nonce. `not-the-round`: This is no signature of the round. `not-offered`: This is not open to you now. `idempotency-conflict`: The key was used before. */
        UnprocessableEntity: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `missing-if-match`: Say which decision you answer. */
        PreconditionRequired: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `too-many-messages`: Too many messages in a minute. `too-soon`: It is too soon for a reminder. `too-many-codes`: Too many codes for this address. `rate-limited`: Too many requests. `import-limit`: No more imports now. */
        TooManyRequests: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `internal`: A fault of ours. */
        InternalServerError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `json-only`: Only as JSON. */
        NotImplemented: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `oidc-failed`: The other site does not answer as it should. */
        BadGateway: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `audit-busy`: Other records are being checked. `picture-busy`: Other pictures are being drawn. `unavailable`: Not now. */
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
        /** @description ETags of what you hold. */
        IfNoneMatch: string;
        /** @description A version of the rules, as on a game's card; the newest by default. */
        VersionOfGetRuleset: number;
        /** @description The ruleset's name. */
        RulesetOfGetRuleset: string;
        /** @description A key of your own, new for every new request. The same request with the same key gets the same answer, and happens once: repeat it with its key until an answer comes. The answer holds tokens, so the key is a random UUID (version 4), or has 122 random bits in another form: at least 31 hexadecimal or 21 base64url characters. Make a new one: the example is refused, since everybody knows it. */
        IdempotencyKeyOfCreateGame: string;
        /** @description `return=minimal` (RFC 7240) leaves out what a client has by other means, as by the stream: the answer says what. A request that is repeated with its key may prefer another form than the first, and gets it. */
        Prefer: string;
        /** @description Games of this ruleset only. */
        RulesetOfListGames: string;
        /** @description Games in this status only. */
        Status: "seating" | "playing" | "over" | "aborted";
        /** @description Only games with a seat that anybody may take (`open_seats` of the card). */
        Seats: "open";
        /** @description `next` of the page before. */
        CursorOfListGames: string;
        /** @description Games at most. */
        LimitOfListGames: number;
        /** @description The game's id. */
        GameId: string;
        /** @description Whether to say what the ruleset says of itself: what is asked, what lies where, what moves and why. */
        Words: boolean;
        /** @description The seat's number, from 0. */
        Seat: number;
        /** @description Seeks of this ruleset only. */
        RulesetOfListSeeks: string;
        /** @description The seek's id. */
        SeekId: string;
        /** @description Seconds to wait for news. */
        WaitOfGetSeek: number;
        /** @description A version that you may read; the present one by default. */
        AtOfGetView: number;
        /** @description Viewpoint: `seat:<number>`, `public` or `all`. Your own by default; any other once the game is over. */
        ViewpointOfGetView: string;
        /** @description A key of your own, new for every new request. The same request with the same key gets the same answer, and happens once: repeat it with its key until an answer comes. */
        IdempotencyKeyOfPostCommand: string;
        /** @description The id of the decision that is answered, in quotation marks, or `*` for the one that is open. Needed for every command but `resign` and `abort`, which answer no decision. */
        IfMatchOfPostCommand: string;
        /** @description Of server-sent events: the last id that you got, which counts before `after`. */
        LastEventID: string;
        /** @description The last version you know. */
        AfterOfGetEvents: number;
        /** @description Entries at most. */
        LimitOfGetEvents: number;
        /** @description Seconds to wait for the first entry. */
        WaitOfGetEvents: number;
        /** @description `players`, the table's own talk, or `spectators`. By default the one that is yours. */
        Scope: "players" | "spectators";
        /** @description The last number you know; without it, the last messages there are. */
        AfterOfGetMessages: number;
        /** @description Messages at most. */
        LimitOfGetMessages: number;
        /** @description Seconds to wait for the first message. */
        WaitOfGetMessages: number;
        /** @description `seat-2`, or `guest-` and a guest's id. */
        Author: string;
        /** @description Those that wait, those that are closed, or all. */
        State: "open" | "closed" | "all";
        /** @description Reports at most. */
        LimitOfListReports: number;
        /** @description Acts at most. */
        LimitOfListActs: number;
        /** @description The last `cursor` that you got. */
        AfterOfGetInbox: string;
        /** @description The webhook's id. */
        WebhookId: string;
        /** @description The subscription's id. */
        SubscriptionId: string;
        /** @description The player's id. */
        PlayerId: string;
        /** @description The credential's id, which opens nothing. */
        CredentialId: string;
        /** @description `next` of the page before. */
        CursorOfListMyGames: string;
        /** @description `next` of the page before. */
        CursorOfListMyEvents: string;
        /** @description Events at most. */
        LimitOfListMyEvents: number;
        /** @description The event's id. */
        EventId: string;
        /** @description The entry's number. */
        Entry: number;
        /** @description For how many people the tables were. */
        People: number;
        /** @description `next` of the page before. */
        CursorOfListRatings: string;
        /** @description Players at most. */
        LimitOfListRatings: number;
        /** @description The replay's id. */
        ReplayId: string;
        /** @description `next` of the page before. */
        CursorOfListArbiterReads: string;
        /** @description Reads at most. */
        LimitOfListArbiterReads: number;
        /** @description The version that you decided on, in quotation marks. Without it nothing is done that others may have decided meanwhile. */
        IfMatchOfAmendEvent: string;
        /** @description The official's id. */
        OfficialId: string;
        /** @description `next` of the page before. */
        CursorOfListEntries: string;
        /** @description The round's number, from 1. */
        Round: number;
        /** @description The table's number, from 1. */
        Table: number;
        /** @description The appeal's number, from 1. */
        Appeal: number;
        /** @description As of this version of the event's log; the newest by default. */
        AtOfGetStandings: number;
        /** @description Of one section alone. */
        SectionOfGetStandings: string;
        /** @description The last version that you have. */
        AfterOfGetEventFeed: number;
        /** @description Facts at most. */
        LimitOfGetEventFeed: number;
        /** @description Seconds to wait for the first fact. */
        WaitOfGetEventFeed: number;
        /** @description Ids of its events in their order, with commas; at most 20. */
        Events: string;
        /** @description How many results of a side count; all by default. */
        Best: number;
        /** @description Points by place, the first first, with commas: `25,18,15`; by default the percent of the field that was beaten. */
        Row: string;
        /** @description Whose places count; by default of each event the first section that has any. */
        SectionOfGetSeries: string;
        /** @description Entries that are one side: `1.3-2.7,1.4-3.1`, each by event and entry. */
        Same: string;
        /** @description From this version on; `next` of the page before. */
        From: number;
        /** @description Up to this version; the end by default. */
        To: number;
        /** @description Frames at most. */
        LimitOfGetFrames: number;
        /** @description One of the replay's `viewpoints`; by default its `viewpoint`. */
        ViewpointOfGetFrames: string;
        /** @description A version of the replay; by default when the first decision is open, or the end where `spoilers` are `all`. */
        V: number;
        /** @description `wide`, 1200 by 630, or `tall`, for narrow screens. */
        Shape: "wide" | "tall";
        /** @description The study's id. */
        StudyId: string;
        /** @description Studies at most. */
        LimitOfListMyStudies: number;
        /** @description Address of a replay's page or of a table's. */
        Url: string;
        /** @description Pixels at most. */
        Maxwidth: number;
        /** @description Pixels at most. */
        Maxheight: number;
        /** @description `xml` is refused. */
        Format: "json" | "xml";
        /** @description Nothing is tracked in any case. */
        Dnt: string;
        /** @description `next` of the page before. */
        CursorOfListTokens: string;
        /** @description Tokens and links at most. */
        LimitOfListTokens: number;
        /** @description The token's `id`, which is not the token. */
        TokenId: string;
        /** @description The code of a problem. */
        Code: "chat-off" | "suspended" | "no-player" | "not-in-force" | "too-many-blocks" | "too-many-messages" | "too-soon" | "own-section" | "entries-closed" | "event-full" | "already-entered" | "entry-bound" | "seen-this-board" | "not-entered" | "not-withdrawn" | "too-many-byes" | "not-checked-in" | "draft-stale" | "pairing-illegal" | "no-solver" | "round-under-way" | "round-unfinished" | "round-closed" | "standings-final" | "event-cancelled" | "last-organiser" | "appeal-late" | "already-appealed" | "appeal-over" | "appeals-open" | "lot-drawn" | "not-two-seats" | "not-json" | "bad-request" | "bad-cursor" | "missing-idempotency-key" | "weak-idempotency-key" | "unauthorised" | "forbidden" | "belongs-to-event" | "webhooks-off" | "push-off" | "mail-off" | "passkeys-off" | "oidc-off" | "wrong-code" | "not-found" | "method-not-allowed" | "not-acceptable" | "too-many-codes" | "timeout" | "seat-taken" | "no-open-seat" | "seek-filled" | "not-started" | "not-your-decision" | "game-over" | "not-over" | "seat-resigned" | "seat-absent" | "not-absent" | "seat-free" | "not-waiting" | "too-few-seats" | "rated-table" | "paused" | "not-paused" | "no-clock" | "not-awaited" | "group-closed" | "inbox-full" | "too-many-webhooks" | "too-many-subscriptions" | "webhook-not-active" | "too-many-open" | "identity-bound" | "too-many-credentials" | "too-many-tokens" | "study-full" | "too-many-rulings" | "too-many-interventions" | "replay-diverged" | "rules-not-installed" | "impossible-position" | "luck-closed" | "luck-not-closed" | "luck-not-drawn" | "luck-drawn" | "other-round" | "other-history" | "no-rematch" | "has-forks" | "game-differs" | "busy" | "player-full" | "seat-bound" | "gone" | "stale-decision" | "too-large" | "uri-too-long" | "unsupported-media-type" | "malformed" | "bad-record" | "audit-too-costly" | "audit-failed" | "bad-passkey" | "bad-oidc" | "not-the-nonce" | "not-the-round" | "not-offered" | "idempotency-conflict" | "missing-if-match" | "rate-limited" | "import-limit" | "headers-too-large" | "internal" | "json-only" | "oidc-failed" | "audit-busy" | "picture-busy" | "unavailable";
        /** @description A ruleset, for a contract with its types; without it they are plain objects. */
        RulesetOfGetContract: string;
        /** @description A version of the ruleset's rules; the newest by default. */
        VersionOfGetContract: number;
        /** @description Names the message: the same in every attempt, so that a repeat is known. */
        MessageId: string;
        /** @description Seconds since 1970 of this attempt. */
        MessageTimestamp: string;
        /** @description `v1,` and base64 of HMAC-SHA-256 over `webhook-id`, `webhook-timestamp` and the body, joined by dots; after a rotation two of them, with a space between. */
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
                /** @description ETags of what you hold. */
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
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
        };
    };
    getRuleset: {
        parameters: {
            query?: {
                /** @description A version of the rules, as on a game's card; the newest by default. */
                version?: components["parameters"]["VersionOfGetRuleset"];
            };
            header?: {
                /** @description ETags of what you hold. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The ruleset's name. */
                ruleset: components["parameters"]["RulesetOfGetRuleset"];
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
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
        };
    };
    listGames: {
        parameters: {
            query?: {
                /** @description Games of this ruleset only. */
                ruleset?: components["parameters"]["RulesetOfListGames"];
                /** @description Games in this status only. */
                status?: components["parameters"]["Status"];
                /** @description Only games with a seat that anybody may take (`open_seats` of the card). */
                seats?: components["parameters"]["Seats"];
                /** @description `next` of the page before. */
                cursor?: components["parameters"]["CursorOfListGames"];
                /** @description Games at most. */
                limit?: components["parameters"]["LimitOfListGames"];
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
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createGame: {
        parameters: {
            query?: never;
            header: {
                /** @description A key of your own, new for every new request. The same request with the same key gets the same answer, and happens once: repeat it with its key until an answer comes. The answer holds tokens, so the key is a random UUID (version 4), or has 122 random bits in another form: at least 31 hexadecimal or 21 base64url characters. Make a new one: the example is refused, since everybody knows it. */
                "Idempotency-Key": components["parameters"]["IdempotencyKeyOfCreateGame"];
                /** @description `return=minimal` (RFC 7240) leaves out what a client has by other means, as by the stream: the answer says what. A request that is repeated with its key may prefer another form than the first, and gets it. */
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
                    "application/json": components["schemas"]["GameMade"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            413: components["responses"]["RequestEntityTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
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
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
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
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    claimSeat: {
        parameters: {
            query?: {
                /** @description Whether to say what the ruleset says of itself: what is asked, what lies where, what moves and why. */
                words?: components["parameters"]["Words"];
            };
            header: {
                /** @description A key of your own, new for every new request. The same request with the same key gets the same answer, and happens once: repeat it with its key until an answer comes. The answer holds tokens, so the key is a random UUID (version 4), or has 122 random bits in another form: at least 31 hexadecimal or 21 base64url characters. Make a new one: the example is refused, since everybody knows it. */
                "Idempotency-Key": components["parameters"]["IdempotencyKeyOfCreateGame"];
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
                "application/json": components["schemas"]["ClaimBody"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SeatClaimed"];
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
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    joinGame: {
        parameters: {
            query?: {
                /** @description Whether to say what the ruleset says of itself: what is asked, what lies where, what moves and why. */
                words?: components["parameters"]["Words"];
            };
            header: {
                /** @description A key of your own, new for every new request. The same request with the same key gets the same answer, and happens once: repeat it with its key until an answer comes. The answer holds tokens, so the key is a random UUID (version 4), or has 122 random bits in another form: at least 31 hexadecimal or 21 base64url characters. Make a new one: the example is refused, since everybody knows it. */
                "Idempotency-Key": components["parameters"]["IdempotencyKeyOfCreateGame"];
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
                    "application/json": components["schemas"]["SeatClaimed"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["RequestEntityTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
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
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
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
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listSeeks: {
        parameters: {
            query?: {
                /** @description Seeks of this ruleset only. */
                ruleset?: components["parameters"]["RulesetOfListSeeks"];
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
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    makeSeek: {
        parameters: {
            query?: never;
            header: {
                /** @description A key of your own, new for every new request. The same request with the same key gets the same answer, and happens once: repeat it with its key until an answer comes. The answer holds tokens, so the key is a random UUID (version 4), or has 122 random bits in another form: at least 31 hexadecimal or 21 base64url characters. Make a new one: the example is refused, since everybody knows it. */
                "Idempotency-Key": components["parameters"]["IdempotencyKeyOfCreateGame"];
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
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    joinSeek: {
        parameters: {
            query?: never;
            header: {
                /** @description A key of your own, new for every new request. The same request with the same key gets the same answer, and happens once: repeat it with its key until an answer comes. The answer holds tokens, so the key is a random UUID (version 4), or has 122 random bits in another form: at least 31 hexadecimal or 21 base64url characters. Make a new one: the example is refused, since everybody knows it. */
                "Idempotency-Key": components["parameters"]["IdempotencyKeyOfCreateGame"];
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
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getSeek: {
        parameters: {
            query?: {
                /** @description Seconds to wait for news. */
                wait?: components["parameters"]["WaitOfGetSeek"];
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
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
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
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
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
                "application/json": components["schemas"]["CommitBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LuckNow"];
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
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
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
                    "application/json": components["schemas"]["LuckNow"];
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
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
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
                    "application/json": components["schemas"]["LuckNow"];
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
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getView: {
        parameters: {
            query?: {
                /** @description A version that you may read; the present one by default. */
                at?: components["parameters"]["AtOfGetView"];
                /** @description Viewpoint: `seat:<number>`, `public` or `all`. Your own by default; any other once the game is over. */
                viewpoint?: components["parameters"]["ViewpointOfGetView"];
                /** @description Whether to say what the ruleset says of itself: what is asked, what lies where, what moves and why. */
                words?: components["parameters"]["Words"];
            };
            header?: {
                /** @description ETags of what you hold. */
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
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    postCommand: {
        parameters: {
            query?: {
                /** @description Whether to say what the ruleset says of itself: what is asked, what lies where, what moves and why. */
                words?: components["parameters"]["Words"];
            };
            header: {
                /** @description A key of your own, new for every new request. The same request with the same key gets the same answer, and happens once: repeat it with its key until an answer comes. */
                "Idempotency-Key": components["parameters"]["IdempotencyKeyOfPostCommand"];
                /** @description The id of the decision that is answered, in quotation marks, or `*` for the one that is open. Needed for every command but `resign` and `abort`, which answer no decision. */
                "If-Match"?: components["parameters"]["IfMatchOfPostCommand"];
                /** @description `return=minimal` (RFC 7240) leaves out what a client has by other means, as by the stream: the answer says what. A request that is repeated with its key may prefer another form than the first, and gets it. */
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
                    "application/json": components["schemas"]["Acted"];
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
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    checkCommand: {
        parameters: {
            query?: never;
            header?: {
                /** @description The id of the decision that is answered, in quotation marks, or `*` for the one that is open. Needed for every command but `resign` and `abort`, which answer no decision. */
                "If-Match"?: components["parameters"]["IfMatchOfPostCommand"];
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
                    "application/json": components["schemas"]["Checked"];
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
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getEvents: {
        parameters: {
            query?: {
                /** @description The last version you know. */
                after?: components["parameters"]["AfterOfGetEvents"];
                /** @description Entries at most. */
                limit?: components["parameters"]["LimitOfGetEvents"];
                /** @description Seconds to wait for the first entry. */
                wait?: components["parameters"]["WaitOfGetEvents"];
                /** @description Viewpoint: `seat:<number>`, `public` or `all`. Your own by default; any other once the game is over. */
                viewpoint?: components["parameters"]["ViewpointOfGetView"];
                /** @description Whether to say what the ruleset says of itself: what is asked, what lies where, what moves and why. */
                words?: components["parameters"]["Words"];
            };
            header?: {
                /** @description Of server-sent events: the last id that you got, which counts before `after`. */
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
                    "application/json": components["schemas"]["FeedPage"];
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
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
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
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
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
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    makeGuest: {
        parameters: {
            query?: never;
            header: {
                /** @description A key of your own, new for every new request. The same request with the same key gets the same answer, and happens once: repeat it with its key until an answer comes. The answer holds tokens, so the key is a random UUID (version 4), or has 122 random bits in another form: at least 31 hexadecimal or 21 base64url characters. Make a new one: the example is refused, since everybody knows it. */
                "Idempotency-Key": components["parameters"]["IdempotencyKeyOfCreateGame"];
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
                    "application/json": components["schemas"]["GuestMade"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["RequestEntityTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getMessages: {
        parameters: {
            query?: {
                /** @description `players`, the table's own talk, or `spectators`. By default the one that is yours. */
                scope?: components["parameters"]["Scope"];
                /** @description The last number you know; without it, the last messages there are. */
                after?: components["parameters"]["AfterOfGetMessages"];
                /** @description Messages at most. */
                limit?: components["parameters"]["LimitOfGetMessages"];
                /** @description Seconds to wait for the first message. */
                wait?: components["parameters"]["WaitOfGetMessages"];
            };
            header?: {
                /** @description Of server-sent events: the last id that you got, which counts before `after`. */
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
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    postMessage: {
        parameters: {
            query?: never;
            header: {
                /** @description A key of your own, new for every new request. The same request with the same key gets the same answer, and happens once: repeat it with its key until an answer comes. */
                "Idempotency-Key": components["parameters"]["IdempotencyKeyOfPostCommand"];
            };
            path: {
                /** @description The game's id. */
                gameId: components["parameters"]["GameId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MessageBody"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatSent"];
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
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
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
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
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
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    remindSeat: {
        parameters: {
            query?: never;
            header: {
                /** @description A key of your own, new for every new request. The same request with the same key gets the same answer, and happens once: repeat it with its key until an answer comes. */
                "Idempotency-Key": components["parameters"]["IdempotencyKeyOfPostCommand"];
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
                    "application/json": components["schemas"]["Reminded"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
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
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
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
                /** @description `seat-2`, or `guest-` and a guest's id. */
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
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
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
                /** @description `seat-2`, or `guest-` and a guest's id. */
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
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    report: {
        parameters: {
            query?: never;
            header: {
                /** @description A key of your own, new for every new request. The same request with the same key gets the same answer, and happens once: repeat it with its key until an answer comes. */
                "Idempotency-Key": components["parameters"]["IdempotencyKeyOfPostCommand"];
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
                    "application/json": components["schemas"]["Reported"];
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
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listReports: {
        parameters: {
            query?: {
                /** @description Those that wait, those that are closed, or all. */
                state?: components["parameters"]["State"];
                /** @description `next` of the page before. */
                cursor?: components["parameters"]["CursorOfListGames"];
                /** @description Reports at most. */
                limit?: components["parameters"]["LimitOfListReports"];
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
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listActs: {
        parameters: {
            query?: {
                /** @description `next` of the page before. */
                cursor?: components["parameters"]["CursorOfListGames"];
                /** @description Acts at most. */
                limit?: components["parameters"]["LimitOfListActs"];
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
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    moderate: {
        parameters: {
            query?: never;
            header: {
                /** @description A key of your own, new for every new request. The same request with the same key gets the same answer, and happens once: repeat it with its key until an answer comes. */
                "Idempotency-Key": components["parameters"]["IdempotencyKeyOfPostCommand"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ActBody"];
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
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getInbox: {
        parameters: {
            query?: {
                /** @description The last `cursor` that you got. */
                after?: components["parameters"]["AfterOfGetInbox"];
                /** @description Entries at most. */
                limit?: components["parameters"]["LimitOfGetEvents"];
                /** @description Seconds to wait for the first entry. */
                wait?: components["parameters"]["WaitOfGetEvents"];
            };
            header?: {
                /** @description Of server-sent events: the last id that you got, which counts before `after`. */
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
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createInbox: {
        parameters: {
            query?: never;
            header: {
                /** @description A key of your own, new for every new request. The same request with the same key gets the same answer, and happens once: repeat it with its key until an answer comes. The answer holds tokens, so the key is a random UUID (version 4), or has 122 random bits in another form: at least 31 hexadecimal or 21 base64url characters. Make a new one: the example is refused, since everybody knows it. */
                "Idempotency-Key": components["parameters"]["IdempotencyKeyOfCreateGame"];
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
                    "application/json": components["schemas"]["InboxMade"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            410: components["responses"]["Gone"];
            413: components["responses"]["RequestEntityTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
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
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
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
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
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
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    makeIntervention: {
        parameters: {
            query?: never;
            header: {
                /** @description A key of your own, new for every new request. The same request with the same key gets the same answer, and happens once: repeat it with its key until an answer comes. The answer holds tokens, so the key is a random UUID (version 4), or has 122 random bits in another form: at least 31 hexadecimal or 21 base64url characters. Make a new one: the example is refused, since everybody knows it. */
                "Idempotency-Key": components["parameters"]["IdempotencyKeyOfCreateGame"];
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
                    "application/json": components["schemas"]["Intervened"];
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
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
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
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createWebhook: {
        parameters: {
            query?: never;
            header: {
                /** @description A key of your own, new for every new request. The same request with the same key gets the same answer, and happens once: repeat it with its key until an answer comes. The answer holds tokens, so the key is a random UUID (version 4), or has 122 random bits in another form: at least 31 hexadecimal or 21 base64url characters. Make a new one: the example is refused, since everybody knows it. */
                "Idempotency-Key": components["parameters"]["IdempotencyKeyOfCreateGame"];
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
                    "application/json": components["schemas"]["WebhookMade"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            413: components["responses"]["RequestEntityTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
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
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
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
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    rotateWebhookSecret: {
        parameters: {
            query?: never;
            header: {
                /** @description A key of your own, new for every new request. The same request with the same key gets the same answer, and happens once: repeat it with its key until an answer comes. The answer holds tokens, so the key is a random UUID (version 4), or has 122 random bits in another form: at least 31 hexadecimal or 21 base64url characters. Make a new one: the example is refused, since everybody knows it. */
                "Idempotency-Key": components["parameters"]["IdempotencyKeyOfCreateGame"];
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
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    pingWebhook: {
        parameters: {
            query?: never;
            header: {
                /** @description A key of your own, new for every new request. The same request with the same key gets the same answer, and happens once: repeat it with its key until an answer comes. */
                "Idempotency-Key": components["parameters"]["IdempotencyKeyOfPostCommand"];
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
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    enableWebhook: {
        parameters: {
            query?: never;
            header: {
                /** @description A key of your own, new for every new request. The same request with the same key gets the same answer, and happens once: repeat it with its key until an answer comes. */
                "Idempotency-Key": components["parameters"]["IdempotencyKeyOfPostCommand"];
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
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
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
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
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
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
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
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
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
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
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
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
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
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
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
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
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
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    confirmMailAddress: {
        parameters: {
            query?: never;
            header: {
                /** @description A key of your own, new for every new request. The same request with the same key gets the same answer, and happens once: repeat it with its key until an answer comes. */
                "Idempotency-Key": components["parameters"]["IdempotencyKeyOfPostCommand"];
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
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    registerPlayer: {
        parameters: {
            query?: never;
            header: {
                /** @description A key of your own, new for every new request. The same request with the same key gets the same answer, and happens once: repeat it with its key until an answer comes. The answer holds tokens, so the key is a random UUID (version 4), or has 122 random bits in another form: at least 31 hexadecimal or 21 base64url characters. Make a new one: the example is refused, since everybody knows it. */
                "Idempotency-Key": components["parameters"]["IdempotencyKeyOfCreateGame"];
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
                    "application/json": components["schemas"]["PlayerMade"];
                };
            };
            400: components["responses"]["BadRequest"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            413: components["responses"]["RequestEntityTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    recoverPlayer: {
        parameters: {
            query?: never;
            header: {
                /** @description A key of your own, new for every new request. The same request with the same key gets the same answer, and happens once: repeat it with its key until an answer comes. The answer holds tokens, so the key is a random UUID (version 4), or has 122 random bits in another form: at least 31 hexadecimal or 21 base64url characters. Make a new one: the example is refused, since everybody knows it. */
                "Idempotency-Key": components["parameters"]["IdempotencyKeyOfCreateGame"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RecoveryBody"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlayerMade"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            413: components["responses"]["RequestEntityTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    redeemPlayerLink: {
        parameters: {
            query?: never;
            header: {
                /** @description A key of your own, new for every new request. The same request with the same key gets the same answer, and happens once: repeat it with its key until an answer comes. The answer holds tokens, so the key is a random UUID (version 4), or has 122 random bits in another form: at least 31 hexadecimal or 21 base64url characters. Make a new one: the example is refused, since everybody knows it. */
                "Idempotency-Key": components["parameters"]["IdempotencyKeyOfCreateGame"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LinkBody"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlayerSignedIn"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            413: components["responses"]["RequestEntityTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
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
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
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
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
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
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
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
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
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
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
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
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    renewRecoveryCode: {
        parameters: {
            query?: never;
            header: {
                /** @description A key of your own, new for every new request. The same request with the same key gets the same answer, and happens once: repeat it with its key until an answer comes. The answer holds tokens, so the key is a random UUID (version 4), or has 122 random bits in another form: at least 31 hexadecimal or 21 base64url characters. Make a new one: the example is refused, since everybody knows it. */
                "Idempotency-Key": components["parameters"]["IdempotencyKeyOfCreateGame"];
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
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    makePlayerLink: {
        parameters: {
            query?: never;
            header: {
                /** @description A key of your own, new for every new request. The same request with the same key gets the same answer, and happens once: repeat it with its key until an answer comes. The answer holds tokens, so the key is a random UUID (version 4), or has 122 random bits in another form: at least 31 hexadecimal or 21 base64url characters. Make a new one: the example is refused, since everybody knows it. */
                "Idempotency-Key": components["parameters"]["IdempotencyKeyOfCreateGame"];
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
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
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
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    signInByPasskey: {
        parameters: {
            query?: never;
            header: {
                /** @description A key of your own, new for every new request. The same request with the same key gets the same answer, and happens once: repeat it with its key until an answer comes. The answer holds tokens, so the key is a random UUID (version 4), or has 122 random bits in another form: at least 31 hexadecimal or 21 base64url characters. Make a new one: the example is refused, since everybody knows it. */
                "Idempotency-Key": components["parameters"]["IdempotencyKeyOfCreateGame"];
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
                    "application/json": components["schemas"]["PlayerSignedIn"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            413: components["responses"]["RequestEntityTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
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
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    addPasskey: {
        parameters: {
            query?: never;
            header: {
                /** @description A key of your own, new for every new request. The same request with the same key gets the same answer, and happens once: repeat it with its key until an answer comes. The answer holds tokens, so the key is a random UUID (version 4), or has 122 random bits in another form: at least 31 hexadecimal or 21 base64url characters. Make a new one: the example is refused, since everybody knows it. */
                "Idempotency-Key": components["parameters"]["IdempotencyKeyOfCreateGame"];
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
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
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
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    findOidcIdentity: {
        parameters: {
            query?: never;
            header: {
                /** @description A key of your own, new for every new request. The same request with the same key gets the same answer, and happens once: repeat it with its key until an answer comes. The answer holds tokens, so the key is a random UUID (version 4), or has 122 random bits in another form: at least 31 hexadecimal or 21 base64url characters. Make a new one: the example is refused, since everybody knows it. */
                "Idempotency-Key": components["parameters"]["IdempotencyKeyOfCreateGame"];
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
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    signInByOidc: {
        parameters: {
            query?: never;
            header: {
                /** @description A key of your own, new for every new request. The same request with the same key gets the same answer, and happens once: repeat it with its key until an answer comes. The answer holds tokens, so the key is a random UUID (version 4), or has 122 random bits in another form: at least 31 hexadecimal or 21 base64url characters. Make a new one: the example is refused, since everybody knows it. */
                "Idempotency-Key": components["parameters"]["IdempotencyKeyOfCreateGame"];
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
                    "application/json": components["schemas"]["PlayerSignedIn"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            413: components["responses"]["RequestEntityTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    addIdentity: {
        parameters: {
            query?: never;
            header: {
                /** @description A key of your own, new for every new request. The same request with the same key gets the same answer, and happens once: repeat it with its key until an answer comes. The answer holds tokens, so the key is a random UUID (version 4), or has 122 random bits in another form: at least 31 hexadecimal or 21 base64url characters. Make a new one: the example is refused, since everybody knows it. */
                "Idempotency-Key": components["parameters"]["IdempotencyKeyOfCreateGame"];
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
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listMyGames: {
        parameters: {
            query?: {
                /** @description `next` of the page before. */
                cursor?: components["parameters"]["CursorOfListMyGames"];
                /** @description Games at most. */
                limit?: components["parameters"]["LimitOfListGames"];
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
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
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
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    reissueSeat: {
        parameters: {
            query?: never;
            header: {
                /** @description A key of your own, new for every new request. The same request with the same key gets the same answer, and happens once: repeat it with its key until an answer comes. The answer holds tokens, so the key is a random UUID (version 4), or has 122 random bits in another form: at least 31 hexadecimal or 21 base64url characters. Make a new one: the example is refused, since everybody knows it. */
                "Idempotency-Key": components["parameters"]["IdempotencyKeyOfCreateGame"];
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
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listMyEvents: {
        parameters: {
            query?: {
                /** @description `next` of the page before. */
                cursor?: components["parameters"]["CursorOfListMyEvents"];
                /** @description Events at most. */
                limit?: components["parameters"]["LimitOfListMyEvents"];
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
                    "application/json": components["schemas"]["MyEventPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    bindEntry: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The event's id. */
                eventId: components["parameters"]["EventId"];
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
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
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
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listRatings: {
        parameters: {
            query: {
                /** @description For how many people the tables were. */
                people: components["parameters"]["People"];
                /** @description `next` of the page before. */
                cursor?: components["parameters"]["CursorOfListRatings"];
                /** @description Players at most. */
                limit?: components["parameters"]["LimitOfListRatings"];
            };
            header?: never;
            path: {
                /** @description The ruleset's name. */
                ruleset: components["parameters"]["RulesetOfGetRuleset"];
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
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getRecord: {
        parameters: {
            query?: {
                /** @description Viewpoint: `seat:<number>`, `public` or `all`. Your own by default; any other once the game is over. */
                viewpoint?: components["parameters"]["ViewpointOfGetView"];
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
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    importRecord: {
        parameters: {
            query?: never;
            header: {
                /** @description A key of your own, new for every new request. The same request with the same key gets the same answer, and happens once: repeat it with its key until an answer comes. The answer holds tokens, so the key is a random UUID (version 4), or has 122 random bits in another form: at least 31 hexadecimal or 21 base64url characters. Make a new one: the example is refused, since everybody knows it. */
                "Idempotency-Key": components["parameters"]["IdempotencyKeyOfCreateGame"];
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
                    "application/json": components["schemas"]["Imported"];
                };
            };
            400: components["responses"]["BadRequest"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["RequestEntityTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listForks: {
        parameters: {
            query?: {
                /** @description `next` of the page before. */
                cursor?: components["parameters"]["CursorOfListGames"];
                /** @description Games at most. */
                limit?: components["parameters"]["LimitOfListGames"];
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
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    forkGame: {
        parameters: {
            query?: never;
            header: {
                /** @description A key of your own, new for every new request. The same request with the same key gets the same answer, and happens once: repeat it with its key until an answer comes. The answer holds tokens, so the key is a random UUID (version 4), or has 122 random bits in another form: at least 31 hexadecimal or 21 base64url characters. Make a new one: the example is refused, since everybody knows it. */
                "Idempotency-Key": components["parameters"]["IdempotencyKeyOfCreateGame"];
                /** @description `return=minimal` (RFC 7240) leaves out what a client has by other means, as by the stream: the answer says what. A request that is repeated with its key may prefer another form than the first, and gets it. */
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
                    "application/json": components["schemas"]["GameMade"];
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
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    forkReplay: {
        parameters: {
            query?: never;
            header: {
                /** @description A key of your own, new for every new request. The same request with the same key gets the same answer, and happens once: repeat it with its key until an answer comes. The answer holds tokens, so the key is a random UUID (version 4), or has 122 random bits in another form: at least 31 hexadecimal or 21 base64url characters. Make a new one: the example is refused, since everybody knows it. */
                "Idempotency-Key": components["parameters"]["IdempotencyKeyOfCreateGame"];
                /** @description `return=minimal` (RFC 7240) leaves out what a client has by other means, as by the stream: the answer says what. A request that is repeated with its key may prefer another form than the first, and gets it. */
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
                    "application/json": components["schemas"]["GameMade"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            413: components["responses"]["RequestEntityTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getCheckpoint: {
        parameters: {
            query?: {
                /** @description A version that you may read; the present one by default. */
                at?: components["parameters"]["AtOfGetView"];
            };
            header?: {
                /** @description ETags of what you hold. */
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
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
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
                    "application/json": components["schemas"]["KeyPage"];
                };
            };
            406: components["responses"]["NotAcceptable"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getEvidence: {
        parameters: {
            query?: {
                /** @description A version that you may read; the present one by default. */
                at?: components["parameters"]["AtOfGetView"];
                /** @description Viewpoint: `seat:<number>`, `public` or `all`. Your own by default; any other once the game is over. */
                viewpoint?: components["parameters"]["ViewpointOfGetView"];
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
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listArbiterReads: {
        parameters: {
            query?: {
                /** @description `next` of the page before. */
                cursor?: components["parameters"]["CursorOfListArbiterReads"];
                /** @description Reads at most. */
                limit?: components["parameters"]["LimitOfListArbiterReads"];
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
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
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
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    makeRuling: {
        parameters: {
            query?: never;
            header: {
                /** @description A key of your own, new for every new request. The same request with the same key gets the same answer, and happens once: repeat it with its key until an answer comes. */
                "Idempotency-Key": components["parameters"]["IdempotencyKeyOfPostCommand"];
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
                    "application/json": components["schemas"]["Ruled"];
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
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listEvents: {
        parameters: {
            query?: {
                /** @description `next` of the page before. */
                cursor?: components["parameters"]["CursorOfListMyEvents"];
                /** @description Events at most. */
                limit?: components["parameters"]["LimitOfListMyEvents"];
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
                    "application/json": components["schemas"]["EventPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            406: components["responses"]["NotAcceptable"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createEvent: {
        parameters: {
            query?: never;
            header: {
                /** @description A key of your own, new for every new request. The same request with the same key gets the same answer, and happens once: repeat it with its key until an answer comes. The answer holds tokens, so the key is a random UUID (version 4), or has 122 random bits in another form: at least 31 hexadecimal or 21 base64url characters. Make a new one: the example is refused, since everybody knows it. */
                "Idempotency-Key": components["parameters"]["IdempotencyKeyOfCreateGame"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EventBody"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventMade"];
                };
            };
            400: components["responses"]["BadRequest"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["RequestEntityTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getEvent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The event's id. */
                eventId: components["parameters"]["EventId"];
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
                    "application/json": components["schemas"]["Event"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    amendEvent: {
        parameters: {
            query?: never;
            header: {
                /** @description A key of your own, new for every new request. The same request with the same key gets the same answer, and happens once: repeat it with its key until an answer comes. */
                "Idempotency-Key": components["parameters"]["IdempotencyKeyOfPostCommand"];
                /** @description The version that you decided on, in quotation marks. Without it nothing is done that others may have decided meanwhile. */
                "If-Match"?: components["parameters"]["IfMatchOfAmendEvent"];
            };
            path: {
                /** @description The event's id. */
                eventId: components["parameters"]["EventId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AmendmentBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventChanged"];
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
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    announce: {
        parameters: {
            query?: never;
            header: {
                /** @description A key of your own, new for every new request. The same request with the same key gets the same answer, and happens once: repeat it with its key until an answer comes. */
                "Idempotency-Key": components["parameters"]["IdempotencyKeyOfPostCommand"];
            };
            path: {
                /** @description The event's id. */
                eventId: components["parameters"]["EventId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EventMessageBody"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageSent"];
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
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    confirmStandings: {
        parameters: {
            query?: never;
            header: {
                /** @description A key of your own, new for every new request. The same request with the same key gets the same answer, and happens once: repeat it with its key until an answer comes. */
                "Idempotency-Key": components["parameters"]["IdempotencyKeyOfPostCommand"];
                /** @description The version that you decided on, in quotation marks. Without it nothing is done that others may have decided meanwhile. */
                "If-Match"?: components["parameters"]["IfMatchOfAmendEvent"];
            };
            path: {
                /** @description The event's id. */
                eventId: components["parameters"]["EventId"];
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
                    "application/json": components["schemas"]["EventChanged"];
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
            422: components["responses"]["UnprocessableEntity"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    grantOfficial: {
        parameters: {
            query?: never;
            header: {
                /** @description A key of your own, new for every new request. The same request with the same key gets the same answer, and happens once: repeat it with its key until an answer comes. The answer holds tokens, so the key is a random UUID (version 4), or has 122 random bits in another form: at least 31 hexadecimal or 21 base64url characters. Make a new one: the example is refused, since everybody knows it. */
                "Idempotency-Key": components["parameters"]["IdempotencyKeyOfCreateGame"];
            };
            path: {
                /** @description The event's id. */
                eventId: components["parameters"]["EventId"];
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
                    "application/json": components["schemas"]["OfficialGranted"];
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
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    revokeOfficial: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The event's id. */
                eventId: components["parameters"]["EventId"];
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
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listEntries: {
        parameters: {
            query?: {
                /** @description `next` of the page before. */
                cursor?: components["parameters"]["CursorOfListEntries"];
                /** @description Entries at most. */
                limit?: components["parameters"]["LimitOfGetEvents"];
            };
            header?: never;
            path: {
                /** @description The event's id. */
                eventId: components["parameters"]["EventId"];
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
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    makeEntries: {
        parameters: {
            query?: never;
            header: {
                /** @description A key of your own, new for every new request. The same request with the same key gets the same answer, and happens once: repeat it with its key until an answer comes. The answer holds tokens, so the key is a random UUID (version 4), or has 122 random bits in another form: at least 31 hexadecimal or 21 base64url characters. Make a new one: the example is refused, since everybody knows it. */
                "Idempotency-Key": components["parameters"]["IdempotencyKeyOfCreateGame"];
            };
            path: {
                /** @description The event's id. */
                eventId: components["parameters"]["EventId"];
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
                    "application/json": components["schemas"]["EntriesMade"];
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
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    changeEntry: {
        parameters: {
            query?: never;
            header: {
                /** @description A key of your own, new for every new request. The same request with the same key gets the same answer, and happens once: repeat it with its key until an answer comes. The answer holds tokens, so the key is a random UUID (version 4), or has 122 random bits in another form: at least 31 hexadecimal or 21 base64url characters. Make a new one: the example is refused, since everybody knows it. */
                "Idempotency-Key": components["parameters"]["IdempotencyKeyOfCreateGame"];
            };
            path: {
                /** @description The event's id. */
                eventId: components["parameters"]["EventId"];
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
                    "application/json": components["schemas"]["EntryChanged"];
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
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    checkIn: {
        parameters: {
            query?: never;
            header: {
                /** @description A key of your own, new for every new request. The same request with the same key gets the same answer, and happens once: repeat it with its key until an answer comes. */
                "Idempotency-Key": components["parameters"]["IdempotencyKeyOfPostCommand"];
            };
            path: {
                /** @description The event's id. */
                eventId: components["parameters"]["EventId"];
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
                    "application/json": components["schemas"]["EntryChanged"];
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
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    checkAllIn: {
        parameters: {
            query?: never;
            header: {
                /** @description A key of your own, new for every new request. The same request with the same key gets the same answer, and happens once: repeat it with its key until an answer comes. */
                "Idempotency-Key": components["parameters"]["IdempotencyKeyOfPostCommand"];
            };
            path: {
                /** @description The event's id. */
                eventId: components["parameters"]["EventId"];
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
                    "application/json": components["schemas"]["EntriesHere"];
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
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    askBye: {
        parameters: {
            query?: never;
            header: {
                /** @description A key of your own, new for every new request. The same request with the same key gets the same answer, and happens once: repeat it with its key until an answer comes. */
                "Idempotency-Key": components["parameters"]["IdempotencyKeyOfPostCommand"];
            };
            path: {
                /** @description The event's id. */
                eventId: components["parameters"]["EventId"];
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
                    "application/json": components["schemas"]["EntryChanged"];
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
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    renewLink: {
        parameters: {
            query?: never;
            header: {
                /** @description A key of your own, new for every new request. The same request with the same key gets the same answer, and happens once: repeat it with its key until an answer comes. The answer holds tokens, so the key is a random UUID (version 4), or has 122 random bits in another form: at least 31 hexadecimal or 21 base64url characters. Make a new one: the example is refused, since everybody knows it. */
                "Idempotency-Key": components["parameters"]["IdempotencyKeyOfCreateGame"];
            };
            path: {
                /** @description The event's id. */
                eventId: components["parameters"]["EventId"];
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
                    "application/json": components["schemas"]["EntryChanged"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getDraft: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The event's id. */
                eventId: components["parameters"]["EventId"];
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
                    "application/json": components["schemas"]["DraftMade"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    stateDraft: {
        parameters: {
            query?: never;
            header: {
                /** @description A key of your own, new for every new request. The same request with the same key gets the same answer, and happens once: repeat it with its key until an answer comes. */
                "Idempotency-Key": components["parameters"]["IdempotencyKeyOfPostCommand"];
                /** @description The version that you decided on, in quotation marks. Without it nothing is done that others may have decided meanwhile. */
                "If-Match"?: components["parameters"]["IfMatchOfAmendEvent"];
            };
            path: {
                /** @description The event's id. */
                eventId: components["parameters"]["EventId"];
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
                    "application/json": components["schemas"]["DraftMade"];
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
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    makeDraft: {
        parameters: {
            query?: never;
            header: {
                /** @description A key of your own, new for every new request. The same request with the same key gets the same answer, and happens once: repeat it with its key until an answer comes. */
                "Idempotency-Key": components["parameters"]["IdempotencyKeyOfPostCommand"];
            };
            path: {
                /** @description The event's id. */
                eventId: components["parameters"]["EventId"];
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
                    "application/json": components["schemas"]["DraftMade"];
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
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    publishRound: {
        parameters: {
            query?: never;
            header: {
                /** @description A key of your own, new for every new request. The same request with the same key gets the same answer, and happens once: repeat it with its key until an answer comes. */
                "Idempotency-Key": components["parameters"]["IdempotencyKeyOfPostCommand"];
                /** @description The version that you decided on, in quotation marks. Without it nothing is done that others may have decided meanwhile. */
                "If-Match"?: components["parameters"]["IfMatchOfAmendEvent"];
            };
            path: {
                /** @description The event's id. */
                eventId: components["parameters"]["EventId"];
                /** @description The round's number, from 1. */
                round: components["parameters"]["Round"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PublicationBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RoundAnswer"];
                };
            };
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RoundAnswer"];
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
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    withdrawRound: {
        parameters: {
            query?: never;
            header: {
                /** @description A key of your own, new for every new request. The same request with the same key gets the same answer, and happens once: repeat it with its key until an answer comes. */
                "Idempotency-Key": components["parameters"]["IdempotencyKeyOfPostCommand"];
                /** @description The version that you decided on, in quotation marks. Without it nothing is done that others may have decided meanwhile. */
                "If-Match"?: components["parameters"]["IfMatchOfAmendEvent"];
            };
            path: {
                /** @description The event's id. */
                eventId: components["parameters"]["EventId"];
                /** @description The round's number, from 1. */
                round: components["parameters"]["Round"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WithdrawalBody"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RoundWithdrawn"];
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
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    closeRound: {
        parameters: {
            query?: never;
            header: {
                /** @description A key of your own, new for every new request. The same request with the same key gets the same answer, and happens once: repeat it with its key until an answer comes. */
                "Idempotency-Key": components["parameters"]["IdempotencyKeyOfPostCommand"];
                /** @description The version that you decided on, in quotation marks. Without it nothing is done that others may have decided meanwhile. */
                "If-Match"?: components["parameters"]["IfMatchOfAmendEvent"];
            };
            path: {
                /** @description The event's id. */
                eventId: components["parameters"]["EventId"];
                /** @description The round's number, from 1. */
                round: components["parameters"]["Round"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CloseBody"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RoundAnswer"];
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
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    speakLuck: {
        parameters: {
            query?: never;
            header: {
                /** @description A key of your own, new for every new request. The same request with the same key gets the same answer, and happens once: repeat it with its key until an answer comes. */
                "Idempotency-Key": components["parameters"]["IdempotencyKeyOfPostCommand"];
            };
            path: {
                /** @description The event's id. */
                eventId: components["parameters"]["EventId"];
                /** @description The round's number, from 1. */
                round: components["parameters"]["Round"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SpokenBody"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RoundAnswer"];
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
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    drawLot: {
        parameters: {
            query?: never;
            header: {
                /** @description A key of your own, new for every new request. The same request with the same key gets the same answer, and happens once: repeat it with its key until an answer comes. */
                "Idempotency-Key": components["parameters"]["IdempotencyKeyOfPostCommand"];
            };
            path: {
                /** @description The event's id. */
                eventId: components["parameters"]["EventId"];
                /** @description The round's number, from 1. */
                round: components["parameters"]["Round"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LotBody"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LotDrawn"];
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
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getRound: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The event's id. */
                eventId: components["parameters"]["EventId"];
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
                    "application/json": components["schemas"]["RoundAnswer"];
                    "text/csv": string;
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getProgress: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The event's id. */
                eventId: components["parameters"]["EventId"];
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
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    addTable: {
        parameters: {
            query?: never;
            header: {
                /** @description A key of your own, new for every new request. The same request with the same key gets the same answer, and happens once: repeat it with its key until an answer comes. */
                "Idempotency-Key": components["parameters"]["IdempotencyKeyOfPostCommand"];
            };
            path: {
                /** @description The event's id. */
                eventId: components["parameters"]["EventId"];
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
                    "application/json": components["schemas"]["RoundAnswer"];
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
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getTable: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The event's id. */
                eventId: components["parameters"]["EventId"];
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
                    "application/json": components["schemas"]["TableAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    ruleOnTable: {
        parameters: {
            query?: never;
            header: {
                /** @description A key of your own, new for every new request. The same request with the same key gets the same answer, and happens once: repeat it with its key until an answer comes. */
                "Idempotency-Key": components["parameters"]["IdempotencyKeyOfPostCommand"];
                /** @description The version that you decided on, in quotation marks. Without it nothing is done that others may have decided meanwhile. */
                "If-Match"?: components["parameters"]["IfMatchOfAmendEvent"];
            };
            path: {
                /** @description The event's id. */
                eventId: components["parameters"]["EventId"];
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
                    "application/json": components["schemas"]["RulingMade"];
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
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    readHands: {
        parameters: {
            query?: never;
            header: {
                /** @description A key of your own, new for every new request. The same request with the same key gets the same answer, and happens once: repeat it with its key until an answer comes. */
                "Idempotency-Key": components["parameters"]["IdempotencyKeyOfPostCommand"];
            };
            path: {
                /** @description The event's id. */
                eventId: components["parameters"]["EventId"];
                /** @description The round's number, from 1. */
                round: components["parameters"]["Round"];
                /** @description The table's number, from 1. */
                table: components["parameters"]["Table"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HandsBody"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HandsRead"];
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
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    penalise: {
        parameters: {
            query?: never;
            header: {
                /** @description A key of your own, new for every new request. The same request with the same key gets the same answer, and happens once: repeat it with its key until an answer comes. */
                "Idempotency-Key": components["parameters"]["IdempotencyKeyOfPostCommand"];
            };
            path: {
                /** @description The event's id. */
                eventId: components["parameters"]["EventId"];
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
                    "application/json": components["schemas"]["RulingMade"];
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
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    actOnClock: {
        parameters: {
            query?: never;
            header: {
                /** @description A key of your own, new for every new request. The same request with the same key gets the same answer, and happens once: repeat it with its key until an answer comes. The answer holds tokens, so the key is a random UUID (version 4), or has 122 random bits in another form: at least 31 hexadecimal or 21 base64url characters. Make a new one: the example is refused, since everybody knows it. */
                "Idempotency-Key": components["parameters"]["IdempotencyKeyOfCreateGame"];
            };
            path: {
                /** @description The event's id. */
                eventId: components["parameters"]["EventId"];
                /** @description The round's number, from 1. */
                round: components["parameters"]["Round"];
                /** @description The table's number, from 1. */
                table: components["parameters"]["Table"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TableClockBody"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClockActed"];
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
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listDecisions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The event's id. */
                eventId: components["parameters"]["EventId"];
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
                    "application/json": components["schemas"]["EventDecisions"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    makeAppeal: {
        parameters: {
            query?: never;
            header: {
                /** @description A key of your own, new for every new request. The same request with the same key gets the same answer, and happens once: repeat it with its key until an answer comes. */
                "Idempotency-Key": components["parameters"]["IdempotencyKeyOfPostCommand"];
            };
            path: {
                /** @description The event's id. */
                eventId: components["parameters"]["EventId"];
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
                    "application/json": components["schemas"]["AppealAnswer"];
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
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    decideAppeal: {
        parameters: {
            query?: never;
            header: {
                /** @description A key of your own, new for every new request. The same request with the same key gets the same answer, and happens once: repeat it with its key until an answer comes. */
                "Idempotency-Key": components["parameters"]["IdempotencyKeyOfPostCommand"];
                /** @description The version that you decided on, in quotation marks. Without it nothing is done that others may have decided meanwhile. */
                "If-Match"?: components["parameters"]["IfMatchOfAmendEvent"];
            };
            path: {
                /** @description The event's id. */
                eventId: components["parameters"]["EventId"];
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
                    "application/json": components["schemas"]["AppealAnswer"];
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
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getStandings: {
        parameters: {
            query?: {
                /** @description As of this version of the event's log; the newest by default. */
                at?: components["parameters"]["AtOfGetStandings"];
                /** @description Of one section alone. */
                section?: components["parameters"]["SectionOfGetStandings"];
            };
            header?: never;
            path: {
                /** @description The event's id. */
                eventId: components["parameters"]["EventId"];
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
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getEventFeed: {
        parameters: {
            query?: {
                /** @description The last version that you have. */
                after?: components["parameters"]["AfterOfGetEventFeed"];
                /** @description Facts at most. */
                limit?: components["parameters"]["LimitOfGetEventFeed"];
                /** @description Seconds to wait for the first fact. */
                wait?: components["parameters"]["WaitOfGetEventFeed"];
            };
            header?: {
                /** @description Of server-sent events: the last id that you got, which counts before `after`. */
                "Last-Event-ID"?: components["parameters"]["LastEventID"];
            };
            path: {
                /** @description The event's id. */
                eventId: components["parameters"]["EventId"];
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
                    "application/json": components["schemas"]["FactPage"];
                    "application/x-ndjson": string;
                    "text/event-stream": string;
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getEventCheckpoint: {
        parameters: {
            query?: never;
            header?: {
                /** @description ETags of what you hold. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The event's id. */
                eventId: components["parameters"]["EventId"];
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
                    "application/json": components["schemas"]["EventCheckpoint"];
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
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getEventRecord: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The event's id. */
                eventId: components["parameters"]["EventId"];
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
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getTrf: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The event's id. */
                eventId: components["parameters"]["EventId"];
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
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listEventWebhooks: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The event's id. */
                eventId: components["parameters"]["EventId"];
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
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createEventWebhook: {
        parameters: {
            query?: never;
            header: {
                /** @description A key of your own, new for every new request. The same request with the same key gets the same answer, and happens once: repeat it with its key until an answer comes. The answer holds tokens, so the key is a random UUID (version 4), or has 122 random bits in another form: at least 31 hexadecimal or 21 base64url characters. Make a new one: the example is refused, since everybody knows it. */
                "Idempotency-Key": components["parameters"]["IdempotencyKeyOfCreateGame"];
            };
            path: {
                /** @description The event's id. */
                eventId: components["parameters"]["EventId"];
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
                    "application/json": components["schemas"]["WebhookMade"];
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
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getEventWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The webhook's id. */
                webhookId: components["parameters"]["WebhookId"];
                /** @description The event's id. */
                eventId: components["parameters"]["EventId"];
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
                    "application/json": components["schemas"]["EventWebhookDetail"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteEventWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The webhook's id. */
                webhookId: components["parameters"]["WebhookId"];
                /** @description The event's id. */
                eventId: components["parameters"]["EventId"];
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
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    rotateEventWebhookSecret: {
        parameters: {
            query?: never;
            header: {
                /** @description A key of your own, new for every new request. The same request with the same key gets the same answer, and happens once: repeat it with its key until an answer comes. The answer holds tokens, so the key is a random UUID (version 4), or has 122 random bits in another form: at least 31 hexadecimal or 21 base64url characters. Make a new one: the example is refused, since everybody knows it. */
                "Idempotency-Key": components["parameters"]["IdempotencyKeyOfCreateGame"];
            };
            path: {
                /** @description The webhook's id. */
                webhookId: components["parameters"]["WebhookId"];
                /** @description The event's id. */
                eventId: components["parameters"]["EventId"];
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
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    pingEventWebhook: {
        parameters: {
            query?: never;
            header: {
                /** @description A key of your own, new for every new request. The same request with the same key gets the same answer, and happens once: repeat it with its key until an answer comes. */
                "Idempotency-Key": components["parameters"]["IdempotencyKeyOfPostCommand"];
            };
            path: {
                /** @description The webhook's id. */
                webhookId: components["parameters"]["WebhookId"];
                /** @description The event's id. */
                eventId: components["parameters"]["EventId"];
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
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    enableEventWebhook: {
        parameters: {
            query?: never;
            header: {
                /** @description A key of your own, new for every new request. The same request with the same key gets the same answer, and happens once: repeat it with its key until an answer comes. */
                "Idempotency-Key": components["parameters"]["IdempotencyKeyOfPostCommand"];
            };
            path: {
                /** @description The webhook's id. */
                webhookId: components["parameters"]["WebhookId"];
                /** @description The event's id. */
                eventId: components["parameters"]["EventId"];
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
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getSeries: {
        parameters: {
            query: {
                /** @description Ids of its events in their order, with commas; at most 20. */
                events: components["parameters"]["Events"];
                /** @description How many results of a side count; all by default. */
                best?: components["parameters"]["Best"];
                /** @description Points by place, the first first, with commas: `25,18,15`; by default the percent of the field that was beaten. */
                row?: components["parameters"]["Row"];
                /** @description Whose places count; by default of each event the first section that has any. */
                section?: components["parameters"]["SectionOfGetSeries"];
                /** @description Entries that are one side: `1.3-2.7,1.4-3.1`, each by event and entry. */
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
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    shareReplay: {
        parameters: {
            query?: never;
            header: {
                /** @description A key of your own, new for every new request. The same request with the same key gets the same answer, and happens once: repeat it with its key until an answer comes. */
                "Idempotency-Key": components["parameters"]["IdempotencyKeyOfPostCommand"];
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
                    "application/json": components["schemas"]["ReplayShared"];
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
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getReplay: {
        parameters: {
            query?: never;
            header?: {
                /** @description ETags of what you hold. */
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
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
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
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getFrames: {
        parameters: {
            query?: {
                /** @description From this version on; `next` of the page before. */
                from?: components["parameters"]["From"];
                /** @description Up to this version; the end by default. */
                to?: components["parameters"]["To"];
                /** @description Frames at most. */
                limit?: components["parameters"]["LimitOfGetFrames"];
                /** @description One of the replay's `viewpoints`; by default its `viewpoint`. */
                viewpoint?: components["parameters"]["ViewpointOfGetFrames"];
                /** @description Whether to say what the ruleset says of itself: what is asked, what lies where, what moves and why. */
                words?: components["parameters"]["Words"];
            };
            header?: {
                /** @description ETags of what you hold. */
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
                    "application/json": components["schemas"]["FramePage"];
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
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getReplayCard: {
        parameters: {
            query?: {
                /** @description A version of the replay; by default when the first decision is open, or the end where `spoilers` are `all`. */
                v?: components["parameters"]["V"];
                /** @description One of the replay's `viewpoints`; by default its `viewpoint`. */
                viewpoint?: components["parameters"]["ViewpointOfGetFrames"];
                /** @description `wide`, 1200 by 630, or `tall`, for narrow screens. */
                shape?: components["parameters"]["Shape"];
            };
            header?: {
                /** @description ETags of what you hold. */
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
                    "image/svg+xml": string;
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
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    startStudy: {
        parameters: {
            query?: never;
            header: {
                /** @description A key of your own, new for every new request. The same request with the same key gets the same answer, and happens once: repeat it with its key until an answer comes. The answer holds tokens, so the key is a random UUID (version 4), or has 122 random bits in another form: at least 31 hexadecimal or 21 base64url characters. Make a new one: the example is refused, since everybody knows it. */
                "Idempotency-Key": components["parameters"]["IdempotencyKeyOfCreateGame"];
            };
            path: {
                /** @description The replay's id. */
                replayId: components["parameters"]["ReplayId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StartStudyBody"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StudyMade"];
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
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getStudy: {
        parameters: {
            query?: never;
            header?: {
                /** @description ETags of what you hold. */
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
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    changeStudy: {
        parameters: {
            query?: never;
            header?: {
                /** @description The version that you decided on, in quotation marks. Without it nothing is done that others may have decided meanwhile. */
                "If-Match"?: components["parameters"]["IfMatchOfAmendEvent"];
            };
            path: {
                /** @description The study's id. */
                studyId: components["parameters"]["StudyId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StudyBody"];
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
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
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
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    addStudyVariation: {
        parameters: {
            query?: never;
            header: {
                /** @description A key of your own, new for every new request. The same request with the same key gets the same answer, and happens once: repeat it with its key until an answer comes. The answer holds tokens, so the key is a random UUID (version 4), or has 122 random bits in another form: at least 31 hexadecimal or 21 base64url characters. Make a new one: the example is refused, since everybody knows it. */
                "Idempotency-Key": components["parameters"]["IdempotencyKeyOfCreateGame"];
            };
            path: {
                /** @description The study's id. */
                studyId: components["parameters"]["StudyId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VariationBody"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StudyVariationMade"];
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
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listMyStudies: {
        parameters: {
            query?: {
                /** @description `next` of the page before. */
                cursor?: components["parameters"]["CursorOfListGames"];
                /** @description Studies at most. */
                limit?: components["parameters"]["LimitOfListMyStudies"];
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
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getTablePicture: {
        parameters: {
            query?: never;
            header?: {
                /** @description ETags of what you hold. */
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
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getReplayPicture: {
        parameters: {
            query?: {
                /** @description A version of the replay; by default when the first decision is open, or the end where `spoilers` are `all`. */
                v?: components["parameters"]["V"];
                /** @description One of the replay's `viewpoints`; by default its `viewpoint`. */
                viewpoint?: components["parameters"]["ViewpointOfGetFrames"];
            };
            header?: {
                /** @description ETags of what you hold. */
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
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getTableClip: {
        parameters: {
            query?: never;
            header?: {
                /** @description ETags of what you hold. */
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
                    "image/webp": string;
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
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getReplayClip: {
        parameters: {
            query?: never;
            header?: {
                /** @description ETags of what you hold. */
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
                    "image/webp": string;
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
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getEmbedding: {
        parameters: {
            query: {
                /** @description Address of a replay's page or of a table's. */
                url: components["parameters"]["Url"];
                /** @description Pixels at most. */
                maxwidth?: components["parameters"]["Maxwidth"];
                /** @description Pixels at most. */
                maxheight?: components["parameters"]["Maxheight"];
                /** @description `xml` is refused. */
                format?: components["parameters"]["Format"];
                /** @description Nothing is tracked in any case. */
                dnt?: components["parameters"]["Dnt"];
            };
            header?: {
                /** @description ETags of what you hold. */
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
                    "application/json": components["schemas"]["Embedded"];
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
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
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
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listTokens: {
        parameters: {
            query?: {
                /** @description `next` of the page before. */
                cursor?: components["parameters"]["CursorOfListTokens"];
                /** @description Tokens and links at most. */
                limit?: components["parameters"]["LimitOfListTokens"];
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
                    "application/json": components["schemas"]["GrantPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    mintToken: {
        parameters: {
            query?: never;
            header: {
                /** @description A key of your own, new for every new request. The same request with the same key gets the same answer, and happens once: repeat it with its key until an answer comes. */
                "Idempotency-Key": components["parameters"]["IdempotencyKeyOfPostCommand"];
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
                    "application/json": components["schemas"]["TokenMinted"];
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
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    revokeToken: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The token's `id`, which is not the token. */
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
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getDocs: {
        parameters: {
            query?: never;
            header?: {
                /** @description ETags of what you hold. */
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
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
        };
    };
    getProblemPage: {
        parameters: {
            query?: never;
            header?: {
                /** @description ETags of what you hold. */
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
            429: components["responses"]["TooManyRequests"];
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
            500: components["responses"]["InternalServerError"];
        };
    };
    getContract: {
        parameters: {
            query?: {
                /** @description A ruleset, for a contract with its types; without it they are plain objects. */
                ruleset?: components["parameters"]["RulesetOfGetContract"];
                /** @description A version of the ruleset's rules; the newest by default. */
                version?: components["parameters"]["VersionOfGetContract"];
            };
            header?: {
                /** @description ETags of what you hold. */
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
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
        };
    };
}
