export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
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
            house?: components["schemas"]["House"];
            /** @description The randomness protocol before the deal; null in games dealt from their seed alone. */
            luck: components["schemas"]["Luck"] | null;
            /** @description The seat's knowledge beyond the table. */
            mind: components["schemas"]["Mind"] | null;
            /** @description The knowledge of each seat, with the viewpoint `all` only. */
            minds?: components["schemas"]["Mind"][];
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
            table: components["schemas"]["Table"] | null;
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
        /** @description An event, with the information that one audience may have. */
        Event: components["schemas"]["MissionBeganEvent"] | components["schemas"]["SuspectsDealtEvent"] | components["schemas"]["HandDealtEvent"] | components["schemas"]["HeadquartersBuiltEvent"] | components["schemas"]["TurnBeganEvent"] | components["schemas"]["SuspectNabbedEvent"] | components["schemas"]["CardMilledEvent"] | components["schemas"]["ClueGivenEvent"] | components["schemas"]["ExchangeMadeEvent"] | components["schemas"]["DrawOfferedEvent"] | components["schemas"]["DrawDeclinedEvent"] | components["schemas"]["BidedEvent"] | components["schemas"]["CardsDrawnEvent"] | components["schemas"]["ShotMissedEvent"] | components["schemas"]["ShotHitEvent"] | components["schemas"]["RewardOfferedEvent"] | components["schemas"]["RewardTakenEvent"] | components["schemas"]["RewardDrawnEvent"] | components["schemas"]["RewardDeclinedEvent"] | components["schemas"]["TrimOwedEvent"] | components["schemas"]["TrimmedEvent"] | components["schemas"]["BoardMarkedEvent"] | components["schemas"]["TurnSkippedEvent"] | components["schemas"]["LastChanceGivenEvent"] | components["schemas"]["LastShotOfferedEvent"] | components["schemas"]["FireHeldEvent"] | components["schemas"]["EndedEvent"] | components["schemas"]["CardsRevealedEvent"] | components["schemas"]["GameCreatedEvent"] | components["schemas"]["GameForkedEvent"] | components["schemas"]["GameSeatRecalledEvent"] | components["schemas"]["GameGroupJoinedEvent"] | components["schemas"]["GameSeatTakenEvent"] | components["schemas"]["GameTokenMintedEvent"] | components["schemas"]["GameTokenRevokedEvent"] | components["schemas"]["GameReplaySharedEvent"] | components["schemas"]["GameStartedEvent"] | components["schemas"]["GameSeatResignedEvent"] | components["schemas"]["GameAutomationFailedEvent"] | components["schemas"]["GameAbortedEvent"] | components["schemas"]["GameOverEvent"] | components["schemas"]["GameRulingMadeEvent"] | components["schemas"]["GameRestoredEvent"] | components["schemas"]["GameSeedRevealedEvent"] | components["schemas"]["GameCommitmentReplacedEvent"] | components["schemas"]["GameLuckClosedEvent"] | components["schemas"]["GameNonceGivenEvent"] | components["schemas"]["GameLuckDrawnEvent"] | components["schemas"]["GamePublicGivenEvent"] | components["schemas"]["GameCancelledEvent"] | components["schemas"]["GameSeatAbsentEvent"] | components["schemas"]["GameClockStruckEvent"] | components["schemas"]["GameSeatReturnedEvent"] | components["schemas"]["GameTimeGivenEvent"] | components["schemas"]["GamePausedEvent"] | components["schemas"]["GamePauseEndedEvent"] | components["schemas"]["GameTimeAddedEvent"] | components["schemas"]["GameSeatReissuedEvent"] | components["schemas"]["GameSeatSubstitutedEvent"] | components["schemas"]["GameSeatFilledEvent"] | components["schemas"]["GameSlipExchangedEvent"] | components["schemas"]["GamePlayOpenedEvent"] | components["schemas"]["GameNoShowsEvent"];
        /** @description The ruleset of a game, and its version. */
        RulesetName: {
            /** @description The ruleset's name. */
            name: string;
            /** @description The version of the ruleset's rules. */
            version: number;
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
            type: components["schemas"]["OfferType"];
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
        /** @description Winners and reason: the outcome in logs, tables and rulings. */
        Outcome: {
            /** @description Seats that won; empty if there are none. */
            winners: number[];
            /** @description The reason, as a word of the ruleset. */
            reason: string;
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
        /** @description A table as one audience sees it. */
        Scene: {
            /** @description The current phase of the game. */
            phase: components["schemas"]["ScenePhase"];
            /** @description The zones of the table, with neighbours side by side. */
            zones: components["schemas"]["SceneZone"][];
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
            description?: components["schemas"]["StatedDealBody"];
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
            /**
             * @description The name of one of the rulesets of `GET /v1/rulesets`.
             * @constant
             */
            ruleset: "infiltrators";
            /** @description Table options, by the ruleset's `options_schema`; defaults for the others. */
            options?: components["schemas"]["OptionsBody"];
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
        /** @description An instance of one of the schemas in the view's `offers`, or `resign`, or `abort` with a `reason`. */
        Command: components["schemas"]["NabCommand"] | components["schemas"]["ClueCommand"] | components["schemas"]["ExchangeCommand"] | components["schemas"]["DrawAfterExchangeCommand"] | components["schemas"]["BideCommand"] | components["schemas"]["EliminateCommand"] | components["schemas"]["TakeRewardCommand"] | components["schemas"]["DrawRewardCommand"] | components["schemas"]["DeclineRewardCommand"] | components["schemas"]["TrimCommand"] | components["schemas"]["MarkCommand"] | components["schemas"]["HoldFireCommand"] | components["schemas"]["ResignCommand"] | components["schemas"]["AbortCommand"] | components["schemas"]["LeaveCommand"] | components["schemas"]["ReturnCommand"];
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
         * @description A value of `Deal.mode`.
         * @enum {string}
         */
        DealMode: "fresh" | "duplicate" | "fixed";
        /**
         * @description A value of `PlannedClock.on_absence`.
         * @enum {string}
         */
        ClockOnAbsence: "default" | "bot" | "forfeit";
        /**
         * @description A value of `DatedRuling.kind`.
         * @enum {string}
         */
        RulingKind: "correct" | "abort";
        /**
         * @description A value of `CardSeat.kind`.
         * @enum {string}
         */
        SeatKind: "human" | "bot" | "automaton";
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
         * @description A value of `Luck.state`.
         * @enum {string}
         */
        LuckState: "open" | "closed" | "drawn" | "playing" | "cancelled";
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
        /** @description The public state. */
        Table: {
            /** @description Options of this table. */
            options: components["schemas"]["Options"];
            /** @description The mission. */
            brief: components["schemas"]["Brief"];
            /** @description Number of cards in each hand, by seat. */
            hands: number[];
            /** @description Whether a suspect is on the seat's stand, by seat. */
            stands: boolean[];
            /** @description Clues next to the seat's suspect, by seat. */
            clues: components["schemas"]["LaidClue"][][];
            /** @description Wrong guesses of the seat's suspect, by seat. */
            misses: components["schemas"]["Card"][][];
            /** @description Cards crossed out on the clue board of the seat's suspect, by seat. */
            crossed: components["schemas"]["Card"][][];
            /** @description Cards in the seat's hand that came face up from the discard, by seat. */
            kept: components["schemas"]["Card"][][];
            /** @description The kind of the current decision. */
            phase: components["schemas"]["Phase"];
            /** @description The seat whose turn it is. */
            turn: number | null;
            /** @description Number of turns so far. */
            turns: number;
            /** @description Number of cards in the Headquarters. */
            headquarters: number;
            /** @description Number of cards in the Centre. */
            centre: number;
            /** @description Number of bullets left. */
            bullets: number;
            /** @description Suspects in the order of their elimination. */
            eliminated: components["schemas"]["Card"][];
            /** @description Face-up cards of the discard, oldest first. */
            discard: components["schemas"]["Card"][];
            /** @description Number of suspects eliminated before each face-down card of the discard came, oldest card first. */
            covered: number[];
            /** @description Suspects that were hit and may be in hands or piles. */
            returned: components["schemas"]["Returned"][];
            /** @description Number of cards that the seat at turn must discard. */
            owed: number;
            /** @description Cards on clue boards whose marks changed in this turn. */
            changed: number;
            /** @description Seats that may still shoot a last time. */
            chances: number[];
            /** @description The outcome; null while the game runs. */
            outcome: components["schemas"]["Outcome"] | null;
            /** @description All cards, once the game is over. */
            reveal: components["schemas"]["CardsRevealed"] | null;
        };
        /** @description A seat's private knowledge. */
        Mind: {
            /** @description The seat with this knowledge. */
            seat: number;
            /** @description The cards of the seat's hand, by suit and number. */
            hand: components["schemas"]["Card"][];
            /** @description The suspect on this seat's stand. */
            suspect: components["schemas"]["Card"] | null;
        };
        /** @description Cards that no seat sees. */
        House: {
            /** @description Cards of the Headquarters by suit and number, as their order is undetermined. */
            headquarters: components["schemas"]["Card"][];
            /** @description Suspects in the centre by suit and number, as their order is undetermined. */
            centre: components["schemas"]["Card"][];
            /** @description Face-down cards of the discard, oldest first. */
            covered: components["schemas"]["Card"][];
        };
        /** @description The mission begins. */
        MissionBeganData: {
            /** @description Number of cards in the mission. */
            cards: number;
            /** @description Number of suspects to eliminate. */
            suspects: number;
            /** @description Number of bullets at the start. */
            bullets: number;
        };
        /** @description Suspects are laid face down into the centre. */
        SuspectsDealtData: {
            /** @description Number of suspects. */
            count: number;
        };
        /** @description A seat is dealt its hand. */
        HandDealtData: {
            /** @description The seat that acts, or that the event happens to. */
            seat: number;
            /** @description Number of cards dealt. */
            count: number;
        };
        /** @description The rest of the cards becomes the Headquarters. */
        HeadquartersBuiltData: {
            /** @description Number of cards in the Headquarters. */
            size: number;
        };
        /** @description A seat's turn begins. */
        TurnBeganData: {
            /** @description The seat that acts, or that the event happens to. */
            seat: number;
        };
        /** @description A suspect goes from the centre to a stand. */
        SuspectNabbedData: {
            /** @description The seat that acts, or that the event happens to. */
            seat: number;
        };
        /** @description The top card of the Headquarters goes face down to the discard. */
        CardMilledData: Record<string, unknown>;
        /** @description A seat lays a card next to its own suspect. */
        ClueGivenData: {
            /** @description The seat that acts, or that the event happens to. */
            seat: number;
            /** @description The clue that the seat lays. */
            card: components["schemas"]["Card"];
            /** @description Whether the clue matches the suspect. */
            vertical: boolean;
        };
        /** @description A seat lays a card next to the target's suspect. */
        ExchangeMadeData: {
            /** @description The seat that acts, or that the event happens to. */
            seat: number;
            /** @description The other seat that the event concerns. */
            target: number;
            /** @description The clue that the seat lays. */
            card: components["schemas"]["Card"];
            /** @description Whether the clue matches the suspect. */
            vertical: boolean;
        };
        /** @description A seat may draw a card after its exchange. */
        DrawOfferedData: {
            /** @description The seat that acts, or that the event happens to. */
            seat: number;
        };
        /** @description A seat draws no cards after its exchange. */
        DrawDeclinedData: {
            /** @description The seat that acts, or that the event happens to. */
            seat: number;
        };
        /** @description A seat bides its time. */
        BidedData: {
            /** @description The seat that acts, or that the event happens to. */
            seat: number;
            /** @description Number of cards that the seat announced to draw. */
            draw: number;
        };
        /** @description A seat draws cards from the Headquarters. */
        CardsDrawnData: {
            /** @description The seat that acts, or that the event happens to. */
            seat: number;
            /** @description Number of cards drawn. */
            count: number;
        };
        /** @description The shot misses: the target's suspect is another card. */
        ShotMissedData: {
            /** @description The seat that acts, or that the event happens to. */
            seat: number;
            /** @description The other seat that the event concerns. */
            target: number;
            /** @description The card that the shooter named. */
            card: components["schemas"]["Card"];
        };
        /** @description The target's suspect is shown and shuffled into the Headquarters; its clues go face up to the discard. */
        ShotHitData: {
            /** @description The seat that acts, or that the event happens to. */
            seat: number;
            /** @description The other seat that the event concerns. */
            target: number;
            /** @description The suspect that is eliminated. */
            card: components["schemas"]["Card"];
        };
        /** @description The shooter may take a card from the discard. */
        RewardOfferedData: {
            /** @description The seat that acts, or that the event happens to. */
            seat: number;
        };
        /** @description The shooter takes a face-up card of the discard. */
        RewardTakenData: {
            /** @description The seat that acts, or that the event happens to. */
            seat: number;
            /** @description The face-up card that the shooter takes. */
            card: components["schemas"]["Card"];
        };
        /** @description The shooter takes a face-down card of the discard. */
        RewardDrawnData: {
            /** @description The seat that acts, or that the event happens to. */
            seat: number;
            /** @description Place of the card among the face-down discards; 0 is the oldest. */
            place: number;
        };
        /** @description The shooter takes no card of the discard. */
        RewardDeclinedData: {
            /** @description The seat that acts, or that the event happens to. */
            seat: number;
        };
        /** @description A hand is above the limit at the end of its owner's turn. */
        TrimOwedData: {
            /** @description The seat that acts, or that the event happens to. */
            seat: number;
            /** @description Number of cards to discard. */
            count: number;
        };
        /** @description A seat discards down to the limit, face up. */
        TrimmedData: {
            /** @description The seat that acts, or that the event happens to. */
            seat: number;
            /** @description The discarded cards, in order. */
            cards: components["schemas"]["Card"][];
        };
        /** @description Cards on the clue board of the target's suspect are crossed out or cleared. */
        BoardMarkedData: {
            /** @description The seat that acts, or that the event happens to. */
            seat: number;
            /** @description The other seat that the event concerns. */
            target: number;
            /** @description Cards whose marks change. */
            cards: components["schemas"]["Card"][];
            /** @description Whether the cards are crossed out now, or cleared. */
            crossed: boolean;
        };
        /** @description A seat that can do nothing is passed over. */
        TurnSkippedData: {
            /** @description The seat that acts, or that the event happens to. */
            seat: number;
        };
        /** @description All cards are used up. */
        LastChanceGivenData: {
            /** @description Seats that may still shoot, in order. */
            seats: number[];
        };
        /** @description A seat may shoot a last time. */
        LastShotOfferedData: {
            /** @description The seat that acts, or that the event happens to. */
            seat: number;
        };
        /** @description A seat does not shoot a last time. */
        FireHeldData: {
            /** @description The seat that acts, or that the event happens to. */
            seat: number;
        };
        /** @description The mission ends: all seats win, or none. */
        EndedData: {
            /** @description Seats that won: all seats or none. */
            winners: number[];
            /** @description The reason of the end, as a code of the ruleset. */
            reason: string;
        };
        /** @description Everything is turned face up. */
        CardsRevealedData: {
            /** @description Cards by seat. */
            hands: components["schemas"]["Card"][][];
            /** @description Suspects on the stands, by seat; null without one. */
            suspects: (components["schemas"]["Card"] | null)[];
            /** @description Suspects left in the centre. */
            centre: components["schemas"]["Card"][];
            /** @description Cards left in the Headquarters, the top first. */
            headquarters: components["schemas"]["Card"][];
            /** @description The discard's face-down cards, oldest first. */
            covered: components["schemas"]["Card"][];
        };
        /** @description The game is created: its rules, its options, and the commitment to its seed. */
        GameCreatedData: {
            /** @description The ruleset's name. */
            ruleset: string;
            /** @description The version of the ruleset's rules. */
            ruleset_version: number;
            /** @description All table options, defaults filled in. */
            options: {
                [key: string]: unknown;
            };
            /** @description The plan of each seat: the kind of its player, and a bot's policy. */
            seats: components["schemas"]["SeatPlan"][];
            /** @description Whether the lobby lists the game. */
            visibility: components["schemas"]["GameCreatedDataVisibility"];
            /** @description Seconds by which spectators see the game late. */
            delay_s: number;
            /** @description The source of the deal: the way in which the seed was chosen. */
            deal: components["schemas"]["GameCreatedDataDeal"];
            /** @description Whether a seat may fork the running game from its information state. */
            analysis: boolean;
            /** @description Whether a token with every viewpoint was made, for an arbiter. */
            has_arbiter: boolean;
            /** @description SHA-256 of the seed, hexadecimal. */
            commitment: string;
            /** @description Milliseconds from the opening of a decision to a bot's answer. */
            pace_ms: number;
            /** @description The last checkpoint of the log of games; null without a log. */
            games_log: components["schemas"]["NamedCheckpoint"] | null;
            /** @description Commitments to the names given at creation, by seat, hexadecimal. */
            players: (string | null)[];
            /** @description Hash of the game's id, hexadecimal. */
            id_hash: string;
            /** @description The randomness protocol before the deal; absent from games dealt from their seed alone. */
            luck_plan?: components["schemas"]["LuckPlan"];
            /** @description Time for people's decisions; absent from tables without a clock. */
            clock_plan?: components["schemas"]["ClockPlan"];
            /** @description True if the result counts for the ratings of the players at the table; absent otherwise. */
            rated?: boolean;
            /** @description True if seats get deductions from their views; absent otherwise. */
            hints?: boolean;
            /** @description The place of the game in a tournament; absent from games outside tournaments. */
            tournament_table?: components["schemas"]["TournamentTableData"];
        };
        /** @description A game continues from a version of another, with seats, tokens and salts of its own. */
        GameForkedData: {
            /** @description The game and version that the fork continues from. */
            parent: components["schemas"]["ParentData"];
            /** @description The viewpoint whose knowledge the fork starts from. */
            viewpoint: string;
            /** @description The remaining luck of the fork: the parent's own, or fresh luck. */
            luck: components["schemas"]["GameForkedDataLuck"];
            /** @description The public state of the position: sampled to match the view of `viewpoint`, or taken from a replay that shows everything; one event for each mind follows. null if the parent's own log comes before this event. */
            table: {
                [key: string]: unknown;
            } | null;
            /** @description The ruleset's name. */
            ruleset: string;
            /** @description The version of the ruleset's rules. */
            ruleset_version: number;
            /** @description All table options, defaults filled in. */
            options: {
                [key: string]: unknown;
            };
            /** @description The plan of each seat: the kind of its player, and a bot's policy. */
            seats: components["schemas"]["SeatPlan"][];
            /** @description Whether the lobby lists the game. */
            visibility: components["schemas"]["GameForkedDataVisibility"];
            /** @description Seconds by which spectators see the game late. */
            delay_s: number;
            /** @description The source of the deal: the way in which the seed was chosen. */
            deal: components["schemas"]["GameForkedDataDeal"];
            /** @description Whether a seat may fork the running game from its information state. */
            analysis: boolean;
            /** @description Whether a token with every viewpoint was made, for an arbiter. */
            has_arbiter: boolean;
            /** @description SHA-256 of the seed, hexadecimal. */
            commitment: string;
            /** @description Milliseconds from the opening of a decision to a bot's answer. */
            pace_ms: number;
            /** @description The last checkpoint of the log of games; null without a log. */
            games_log: components["schemas"]["NamedCheckpoint"] | null;
            /** @description Commitments to the names given at creation, by seat, hexadecimal. */
            players: (string | null)[];
            /** @description Hash of the game's id, hexadecimal. */
            id_hash: string;
            /** @description The randomness protocol before the deal; absent from games dealt from their seed alone. */
            luck_plan?: components["schemas"]["LuckPlan"];
            /** @description Time for people's decisions; absent from tables without a clock. */
            clock_plan?: components["schemas"]["ClockPlan"];
            /** @description True if the result counts for the ratings of the players at the table; absent otherwise. */
            rated?: boolean;
            /** @description True if seats get deductions from their views; absent otherwise. */
            hints?: boolean;
            /** @description The place of the game in a tournament; absent from games outside tournaments. */
            tournament_table?: components["schemas"]["TournamentTableData"];
        };
        /** @description A seat's knowledge at the start of a fork whose position was drawn. */
        GameSeatRecalledData: {
            /** @description The seat with this knowledge. */
            seat: number;
        };
        /** @description Another game shares this game's luck. */
        GameGroupJoinedData: Record<string, unknown>;
        /** @description A seat is taken. */
        GameSeatTakenData: {
            /** @description The seat that acts, or that the event happens to. */
            seat: number;
            /** @description SHA-256 of the text of the seat's nonce, hexadecimal; absent without one. */
            commit?: string;
            /** @description Commitment to the player's name, hexadecimal; absent without a name. */
            player?: string;
        };
        /** @description A weaker token is handed out. */
        GameTokenMintedData: {
            /** @description The token's id, which grants no access. */
            id: string;
            /** @description The scope of the token: the rights that it grants. */
            scope: components["schemas"]["Scope"];
            /** @description The token's seat; null for tokens of no seat. */
            seat: number | null;
        };
        /** @description A token or a link is revoked, with all its descendants. */
        GameTokenRevokedData: {
            /** @description The id of the token or link that is revoked. */
            id: string;
        };
        /** @description A link to a replay is handed out, which is revoked like a token. */
        GameReplaySharedData: {
            /** @description The link's id. */
            id: string;
        };
        /** @description Every seat is filled, and the cards are dealt. */
        GameStartedData: Record<string, unknown>;
        /** @description A player leaves; a bot plays on with the seat's knowledge. */
        GameSeatResignedData: {
            /** @description The seat that acts, or that the event happens to. */
            seat: number;
            /** @description The name of the bot policy that plays on for the seat. */
            bot: string;
            /** @description The bot program that plays on for the seat: its version and digest. */
            policy: components["schemas"]["Policy"];
        };
        /** @description A bot gave no legal answer in its tries; the decision's default answer follows. */
        GameAutomationFailedData: {
            /** @description The seat that acts, or that the event happens to. */
            seat: number;
            /** @description Number of the bot's tries. */
            tries: number;
        };
        /** @description The organiser ended the game without an outcome, or the service did. */
        GameAbortedData: {
            /** @description The organiser's reason, or the service's. */
            reason: string;
            /** @description Seconds without an event, after which the service ended the game; absent if the organiser ended the game. */
            quiet_s?: number;
            /** @description Seats that continue at a smaller table, in their order there; absent if none does. */
            goes_on?: number[];
            /** @description The organiser who decided that seats go on at a smaller table; absent otherwise. */
            author?: string;
        };
        /** @description The rules ended the game. */
        GameOverData: {
            /** @description Seats that won, in ascending order; empty if no seat won. */
            winners: number[];
            /** @description The reason of the end, as a code of the ruleset. */
            reason: string;
        };
        /** @description An organiser corrects a result or ends a game. */
        GameRulingMadeData: {
            /** @description The kind of ruling: a corrected result, or the end of a game. */
            kind: components["schemas"]["GameRulingMadeDataKind"];
            /** @description The organiser who made the ruling. */
            author: string;
            /** @description The organiser's reason for the ruling, in their own words. */
            reason: string;
            /** @description The outcome before the ruling; null for none. */
            before: components["schemas"]["Outcome"] | null;
            /** @description The outcome after the ruling; null for none. */
            after: components["schemas"]["Outcome"] | null;
        };
        /** @description The operator put the game back to an earlier history. */
        GameRestoredData: {
            /** @description The head that was given up; null if the lost history could not be read. */
            lost: components["schemas"]["GameHead"] | null;
            /** @description The head that the game continues from. */
            kept: components["schemas"]["GameHead"];
            /** @description The operator's reason, in their own words. */
            reason: string;
        };
        /** @description The service reveals the seed and the salts' secret, so that anyone can open and check everything. */
        GameSeedRevealedData: {
            /** @description The seed, from which all luck follows, hexadecimal. */
            seed: string;
            /** @description The secret from which the salts derive, hexadecimal. */
            secret: string;
        };
        /** @description A seat commits to another nonce, or to its first. */
        GameCommitmentReplacedData: {
            /** @description The seat that commits to a nonce. */
            seat: number;
            /** @description SHA-256 of the nonce's text, hexadecimal. */
            commit: string;
        };
        /** @description The set of commitments is closed; the nonces are awaited. */
        GameLuckClosedData: {
            /** @description The number of the exchange of nonces, always 1. */
            epoch: number;
            /** @description Commitment to the nonce of each seat, by seat; null without one. */
            commits: (string | null)[];
        };
        /** @description A seat reveals the nonce that it committed to. */
        GameNonceGivenData: {
            /** @description The seat that reveals its nonce. */
            seat: number;
            /** @description The text of the nonce: 64 hexadecimal digits. */
            nonce: string;
        };
        /** @description The luck is complete: no nonce is accepted after this event. */
        GameLuckDrawnData: {
            /** @description Seats that committed to a nonce and did not reveal it, in ascending order. */
            silent: number[];
            /** @description The round of drand that the luck waits for; null without one. */
            public: components["schemas"]["Round"] | null;
        };
        /** @description The awaited round of public entropy. */
        GamePublicGivenData: {
            /** @description The round's number. */
            round: number;
            /** @description The round's signature as drand publishes it, hexadecimal. */
            signature: string;
        };
        /** @description A nonce is missing and all are required: the game ends. */
        GameCancelledData: {
            /** @description Seats that did not reveal a nonce, in ascending order. */
            silent: number[];
        };
        /** @description A player is away: they let the clock strike too often in a row, said so, or the organiser did. */
        GameSeatAbsentData: {
            /** @description The seat that acts, or that the event happens to. */
            seat: number;
            /** @description The name of the bot policy that plays until the player returns; null if default answers are played at once. */
            bot: string | null;
            /** @description The bot program that plays for the absent seat: its version and digest. */
            policy?: components["schemas"]["Policy"];
            /** @description The organiser who handed the seat to the bot; absent otherwise. */
            author?: string;
            /** @description The organiser's reason to hand the seat to the bot; absent otherwise. */
            reason?: string;
        };
        /** @description The time of some decisions is used up; their defaults follow in the same batch. */
        GameClockStruckData: {
            /** @description Ids of the decisions whose time is used up, by seat. */
            decisions: string[];
            /** @description The organiser who ended the time; absent if the time was up. */
            author?: string;
            /** @description The organiser's reason to end the time; absent if the time was up. */
            reason?: string;
        };
        /** @description The player of an absent seat is back. */
        GameSeatReturnedData: {
            /** @description The seat whose player is back. */
            seat: number;
            /** @description The organiser who states that the player is back; absent if the player did. */
            author?: string;
            /** @description The organiser's reason for the return; absent if the player returned. */
            reason?: string;
        };
        /** @description Time that counts for no seat: every running clock gets it back. */
        GameTimeGivenData: {
            /**
             * @description The reason: no one could play, since the service was down or accepted no moves.
             * @constant
             */
            reason: "outage";
            /** @description Time that is given back, in milliseconds. */
            ms: number;
        };
        /** @description The table is paused. */
        GamePausedData: {
            /** @description Time at which the pause ends by itself, in UTC (RFC 3339). */
            until: string;
            /** @description Ids of the decisions that must be answered before the pause begins. */
            after: string[];
            /** @description The organiser who pauses the table. */
            author: string;
            /** @description The organiser's reason for the pause, in their own words. */
            reason: string;
        };
        /** @description The pause is over, or is no longer awaited. */
        GamePauseEndedData: {
            /** @description The organiser who ended the pause; absent if its time was over. */
            author?: string;
            /** @description The reason for the end of the pause. */
            reason?: string;
        };
        /** @description Time is added to open decisions. */
        GameTimeAddedData: {
            /** @description The seat that gets the time; null for every running clock. */
            seat: number | null;
            /** @description Time that is added, in milliseconds. */
            ms: number;
            /** @description The organiser who adds the time. */
            author: string;
            /** @description The organiser's reason for the added time. */
            reason: string;
        };
        /** @description A seat's person gets another token, or a slip for one; earlier tokens and their descendants are revoked. */
        GameSeatReissuedData: {
            /** @description The seat that acts, or that the event happens to. */
            seat: number;
            /** @description The organiser who hands out the token or slip; absent if the person asked for it. */
            author?: string;
            /** @description The organiser's reason for another token or slip; absent if the person asked for it. */
            reason?: string;
            /** @description True for a slip, which allows only one exchange, by one device; absent for a token. */
            is_slip?: boolean;
        };
        /** @description Another person plays a seat from here on, and knows what the seat knows. */
        GameSeatSubstitutedData: {
            /** @description The seat that acts, or that the event happens to. */
            seat: number;
            /** @description Commitment to the new person's name, hexadecimal. */
            player: string;
            /** @description The organiser who decided the substitution; `tournament` if another person plays for the seat's entry at the tournament. */
            author: string;
            /** @description The reason for the substitution. */
            reason: string;
            /** @description True for a slip, which allows only one exchange, by one device; absent for a token. */
            is_slip?: boolean;
        };
        /** @description A seat that waited for a person belongs to a bot from the beginning of the game. */
        GameSeatFilledData: {
            /** @description The seat that acts, or that the event happens to. */
            seat: number;
            /** @description Name of the bot's policy. */
            bot: string;
            /** @description The organiser who gave the seat to a bot. */
            author: string;
            /** @description The organiser's reason to give the seat to a bot. */
            reason: string;
            /** @description The bot program that plays the seat: its version and digest. */
            policy: components["schemas"]["Policy"];
        };
        /** @description A device exchanged the slip of a seat for a token of its own, which plays the seat from here on. */
        GameSlipExchangedData: {
            /** @description The seat that acts, or that the event happens to. */
            seat: number;
        };
        /** @description All games of the round are open, and this game can be played. Times are RFC 3339, UTC. */
        GamePlayOpenedData: {
            /** @description The time before which no clock runs. */
            starts_at: string;
            /** @description Time at which seats that did not look at the table are noted; null: never. */
            no_show_at: string | null;
            /** @description Consequence of a no-show: arbiters are only notified, or the seats become absent. */
            no_show: components["schemas"]["NoShowRule"];
        };
        /** @description The no-show time is over, and seats that did not look at their table are noted. */
        GameNoShowsData: {
            /** @description Seats that did not look at their table in time, in ascending order; may be empty. */
            seats: number[];
        };
        /** @description The content of a replay link. */
        Shared: {
            /** @description Viewpoint of the replay: `seat:2`, `public` or `all`. */
            viewpoint: string;
            /** @description The first version of the replay. */
            first: number;
            /** @description The last version of the replay; null: its end. */
            last: number | null;
            /** @description Information that the replay reveals in advance. */
            spoilers: components["schemas"]["SharedSpoilers"];
            /** @description Whether the replay calls seats by their names. */
            names: components["schemas"]["SharedNames"];
            /** @description Time at which the link expires (RFC 3339); null: never. */
            expires: string | null;
            /** @description The id of the token that shared the link. */
            by: string;
        };
        /** @description The computation of a bot's command. */
        BotTry: {
            /** @description Number of the try, from 0. */
            number: number;
            /** @description The program that computed the command, if it differs from the program that the seat was filled with. */
            policy?: components["schemas"]["Policy"];
        };
        /** @description A random draw in the log: the `index`-th draw of its source chose position `pick` of `size`. */
        Draw: [
            string,
            number,
            number,
            number,
            boolean
        ];
        /** @description A group of games with equal luck. */
        Group: {
            /** @description The group's name, chosen by the organiser. */
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
            /** @description Rule for the starting seat (IF-2.5). */
            start: components["schemas"]["OptionsStart"];
            /** @description The starting seat, if and only if `start` is `host`. */
            first_seat: number | null;
            /** @description Help with deductions (IF-9). */
            helper: components["schemas"]["OptionsHelper"];
            /** @description Whether the hand limit bars draws (IF-4.7.3). */
            hard_hand_limit: boolean;
            /** @description Whether seats may shoot a last time when the cards are used up (IF-5.3.2). */
            last_chance: boolean;
            /** @description Whether a special card may be a suspect (IF-2.2). */
            special_suspects: boolean;
            /** @description Whether all lose if a player can do nothing (IF-4.8.4). */
            stuck_is_loss: boolean;
            /** @description Whether the mission's time limit applies; null: if it has one (IF-5.4). */
            clock: boolean | null;
        };
        /** @description A mission resolved for a number of players. */
        Brief: {
            /** @description The mission's name. */
            title: string;
            /** @description Suits in play. */
            suits: components["schemas"]["Suit"][];
            /** @description Lowest number in play. */
            min: number;
            /** @description Highest number in play. */
            max: number;
            /** @description Whether the suits' special cards are in play. */
            specials: boolean;
            /** @description Number of suspects to eliminate. */
            suspects: number;
            /** @description Number of bullets at the start. */
            bullets: number;
            /** @description Number of cards dealt to each seat. */
            hand: number;
            /** @description Number of cards that a seat may keep at the end of a turn. */
            limit: number;
            /** @description Whether a special card may be a suspect. */
            special_suspects: boolean;
            /** @description Time limit in seconds; null for none. */
            seconds: number | null;
        };
        /** @description The randomness protocol of a game, fixed in its first event. */
        LuckPlan: {
            /** @description Nonces in the luck: `asked`, of seats that commit to one; `required`, of every person; `none`. */
            nonces: components["schemas"]["LuckPlanNonces"];
            /** @description The source of public entropy after the last nonce. */
            public: "drand" | null;
            /** @description Seconds to wait for the nonces. */
            wait_s: number;
        };
        /** @description Time for people's decisions, in seconds. */
        ClockPlan: {
            /** @description Seconds for each decision of a person. */
            decision_s: number;
            /** @description Additional seconds of each seat, used when a decision's own seconds are used up. */
            bank_s: number;
            /** @description Seconds that an answer adds to the bank, up to `bank_s`. */
            increment_s: number;
            /** @description Number of strikes of the clock in a row after which a seat is absent. */
            absent_after: number;
            /** @description Consequence of absence: the seat's `default` answers are played at once, a `bot` plays until the player returns, or permanently (`forfeit`). */
            on_absence: components["schemas"]["OnAbsence"];
        };
        /** @description The place of a game in a tournament. */
        TournamentTableData: {
            /** @description The tournament's id. */
            tournament: string;
            /** @description Number of the round in the tournament, from 1. */
            round: number;
            /** @description Number of the table in the round, from 1. */
            table: number;
            /** @description Number of the board, whose tables share one deal; null for a deal of its own. */
            board: number | null;
            /** @description Whether the game's seats may hand out tokens. */
            helpers: boolean;
        };
        /** @description The version of another game that this one continues from. */
        ParentData: {
            /** @description The parent game's id; null if a replay was forked, which does not reveal its game. */
            game: string | null;
            /** @description Version of the parent's log. */
            version: number;
            /** @description Digest of the parent's version, hexadecimal. */
            digest: string;
        };
        /** @description The program that plays for a bot. */
        Policy: {
            /** @description The program's version, which rises when the same view and luck can lead to another command. */
            version: number;
            /** @description SHA-256 over the source of the program's ruleset, hexadecimal. */
            digest: string;
        };
        /** @description A head of a game. */
        GameHead: {
            /** @description Version of the head: the number of the game's last event. */
            version: number;
            /** @description Digest of the event at the head, hexadecimal. */
            digest: string;
        };
        /** @description An eliminated suspect that went back to the Headquarters and was not seen since. */
        Returned: {
            /** @description The suspect that went back. */
            card: components["schemas"]["Card"];
            /** @description Number of cards in each hand that may have come since the suspect went back, any of which may be the suspect, by seat. */
            fresh: number[];
        };
        /** @description The plan of a seat: the kind of its player, and a bot's policy. */
        SeatPlan: {
            /** @description The kind of the seat's player. */
            kind: components["schemas"]["Kind"];
            /** @description The name of the bot's policy; absent for other kinds of player. */
            bot: string | null;
            /** @description The bot program of the seat: its version and digest. */
            policy?: components["schemas"]["Policy"];
            /** @description True if any caller may take the seat without a code; absent otherwise. */
            open?: boolean;
        };
        /** @description A clue next to a suspect. */
        LaidClue: {
            /** @description The card laid as a clue. */
            card: components["schemas"]["Card"];
            /** @description Whether the clue matches the suspect. */
            vertical: boolean;
            /** @description The seat that laid the clue. */
            by: number;
        };
        /** @description Everything is turned face up. */
        CardsRevealed: {
            /** @constant */
            type: "infiltrators.cards_revealed";
            /** @description Cards by seat. */
            hands: components["schemas"]["Card"][][];
            /** @description Suspects on the stands, by seat; null without one. */
            suspects: (components["schemas"]["Card"] | null)[];
            /** @description Suspects left in the centre. */
            centre: components["schemas"]["Card"][];
            /** @description Cards left in the Headquarters, the top first. */
            headquarters: components["schemas"]["Card"][];
            /** @description The discard's face-down cards, oldest first. */
            covered: components["schemas"]["Card"][];
        };
        /** @description The last checkpoint of the log of games when a game began. */
        NamedCheckpoint: {
            /** @description The name of the log of games. */
            origin: string;
            /** @description Number of entries in the log of games. */
            size: number;
            /** @description Root hash of the log of games, hexadecimal. */
            root: string;
        };
        /** @description A round of public entropy. */
        Round: {
            /** @description Hash of the drand chain, hexadecimal. */
            chain: string;
            /** @description The round's number. */
            round: number;
        };
        /** @description A mission, by name or defined by the table. Rules IF-6, IF-7. */
        Mission: {
            /** @description Suits in play. */
            suits: components["schemas"]["Suit"][];
            /** @description The mission's name. */
            title: string;
            /** @description Lowest number in play. */
            min: number;
            /** @description Highest number in play. */
            max: number;
            /** @description Whether the suits' special cards are in play. */
            specials: boolean;
            /** @description Number of suspects to eliminate, absolute or relative to the number of players. */
            suspects: number | components["schemas"]["Count"];
            /** @description Number of bullets, absolute or relative to the players. */
            bullets: number | components["schemas"]["Count"];
            /** @description Number of cards dealt to each player. */
            hand: number;
            /** @description Number of cards that a player may keep at the end of a turn. */
            hand_limit: number;
            /** @description Time limit in seconds; null for none. */
            seconds: number | null;
        };
        /**
         * @description A value from a fixed list: card.
         * @enum {string}
         */
        Card: "BLACK-1" | "BLACK-10" | "BLACK-11" | "BLACK-12" | "BLACK-13" | "BLACK-14" | "BLACK-15" | "BLACK-2" | "BLACK-3" | "BLACK-4" | "BLACK-5" | "BLACK-6" | "BLACK-7" | "BLACK-8" | "BLACK-9" | "BLUE-1" | "BLUE-10" | "BLUE-11" | "BLUE-12" | "BLUE-13" | "BLUE-14" | "BLUE-15" | "BLUE-2" | "BLUE-3" | "BLUE-4" | "BLUE-5" | "BLUE-6" | "BLUE-7" | "BLUE-8" | "BLUE-9" | "GREEN-1" | "GREEN-10" | "GREEN-11" | "GREEN-12" | "GREEN-13" | "GREEN-14" | "GREEN-15" | "GREEN-2" | "GREEN-3" | "GREEN-4" | "GREEN-5" | "GREEN-6" | "GREEN-7" | "GREEN-8" | "GREEN-9" | "RED-1" | "RED-10" | "RED-11" | "RED-12" | "RED-13" | "RED-14" | "RED-15" | "RED-2" | "RED-3" | "RED-4" | "RED-5" | "RED-6" | "RED-7" | "RED-8" | "RED-9" | "YELLOW-1" | "YELLOW-10" | "YELLOW-11" | "YELLOW-12" | "YELLOW-13" | "YELLOW-14" | "YELLOW-15" | "YELLOW-2" | "YELLOW-3" | "YELLOW-4" | "YELLOW-5" | "YELLOW-6" | "YELLOW-7" | "YELLOW-8" | "YELLOW-9";
        /**
         * @description A value from a fixed list: phase.
         * @enum {string}
         */
        Phase: "exchange_draw" | "last_chance" | "over" | "reward" | "setup" | "trim" | "turn";
        /**
         * @description A value from a fixed list: scope.
         * @enum {string}
         */
        Scope: "arbiter" | "organiser" | "seat:act" | "seat:read" | "spectator";
        /**
         * @description A value from a fixed list: no show rule.
         * @enum {string}
         */
        NoShowRule: "absent" | "tell";
        /**
         * @description A value from a fixed list: title.
         * @enum {string}
         */
        Title: "house-clean-sweep" | "house-five-suits" | "house-purge" | "house-specials" | "training-1" | "training-2" | "training-3";
        /**
         * @description A value from a fixed list: suit.
         * @enum {string}
         */
        Suit: "BLACK" | "BLUE" | "GREEN" | "RED" | "YELLOW";
        /**
         * @description A value from a fixed list: on absence.
         * @enum {string}
         */
        OnAbsence: "bot" | "default" | "forfeit";
        /**
         * @description A value from a fixed list: kind.
         * @enum {string}
         */
        Kind: "automaton" | "bot" | "human";
        /**
         * @description A value from a fixed list: count.
         * @enum {string}
         */
        Count: "n" | "n+1" | "n+2" | "n+3" | "n+4" | "n+5" | "n-1";
        /** @description The suspects that are laid face down, in order. */
        SuspectsDealtCardsOpening: {
            value: components["schemas"]["Card"][];
            /** @description The salt, hexadecimal: the hash of value and salt is the commitment in `hidden`. */
            salt: string;
        };
        /** @description The cards dealt to the seat. */
        HandDealtCardsOpening: {
            value: components["schemas"]["Card"][];
            /** @description The salt, hexadecimal: the hash of value and salt is the commitment in `hidden`. */
            salt: string;
        };
        /** @description The cards of the Headquarters, the top first. */
        HeadquartersBuiltCardsOpening: {
            value: components["schemas"]["Card"][];
            /** @description The salt, hexadecimal: the hash of value and salt is the commitment in `hidden`. */
            salt: string;
        };
        /** @description The suspect that the seat nabs. */
        SuspectNabbedCardOpening: {
            value: components["schemas"]["Card"];
            /** @description The salt, hexadecimal: the hash of value and salt is the commitment in `hidden`. */
            salt: string;
        };
        /** @description The card that goes face down to the discard. */
        CardMilledCardOpening: {
            value: components["schemas"]["Card"];
            /** @description The salt, hexadecimal: the hash of value and salt is the commitment in `hidden`. */
            salt: string;
        };
        /** @description Public counts of candidates before and after the clue. */
        ClueGivenNarrowedOpening: {
            value: [
                number,
                number
            ];
            /** @description The salt, hexadecimal: the hash of value and salt is the commitment in `hidden`. */
            salt: string;
        };
        /** @description Numbers of candidates before and after the clue, by the knowledge of `seat`. */
        ExchangeMadeNarrowedOpening: {
            value: [
                number,
                number
            ];
            /** @description The salt, hexadecimal: the hash of value and salt is the commitment in `hidden`. */
            salt: string;
        };
        /** @description The cards drawn. */
        CardsDrawnCardsOpening: {
            value: components["schemas"]["Card"][];
            /** @description The salt, hexadecimal: the hash of value and salt is the commitment in `hidden`. */
            salt: string;
        };
        /** @description Number of candidates, by the shooter's knowledge. */
        ShotMissedChoicesOpening: {
            value: number;
            /** @description The salt, hexadecimal: the hash of value and salt is the commitment in `hidden`. */
            salt: string;
        };
        /** @description Number of candidates, by the shooter's knowledge. */
        ShotHitChoicesOpening: {
            value: number;
            /** @description The salt, hexadecimal: the hash of value and salt is the commitment in `hidden`. */
            salt: string;
        };
        /** @description The face-down card that the shooter takes. */
        RewardDrawnCardOpening: {
            value: components["schemas"]["Card"];
            /** @description The salt, hexadecimal: the hash of value and salt is the commitment in `hidden`. */
            salt: string;
        };
        /** @description The seed of the game's luck, hexadecimal. */
        GameCreatedSeedOpening: {
            value: string;
            /** @description The salt, hexadecimal: the hash of value and salt is the commitment in `hidden`. */
            salt: string;
        };
        /** @description The secret that salts the commitments, hexadecimal. */
        GameCreatedSecretOpening: {
            value: string;
            /** @description The salt, hexadecimal: the hash of value and salt is the commitment in `hidden`. */
            salt: string;
        };
        /** @description The outcomes that a stated deal fixes, by source of luck. */
        GameCreatedStatedOpening: {
            value: {
                [key: string]: unknown[];
            };
            /** @description The salt, hexadecimal: the hash of value and salt is the commitment in `hidden`. */
            salt: string;
        };
        /** @description Hashes of claim codes by seat. */
        GameCreatedCodesOpening: {
            value: (string | null)[];
            /** @description The salt, hexadecimal: the hash of value and salt is the commitment in `hidden`. */
            salt: string;
        };
        /** @description Hash of the organiser's token. */
        GameCreatedOrganiserOpening: {
            value: string;
            /** @description The salt, hexadecimal: the hash of value and salt is the commitment in `hidden`. */
            salt: string;
        };
        /** @description Hash of the arbiter's token; null without an arbiter. */
        GameCreatedArbiterOpening: {
            value: string | null;
            /** @description The salt, hexadecimal: the hash of value and salt is the commitment in `hidden`. */
            salt: string;
        };
        /** @description The group of games with the same deal. */
        GameCreatedGroupOpening: {
            value: components["schemas"]["Group"] | null;
            /** @description The salt, hexadecimal: the hash of value and salt is the commitment in `hidden`. */
            salt: string;
        };
        /** @description The knowledge hidden from every seat in the fork's position; null if the parent's own log comes before this event. */
        GameForkedHouseOpening: {
            value: {
                [key: string]: unknown;
            } | null;
            /** @description The salt, hexadecimal: the hash of value and salt is the commitment in `hidden`. */
            salt: string;
        };
        /** @description The random draws that sampled the position; null if the position was taken from a replay. */
        GameForkedResampleOpening: {
            value: string | null;
            /** @description The salt, hexadecimal: the hash of value and salt is the commitment in `hidden`. */
            salt: string;
        };
        /** @description The seed of the game's luck, hexadecimal. */
        GameForkedSeedOpening: {
            value: string;
            /** @description The salt, hexadecimal: the hash of value and salt is the commitment in `hidden`. */
            salt: string;
        };
        /** @description The secret that salts the commitments, hexadecimal. */
        GameForkedSecretOpening: {
            value: string;
            /** @description The salt, hexadecimal: the hash of value and salt is the commitment in `hidden`. */
            salt: string;
        };
        /** @description The outcomes that a stated deal fixes, by source of luck. */
        GameForkedStatedOpening: {
            value: {
                [key: string]: unknown[];
            };
            /** @description The salt, hexadecimal: the hash of value and salt is the commitment in `hidden`. */
            salt: string;
        };
        /** @description Hashes of claim codes by seat. */
        GameForkedCodesOpening: {
            value: (string | null)[];
            /** @description The salt, hexadecimal: the hash of value and salt is the commitment in `hidden`. */
            salt: string;
        };
        /** @description Hash of the organiser's token. */
        GameForkedOrganiserOpening: {
            value: string;
            /** @description The salt, hexadecimal: the hash of value and salt is the commitment in `hidden`. */
            salt: string;
        };
        /** @description Hash of the arbiter's token; null without an arbiter. */
        GameForkedArbiterOpening: {
            value: string | null;
            /** @description The salt, hexadecimal: the hash of value and salt is the commitment in `hidden`. */
            salt: string;
        };
        /** @description The group of games with the same deal. */
        GameForkedGroupOpening: {
            value: components["schemas"]["Group"] | null;
            /** @description The salt, hexadecimal: the hash of value and salt is the commitment in `hidden`. */
            salt: string;
        };
        /** @description All knowledge of the seat at the start of the fork. */
        GameSeatRecalledMindOpening: {
            value: {
                [key: string]: unknown;
            };
            /** @description The salt, hexadecimal: the hash of value and salt is the commitment in `hidden`. */
            salt: string;
        };
        /** @description The other game's id. */
        GameGroupJoinedGameOpening: {
            value: string;
            /** @description The salt, hexadecimal: the hash of value and salt is the commitment in `hidden`. */
            salt: string;
        };
        /** @description Hash of the seat's token. */
        GameSeatTakenTokenOpening: {
            value: string;
            /** @description The salt, hexadecimal: the hash of value and salt is the commitment in `hidden`. */
            salt: string;
        };
        /** @description Hash of the token. */
        GameTokenMintedTokenOpening: {
            value: string;
            /** @description The salt, hexadecimal: the hash of value and salt is the commitment in `hidden`. */
            salt: string;
        };
        /** @description The id of the parent token, which minted this token. */
        GameTokenMintedByOpening: {
            value: string;
            /** @description The salt, hexadecimal: the hash of value and salt is the commitment in `hidden`. */
            salt: string;
        };
        /** @description The content of the link: range, viewpoint, spoilers, names. */
        GameReplaySharedSharedOpening: {
            value: components["schemas"]["Shared"];
            /** @description The salt, hexadecimal: the hash of value and salt is the commitment in `hidden`. */
            salt: string;
        };
        /** @description Hash of the seat's new token, or of the slip. */
        GameSeatReissuedTokenOpening: {
            value: string;
            /** @description The salt, hexadecimal: the hash of value and salt is the commitment in `hidden`. */
            salt: string;
        };
        /** @description Hash of the new token or slip, which replaces the revoked tokens. */
        GameSeatSubstitutedTokenOpening: {
            value: string;
            /** @description The salt, hexadecimal: the hash of value and salt is the commitment in `hidden`. */
            salt: string;
        };
        /** @description Hash of the token that the device got. */
        GameSlipExchangedTokenOpening: {
            value: string;
            /** @description The salt, hexadecimal: the hash of value and salt is the commitment in `hidden`. */
            salt: string;
        };
        /** @description The random draws that the event used. */
        DrawsOpening: {
            value: components["schemas"]["Draw"][];
            /** @description The salt, hexadecimal: the hash of value and salt is the commitment in `hidden`. */
            salt: string;
        };
        /** @description The bot's computation of the command. */
        BotTryOpening: {
            value: components["schemas"]["BotTry"];
            /** @description The salt, hexadecimal: the hash of value and salt is the commitment in `hidden`. */
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
            /** @description The card to lay next to your suspect. */
            card: components["schemas"]["Card"];
        };
        /** @description Lay a card beside another player's suspect, whose owner turns it the right way. */
        ExchangeCommand: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "exchange";
            /** @description The card to lay. */
            card: components["schemas"]["Card"];
            /** @description The seat whose suspect gets the card. */
            target: number;
        };
        /** @description Draw a card from the Headquarters after your exchange, or leave it. */
        DrawAfterExchangeCommand: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "draw_after_exchange";
            /** @description Whether to draw a card from the Headquarters. */
            draw: boolean;
        };
        /** @description Throw away the top card of the Headquarters unseen, then draw up to three. */
        BideCommand: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "bide";
            /** @description Number of cards to draw. */
            draw: number;
        };
        /** @description Spend a bullet, and name the card that another player's suspect is. */
        EliminateCommand: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "eliminate";
            /** @description The seat whose suspect you name. */
            target: number;
            /** @description The card that you name. */
            card: components["schemas"]["Card"];
        };
        /** @description Take a card that lies face up in the discard, as a reward. */
        TakeRewardCommand: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "take_reward";
            /** @description The card to take. */
            card: components["schemas"]["Card"];
        };
        /** @description Take a card that lies face down in the discard, as a reward. */
        DrawRewardCommand: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "draw_reward";
            /** @description Place of the card among the face-down cards; 0 is the oldest. */
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
            /** @description The seat whose suspect's clue board you mark. */
            target: number;
            /** @description Cards on the clue board. */
            cards: components["schemas"]["Card"][];
            /** @description Whether to cross the cards out, or clear them. */
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
            /** @description A reason in one sentence, which all readers at the table see. */
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
            /** @description Rule for the starting seat (IF-2.5). By default `"random"`. */
            start?: components["schemas"]["OptionsBodyStart"];
            /** @description The starting seat, if and only if `start` is `host`. By default `null`. */
            first_seat?: number | null;
            /** @description Help with deductions (IF-9). By default `"manual"`. */
            helper?: components["schemas"]["OptionsBodyHelper"];
            /** @description Whether the hand limit bars draws (IF-4.7.3). By default `false`. */
            hard_hand_limit?: boolean;
            /** @description Whether seats may shoot a last time when the cards are used up (IF-5.3.2). By default `false`. */
            last_chance?: boolean;
            /** @description Whether a special card may be a suspect (IF-2.2). By default `false`. */
            special_suspects?: boolean;
            /** @description Whether all lose if a player can do nothing (IF-4.8.4). By default `false`. */
            stuck_is_loss?: boolean;
            /** @description Whether the mission's time limit applies; null: if it has one (IF-5.4). By default `null`. */
            clock?: boolean | null;
        };
        /** @description A stated deal. Fields left out are drawn. */
        StatedDealBody: {
            /** @description The starting seat. By default `null`. */
            start?: number | null;
            /** @description The suspects, in the order in which they will be nabbed. By default `null`. */
            suspects?: components["schemas"]["Card"][] | null;
            /** @description Cards by seat. By default `null`. */
            hands?: components["schemas"]["Card"][][] | null;
            /** @description The top cards of the Headquarters, in order. By default `[]`. */
            headquarters?: components["schemas"]["Card"][];
        };
        /** @description A mission, by name or defined by the table. Rules IF-6, IF-7. */
        MissionBody: {
            /** @description Suits in play. */
            suits: components["schemas"]["Suit"][];
            /** @description The mission's name. By default `""`. */
            title?: string;
            /** @description Lowest number in play. By default `2`. */
            min?: number;
            /** @description Highest number in play. By default `15`. */
            max?: number;
            /** @description Whether the suits' special cards are in play. By default `false`. */
            specials?: boolean;
            /** @description Number of suspects to eliminate, absolute or relative to the number of players. By default `"n"`. */
            suspects?: number | components["schemas"]["Count"];
            /** @description Number of bullets, absolute or relative to the players. By default `"n+3"`. */
            bullets?: number | components["schemas"]["Count"];
            /** @description Number of cards dealt to each player. By default `5`. */
            hand?: number;
            /** @description Number of cards that a player may keep at the end of a turn. By default `7`. */
            hand_limit?: number;
            /** @description Time limit in seconds; null for none. By default `null`. */
            seconds?: number | null;
        };
        /** @description The command that led to the event, as sent. */
        CommandOpening: {
            /** @description The command, as the `Command` schema describes it. */
            value: {
                [key: string]: unknown;
            };
            /** @description The salt, hexadecimal: the hash of value and salt is the commitment in `hidden`. */
            salt: string;
        };
        /** @description The hidden fields that this audience may know, opened. */
        Openings: {
            command?: components["schemas"]["CommandOpening"];
            draws?: components["schemas"]["DrawsOpening"];
            bot_try?: components["schemas"]["BotTryOpening"];
        };
        /** @description The hidden fields that this audience may know, opened. */
        SuspectsDealtOpenings: {
            cards?: components["schemas"]["SuspectsDealtCardsOpening"];
            command?: components["schemas"]["CommandOpening"];
            draws?: components["schemas"]["DrawsOpening"];
            bot_try?: components["schemas"]["BotTryOpening"];
        };
        /** @description The hidden fields that this audience may know, opened. */
        HandDealtOpenings: {
            cards?: components["schemas"]["HandDealtCardsOpening"];
            command?: components["schemas"]["CommandOpening"];
            draws?: components["schemas"]["DrawsOpening"];
            bot_try?: components["schemas"]["BotTryOpening"];
        };
        /** @description The hidden fields that this audience may know, opened. */
        HeadquartersBuiltOpenings: {
            cards?: components["schemas"]["HeadquartersBuiltCardsOpening"];
            command?: components["schemas"]["CommandOpening"];
            draws?: components["schemas"]["DrawsOpening"];
            bot_try?: components["schemas"]["BotTryOpening"];
        };
        /** @description The hidden fields that this audience may know, opened. */
        SuspectNabbedOpenings: {
            card?: components["schemas"]["SuspectNabbedCardOpening"];
            command?: components["schemas"]["CommandOpening"];
            draws?: components["schemas"]["DrawsOpening"];
            bot_try?: components["schemas"]["BotTryOpening"];
        };
        /** @description The hidden fields that this audience may know, opened. */
        CardMilledOpenings: {
            card?: components["schemas"]["CardMilledCardOpening"];
            command?: components["schemas"]["CommandOpening"];
            draws?: components["schemas"]["DrawsOpening"];
            bot_try?: components["schemas"]["BotTryOpening"];
        };
        /** @description The hidden fields that this audience may know, opened. */
        ClueGivenOpenings: {
            narrowed?: components["schemas"]["ClueGivenNarrowedOpening"];
            command?: components["schemas"]["CommandOpening"];
            draws?: components["schemas"]["DrawsOpening"];
            bot_try?: components["schemas"]["BotTryOpening"];
        };
        /** @description The hidden fields that this audience may know, opened. */
        ExchangeMadeOpenings: {
            narrowed?: components["schemas"]["ExchangeMadeNarrowedOpening"];
            command?: components["schemas"]["CommandOpening"];
            draws?: components["schemas"]["DrawsOpening"];
            bot_try?: components["schemas"]["BotTryOpening"];
        };
        /** @description The hidden fields that this audience may know, opened. */
        CardsDrawnOpenings: {
            cards?: components["schemas"]["CardsDrawnCardsOpening"];
            command?: components["schemas"]["CommandOpening"];
            draws?: components["schemas"]["DrawsOpening"];
            bot_try?: components["schemas"]["BotTryOpening"];
        };
        /** @description The hidden fields that this audience may know, opened. */
        ShotMissedOpenings: {
            choices?: components["schemas"]["ShotMissedChoicesOpening"];
            command?: components["schemas"]["CommandOpening"];
            draws?: components["schemas"]["DrawsOpening"];
            bot_try?: components["schemas"]["BotTryOpening"];
        };
        /** @description The hidden fields that this audience may know, opened. */
        ShotHitOpenings: {
            choices?: components["schemas"]["ShotHitChoicesOpening"];
            command?: components["schemas"]["CommandOpening"];
            draws?: components["schemas"]["DrawsOpening"];
            bot_try?: components["schemas"]["BotTryOpening"];
        };
        /** @description The hidden fields that this audience may know, opened. */
        RewardDrawnOpenings: {
            card?: components["schemas"]["RewardDrawnCardOpening"];
            command?: components["schemas"]["CommandOpening"];
            draws?: components["schemas"]["DrawsOpening"];
            bot_try?: components["schemas"]["BotTryOpening"];
        };
        /** @description The hidden fields that this audience may know, opened. */
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
        /** @description The hidden fields that this audience may know, opened. */
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
        /** @description The hidden fields that this audience may know, opened. */
        GameSeatRecalledOpenings: {
            mind?: components["schemas"]["GameSeatRecalledMindOpening"];
            command?: components["schemas"]["CommandOpening"];
            draws?: components["schemas"]["DrawsOpening"];
            bot_try?: components["schemas"]["BotTryOpening"];
        };
        /** @description The hidden fields that this audience may know, opened. */
        GameGroupJoinedOpenings: {
            game?: components["schemas"]["GameGroupJoinedGameOpening"];
            command?: components["schemas"]["CommandOpening"];
            draws?: components["schemas"]["DrawsOpening"];
            bot_try?: components["schemas"]["BotTryOpening"];
        };
        /** @description The hidden fields that this audience may know, opened. */
        GameSeatTakenOpenings: {
            token?: components["schemas"]["GameSeatTakenTokenOpening"];
            command?: components["schemas"]["CommandOpening"];
            draws?: components["schemas"]["DrawsOpening"];
            bot_try?: components["schemas"]["BotTryOpening"];
        };
        /** @description The hidden fields that this audience may know, opened. */
        GameTokenMintedOpenings: {
            token?: components["schemas"]["GameTokenMintedTokenOpening"];
            by?: components["schemas"]["GameTokenMintedByOpening"];
            command?: components["schemas"]["CommandOpening"];
            draws?: components["schemas"]["DrawsOpening"];
            bot_try?: components["schemas"]["BotTryOpening"];
        };
        /** @description The hidden fields that this audience may know, opened. */
        GameReplaySharedOpenings: {
            shared?: components["schemas"]["GameReplaySharedSharedOpening"];
            command?: components["schemas"]["CommandOpening"];
            draws?: components["schemas"]["DrawsOpening"];
            bot_try?: components["schemas"]["BotTryOpening"];
        };
        /** @description The hidden fields that this audience may know, opened. */
        GameSeatReissuedOpenings: {
            token?: components["schemas"]["GameSeatReissuedTokenOpening"];
            command?: components["schemas"]["CommandOpening"];
            draws?: components["schemas"]["DrawsOpening"];
            bot_try?: components["schemas"]["BotTryOpening"];
        };
        /** @description The hidden fields that this audience may know, opened. */
        GameSeatSubstitutedOpenings: {
            token?: components["schemas"]["GameSeatSubstitutedTokenOpening"];
            command?: components["schemas"]["CommandOpening"];
            draws?: components["schemas"]["DrawsOpening"];
            bot_try?: components["schemas"]["BotTryOpening"];
        };
        /** @description The hidden fields that this audience may know, opened. */
        GameSlipExchangedOpenings: {
            token?: components["schemas"]["GameSlipExchangedTokenOpening"];
            command?: components["schemas"]["CommandOpening"];
            draws?: components["schemas"]["DrawsOpening"];
            bot_try?: components["schemas"]["BotTryOpening"];
        };
        /** @description An event, with the information that one audience may have. */
        EventHead: {
            /**
             * Format: date-time
             * @description Time at which the event happened, in UTC (RFC 3339).
             */
            at: string;
            /** @description The seat whose command caused the event; null for none. */
            by: number | null;
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
            /** @description The number of the event's rule; null for none. */
            rule: string | null;
            /** @description The event as one line of text; the digest does not cover it. */
            text: string;
            /** @description The event as a sentence for its reader, and the moves on the table, with `words` only. */
            told?: components["schemas"]["ToldWords"];
            /** @description Version: position in the game's log, from 1. */
            version: number;
        };
        /** @description The mission begins. */
        MissionBeganEvent: components["schemas"]["EventHead"] & {
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
        SuspectsDealtEvent: components["schemas"]["EventHead"] & {
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
        HandDealtEvent: components["schemas"]["EventHead"] & {
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
        /** @description The rest of the cards becomes the Headquarters. */
        HeadquartersBuiltEvent: components["schemas"]["EventHead"] & {
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
        TurnBeganEvent: components["schemas"]["EventHead"] & {
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
        SuspectNabbedEvent: components["schemas"]["EventHead"] & {
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
        CardMilledEvent: components["schemas"]["EventHead"] & {
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
        /** @description A seat lays a card next to its own suspect. */
        ClueGivenEvent: components["schemas"]["EventHead"] & {
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
        /** @description A seat lays a card next to the target's suspect. */
        ExchangeMadeEvent: components["schemas"]["EventHead"] & {
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
        /** @description A seat may draw a card after its exchange. */
        DrawOfferedEvent: components["schemas"]["EventHead"] & {
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
        DrawDeclinedEvent: components["schemas"]["EventHead"] & {
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
        BidedEvent: components["schemas"]["EventHead"] & {
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
        CardsDrawnEvent: components["schemas"]["EventHead"] & {
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
        ShotMissedEvent: components["schemas"]["EventHead"] & {
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
        ShotHitEvent: components["schemas"]["EventHead"] & {
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
        RewardOfferedEvent: components["schemas"]["EventHead"] & {
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
        RewardTakenEvent: components["schemas"]["EventHead"] & {
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
        RewardDrawnEvent: components["schemas"]["EventHead"] & {
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
        RewardDeclinedEvent: components["schemas"]["EventHead"] & {
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
        TrimOwedEvent: components["schemas"]["EventHead"] & {
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
        TrimmedEvent: components["schemas"]["EventHead"] & {
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
        BoardMarkedEvent: components["schemas"]["EventHead"] & {
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
        TurnSkippedEvent: components["schemas"]["EventHead"] & {
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
        LastChanceGivenEvent: components["schemas"]["EventHead"] & {
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
        LastShotOfferedEvent: components["schemas"]["EventHead"] & {
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
        FireHeldEvent: components["schemas"]["EventHead"] & {
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
        EndedEvent: components["schemas"]["EventHead"] & {
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
        CardsRevealedEvent: components["schemas"]["EventHead"] & {
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
        /** @description The game is created: its rules, its options, and the commitment to its seed. */
        GameCreatedEvent: components["schemas"]["EventHead"] & {
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
        /** @description A game continues from a version of another, with seats, tokens and salts of its own. */
        GameForkedEvent: components["schemas"]["EventHead"] & {
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
        GameSeatRecalledEvent: components["schemas"]["EventHead"] & {
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
        /** @description Another game shares this game's luck. */
        GameGroupJoinedEvent: components["schemas"]["EventHead"] & {
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
        GameSeatTakenEvent: components["schemas"]["EventHead"] & {
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
        GameTokenMintedEvent: components["schemas"]["EventHead"] & {
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
        GameTokenRevokedEvent: components["schemas"]["EventHead"] & {
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
        /** @description A link to a replay is handed out, which is revoked like a token. */
        GameReplaySharedEvent: components["schemas"]["EventHead"] & {
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
        GameStartedEvent: components["schemas"]["EventHead"] & {
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
        GameSeatResignedEvent: components["schemas"]["EventHead"] & {
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
        GameAutomationFailedEvent: components["schemas"]["EventHead"] & {
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
        GameAbortedEvent: components["schemas"]["EventHead"] & {
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
        GameOverEvent: components["schemas"]["EventHead"] & {
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
        GameRulingMadeEvent: components["schemas"]["EventHead"] & {
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
        GameRestoredEvent: components["schemas"]["EventHead"] & {
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
        /** @description The service reveals the seed and the salts' secret, so that anyone can open and check everything. */
        GameSeedRevealedEvent: components["schemas"]["EventHead"] & {
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
        GameCommitmentReplacedEvent: components["schemas"]["EventHead"] & {
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
        GameLuckClosedEvent: components["schemas"]["EventHead"] & {
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
        GameNonceGivenEvent: components["schemas"]["EventHead"] & {
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
        /** @description The luck is complete: no nonce is accepted after this event. */
        GameLuckDrawnEvent: components["schemas"]["EventHead"] & {
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
        GamePublicGivenEvent: components["schemas"]["EventHead"] & {
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
        GameCancelledEvent: components["schemas"]["EventHead"] & {
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
        GameSeatAbsentEvent: components["schemas"]["EventHead"] & {
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
        /** @description The time of some decisions is used up; their defaults follow in the same batch. */
        GameClockStruckEvent: components["schemas"]["EventHead"] & {
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
        GameSeatReturnedEvent: components["schemas"]["EventHead"] & {
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
        GameTimeGivenEvent: components["schemas"]["EventHead"] & {
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
        GamePausedEvent: components["schemas"]["EventHead"] & {
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
        GamePauseEndedEvent: components["schemas"]["EventHead"] & {
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
        GameTimeAddedEvent: components["schemas"]["EventHead"] & {
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
        /** @description A seat's person gets another token, or a slip for one; earlier tokens and their descendants are revoked. */
        GameSeatReissuedEvent: components["schemas"]["EventHead"] & {
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
        GameSeatSubstitutedEvent: components["schemas"]["EventHead"] & {
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
        /** @description A seat that waited for a person belongs to a bot from the beginning of the game. */
        GameSeatFilledEvent: components["schemas"]["EventHead"] & {
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
        GameSlipExchangedEvent: components["schemas"]["EventHead"] & {
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
        /** @description All games of the round are open, and this game can be played. Times are RFC 3339, UTC. */
        GamePlayOpenedEvent: components["schemas"]["EventHead"] & {
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
        /** @description The no-show time is over, and seats that did not look at their table are noted. */
        GameNoShowsEvent: components["schemas"]["EventHead"] & {
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
        /**
         * @description A value of `GameCreatedData.visibility`.
         * @enum {string}
         */
        GameCreatedDataVisibility: "public" | "unlisted";
        /**
         * @description A value of `GameCreatedData.deal`.
         * @enum {string}
         */
        GameCreatedDataDeal: "duplicate" | "fixed" | "fresh";
        /**
         * @description A value of `GameForkedData.luck`.
         * @enum {string}
         */
        GameForkedDataLuck: "fresh" | "same";
        /**
         * @description A value of `GameForkedData.visibility`.
         * @enum {string}
         */
        GameForkedDataVisibility: "public" | "unlisted";
        /**
         * @description A value of `GameForkedData.deal`.
         * @enum {string}
         */
        GameForkedDataDeal: "duplicate" | "fixed" | "fresh";
        /**
         * @description A value of `GameRulingMadeData.kind`.
         * @enum {string}
         */
        GameRulingMadeDataKind: "abort" | "correct";
        /**
         * @description A value of `Shared.spoilers`.
         * @enum {string}
         */
        SharedSpoilers: "all" | "end" | "none";
        /**
         * @description A value of `Shared.names`.
         * @enum {string}
         */
        SharedNames: "masked" | "shown";
        /**
         * @description A value of `Options.start`.
         * @enum {string}
         */
        OptionsStart: "host" | "random";
        /**
         * @description A value of `Options.helper`.
         * @enum {string}
         */
        OptionsHelper: "auto" | "manual" | "off";
        /**
         * @description A value of `LuckPlan.nonces`.
         * @enum {string}
         */
        LuckPlanNonces: "asked" | "none" | "required";
        /**
         * @description A value of `OptionsBody.start`.
         * @enum {string}
         */
        OptionsBodyStart: "host" | "random";
        /**
         * @description A value of `OptionsBody.helper`.
         * @enum {string}
         */
        OptionsBodyHelper: "auto" | "manual" | "off";
        /**
         * @description A value of `Offer.type`.
         * @enum {string}
         */
        OfferType: "nab" | "clue" | "exchange" | "draw_after_exchange" | "bide" | "eliminate" | "take_reward" | "draw_reward" | "decline_reward" | "trim" | "mark" | "hold_fire";
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
