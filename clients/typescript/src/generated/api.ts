// Made by clients/regenerate from 4fba9f3a3670fb1e47c5060bbad5c29526b8c741d63e70c0653a361f5b8d4437

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
    "/v1/games/{gameId}/successor": {
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
        /** Sit down again */
        put: operations["putSuccessor"];
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
        /** @description Who won, and why. A ruleset may add to it. */
        Outcome: {
            /** @description Empty when nobody won. */
            winners: number[];
            /** @description Why it ended, in a word of the ruleset's. */
            reason: string;
        } & {
            [key: string]: unknown;
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
            /** @description What a button says. */
            title: string;
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
        /** @description How the luck is made, before the deal and after the game was put back; null in games from before it was planned. */
        Luck: {
            /**
             * @description How far it is.
             * @enum {string}
             */
            state: "open" | "closed" | "drawn" | "playing" | "cancelled";
            /** @description How often luck was made in this game. */
            epoch: number;
            /**
             * @description Whose nonces go into it: `asked`, of seats that commit to one; `required`, of every person; `none`.
             * @enum {string}
             */
            nonces: "asked" | "required" | "none";
            /**
             * @description Public luck that comes after the last nonce.
             * @enum {string|null}
             */
            public: "drand" | "spoken" | null;
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
             * @description How long nonces are awaited, or commitments after the game was put back; null where no time runs.
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
        /** @description The table that goes on in place of a cancelled one. `made` for the organiser; `seat` and `token` for a player. */
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
            /** @description The open decisions of all seats: who is awaited, and for what. */
            decisions: components["schemas"]["OpenDecision"][];
            /** @description The one that this seat owes; null where it owes none. */
            decision: components["schemas"]["OwnDecision"] | null;
            /** @description What this seat may do now. Without a decision: what it may do all the same, as in a game whose boards anybody may mark; mostly nothing. */
            offers: components["schemas"]["Offer"][];
            /** @description How it ended, rulings included; null while it runs or where it was aborted. */
            outcome: components["schemas"]["Outcome"] | null;
            /** @description What its organiser decided, oldest first. */
            rulings: components["schemas"]["Ruling"][];
            /**
             * Format: date-time
             * @description The service's clock at this answer, to count deadlines by.
             */
            server_time: string;
            /** @description The same in plain words. */
            text: string;
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
            spectators: components["schemas"]["Spectators"];
            /** @description Milliseconds from a question to a bot's answer, or a multiple of them, however long the bot thought. 0: as soon as it has thought. null: the game was opened before its log said so, and its bots keep the pace of the service. */
            pace_ms: number | null;
            deal: components["schemas"]["Deal"];
            /** @description Whether a seat may fork the running game from what it knows. */
            analysis: boolean;
            /** @description Whether there is an arbiter's token, which may use every viewpoint. */
            has_arbiter: boolean;
            /** @description SHA-256 of the seed, which is revealed when the game is over. */
            seed_commitment: string;
            /** @description Null in games from before it was planned. */
            luck: components["schemas"]["PlannedLuck"] | null;
            clock?: components["schemas"]["PlannedClock"];
            /** @description Null for a table that follows none. */
            predecessor: components["schemas"]["Predecessor"] | null;
            /** @description Where it was forked from; null for a game of its own. */
            parent: components["schemas"]["Parent"] | null;
            /** @description How it came here; null for a game that was played here. */
            imported: components["schemas"]["ImportNote"] | null;
            /** @description How it ended, rulings included; null while it runs or where it was aborted. */
            outcome: components["schemas"]["Outcome"] | null;
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
            /** @description True: with its log. False: in a position that looks like it to `viewpoint`. */
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
             * @description What happened: a decision of the seat is open, its nonce is awaited (or a commitment to one, after the game was put back), the game is over, or a ruling was made.
             * @enum {string}
             */
            kind: "decision-open" | "nonce-awaited" | "game-over" | "ruling";
            /** @description Position in the game's log, from 1. */
            version: number;
            /** @description With `decision-open`: the decision; else null. */
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
            /** @description The rules, in Markdown. */
            rules: string | null;
            /** @description What the game is called. */
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
            outcome: components["schemas"]["Outcome"] | null;
            /** @description The link's own first. One that shows everything may be seen through anybody's. */
            viewpoints: components["schemas"]["ReplayViewpoint"][];
            /** @description Which game it is, where the link shows all of it and the lobby lists it; else null. */
            game: string | null;
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
            /** @description The open decisions of all seats: who is awaited, and for what. */
            decisions: components["schemas"]["OpenDecision"][];
            /** @description The one that this seat owes; null where it owes none. */
            decision: components["schemas"]["OwnDecision"] | null;
            /** @description What this seat may do now. Without a decision: what it may do all the same, as in a game whose boards anybody may mark; mostly nothing. */
            offers: components["schemas"]["Offer"][];
            /** @description How it ended, rulings included; null while it runs or where it was aborted. */
            outcome: components["schemas"]["Outcome"] | null;
            /** @description What its organiser decided, oldest first. */
            rulings: components["schemas"]["Ruling"][];
            /**
             * Format: date-time
             * @description The service's clock at this answer, to count deadlines by.
             */
            server_time: string;
            /** @description The same in plain words. */
            text: string;
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
        /** @description A webhook of an inbox. */
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
        /** @description The webhooks of an inbox. */
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
            public: "drand" | "spoken" | null;
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
        /** @description The cancelled table whose people sit down here again. */
        Predecessor: {
            /** @description Its id. */
            game: string | null;
            /** @description Position in the game's log, from 1. */
            version: number;
            /** @description SHA-256, hexadecimal. */
            digest: string;
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
            as: string;
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
            type: "decision.open" | "nonce.awaited" | "game.over" | "ruling.made";
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
        /** @description Where something happened. */
        WebhookLetterData: {
            /** @description The game's id. */
            game: string;
            /** @description A seat's number: from 0, clockwise. */
            seat: number;
            /** @description Position in the game's log, from 1. */
            version: number;
        };
        /** @description What is to be answered. */
        WebhookChallengeData: {
            /** @description Another text for each challenge. */
            challenge: string;
        };
        /** @description Nothing: a ping has no data. */
        WebhookPingData: Record<string, unknown>;
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
             * @description Of people: `asked` of those who bring a commitment, `required` of all, or `none`. `asked` by default; `none` in a duplicate deal.
             * @enum {string}
             */
            nonces?: "asked" | "required" | "none";
            /**
             * @description Public luck that comes after the last nonce; none by default. `drand`: the first round of its network quicknet 6 s later, in a duplicate deal one for all its tables; `spoken`: an arbiter types it in, in no duplicate deal.
             * @enum {string|null}
             */
            public?: "drand" | "spoken" | null;
            /** @description Seconds to wait for the nonces: 30 by default, 120 at an unlisted table. */
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
            /** @description Also make a token with full sight; every seat sees that there is one. */
            arbiter?: boolean;
            /** @description The token of an inbox, which is to hear of your seats here. */
            inbox?: string;
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
        /** @description Public luck: a round of drand, or what was made in public view. */
        PublicLuckBody: {
            /** @description The round's number: `luck.round.round` of the view. */
            round?: number;
            /** @description Of the round, as drand publishes it. */
            signature?: string;
            /** @description What was thrown or drawn, in one line: `six, one, four`. */
            words?: string;
        };
        /** @description Sitting down at the successor of a cancelled table. */
        SuccessorBody: {
            /** @description SHA-256 of the text of your nonce, which is 64 lower-case hexadecimal digits that you keep to yourself. */
            commit?: string;
        };
        /** @description An instance of one of the schemas in the view's `offers`, or `resign`, or `abort` with a `reason`. */
        Command: {
            /** @description What it does: the offer's `type`. */
            type: string;
        } & {
            [key: string]: unknown;
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
        /** @description Where a new webhook sends to. */
        WebhookBody: {
            /**
             * Format: uri
             * @description Where your receiver is: https, a name or a public address, and port 443 or one from 1024 on.
             */
            url: string;
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
        /** @description `forbidden`: This token does not allow that. `webhooks-off`: There are no webhooks here. */
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
        /** @description `seat-taken`: The seat is taken. `not-started`: The game has not started. `not-your-decision`: Not your decision. `game-over`: The game is over. `not-over`: The game is not over. `seat-resigned`: The seat has resigned. `seat-absent`: The seat is absent. `not-absent`: The seat is not absent. `group-closed`: The group is closed. `inbox-full`: The inbox is full. `too-many-webhooks`: As many webhooks as there may be. `webhook-not-active`: The webhook is not active. `too-many-tokens`: As many tokens and links as there may be. `too-many-rulings`: As many rulings as there may be. `replay-diverged`: The replay is not the game that was played. `rules-not-installed`: The rules of this game are not installed. `impossible-position`: No world looks like this position. `luck-closed`: The commitments are closed. `luck-not-closed`: The commitments are not closed yet. `luck-not-drawn`: Nonces are still awaited. `luck-drawn`: The luck is drawn. `other-round`: Another round is awaited. `other-history`: Another history than you name. `not-cancelled`: The table was not cancelled. `has-forks`: Other games go on from it. `game-differs`: Another history of this game is here. `busy`: Too many at once. */
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
        /** @description `stale-decision`: The decision is closed. */
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
        /** @description `malformed`: The request does not fit the contract. `bad-record`: The record is not what it says. `audit-too-costly`: The record took too long to check. `audit-failed`: The record could not be checked. `not-the-nonce`: This is not the nonce. `not-the-round`: This is no signature of the round. `not-offered`: This is not open to you now. `idempotency-conflict`: The key was used before. */
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
        /** @description `rate-limited`: Too many requests. `import-limit`: No more imports now. */
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
        /** @description `audit-busy`: Other records are being checked. `unavailable`: Not now. */
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
        /** @description `next` of the page before. */
        CursorOfListGames: string;
        /** @description Games at most. */
        LimitOfListGames: number;
        /** @description The game's id. */
        GameId: string;
        /** @description The seat's number, from 0. */
        Seat: number;
        /** @description A version that you may read; the present one by default. */
        At: number;
        /** @description Viewpoint: `seat:<number>`, `public` or `all`. Your own by default; any other once the game is over. */
        AsOfGetView: string;
        /** @description A key of your own, new for every new request. The same request with the same key gets the same answer, and happens once: repeat it with its key until an answer comes. */
        IdempotencyKeyOfPostCommand: string;
        /** @description The id of the decision that is answered, in quotation marks, or `*` for the one that is open. Needed for every command but `resign` and `abort`, which answer no decision. */
        IfMatch: string;
        /** @description Of server-sent events: the last id that you got, which counts before `after`. */
        LastEventID: string;
        /** @description The last version you know. */
        AfterOfGetEvents: number;
        /** @description Entries at most. */
        LimitOfGetEvents: number;
        /** @description Seconds to wait for the first entry. */
        Wait: number;
        /** @description The last `cursor` that you got. */
        AfterOfGetInbox: string;
        /** @description The webhook's id. */
        WebhookId: string;
        /** @description The replay's id. */
        ReplayId: string;
        /** @description `next` of the page before. */
        CursorOfListArbiterReads: string;
        /** @description Reads at most. */
        LimitOfListArbiterReads: number;
        /** @description From this version on; `next` of the page before. */
        From: number;
        /** @description Up to this version; the end by default. */
        To: number;
        /** @description Frames at most. */
        LimitOfGetFrames: number;
        /** @description One of the replay's `viewpoints`; by default its `viewpoint`. */
        AsOfGetFrames: string;
        /** @description A version of the replay; by default when the first decision is open, or the end where `spoilers` are `all`. */
        V: number;
        /** @description `wide`, 1200 by 630, or `tall`, for narrow screens. */
        Shape: "wide" | "tall";
        /** @description `next` of the page before. */
        CursorOfListTokens: string;
        /** @description Tokens and links at most. */
        LimitOfListTokens: number;
        /** @description The token's `id`, which is not the token. */
        TokenId: string;
        /** @description The code of a problem. */
        Code: "not-json" | "bad-request" | "bad-cursor" | "missing-idempotency-key" | "weak-idempotency-key" | "unauthorised" | "forbidden" | "webhooks-off" | "not-found" | "method-not-allowed" | "not-acceptable" | "timeout" | "seat-taken" | "not-started" | "not-your-decision" | "game-over" | "not-over" | "seat-resigned" | "seat-absent" | "not-absent" | "group-closed" | "inbox-full" | "too-many-webhooks" | "webhook-not-active" | "too-many-tokens" | "too-many-rulings" | "replay-diverged" | "rules-not-installed" | "impossible-position" | "luck-closed" | "luck-not-closed" | "luck-not-drawn" | "luck-drawn" | "other-round" | "other-history" | "not-cancelled" | "has-forks" | "game-differs" | "busy" | "gone" | "stale-decision" | "too-large" | "uri-too-long" | "unsupported-media-type" | "malformed" | "bad-record" | "audit-too-costly" | "audit-failed" | "not-the-nonce" | "not-the-round" | "not-offered" | "idempotency-conflict" | "missing-if-match" | "rate-limited" | "import-limit" | "headers-too-large" | "internal" | "audit-busy" | "unavailable";
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
    putSuccessor: {
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
                "application/json": components["schemas"]["SuccessorBody"];
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
    getView: {
        parameters: {
            query?: {
                /** @description A version that you may read; the present one by default. */
                at?: components["parameters"]["At"];
                /** @description Viewpoint: `seat:<number>`, `public` or `all`. Your own by default; any other once the game is over. */
                as?: components["parameters"]["AsOfGetView"];
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
            query?: never;
            header: {
                /** @description A key of your own, new for every new request. The same request with the same key gets the same answer, and happens once: repeat it with its key until an answer comes. */
                "Idempotency-Key": components["parameters"]["IdempotencyKeyOfPostCommand"];
                /** @description The id of the decision that is answered, in quotation marks, or `*` for the one that is open. Needed for every command but `resign` and `abort`, which answer no decision. */
                "If-Match"?: components["parameters"]["IfMatch"];
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
                "If-Match"?: components["parameters"]["IfMatch"];
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
                wait?: components["parameters"]["Wait"];
                /** @description Viewpoint: `seat:<number>`, `public` or `all`. Your own by default; any other once the game is over. */
                as?: components["parameters"]["AsOfGetView"];
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
    getInbox: {
        parameters: {
            query?: {
                /** @description The last `cursor` that you got. */
                after?: components["parameters"]["AfterOfGetInbox"];
                /** @description Entries at most. */
                limit?: components["parameters"]["LimitOfGetEvents"];
                /** @description Seconds to wait for the first entry. */
                wait?: components["parameters"]["Wait"];
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
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
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
                as?: components["parameters"]["AsOfGetView"];
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
                at?: components["parameters"]["At"];
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
                at?: components["parameters"]["At"];
                /** @description Viewpoint: `seat:<number>`, `public` or `all`. Your own by default; any other once the game is over. */
                as?: components["parameters"]["AsOfGetView"];
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
                as?: components["parameters"]["AsOfGetFrames"];
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
                as?: components["parameters"]["AsOfGetFrames"];
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
