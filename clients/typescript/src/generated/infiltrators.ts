// Made by clients/regenerate from 4b5189fd3e03ccfa7638f84e6f9bf69fdd15ce00f67246b348653b5955b3a101

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
            type: "nab" | "clue" | "exchange" | "draw_after_exchange" | "bide" | "eliminate" | "take_reward" | "draw_reward" | "decline_reward" | "trim" | "mark" | "hold_fire";
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
        Entry: components["schemas"]["MissionBeganEntry"] | components["schemas"]["SuspectsDealtEntry"] | components["schemas"]["HandDealtEntry"] | components["schemas"]["HeadquartersBuiltEntry"] | components["schemas"]["TurnBeganEntry"] | components["schemas"]["SuspectNabbedEntry"] | components["schemas"]["CardMilledEntry"] | components["schemas"]["ClueGivenEntry"] | components["schemas"]["ExchangeMadeEntry"] | components["schemas"]["DrawOfferedEntry"] | components["schemas"]["DrawDeclinedEntry"] | components["schemas"]["BidedEntry"] | components["schemas"]["CardsDrawnEntry"] | components["schemas"]["ShotMissedEntry"] | components["schemas"]["ShotHitEntry"] | components["schemas"]["RewardOfferedEntry"] | components["schemas"]["RewardTakenEntry"] | components["schemas"]["RewardDrawnEntry"] | components["schemas"]["RewardDeclinedEntry"] | components["schemas"]["TrimOwedEntry"] | components["schemas"]["TrimmedEntry"] | components["schemas"]["BoardMarkedEntry"] | components["schemas"]["TurnSkippedEntry"] | components["schemas"]["LastChanceGivenEntry"] | components["schemas"]["LastShotOfferedEntry"] | components["schemas"]["FireHeldEntry"] | components["schemas"]["EndedEntry"] | components["schemas"]["CardsRevealedEntry"] | components["schemas"]["GameCreatedEntry"] | components["schemas"]["GameForkedEntry"] | components["schemas"]["GameSeatRecalledEntry"] | components["schemas"]["GameGroupJoinedEntry"] | components["schemas"]["GameSeatTakenEntry"] | components["schemas"]["GameTokenMintedEntry"] | components["schemas"]["GameTokenRevokedEntry"] | components["schemas"]["GameReplaySharedEntry"] | components["schemas"]["GameStartedEntry"] | components["schemas"]["GameSeatResignedEntry"] | components["schemas"]["GameAutomationFailedEntry"] | components["schemas"]["GameAbortedEntry"] | components["schemas"]["GameOverEntry"] | components["schemas"]["GameRulingMadeEntry"] | components["schemas"]["GameRestoredEntry"] | components["schemas"]["GameSeedRevealedEntry"] | components["schemas"]["GameCommitmentReplacedEntry"] | components["schemas"]["GameLuckClosedEntry"] | components["schemas"]["GameNonceGivenEntry"] | components["schemas"]["GameLuckDrawnEntry"] | components["schemas"]["GamePublicGivenEntry"] | components["schemas"]["GameCancelledEntry"] | components["schemas"]["GameSeatAbsentEntry"] | components["schemas"]["GameClockStruckEntry"] | components["schemas"]["GameSeatReturnedEntry"] | components["schemas"]["GameTimeGivenEntry"] | components["schemas"]["GamePausedEntry"] | components["schemas"]["GamePauseEndedEntry"] | components["schemas"]["GameTimeAddedEntry"] | components["schemas"]["GameSeatReissuedEntry"] | components["schemas"]["GameSeatSubstitutedEntry"] | components["schemas"]["GameSeatFilledEntry"] | components["schemas"]["GameSlipExchangedEntry"] | components["schemas"]["GamePlayOpenedEntry"] | components["schemas"]["GameNoShowsEntry"];
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
            ruleset: "infiltrators";
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
        Command: components["schemas"]["NabCommand"] | components["schemas"]["ClueCommand"] | components["schemas"]["ExchangeCommand"] | components["schemas"]["DrawAfterExchangeCommand"] | components["schemas"]["BideCommand"] | components["schemas"]["EliminateCommand"] | components["schemas"]["TakeRewardCommand"] | components["schemas"]["DrawRewardCommand"] | components["schemas"]["DeclineRewardCommand"] | components["schemas"]["TrimCommand"] | components["schemas"]["MarkCommand"] | components["schemas"]["HoldFireCommand"] | components["schemas"]["ResignCommand"] | components["schemas"]["AbortCommand"] | components["schemas"]["LeaveCommand"] | components["schemas"]["ReturnCommand"];
        /** @description Public state. */
        Table: {
            /** @description Those of this table. */
            options: components["schemas"]["Options"];
            /** @description The mission. */
            brief: components["schemas"]["Brief"];
            /** @description Sizes by seat. */
            hands: number[];
            /** @description By seat, whether a suspect is on the stand. */
            stands: boolean[];
            /** @description By seat, the clues beside its suspect. */
            clues: components["schemas"]["LaidClue"][][];
            /** @description By seat, wrong guesses of its suspect. */
            misses: components["schemas"]["Card"][][];
            /** @description By seat, cards crossed out on its suspect's clue board. */
            crossed: components["schemas"]["Card"][][];
            /** @description By seat, cards of the hand that were taken face up from the discard. */
            kept: components["schemas"]["Card"][][];
            /** @description The current decision. */
            phase: components["schemas"]["Phase"];
            /** @description The seat whose turn it is. */
            turn: number | null;
            /** @description Number of turns so far. */
            turns: number;
            /** @description Number of cards in the Headquarters. */
            headquarters: number;
            /** @description Number of cards in the Centre. */
            centre: number;
            /** @description Bullets left. */
            bullets: number;
            /** @description Suspects in the order of their elimination. */
            eliminated: components["schemas"]["Card"][];
            /** @description Its face-up cards. */
            discard: components["schemas"]["Card"][];
            /** @description For each face-down card, oldest first, the number of suspects eliminated before it came. */
            covered: number[];
            /** @description Eliminated suspects that may be in hands or piles. */
            returned: components["schemas"]["Returned"][];
            /** @description Cards to discard. */
            owed: number;
            /** @description Marks on clue boards in this turn. */
            changed: number;
            /** @description Seats that may still shoot a last time. */
            chances: number[];
            /** @description null while the game runs. */
            outcome: components["schemas"]["Outcome"] | null;
            /** @description All cards, once the game is over. */
            reveal: components["schemas"]["CardsRevealed"] | null;
        };
        /** @description A seat's private knowledge. */
        Mind: {
            /** @description The seat with this knowledge. */
            seat: number;
            /** @description By suit and number. */
            hand: components["schemas"]["Card"][];
            /** @description On this seat's stand. */
            suspect: components["schemas"]["Card"] | null;
        };
        /** @description Cards no seat sees. */
        House: {
            /** @description By suit and number, as they have no order. */
            headquarters: components["schemas"]["Card"][];
            /** @description By suit and number, as they have no order. */
            centre: components["schemas"]["Card"][];
            /** @description Face down in the discard, oldest first. */
            covered: components["schemas"]["Card"][];
        };
        /** @description The mission begins. */
        MissionBeganData: {
            /** @description Number in the game. */
            cards: number;
            /** @description Number in the game. */
            suspects: number;
            /** @description Number in the game. */
            bullets: number;
        };
        /** @description Suspects are laid face down into the centre. */
        SuspectsDealtData: {
            /** @description Number of suspects. */
            count: number;
        };
        /** @description A seat is dealt its hand. */
        HandDealtData: {
            /** @description Who acts, or whom it befalls. */
            seat: number;
            /** @description Number of cards. */
            count: number;
        };
        /** @description The rest becomes the Headquarters. */
        HeadquartersBuiltData: {
            /** @description Number of cards. */
            size: number;
        };
        /** @description A seat's turn begins. */
        TurnBeganData: {
            /** @description Who acts, or whom it befalls. */
            seat: number;
        };
        /** @description A suspect goes from the centre to a stand. */
        SuspectNabbedData: {
            /** @description Who acts, or whom it befalls. */
            seat: number;
        };
        /** @description The top card of the Headquarters goes face down to the discard. */
        CardMilledData: Record<string, unknown>;
        /** @description A seat lays a card beside its own suspect. */
        ClueGivenData: {
            /** @description Who acts, or whom it befalls. */
            seat: number;
            /** @description The one laid. */
            card: components["schemas"]["Card"];
            /** @description Whether it matches the suspect. */
            vertical: boolean;
        };
        /** @description A seat lays a card beside the target's suspect. */
        ExchangeMadeData: {
            /** @description Who acts, or whom it befalls. */
            seat: number;
            /** @description The other seat that it concerns. */
            target: number;
            /** @description The one laid. */
            card: components["schemas"]["Card"];
            /** @description Whether it matches the suspect. */
            vertical: boolean;
        };
        /** @description After an exchange, the seat may draw a card. */
        DrawOfferedData: {
            /** @description Who acts, or whom it befalls. */
            seat: number;
        };
        /** @description A seat draws no cards after its exchange. */
        DrawDeclinedData: {
            /** @description Who acts, or whom it befalls. */
            seat: number;
        };
        /** @description A seat bides its time. */
        BidedData: {
            /** @description Who acts, or whom it befalls. */
            seat: number;
            /** @description Number of cards announced. */
            draw: number;
        };
        /** @description A seat draws cards from the Headquarters. */
        CardsDrawnData: {
            /** @description Who acts, or whom it befalls. */
            seat: number;
            /** @description Number of cards. */
            count: number;
        };
        /** @description The shot misses: the target's suspect is another card. */
        ShotMissedData: {
            /** @description Who acts, or whom it befalls. */
            seat: number;
            /** @description The other seat that it concerns. */
            target: number;
            /** @description The one named. */
            card: components["schemas"]["Card"];
        };
        /** @description The target's suspect is shown and shuffled into the Headquarters; its clues go face up to the discard. */
        ShotHitData: {
            /** @description Who acts, or whom it befalls. */
            seat: number;
            /** @description The other seat that it concerns. */
            target: number;
            /** @description The suspect. */
            card: components["schemas"]["Card"];
        };
        /** @description The shooter may take a card from the discard. */
        RewardOfferedData: {
            /** @description Who acts, or whom it befalls. */
            seat: number;
        };
        /** @description The shooter takes a face-up card of the discard. */
        RewardTakenData: {
            /** @description Who acts, or whom it befalls. */
            seat: number;
            /** @description The card. */
            card: components["schemas"]["Card"];
        };
        /** @description The shooter takes a face-down card of the discard. */
        RewardDrawnData: {
            /** @description Who acts, or whom it befalls. */
            seat: number;
            /** @description Its place among the face-down cards; 0 is the oldest. */
            place: number;
        };
        /** @description The shooter takes no card of the discard. */
        RewardDeclinedData: {
            /** @description Who acts, or whom it befalls. */
            seat: number;
        };
        /** @description A hand is above the limit at the end of its owner's turn. */
        TrimOwedData: {
            /** @description Who acts, or whom it befalls. */
            seat: number;
            /** @description Cards to discard. */
            count: number;
        };
        /** @description A seat discards down to the limit, face up. */
        TrimmedData: {
            /** @description Who acts, or whom it befalls. */
            seat: number;
            /** @description In this order. */
            cards: components["schemas"]["Card"][];
        };
        /** @description Cards on the clue board of the target's suspect are crossed out or cleared. */
        BoardMarkedData: {
            /** @description Who acts, or whom it befalls. */
            seat: number;
            /** @description The other seat that it concerns. */
            target: number;
            /** @description Cards whose marks change. */
            cards: components["schemas"]["Card"][];
            /** @description Whether they are crossed out. */
            crossed: boolean;
        };
        /** @description A seat that can do nothing is passed over. */
        TurnSkippedData: {
            /** @description Who acts, or whom it befalls. */
            seat: number;
        };
        /** @description All cards are used up. */
        LastChanceGivenData: {
            /** @description Those that may still shoot, in order. */
            seats: number[];
        };
        /** @description A seat may shoot a last time. */
        LastShotOfferedData: {
            /** @description Who acts, or whom it befalls. */
            seat: number;
        };
        /** @description A seat does not shoot a last time. */
        FireHeldData: {
            /** @description Who acts, or whom it befalls. */
            seat: number;
        };
        /** @description The mission ends: all seats win, or none. */
        EndedData: {
            /** @description All seats or none. */
            winners: number[];
            /** @description Why, as a code of the ruleset. */
            reason: string;
        };
        /** @description Everything is turned face up. */
        CardsRevealedData: {
            /** @description Cards by seat. */
            hands: components["schemas"]["Card"][][];
            /** @description By seat, null without one. */
            suspects: (components["schemas"]["Card"] | null)[];
            /** @description Its suspects. */
            centre: components["schemas"]["Card"][];
            /** @description Its cards, the top first. */
            headquarters: components["schemas"]["Card"][];
            /** @description The discard's face-down cards, oldest first. */
            covered: components["schemas"]["Card"][];
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
        /** @description Table options and their defaults. Rule IF-11. */
        Options: {
            /** @description The mission, by name (IF-6) or defined by the table (IF-7). */
            mission: components["schemas"]["Title"] | components["schemas"]["Mission"];
            /** @description Whether the first training mission depends on the number of players (IF-6.1). */
            training_scaling: boolean;
            /**
             * @description Rule for the starting seat (IF-2.5).
             * @enum {string}
             */
            start: "host" | "random";
            /** @description Given with `host`, and only then. */
            first_seat: number | null;
            /**
             * @description Help with deductions (IF-9).
             * @enum {string}
             */
            helper: "auto" | "manual" | "off";
            /** @description No seat draws above the limit (IF-4.7.3). */
            hard_hand_limit: boolean;
            /** @description A last shot when the cards are used up (IF-5.3.2). */
            last_chance: boolean;
            /** @description Whether a special card may be a suspect (IF-2.2). */
            special_suspects: boolean;
            /** @description If one player can do nothing, all lose (IF-4.8.4). */
            stuck_is_loss: boolean;
            /** @description Whether the mission's time limit applies; null: if it has one (IF-5.4). */
            clock: boolean | null;
        };
        /** @description A mission resolved for a number of players. */
        Brief: {
            /** @description Its name. */
            title: string;
            /** @description In play. */
            suits: components["schemas"]["Suit"][];
            /** @description Lowest number. */
            min: number;
            /** @description Highest number. */
            max: number;
            /** @description Whether the suits' special cards join. */
            specials: boolean;
            /** @description To eliminate. */
            suspects: number;
            /** @description To begin with. */
            bullets: number;
            /** @description Cards dealt to each seat. */
            hand: number;
            /** @description Most cards to keep. */
            limit: number;
            /** @description Whether a special card may be a suspect. */
            special_suspects: boolean;
            /** @description null without a clock. */
            seconds: number | null;
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
        /** @description An eliminated suspect that went back to the Headquarters and was not seen since. */
        Returned: {
            /** @description The card. */
            card: components["schemas"]["Card"];
            /** @description By seat, number of cards in the hand that may have come since, so any of them may be this card. */
            fresh: number[];
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
        /** @description A card beside a suspect. */
        LaidClue: {
            /** @description The card. */
            card: components["schemas"]["Card"];
            /** @description Whether it matches. */
            vertical: boolean;
            /** @description The seat that laid it. */
            by: number;
        };
        /** @description Everything is turned face up. */
        CardsRevealed: {
            /** @constant */
            type: "infiltrators.cards_revealed";
            /** @description Cards by seat. */
            hands: components["schemas"]["Card"][][];
            /** @description By seat, null without one. */
            suspects: (components["schemas"]["Card"] | null)[];
            /** @description Its suspects. */
            centre: components["schemas"]["Card"][];
            /** @description Its cards, the top first. */
            headquarters: components["schemas"]["Card"][];
            /** @description The discard's face-down cards, oldest first. */
            covered: components["schemas"]["Card"][];
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
        /** @description A mission as named or brought by the table. Rules IF-6, IF-7. */
        Mission: {
            /** @description In play. */
            suits: components["schemas"]["Suit"][];
            /** @description Its name. */
            title: string;
            /** @description Lowest number in play. */
            min: number;
            /** @description Highest number in play. */
            max: number;
            /** @description Whether the suits' special cards join. */
            specials: boolean;
            /** @description Absolute, or relative to the number of players. */
            suspects: number | components["schemas"]["Count"];
            /** @description Absolute, or relative to the number of players. */
            bullets: number | components["schemas"]["Count"];
            /** @description Cards dealt to each player. */
            hand: number;
            /** @description Most cards to keep. */
            hand_limit: number;
            /** @description Time limit. */
            seconds: number | null;
        };
        /**
         * @description Card: one of these.
         * @enum {string}
         */
        Card: "BLACK-1" | "BLACK-10" | "BLACK-11" | "BLACK-12" | "BLACK-13" | "BLACK-14" | "BLACK-15" | "BLACK-2" | "BLACK-3" | "BLACK-4" | "BLACK-5" | "BLACK-6" | "BLACK-7" | "BLACK-8" | "BLACK-9" | "BLUE-1" | "BLUE-10" | "BLUE-11" | "BLUE-12" | "BLUE-13" | "BLUE-14" | "BLUE-15" | "BLUE-2" | "BLUE-3" | "BLUE-4" | "BLUE-5" | "BLUE-6" | "BLUE-7" | "BLUE-8" | "BLUE-9" | "GREEN-1" | "GREEN-10" | "GREEN-11" | "GREEN-12" | "GREEN-13" | "GREEN-14" | "GREEN-15" | "GREEN-2" | "GREEN-3" | "GREEN-4" | "GREEN-5" | "GREEN-6" | "GREEN-7" | "GREEN-8" | "GREEN-9" | "RED-1" | "RED-10" | "RED-11" | "RED-12" | "RED-13" | "RED-14" | "RED-15" | "RED-2" | "RED-3" | "RED-4" | "RED-5" | "RED-6" | "RED-7" | "RED-8" | "RED-9" | "YELLOW-1" | "YELLOW-10" | "YELLOW-11" | "YELLOW-12" | "YELLOW-13" | "YELLOW-14" | "YELLOW-15" | "YELLOW-2" | "YELLOW-3" | "YELLOW-4" | "YELLOW-5" | "YELLOW-6" | "YELLOW-7" | "YELLOW-8" | "YELLOW-9";
        /**
         * @description Phase: one of these.
         * @enum {string}
         */
        Phase: "exchange_draw" | "last_chance" | "over" | "reward" | "setup" | "trim" | "turn";
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
         * @description Title: one of these.
         * @enum {string}
         */
        Title: "house-clean-sweep" | "house-five-suits" | "house-purge" | "house-specials" | "training-1" | "training-2" | "training-3";
        /**
         * @description Suit: one of these.
         * @enum {string}
         */
        Suit: "BLACK" | "BLUE" | "GREEN" | "RED" | "YELLOW";
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
        /**
         * @description Count: one of these.
         * @enum {string}
         */
        Count: "n" | "n+1" | "n+2" | "n+3" | "n+4" | "n+5" | "n-1";
        /** @description The cards. */
        SuspectsDealtCardsOpening: {
            value: components["schemas"]["Card"][];
            /** @description Hexadecimal; the hash of value and salt is the commitment in `hidden`. */
            salt: string;
        };
        /** @description The cards. */
        HandDealtCardsOpening: {
            value: components["schemas"]["Card"][];
            /** @description Hexadecimal; the hash of value and salt is the commitment in `hidden`. */
            salt: string;
        };
        /** @description In order, the top first. */
        HeadquartersBuiltCardsOpening: {
            value: components["schemas"]["Card"][];
            /** @description Hexadecimal; the hash of value and salt is the commitment in `hidden`. */
            salt: string;
        };
        /** @description The card. */
        SuspectNabbedCardOpening: {
            value: components["schemas"]["Card"];
            /** @description Hexadecimal; the hash of value and salt is the commitment in `hidden`. */
            salt: string;
        };
        /** @description The card. */
        CardMilledCardOpening: {
            value: components["schemas"]["Card"];
            /** @description Hexadecimal; the hash of value and salt is the commitment in `hidden`. */
            salt: string;
        };
        /** @description Numbers of candidates by public knowledge. */
        ClueGivenNarrowedOpening: {
            value: [
                number,
                number
            ];
            /** @description Hexadecimal; the hash of value and salt is the commitment in `hidden`. */
            salt: string;
        };
        /** @description Numbers of candidates by the knowledge of `seat`. */
        ExchangeMadeNarrowedOpening: {
            value: [
                number,
                number
            ];
            /** @description Hexadecimal; the hash of value and salt is the commitment in `hidden`. */
            salt: string;
        };
        /** @description The cards. */
        CardsDrawnCardsOpening: {
            value: components["schemas"]["Card"][];
            /** @description Hexadecimal; the hash of value and salt is the commitment in `hidden`. */
            salt: string;
        };
        /** @description Number of candidates by the shooter's knowledge. */
        ShotMissedChoicesOpening: {
            value: number;
            /** @description Hexadecimal; the hash of value and salt is the commitment in `hidden`. */
            salt: string;
        };
        /** @description Number of candidates by the shooter's knowledge. */
        ShotHitChoicesOpening: {
            value: number;
            /** @description Hexadecimal; the hash of value and salt is the commitment in `hidden`. */
            salt: string;
        };
        /** @description The card. */
        RewardDrawnCardOpening: {
            value: components["schemas"]["Card"];
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
        /** @description Put a suspect from the centre on your own stand, and look at it. */
        NabCommand: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "nab";
        };
        /** @description Lay a card beside your own suspect: upright if it matches, across if not. */
        ClueCommand: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "clue";
            /** @description Card to lay beside your suspect. */
            card: components["schemas"]["Card"];
        };
        /** @description Lay a card beside another player's suspect, whose owner turns it the right way. */
        ExchangeCommand: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "exchange";
            /** @description Card to lay. */
            card: components["schemas"]["Card"];
            /** @description Beside whose suspect. */
            target: number;
        };
        /** @description Draw a card from the Headquarters after your exchange, or leave it. */
        DrawAfterExchangeCommand: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "draw_after_exchange";
            /** @description From the Headquarters. */
            draw: boolean;
        };
        /** @description Throw away the top card of the Headquarters unseen, then draw up to three. */
        BideCommand: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "bide";
            /** @description How many cards to draw then. */
            draw: number;
        };
        /** @description Spend a bullet, and name the card that another player's suspect is. */
        EliminateCommand: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "eliminate";
            /** @description Whose suspect. */
            target: number;
            /** @description The card that it is. */
            card: components["schemas"]["Card"];
        };
        /** @description Take a card that lies face up in the discard, as a reward. */
        TakeRewardCommand: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "take_reward";
            /** @description Card to take. */
            card: components["schemas"]["Card"];
        };
        /** @description Take a card that lies face down in the discard, as a reward. */
        DrawRewardCommand: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "draw_reward";
            /** @description Which one, 0 having lain there longest. */
            place: number;
        };
        /** @description Take no reward from the discard. */
        DeclineRewardCommand: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "decline_reward";
        };
        /** @description Discard down to the hand limit, face up. */
        TrimCommand: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "trim";
            /** @description Cards to discard. */
            cards: components["schemas"]["Card"][];
        };
        /** @description Cross out cards on a suspect's clue board, or clear them again, in your turn or out of it. */
        MarkCommand: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "mark";
            /** @description Whose suspect. */
            target: number;
            /** @description Cards on its clue board. */
            cards: components["schemas"]["Card"][];
            /** @description What to do with them. */
            crossed: boolean;
        };
        /** @description Let the last chance to shoot pass. */
        HoldFireCommand: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "hold_fire";
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
        /** @description Table options and their defaults. Rule IF-11. */
        OptionsBody: {
            /** @description The mission, by name (IF-6) or defined by the table (IF-7). By default `"training-1"`. */
            mission?: components["schemas"]["Title"] | components["schemas"]["MissionBody"];
            /** @description Whether the first training mission depends on the number of players (IF-6.1). By default `false`. */
            training_scaling?: boolean;
            /**
             * @description Rule for the starting seat (IF-2.5). By default `"random"`.
             * @enum {string}
             */
            start?: "host" | "random";
            /** @description Given with `host`, and only then. By default `null`. */
            first_seat?: number | null;
            /**
             * @description Help with deductions (IF-9). By default `"manual"`.
             * @enum {string}
             */
            helper?: "auto" | "manual" | "off";
            /** @description No seat draws above the limit (IF-4.7.3). By default `false`. */
            hard_hand_limit?: boolean;
            /** @description A last shot when the cards are used up (IF-5.3.2). By default `false`. */
            last_chance?: boolean;
            /** @description Whether a special card may be a suspect (IF-2.2). By default `false`. */
            special_suspects?: boolean;
            /** @description If one player can do nothing, all lose (IF-4.8.4). By default `false`. */
            stuck_is_loss?: boolean;
            /** @description Whether the mission's time limit applies; null: if it has one (IF-5.4). By default `null`. */
            clock?: boolean | null;
        };
        /** @description A stated deal. Fields left out are drawn. */
        StatedDealBody: {
            /** @description The starting seat. By default `null`. */
            start?: number | null;
            /** @description In the order in which they will be nabbed. By default `null`. */
            suspects?: components["schemas"]["Card"][] | null;
            /** @description Cards by seat. By default `null`. */
            hands?: components["schemas"]["Card"][][] | null;
            /** @description The first cards of the Headquarters, from the top. By default `[]`. */
            headquarters?: components["schemas"]["Card"][];
        };
        /** @description A mission as named or brought by the table. Rules IF-6, IF-7. */
        MissionBody: {
            /** @description In play. */
            suits: components["schemas"]["Suit"][];
            /** @description Its name. By default `""`. */
            title?: string;
            /** @description Lowest number in play. By default `2`. */
            min?: number;
            /** @description Highest number in play. By default `15`. */
            max?: number;
            /** @description Whether the suits' special cards join. By default `false`. */
            specials?: boolean;
            /** @description Absolute, or relative to the number of players. By default `"n"`. */
            suspects?: number | components["schemas"]["Count"];
            /** @description Absolute, or relative to the number of players. By default `"n+3"`. */
            bullets?: number | components["schemas"]["Count"];
            /** @description Cards dealt to each player. By default `5`. */
            hand?: number;
            /** @description Most cards to keep. By default `7`. */
            hand_limit?: number;
            /** @description Time limit. By default `null`. */
            seconds?: number | null;
        };
        /** @description The hidden fields that this audience may know. */
        Openings: {
            command?: components["schemas"]["CommandOpening"];
            draws?: components["schemas"]["DrawsOpening"];
            bot_try?: components["schemas"]["BotTryOpening"];
        };
        /** @description The hidden fields that this audience may know. */
        SuspectsDealtOpenings: {
            cards?: components["schemas"]["SuspectsDealtCardsOpening"];
            command?: components["schemas"]["CommandOpening"];
            draws?: components["schemas"]["DrawsOpening"];
            bot_try?: components["schemas"]["BotTryOpening"];
        };
        /** @description The hidden fields that this audience may know. */
        HandDealtOpenings: {
            cards?: components["schemas"]["HandDealtCardsOpening"];
            command?: components["schemas"]["CommandOpening"];
            draws?: components["schemas"]["DrawsOpening"];
            bot_try?: components["schemas"]["BotTryOpening"];
        };
        /** @description The hidden fields that this audience may know. */
        HeadquartersBuiltOpenings: {
            cards?: components["schemas"]["HeadquartersBuiltCardsOpening"];
            command?: components["schemas"]["CommandOpening"];
            draws?: components["schemas"]["DrawsOpening"];
            bot_try?: components["schemas"]["BotTryOpening"];
        };
        /** @description The hidden fields that this audience may know. */
        SuspectNabbedOpenings: {
            card?: components["schemas"]["SuspectNabbedCardOpening"];
            command?: components["schemas"]["CommandOpening"];
            draws?: components["schemas"]["DrawsOpening"];
            bot_try?: components["schemas"]["BotTryOpening"];
        };
        /** @description The hidden fields that this audience may know. */
        CardMilledOpenings: {
            card?: components["schemas"]["CardMilledCardOpening"];
            command?: components["schemas"]["CommandOpening"];
            draws?: components["schemas"]["DrawsOpening"];
            bot_try?: components["schemas"]["BotTryOpening"];
        };
        /** @description The hidden fields that this audience may know. */
        ClueGivenOpenings: {
            narrowed?: components["schemas"]["ClueGivenNarrowedOpening"];
            command?: components["schemas"]["CommandOpening"];
            draws?: components["schemas"]["DrawsOpening"];
            bot_try?: components["schemas"]["BotTryOpening"];
        };
        /** @description The hidden fields that this audience may know. */
        ExchangeMadeOpenings: {
            narrowed?: components["schemas"]["ExchangeMadeNarrowedOpening"];
            command?: components["schemas"]["CommandOpening"];
            draws?: components["schemas"]["DrawsOpening"];
            bot_try?: components["schemas"]["BotTryOpening"];
        };
        /** @description The hidden fields that this audience may know. */
        CardsDrawnOpenings: {
            cards?: components["schemas"]["CardsDrawnCardsOpening"];
            command?: components["schemas"]["CommandOpening"];
            draws?: components["schemas"]["DrawsOpening"];
            bot_try?: components["schemas"]["BotTryOpening"];
        };
        /** @description The hidden fields that this audience may know. */
        ShotMissedOpenings: {
            choices?: components["schemas"]["ShotMissedChoicesOpening"];
            command?: components["schemas"]["CommandOpening"];
            draws?: components["schemas"]["DrawsOpening"];
            bot_try?: components["schemas"]["BotTryOpening"];
        };
        /** @description The hidden fields that this audience may know. */
        ShotHitOpenings: {
            choices?: components["schemas"]["ShotHitChoicesOpening"];
            command?: components["schemas"]["CommandOpening"];
            draws?: components["schemas"]["DrawsOpening"];
            bot_try?: components["schemas"]["BotTryOpening"];
        };
        /** @description The hidden fields that this audience may know. */
        RewardDrawnOpenings: {
            card?: components["schemas"]["RewardDrawnCardOpening"];
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
        /** @description The mission begins. */
        MissionBeganEntry: components["schemas"]["EntryHead"] & {
            /** @constant */
            type: "infiltrators.mission_began";
            data: components["schemas"]["MissionBeganData"];
            openings: components["schemas"]["Openings"];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "infiltrators.mission_began";
        };
        /** @description Suspects are laid face down into the centre. */
        SuspectsDealtEntry: components["schemas"]["EntryHead"] & {
            /** @constant */
            type: "infiltrators.suspects_dealt";
            data: components["schemas"]["SuspectsDealtData"];
            openings: components["schemas"]["SuspectsDealtOpenings"];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "infiltrators.suspects_dealt";
        };
        /** @description A seat is dealt its hand. */
        HandDealtEntry: components["schemas"]["EntryHead"] & {
            /** @constant */
            type: "infiltrators.hand_dealt";
            data: components["schemas"]["HandDealtData"];
            openings: components["schemas"]["HandDealtOpenings"];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "infiltrators.hand_dealt";
        };
        /** @description The rest becomes the Headquarters. */
        HeadquartersBuiltEntry: components["schemas"]["EntryHead"] & {
            /** @constant */
            type: "infiltrators.headquarters_built";
            data: components["schemas"]["HeadquartersBuiltData"];
            openings: components["schemas"]["HeadquartersBuiltOpenings"];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "infiltrators.headquarters_built";
        };
        /** @description A seat's turn begins. */
        TurnBeganEntry: components["schemas"]["EntryHead"] & {
            /** @constant */
            type: "infiltrators.turn_began";
            data: components["schemas"]["TurnBeganData"];
            openings: components["schemas"]["Openings"];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "infiltrators.turn_began";
        };
        /** @description A suspect goes from the centre to a stand. */
        SuspectNabbedEntry: components["schemas"]["EntryHead"] & {
            /** @constant */
            type: "infiltrators.suspect_nabbed";
            data: components["schemas"]["SuspectNabbedData"];
            openings: components["schemas"]["SuspectNabbedOpenings"];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "infiltrators.suspect_nabbed";
        };
        /** @description The top card of the Headquarters goes face down to the discard. */
        CardMilledEntry: components["schemas"]["EntryHead"] & {
            /** @constant */
            type: "infiltrators.card_milled";
            data: components["schemas"]["CardMilledData"];
            openings: components["schemas"]["CardMilledOpenings"];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "infiltrators.card_milled";
        };
        /** @description A seat lays a card beside its own suspect. */
        ClueGivenEntry: components["schemas"]["EntryHead"] & {
            /** @constant */
            type: "infiltrators.clue_given";
            data: components["schemas"]["ClueGivenData"];
            openings: components["schemas"]["ClueGivenOpenings"];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "infiltrators.clue_given";
        };
        /** @description A seat lays a card beside the target's suspect. */
        ExchangeMadeEntry: components["schemas"]["EntryHead"] & {
            /** @constant */
            type: "infiltrators.exchange_made";
            data: components["schemas"]["ExchangeMadeData"];
            openings: components["schemas"]["ExchangeMadeOpenings"];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "infiltrators.exchange_made";
        };
        /** @description After an exchange, the seat may draw a card. */
        DrawOfferedEntry: components["schemas"]["EntryHead"] & {
            /** @constant */
            type: "infiltrators.draw_offered";
            data: components["schemas"]["DrawOfferedData"];
            openings: components["schemas"]["Openings"];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "infiltrators.draw_offered";
        };
        /** @description A seat draws no cards after its exchange. */
        DrawDeclinedEntry: components["schemas"]["EntryHead"] & {
            /** @constant */
            type: "infiltrators.draw_declined";
            data: components["schemas"]["DrawDeclinedData"];
            openings: components["schemas"]["Openings"];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "infiltrators.draw_declined";
        };
        /** @description A seat bides its time. */
        BidedEntry: components["schemas"]["EntryHead"] & {
            /** @constant */
            type: "infiltrators.bided";
            data: components["schemas"]["BidedData"];
            openings: components["schemas"]["Openings"];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "infiltrators.bided";
        };
        /** @description A seat draws cards from the Headquarters. */
        CardsDrawnEntry: components["schemas"]["EntryHead"] & {
            /** @constant */
            type: "infiltrators.cards_drawn";
            data: components["schemas"]["CardsDrawnData"];
            openings: components["schemas"]["CardsDrawnOpenings"];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "infiltrators.cards_drawn";
        };
        /** @description The shot misses: the target's suspect is another card. */
        ShotMissedEntry: components["schemas"]["EntryHead"] & {
            /** @constant */
            type: "infiltrators.shot_missed";
            data: components["schemas"]["ShotMissedData"];
            openings: components["schemas"]["ShotMissedOpenings"];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "infiltrators.shot_missed";
        };
        /** @description The target's suspect is shown and shuffled into the Headquarters; its clues go face up to the discard. */
        ShotHitEntry: components["schemas"]["EntryHead"] & {
            /** @constant */
            type: "infiltrators.shot_hit";
            data: components["schemas"]["ShotHitData"];
            openings: components["schemas"]["ShotHitOpenings"];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "infiltrators.shot_hit";
        };
        /** @description The shooter may take a card from the discard. */
        RewardOfferedEntry: components["schemas"]["EntryHead"] & {
            /** @constant */
            type: "infiltrators.reward_offered";
            data: components["schemas"]["RewardOfferedData"];
            openings: components["schemas"]["Openings"];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "infiltrators.reward_offered";
        };
        /** @description The shooter takes a face-up card of the discard. */
        RewardTakenEntry: components["schemas"]["EntryHead"] & {
            /** @constant */
            type: "infiltrators.reward_taken";
            data: components["schemas"]["RewardTakenData"];
            openings: components["schemas"]["Openings"];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "infiltrators.reward_taken";
        };
        /** @description The shooter takes a face-down card of the discard. */
        RewardDrawnEntry: components["schemas"]["EntryHead"] & {
            /** @constant */
            type: "infiltrators.reward_drawn";
            data: components["schemas"]["RewardDrawnData"];
            openings: components["schemas"]["RewardDrawnOpenings"];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "infiltrators.reward_drawn";
        };
        /** @description The shooter takes no card of the discard. */
        RewardDeclinedEntry: components["schemas"]["EntryHead"] & {
            /** @constant */
            type: "infiltrators.reward_declined";
            data: components["schemas"]["RewardDeclinedData"];
            openings: components["schemas"]["Openings"];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "infiltrators.reward_declined";
        };
        /** @description A hand is above the limit at the end of its owner's turn. */
        TrimOwedEntry: components["schemas"]["EntryHead"] & {
            /** @constant */
            type: "infiltrators.trim_owed";
            data: components["schemas"]["TrimOwedData"];
            openings: components["schemas"]["Openings"];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "infiltrators.trim_owed";
        };
        /** @description A seat discards down to the limit, face up. */
        TrimmedEntry: components["schemas"]["EntryHead"] & {
            /** @constant */
            type: "infiltrators.trimmed";
            data: components["schemas"]["TrimmedData"];
            openings: components["schemas"]["Openings"];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "infiltrators.trimmed";
        };
        /** @description Cards on the clue board of the target's suspect are crossed out or cleared. */
        BoardMarkedEntry: components["schemas"]["EntryHead"] & {
            /** @constant */
            type: "infiltrators.board_marked";
            data: components["schemas"]["BoardMarkedData"];
            openings: components["schemas"]["Openings"];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "infiltrators.board_marked";
        };
        /** @description A seat that can do nothing is passed over. */
        TurnSkippedEntry: components["schemas"]["EntryHead"] & {
            /** @constant */
            type: "infiltrators.turn_skipped";
            data: components["schemas"]["TurnSkippedData"];
            openings: components["schemas"]["Openings"];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "infiltrators.turn_skipped";
        };
        /** @description All cards are used up. */
        LastChanceGivenEntry: components["schemas"]["EntryHead"] & {
            /** @constant */
            type: "infiltrators.last_chance_given";
            data: components["schemas"]["LastChanceGivenData"];
            openings: components["schemas"]["Openings"];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "infiltrators.last_chance_given";
        };
        /** @description A seat may shoot a last time. */
        LastShotOfferedEntry: components["schemas"]["EntryHead"] & {
            /** @constant */
            type: "infiltrators.last_shot_offered";
            data: components["schemas"]["LastShotOfferedData"];
            openings: components["schemas"]["Openings"];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "infiltrators.last_shot_offered";
        };
        /** @description A seat does not shoot a last time. */
        FireHeldEntry: components["schemas"]["EntryHead"] & {
            /** @constant */
            type: "infiltrators.fire_held";
            data: components["schemas"]["FireHeldData"];
            openings: components["schemas"]["Openings"];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "infiltrators.fire_held";
        };
        /** @description The mission ends: all seats win, or none. */
        EndedEntry: components["schemas"]["EntryHead"] & {
            /** @constant */
            type: "infiltrators.ended";
            data: components["schemas"]["EndedData"];
            openings: components["schemas"]["Openings"];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "infiltrators.ended";
        };
        /** @description Everything is turned face up. */
        CardsRevealedEntry: components["schemas"]["EntryHead"] & {
            /** @constant */
            type: "infiltrators.cards_revealed";
            data: components["schemas"]["CardsRevealedData"];
            openings: components["schemas"]["Openings"];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "infiltrators.cards_revealed";
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
