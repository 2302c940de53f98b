// Made by clients/regenerate from 9f376238e48423b9044fab0338ba0f5b78bc9c0717e5690add29ca6f75ef6062

export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description The ruleset of a game, and its version. */
        RulesetName: {
            /** @description The ruleset's name. */
            name: string;
            /** @description The version of its rules. */
            version: number;
        };
        /** @description Winners and reason: the outcome in logs, tables and rulings. */
        Outcome: {
            /** @description Winning seats; empty if there are none. */
            winners: number[];
            /** @description The reason, as a word of the ruleset. */
            reason: string;
        };
        /** @description Winners and reason, with places and scores by seat. */
        GameOutcome: {
            /** @description Winning seats; empty if there are none. */
            winners: number[];
            /** @description The reason, as a word of the ruleset. */
            reason: string;
            /** @description By seat, 1 for the best. Seats that the rules do not rank apart share a place, and the following places are skipped, as in 1, 2, 2, 4; without winners, all are 1. */
            places: number[];
            /** @description The scores; null if the rules count none. */
            scores: number[] | null;
            /** @description Statistics of the table that the rules do not rank by, by name, such as turns; empty after a ruling has changed the outcome. */
            measures: {
                [key: string]: number;
            };
            /** @description In views with `words` only: the reason, in a sentence; null if a ruling changed the outcome. */
            why?: components["schemas"]["OutcomeWords"] | null;
        };
        /** @description The decision that this seat owes. */
        OwnDecision: {
            /** @description The decision's id, for If-Match, in quotation marks. */
            id: string;
            /** @description The kind of decision, as a word of the ruleset. */
            kind: string;
            /**
             * Format: date-time
             * @description Time of the rules or the table's clock after which an answer is too late; null if no time runs.
             */
            deadline: string | null;
            /** @description The answer that is given if this seat gives none. */
            default: components["schemas"]["Command"];
        };
        /** @description A form of command that is legal now. */
        Offer: {
            /**
             * @description The command's `type`.
             * @enum {string}
             */
            type: "choose_disguise" | "move" | "pay_move" | "skip" | "pass" | "choose_room" | "bid" | "sit_out" | "pick" | "disavow" | "stay" | "wager" | "reveal" | "compose" | "claim_leak" | "try_intrigue" | "keep_passing" | "stop_passing" | "match" | "let" | "aim" | "strike" | "exchange" | "divert" | "cash_in" | "place_drinks" | "mark_two" | "pay_dart" | "submit";
            /** @description True: every instance of the schema will be accepted. */
            exact: boolean;
            /** @description The command's effect, in a sentence. */
            summary: string;
            /** @description The rule that allows it. */
            rule: string;
            /** @description The JSON Schema (2020-12) of the command body; the `title` of a property is its label in a form. */
            schema: Record<string, unknown>;
            /** @description With `words` only: the command's effect, in a sentence. */
            consequence?: string;
            /** @description With `words` only: whether to ask for confirmation before it is sent. */
            grave?: boolean;
            /** @description With `words` only: the zone, or the thing in a zone, that stands for the command; null: none. */
            at?: string | null;
            /** @description With `words` only: its fields, by name. */
            fields?: {
                [key: string]: components["schemas"]["OfferField"];
            };
            /** @description Label for a button. */
            title: string;
        };
        /** @description The clock of a table: its plan, and the time of each seat. */
        Clock: {
            /** @description Seconds for each decision of a person. */
            decision_s: number;
            /** @description Additional seconds of each seat at first, used after a decision's own. */
            bank_s: number;
            /** @description Seconds that an answer adds to the bank, up to `bank_s`. */
            increment_s: number;
            /** @description Number of strikes in a row that make a seat absent. */
            absent_after: number;
            /**
             * @description The consequence: the seat's `default`s are played immediately, a `bot` plays until the player returns, or permanently (`forfeit`).
             * @enum {string}
             */
            on_absence: "default" | "bot" | "forfeit";
            /** @description By seat. */
            seats: components["schemas"]["SeatClock"][];
        };
        /** @description The game's state as one audience may see it. */
        View: {
            /** @description Version of the format of views; rises when their content or text changes. */
            format: number;
            /** @description The game's id. */
            game: string;
            ruleset: components["schemas"]["RulesetName"];
            /** @description Viewpoint: `seat:<number>`, `public`, or `all`. */
            viewpoint: string;
            /** @description Position in the game's log, from 1. */
            version: number;
            /**
             * @description The game's status.
             * @enum {string}
             */
            status: "seating" | "playing" | "over" | "aborted";
            /** @description The public state, in the ruleset's own terms; null until the deal. */
            table: components["schemas"]["Table"] | null;
            /** @description This seat's knowledge beyond the table. */
            mind: components["schemas"]["Mind"] | null;
            /** @description With the viewpoint `all` only: each seat's knowledge. */
            minds?: components["schemas"]["Mind"][];
            /** @description With the viewpoint `all` only: state that no seat knows. */
            house?: components["schemas"]["House"];
            /** @description The randomness protocol before the deal; null in games dealt from their seed alone. */
            luck: components["schemas"]["Luck"] | null;
            /** @description The table's clock; absent without one. */
            clock?: components["schemas"]["Clock"];
            pause?: components["schemas"]["Pause"];
            /** @description The open decisions of all seats. */
            decisions: components["schemas"]["OpenDecision"][];
            /** @description The decision that this seat owes; null for none. */
            decision: components["schemas"]["OwnDecision"] | null;
            /** @description This seat's legal commands. Without a decision: commands that are legal nevertheless, such as marking a board; usually empty. */
            offers: components["schemas"]["Offer"][];
            /** @description Its outcome, rulings included; null while it runs or if it was aborted. */
            outcome: components["schemas"]["GameOutcome"] | null;
            /** @description The organiser's rulings, oldest first. */
            rulings: components["schemas"]["Ruling"][];
            /**
             * Format: date-time
             * @description The service's clock at this answer, to count deadlines by.
             */
            server_time: string;
            /** @description The view as plain text. */
            text: string;
            /** @description With `words` only: the question to this seat; null without a decision. */
            asked?: components["schemas"]["AskedWords"] | null;
            /** @description With `words` only: the goals of the game. */
            goal?: components["schemas"]["GoalWords"][];
            /** @description With `words` only: the dangers that end the game badly, with their progress. */
            danger?: components["schemas"]["DangerWords"][];
            /** @description With `words` only, at a table with hints: deductions from this seat's knowledge. */
            hints?: components["schemas"]["HintWords"][];
            /** @description With `words` only: the zones with their things, to draw the table. */
            scene?: components["schemas"]["Scene"];
        };
        /** @description An event, with the information that one audience may have. */
        Entry: components["schemas"]["TrackDrawnEntry"] | components["schemas"]["DisguisesLookedAtEntry"] | components["schemas"]["DisguiseChosenEntry"] | components["schemas"]["PhaseBeganEntry"] | components["schemas"]["AskedEntry"] | components["schemas"]["HandBeganEntry"] | components["schemas"]["CardsDealtEntry"] | components["schemas"]["CardPickedUpEntry"] | components["schemas"]["DieRolledEntry"] | components["schemas"]["ConversationLostEntry"] | components["schemas"]["LeakTurnedEntry"] | components["schemas"]["TilesLaidEntry"] | components["schemas"]["RoundBeganEntry"] | components["schemas"]["CharacterMovedEntry"] | components["schemas"]["MoveSkippedEntry"] | components["schemas"]["MovePassedEntry"] | components["schemas"]["RoomChosenEntry"] | components["schemas"]["BidSealedEntry"] | components["schemas"]["BidsOpenedEntry"] | components["schemas"]["ConversationTakenEntry"] | components["schemas"]["AdvanceEarnedEntry"] | components["schemas"]["EavesdroppedEntry"] | components["schemas"]["SatOutEntry"] | components["schemas"]["RoomResolvedEntry"] | components["schemas"]["DeckReshuffledEntry"] | components["schemas"]["DisavowalSealedEntry"] | components["schemas"]["AnswersOpenedEntry"] | components["schemas"]["DisavowedEntry"] | components["schemas"]["AdvancedEntry"] | components["schemas"]["TileOpenedEntry"] | components["schemas"]["WageredEntry"] | components["schemas"]["WagerPassedEntry"] | components["schemas"]["RevealedEntry"] | components["schemas"]["TileScoredEntry"] | components["schemas"]["TileUnclaimedEntry"] | components["schemas"]["LeakClaimedEntry"] | components["schemas"]["LeakWonEntry"] | components["schemas"]["IncomePaidEntry"] | components["schemas"]["CharactersEnteredEntry"] | components["schemas"]["EndedEntry"] | components["schemas"]["AllRevealedEntry"] | components["schemas"]["IntrigueSealedEntry"] | components["schemas"]["MatchSealedEntry"] | components["schemas"]["IntriguePassedEntry"] | components["schemas"]["IntrigueTriedEntry"] | components["schemas"]["IntrigueLetEntry"] | components["schemas"]["IntrigueMatchedEntry"] | components["schemas"]["IntriguePlayedEntry"] | components["schemas"]["IntrigueExposedEntry"] | components["schemas"]["StakesReturnedEntry"] | components["schemas"]["NothingCameEntry"] | components["schemas"]["KeptPassingEntry"] | components["schemas"]["StoppedPassingEntry"] | components["schemas"]["DrinksDrawnEntry"] | components["schemas"]["DrinksPlacedEntry"] | components["schemas"]["FaceDownTakenEntry"] | components["schemas"]["FaceDownLostEntry"] | components["schemas"]["TokenPlacedEntry"] | components["schemas"]["MusclePaidEntry"] | components["schemas"]["FemmePaidEntry"] | components["schemas"]["TokensRemovedEntry"] | components["schemas"]["DartThrownEntry"] | components["schemas"]["DartPaidEntry"] | components["schemas"]["DartSufferedEntry"] | components["schemas"]["CardsBoughtEntry"] | components["schemas"]["IntimidatedEntry"] | components["schemas"]["CardExchangedEntry"] | components["schemas"]["HenchmanHiredEntry"] | components["schemas"]["BombPlantedEntry"] | components["schemas"]["CharacterFledEntry"] | components["schemas"]["BombOverEntry"] | components["schemas"]["ChipsCashedInEntry"] | components["schemas"]["RoomTargetedEntry"] | components["schemas"]["MarksSealedEntry"] | components["schemas"]["MarksOpenedEntry"] | components["schemas"]["ConversationMovedEntry"] | components["schemas"]["FaceDownRevealedEntry"] | components["schemas"]["GameCreatedEntry"] | components["schemas"]["GameForkedEntry"] | components["schemas"]["GameSeatRecalledEntry"] | components["schemas"]["GameGroupJoinedEntry"] | components["schemas"]["GameSeatTakenEntry"] | components["schemas"]["GameTokenMintedEntry"] | components["schemas"]["GameTokenRevokedEntry"] | components["schemas"]["GameReplaySharedEntry"] | components["schemas"]["GameStartedEntry"] | components["schemas"]["GameSeatResignedEntry"] | components["schemas"]["GameAutomationFailedEntry"] | components["schemas"]["GameAbortedEntry"] | components["schemas"]["GameOverEntry"] | components["schemas"]["GameRulingMadeEntry"] | components["schemas"]["GameRestoredEntry"] | components["schemas"]["GameSeedRevealedEntry"] | components["schemas"]["GameCommitmentReplacedEntry"] | components["schemas"]["GameLuckClosedEntry"] | components["schemas"]["GameNonceGivenEntry"] | components["schemas"]["GameLuckDrawnEntry"] | components["schemas"]["GamePublicGivenEntry"] | components["schemas"]["GameCancelledEntry"] | components["schemas"]["GameSeatAbsentEntry"] | components["schemas"]["GameClockStruckEntry"] | components["schemas"]["GameSeatReturnedEntry"] | components["schemas"]["GameTimeGivenEntry"] | components["schemas"]["GamePausedEntry"] | components["schemas"]["GamePauseEndedEntry"] | components["schemas"]["GameTimeAddedEntry"] | components["schemas"]["GameSeatReissuedEntry"] | components["schemas"]["GameSeatSubstitutedEntry"] | components["schemas"]["GameSeatFilledEntry"] | components["schemas"]["GameSlipExchangedEntry"] | components["schemas"]["GamePlayOpenedEntry"] | components["schemas"]["GameNoShowsEntry"];
        /** @description An organiser's ruling, with its reason and the outcomes before and after. */
        Ruling: {
            /** @description Position in the game's log, from 1. */
            version: number;
            /**
             * @description Whether it corrects a result or ends a game.
             * @enum {string}
             */
            kind: "correct" | "abort";
            /** @description The author's name, public. */
            author: string;
            /** @description The reason, public. */
            reason: string;
            /** @description The outcome before it; null for none. */
            before: components["schemas"]["Outcome"] | null;
            /** @description The outcome after it; null for none. */
            after: components["schemas"]["Outcome"] | null;
        };
        /** @description An event of the randomness protocol. */
        LuckMoment: {
            /** @description Position in the game's log, from 1. */
            version: number;
            /** @description SHA-256, hexadecimal. */
            digest: string;
        };
        /** @description A round of public entropy. */
        LuckRound: {
            /** @description SHA-256, hexadecimal. */
            chain: string;
            /** @description Its number. */
            round: number;
        };
        /** @description The randomness protocol before the deal; null in games dealt from their seed alone. */
        Luck: {
            /**
             * @description Its state.
             * @enum {string}
             */
            state: "open" | "closed" | "drawn" | "playing" | "cancelled";
            /**
             * @description Nonces in the luck: `asked`, of seats that commit to one; `required`, of every person; `none`.
             * @enum {string}
             */
            nonces: "asked" | "required" | "none";
            /**
             * @description Public entropy after the last nonce.
             * @enum {string|null}
             */
            public: "drand" | null;
            /** @description Seconds to wait for the nonces. */
            wait_s: number;
            /** @description By seat, the commitment: SHA-256 of its nonce. */
            commits: (string | null)[];
            /** @description By seat, whether its nonce is revealed. */
            given: boolean[];
            /** @description Seats whose nonces are awaited. */
            awaits: number[];
            /**
             * Format: date-time
             * @description Deadline of the nonces; null if no time runs.
             */
            until: string | null;
            /** @description Seats that did not reveal their nonces. */
            silent: number[];
            /** @description The entry that closed the commitments. */
            closed: components["schemas"]["LuckMoment"] | null;
            /** @description The entry after which no nonce is accepted. */
            drawn: components["schemas"]["LuckMoment"] | null;
            /** @description The awaited round of public entropy. */
            round: components["schemas"]["LuckRound"] | null;
        };
        /** @description The question to a seat. */
        AskedWords: {
            /** @description The question. */
            text: string;
            /** @description The seat that it comes from. */
            by: number | null;
            /** @description The subject. */
            things: components["schemas"]["ScenePlace"][];
            /** @description The rule that asks. */
            rule: string | null;
        };
        /** @description An aim of a seat. */
        GoalWords: {
            /** @description The text, in a sentence. */
            text: string;
            /** @description The rule that it follows from. */
            rule: string | null;
        };
        /** @description A way in which the game ends badly for a seat. */
        DangerWords: {
            /** @description The text, in a sentence. */
            text: string;
            /** @description The progress towards it. */
            have: number;
            /** @description The number at which it happens. */
            of: number;
        };
        /** @description A field of an offer. */
        OfferField: {
            /** @description The question that it answers. */
            ask: string;
            /** @description null if there are more than 24 or they cannot be listed. */
            values: components["schemas"]["FieldValue"][] | null;
            /** @description For a field composed of several values. */
            pick?: components["schemas"]["FieldPick"] | null;
        };
        /** @description A deduction from a seat's view, for players who want help. */
        HintWords: {
            /** @description The text, in a sentence. */
            text: string;
            /** @description The subject. */
            things: components["schemas"]["ScenePlace"][];
            /** @description The possible kinds, one of which is there, if known. */
            may: string[];
            /** @description The rule that it follows from. */
            rule: string | null;
        };
        /** @description A table as one audience sees it. */
        Scene: {
            /** @description The current part of the game. */
            phase: components["schemas"]["ScenePhase"];
            /** @description In an order that puts neighbours side by side. */
            zones: components["schemas"]["SceneZone"][];
        };
        /** @description An event's text for its reader, and its animation. */
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
        /** @description The reason of the end of a game. */
        OutcomeWords: {
            /** @description The text, in a sentence. */
            text: string;
            /** @description The things that decided it. */
            things: components["schemas"]["ScenePlace"][];
        };
        /** @description The current part of the game. */
        ScenePhase: {
            /** @description A word of the ruleset's. */
            id: string;
            /** @description The steps that it is one of. */
            course?: components["schemas"]["SceneStep"][];
            /** @description The heading. */
            title: string;
        };
        /** @description Something in the scene that a sentence is about. */
        ScenePlace: {
            /** @description The kind, back, piece, die or token that names it. */
            kind: string;
            /** @description The zone of the thing. */
            zone: string;
        };
        /** @description A place for things. In one that hides any, kinds stand before backs and sorted, so that a place reveals none. */
        SceneZone: {
            /** @description Its name, such as `francs:2` for the purse of seat 2. */
            id: string;
            /** @description The layout. */
            form: components["schemas"]["Form"];
            /** @description Number of things or coins. */
            count: number;
            /** @description The things in it; none for a purse. */
            things?: components["schemas"]["SceneThing"][];
            /** @description The owner. */
            seat?: number;
            /** @description The zone that it is a part of, such as the room of a pile. */
            within?: string | null;
            /** @description The name. */
            title: string;
        };
        /** @description A thing that moves. A place is a zone, after a slash a cell in it; null is outside the scene. From a place to itself: it turns over there. */
        SceneMove: {
            /** @description The thing. */
            what: components["schemas"]["SceneThing"];
            /** @description The place before. */
            from: string | null;
            /** @description The place after. */
            to: string | null;
            /** @description The side that is up, if it turns over. */
            face?: ("down" | "up") | null;
        };
        /** @description Number of values to combine. */
        FieldPick: {
            /** @description The fewest. */
            least: number;
            /** @description The most. */
            most: number;
            /** @description Whether their order matters. */
            ordered: boolean;
        };
        /** @description A part of a game, which begins with an event. */
        Chapter: {
            /** @description A word of the ruleset's. */
            id: string;
            /** @description The heading. */
            title: string;
        };
        /** @description A value that a field of an offer may have, or be composed of. */
        FieldValue: {
            /** @description As a command holds it. */
            value: unknown;
            /** @description The effect; empty if there is none. */
            consequence: string;
            /** @description Whether to ask again before it is sent. */
            grave: boolean;
            /** @description The place a player points at to give it: a zone, a thing or cell in it (`hand:0/CO`), or a seat's place (`seat:2`); null: nowhere. */
            at: string | null;
            /** @description The text of its button. */
            title: string;
        };
        /** @description A part of a round. */
        SceneStep: {
            /**
             * @description Whether it is over, in progress, or to come.
             * @enum {string}
             */
            state: "ahead" | "now" | "past";
            /** @description The name. */
            title: string;
        };
        /** @description Something on the table. Exactly one of kind, back, coins, piece, die and token names it. */
        SceneThing: {
            /** @description Of a card or the like, which lies face up for this audience. */
            kind?: string | null;
            /** @description The back of a hidden card. */
            back?: string | null;
            /** @description How many of them. */
            coins?: number | null;
            /** @description The name of a piece. */
            piece?: string | null;
            /** @description The name of a die. */
            die?: string | null;
            /** @description The name of a token. */
            token?: string | null;
            /** @description The face that a die shows. */
            shows?: number | null;
            /** @description The side of a token that is up, or how a card lies. */
            face?: string | null;
            /** @description The seat that it belongs to, if it is not the zone's. */
            of?: number | null;
            /** @description Its cell in a grid. */
            at?: string | null;
            /** @description How many alike. */
            count?: number;
            /** @description The viewer's source, if others may not know it. */
            known?: components["schemas"]["SceneSight"] | null;
        };
        /** @description How a viewer knows a thing that lies face down for others. */
        SceneSight: {
            /** @description The source, in a word of the ruleset's. */
            by: string;
            /** @description Of the event that showed it. */
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
        /** @description The time of one seat. */
        SeatClock: {
            /** @description A seat's number: from 0, clockwise. */
            seat: number;
            /** @description Milliseconds in its bank when its open decision opened. */
            bank_ms: number;
            /** @description Number of strikes of the clock in a row. */
            strikes: number;
            /** @description Whether its player is absent; `return` ends that. */
            absent: boolean;
            /**
             * Format: date-time
             * @description When the time of its open decision started; null if none runs.
             */
            since: string | null;
            /**
             * Format: date-time
             * @description When the time, bank included, is used up and the default is played.
             */
            deadline: string | null;
        };
        /** @description The pause of the table; absent without one. No move is accepted from `since` to `until`. */
        Pause: {
            /** @description When it began; null while it waits for the decisions in `after`. */
            since: string | null;
            /**
             * Format: date-time
             * @description When it ends at the latest, in UTC (RFC 3339).
             */
            until: string;
            /** @description Ids of the decisions that must be answered before it begins. */
            after: string[];
        };
        /** @description A decision that is open. */
        OpenDecision: {
            /** @description A seat's number: from 0, clockwise. */
            seat: number;
            /** @description The kind of decision, as a word of the ruleset. */
            kind: string;
        };
        /** @description A seat of a new game. */
        SeatBody: {
            /**
             * @description The kind of its holder. The automaton's seat may be left out: it is added last.
             * @enum {string}
             */
            kind: "human" | "bot" | "automaton";
            /** @description The policy of a bot, one of the ruleset's `bots`; `house` by default. */
            bot?: string;
            /** @description The name of the seat's holder: 1 to 40 readable characters in one line. */
            name?: string;
            /** @description The creator takes this seat; the answer holds the seat's token. */
            claim?: boolean;
            /** @description Any caller may take this seat without a code, from the lobby; in public games only. */
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
            /**
             * @description `fresh` luck; `duplicate`: the luck of a group of games; `fixed`: a stated deal, unlisted games only.
             * @enum {string}
             */
            mode: "fresh" | "duplicate" | "fixed";
            /** @description The duplicate group: made by its first game, joined with that game's organiser token. */
            group?: string;
            /** @description The stated deal, by the ruleset's `deal_schema`. */
            description?: components["schemas"]["StatedDealBody"];
        };
        /** @description The randomness protocol before the deal. */
        LuckBody: {
            /**
             * @description Nonces of people: `asked` of seats that commit to one, and the deal goes on without missing ones; `required` of all, for rated tables and events: a missing one cancels the table; or `none`. `asked` by default; `none` in a duplicate deal.
             * @enum {string}
             */
            nonces?: "asked" | "required" | "none";
            /**
             * @description Public entropy after the last nonce; none by default. `drand`, if the installation has a relay: the first round of its network quicknet 6 s later. None in a duplicate deal: an event provides a round for its deals.
             * @enum {string|null}
             */
            public?: "drand" | null;
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
            /**
             * @description The consequence: the seat's defaults are played immediately (`default`, the default value), a house bot plays until the player returns (`bot`), or permanently (`forfeit`).
             * @enum {string}
             */
            on_absence?: "default" | "bot" | "forfeit";
        };
        /** @description A game to create. */
        GameBody: {
            /**
             * @description One of GET /v1/rulesets.
             * @constant
             */
            ruleset: "casino-incognito";
            /** @description Table options, by the ruleset's `options_schema`; defaults for the others. */
            options?: components["schemas"]["OptionsBody"];
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
            /** @description None by default: only the rules' own timers apply. */
            clock?: components["schemas"]["ClockBody"];
            /** @description Whether a seat may fork the running game from its own knowledge; false by default, public. */
            analysis?: boolean;
            /** @description Whether views with `words` include deductions from the seat's knowledge; false by default, public. */
            hints?: boolean;
            /** @description Whether the result counts for ratings; false by default, public. Without bots only. */
            rated?: boolean;
            /** @description Also make an arbiter's token, which may use every viewpoint; all seats see that it exists. */
            arbiter?: boolean;
            /**
             * @description Who may write in the chat: no one (`off`), the table (`players`), also spectators, in a scope of their own (`all`). `players` by default, and `off` in a duplicate deal.
             * @enum {string}
             */
            chat?: "off" | "players" | "all";
            /** @description The token of an inbox to add your seats of this request to. */
            inbox?: string;
            /** @description The token of a player to bind your seats of this request to; a seat without a name gets the player's. */
            player?: string;
        };
        /** @description An instance of one of the schemas in the view's `offers`, or `resign`, or `abort` with a `reason`. */
        Command: components["schemas"]["ChooseDisguiseCommand"] | components["schemas"]["MoveCommand"] | components["schemas"]["PayMoveCommand"] | components["schemas"]["SkipCommand"] | components["schemas"]["PassCommand"] | components["schemas"]["ChooseRoomCommand"] | components["schemas"]["BidCommand"] | components["schemas"]["SitOutCommand"] | components["schemas"]["PickCommand"] | components["schemas"]["DisavowCommand"] | components["schemas"]["StayCommand"] | components["schemas"]["WagerCommand"] | components["schemas"]["RevealCommand"] | components["schemas"]["ComposeCommand"] | components["schemas"]["ClaimLeakCommand"] | components["schemas"]["TryIntrigueCommand"] | components["schemas"]["KeepPassingCommand"] | components["schemas"]["StopPassingCommand"] | components["schemas"]["MatchCommand"] | components["schemas"]["LetCommand"] | components["schemas"]["AimCommand"] | components["schemas"]["StrikeCommand"] | components["schemas"]["ExchangeCommand"] | components["schemas"]["DivertCommand"] | components["schemas"]["CashInCommand"] | components["schemas"]["PlaceDrinksCommand"] | components["schemas"]["MarkTwoCommand"] | components["schemas"]["PayDartCommand"] | components["schemas"]["SubmitCommand"] | components["schemas"]["ResignCommand"] | components["schemas"]["AbortCommand"] | components["schemas"]["LeaveCommand"] | components["schemas"]["ReturnCommand"];
        /** @description The public state. Sequences are by seat unless stated otherwise. */
        Table: {
            /** @description Options of this table. */
            options: components["schemas"]["Options"];
            /** @description Chips by seat. */
            chips: number[];
            /** @description Victory points by seat. */
            vp: number[];
            /** @description Characters that a seat can no longer be. */
            marks: number[][];
            /** @description Whether the seat disavowed its agent in this hand. */
            disavowed: boolean[];
            /** @description Number of face-down cards. */
            hidden: number[];
            /** @description Face-up cards. */
            open: string[][];
            /** @description Cards won for the next hand. */
            bonus: number[];
            /** @description Room of each character, by number. */
            rooms: number[];
            /** @description Conversations by spot. */
            conversations: components["schemas"]["Conversation"][];
            /** @description Size of the disguise deck. */
            disguises: number;
            /** @description Number of disguises each seat took out of the game. */
            removed: number[];
            /** @description Each agent is one of the first that many characters. */
            among: number[];
            /** @description Seats in the order of their turns. */
            track: number[];
            /** @description Seats that will move up on the track. */
            advances: number[];
            /** @description Number of the hand, from 1; 0 before the first. */
            hand: number;
            /** @description Number of the round, from 1; 0 before the first. */
            round: number;
            /** @description The current phase; `kind` and `asked` give the awaited decision and seats. */
            phase: components["schemas"]["Phase"];
            /** @description Kind of the awaited decision. */
            kind: components["schemas"]["Kind"] | null;
            /** @description The awaited seats. */
            asked: number[];
            /** @description Seats finished with this phase. */
            done: number[];
            /** @description Seats with a sealed answer. */
            sealed: number[];
            /** @description The seat that moved last. */
            turn: number | null;
            /** @description Chips for the next paid move. */
            price: number;
            /** @description Contact in the room being resolved, if any. */
            contact: components["schemas"]["Contact"] | null;
            /** @description Rooms in which contact was made this round. */
            resolved: number[];
            /** @description The tile being scored, if any. */
            scoring: components["schemas"]["Scoring"] | null;
            /** @description Open Leak cards by spot. */
            leak: components["schemas"]["LeakCard"][];
            /** @description Tiles of the row, in scoring order. */
            tiles: components["schemas"]["RowTile"][];
            /** @description Tiles of the row already scored this hand. */
            judged: number[];
            /** @description All tiles drawn so far. */
            drawn: number[];
            /** @description Number of cards left. */
            deck: number;
            /** @description Face-up cards. */
            discard: string[];
            /** @description Whether the chips of a Leak card were claimed in this hand. */
            claimed: boolean;
            /** @description Null while the game runs. */
            outcome: components["schemas"]["Outcome"] | null;
            /** @description All agents and cards, once the game is over. */
            reveal: components["schemas"]["AllRevealed"] | null;
            /** @description State of intrigue. */
            plot: components["schemas"]["IntrigueState"];
            /** @description Contacts of this round. */
            met: components["schemas"]["Contact"][];
            /** @description Results of the last scored hand. */
            scores: components["schemas"]["Score"][];
        };
        /** @description A seat's private knowledge. */
        Mind: {
            /** @description The seat with this knowledge. */
            seat: number;
            /** @description Its agent. */
            agent: number | null;
            /** @description Disguises it took out of the game. */
            removed: number[];
            /** @description Disguises it chooses from. */
            looked: number[];
            /** @description Its face-down cards, sorted. */
            hidden: string[];
            /** @description Its sealed bid. */
            bid: components["schemas"]["OpenBid"] | null;
            /** @description Its sealed answer. */
            answer: ("DISAVOW" | "LET" | "MATCH" | "STAY") | null;
            /** @description Its sealed marks. */
            marking: number[] | null;
            /** @description Its sealed try. */
            attempt: components["schemas"]["SealedAttempt"] | null;
            /** @description Its cards tried in this window, in order. */
            tried: string[];
            /** @description Cards it looks at, sorted. */
            drinks: string[];
            /** @description Cards it laid into conversations, sorted. */
            laid: components["schemas"]["OwnLaidCard"][];
            /** @description The laid cards that others hold now, sorted. */
            known: components["schemas"]["KnownCard"][];
        };
        /** @description The state hidden from every seat: both decks. */
        House: {
            /** @description Cards left to draw, sorted, not shuffled. */
            deck: string[];
            /** @description The disguise deck, sorted, not shuffled. */
            disguises: number[];
        };
        /** @description The first turn order is drawn. */
        TrackDrawnData: {
            /** @description Seats, first to last. */
            track: number[];
        };
        /** @description A seat looks at cards of the disguise deck. */
        DisguisesLookedAtData: {
            /** @description Who acts, or whom it befalls. */
            seat: number;
            /** @description Cards left in the disguise deck. */
            size: number;
        };
        /** @description A seat has chosen its agent. */
        DisguiseChosenData: {
            /** @description Who acts, or whom it befalls. */
            seat: number;
            /** @description Number of disguises removed from the game, 0 or 1. */
            out: number;
        };
        /** @description A phase begins. */
        PhaseBeganData: {
            /** @description Its name. */
            phase: components["schemas"]["Phase"];
        };
        /** @description The game waits for these seats. */
        AskedData: {
            /** @description The kind of their decision. */
            kind: components["schemas"]["Kind"];
            /** @description Those that must answer. */
            seats: number[];
        };
        /** @description A hand begins with a new deck. */
        HandBeganData: {
            /** @description Its number, from 1. */
            hand: number;
            /** @description Cards in the deck. */
            size: number;
            /** @description Whether players keep their cards. */
            keeps: boolean;
        };
        /** @description A seat gets face-down cards. */
        CardsDealtData: {
            /** @description Who acts, or whom it befalls. */
            seat: number;
            /** @description Number of cards. */
            count: number;
        };
        /** @description Surveillance adds a face-up card to a conversation. */
        CardPickedUpData: {
            /** @description The conversation's place, from 1. */
            spot: number;
            /** @description The one added. */
            card: string;
        };
        /** @description A conversation takes place in a room. */
        DieRolledData: {
            /** @description The conversation's place, from 1. */
            spot: number;
            /** @description Its number, 1 to 10. */
            room: number;
        };
        /** @description A conversation in an empty room is discarded. */
        ConversationLostData: {
            /** @description The conversation's place, from 1. */
            spot: number;
            /** @description Its face-up cards. */
            cards: string[];
        };
        /** @description A Leak card is turned face up. */
        LeakTurnedData: {
            /** @description Now open. */
            card: string;
        };
        /** @description The tile row for this hand, in scoring order. */
        TilesLaidData: {
            /** @description All tiles. */
            row: components["schemas"]["RowTile"][];
            /** @description The new tiles. */
            drawn: number[];
        };
        /** @description A round begins. */
        RoundBeganData: {
            /** @description Its number in the hand, from 1. */
            round: number;
        };
        /** @description A seat moves a character. */
        CharacterMovedData: {
            /** @description Who acts, or whom it befalls. */
            seat: number;
            /** @description Its number, 1 to 20. */
            character: number;
            /** @description The room it enters. */
            to: number;
            /** @description The price paid. */
            chips: number;
        };
        /** @description A seat makes no free move. */
        MoveSkippedData: {
            /** @description Who acts, or whom it befalls. */
            seat: number;
        };
        /** @description A seat pays for no more moves in this phase. */
        MovePassedData: {
            /** @description Who acts, or whom it befalls. */
            seat: number;
        };
        /** @description Contact is made in this room next. */
        RoomChosenData: {
            /** @description Who acts, or whom it befalls. */
            seat: number;
            /** @description Its number, 1 to 10. */
            room: number;
        };
        /** @description A sealed bid; all look alike. */
        BidSealedData: {
            /** @description Who acts, or whom it befalls. */
            seat: number;
        };
        /** @description The bids are opened. */
        BidsOpenedData: {
            /** @description Highest first, without zero bids. */
            bids: components["schemas"]["OpenBid"][];
            /** @description By seat, from now on. */
            marks: number[][];
        };
        /** @description A bidder pays its bid and takes the cards face up. */
        ConversationTakenData: {
            /** @description Who acts, or whom it befalls. */
            seat: number;
            /** @description The conversation's place, from 1. */
            spot: number;
            /** @description Its face-up cards. */
            cards: string[];
            /** @description The bid. */
            chips: number;
        };
        /** @description The top bidder will move up on the track. */
        AdvanceEarnedData: {
            /** @description Who acts, or whom it befalls. */
            seat: number;
        };
        /** @description A bidder without a conversation pays a chip and draws a face-down card, if there is one. */
        EavesdroppedData: {
            /** @description Who acts, or whom it befalls. */
            seat: number;
            /** @description Cards drawn, 0 or 1. */
            count: number;
        };
        /** @description Each seat that bid nothing gets one chip per bidder. */
        SatOutData: {
            /** @description Those that bid nothing. */
            seats: number[];
            /** @description For each of them. */
            chips: number;
        };
        /** @description Contact in this room is over. */
        RoomResolvedData: {
            /** @description Its number, 1 to 10. */
            room: number;
        };
        /** @description The discard becomes the deck. */
        DeckReshuffledData: {
            /** @description Those of the discard, in order. */
            cards: string[];
        };
        /** @description A sealed answer about disavowal; all look alike. */
        DisavowalSealedData: {
            /** @description Who acts, or whom it befalls. */
            seat: number;
        };
        /** @description The answers are opened. */
        AnswersOpenedData: {
            /** @description By choice or by rule. */
            disavowing: number[];
        };
        /** @description A seat's board is cleared; its disguise returns to the deck and another is drawn. */
        DisavowedData: {
            /** @description Who acts, or whom it befalls. */
            seat: number;
        };
        /** @description A seat moves up one place on the track. */
        AdvancedData: {
            /** @description Who acts, or whom it befalls. */
            seat: number;
            /** @description Seats, first to last, from now on. */
            track: number[];
        };
        /** @description The next tile is scored. */
        TileOpenedData: {
            /** @description Its number. */
            tile: number;
        };
        /** @description A seat wagers. */
        WageredData: {
            /** @description Who acts, or whom it befalls. */
            seat: number;
            /** @description Its total on this tile. */
            chips: number;
            /** @description The part paid now. */
            paid: number;
        };
        /** @description A seat passes. */
        WagerPassedData: {
            /** @description Who acts, or whom it befalls. */
            seat: number;
        };
        /** @description A seat shows hands. */
        RevealedData: {
            /** @description Who acts, or whom it befalls. */
            seat: number;
            /** @description Cards by hand, in the order shown. */
            hands: string[][];
            /** @description Face-down cards used, face up from now on. */
            opened: string[];
            /** @description Leak cards paid for. */
            spots: number[];
        };
        /** @description Rewards go out by place; the wagers go to the bank and the tile leaves the row. */
        TileScoredData: {
            /** @description Its number. */
            tile: number;
            /** @description Rewards by place. */
            earned: components["schemas"]["Earned"][];
        };
        /** @description No hand was shown: chips are added to the tile, and it stays. */
        TileUnclaimedData: {
            /** @description Its number. */
            tile: number;
            /** @description Those added. */
            chips: number;
        };
        /** @description The last on the track takes the chips of a Leak card. */
        LeakClaimedData: {
            /** @description Who acts, or whom it befalls. */
            seat: number;
            /** @description The Leak card's place, from 1. */
            spot: number;
            /** @description Those that lay on it. */
            chips: number;
        };
        /** @description The best hand around a Leak card takes its chips. */
        LeakWonData: {
            /** @description Who acts, or whom it befalls. */
            seat: number;
            /** @description The Leak card's place, from 1. */
            spot: number;
            /** @description Those that lay on it. */
            chips: number;
            /** @description The combination that the hand makes. */
            combination: string;
            /** @description Its cards. */
            hand: string[];
            /** @description Face-down cards used, face up from now on. */
            opened: string[];
        };
        /** @description Income is paid. */
        IncomePaidData: {
            /** @description By seat. */
            chips: number[];
        };
        /** @description New characters enter. */
        CharactersEnteredData: {
            /** @description In order of character. */
            rooms: number[];
            /** @description Those added to the deck. */
            disguises: number[];
        };
        /** @description The game ends. */
        EndedData: {
            /** @description Ascending. */
            winners: number[];
            /** @description Why, as a code of the ruleset. */
            reason: string;
        };
        /** @description Everything is turned face up. */
        AllRevealedData: {
            /** @description By seat. */
            agents: number[];
            /** @description Disguises out of the game, by seat. */
            removed: number[][];
            /** @description Face-down cards, by seat. */
            hidden: string[][];
        };
        /** @description A sealed try or pass in a window; all look alike. */
        IntrigueSealedData: {
            /** @description Who acts, or whom it befalls. */
            seat: number;
        };
        /** @description A sealed answer to a card being tried; all look alike. */
        MatchSealedData: {
            /** @description Who acts, or whom it befalls. */
            seat: number;
        };
        /** @description A seat tries no card now. */
        IntriguePassedData: {
            /** @description Who acts, or whom it befalls. */
            seat: number;
        };
        /** @description A seat lays chips on a face-down card. */
        IntrigueTriedData: {
            /** @description Who acts, or whom it befalls. */
            seat: number;
            /** @description Laid on it. */
            chips: number;
        };
        /** @description A seat does not match the chips. */
        IntrigueLetData: {
            /** @description Who acts, or whom it befalls. */
            seat: number;
        };
        /** @description A seat matches the chips and stops the card. */
        IntrigueMatchedData: {
            /** @description Who acts, or whom it befalls. */
            seat: number;
            /** @description Of the card. */
            owner: number;
            /** @description Paid. */
            chips: number;
        };
        /** @description No seat matched: the card is shown and discarded, the chips go to the bank. */
        IntriguePlayedData: {
            /** @description Who acts, or whom it befalls. */
            seat: number;
            /** @description The card. */
            card: string;
            /** @description Laid on it. */
            chips: number;
        };
        /** @description No seat matched, and the card has no ability now: it is shown and kept, the chips go to the bank. */
        IntrigueExposedData: {
            /** @description Who acts, or whom it befalls. */
            seat: number;
            /** @description The card. */
            card: string;
            /** @description Laid on it. */
            chips: number;
        };
        /** @description A window closes. */
        StakesReturnedData: {
            /** @description By seat, those from its stopped cards. */
            chips: number[];
        };
        /** @description A played card has no effect. */
        NothingCameData: {
            /** @description Who acts, or whom it befalls. */
            seat: number;
        };
        /** @description A seat passes, openly, in this window and in those that follow, until a card is played. */
        KeptPassingData: {
            /** @description Who acts, or whom it befalls. */
            seat: number;
        };
        /** @description A seat takes its standing pass back: it is asked again from the next window on. */
        StoppedPassingData: {
            /** @description Who acts, or whom it befalls. */
            seat: number;
        };
        /** @description A seat looks at cards from the deck. */
        DrinksDrawnData: {
            /** @description Who acts, or whom it befalls. */
            seat: number;
            /** @description Number of cards. */
            count: number;
        };
        /** @description The seat lays them face down into conversations. */
        DrinksPlacedData: {
            /** @description Who acts, or whom it befalls. */
            seat: number;
            /** @description One per card, sorted. */
            spots: number[];
        };
        /** @description A conversation's face-down cards go to the seat that took it. */
        FaceDownTakenData: {
            /** @description Who acts, or whom it befalls. */
            seat: number;
            /** @description The conversation's place, from 1. */
            spot: number;
            /** @description Number of cards. */
            count: number;
        };
        /** @description The face-down cards of a conversation in an empty room are discarded face up. */
        FaceDownLostData: {
            /** @description The conversation's place, from 1. */
            spot: number;
            /** @description The cards. */
            cards: string[];
        };
        /** @description Muscle or a Femme Fatale enters a room and makes moves dearer by a toll. */
        TokenPlacedData: {
            /** @description Who acts, or whom it befalls. */
            seat: number;
            /**
             * @description The Muscle or the Femme Fatale.
             * @enum {string}
             */
            token: "femme" | "muscle";
            /** @description The room it stands in. */
            room: number;
            /** @description Extra chips for a move. */
            toll: number;
        };
        /** @description A seat pays the bank for a move into the room of the Muscle. */
        MusclePaidData: {
            /** @description Who acts, or whom it befalls. */
            seat: number;
            /** @description The toll. */
            chips: number;
        };
        /** @description A seat pays the owner of the Femme Fatale for a move into or out of her room. */
        FemmePaidData: {
            /** @description Who acts, or whom it befalls. */
            seat: number;
            /** @description The seat that gets the chips. */
            owner: number;
            /** @description The toll. */
            chips: number;
        };
        /** @description Blending in is over: Muscle and Femme Fatale leave. */
        TokensRemovedData: Record<string, unknown>;
        /** @description A seat throws a dart at another. */
        DartThrownData: {
            /** @description Who acts, or whom it befalls. */
            seat: number;
            /** @description The other seat that it concerns. */
            target: number;
            /** @description The price of avoiding it. */
            chips: number;
        };
        /** @description A seat pays to avoid a dart. */
        DartPaidData: {
            /** @description Who acts, or whom it befalls. */
            seat: number;
            /** @description The price. */
            chips: number;
        };
        /** @description A seat bids at most one chip per room in this round. */
        DartSufferedData: {
            /** @description Who acts, or whom it befalls. */
            seat: number;
        };
        /** @description A seat draws face-down cards, if there are any. */
        CardsBoughtData: {
            /** @description Who acts, or whom it befalls. */
            seat: number;
            /** @description Number of cards. */
            count: number;
        };
        /** @description A seat gets chips from the bank. */
        IntimidatedData: {
            /** @description Who acts, or whom it befalls. */
            seat: number;
            /** @description Received. */
            chips: number;
        };
        /** @description A seat swaps a card with one of a conversation. */
        CardExchangedData: {
            /** @description Who acts, or whom it befalls. */
            seat: number;
            /** @description The conversation's place, from 1. */
            spot: number;
            /** @description The card that the seat gets. */
            taken: string;
            /** @description The card that it lays there. */
            given: string;
            /** @description The card given, if it was face down. */
            opened: string[];
        };
        /** @description A seat's next bid of this round names nobody. */
        HenchmanHiredData: {
            /** @description Who acts, or whom it befalls. */
            seat: number;
        };
        /** @description Every seat must move a character out of a room. */
        BombPlantedData: {
            /** @description Who acts, or whom it befalls. */
            seat: number;
            /** @description Its number, 1 to 10. */
            room: number;
        };
        /** @description A seat moves a character out of the room of the bomb. */
        CharacterFledData: {
            /** @description Who acts, or whom it befalls. */
            seat: number;
            /** @description Its number, 1 to 20. */
            character: number;
            /** @description The room it enters. */
            to: number;
        };
        /** @description Every seat has moved a character, or the room is empty. */
        BombOverData: {
            /** @description The room in which it lay. */
            room: number;
        };
        /** @description A seat turns chips into victory points. */
        ChipsCashedInData: {
            /** @description Who acts, or whom it befalls. */
            seat: number;
            /** @description Turned in. */
            chips: number;
        };
        /** @description All others must mark two characters of a room. */
        RoomTargetedData: {
            /** @description Who acts, or whom it befalls. */
            seat: number;
            /** @description Its number, 1 to 10. */
            room: number;
        };
        /** @description A sealed choice of marks; all look alike. */
        MarksSealedData: {
            /** @description Who acts, or whom it befalls. */
            seat: number;
        };
        /** @description The marks are opened. */
        MarksOpenedData: {
            /** @description By seat, from now on. */
            marks: number[][];
            /** @description Seats that could not mark two. */
            disavowing: number[];
        };
        /** @description A conversation moves to an adjacent room. */
        ConversationMovedData: {
            /** @description Who acts, or whom it befalls. */
            seat: number;
            /** @description The conversation's place, from 1. */
            spot: number;
            /** @description The room it moves to. */
            to: number;
        };
        /** @description The cards still face down in conversations at the end. */
        FaceDownRevealedData: {
            /** @description By conversation. */
            cards: string[][];
        };
        /** @description The game, its rules and its options; the commitment to its seed. */
        GameCreatedData: {
            /** @description Its name. */
            ruleset: string;
            /** @description That of its rules. */
            ruleset_version: number;
            /** @description Complete, defaults filled in. */
            options: {
                [key: string]: unknown;
            };
            /** @description Who each is for. */
            seats: components["schemas"]["SeatPlan"][];
            /**
             * @description Whether the lobby lists it.
             * @enum {string}
             */
            visibility: "public" | "unlisted";
            /** @description Seconds by which spectators see it late. */
            delay_s: number;
            /**
             * @description How the seed was chosen.
             * @enum {string}
             */
            deal: "duplicate" | "fixed" | "fresh";
            /** @description Whether a seat may fork the running game from its information state. */
            analysis: boolean;
            /** @description Whether a token with full sight was made. */
            has_arbiter: boolean;
            /** @description SHA-256 of the seed, hex. */
            commitment: string;
            /** @description Milliseconds from a question to a bot's answer. */
            pace_ms: number;
            /** @description The last checkpoint of the log of games, null without a log. */
            games_log: components["schemas"]["NamedCheckpoint"] | null;
            /** @description By seat, the commitment to the name given at creation, hex. */
            players: (string | null)[];
            /** @description Of the game's id (`domain.kernel.ledger`), hex. */
            id_hash: string;
            /** @description The randomness protocol before the deal; games dealt from their seed alone do not have it. */
            luck_plan?: components["schemas"]["LuckPlan"];
            /** @description Time for people's decisions; tables without a clock do not have it. */
            clock_plan?: components["schemas"]["ClockPlan"];
            /** @description True if the result counts for the ratings of its people; other games do not have it. */
            rated?: boolean;
            /** @description True if seats get deductions from their views; other games do not have it. */
            hints?: boolean;
            /** @description Of a game of an event; other games do not have it. */
            event_table?: components["schemas"]["EventTableData"];
        };
        /** @description A game goes on from a moment of another, with seats, tokens and salts of its own. */
        GameForkedData: {
            /** @description Where it goes on from. */
            parent: components["schemas"]["ParentData"];
            /** @description The viewpoint whose knowledge the fork starts from. */
            viewpoint: string;
            /**
             * @description The parent's future, or another.
             * @enum {string}
             */
            luck: "fresh" | "same";
            /** @description The position: drawn as one that looks like the parent to `viewpoint`, or taken from a replay that shows everything; the minds follow, one event each. null if the parent's own log comes before this event. */
            table: {
                [key: string]: unknown;
            } | null;
            /** @description Its name. */
            ruleset: string;
            /** @description That of its rules. */
            ruleset_version: number;
            /** @description Complete, defaults filled in. */
            options: {
                [key: string]: unknown;
            };
            /** @description Who each is for. */
            seats: components["schemas"]["SeatPlan"][];
            /**
             * @description Whether the lobby lists it.
             * @enum {string}
             */
            visibility: "public" | "unlisted";
            /** @description Seconds by which spectators see it late. */
            delay_s: number;
            /**
             * @description How the seed was chosen.
             * @enum {string}
             */
            deal: "duplicate" | "fixed" | "fresh";
            /** @description Whether a seat may fork the running game from its information state. */
            analysis: boolean;
            /** @description Whether a token with full sight was made. */
            has_arbiter: boolean;
            /** @description SHA-256 of the seed, hex. */
            commitment: string;
            /** @description Milliseconds from a question to a bot's answer. */
            pace_ms: number;
            /** @description The last checkpoint of the log of games, null without a log. */
            games_log: components["schemas"]["NamedCheckpoint"] | null;
            /** @description By seat, the commitment to the name given at creation, hex. */
            players: (string | null)[];
            /** @description Of the game's id (`domain.kernel.ledger`), hex. */
            id_hash: string;
            /** @description The randomness protocol before the deal; games dealt from their seed alone do not have it. */
            luck_plan?: components["schemas"]["LuckPlan"];
            /** @description Time for people's decisions; tables without a clock do not have it. */
            clock_plan?: components["schemas"]["ClockPlan"];
            /** @description True if the result counts for the ratings of its people; other games do not have it. */
            rated?: boolean;
            /** @description True if seats get deductions from their views; other games do not have it. */
            hints?: boolean;
            /** @description Of a game of an event; other games do not have it. */
            event_table?: components["schemas"]["EventTableData"];
        };
        /** @description A seat's knowledge at the start of a fork whose position was drawn. */
        GameSeatRecalledData: {
            /** @description The seat with this knowledge. */
            seat: number;
        };
        /** @description Another game shares this one's luck. */
        GameGroupJoinedData: Record<string, unknown>;
        /** @description A seat is taken. */
        GameSeatTakenData: {
            /** @description Who acts, or whom it befalls. */
            seat: number;
            /** @description SHA-256 of the text of a nonce to come, hex; absent without one. */
            commit?: string;
            /** @description Commitment to the player's name, hex; absent without a name. */
            player?: string;
        };
        /** @description A weaker token is handed out. */
        GameTokenMintedData: {
            /** @description Names the token; grants no access. */
            id: string;
            /** @description The rights it grants. */
            scope: components["schemas"]["Scope"];
            /** @description For tokens of a seat. */
            seat: number | null;
        };
        /** @description A token or a link is revoked, with all its descendants. */
        GameTokenRevokedData: {
            /** @description Of the token or link. */
            id: string;
        };
        /** @description A link to a replay is handed out; revoked like a token. */
        GameReplaySharedData: {
            /** @description Of the link. */
            id: string;
        };
        /** @description Every seat is filled, and the cards are dealt. */
        GameStartedData: Record<string, unknown>;
        /** @description A player leaves; a bot plays on with the seat's knowledge. */
        GameSeatResignedData: {
            /** @description Who acts, or whom it befalls. */
            seat: number;
            /** @description The name of the policy that plays on. */
            bot: string;
            /** @description Which one that is. */
            policy: components["schemas"]["Policy"];
        };
        /** @description A bot gave no legal answer in its tries; the decision's default answer follows. */
        GameAutomationFailedData: {
            /** @description Who acts, or whom it befalls. */
            seat: number;
            /** @description Number of tries. */
            tries: number;
        };
        /** @description The organiser ended the game without an outcome, or the service did. */
        GameAbortedData: {
            /** @description In the organiser's words, or why. */
            reason: string;
            /** @description Seconds without an event, after which the service ended it; absent if the organiser did. */
            quiet_s?: number;
            /** @description Seats that go on at a smaller table, in their order there; absent if none does. */
            goes_on?: number[];
            /** @description Who decided that, absent else. */
            author?: string;
        };
        /** @description The rules ended the game. */
        GameOverData: {
            /** @description Ascending; empty if no seat won. */
            winners: number[];
            /** @description Why, as a code of the ruleset. */
            reason: string;
        };
        /** @description An organiser corrects a result or ends a game. */
        GameRulingMadeData: {
            /**
             * @description Which of the two.
             * @enum {string}
             */
            kind: "abort" | "correct";
            /** @description Who rules. */
            author: string;
            /** @description Why, in their own words. */
            reason: string;
            /** @description The outcome until then; null is a game without one. */
            before: components["schemas"]["Outcome"] | null;
            /** @description The outcome from then on; null is a game without one. */
            after: components["schemas"]["Outcome"] | null;
        };
        /** @description The operator put the game back to an earlier history. */
        GameRestoredData: {
            /** @description The head that was given up; null if nothing of it could be read. */
            lost: components["schemas"]["GameHead"] | null;
            /** @description The head it continues from. */
            kept: components["schemas"]["GameHead"];
            /** @description In their words. */
            reason: string;
        };
        /** @description The seed and the salts' secret, hex: from here on anyone can open and check everything. */
        GameSeedRevealedData: {
            /** @description All luck follows from it. */
            seed: string;
            /** @description The secret from which the salts derive. */
            secret: string;
        };
        /** @description A seat commits to another nonce, or to its first. */
        GameCommitmentReplacedData: {
            /** @description Whose. */
            seat: number;
            /** @description SHA-256 of the nonce's text, hex. */
            commit: string;
        };
        /** @description The set of commitments is closed; the nonces are awaited. */
        GameLuckClosedData: {
            /** @description Always 1. */
            epoch: number;
            /** @description By seat, null if a seat brought none. */
            commits: (string | null)[];
        };
        /** @description A seat reveals the nonce that it committed to. */
        GameNonceGivenData: {
            /** @description Whose. */
            seat: number;
            /** @description 64 hex digits. */
            nonce: string;
        };
        /** @description No nonce is awaited any more. */
        GameLuckDrawnData: {
            /** @description Seats that committed and gave none, ascending. */
            silent: number[];
            /** @description The round that the luck waits for, null without one. */
            public: components["schemas"]["Round"] | null;
        };
        /** @description The awaited round of public entropy. */
        GamePublicGivenData: {
            /** @description Its number. */
            round: number;
            /** @description Hex. */
            signature: string;
        };
        /** @description A nonce is missing and all are required: the game ends. */
        GameCancelledData: {
            /** @description The seats without one, ascending. */
            silent: number[];
        };
        /** @description A player is away: they let the clock strike too often in a row, said so, or the organiser did. */
        GameSeatAbsentData: {
            /** @description Who acts, or whom it befalls. */
            seat: number;
            /** @description The name of the policy that plays until they return, null if defaults are played at once. */
            bot: string | null;
            /** @description Which one that is. */
            policy?: components["schemas"]["Policy"];
            /** @description The organiser who handed the seat to the bot; absent otherwise. */
            author?: string;
            /** @description Why the organiser did so; absent otherwise. */
            reason?: string;
        };
        /** @description The time of these decisions is used up; their defaults follow in the same batch. */
        GameClockStruckData: {
            /** @description Their ids, by seat. */
            decisions: string[];
            /** @description The organiser who ended the time; absent if it was up. */
            author?: string;
            /** @description Why the organiser ended it; absent if it was up. */
            reason?: string;
        };
        /** @description The player of an absent seat is back. */
        GameSeatReturnedData: {
            /** @description Whose. */
            seat: number;
            /** @description The organiser who says so; absent if the player did. */
            author?: string;
            /** @description Why the organiser says so; absent if the player did. */
            reason?: string;
        };
        /** @description Time that counts for no seat: every running clock gets it back. */
        GameTimeGivenData: {
            /**
             * @description No one could play, since the service was down or took no moves.
             * @constant
             */
            reason: "outage";
            /** @description Milliseconds. */
            ms: number;
        };
        /** @description The table is paused. */
        GamePausedData: {
            /** @description When the pause ends by itself, RFC 3339, UTC. */
            until: string;
            /** @description Ids of the decisions that are answered before it begins. */
            after: string[];
            /** @description Who pauses it. */
            author: string;
            /** @description Why, in their own words. */
            reason: string;
        };
        /** @description The pause is over, or is no longer awaited. */
        GamePauseEndedData: {
            /** @description Who ended it; absent if its time was over. */
            author?: string;
            /** @description Why. */
            reason?: string;
        };
        /** @description Time is added to open decisions. */
        GameTimeAddedData: {
            /** @description Whose; null for every clock that runs. */
            seat: number | null;
            /** @description Milliseconds. */
            ms: number;
            /** @description Who adds it. */
            author: string;
            /** @description Why. */
            reason: string;
        };
        /** @description A seat's person gets another token, or a slip for one; those before, and all that descends from them, are revoked. */
        GameSeatReissuedData: {
            /** @description Who acts, or whom it befalls. */
            seat: number;
            /** @description Who hands it out; absent if the person asked for it. */
            author?: string;
            /** @description Why; absent if the person asked for it. */
            reason?: string;
            /** @description True for a slip, which opens nothing but its exchange, by one device; absent for a token. */
            is_slip?: boolean;
        };
        /** @description Another person plays a seat from here on, and knows what the seat knows. */
        GameSeatSubstitutedData: {
            /** @description Who acts, or whom it befalls. */
            seat: number;
            /** @description Commitment to the new name, hex. */
            player: string;
            /** @description Who decided it, `event` if another person plays for the seat's entry at the event. */
            author: string;
            /** @description Why. */
            reason: string;
            /** @description True for a slip, which opens nothing but its exchange, by one device; absent for a token. */
            is_slip?: boolean;
        };
        /** @description A seat that waited for a person is a bot's from the beginning. */
        GameSeatFilledData: {
            /** @description Who acts, or whom it befalls. */
            seat: number;
            /** @description Name of its policy. */
            bot: string;
            /** @description Who decided it. */
            author: string;
            /** @description Why. */
            reason: string;
            /** @description Which one it is. */
            policy: components["schemas"]["Policy"];
        };
        /** @description A device exchanged the slip of a seat for a token of its own, which plays the seat from here on. */
        GameSlipExchangedData: {
            /** @description Who acts, or whom it befalls. */
            seat: number;
        };
        /** @description All games of the round are there, and this one can be played. Times are RFC 3339, UTC. */
        GamePlayOpenedData: {
            /** @description No clock runs before this time. */
            starts_at: string;
            /** @description When seats that were never looked at are noted, null for never. */
            no_show_at: string | null;
            /** @description Whether arbiters are only notified, or the seats become absent. */
            no_show: components["schemas"]["NoShowRule"];
        };
        /** @description These seats were not looked at in time. */
        GameNoShowsData: {
            /** @description Ascending, perhaps none. */
            seats: number[];
        };
        /** @description The content of a replay link. */
        Shared: {
            /** @description `seat:2`, `public` or `all`. */
            viewpoint: string;
            /** @description Version. */
            first: number;
            /** @description Version, null for the end. */
            last: number | null;
            /**
             * @description What a viewer learns before the replay reaches it.
             * @enum {string}
             */
            spoilers: "all" | "end" | "none";
            /**
             * @description Whether seats are called by their names.
             * @enum {string}
             */
            names: "masked" | "shown";
            /** @description RFC 3339, or never. */
            expires: string | null;
            /** @description The id of the token that handed it out. */
            by: string;
        };
        /** @description How a bot came to its command. */
        BotTry: {
            /** @description Of the try, from 0. */
            number: number;
            /** @description If it differs from the policy that the seat was filled with. */
            policy?: components["schemas"]["Policy"];
        };
        /** @description One draw in the log: the `index`-th of its source, position `pick` of `size`. */
        Draw: [
            string,
            number,
            number,
            number,
            boolean
        ];
        /** @description Games of equal luck. */
        Group: {
            /** @description As the organiser called it. */
            name: string;
            /** @description The game that made the group; null in that game itself. */
            root: string | null;
        };
        /** @description Table options with their defaults. Rule CI-11. */
        Options: {
            /**
             * @description The characters that a bid needs and names (CI-7.3).
             * @enum {string}
             */
            contact: "AGENT_PRESENT" | "LITERAL" | "REVEAL_ONE";
            /**
             * @description Schedule of Leak cards and number of rounds of a hand (CI-8.1).
             * @enum {string}
             */
            leak: "NO_SETUP_CARD" | "SETUP_IS_FIRST" | "TWO_ROUND_HAND";
            /**
             * @description Characters whose disguises are in the deck (CI-3.3.1).
             * @enum {string}
             */
            disguises: "ALL_20" | "IN_PLAY";
            /** @description Cards that a joker may stand for (CI-2.3). */
            jokers: components["schemas"]["Wild"];
            /** @description Whether players keep cards from hand to hand (CI-4.1.2). */
            keep_cards: boolean;
            /**
             * @description Number of times that wagers go round (CI-9.2.4).
             * @enum {string}
             */
            wagers: "SINGLE_PASS" | "UNTIL_MATCHED";
            /** @description Whether the best hands take the chips of the other Leak cards (CI-9.11). */
            leak_showdown: boolean;
            /**
             * @description Number of hands played (CI-4.1.3).
             * @enum {integer}
             */
            hands: 1 | 2 | 3;
            /** @description Whether cards have abilities (CI-14). */
            intrigue: boolean;
            /** @description With `intrigue`, whether any card may be tried (CI-14.6). */
            free_bluff: boolean;
        };
        /** @description Effects of intrigue on the table. */
        IntrigueState: {
            /** @description Sealed and not yet opened. */
            answers: components["schemas"]["SealedTry"][];
            /** @description Whether a card was played since the seats were asked, so that those that passed are asked again. */
            again: boolean;
            /** @description The card being tried. */
            trial: components["schemas"]["Trial"] | null;
            /** @description The played card that is not finished. */
            effect: components["schemas"]["Effect"] | null;
            /** @description One entry (the seat) per card tried in this window. */
            tries: number[];
            /** @description Chips on stopped cards. */
            stakes: components["schemas"]["Stake"][];
            /** @description Seats that played a card this round. */
            played: number[];
            /** @description Fits made known by earlier tries of this hand. */
            fitting: components["schemas"]["KnownFit"][];
            /** @description The Muscle on the board. */
            muscle: components["schemas"]["TokenData"] | null;
            /** @description The Femme Fatale on the board. */
            femme: components["schemas"]["TokenData"] | null;
            /** @description Seats under a dart. */
            darted: number[];
            /** @description Seats with a henchman. */
            henchmen: number[];
            /** @description Face-down cards in conversations, sorted. */
            down: components["schemas"]["FaceDown"][];
            /** @description Seats with a standing pass. */
            passing: number[];
        };
        /** @description How the luck of a game is made, fixed in its first event. */
        LuckPlan: {
            /**
             * @description `asked` of seats that bring a commitment, `required` of every person's seat, or `none`.
             * @enum {string}
             */
            nonces: "asked" | "none" | "required";
            /** @description Entropy that comes after the last nonce. */
            public: "drand" | null;
            /** @description Seconds to wait for the nonces. */
            wait_s: number;
        };
        /** @description Time for people's decisions, in seconds. */
        ClockPlan: {
            /** @description For each. */
            decision_s: number;
            /** @description Of each seat, taken when that is used up. */
            bank_s: number;
            /** @description Seconds that an answer adds to the bank, up to `bank_s`. */
            increment_s: number;
            /** @description Strikes in a row after which a seat is absent. */
            absent_after: number;
            /** @description Then its default is played at once, or a bot plays until the player returns, or for good. */
            on_absence: components["schemas"]["OnAbsence"];
        };
        /** @description The place of a game in an event. */
        EventTableData: {
            /** @description Its id. */
            event: string;
            /** @description Its number in the event. */
            round: number;
            /** @description Its number in the round. */
            table: number;
            /** @description Of the deal that other tables share, null for a deal of its own. */
            board: number | null;
            /** @description Whether its seats may hand out tokens. */
            helpers: boolean;
        };
        /** @description The moment of another game that this one goes on from. */
        ParentData: {
            /** @description null if a replay was forked, which does not reveal it. */
            game: string | null;
            /** @description Of the parent. */
            version: number;
            /** @description Of that version, hex. */
            digest: string;
        };
        /** @description Which program plays for a bot. */
        Policy: {
            /** @description Rises when the same view and luck can lead to another command. */
            version: number;
            /** @description SHA-256 over the source of its ruleset, hex. */
            digest: string;
        };
        /** @description A head of a game. */
        GameHead: {
            /** @description Of its last event. */
            version: number;
            /** @description Of that version, hex. */
            digest: string;
        };
        /** @description A spot of the surveillance board. */
        Conversation: [
            number,
            string[]
        ];
        /** @description A Leak card and the chips on it. */
        LeakCard: [
            string,
            number
        ];
        /** @description A tile in the row. */
        RowTile: [
            number,
            number
        ];
        /** @description Contact in one room. */
        Contact: {
            /** @description Its number, 1 to 10. */
            room: number;
            /** @description null until opened, then highest first. */
            bids: components["schemas"]["OpenBid"][] | null;
            /** @description Seats that took a conversation. */
            took: number[];
        };
        /** @description The result of a tile. */
        Score: {
            /** @description Its number. */
            tile: number;
            /** @description By seat. */
            wagers: (number | null)[];
            /** @description Hands in the order shown. */
            shown: components["schemas"]["Shown"][];
            /** @description By place, or empty. */
            earned: components["schemas"]["Earned"][];
        };
        /** @description A card that this seat laid face down into a conversation. */
        OwnLaidCard: [
            number,
            string
        ];
        /** @description Another seat's face-down card that this seat knows. */
        KnownCard: [
            number,
            string
        ];
        /** @description An opened bid. */
        OpenBid: [
            number,
            number,
            number | null
        ];
        /** @description The reward of a place. */
        Earned: [
            number,
            number,
            number,
            number
        ];
        /** @description Who a seat is for. */
        SeatPlan: {
            /**
             * @description Who plays it.
             * @enum {string}
             */
            kind: "automaton" | "bot" | "human";
            /** @description The name of its policy, for bots. */
            bot: string | null;
            /** @description Of a bot. */
            policy?: components["schemas"]["Policy"];
            /** @description True if anyone may sit down without a code; else absent. */
            open?: boolean;
        };
        /** @description The tile being scored. */
        Scoring: {
            /** @description Its number. */
            tile: number;
            /** @description By seat, null before the first wager. */
            wagers: (number | null)[];
            /** @description Seats that passed. */
            out: number[];
            /** @description Hands in the order shown. */
            shown: components["schemas"]["Shown"][];
            /** @description Seats that have had their turn to show. */
            revealed: number[];
        };
        /** @description Everything is turned face up. */
        AllRevealed: {
            /** @constant */
            type: "casino-incognito.all_revealed";
            /** @description By seat. */
            agents: number[];
            /** @description Disguises out of the game, by seat. */
            removed: number[][];
            /** @description Face-down cards, by seat. */
            hidden: string[][];
        };
        /** @description A sealed try in a window. */
        SealedAttempt: [
            string | null,
            number
        ];
        /** @description The last checkpoint of the log of games when a game began. */
        NamedCheckpoint: {
            /** @description Which log. */
            origin: string;
            /** @description Its entries. */
            size: number;
            /** @description Hex. */
            root: string;
        };
        /** @description A round of public entropy. */
        Round: {
            /** @description Hash of the drand chain, hex. */
            chain: string;
            /** @description Its number. */
            round: number;
        };
        /** @description A seat's sealed answer, a try or a pass. */
        SealedTry: [
            number,
            number
        ];
        /** @description Chips on a stopped card. */
        Stake: [
            number,
            number
        ];
        /** @description Public knowledge that a seat holds a face-down card with an ability for this window. */
        KnownFit: [
            number,
            components["schemas"]["Window"]
        ];
        /** @description A face-down card in a conversation. */
        FaceDown: [
            number,
            number
        ];
        /** @description A card being tried. */
        Trial: [
            number,
            number,
            number[]
        ];
        /** @description A played card whose effect is not finished. */
        Effect: {
            /** @description The seat that played it. */
            seat: number;
            /** @description The card. */
            card: string;
            /** @description The room chosen, if any. */
            room: number | null;
            /** @description The target seat, if any. */
            target: number | null;
            /** @description Number of cards its player looks at. */
            drawn: number;
            /** @description Seats that have moved a character because of it. */
            moved: number[];
        };
        /** @description Muscle or Femme Fatale in a room. */
        TokenData: [
            number,
            number,
            number
        ];
        /** @description A hand shown for a tile. */
        Shown: [
            number,
            string[]
        ];
        /**
         * @description Phase: one of these.
         * @enum {string}
         */
        Phase: "before_blending_in" | "before_contact" | "before_scoring" | "before_surveillance" | "before_tile" | "contact" | "disguises" | "free_moves" | "hand" | "hand_end" | "in_surveillance" | "leak" | "over" | "paid_moves" | "rewards" | "round_end" | "scoring" | "set_up" | "surveillance";
        /**
         * @description Kind: one of these.
         * @enum {string}
         */
        Kind: "bid" | "bomb" | "claim" | "dart" | "disavow" | "disguise" | "drinks" | "intrigue" | "mark" | "match" | "move" | "pay_move" | "pick" | "reveal" | "room" | "target" | "wager";
        /**
         * @description Scope: one of these.
         * @enum {string}
         */
        Scope: "arbiter" | "organiser" | "seat:act" | "seat:read" | "spectator";
        /**
         * @description No show rule: one of these.
         * @enum {string}
         */
        NoShowRule: "absent" | "tell";
        /**
         * @description Wild: one of these.
         * @enum {string}
         */
        Wild: "BLANK" | "COLOUR_WILD" | "FULL_WILD" | "OUT";
        /**
         * @description On absence: one of these.
         * @enum {string}
         */
        OnAbsence: "bot" | "default" | "forfeit";
        /**
         * @description Window: one of these.
         * @enum {string}
         */
        Window: "before_blending_in" | "before_contact" | "before_scoring" | "before_surveillance" | "before_tile" | "in_surveillance";
        /** @description The characters seen. */
        DisguisesLookedAtDisguisesOpening: {
            value: number[];
            /** @description Hexadecimal; the hash of value and salt is the commitment in `hidden`. */
            salt: string;
        };
        /** @description The disguise kept. */
        DisguiseChosenAgentOpening: {
            value: number;
            /** @description Hexadecimal; the hash of value and salt is the commitment in `hidden`. */
            salt: string;
        };
        /** @description The one put back into the deck. */
        DisguiseChosenReturnedOpening: {
            value: number;
            /** @description Hexadecimal; the hash of value and salt is the commitment in `hidden`. */
            salt: string;
        };
        /** @description Those removed. */
        DisguiseChosenRemovedOpening: {
            value: number[];
            /** @description Hexadecimal; the hash of value and salt is the commitment in `hidden`. */
            salt: string;
        };
        /** @description In order, the top first. */
        HandBeganDeckOpening: {
            value: string[];
            /** @description Hexadecimal; the hash of value and salt is the commitment in `hidden`. */
            salt: string;
        };
        /** @description The cards. */
        CardsDealtCardsOpening: {
            value: string[];
            /** @description Hexadecimal; the hash of value and salt is the commitment in `hidden`. */
            salt: string;
        };
        /** @description Those bid. */
        BidSealedChipsOpening: {
            value: number;
            /** @description Hexadecimal; the hash of value and salt is the commitment in `hidden`. */
            salt: string;
        };
        /** @description The character, if any. */
        BidSealedNamedOpening: {
            value: number[];
            /** @description Hexadecimal; the hash of value and salt is the commitment in `hidden`. */
            salt: string;
        };
        /** @description The cards. */
        EavesdroppedCardsOpening: {
            value: string[];
            /** @description Hexadecimal; the hash of value and salt is the commitment in `hidden`. */
            salt: string;
        };
        /** @description Whether the seat changes its agent. */
        DisavowalSealedAnswerOpening: {
            /** @enum {string} */
            value: "DISAVOW" | "STAY";
            /** @description Hexadecimal; the hash of value and salt is the commitment in `hidden`. */
            salt: string;
        };
        /** @description Its former agent. */
        DisavowedReturnedOpening: {
            value: number;
            /** @description Hexadecimal; the hash of value and salt is the commitment in `hidden`. */
            salt: string;
        };
        /** @description Its new one. */
        DisavowedAgentOpening: {
            value: number;
            /** @description Hexadecimal; the hash of value and salt is the commitment in `hidden`. */
            salt: string;
        };
        /** @description Laid on it, or 0. */
        IntrigueSealedChipsOpening: {
            value: number;
            /** @description Hexadecimal; the hash of value and salt is the commitment in `hidden`. */
            salt: string;
        };
        /** @description The one to try, if any. */
        IntrigueSealedCardsOpening: {
            value: string[];
            /** @description Hexadecimal; the hash of value and salt is the commitment in `hidden`. */
            salt: string;
        };
        /** @description Whether the seat matches the chips. */
        MatchSealedAnswerOpening: {
            /** @enum {string} */
            value: "LET" | "MATCH";
            /** @description Hexadecimal; the hash of value and salt is the commitment in `hidden`. */
            salt: string;
        };
        /** @description The card. */
        IntrigueTriedCardOpening: {
            value: string;
            /** @description Hexadecimal; the hash of value and salt is the commitment in `hidden`. */
            salt: string;
        };
        /** @description The cards. */
        DrinksDrawnCardsOpening: {
            value: string[];
            /** @description Hexadecimal; the hash of value and salt is the commitment in `hidden`. */
            salt: string;
        };
        /** @description By spot. */
        DrinksPlacedCardsOpening: {
            value: string[];
            /** @description Hexadecimal; the hash of value and salt is the commitment in `hidden`. */
            salt: string;
        };
        /** @description The cards. */
        FaceDownTakenCardsOpening: {
            value: string[];
            /** @description Hexadecimal; the hash of value and salt is the commitment in `hidden`. */
            salt: string;
        };
        /** @description The cards. */
        CardsBoughtCardsOpening: {
            value: string[];
            /** @description Hexadecimal; the hash of value and salt is the commitment in `hidden`. */
            salt: string;
        };
        /** @description Two, or none to disavow. */
        MarksSealedCharactersOpening: {
            value: number[];
            /** @description Hexadecimal; the hash of value and salt is the commitment in `hidden`. */
            salt: string;
        };
        /** @description Hex. */
        GameCreatedSeedOpening: {
            value: string;
            /** @description Hexadecimal; the hash of value and salt is the commitment in `hidden`. */
            salt: string;
        };
        /** @description Hex; salts the commitments. */
        GameCreatedSecretOpening: {
            value: string;
            /** @description Hexadecimal; the hash of value and salt is the commitment in `hidden`. */
            salt: string;
        };
        /** @description Outcomes by source, of a stated deal. */
        GameCreatedStatedOpening: {
            value: {
                [key: string]: unknown[];
            };
            /** @description Hexadecimal; the hash of value and salt is the commitment in `hidden`. */
            salt: string;
        };
        /** @description Hashes of claim codes by seat. */
        GameCreatedCodesOpening: {
            value: (string | null)[];
            /** @description Hexadecimal; the hash of value and salt is the commitment in `hidden`. */
            salt: string;
        };
        /** @description Hash of the organiser's token. */
        GameCreatedOrganiserOpening: {
            value: string;
            /** @description Hexadecimal; the hash of value and salt is the commitment in `hidden`. */
            salt: string;
        };
        /** @description Hash of the arbiter's token, null without one. */
        GameCreatedArbiterOpening: {
            value: string | null;
            /** @description Hexadecimal; the hash of value and salt is the commitment in `hidden`. */
            salt: string;
        };
        /** @description Of games with the same deal. */
        GameCreatedGroupOpening: {
            value: components["schemas"]["Group"] | null;
            /** @description Hexadecimal; the hash of value and salt is the commitment in `hidden`. */
            salt: string;
        };
        /** @description The knowledge hidden from every seat in that position; null if the parent's own log comes before this event. */
        GameForkedHouseOpening: {
            value: {
                [key: string]: unknown;
            } | null;
            /** @description Hexadecimal; the hash of value and salt is the commitment in `hidden`. */
            salt: string;
        };
        /** @description The draws of the position; null if it was taken. */
        GameForkedResampleOpening: {
            value: string | null;
            /** @description Hexadecimal; the hash of value and salt is the commitment in `hidden`. */
            salt: string;
        };
        /** @description Hex. */
        GameForkedSeedOpening: {
            value: string;
            /** @description Hexadecimal; the hash of value and salt is the commitment in `hidden`. */
            salt: string;
        };
        /** @description Hex; salts the commitments. */
        GameForkedSecretOpening: {
            value: string;
            /** @description Hexadecimal; the hash of value and salt is the commitment in `hidden`. */
            salt: string;
        };
        /** @description Outcomes by source, of a stated deal. */
        GameForkedStatedOpening: {
            value: {
                [key: string]: unknown[];
            };
            /** @description Hexadecimal; the hash of value and salt is the commitment in `hidden`. */
            salt: string;
        };
        /** @description Hashes of claim codes by seat. */
        GameForkedCodesOpening: {
            value: (string | null)[];
            /** @description Hexadecimal; the hash of value and salt is the commitment in `hidden`. */
            salt: string;
        };
        /** @description Hash of the organiser's token. */
        GameForkedOrganiserOpening: {
            value: string;
            /** @description Hexadecimal; the hash of value and salt is the commitment in `hidden`. */
            salt: string;
        };
        /** @description Hash of the arbiter's token, null without one. */
        GameForkedArbiterOpening: {
            value: string | null;
            /** @description Hexadecimal; the hash of value and salt is the commitment in `hidden`. */
            salt: string;
        };
        /** @description Of games with the same deal. */
        GameForkedGroupOpening: {
            value: components["schemas"]["Group"] | null;
            /** @description Hexadecimal; the hash of value and salt is the commitment in `hidden`. */
            salt: string;
        };
        /** @description All of it. */
        GameSeatRecalledMindOpening: {
            value: {
                [key: string]: unknown;
            };
            /** @description Hexadecimal; the hash of value and salt is the commitment in `hidden`. */
            salt: string;
        };
        /** @description Its id. */
        GameGroupJoinedGameOpening: {
            value: string;
            /** @description Hexadecimal; the hash of value and salt is the commitment in `hidden`. */
            salt: string;
        };
        /** @description Hash of its token. */
        GameSeatTakenTokenOpening: {
            value: string;
            /** @description Hexadecimal; the hash of value and salt is the commitment in `hidden`. */
            salt: string;
        };
        /** @description Its hash. */
        GameTokenMintedTokenOpening: {
            value: string;
            /** @description Hexadecimal; the hash of value and salt is the commitment in `hidden`. */
            salt: string;
        };
        /** @description The id of the token that it was minted with. */
        GameTokenMintedByOpening: {
            value: string;
            /** @description Hexadecimal; the hash of value and salt is the commitment in `hidden`. */
            salt: string;
        };
        /** @description Its content. */
        GameReplaySharedSharedOpening: {
            value: components["schemas"]["Shared"];
            /** @description Hexadecimal; the hash of value and salt is the commitment in `hidden`. */
            salt: string;
        };
        /** @description Its hash, or the slip's. */
        GameSeatReissuedTokenOpening: {
            value: string;
            /** @description Hexadecimal; the hash of value and salt is the commitment in `hidden`. */
            salt: string;
        };
        /** @description Hash of the new token or slip, the old tokens are revoked. */
        GameSeatSubstitutedTokenOpening: {
            value: string;
            /** @description Hexadecimal; the hash of value and salt is the commitment in `hidden`. */
            salt: string;
        };
        /** @description Hash of the device's token. */
        GameSlipExchangedTokenOpening: {
            value: string;
            /** @description Hexadecimal; the hash of value and salt is the commitment in `hidden`. */
            salt: string;
        };
        /** @description The random draws it used. */
        DrawsOpening: {
            value: components["schemas"]["Draw"][];
            /** @description Hexadecimal; the hash of value and salt is the commitment in `hidden`. */
            salt: string;
        };
        /** @description How the bot computed the command. */
        BotTryOpening: {
            value: components["schemas"]["BotTry"];
            /** @description Hexadecimal; the hash of value and salt is the commitment in `hidden`. */
            salt: string;
        };
        /** @description The command that led to the event, as sent. */
        CommandOpening: {
            /** @description A `Command`. */
            value: {
                [key: string]: unknown;
            };
            /** @description Hexadecimal; the hash of value and salt is the commitment in `hidden`. */
            salt: string;
        };
        /** @description Keep one of the disguises as your agent, and take another out of the game. */
        ChooseDisguiseCommand: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "choose_disguise";
            /** @description Your agent. */
            keep: number;
            /** @description Out of the game. By default `null`. */
            remove?: number | null;
        };
        /** @description Move a character to an adjacent room. */
        MoveCommand: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "move";
            /** @description Whom. */
            character: number;
            /** @description To which room. */
            to: number;
        };
        /** @description Pay chips and move a character to an adjacent room. */
        PayMoveCommand: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "pay_move";
            /** @description Chips to pay. */
            chips: number;
            /** @description Whom. */
            character: number;
            /** @description To which room. */
            to: number;
        };
        /** @description Move nobody. */
        SkipCommand: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "skip";
        };
        /** @description Pass: make no move, wager, try or exchange. */
        PassCommand: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "pass";
        };
        /** @description Name the room in which contact is made next. */
        ChooseRoomCommand: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "choose_room";
            /** @description Where contact is made next. */
            room: number;
        };
        /** @description Bid chips, sealed, and name a character in the room that is not your agent. */
        BidCommand: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "bid";
            /** @description Chips to bid. */
            chips: number;
            /** @description Character you are not. By default `null`. */
            character?: number | null;
        };
        /** @description Bid nothing, sealed. */
        SitOutCommand: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "sit_out";
        };
        /** @description Take one of the conversations in the room. */
        PickCommand: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "pick";
            /** @description Which one. */
            conversation: number;
        };
        /** @description Disavow your agent, and draw another. */
        DisavowCommand: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "disavow";
        };
        /** @description Stay with your agent. */
        StayCommand: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "stay";
        };
        /** @description Wager chips on showing the best hand; state your whole wager on this tile. */
        WagerCommand: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "wager";
            /** @description Your whole wager on this tile. */
            chips: number;
        };
        /** @description Show one of the suggested hands, or none. */
        RevealCommand: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "reveal";
            /** @description What to show. */
            hands: string[][];
        };
        /** @description Show hands of other cards, put together yourself; no card twice. */
        ComposeCommand: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "compose";
            /** @description Hand. */
            hands: string[][];
        };
        /** @description Take the chips from one Leak card. */
        ClaimLeakCommand: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "claim_leak";
            /** @description Which Leak card. */
            spot: number;
        };
        /** @description Lay chips on one of your face-down cards; it is played if nobody matches them. */
        TryIntrigueCommand: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "try_intrigue";
            /** @description Card to try. */
            card: string;
            /** @description Chips to lay on it. */
            chips: number;
        };
        /** @description Pass openly, in this window and in those that follow, until a card is played. */
        KeepPassingCommand: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "keep_passing";
        };
        /** @description Take your standing pass back, and be asked again from the next window on. */
        StopPassingCommand: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "stop_passing";
        };
        /** @description Lay down as many chips, so that the card is not played. */
        MatchCommand: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "match";
        };
        /** @description Let the card be played, for your part. */
        LetCommand: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "let";
        };
        /** @description Choose the room that your card is played on. */
        AimCommand: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "aim";
            /** @description Its number, 1 to 10. */
            room: number;
        };
        /** @description Choose the player that the dart strikes. */
        StrikeCommand: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "strike";
            /** @description At whom. */
            target: number;
        };
        /** @description Take a face-up card from a conversation, and give one of yours that is at least as high. */
        ExchangeCommand: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "exchange";
            /** @description From which conversation. */
            conversation: number;
            /** @description Card to take. */
            take: string;
            /** @description Card to give for it. */
            give: string;
        };
        /** @description Move a conversation to an adjacent room. */
        DivertCommand: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "divert";
            /** @description Which one. */
            conversation: number;
            /** @description To which room. */
            to: number;
        };
        /** @description Turn chips into victory points. */
        CashInCommand: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "cash_in";
            /** @description Chips to turn into points. */
            chips: number;
        };
        /** @description Lay the cards that you look at face down, each into a conversation, in the order in which you name them. */
        PlaceDrinksCommand: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "place_drinks";
            /** @description Where each card goes. */
            conversations: number[];
        };
        /** @description Mark two characters of the room that are not your agent. */
        MarkTwoCommand: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "mark_two";
            /** @description Characters you are not. */
            characters: number[];
        };
        /** @description Pay, so that the dart does nothing. */
        PayDartCommand: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "pay_dart";
        };
        /** @description Bid one chip at most in each room of this round. */
        SubmitCommand: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "submit";
        };
        /** @description Leave the game; a bot plays on with what your seat knows. */
        ResignCommand: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "resign";
        };
        /** @description End the game without an outcome (organiser). */
        AbortCommand: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "abort";
            /** @description A sentence that everybody at the table reads. */
            reason: string;
        };
        /** @description Be away until you `return`; a bot plays meanwhile with what your seat knows. */
        LeaveCommand: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "leave";
        };
        /** @description Come back to a seat that is absent; whatever plays for it stops. */
        ReturnCommand: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "return";
        };
        /** @description Table options with their defaults. Rule CI-11. */
        OptionsBody: {
            /**
             * @description The characters that a bid needs and names (CI-7.3). By default `"REVEAL_ONE"`.
             * @enum {string}
             */
            contact?: "AGENT_PRESENT" | "LITERAL" | "REVEAL_ONE";
            /**
             * @description Schedule of Leak cards and number of rounds of a hand (CI-8.1). By default `"SETUP_IS_FIRST"`.
             * @enum {string}
             */
            leak?: "NO_SETUP_CARD" | "SETUP_IS_FIRST" | "TWO_ROUND_HAND";
            /**
             * @description Characters whose disguises are in the deck (CI-3.3.1). By default `"IN_PLAY"`.
             * @enum {string}
             */
            disguises?: "ALL_20" | "IN_PLAY";
            /** @description Cards that a joker may stand for (CI-2.3). By default `"COLOUR_WILD"`. */
            jokers?: components["schemas"]["Wild"];
            /** @description Whether players keep cards from hand to hand (CI-4.1.2). By default `false`. */
            keep_cards?: boolean;
            /**
             * @description Number of times that wagers go round (CI-9.2.4). By default `"SINGLE_PASS"`.
             * @enum {string}
             */
            wagers?: "SINGLE_PASS" | "UNTIL_MATCHED";
            /** @description Whether the best hands take the chips of the other Leak cards (CI-9.11). By default `true`. */
            leak_showdown?: boolean;
            /**
             * @description Number of hands played (CI-4.1.3). By default `3`.
             * @enum {integer}
             */
            hands?: 1 | 2 | 3;
            /** @description Whether cards have abilities (CI-14). By default `false`. */
            intrigue?: boolean;
            /** @description With `intrigue`, whether any card may be tried (CI-14.6). By default `false`. */
            free_bluff?: boolean;
        };
        /** @description A stated deal. Whatever it omits is left to chance. Cards may be stated in this order only: conversations need all hands, the Leak needs all conversations. */
        StatedDealBody: {
            /** @description Seats in the first turn order. By default `null`. */
            track?: number[] | null;
            /** @description Three for each of the first seats in that order, all different. By default `[]`. */
            disguises?: [
                number,
                number,
                number
            ][];
            /** @description Three cards for each seat. By default `null`. */
            hands?: [
                string,
                string,
                string
            ][] | null;
            /** @description First card of each conversation. By default `null`. */
            conversations?: string[] | null;
            /** @description First room of each conversation. By default `[]`. */
            rooms?: number[];
            /** @description The first Leak card. By default `null`. */
            leak?: string | null;
            /** @description Numbers of the first tiles. By default `[]`. */
            tiles?: number[];
        };
        /** @description The hidden fields that this audience may know. */
        Openings: {
            command?: components["schemas"]["CommandOpening"];
            draws?: components["schemas"]["DrawsOpening"];
            bot_try?: components["schemas"]["BotTryOpening"];
        };
        /** @description The hidden fields that this audience may know. */
        DisguisesLookedAtOpenings: {
            disguises?: components["schemas"]["DisguisesLookedAtDisguisesOpening"];
            command?: components["schemas"]["CommandOpening"];
            draws?: components["schemas"]["DrawsOpening"];
            bot_try?: components["schemas"]["BotTryOpening"];
        };
        /** @description The hidden fields that this audience may know. */
        DisguiseChosenOpenings: {
            agent?: components["schemas"]["DisguiseChosenAgentOpening"];
            returned?: components["schemas"]["DisguiseChosenReturnedOpening"];
            removed?: components["schemas"]["DisguiseChosenRemovedOpening"];
            command?: components["schemas"]["CommandOpening"];
            draws?: components["schemas"]["DrawsOpening"];
            bot_try?: components["schemas"]["BotTryOpening"];
        };
        /** @description The hidden fields that this audience may know. */
        HandBeganOpenings: {
            deck?: components["schemas"]["HandBeganDeckOpening"];
            command?: components["schemas"]["CommandOpening"];
            draws?: components["schemas"]["DrawsOpening"];
            bot_try?: components["schemas"]["BotTryOpening"];
        };
        /** @description The hidden fields that this audience may know. */
        CardsDealtOpenings: {
            cards?: components["schemas"]["CardsDealtCardsOpening"];
            command?: components["schemas"]["CommandOpening"];
            draws?: components["schemas"]["DrawsOpening"];
            bot_try?: components["schemas"]["BotTryOpening"];
        };
        /** @description The hidden fields that this audience may know. */
        BidSealedOpenings: {
            chips?: components["schemas"]["BidSealedChipsOpening"];
            named?: components["schemas"]["BidSealedNamedOpening"];
            command?: components["schemas"]["CommandOpening"];
            draws?: components["schemas"]["DrawsOpening"];
            bot_try?: components["schemas"]["BotTryOpening"];
        };
        /** @description The hidden fields that this audience may know. */
        EavesdroppedOpenings: {
            cards?: components["schemas"]["EavesdroppedCardsOpening"];
            command?: components["schemas"]["CommandOpening"];
            draws?: components["schemas"]["DrawsOpening"];
            bot_try?: components["schemas"]["BotTryOpening"];
        };
        /** @description The hidden fields that this audience may know. */
        DisavowalSealedOpenings: {
            answer?: components["schemas"]["DisavowalSealedAnswerOpening"];
            command?: components["schemas"]["CommandOpening"];
            draws?: components["schemas"]["DrawsOpening"];
            bot_try?: components["schemas"]["BotTryOpening"];
        };
        /** @description The hidden fields that this audience may know. */
        DisavowedOpenings: {
            returned?: components["schemas"]["DisavowedReturnedOpening"];
            agent?: components["schemas"]["DisavowedAgentOpening"];
            command?: components["schemas"]["CommandOpening"];
            draws?: components["schemas"]["DrawsOpening"];
            bot_try?: components["schemas"]["BotTryOpening"];
        };
        /** @description The hidden fields that this audience may know. */
        IntrigueSealedOpenings: {
            chips?: components["schemas"]["IntrigueSealedChipsOpening"];
            cards?: components["schemas"]["IntrigueSealedCardsOpening"];
            command?: components["schemas"]["CommandOpening"];
            draws?: components["schemas"]["DrawsOpening"];
            bot_try?: components["schemas"]["BotTryOpening"];
        };
        /** @description The hidden fields that this audience may know. */
        MatchSealedOpenings: {
            answer?: components["schemas"]["MatchSealedAnswerOpening"];
            command?: components["schemas"]["CommandOpening"];
            draws?: components["schemas"]["DrawsOpening"];
            bot_try?: components["schemas"]["BotTryOpening"];
        };
        /** @description The hidden fields that this audience may know. */
        IntrigueTriedOpenings: {
            card?: components["schemas"]["IntrigueTriedCardOpening"];
            command?: components["schemas"]["CommandOpening"];
            draws?: components["schemas"]["DrawsOpening"];
            bot_try?: components["schemas"]["BotTryOpening"];
        };
        /** @description The hidden fields that this audience may know. */
        DrinksDrawnOpenings: {
            cards?: components["schemas"]["DrinksDrawnCardsOpening"];
            command?: components["schemas"]["CommandOpening"];
            draws?: components["schemas"]["DrawsOpening"];
            bot_try?: components["schemas"]["BotTryOpening"];
        };
        /** @description The hidden fields that this audience may know. */
        DrinksPlacedOpenings: {
            cards?: components["schemas"]["DrinksPlacedCardsOpening"];
            command?: components["schemas"]["CommandOpening"];
            draws?: components["schemas"]["DrawsOpening"];
            bot_try?: components["schemas"]["BotTryOpening"];
        };
        /** @description The hidden fields that this audience may know. */
        FaceDownTakenOpenings: {
            cards?: components["schemas"]["FaceDownTakenCardsOpening"];
            command?: components["schemas"]["CommandOpening"];
            draws?: components["schemas"]["DrawsOpening"];
            bot_try?: components["schemas"]["BotTryOpening"];
        };
        /** @description The hidden fields that this audience may know. */
        CardsBoughtOpenings: {
            cards?: components["schemas"]["CardsBoughtCardsOpening"];
            command?: components["schemas"]["CommandOpening"];
            draws?: components["schemas"]["DrawsOpening"];
            bot_try?: components["schemas"]["BotTryOpening"];
        };
        /** @description The hidden fields that this audience may know. */
        MarksSealedOpenings: {
            characters?: components["schemas"]["MarksSealedCharactersOpening"];
            command?: components["schemas"]["CommandOpening"];
            draws?: components["schemas"]["DrawsOpening"];
            bot_try?: components["schemas"]["BotTryOpening"];
        };
        /** @description The hidden fields that this audience may know. */
        GameCreatedOpenings: {
            seed?: components["schemas"]["GameCreatedSeedOpening"];
            secret?: components["schemas"]["GameCreatedSecretOpening"];
            stated?: components["schemas"]["GameCreatedStatedOpening"];
            codes?: components["schemas"]["GameCreatedCodesOpening"];
            organiser?: components["schemas"]["GameCreatedOrganiserOpening"];
            arbiter?: components["schemas"]["GameCreatedArbiterOpening"];
            group?: components["schemas"]["GameCreatedGroupOpening"];
            command?: components["schemas"]["CommandOpening"];
            draws?: components["schemas"]["DrawsOpening"];
            bot_try?: components["schemas"]["BotTryOpening"];
        };
        /** @description The hidden fields that this audience may know. */
        GameForkedOpenings: {
            house?: components["schemas"]["GameForkedHouseOpening"];
            resample?: components["schemas"]["GameForkedResampleOpening"];
            seed?: components["schemas"]["GameForkedSeedOpening"];
            secret?: components["schemas"]["GameForkedSecretOpening"];
            stated?: components["schemas"]["GameForkedStatedOpening"];
            codes?: components["schemas"]["GameForkedCodesOpening"];
            organiser?: components["schemas"]["GameForkedOrganiserOpening"];
            arbiter?: components["schemas"]["GameForkedArbiterOpening"];
            group?: components["schemas"]["GameForkedGroupOpening"];
            command?: components["schemas"]["CommandOpening"];
            draws?: components["schemas"]["DrawsOpening"];
            bot_try?: components["schemas"]["BotTryOpening"];
        };
        /** @description The hidden fields that this audience may know. */
        GameSeatRecalledOpenings: {
            mind?: components["schemas"]["GameSeatRecalledMindOpening"];
            command?: components["schemas"]["CommandOpening"];
            draws?: components["schemas"]["DrawsOpening"];
            bot_try?: components["schemas"]["BotTryOpening"];
        };
        /** @description The hidden fields that this audience may know. */
        GameGroupJoinedOpenings: {
            game?: components["schemas"]["GameGroupJoinedGameOpening"];
            command?: components["schemas"]["CommandOpening"];
            draws?: components["schemas"]["DrawsOpening"];
            bot_try?: components["schemas"]["BotTryOpening"];
        };
        /** @description The hidden fields that this audience may know. */
        GameSeatTakenOpenings: {
            token?: components["schemas"]["GameSeatTakenTokenOpening"];
            command?: components["schemas"]["CommandOpening"];
            draws?: components["schemas"]["DrawsOpening"];
            bot_try?: components["schemas"]["BotTryOpening"];
        };
        /** @description The hidden fields that this audience may know. */
        GameTokenMintedOpenings: {
            token?: components["schemas"]["GameTokenMintedTokenOpening"];
            by?: components["schemas"]["GameTokenMintedByOpening"];
            command?: components["schemas"]["CommandOpening"];
            draws?: components["schemas"]["DrawsOpening"];
            bot_try?: components["schemas"]["BotTryOpening"];
        };
        /** @description The hidden fields that this audience may know. */
        GameReplaySharedOpenings: {
            shared?: components["schemas"]["GameReplaySharedSharedOpening"];
            command?: components["schemas"]["CommandOpening"];
            draws?: components["schemas"]["DrawsOpening"];
            bot_try?: components["schemas"]["BotTryOpening"];
        };
        /** @description The hidden fields that this audience may know. */
        GameSeatReissuedOpenings: {
            token?: components["schemas"]["GameSeatReissuedTokenOpening"];
            command?: components["schemas"]["CommandOpening"];
            draws?: components["schemas"]["DrawsOpening"];
            bot_try?: components["schemas"]["BotTryOpening"];
        };
        /** @description The hidden fields that this audience may know. */
        GameSeatSubstitutedOpenings: {
            token?: components["schemas"]["GameSeatSubstitutedTokenOpening"];
            command?: components["schemas"]["CommandOpening"];
            draws?: components["schemas"]["DrawsOpening"];
            bot_try?: components["schemas"]["BotTryOpening"];
        };
        /** @description The hidden fields that this audience may know. */
        GameSlipExchangedOpenings: {
            token?: components["schemas"]["GameSlipExchangedTokenOpening"];
            command?: components["schemas"]["CommandOpening"];
            draws?: components["schemas"]["DrawsOpening"];
            bot_try?: components["schemas"]["BotTryOpening"];
        };
        /** @description An event, with the information that one audience may have. */
        EntryHead: {
            /** @description Position in the game's log, from 1. */
            version: number;
            /**
             * Format: date-time
             * @description When it happened, in UTC (RFC 3339).
             */
            at: string;
            /** @description The seat whose command caused it; null for none. */
            by: number | null;
            /** @description A commitment for every other field. */
            hidden: {
                [key: string]: string;
            };
            /** @description Digest over this entry and the previous digest: the chain of the log. */
            digest: string;
            /** @description The event as one line of text; the digest does not cover it. */
            text: string;
            /** @description The number of its rule; null for none. */
            rule: string | null;
            /** @description With viewpoint `all` only: for each hidden field, the seats that know it. */
            learnt?: {
                [key: string]: number[];
            };
            /** @description With `words` only: the event as a sentence for its reader, and the moves on the table. */
            told?: components["schemas"]["ToldWords"];
        };
        /** @description The first turn order is drawn. */
        TrackDrawnEntry: components["schemas"]["EntryHead"] & {
            /** @constant */
            type: "casino-incognito.track_drawn";
            data: components["schemas"]["TrackDrawnData"];
            openings: components["schemas"]["Openings"];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "casino-incognito.track_drawn";
        };
        /** @description A seat looks at cards of the disguise deck. */
        DisguisesLookedAtEntry: components["schemas"]["EntryHead"] & {
            /** @constant */
            type: "casino-incognito.disguises_looked_at";
            data: components["schemas"]["DisguisesLookedAtData"];
            openings: components["schemas"]["DisguisesLookedAtOpenings"];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "casino-incognito.disguises_looked_at";
        };
        /** @description A seat has chosen its agent. */
        DisguiseChosenEntry: components["schemas"]["EntryHead"] & {
            /** @constant */
            type: "casino-incognito.disguise_chosen";
            data: components["schemas"]["DisguiseChosenData"];
            openings: components["schemas"]["DisguiseChosenOpenings"];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "casino-incognito.disguise_chosen";
        };
        /** @description A phase begins. */
        PhaseBeganEntry: components["schemas"]["EntryHead"] & {
            /** @constant */
            type: "casino-incognito.phase_began";
            data: components["schemas"]["PhaseBeganData"];
            openings: components["schemas"]["Openings"];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "casino-incognito.phase_began";
        };
        /** @description The game waits for these seats. */
        AskedEntry: components["schemas"]["EntryHead"] & {
            /** @constant */
            type: "casino-incognito.asked";
            data: components["schemas"]["AskedData"];
            openings: components["schemas"]["Openings"];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "casino-incognito.asked";
        };
        /** @description A hand begins with a new deck. */
        HandBeganEntry: components["schemas"]["EntryHead"] & {
            /** @constant */
            type: "casino-incognito.hand_began";
            data: components["schemas"]["HandBeganData"];
            openings: components["schemas"]["HandBeganOpenings"];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "casino-incognito.hand_began";
        };
        /** @description A seat gets face-down cards. */
        CardsDealtEntry: components["schemas"]["EntryHead"] & {
            /** @constant */
            type: "casino-incognito.cards_dealt";
            data: components["schemas"]["CardsDealtData"];
            openings: components["schemas"]["CardsDealtOpenings"];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "casino-incognito.cards_dealt";
        };
        /** @description Surveillance adds a face-up card to a conversation. */
        CardPickedUpEntry: components["schemas"]["EntryHead"] & {
            /** @constant */
            type: "casino-incognito.card_picked_up";
            data: components["schemas"]["CardPickedUpData"];
            openings: components["schemas"]["Openings"];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "casino-incognito.card_picked_up";
        };
        /** @description A conversation takes place in a room. */
        DieRolledEntry: components["schemas"]["EntryHead"] & {
            /** @constant */
            type: "casino-incognito.die_rolled";
            data: components["schemas"]["DieRolledData"];
            openings: components["schemas"]["Openings"];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "casino-incognito.die_rolled";
        };
        /** @description A conversation in an empty room is discarded. */
        ConversationLostEntry: components["schemas"]["EntryHead"] & {
            /** @constant */
            type: "casino-incognito.conversation_lost";
            data: components["schemas"]["ConversationLostData"];
            openings: components["schemas"]["Openings"];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "casino-incognito.conversation_lost";
        };
        /** @description A Leak card is turned face up. */
        LeakTurnedEntry: components["schemas"]["EntryHead"] & {
            /** @constant */
            type: "casino-incognito.leak_turned";
            data: components["schemas"]["LeakTurnedData"];
            openings: components["schemas"]["Openings"];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "casino-incognito.leak_turned";
        };
        /** @description The tile row for this hand, in scoring order. */
        TilesLaidEntry: components["schemas"]["EntryHead"] & {
            /** @constant */
            type: "casino-incognito.tiles_laid";
            data: components["schemas"]["TilesLaidData"];
            openings: components["schemas"]["Openings"];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "casino-incognito.tiles_laid";
        };
        /** @description A round begins. */
        RoundBeganEntry: components["schemas"]["EntryHead"] & {
            /** @constant */
            type: "casino-incognito.round_began";
            data: components["schemas"]["RoundBeganData"];
            openings: components["schemas"]["Openings"];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "casino-incognito.round_began";
        };
        /** @description A seat moves a character. */
        CharacterMovedEntry: components["schemas"]["EntryHead"] & {
            /** @constant */
            type: "casino-incognito.character_moved";
            data: components["schemas"]["CharacterMovedData"];
            openings: components["schemas"]["Openings"];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "casino-incognito.character_moved";
        };
        /** @description A seat makes no free move. */
        MoveSkippedEntry: components["schemas"]["EntryHead"] & {
            /** @constant */
            type: "casino-incognito.move_skipped";
            data: components["schemas"]["MoveSkippedData"];
            openings: components["schemas"]["Openings"];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "casino-incognito.move_skipped";
        };
        /** @description A seat pays for no more moves in this phase. */
        MovePassedEntry: components["schemas"]["EntryHead"] & {
            /** @constant */
            type: "casino-incognito.move_passed";
            data: components["schemas"]["MovePassedData"];
            openings: components["schemas"]["Openings"];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "casino-incognito.move_passed";
        };
        /** @description Contact is made in this room next. */
        RoomChosenEntry: components["schemas"]["EntryHead"] & {
            /** @constant */
            type: "casino-incognito.room_chosen";
            data: components["schemas"]["RoomChosenData"];
            openings: components["schemas"]["Openings"];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "casino-incognito.room_chosen";
        };
        /** @description A sealed bid; all look alike. */
        BidSealedEntry: components["schemas"]["EntryHead"] & {
            /** @constant */
            type: "casino-incognito.bid_sealed";
            data: components["schemas"]["BidSealedData"];
            openings: components["schemas"]["BidSealedOpenings"];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "casino-incognito.bid_sealed";
        };
        /** @description The bids are opened. */
        BidsOpenedEntry: components["schemas"]["EntryHead"] & {
            /** @constant */
            type: "casino-incognito.bids_opened";
            data: components["schemas"]["BidsOpenedData"];
            openings: components["schemas"]["Openings"];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "casino-incognito.bids_opened";
        };
        /** @description A bidder pays its bid and takes the cards face up. */
        ConversationTakenEntry: components["schemas"]["EntryHead"] & {
            /** @constant */
            type: "casino-incognito.conversation_taken";
            data: components["schemas"]["ConversationTakenData"];
            openings: components["schemas"]["Openings"];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "casino-incognito.conversation_taken";
        };
        /** @description The top bidder will move up on the track. */
        AdvanceEarnedEntry: components["schemas"]["EntryHead"] & {
            /** @constant */
            type: "casino-incognito.advance_earned";
            data: components["schemas"]["AdvanceEarnedData"];
            openings: components["schemas"]["Openings"];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "casino-incognito.advance_earned";
        };
        /** @description A bidder without a conversation pays a chip and draws a face-down card, if there is one. */
        EavesdroppedEntry: components["schemas"]["EntryHead"] & {
            /** @constant */
            type: "casino-incognito.eavesdropped";
            data: components["schemas"]["EavesdroppedData"];
            openings: components["schemas"]["EavesdroppedOpenings"];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "casino-incognito.eavesdropped";
        };
        /** @description Each seat that bid nothing gets one chip per bidder. */
        SatOutEntry: components["schemas"]["EntryHead"] & {
            /** @constant */
            type: "casino-incognito.sat_out";
            data: components["schemas"]["SatOutData"];
            openings: components["schemas"]["Openings"];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "casino-incognito.sat_out";
        };
        /** @description Contact in this room is over. */
        RoomResolvedEntry: components["schemas"]["EntryHead"] & {
            /** @constant */
            type: "casino-incognito.room_resolved";
            data: components["schemas"]["RoomResolvedData"];
            openings: components["schemas"]["Openings"];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "casino-incognito.room_resolved";
        };
        /** @description The discard becomes the deck. */
        DeckReshuffledEntry: components["schemas"]["EntryHead"] & {
            /** @constant */
            type: "casino-incognito.deck_reshuffled";
            data: components["schemas"]["DeckReshuffledData"];
            openings: components["schemas"]["Openings"];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "casino-incognito.deck_reshuffled";
        };
        /** @description A sealed answer about disavowal; all look alike. */
        DisavowalSealedEntry: components["schemas"]["EntryHead"] & {
            /** @constant */
            type: "casino-incognito.disavowal_sealed";
            data: components["schemas"]["DisavowalSealedData"];
            openings: components["schemas"]["DisavowalSealedOpenings"];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "casino-incognito.disavowal_sealed";
        };
        /** @description The answers are opened. */
        AnswersOpenedEntry: components["schemas"]["EntryHead"] & {
            /** @constant */
            type: "casino-incognito.answers_opened";
            data: components["schemas"]["AnswersOpenedData"];
            openings: components["schemas"]["Openings"];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "casino-incognito.answers_opened";
        };
        /** @description A seat's board is cleared; its disguise returns to the deck and another is drawn. */
        DisavowedEntry: components["schemas"]["EntryHead"] & {
            /** @constant */
            type: "casino-incognito.disavowed";
            data: components["schemas"]["DisavowedData"];
            openings: components["schemas"]["DisavowedOpenings"];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "casino-incognito.disavowed";
        };
        /** @description A seat moves up one place on the track. */
        AdvancedEntry: components["schemas"]["EntryHead"] & {
            /** @constant */
            type: "casino-incognito.advanced";
            data: components["schemas"]["AdvancedData"];
            openings: components["schemas"]["Openings"];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "casino-incognito.advanced";
        };
        /** @description The next tile is scored. */
        TileOpenedEntry: components["schemas"]["EntryHead"] & {
            /** @constant */
            type: "casino-incognito.tile_opened";
            data: components["schemas"]["TileOpenedData"];
            openings: components["schemas"]["Openings"];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "casino-incognito.tile_opened";
        };
        /** @description A seat wagers. */
        WageredEntry: components["schemas"]["EntryHead"] & {
            /** @constant */
            type: "casino-incognito.wagered";
            data: components["schemas"]["WageredData"];
            openings: components["schemas"]["Openings"];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "casino-incognito.wagered";
        };
        /** @description A seat passes. */
        WagerPassedEntry: components["schemas"]["EntryHead"] & {
            /** @constant */
            type: "casino-incognito.wager_passed";
            data: components["schemas"]["WagerPassedData"];
            openings: components["schemas"]["Openings"];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "casino-incognito.wager_passed";
        };
        /** @description A seat shows hands. */
        RevealedEntry: components["schemas"]["EntryHead"] & {
            /** @constant */
            type: "casino-incognito.revealed";
            data: components["schemas"]["RevealedData"];
            openings: components["schemas"]["Openings"];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "casino-incognito.revealed";
        };
        /** @description Rewards go out by place; the wagers go to the bank and the tile leaves the row. */
        TileScoredEntry: components["schemas"]["EntryHead"] & {
            /** @constant */
            type: "casino-incognito.tile_scored";
            data: components["schemas"]["TileScoredData"];
            openings: components["schemas"]["Openings"];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "casino-incognito.tile_scored";
        };
        /** @description No hand was shown: chips are added to the tile, and it stays. */
        TileUnclaimedEntry: components["schemas"]["EntryHead"] & {
            /** @constant */
            type: "casino-incognito.tile_unclaimed";
            data: components["schemas"]["TileUnclaimedData"];
            openings: components["schemas"]["Openings"];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "casino-incognito.tile_unclaimed";
        };
        /** @description The last on the track takes the chips of a Leak card. */
        LeakClaimedEntry: components["schemas"]["EntryHead"] & {
            /** @constant */
            type: "casino-incognito.leak_claimed";
            data: components["schemas"]["LeakClaimedData"];
            openings: components["schemas"]["Openings"];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "casino-incognito.leak_claimed";
        };
        /** @description The best hand around a Leak card takes its chips. */
        LeakWonEntry: components["schemas"]["EntryHead"] & {
            /** @constant */
            type: "casino-incognito.leak_won";
            data: components["schemas"]["LeakWonData"];
            openings: components["schemas"]["Openings"];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "casino-incognito.leak_won";
        };
        /** @description Income is paid. */
        IncomePaidEntry: components["schemas"]["EntryHead"] & {
            /** @constant */
            type: "casino-incognito.income_paid";
            data: components["schemas"]["IncomePaidData"];
            openings: components["schemas"]["Openings"];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "casino-incognito.income_paid";
        };
        /** @description New characters enter. */
        CharactersEnteredEntry: components["schemas"]["EntryHead"] & {
            /** @constant */
            type: "casino-incognito.characters_entered";
            data: components["schemas"]["CharactersEnteredData"];
            openings: components["schemas"]["Openings"];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "casino-incognito.characters_entered";
        };
        /** @description The game ends. */
        EndedEntry: components["schemas"]["EntryHead"] & {
            /** @constant */
            type: "casino-incognito.ended";
            data: components["schemas"]["EndedData"];
            openings: components["schemas"]["Openings"];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "casino-incognito.ended";
        };
        /** @description Everything is turned face up. */
        AllRevealedEntry: components["schemas"]["EntryHead"] & {
            /** @constant */
            type: "casino-incognito.all_revealed";
            data: components["schemas"]["AllRevealedData"];
            openings: components["schemas"]["Openings"];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "casino-incognito.all_revealed";
        };
        /** @description A sealed try or pass in a window; all look alike. */
        IntrigueSealedEntry: components["schemas"]["EntryHead"] & {
            /** @constant */
            type: "casino-incognito.intrigue_sealed";
            data: components["schemas"]["IntrigueSealedData"];
            openings: components["schemas"]["IntrigueSealedOpenings"];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "casino-incognito.intrigue_sealed";
        };
        /** @description A sealed answer to a card being tried; all look alike. */
        MatchSealedEntry: components["schemas"]["EntryHead"] & {
            /** @constant */
            type: "casino-incognito.match_sealed";
            data: components["schemas"]["MatchSealedData"];
            openings: components["schemas"]["MatchSealedOpenings"];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "casino-incognito.match_sealed";
        };
        /** @description A seat tries no card now. */
        IntriguePassedEntry: components["schemas"]["EntryHead"] & {
            /** @constant */
            type: "casino-incognito.intrigue_passed";
            data: components["schemas"]["IntriguePassedData"];
            openings: components["schemas"]["Openings"];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "casino-incognito.intrigue_passed";
        };
        /** @description A seat lays chips on a face-down card. */
        IntrigueTriedEntry: components["schemas"]["EntryHead"] & {
            /** @constant */
            type: "casino-incognito.intrigue_tried";
            data: components["schemas"]["IntrigueTriedData"];
            openings: components["schemas"]["IntrigueTriedOpenings"];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "casino-incognito.intrigue_tried";
        };
        /** @description A seat does not match the chips. */
        IntrigueLetEntry: components["schemas"]["EntryHead"] & {
            /** @constant */
            type: "casino-incognito.intrigue_let";
            data: components["schemas"]["IntrigueLetData"];
            openings: components["schemas"]["Openings"];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "casino-incognito.intrigue_let";
        };
        /** @description A seat matches the chips and stops the card. */
        IntrigueMatchedEntry: components["schemas"]["EntryHead"] & {
            /** @constant */
            type: "casino-incognito.intrigue_matched";
            data: components["schemas"]["IntrigueMatchedData"];
            openings: components["schemas"]["Openings"];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "casino-incognito.intrigue_matched";
        };
        /** @description No seat matched: the card is shown and discarded, the chips go to the bank. */
        IntriguePlayedEntry: components["schemas"]["EntryHead"] & {
            /** @constant */
            type: "casino-incognito.intrigue_played";
            data: components["schemas"]["IntriguePlayedData"];
            openings: components["schemas"]["Openings"];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "casino-incognito.intrigue_played";
        };
        /** @description No seat matched, and the card has no ability now: it is shown and kept, the chips go to the bank. */
        IntrigueExposedEntry: components["schemas"]["EntryHead"] & {
            /** @constant */
            type: "casino-incognito.intrigue_exposed";
            data: components["schemas"]["IntrigueExposedData"];
            openings: components["schemas"]["Openings"];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "casino-incognito.intrigue_exposed";
        };
        /** @description A window closes. */
        StakesReturnedEntry: components["schemas"]["EntryHead"] & {
            /** @constant */
            type: "casino-incognito.stakes_returned";
            data: components["schemas"]["StakesReturnedData"];
            openings: components["schemas"]["Openings"];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "casino-incognito.stakes_returned";
        };
        /** @description A played card has no effect. */
        NothingCameEntry: components["schemas"]["EntryHead"] & {
            /** @constant */
            type: "casino-incognito.nothing_came";
            data: components["schemas"]["NothingCameData"];
            openings: components["schemas"]["Openings"];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "casino-incognito.nothing_came";
        };
        /** @description A seat passes, openly, in this window and in those that follow, until a card is played. */
        KeptPassingEntry: components["schemas"]["EntryHead"] & {
            /** @constant */
            type: "casino-incognito.kept_passing";
            data: components["schemas"]["KeptPassingData"];
            openings: components["schemas"]["Openings"];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "casino-incognito.kept_passing";
        };
        /** @description A seat takes its standing pass back: it is asked again from the next window on. */
        StoppedPassingEntry: components["schemas"]["EntryHead"] & {
            /** @constant */
            type: "casino-incognito.stopped_passing";
            data: components["schemas"]["StoppedPassingData"];
            openings: components["schemas"]["Openings"];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "casino-incognito.stopped_passing";
        };
        /** @description A seat looks at cards from the deck. */
        DrinksDrawnEntry: components["schemas"]["EntryHead"] & {
            /** @constant */
            type: "casino-incognito.drinks_drawn";
            data: components["schemas"]["DrinksDrawnData"];
            openings: components["schemas"]["DrinksDrawnOpenings"];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "casino-incognito.drinks_drawn";
        };
        /** @description The seat lays them face down into conversations. */
        DrinksPlacedEntry: components["schemas"]["EntryHead"] & {
            /** @constant */
            type: "casino-incognito.drinks_placed";
            data: components["schemas"]["DrinksPlacedData"];
            openings: components["schemas"]["DrinksPlacedOpenings"];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "casino-incognito.drinks_placed";
        };
        /** @description A conversation's face-down cards go to the seat that took it. */
        FaceDownTakenEntry: components["schemas"]["EntryHead"] & {
            /** @constant */
            type: "casino-incognito.face_down_taken";
            data: components["schemas"]["FaceDownTakenData"];
            openings: components["schemas"]["FaceDownTakenOpenings"];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "casino-incognito.face_down_taken";
        };
        /** @description The face-down cards of a conversation in an empty room are discarded face up. */
        FaceDownLostEntry: components["schemas"]["EntryHead"] & {
            /** @constant */
            type: "casino-incognito.face_down_lost";
            data: components["schemas"]["FaceDownLostData"];
            openings: components["schemas"]["Openings"];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "casino-incognito.face_down_lost";
        };
        /** @description Muscle or a Femme Fatale enters a room and makes moves dearer by a toll. */
        TokenPlacedEntry: components["schemas"]["EntryHead"] & {
            /** @constant */
            type: "casino-incognito.token_placed";
            data: components["schemas"]["TokenPlacedData"];
            openings: components["schemas"]["Openings"];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "casino-incognito.token_placed";
        };
        /** @description A seat pays the bank for a move into the room of the Muscle. */
        MusclePaidEntry: components["schemas"]["EntryHead"] & {
            /** @constant */
            type: "casino-incognito.muscle_paid";
            data: components["schemas"]["MusclePaidData"];
            openings: components["schemas"]["Openings"];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "casino-incognito.muscle_paid";
        };
        /** @description A seat pays the owner of the Femme Fatale for a move into or out of her room. */
        FemmePaidEntry: components["schemas"]["EntryHead"] & {
            /** @constant */
            type: "casino-incognito.femme_paid";
            data: components["schemas"]["FemmePaidData"];
            openings: components["schemas"]["Openings"];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "casino-incognito.femme_paid";
        };
        /** @description Blending in is over: Muscle and Femme Fatale leave. */
        TokensRemovedEntry: components["schemas"]["EntryHead"] & {
            /** @constant */
            type: "casino-incognito.tokens_removed";
            data: components["schemas"]["TokensRemovedData"];
            openings: components["schemas"]["Openings"];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "casino-incognito.tokens_removed";
        };
        /** @description A seat throws a dart at another. */
        DartThrownEntry: components["schemas"]["EntryHead"] & {
            /** @constant */
            type: "casino-incognito.dart_thrown";
            data: components["schemas"]["DartThrownData"];
            openings: components["schemas"]["Openings"];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "casino-incognito.dart_thrown";
        };
        /** @description A seat pays to avoid a dart. */
        DartPaidEntry: components["schemas"]["EntryHead"] & {
            /** @constant */
            type: "casino-incognito.dart_paid";
            data: components["schemas"]["DartPaidData"];
            openings: components["schemas"]["Openings"];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "casino-incognito.dart_paid";
        };
        /** @description A seat bids at most one chip per room in this round. */
        DartSufferedEntry: components["schemas"]["EntryHead"] & {
            /** @constant */
            type: "casino-incognito.dart_suffered";
            data: components["schemas"]["DartSufferedData"];
            openings: components["schemas"]["Openings"];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "casino-incognito.dart_suffered";
        };
        /** @description A seat draws face-down cards, if there are any. */
        CardsBoughtEntry: components["schemas"]["EntryHead"] & {
            /** @constant */
            type: "casino-incognito.cards_bought";
            data: components["schemas"]["CardsBoughtData"];
            openings: components["schemas"]["CardsBoughtOpenings"];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "casino-incognito.cards_bought";
        };
        /** @description A seat gets chips from the bank. */
        IntimidatedEntry: components["schemas"]["EntryHead"] & {
            /** @constant */
            type: "casino-incognito.intimidated";
            data: components["schemas"]["IntimidatedData"];
            openings: components["schemas"]["Openings"];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "casino-incognito.intimidated";
        };
        /** @description A seat swaps a card with one of a conversation. */
        CardExchangedEntry: components["schemas"]["EntryHead"] & {
            /** @constant */
            type: "casino-incognito.card_exchanged";
            data: components["schemas"]["CardExchangedData"];
            openings: components["schemas"]["Openings"];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "casino-incognito.card_exchanged";
        };
        /** @description A seat's next bid of this round names nobody. */
        HenchmanHiredEntry: components["schemas"]["EntryHead"] & {
            /** @constant */
            type: "casino-incognito.henchman_hired";
            data: components["schemas"]["HenchmanHiredData"];
            openings: components["schemas"]["Openings"];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "casino-incognito.henchman_hired";
        };
        /** @description Every seat must move a character out of a room. */
        BombPlantedEntry: components["schemas"]["EntryHead"] & {
            /** @constant */
            type: "casino-incognito.bomb_planted";
            data: components["schemas"]["BombPlantedData"];
            openings: components["schemas"]["Openings"];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "casino-incognito.bomb_planted";
        };
        /** @description A seat moves a character out of the room of the bomb. */
        CharacterFledEntry: components["schemas"]["EntryHead"] & {
            /** @constant */
            type: "casino-incognito.character_fled";
            data: components["schemas"]["CharacterFledData"];
            openings: components["schemas"]["Openings"];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "casino-incognito.character_fled";
        };
        /** @description Every seat has moved a character, or the room is empty. */
        BombOverEntry: components["schemas"]["EntryHead"] & {
            /** @constant */
            type: "casino-incognito.bomb_over";
            data: components["schemas"]["BombOverData"];
            openings: components["schemas"]["Openings"];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "casino-incognito.bomb_over";
        };
        /** @description A seat turns chips into victory points. */
        ChipsCashedInEntry: components["schemas"]["EntryHead"] & {
            /** @constant */
            type: "casino-incognito.chips_cashed_in";
            data: components["schemas"]["ChipsCashedInData"];
            openings: components["schemas"]["Openings"];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "casino-incognito.chips_cashed_in";
        };
        /** @description All others must mark two characters of a room. */
        RoomTargetedEntry: components["schemas"]["EntryHead"] & {
            /** @constant */
            type: "casino-incognito.room_targeted";
            data: components["schemas"]["RoomTargetedData"];
            openings: components["schemas"]["Openings"];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "casino-incognito.room_targeted";
        };
        /** @description A sealed choice of marks; all look alike. */
        MarksSealedEntry: components["schemas"]["EntryHead"] & {
            /** @constant */
            type: "casino-incognito.marks_sealed";
            data: components["schemas"]["MarksSealedData"];
            openings: components["schemas"]["MarksSealedOpenings"];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "casino-incognito.marks_sealed";
        };
        /** @description The marks are opened. */
        MarksOpenedEntry: components["schemas"]["EntryHead"] & {
            /** @constant */
            type: "casino-incognito.marks_opened";
            data: components["schemas"]["MarksOpenedData"];
            openings: components["schemas"]["Openings"];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "casino-incognito.marks_opened";
        };
        /** @description A conversation moves to an adjacent room. */
        ConversationMovedEntry: components["schemas"]["EntryHead"] & {
            /** @constant */
            type: "casino-incognito.conversation_moved";
            data: components["schemas"]["ConversationMovedData"];
            openings: components["schemas"]["Openings"];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "casino-incognito.conversation_moved";
        };
        /** @description The cards still face down in conversations at the end. */
        FaceDownRevealedEntry: components["schemas"]["EntryHead"] & {
            /** @constant */
            type: "casino-incognito.face_down_revealed";
            data: components["schemas"]["FaceDownRevealedData"];
            openings: components["schemas"]["Openings"];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "casino-incognito.face_down_revealed";
        };
        /** @description The game, its rules and its options; the commitment to its seed. */
        GameCreatedEntry: components["schemas"]["EntryHead"] & {
            /** @constant */
            type: "game.created";
            data: components["schemas"]["GameCreatedData"];
            openings: components["schemas"]["GameCreatedOpenings"];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "game.created";
        };
        /** @description A game goes on from a moment of another, with seats, tokens and salts of its own. */
        GameForkedEntry: components["schemas"]["EntryHead"] & {
            /** @constant */
            type: "game.forked";
            data: components["schemas"]["GameForkedData"];
            openings: components["schemas"]["GameForkedOpenings"];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "game.forked";
        };
        /** @description A seat's knowledge at the start of a fork whose position was drawn. */
        GameSeatRecalledEntry: components["schemas"]["EntryHead"] & {
            /** @constant */
            type: "game.seat_recalled";
            data: components["schemas"]["GameSeatRecalledData"];
            openings: components["schemas"]["GameSeatRecalledOpenings"];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "game.seat_recalled";
        };
        /** @description Another game shares this one's luck. */
        GameGroupJoinedEntry: components["schemas"]["EntryHead"] & {
            /** @constant */
            type: "game.group_joined";
            data: components["schemas"]["GameGroupJoinedData"];
            openings: components["schemas"]["GameGroupJoinedOpenings"];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "game.group_joined";
        };
        /** @description A seat is taken. */
        GameSeatTakenEntry: components["schemas"]["EntryHead"] & {
            /** @constant */
            type: "game.seat_taken";
            data: components["schemas"]["GameSeatTakenData"];
            openings: components["schemas"]["GameSeatTakenOpenings"];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "game.seat_taken";
        };
        /** @description A weaker token is handed out. */
        GameTokenMintedEntry: components["schemas"]["EntryHead"] & {
            /** @constant */
            type: "game.token_minted";
            data: components["schemas"]["GameTokenMintedData"];
            openings: components["schemas"]["GameTokenMintedOpenings"];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "game.token_minted";
        };
        /** @description A token or a link is revoked, with all its descendants. */
        GameTokenRevokedEntry: components["schemas"]["EntryHead"] & {
            /** @constant */
            type: "game.token_revoked";
            data: components["schemas"]["GameTokenRevokedData"];
            openings: components["schemas"]["Openings"];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "game.token_revoked";
        };
        /** @description A link to a replay is handed out; revoked like a token. */
        GameReplaySharedEntry: components["schemas"]["EntryHead"] & {
            /** @constant */
            type: "game.replay_shared";
            data: components["schemas"]["GameReplaySharedData"];
            openings: components["schemas"]["GameReplaySharedOpenings"];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "game.replay_shared";
        };
        /** @description Every seat is filled, and the cards are dealt. */
        GameStartedEntry: components["schemas"]["EntryHead"] & {
            /** @constant */
            type: "game.started";
            data: components["schemas"]["GameStartedData"];
            openings: components["schemas"]["Openings"];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "game.started";
        };
        /** @description A player leaves; a bot plays on with the seat's knowledge. */
        GameSeatResignedEntry: components["schemas"]["EntryHead"] & {
            /** @constant */
            type: "game.seat_resigned";
            data: components["schemas"]["GameSeatResignedData"];
            openings: components["schemas"]["Openings"];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "game.seat_resigned";
        };
        /** @description A bot gave no legal answer in its tries; the decision's default answer follows. */
        GameAutomationFailedEntry: components["schemas"]["EntryHead"] & {
            /** @constant */
            type: "game.automation_failed";
            data: components["schemas"]["GameAutomationFailedData"];
            openings: components["schemas"]["Openings"];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "game.automation_failed";
        };
        /** @description The organiser ended the game without an outcome, or the service did. */
        GameAbortedEntry: components["schemas"]["EntryHead"] & {
            /** @constant */
            type: "game.aborted";
            data: components["schemas"]["GameAbortedData"];
            openings: components["schemas"]["Openings"];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "game.aborted";
        };
        /** @description The rules ended the game. */
        GameOverEntry: components["schemas"]["EntryHead"] & {
            /** @constant */
            type: "game.over";
            data: components["schemas"]["GameOverData"];
            openings: components["schemas"]["Openings"];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "game.over";
        };
        /** @description An organiser corrects a result or ends a game. */
        GameRulingMadeEntry: components["schemas"]["EntryHead"] & {
            /** @constant */
            type: "game.ruling_made";
            data: components["schemas"]["GameRulingMadeData"];
            openings: components["schemas"]["Openings"];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "game.ruling_made";
        };
        /** @description The operator put the game back to an earlier history. */
        GameRestoredEntry: components["schemas"]["EntryHead"] & {
            /** @constant */
            type: "game.restored";
            data: components["schemas"]["GameRestoredData"];
            openings: components["schemas"]["Openings"];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "game.restored";
        };
        /** @description The seed and the salts' secret, hex: from here on anyone can open and check everything. */
        GameSeedRevealedEntry: components["schemas"]["EntryHead"] & {
            /** @constant */
            type: "game.seed_revealed";
            data: components["schemas"]["GameSeedRevealedData"];
            openings: components["schemas"]["Openings"];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "game.seed_revealed";
        };
        /** @description A seat commits to another nonce, or to its first. */
        GameCommitmentReplacedEntry: components["schemas"]["EntryHead"] & {
            /** @constant */
            type: "game.commitment_replaced";
            data: components["schemas"]["GameCommitmentReplacedData"];
            openings: components["schemas"]["Openings"];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "game.commitment_replaced";
        };
        /** @description The set of commitments is closed; the nonces are awaited. */
        GameLuckClosedEntry: components["schemas"]["EntryHead"] & {
            /** @constant */
            type: "game.luck_closed";
            data: components["schemas"]["GameLuckClosedData"];
            openings: components["schemas"]["Openings"];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "game.luck_closed";
        };
        /** @description A seat reveals the nonce that it committed to. */
        GameNonceGivenEntry: components["schemas"]["EntryHead"] & {
            /** @constant */
            type: "game.nonce_given";
            data: components["schemas"]["GameNonceGivenData"];
            openings: components["schemas"]["Openings"];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "game.nonce_given";
        };
        /** @description No nonce is awaited any more. */
        GameLuckDrawnEntry: components["schemas"]["EntryHead"] & {
            /** @constant */
            type: "game.luck_drawn";
            data: components["schemas"]["GameLuckDrawnData"];
            openings: components["schemas"]["Openings"];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "game.luck_drawn";
        };
        /** @description The awaited round of public entropy. */
        GamePublicGivenEntry: components["schemas"]["EntryHead"] & {
            /** @constant */
            type: "game.public_given";
            data: components["schemas"]["GamePublicGivenData"];
            openings: components["schemas"]["Openings"];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "game.public_given";
        };
        /** @description A nonce is missing and all are required: the game ends. */
        GameCancelledEntry: components["schemas"]["EntryHead"] & {
            /** @constant */
            type: "game.cancelled";
            data: components["schemas"]["GameCancelledData"];
            openings: components["schemas"]["Openings"];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "game.cancelled";
        };
        /** @description A player is away: they let the clock strike too often in a row, said so, or the organiser did. */
        GameSeatAbsentEntry: components["schemas"]["EntryHead"] & {
            /** @constant */
            type: "game.seat_absent";
            data: components["schemas"]["GameSeatAbsentData"];
            openings: components["schemas"]["Openings"];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "game.seat_absent";
        };
        /** @description The time of these decisions is used up; their defaults follow in the same batch. */
        GameClockStruckEntry: components["schemas"]["EntryHead"] & {
            /** @constant */
            type: "game.clock_struck";
            data: components["schemas"]["GameClockStruckData"];
            openings: components["schemas"]["Openings"];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "game.clock_struck";
        };
        /** @description The player of an absent seat is back. */
        GameSeatReturnedEntry: components["schemas"]["EntryHead"] & {
            /** @constant */
            type: "game.seat_returned";
            data: components["schemas"]["GameSeatReturnedData"];
            openings: components["schemas"]["Openings"];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "game.seat_returned";
        };
        /** @description Time that counts for no seat: every running clock gets it back. */
        GameTimeGivenEntry: components["schemas"]["EntryHead"] & {
            /** @constant */
            type: "game.time_given";
            data: components["schemas"]["GameTimeGivenData"];
            openings: components["schemas"]["Openings"];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "game.time_given";
        };
        /** @description The table is paused. */
        GamePausedEntry: components["schemas"]["EntryHead"] & {
            /** @constant */
            type: "game.paused";
            data: components["schemas"]["GamePausedData"];
            openings: components["schemas"]["Openings"];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "game.paused";
        };
        /** @description The pause is over, or is no longer awaited. */
        GamePauseEndedEntry: components["schemas"]["EntryHead"] & {
            /** @constant */
            type: "game.pause_ended";
            data: components["schemas"]["GamePauseEndedData"];
            openings: components["schemas"]["Openings"];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "game.pause_ended";
        };
        /** @description Time is added to open decisions. */
        GameTimeAddedEntry: components["schemas"]["EntryHead"] & {
            /** @constant */
            type: "game.time_added";
            data: components["schemas"]["GameTimeAddedData"];
            openings: components["schemas"]["Openings"];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "game.time_added";
        };
        /** @description A seat's person gets another token, or a slip for one; those before, and all that descends from them, are revoked. */
        GameSeatReissuedEntry: components["schemas"]["EntryHead"] & {
            /** @constant */
            type: "game.seat_reissued";
            data: components["schemas"]["GameSeatReissuedData"];
            openings: components["schemas"]["GameSeatReissuedOpenings"];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "game.seat_reissued";
        };
        /** @description Another person plays a seat from here on, and knows what the seat knows. */
        GameSeatSubstitutedEntry: components["schemas"]["EntryHead"] & {
            /** @constant */
            type: "game.seat_substituted";
            data: components["schemas"]["GameSeatSubstitutedData"];
            openings: components["schemas"]["GameSeatSubstitutedOpenings"];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "game.seat_substituted";
        };
        /** @description A seat that waited for a person is a bot's from the beginning. */
        GameSeatFilledEntry: components["schemas"]["EntryHead"] & {
            /** @constant */
            type: "game.seat_filled";
            data: components["schemas"]["GameSeatFilledData"];
            openings: components["schemas"]["Openings"];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "game.seat_filled";
        };
        /** @description A device exchanged the slip of a seat for a token of its own, which plays the seat from here on. */
        GameSlipExchangedEntry: components["schemas"]["EntryHead"] & {
            /** @constant */
            type: "game.slip_exchanged";
            data: components["schemas"]["GameSlipExchangedData"];
            openings: components["schemas"]["GameSlipExchangedOpenings"];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "game.slip_exchanged";
        };
        /** @description All games of the round are there, and this one can be played. Times are RFC 3339, UTC. */
        GamePlayOpenedEntry: components["schemas"]["EntryHead"] & {
            /** @constant */
            type: "game.play_opened";
            data: components["schemas"]["GamePlayOpenedData"];
            openings: components["schemas"]["Openings"];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "game.play_opened";
        };
        /** @description These seats were not looked at in time. */
        GameNoShowsEntry: components["schemas"]["EntryHead"] & {
            /** @constant */
            type: "game.no_shows";
            data: components["schemas"]["GameNoShowsData"];
            openings: components["schemas"]["Openings"];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "game.no_shows";
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
