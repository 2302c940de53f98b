// Made by clients/regenerate from f41110a5e3eb89be5e25d78c201d921ee2569a09523dc4ee9e0f6224ad70309c

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
            type: "choose_colour" | "throw" | "use_bribery" | "take" | "decline" | "step_gun" | "step_dagger" | "step_earphones" | "step_ladder" | "step_wire_cutters" | "step_passport" | "leave_bag" | "pass" | "propose_draw" | "answer_draw";
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
        Entry: components["schemas"]["ThrownForStartEntry"] | components["schemas"]["OrderSettledEntry"] | components["schemas"]["ColourChosenEntry"] | components["schemas"]["TableLaidEntry"] | components["schemas"]["TurnBeganEntry"] | components["schemas"]["TurnSkippedEntry"] | components["schemas"]["ColouredThrownEntry"] | components["schemas"]["SymbolThrownEntry"] | components["schemas"]["AgentMovedEntry"] | components["schemas"]["BriefingReadEntry"] | components["schemas"]["BriefingReadAloneEntry"] | components["schemas"]["BriefingShownEntry"] | components["schemas"]["MissionReadEntry"] | components["schemas"]["EquipmentOfferedEntry"] | components["schemas"]["EquipmentTakenEntry"] | components["schemas"]["EquipmentDeclinedEntry"] | components["schemas"]["MoveOpenedEntry"] | components["schemas"]["PieceSteppedEntry"] | components["schemas"]["PassedEntry"] | components["schemas"]["PieceCapturedEntry"] | components["schemas"]["PiecesClashedEntry"] | components["schemas"]["BagTakenEntry"] | components["schemas"]["BagLeftEntry"] | components["schemas"]["ModeChangedEntry"] | components["schemas"]["TurnLostEntry"] | components["schemas"]["BriberyTakenEntry"] | components["schemas"]["BriberyReturnedEntry"] | components["schemas"]["BriberyUsedEntry"] | components["schemas"]["BriberyAskedEntry"] | components["schemas"]["BriberyKeptEntry"] | components["schemas"]["DeckReshuffledEntry"] | components["schemas"]["DrawProposedEntry"] | components["schemas"]["DrawAnsweredEntry"] | components["schemas"]["DrawRefusedEntry"] | components["schemas"]["BagBroughtHomeEntry"] | components["schemas"]["EndedEntry"] | components["schemas"]["BriefingsRevealedEntry"] | components["schemas"]["GameCreatedEntry"] | components["schemas"]["GameForkedEntry"] | components["schemas"]["GameSeatRecalledEntry"] | components["schemas"]["GameGroupJoinedEntry"] | components["schemas"]["GameSeatTakenEntry"] | components["schemas"]["GameTokenMintedEntry"] | components["schemas"]["GameTokenRevokedEntry"] | components["schemas"]["GameReplaySharedEntry"] | components["schemas"]["GameStartedEntry"] | components["schemas"]["GameSeatResignedEntry"] | components["schemas"]["GameAutomationFailedEntry"] | components["schemas"]["GameAbortedEntry"] | components["schemas"]["GameOverEntry"] | components["schemas"]["GameRulingMadeEntry"] | components["schemas"]["GameRestoredEntry"] | components["schemas"]["GameSeedRevealedEntry"] | components["schemas"]["GameCommitmentReplacedEntry"] | components["schemas"]["GameLuckClosedEntry"] | components["schemas"]["GameNonceGivenEntry"] | components["schemas"]["GameLuckDrawnEntry"] | components["schemas"]["GamePublicGivenEntry"] | components["schemas"]["GameCancelledEntry"] | components["schemas"]["GameSeatAbsentEntry"] | components["schemas"]["GameClockStruckEntry"] | components["schemas"]["GameSeatReturnedEntry"] | components["schemas"]["GameTimeGivenEntry"] | components["schemas"]["GamePausedEntry"] | components["schemas"]["GamePauseEndedEntry"] | components["schemas"]["GameTimeAddedEntry"] | components["schemas"]["GameSeatReissuedEntry"] | components["schemas"]["GameSeatSubstitutedEntry"] | components["schemas"]["GameSeatFilledEntry"] | components["schemas"]["GameSlipExchangedEntry"] | components["schemas"]["GamePlayOpenedEntry"] | components["schemas"]["GameNoShowsEntry"];
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
            ruleset: "microdot";
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
        Command: components["schemas"]["ChooseColourCommand"] | components["schemas"]["ThrowCommand"] | components["schemas"]["UseBriberyCommand"] | components["schemas"]["TakeCommand"] | components["schemas"]["DeclineCommand"] | components["schemas"]["StepGunCommand"] | components["schemas"]["StepDaggerCommand"] | components["schemas"]["StepEarphonesCommand"] | components["schemas"]["StepLadderCommand"] | components["schemas"]["StepWireCuttersCommand"] | components["schemas"]["StepPassportCommand"] | components["schemas"]["LeaveBagCommand"] | components["schemas"]["PassCommand"] | components["schemas"]["ProposeDrawCommand"] | components["schemas"]["AnswerDrawCommand"] | components["schemas"]["ResignCommand"] | components["schemas"]["AbortCommand"] | components["schemas"]["LeaveCommand"] | components["schemas"]["ReturnCommand"];
        /** @description The public state. Sequences are by seat unless stated otherwise. */
        Table: {
            /** @description Those of this table. */
            options: components["schemas"]["Options"];
            /** @description Number of seats. */
            players: number;
            /** @description The decision of the seat at turn. */
            phase: components["schemas"]["Phase"];
            /** @description Of the seats, and so their territories; null until chosen. */
            colours: (components["schemas"]["Colour"] | null)[];
            /** @description Seats in order of their first throws. */
            by_throw: number[];
            /** @description Seats yet to choose a colour, next one first. */
            choosers: number[];
            /** @description Seats in the order of their turns. */
            order: number[];
            /** @description Whether each agent is on the strip or on a mission. */
            modes: components["schemas"]["Mode"][];
            /** @description Strip segments; null in the Interrogation Centre. */
            agents: (number | null)[];
            /** @description Places of each seat's pieces. */
            pieces: components["schemas"]["Equipment"][];
            /** @description Squares. */
            bags: string[];
            /** @description Cards held. */
            bribery: number[];
            /** @description Turns to miss. */
            skips: number[];
            /** @description The seat whose turn it is. */
            turn: number | null;
            /** @description Number of the round, from 1. */
            round: number;
            /** @description Begun or missed so far, by all. */
            turns: number;
            /** @description In this turn. */
            throws: number;
            /** @description Pieces the seat at turn may take, if publicly known. */
            offered: components["schemas"]["Item"][];
            /** @description The moves open to it. */
            move: components["schemas"]["PendingMove"] | null;
            /** @description Seats that may use a Bribery Card out of turn. */
            asked: number[];
            /** @description Whether a draw was proposed in this turn. */
            proposed: boolean;
            /** @description Seats that must answer a proposal. */
            draw_asked: number[];
            /** @description Number of cards left. */
            briefing_deck: number;
            /** @description Discards, sorted. */
            briefing_used: number[];
            /** @description Briefings read in secret since the deck was shuffled. */
            unshown: components["schemas"]["UnshownBriefing"][];
            /** @description Number of times its deck was shuffled. */
            briefing_shuffle: number;
            /** @description Number of cards left. */
            mission_deck: number;
            /** @description Discards, sorted. */
            mission_used: string[];
            /** @description Number of times its deck was shuffled. */
            mission_shuffle: number;
            /** @description Secret briefings, once the game is over. */
            read_alone: number[][];
            /** @description Null while the game runs. */
            outcome: components["schemas"]["Outcome"] | null;
        };
        /** @description A seat's private knowledge. */
        Mind: {
            /** @description The seat with this knowledge. */
            seat: number;
            /** @description Its unshown briefing numbers since the deck was shuffled, in order. */
            read: number[];
            /** @description Pieces that its last secret briefing lets it take. */
            offered: components["schemas"]["Item"][];
        };
        /** @description The state hidden from every seat: the decks. */
        House: {
            /** @description Cards left to draw, sorted, not shuffled. */
            briefing: number[];
            /** @description Cards left to draw, sorted, not shuffled. */
            mission: string[];
            /** @description The full deck. */
            all_briefing: number[];
            /** @description The full deck. */
            all_mission: string[];
        };
        /** @description A throw of the Coloured Die for the order of choosing colours. */
        ThrownForStartData: {
            /** @description Who acts, or whom it befalls. */
            seat: number;
            /** @description The one that came up. */
            face: number;
        };
        /** @description The order in which the seats choose colours. */
        OrderSettledData: {
            /** @description First to last. */
            seats: number[];
        };
        /** @description A seat chooses a colour. */
        ColourChosenData: {
            /** @description Who acts, or whom it befalls. */
            seat: number;
            /** @description And territory. */
            colour: components["schemas"]["Colour"];
        };
        /** @description The bags are placed. */
        TableLaidData: {
            /** @description Squares by seat. */
            bags: string[];
            /** @description Of turns. */
            order: number[];
        };
        /** @description A turn begins. */
        TurnBeganData: {
            /** @description Who acts, or whom it befalls. */
            seat: number;
            /** @description From 1. */
            round: number;
        };
        /** @description A seat misses its turn. */
        TurnSkippedData: {
            /** @description Who acts, or whom it befalls. */
            seat: number;
            /** @description Its number. */
            round: number;
        };
        /** @description A throw of the Coloured Die. */
        ColouredThrownData: {
            /** @description Who acts, or whom it befalls. */
            seat: number;
            /** @description The one that came up. */
            face: number;
            /** @description Within the turn. */
            nth: number;
        };
        /** @description A throw of the Symbol Die. */
        SymbolThrownData: {
            /** @description Who acts, or whom it befalls. */
            seat: number;
            /** @description The one that came up. */
            face: components["schemas"]["Symbol"];
            /** @description Within the turn. */
            nth: number;
        };
        /** @description An agent moves on the strip. */
        AgentMovedData: {
            /** @description Who acts, or whom it befalls. */
            seat: number;
            /** @description From 0, clockwise. */
            segment: number;
            /** @description Whether another agent stands there. */
            blocked: boolean;
            /** @description A piece of equipment or `microdot`. */
            shows: string;
        };
        /** @description A Briefing Card is read aloud. */
        BriefingReadData: {
            /** @description Who acts, or whom it befalls. */
            seat: number;
            /** @description The card's. */
            number: number;
            /** @description Its line of the Briefing Decode Chart. */
            says: components["schemas"]["Instruction"];
        };
        /** @description A Briefing Card is read in secret. */
        BriefingReadAloneData: {
            /** @description Who acts, or whom it befalls. */
            seat: number;
            /** @description The numbers it may have, by public knowledge. */
            numbers: number[];
            /** @description Whether it offers a piece. */
            is_offer: boolean;
        };
        /** @description The reader uses and shows a secret briefing. */
        BriefingShownData: {
            /** @description Who acts, or whom it befalls. */
            seat: number;
            /** @description The card's. */
            number: number;
            /** @description Its line of the Briefing Decode Chart. */
            says: components["schemas"]["Instruction"];
        };
        /** @description A Mission Card and the Black/White Die. */
        MissionReadData: {
            /** @description Who acts, or whom it befalls. */
            seat: number;
            /** @description The card's. */
            letter: string;
            /** @description The die's. */
            face: components["schemas"]["Shade"];
            /** @description The line of the Mission Decode Chart for both. */
            says: components["schemas"]["Instruction"];
        };
        /** @description A seat may take one of these pieces. */
        EquipmentOfferedData: {
            /** @description Who acts, or whom it befalls. */
            seat: number;
            /** @description Pieces. */
            items: components["schemas"]["Item"][];
        };
        /** @description A seat takes a piece. */
        EquipmentTakenData: {
            /** @description Who acts, or whom it befalls. */
            seat: number;
            /** @description The piece. */
            item: components["schemas"]["Item"];
            /** @description The place it is put. */
            to: string;
            /** @description The seat that held it; null if from the box. */
            captor: number | null;
        };
        /** @description A seat takes nothing. */
        EquipmentDeclinedData: {
            /** @description Who acts, or whom it befalls. */
            seat: number;
        };
        /** @description A seat may move one of these pieces. */
        MoveOpenedData: {
            /** @description Who acts, or whom it befalls. */
            seat: number;
            /** @description Of its steps, or `barrier`. */
            direction: components["schemas"]["Direction"] | "barrier";
            /** @description Pieces. */
            items: components["schemas"]["Item"][];
            /** @description At most this many. */
            steps: number;
            /** @description Whether all steps are of one piece. */
            one_piece: boolean;
        };
        /** @description A piece moves one step. */
        PieceSteppedData: {
            /** @description Who acts, or whom it befalls. */
            seat: number;
            /** @description The piece. */
            item: components["schemas"]["Item"];
            /** @description The square it enters. */
            to: string;
            /** @description Owner of the bag that moves with it. */
            bag: number | null;
        };
        /** @description A seat moves nothing more. */
        PassedData: {
            /** @description Who acts, or whom it befalls. */
            seat: number;
        };
        /** @description A piece of `seat` goes to the Interrogation Centre of `captor`. */
        PieceCapturedData: {
            /** @description Who acts, or whom it befalls. */
            seat: number;
            /** @description The piece. */
            item: components["schemas"]["Item"];
            /** @description The seat that captures it. */
            captor: number;
            /** @description The square. */
            at: string;
        };
        /** @description Two equal pieces of two seats capture each other. */
        PiecesClashedData: {
            /** @description Who acts, or whom it befalls. */
            seat: number;
            /** @description The other seat that it concerns. */
            target: number;
            /** @description The piece of each. */
            item: components["schemas"]["Item"];
            /** @description The square. */
            at: string;
        };
        /** @description A piece of `seat` now stands on the bag of `owner`. */
        BagTakenData: {
            /** @description Who acts, or whom it befalls. */
            seat: number;
            /** @description The piece. */
            item: components["schemas"]["Item"];
            /** @description The bag's. */
            owner: number;
            /** @description The square. */
            at: string;
        };
        /** @description The bag of `owner` lies unattended. */
        BagLeftData: {
            /** @description The bag's. */
            owner: number;
            /** @description The square. */
            at: string;
        };
        /** @description A seat starts its mission, or returns to the strip with its agent in the Interrogation Centre. */
        ModeChangedData: {
            /** @description Who acts, or whom it befalls. */
            seat: number;
            /** @description From now on. */
            mode: components["schemas"]["Mode"];
        };
        /** @description A seat will miss a turn. */
        TurnLostData: {
            /** @description Who acts, or whom it befalls. */
            seat: number;
        };
        /** @description A seat takes a Bribery Card. */
        BriberyTakenData: {
            /** @description Who acts, or whom it befalls. */
            seat: number;
        };
        /** @description An unused Bribery Card returns to the stack. */
        BriberyReturnedData: {
            /** @description Who acts, or whom it befalls. */
            seat: number;
        };
        /** @description A captured piece is freed; the Bribery Card returns to the stack. */
        BriberyUsedData: {
            /** @description Who acts, or whom it befalls. */
            seat: number;
            /** @description The piece. */
            item: components["schemas"]["Item"];
            /** @description The place it is put. */
            to: string;
            /** @description The seat that held it. */
            captor: number;
        };
        /** @description These seats lost a piece and may use a Bribery Card at once. */
        BriberyAskedData: {
            /** @description Those that must answer. */
            seats: number[];
        };
        /** @description A seat uses no Bribery Card now. */
        BriberyKeptData: {
            /** @description Who acts, or whom it befalls. */
            seat: number;
        };
        /** @description An empty deck is reshuffled. */
        DeckReshuffledData: {
            /**
             * @description Which of the two.
             * @enum {string}
             */
            deck: "briefing" | "mission";
            /** @description From 1, the first deck being 1. */
            shuffle: number;
        };
        /** @description A seat proposes a draw. */
        DrawProposedData: {
            /** @description Who acts, or whom it befalls. */
            seat: number;
            /** @description The others. */
            asked: number[];
        };
        /** @description A seat agrees to a draw or refuses it. */
        DrawAnsweredData: {
            /** @description Who acts, or whom it befalls. */
            seat: number;
            /** @description Whether it agrees. */
            agree: boolean;
        };
        /** @description The draw is refused and the game goes on. */
        DrawRefusedData: Record<string, unknown>;
        /** @description An enemy's bag is on the HQ square of `seat`. */
        BagBroughtHomeData: {
            /** @description Who acts, or whom it befalls. */
            seat: number;
            /** @description The bag's. */
            owner: number;
        };
        /** @description The game ends. */
        EndedData: {
            /** @description Empty for a draw. */
            winners: number[];
            /**
             * @description Why, as a code of the ruleset.
             * @enum {string}
             */
            reason: "bag_home" | "draw_agreed" | "round_cap";
        };
        /** @description Secret briefings never shown since the deck was last shuffled, by seat. */
        BriefingsRevealedData: {
            /** @description Of the cards. */
            numbers: number[][];
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
        /** @description Table options with their defaults. Rule MD-11. */
        Options: {
            /** @description Board, strip, dice and cards; null is the kit of the service (MD-3.9). */
            kit: components["schemas"]["Kit"] | null;
            /**
             * @description Territory of the second player of two (MD-2.6).
             * @enum {string}
             */
            two_player: "adjacent" | "free" | "opposite";
            /**
             * @description Of turns (MD-2.3).
             * @enum {string}
             */
            order: "by_throw" | "clockwise";
            /** @description Briefings are read alone (MD-12.2). */
            secret_briefing: boolean;
            /** @description A player who can move must move (MD-6.2). */
            mandatory_move: boolean;
            /** @description A higher piece may be attacked (MD-6.4). */
            suicide: boolean;
            /** @description No bag at all in an EMBASSY (MD-8.5). */
            embassy_bars_own_bag: boolean;
            /** @description Only its owner enters an HQ square, without a bag (MD-6.4). */
            hq_closed_to_enemies: boolean;
            /** @description Bribery Cards out of turn (MD-9.5). */
            bribery_anytime: boolean;
            /** @description 1 to 1000, after which the game is a draw (MD-10.3). */
            max_rounds: number;
            /** @description Draws by agreement (MD-10.4). */
            draw_by_agreement: boolean;
        };
        /** @description A line of a decode chart. */
        Instruction: {
            /** @description The instruction. */
            does: components["schemas"]["Does"];
            /** @description Pieces to collect or to step with. */
            items: components["schemas"]["Item"][];
            /** @description Of steps. */
            direction: components["schemas"]["Direction"];
            /** @description At most this many. */
            steps: number;
            /** @description All with one piece. */
            one_piece: boolean;
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
        /** @description The places of a player's six pieces. */
        Equipment: {
            /** @description A square, the box, or an Interrogation Centre. */
            gun: string;
            /** @description A square, the box, or an Interrogation Centre. */
            dagger: string;
            /** @description A square, the box, or an Interrogation Centre. */
            earphones: string;
            /** @description A square, the box, or an Interrogation Centre. */
            ladder: string;
            /** @description A square, the box, or an Interrogation Centre. */
            wire_cutters: string;
            /** @description A square, the box, or an Interrogation Centre. */
            passport: string;
        };
        /** @description A secret briefing and the numbers it may have. Rule MD-12.2. */
        UnshownBriefing: {
            /** @description Its reader. */
            seat: number;
            /** @description Ascending. */
            numbers: number[];
        };
        /** @description Who a seat is for. */
        SeatPlan: {
            /** @description Who plays it. */
            kind: components["schemas"]["Kind"];
            /** @description The name of its policy, for bots. */
            bot: string | null;
            /** @description Of a bot. */
            policy?: components["schemas"]["Policy"];
            /** @description True if anyone may sit down without a code; else absent. */
            open?: boolean;
        };
        /** @description The moves open to the seat at turn. */
        PendingMove: {
            /** @description Of its steps, or `barrier`. */
            direction: components["schemas"]["Direction"] | "barrier";
            /** @description Pieces that may step. */
            items: components["schemas"]["Item"][];
            /** @description At most this many. */
            steps: number;
            /** @description All with one piece. */
            one_piece: boolean;
        };
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
        /** @description A table's own parts. Parts left out are ours. Rule MD-3.9. */
        Kit: {
            /** @description Its squares and barriers. */
            board: components["schemas"]["Board"] | null;
            /** @description Its segments in order. */
            strip: string[] | null;
            /** @description Their faces. */
            dice: components["schemas"]["Dice"] | null;
            /** @description Cards and decode charts. */
            briefing: components["schemas"]["Briefing"][] | null;
            /** @description Cards and decode charts. */
            mission: components["schemas"]["Mission"][] | null;
        };
        /** @description The inner board, row by row from the north. The quarters are the territories: red in the north-west, then clockwise blue, green and yellow. */
        Board: {
            /** @description `.` plain, `D` dark, `H` HQ, `B` bag spot, `E` EMBASSY. */
            squares: string[];
            /** @description Between the quarters. */
            barriers: components["schemas"]["Barriers"];
        };
        /** @description The faces of the three dice. */
        Dice: {
            /** @description Numbers of the Coloured Die. */
            coloured: number[];
            /** @description Of the Symbol Die. */
            symbol: components["schemas"]["Symbol"][];
            /** @description Of the Black/White Die. */
            black_white: components["schemas"]["Shade"][];
        };
        /** @description A line of the Briefing Decode Chart. */
        Briefing: {
            /** @description On the card. */
            number: number;
            /** @description Number of cards with its number. */
            cards: number;
            /** @description The instruction. */
            instruction: components["schemas"]["Instruction"];
        };
        /** @description A line of the Mission Decode Chart. */
        Mission: {
            /** @description On the card. */
            letter: string;
            /** @description Number of cards with its letter. */
            cards: number;
            /** @description Its instruction for this face of the Black/White Die. */
            black: components["schemas"]["Instruction"];
            /** @description Its instruction for this face of the Black/White Die. */
            white: components["schemas"]["Instruction"];
        };
        /** @description The barriers between the territories; wall and wire follow the same rules. */
        Barriers: {
            /**
             * @description From the middle of the board.
             * @enum {string}
             */
            north: "wall" | "wire";
            /**
             * @description From the middle of the board.
             * @enum {string}
             */
            east: "wall" | "wire";
            /**
             * @description From the middle of the board.
             * @enum {string}
             */
            south: "wall" | "wire";
            /**
             * @description From the middle of the board.
             * @enum {string}
             */
            west: "wall" | "wire";
        };
        /**
         * @description Item: one of these.
         * @enum {string}
         */
        Item: "dagger" | "earphones" | "gun" | "ladder" | "passport" | "wire_cutters";
        /**
         * @description Phase: one of these.
         * @enum {string}
         */
        Phase: "busy" | "colour" | "move" | "over" | "setup" | "take" | "throw";
        /**
         * @description Colour: one of these.
         * @enum {string}
         */
        Colour: "blue" | "green" | "red" | "yellow";
        /**
         * @description Mode: one of these.
         * @enum {string}
         */
        Mode: "briefing" | "mission" | "recovery";
        /**
         * @description Symbol: one of these.
         * @enum {string}
         */
        Symbol: "any" | "barrier" | "diag" | "mission" | "ortho";
        /**
         * @description Shade: one of these.
         * @enum {string}
         */
        Shade: "black" | "white";
        /**
         * @description Direction: one of these.
         * @enum {string}
         */
        Direction: "any" | "diag" | "ortho";
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
         * @description Does: one of these.
         * @enum {string}
         */
        Does: "again" | "barrier" | "collect" | "miss" | "nothing" | "release" | "return_bribery" | "step" | "take_bribery";
        /**
         * @description On absence: one of these.
         * @enum {string}
         */
        OnAbsence: "bot" | "default" | "forfeit";
        /**
         * @description Kind: one of these.
         * @enum {string}
         */
        Kind: "automaton" | "bot" | "human";
        /** @description The card's. */
        BriefingReadAloneNumberOpening: {
            value: number;
            /** @description Hexadecimal; the hash of value and salt is the commitment in `hidden`. */
            salt: string;
        };
        /** @description The pieces offered. */
        BriefingReadAloneItemsOpening: {
            value: components["schemas"]["Item"][];
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
        /** @description Choose the colour, and with it the territory, that you play. */
        ChooseColourCommand: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "choose_colour";
            /** @description Colour. */
            colour: components["schemas"]["Colour"];
        };
        /** @description Throw the die: the Coloured Die on the strip, the Symbol Die on the mission. */
        ThrowCommand: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "throw";
        };
        /** @description Free one of your captured pieces with a Bribery Card. */
        UseBriberyCommand: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "use_bribery";
            /** @description Captured piece to free. */
            item: components["schemas"]["Item"];
            /** @description Where to place it. */
            to: string;
        };
        /** @description Take a piece of equipment on offer, and place it. */
        TakeCommand: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "take";
            /** @description Piece to take. */
            item: components["schemas"]["Item"];
            /** @description Where to place it. */
            to: string;
        };
        /** @description Take nothing. */
        DeclineCommand: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "decline";
        };
        /** @description Move your Gun. */
        StepGunCommand: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "step_gun";
            /** @description Where to. */
            to: string;
        };
        /** @description Move your Dagger. */
        StepDaggerCommand: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "step_dagger";
            /** @description Where to. */
            to: string;
        };
        /** @description Move your Earphones. */
        StepEarphonesCommand: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "step_earphones";
            /** @description Where to. */
            to: string;
        };
        /** @description Move your Ladder. */
        StepLadderCommand: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "step_ladder";
            /** @description Where to. */
            to: string;
        };
        /** @description Move your Wire Cutters. */
        StepWireCuttersCommand: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "step_wire_cutters";
            /** @description Where to. */
            to: string;
        };
        /** @description Move your Passport. */
        StepPassportCommand: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "step_passport";
            /** @description Where to. */
            to: string;
        };
        /** @description Move the piece that stands on your own Bag, and leave the Bag behind. */
        LeaveBagCommand: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "leave_bag";
            /** @description Where to. */
            to: string;
        };
        /** @description Pass: move nothing more in this turn. */
        PassCommand: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "pass";
        };
        /** @description Propose to end the game as a draw. */
        ProposeDrawCommand: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "propose_draw";
        };
        /** @description Agree to a draw, or play on. */
        AnswerDrawCommand: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "answer_draw";
            /** @description Your answer. */
            agree: boolean;
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
        /** @description Table options with their defaults. Rule MD-11. */
        OptionsBody: {
            /** @description Board, strip, dice and cards; null is the kit of the service (MD-3.9). By default `null`. */
            kit?: components["schemas"]["KitBody"] | null;
            /**
             * @description Territory of the second player of two (MD-2.6). By default `"free"`.
             * @enum {string}
             */
            two_player?: "adjacent" | "free" | "opposite";
            /**
             * @description Of turns (MD-2.3). By default `"clockwise"`.
             * @enum {string}
             */
            order?: "by_throw" | "clockwise";
            /** @description Briefings are read alone (MD-12.2). By default `false`. */
            secret_briefing?: boolean;
            /** @description A player who can move must move (MD-6.2). By default `false`. */
            mandatory_move?: boolean;
            /** @description A higher piece may be attacked (MD-6.4). By default `false`. */
            suicide?: boolean;
            /** @description No bag at all in an EMBASSY (MD-8.5). By default `true`. */
            embassy_bars_own_bag?: boolean;
            /** @description Only its owner enters an HQ square, without a bag (MD-6.4). By default `false`. */
            hq_closed_to_enemies?: boolean;
            /** @description Bribery Cards out of turn (MD-9.5). By default `false`. */
            bribery_anytime?: boolean;
            /** @description 1 to 1000, after which the game is a draw (MD-10.3). By default `200`. */
            max_rounds?: number;
            /** @description Draws by agreement (MD-10.4). By default `false`. */
            draw_by_agreement?: boolean;
        };
        /** @description A stated deal: the first outcomes of each source of chance. Whatever it omits is left to chance. */
        StatedDealBody: {
            /** @description The throws that settle the order, one per seat. By default `[]`. */
            start?: number[];
            /** @description First faces of this die. By default `[]`. */
            coloured?: number[];
            /** @description First faces of this die. By default `[]`. */
            symbol?: components["schemas"]["Symbol"][];
            /** @description First faces of this die. By default `[]`. */
            black_white?: components["schemas"]["Shade"][];
            /** @description First cards of this deck, from the top. By default `[]`. */
            briefing?: number[];
            /** @description First cards of this deck, from the top. By default `[]`. */
            mission?: string[];
        };
        /** @description A table's own parts. Parts left out are ours. Rule MD-3.9. */
        KitBody: {
            /** @description Its squares and barriers. By default `null`. */
            board?: components["schemas"]["BoardBody"] | null;
            /** @description Its segments in order. By default `null`. */
            strip?: string[] | null;
            /** @description Their faces. By default `null`. */
            dice?: components["schemas"]["DiceBody"] | null;
            /** @description Cards and decode charts. By default `null`. */
            briefing?: components["schemas"]["BriefingBody"][] | null;
            /** @description Cards and decode charts. By default `null`. */
            mission?: components["schemas"]["MissionBody"][] | null;
        };
        /** @description The inner board, row by row from the north. The quarters are the territories: red in the north-west, then clockwise blue, green and yellow. */
        BoardBody: {
            /** @description `.` plain, `D` dark, `H` HQ, `B` bag spot, `E` EMBASSY. */
            squares: string[];
            /** @description Between the quarters. By default `{"north":"wall","east":"wire","south":"wall","west":"wire"}`. */
            barriers?: components["schemas"]["BarriersBody"];
        };
        /** @description The faces of the three dice. */
        DiceBody: {
            /** @description Numbers of the Coloured Die. */
            coloured: number[];
            /** @description Of the Symbol Die. */
            symbol: components["schemas"]["Symbol"][];
            /** @description Of the Black/White Die. */
            black_white: components["schemas"]["Shade"][];
        };
        /** @description A line of the Briefing Decode Chart. */
        BriefingBody: {
            /** @description On the card. */
            number: number;
            /** @description Number of cards with its number. */
            cards: number;
            /** @description The instruction. */
            instruction: components["schemas"]["InstructionBody"];
        };
        /** @description A line of the Mission Decode Chart. */
        MissionBody: {
            /** @description On the card. */
            letter: string;
            /** @description Number of cards with its letter. */
            cards: number;
            /** @description Its instruction for this face of the Black/White Die. */
            black: components["schemas"]["InstructionBody"];
            /** @description Its instruction for this face of the Black/White Die. */
            white: components["schemas"]["InstructionBody"];
        };
        /** @description The barriers between the territories; wall and wire follow the same rules. */
        BarriersBody: {
            /**
             * @description From the middle of the board. By default `"wall"`.
             * @enum {string}
             */
            north?: "wall" | "wire";
            /**
             * @description From the middle of the board. By default `"wire"`.
             * @enum {string}
             */
            east?: "wall" | "wire";
            /**
             * @description From the middle of the board. By default `"wall"`.
             * @enum {string}
             */
            south?: "wall" | "wire";
            /**
             * @description From the middle of the board. By default `"wire"`.
             * @enum {string}
             */
            west?: "wall" | "wire";
        };
        /** @description A line of a decode chart. */
        InstructionBody: {
            /** @description The instruction. */
            does: components["schemas"]["Does"];
            /** @description Pieces to collect or to step with. By default `[]`. */
            items?: components["schemas"]["Item"][];
            /** @description Of steps. By default `"any"`. */
            direction?: components["schemas"]["Direction"];
            /** @description At most this many. By default `1`. */
            steps?: number;
            /** @description All with one piece. By default `false`. */
            one_piece?: boolean;
        };
        /** @description The hidden fields that this audience may know. */
        Openings: {
            command?: components["schemas"]["CommandOpening"];
            draws?: components["schemas"]["DrawsOpening"];
            bot_try?: components["schemas"]["BotTryOpening"];
        };
        /** @description The hidden fields that this audience may know. */
        BriefingReadAloneOpenings: {
            number?: components["schemas"]["BriefingReadAloneNumberOpening"];
            items?: components["schemas"]["BriefingReadAloneItemsOpening"];
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
        /** @description A throw of the Coloured Die for the order of choosing colours. */
        ThrownForStartEntry: components["schemas"]["EntryHead"] & {
            /** @constant */
            type: "microdot.thrown_for_start";
            data: components["schemas"]["ThrownForStartData"];
            openings: components["schemas"]["Openings"];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "microdot.thrown_for_start";
        };
        /** @description The order in which the seats choose colours. */
        OrderSettledEntry: components["schemas"]["EntryHead"] & {
            /** @constant */
            type: "microdot.order_settled";
            data: components["schemas"]["OrderSettledData"];
            openings: components["schemas"]["Openings"];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "microdot.order_settled";
        };
        /** @description A seat chooses a colour. */
        ColourChosenEntry: components["schemas"]["EntryHead"] & {
            /** @constant */
            type: "microdot.colour_chosen";
            data: components["schemas"]["ColourChosenData"];
            openings: components["schemas"]["Openings"];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "microdot.colour_chosen";
        };
        /** @description The bags are placed. */
        TableLaidEntry: components["schemas"]["EntryHead"] & {
            /** @constant */
            type: "microdot.table_laid";
            data: components["schemas"]["TableLaidData"];
            openings: components["schemas"]["Openings"];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "microdot.table_laid";
        };
        /** @description A turn begins. */
        TurnBeganEntry: components["schemas"]["EntryHead"] & {
            /** @constant */
            type: "microdot.turn_began";
            data: components["schemas"]["TurnBeganData"];
            openings: components["schemas"]["Openings"];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "microdot.turn_began";
        };
        /** @description A seat misses its turn. */
        TurnSkippedEntry: components["schemas"]["EntryHead"] & {
            /** @constant */
            type: "microdot.turn_skipped";
            data: components["schemas"]["TurnSkippedData"];
            openings: components["schemas"]["Openings"];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "microdot.turn_skipped";
        };
        /** @description A throw of the Coloured Die. */
        ColouredThrownEntry: components["schemas"]["EntryHead"] & {
            /** @constant */
            type: "microdot.coloured_thrown";
            data: components["schemas"]["ColouredThrownData"];
            openings: components["schemas"]["Openings"];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "microdot.coloured_thrown";
        };
        /** @description A throw of the Symbol Die. */
        SymbolThrownEntry: components["schemas"]["EntryHead"] & {
            /** @constant */
            type: "microdot.symbol_thrown";
            data: components["schemas"]["SymbolThrownData"];
            openings: components["schemas"]["Openings"];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "microdot.symbol_thrown";
        };
        /** @description An agent moves on the strip. */
        AgentMovedEntry: components["schemas"]["EntryHead"] & {
            /** @constant */
            type: "microdot.agent_moved";
            data: components["schemas"]["AgentMovedData"];
            openings: components["schemas"]["Openings"];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "microdot.agent_moved";
        };
        /** @description A Briefing Card is read aloud. */
        BriefingReadEntry: components["schemas"]["EntryHead"] & {
            /** @constant */
            type: "microdot.briefing_read";
            data: components["schemas"]["BriefingReadData"];
            openings: components["schemas"]["Openings"];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "microdot.briefing_read";
        };
        /** @description A Briefing Card is read in secret. */
        BriefingReadAloneEntry: components["schemas"]["EntryHead"] & {
            /** @constant */
            type: "microdot.briefing_read_alone";
            data: components["schemas"]["BriefingReadAloneData"];
            openings: components["schemas"]["BriefingReadAloneOpenings"];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "microdot.briefing_read_alone";
        };
        /** @description The reader uses and shows a secret briefing. */
        BriefingShownEntry: components["schemas"]["EntryHead"] & {
            /** @constant */
            type: "microdot.briefing_shown";
            data: components["schemas"]["BriefingShownData"];
            openings: components["schemas"]["Openings"];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "microdot.briefing_shown";
        };
        /** @description A Mission Card and the Black/White Die. */
        MissionReadEntry: components["schemas"]["EntryHead"] & {
            /** @constant */
            type: "microdot.mission_read";
            data: components["schemas"]["MissionReadData"];
            openings: components["schemas"]["Openings"];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "microdot.mission_read";
        };
        /** @description A seat may take one of these pieces. */
        EquipmentOfferedEntry: components["schemas"]["EntryHead"] & {
            /** @constant */
            type: "microdot.equipment_offered";
            data: components["schemas"]["EquipmentOfferedData"];
            openings: components["schemas"]["Openings"];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "microdot.equipment_offered";
        };
        /** @description A seat takes a piece. */
        EquipmentTakenEntry: components["schemas"]["EntryHead"] & {
            /** @constant */
            type: "microdot.equipment_taken";
            data: components["schemas"]["EquipmentTakenData"];
            openings: components["schemas"]["Openings"];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "microdot.equipment_taken";
        };
        /** @description A seat takes nothing. */
        EquipmentDeclinedEntry: components["schemas"]["EntryHead"] & {
            /** @constant */
            type: "microdot.equipment_declined";
            data: components["schemas"]["EquipmentDeclinedData"];
            openings: components["schemas"]["Openings"];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "microdot.equipment_declined";
        };
        /** @description A seat may move one of these pieces. */
        MoveOpenedEntry: components["schemas"]["EntryHead"] & {
            /** @constant */
            type: "microdot.move_opened";
            data: components["schemas"]["MoveOpenedData"];
            openings: components["schemas"]["Openings"];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "microdot.move_opened";
        };
        /** @description A piece moves one step. */
        PieceSteppedEntry: components["schemas"]["EntryHead"] & {
            /** @constant */
            type: "microdot.piece_stepped";
            data: components["schemas"]["PieceSteppedData"];
            openings: components["schemas"]["Openings"];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "microdot.piece_stepped";
        };
        /** @description A seat moves nothing more. */
        PassedEntry: components["schemas"]["EntryHead"] & {
            /** @constant */
            type: "microdot.passed";
            data: components["schemas"]["PassedData"];
            openings: components["schemas"]["Openings"];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "microdot.passed";
        };
        /** @description A piece of `seat` goes to the Interrogation Centre of `captor`. */
        PieceCapturedEntry: components["schemas"]["EntryHead"] & {
            /** @constant */
            type: "microdot.piece_captured";
            data: components["schemas"]["PieceCapturedData"];
            openings: components["schemas"]["Openings"];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "microdot.piece_captured";
        };
        /** @description Two equal pieces of two seats capture each other. */
        PiecesClashedEntry: components["schemas"]["EntryHead"] & {
            /** @constant */
            type: "microdot.pieces_clashed";
            data: components["schemas"]["PiecesClashedData"];
            openings: components["schemas"]["Openings"];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "microdot.pieces_clashed";
        };
        /** @description A piece of `seat` now stands on the bag of `owner`. */
        BagTakenEntry: components["schemas"]["EntryHead"] & {
            /** @constant */
            type: "microdot.bag_taken";
            data: components["schemas"]["BagTakenData"];
            openings: components["schemas"]["Openings"];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "microdot.bag_taken";
        };
        /** @description The bag of `owner` lies unattended. */
        BagLeftEntry: components["schemas"]["EntryHead"] & {
            /** @constant */
            type: "microdot.bag_left";
            data: components["schemas"]["BagLeftData"];
            openings: components["schemas"]["Openings"];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "microdot.bag_left";
        };
        /** @description A seat starts its mission, or returns to the strip with its agent in the Interrogation Centre. */
        ModeChangedEntry: components["schemas"]["EntryHead"] & {
            /** @constant */
            type: "microdot.mode_changed";
            data: components["schemas"]["ModeChangedData"];
            openings: components["schemas"]["Openings"];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "microdot.mode_changed";
        };
        /** @description A seat will miss a turn. */
        TurnLostEntry: components["schemas"]["EntryHead"] & {
            /** @constant */
            type: "microdot.turn_lost";
            data: components["schemas"]["TurnLostData"];
            openings: components["schemas"]["Openings"];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "microdot.turn_lost";
        };
        /** @description A seat takes a Bribery Card. */
        BriberyTakenEntry: components["schemas"]["EntryHead"] & {
            /** @constant */
            type: "microdot.bribery_taken";
            data: components["schemas"]["BriberyTakenData"];
            openings: components["schemas"]["Openings"];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "microdot.bribery_taken";
        };
        /** @description An unused Bribery Card returns to the stack. */
        BriberyReturnedEntry: components["schemas"]["EntryHead"] & {
            /** @constant */
            type: "microdot.bribery_returned";
            data: components["schemas"]["BriberyReturnedData"];
            openings: components["schemas"]["Openings"];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "microdot.bribery_returned";
        };
        /** @description A captured piece is freed; the Bribery Card returns to the stack. */
        BriberyUsedEntry: components["schemas"]["EntryHead"] & {
            /** @constant */
            type: "microdot.bribery_used";
            data: components["schemas"]["BriberyUsedData"];
            openings: components["schemas"]["Openings"];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "microdot.bribery_used";
        };
        /** @description These seats lost a piece and may use a Bribery Card at once. */
        BriberyAskedEntry: components["schemas"]["EntryHead"] & {
            /** @constant */
            type: "microdot.bribery_asked";
            data: components["schemas"]["BriberyAskedData"];
            openings: components["schemas"]["Openings"];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "microdot.bribery_asked";
        };
        /** @description A seat uses no Bribery Card now. */
        BriberyKeptEntry: components["schemas"]["EntryHead"] & {
            /** @constant */
            type: "microdot.bribery_kept";
            data: components["schemas"]["BriberyKeptData"];
            openings: components["schemas"]["Openings"];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "microdot.bribery_kept";
        };
        /** @description An empty deck is reshuffled. */
        DeckReshuffledEntry: components["schemas"]["EntryHead"] & {
            /** @constant */
            type: "microdot.deck_reshuffled";
            data: components["schemas"]["DeckReshuffledData"];
            openings: components["schemas"]["Openings"];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "microdot.deck_reshuffled";
        };
        /** @description A seat proposes a draw. */
        DrawProposedEntry: components["schemas"]["EntryHead"] & {
            /** @constant */
            type: "microdot.draw_proposed";
            data: components["schemas"]["DrawProposedData"];
            openings: components["schemas"]["Openings"];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "microdot.draw_proposed";
        };
        /** @description A seat agrees to a draw or refuses it. */
        DrawAnsweredEntry: components["schemas"]["EntryHead"] & {
            /** @constant */
            type: "microdot.draw_answered";
            data: components["schemas"]["DrawAnsweredData"];
            openings: components["schemas"]["Openings"];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "microdot.draw_answered";
        };
        /** @description The draw is refused and the game goes on. */
        DrawRefusedEntry: components["schemas"]["EntryHead"] & {
            /** @constant */
            type: "microdot.draw_refused";
            data: components["schemas"]["DrawRefusedData"];
            openings: components["schemas"]["Openings"];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "microdot.draw_refused";
        };
        /** @description An enemy's bag is on the HQ square of `seat`. */
        BagBroughtHomeEntry: components["schemas"]["EntryHead"] & {
            /** @constant */
            type: "microdot.bag_brought_home";
            data: components["schemas"]["BagBroughtHomeData"];
            openings: components["schemas"]["Openings"];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "microdot.bag_brought_home";
        };
        /** @description The game ends. */
        EndedEntry: components["schemas"]["EntryHead"] & {
            /** @constant */
            type: "microdot.ended";
            data: components["schemas"]["EndedData"];
            openings: components["schemas"]["Openings"];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "microdot.ended";
        };
        /** @description Secret briefings never shown since the deck was last shuffled, by seat. */
        BriefingsRevealedEntry: components["schemas"]["EntryHead"] & {
            /** @constant */
            type: "microdot.briefings_revealed";
            data: components["schemas"]["BriefingsRevealedData"];
            openings: components["schemas"]["Openings"];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "microdot.briefings_revealed";
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
