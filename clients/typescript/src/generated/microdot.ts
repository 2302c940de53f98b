// Made by clients/regenerate from 6dec64ba5225b49724b64a00b4ea87b9c5f309d2e8279a0d3729cd5787ec2f17

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
        Event: components["schemas"]["ThrownForStartEvent"] | components["schemas"]["OrderSettledEvent"] | components["schemas"]["ColourChosenEvent"] | components["schemas"]["TableLaidEvent"] | components["schemas"]["TurnBeganEvent"] | components["schemas"]["TurnSkippedEvent"] | components["schemas"]["ColouredThrownEvent"] | components["schemas"]["SymbolThrownEvent"] | components["schemas"]["AgentMovedEvent"] | components["schemas"]["BriefingReadEvent"] | components["schemas"]["BriefingReadAloneEvent"] | components["schemas"]["BriefingShownEvent"] | components["schemas"]["MissionReadEvent"] | components["schemas"]["EquipmentOfferedEvent"] | components["schemas"]["EquipmentTakenEvent"] | components["schemas"]["EquipmentDeclinedEvent"] | components["schemas"]["MoveOpenedEvent"] | components["schemas"]["PieceSteppedEvent"] | components["schemas"]["PassedEvent"] | components["schemas"]["PieceCapturedEvent"] | components["schemas"]["PiecesClashedEvent"] | components["schemas"]["BagTakenEvent"] | components["schemas"]["BagLeftEvent"] | components["schemas"]["ModeChangedEvent"] | components["schemas"]["TurnLostEvent"] | components["schemas"]["BriberyTakenEvent"] | components["schemas"]["BriberyReturnedEvent"] | components["schemas"]["BriberyUsedEvent"] | components["schemas"]["BriberyAskedEvent"] | components["schemas"]["BriberyKeptEvent"] | components["schemas"]["DeckReshuffledEvent"] | components["schemas"]["DrawProposedEvent"] | components["schemas"]["DrawAnsweredEvent"] | components["schemas"]["DrawRefusedEvent"] | components["schemas"]["BagBroughtHomeEvent"] | components["schemas"]["EndedEvent"] | components["schemas"]["BriefingsRevealedEvent"] | components["schemas"]["GameCreatedEvent"] | components["schemas"]["GameForkedEvent"] | components["schemas"]["GameSeatRecalledEvent"] | components["schemas"]["GameGroupJoinedEvent"] | components["schemas"]["GameSeatTakenEvent"] | components["schemas"]["GameTokenMintedEvent"] | components["schemas"]["GameTokenRevokedEvent"] | components["schemas"]["GameReplaySharedEvent"] | components["schemas"]["GameStartedEvent"] | components["schemas"]["GameSeatResignedEvent"] | components["schemas"]["GameAutomationFailedEvent"] | components["schemas"]["GameAbortedEvent"] | components["schemas"]["GameOverEvent"] | components["schemas"]["GameRulingMadeEvent"] | components["schemas"]["GameRestoredEvent"] | components["schemas"]["GameSeedRevealedEvent"] | components["schemas"]["GameCommitmentReplacedEvent"] | components["schemas"]["GameLuckClosedEvent"] | components["schemas"]["GameNonceGivenEvent"] | components["schemas"]["GameLuckDrawnEvent"] | components["schemas"]["GamePublicGivenEvent"] | components["schemas"]["GameCancelledEvent"] | components["schemas"]["GameSeatAbsentEvent"] | components["schemas"]["GameClockStruckEvent"] | components["schemas"]["GameSeatReturnedEvent"] | components["schemas"]["GameTimeGivenEvent"] | components["schemas"]["GamePausedEvent"] | components["schemas"]["GamePauseEndedEvent"] | components["schemas"]["GameTimeAddedEvent"] | components["schemas"]["GameSeatReissuedEvent"] | components["schemas"]["GameSeatSubstitutedEvent"] | components["schemas"]["GameSeatFilledEvent"] | components["schemas"]["GameSlipExchangedEvent"] | components["schemas"]["GamePlayOpenedEvent"] | components["schemas"]["GameNoShowsEvent"];
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
            ruleset: "microdot";
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
        Command: components["schemas"]["ChooseColourCommand"] | components["schemas"]["ThrowCommand"] | components["schemas"]["UseBriberyCommand"] | components["schemas"]["TakeCommand"] | components["schemas"]["DeclineCommand"] | components["schemas"]["StepGunCommand"] | components["schemas"]["StepDaggerCommand"] | components["schemas"]["StepEarphonesCommand"] | components["schemas"]["StepLadderCommand"] | components["schemas"]["StepWireCuttersCommand"] | components["schemas"]["StepPassportCommand"] | components["schemas"]["LeaveBagCommand"] | components["schemas"]["PassCommand"] | components["schemas"]["ProposeDrawCommand"] | components["schemas"]["AnswerDrawCommand"] | components["schemas"]["ResignCommand"] | components["schemas"]["AbortCommand"] | components["schemas"]["LeaveCommand"] | components["schemas"]["ReturnCommand"];
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
        /** @description The public state. Sequences are by seat unless stated otherwise. */
        Table: {
            /** @description Options of this table. */
            options: components["schemas"]["Options"];
            /** @description Number of seats. */
            players: number;
            /** @description The decision of the seat at turn. */
            phase: components["schemas"]["Phase"];
            /** @description Colours of the seats, and so their territories, by seat; null until chosen. */
            colours: (components["schemas"]["Colour"] | null)[];
            /** @description Seats in the order of their first throws. */
            by_throw: number[];
            /** @description Seats yet to choose a colour, the next first. */
            choosers: number[];
            /** @description Seats in turn order. */
            order: number[];
            /** @description Whether each agent is on the strip or on a mission. */
            modes: components["schemas"]["Mode"][];
            /** @description Strip segment of each agent, by seat; null for an agent in the Interrogation Centre. */
            agents: (number | null)[];
            /** @description Places of each seat's pieces. */
            pieces: components["schemas"]["Equipment"][];
            /** @description Squares of the bags, by seat. */
            bags: string[];
            /** @description Number of Bribery Cards held, by seat. */
            bribery: number[];
            /** @description Number of turns to miss, by seat. */
            skips: number[];
            /** @description The seat whose turn it is. */
            turn: number | null;
            /** @description Number of the round, from 1. */
            round: number;
            /** @description Number of turns that all seats have begun or missed so far. */
            turns: number;
            /** @description Number of throws in this turn. */
            throws: number;
            /** @description Pieces that the seat at turn may take, if public. */
            offered: components["schemas"]["Item"][];
            /** @description The moves open to the seat at turn; null if none. */
            move: components["schemas"]["PendingMove"] | null;
            /** @description Seats that may use a Bribery Card out of turn. */
            asked: number[];
            /** @description Whether a draw was proposed in this turn. */
            proposed: boolean;
            /** @description Seats that must answer a proposal. */
            draw_asked: number[];
            /** @description Number of cards left in the deck of Briefing Cards. */
            briefing_deck: number;
            /** @description Briefing Cards in the discard, sorted. */
            briefing_used: number[];
            /** @description Secret briefings since the last shuffle. */
            unshown: components["schemas"]["UnshownBriefing"][];
            /** @description Number of times that the Briefing Cards were shuffled. */
            briefing_shuffle: number;
            /** @description Number of cards left in the deck of Mission Cards. */
            mission_deck: number;
            /** @description Mission Cards in the discard, sorted. */
            mission_used: string[];
            /** @description Number of times that the Mission Cards were shuffled. */
            mission_shuffle: number;
            /** @description Secret briefings, after the game. */
            read_alone: number[][];
            /** @description The outcome; null while the game runs. */
            outcome: components["schemas"]["Outcome"] | null;
        };
        /** @description A seat's private knowledge. */
        Mind: {
            /** @description The seat with this knowledge. */
            seat: number;
            /** @description Numbers of the seat's secret briefings that are unshown since the deck was shuffled, in order. */
            read: number[];
            /** @description Pieces that the seat's last secret briefing offers. */
            offered: components["schemas"]["Item"][];
        };
        /** @description The state hidden from every seat: the decks. */
        House: {
            /** @description Briefing Cards left to draw, sorted, not shuffled. */
            briefing: number[];
            /** @description Mission Cards left to draw, sorted, not shuffled. */
            mission: string[];
            /** @description All Briefing Cards of the full deck. */
            all_briefing: number[];
            /** @description All Mission Cards of the full deck. */
            all_mission: string[];
        };
        /** @description A throw of the Coloured Die for the order of choosing colours. */
        ThrownForStartData: {
            /** @description The seat that acts, or that the event happens to. */
            seat: number;
            /** @description The face thrown. */
            face: number;
        };
        /** @description The order in which the seats choose colours. */
        OrderSettledData: {
            /** @description Seats in the order in which they choose colours. */
            seats: number[];
        };
        /** @description A seat chooses a colour. */
        ColourChosenData: {
            /** @description The seat that acts, or that the event happens to. */
            seat: number;
            /** @description The colour chosen; it also fixes the territory. */
            colour: components["schemas"]["Colour"];
        };
        /** @description The bags are placed. */
        TableLaidData: {
            /** @description Squares of the bags, by seat. */
            bags: string[];
            /** @description Seats in turn order. */
            order: number[];
        };
        /** @description A turn begins. */
        TurnBeganData: {
            /** @description The seat that acts, or that the event happens to. */
            seat: number;
            /** @description Number of the round, from 1. */
            round: number;
        };
        /** @description A seat misses its turn. */
        TurnSkippedData: {
            /** @description The seat that acts, or that the event happens to. */
            seat: number;
            /** @description Number of the round, from 1. */
            round: number;
        };
        /** @description A throw of the Coloured Die. */
        ColouredThrownData: {
            /** @description The seat that acts, or that the event happens to. */
            seat: number;
            /** @description The face thrown. */
            face: number;
            /** @description Number of the throw within the turn, from 1. */
            nth: number;
        };
        /** @description A throw of the Symbol Die. */
        SymbolThrownData: {
            /** @description The seat that acts, or that the event happens to. */
            seat: number;
            /** @description The face thrown. */
            face: components["schemas"]["Symbol"];
            /** @description Number of the throw within the turn, from 1. */
            nth: number;
        };
        /** @description An agent moves on the strip. */
        AgentMovedData: {
            /** @description The seat that acts, or that the event happens to. */
            seat: number;
            /** @description The segment of the strip that the agent enters, from 0, clockwise. */
            segment: number;
            /** @description Whether another agent stands on the segment. */
            blocked: boolean;
            /** @description The picture on the segment: a piece of equipment or `microdot`. */
            shows: string;
        };
        /** @description A Briefing Card is read aloud. */
        BriefingReadData: {
            /** @description The seat that acts, or that the event happens to. */
            seat: number;
            /** @description Number of the Briefing Card. */
            number: number;
            /** @description The instruction that the Briefing Decode Chart gives for the card. */
            says: components["schemas"]["Instruction"];
        };
        /** @description A Briefing Card is read in secret. */
        BriefingReadAloneData: {
            /** @description The seat that acts, or that the event happens to. */
            seat: number;
            /** @description Numbers the Briefing Card may have, by public knowledge. */
            numbers: number[];
            /** @description Whether the card offers a piece. */
            is_offer: boolean;
        };
        /** @description The reader uses and shows a secret briefing. */
        BriefingShownData: {
            /** @description The seat that acts, or that the event happens to. */
            seat: number;
            /** @description Number of the Briefing Card. */
            number: number;
            /** @description The instruction that the Briefing Decode Chart gives for the card. */
            says: components["schemas"]["Instruction"];
        };
        /** @description A Mission Card is read, and the Black/White Die is thrown. */
        MissionReadData: {
            /** @description The seat that acts, or that the event happens to. */
            seat: number;
            /** @description Letter of the Mission Card. */
            letter: string;
            /** @description The face of the Black/White Die. */
            face: components["schemas"]["Shade"];
            /** @description The instruction of the Mission Decode Chart for card and die. */
            says: components["schemas"]["Instruction"];
        };
        /** @description A seat may take one of some pieces. */
        EquipmentOfferedData: {
            /** @description The seat that acts, or that the event happens to. */
            seat: number;
            /** @description Pieces that the seat may take. */
            items: components["schemas"]["Item"][];
        };
        /** @description A seat takes a piece. */
        EquipmentTakenData: {
            /** @description The seat that acts, or that the event happens to. */
            seat: number;
            /** @description The piece that the seat takes. */
            item: components["schemas"]["Item"];
            /** @description The place where the piece is put. */
            to: string;
            /** @description The seat that held the piece; null for a piece from the box. */
            captor: number | null;
        };
        /** @description A seat takes nothing. */
        EquipmentDeclinedData: {
            /** @description The seat that acts, or that the event happens to. */
            seat: number;
        };
        /** @description A seat may move some of its pieces. */
        MoveOpenedData: {
            /** @description The seat that acts, or that the event happens to. */
            seat: number;
            /** @description Direction of the steps, or `barrier`. */
            direction: components["schemas"]["Direction"] | "barrier";
            /** @description Pieces that the seat may move. */
            items: components["schemas"]["Item"][];
            /** @description Number of steps at most. */
            steps: number;
            /** @description Whether one piece makes all steps. */
            one_piece: boolean;
        };
        /** @description A piece moves one step. */
        PieceSteppedData: {
            /** @description The seat that acts, or that the event happens to. */
            seat: number;
            /** @description The piece that moves. */
            item: components["schemas"]["Item"];
            /** @description The square that the piece enters. */
            to: string;
            /** @description Owner of the bag that moves with the piece; null if none does. */
            bag: number | null;
        };
        /** @description A seat moves nothing more. */
        PassedData: {
            /** @description The seat that acts, or that the event happens to. */
            seat: number;
        };
        /** @description A piece of `seat` goes to the Interrogation Centre of `captor`. */
        PieceCapturedData: {
            /** @description The seat that acts, or that the event happens to. */
            seat: number;
            /** @description The captured piece. */
            item: components["schemas"]["Item"];
            /** @description The seat that captures the piece. */
            captor: number;
            /** @description The square of the capture. */
            at: string;
        };
        /** @description Two equal pieces of two seats capture each other. */
        PiecesClashedData: {
            /** @description The seat that acts, or that the event happens to. */
            seat: number;
            /** @description The other seat that the event concerns. */
            target: number;
            /** @description The piece of each seat. */
            item: components["schemas"]["Item"];
            /** @description The square of the clash. */
            at: string;
        };
        /** @description A piece of `seat` now stands on the bag of `owner`. */
        BagTakenData: {
            /** @description The seat that acts, or that the event happens to. */
            seat: number;
            /** @description The piece that stands on the bag. */
            item: components["schemas"]["Item"];
            /** @description The seat that owns the bag. */
            owner: number;
            /** @description The square of the bag. */
            at: string;
        };
        /** @description The bag of `owner` lies unattended. */
        BagLeftData: {
            /** @description The seat that owns the bag. */
            owner: number;
            /** @description The square of the bag. */
            at: string;
        };
        /** @description A seat starts its mission, or returns to the strip with its agent in the Interrogation Centre. */
        ModeChangedData: {
            /** @description The seat that acts, or that the event happens to. */
            seat: number;
            /** @description The agent's place after this event: on the strip or on a mission. */
            mode: components["schemas"]["Mode"];
        };
        /** @description A seat will miss a turn. */
        TurnLostData: {
            /** @description The seat that acts, or that the event happens to. */
            seat: number;
        };
        /** @description A seat takes a Bribery Card. */
        BriberyTakenData: {
            /** @description The seat that acts, or that the event happens to. */
            seat: number;
        };
        /** @description An unused Bribery Card returns to the stack. */
        BriberyReturnedData: {
            /** @description The seat that acts, or that the event happens to. */
            seat: number;
        };
        /** @description A captured piece is freed; the Bribery Card returns to the stack. */
        BriberyUsedData: {
            /** @description The seat that acts, or that the event happens to. */
            seat: number;
            /** @description The freed piece. */
            item: components["schemas"]["Item"];
            /** @description The place where the piece is put. */
            to: string;
            /** @description The seat that held the piece. */
            captor: number;
        };
        /** @description Seats that lost a piece may use a Bribery Card at once. */
        BriberyAskedData: {
            /** @description Seats that must answer. */
            seats: number[];
        };
        /** @description A seat uses no Bribery Card now. */
        BriberyKeptData: {
            /** @description The seat that acts, or that the event happens to. */
            seat: number;
        };
        /** @description An empty deck is reshuffled. */
        DeckReshuffledData: {
            /** @description The shuffled deck: Briefing or Mission Cards. */
            deck: components["schemas"]["DeckReshuffledDataDeck"];
            /** @description Number of the shuffle; the first deck is 1. */
            shuffle: number;
        };
        /** @description A seat proposes a draw. */
        DrawProposedData: {
            /** @description The seat that acts, or that the event happens to. */
            seat: number;
            /** @description Seats that must answer the proposal. */
            asked: number[];
        };
        /** @description A seat agrees to a draw or refuses it. */
        DrawAnsweredData: {
            /** @description The seat that acts, or that the event happens to. */
            seat: number;
            /** @description Whether the seat agrees to the draw. */
            agree: boolean;
        };
        /** @description The draw is refused and the game goes on. */
        DrawRefusedData: Record<string, unknown>;
        /** @description An enemy's bag is on the HQ square of `seat`. */
        BagBroughtHomeData: {
            /** @description The seat that acts, or that the event happens to. */
            seat: number;
            /** @description The seat that owns the bag. */
            owner: number;
        };
        /** @description The game ends. */
        EndedData: {
            /** @description Seats that won; empty for a draw. */
            winners: number[];
            /** @description The reason of the end, as a code of the ruleset. */
            reason: components["schemas"]["EndedDataReason"];
        };
        /** @description Secret briefings never shown since the deck was last shuffled, by seat. */
        BriefingsRevealedData: {
            /** @description Numbers of unshown secret briefings, by seat. */
            numbers: number[][];
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
        /** @description Table options with their defaults. Rule MD-11. */
        Options: {
            /** @description Board, strip, dice and cards; null: the service's own (MD-3.9). */
            kit: components["schemas"]["Kit"] | null;
            /** @description Territory of the second player of two (MD-2.6). */
            two_player: components["schemas"]["OptionsTwoPlayer"];
            /** @description The order of turns (MD-2.3). */
            order: components["schemas"]["OptionsOrder"];
            /** @description Whether briefings are read alone (MD-12.2). */
            secret_briefing: boolean;
            /** @description Whether a player who can move must move (MD-6.2). */
            mandatory_move: boolean;
            /** @description Whether a higher piece may be attacked (MD-6.4). */
            suicide: boolean;
            /** @description Whether an EMBASSY is closed even to the player's own bag (MD-8.5). */
            embassy_bars_own_bag: boolean;
            /** @description Whether HQ squares are closed to other players' pieces, and to their owner's with a bag (MD-6.4). */
            hq_closed_to_enemies: boolean;
            /** @description Whether Bribery Cards can be used out of turn (MD-9.5). */
            bribery_anytime: boolean;
            /** @description Number of rounds until a draw, 1 to 1000 (MD-10.3). */
            max_rounds: number;
            /** @description Whether players may agree to a draw (MD-10.4). */
            draw_by_agreement: boolean;
        };
        /** @description A line of a decode chart. */
        Instruction: {
            /** @description The kind of instruction. */
            does: components["schemas"]["Does"];
            /** @description Pieces to collect or to step with. */
            items: components["schemas"]["Item"][];
            /** @description Direction of the steps. */
            direction: components["schemas"]["Direction"];
            /** @description Number of steps at most. */
            steps: number;
            /** @description Whether one piece makes all steps. */
            one_piece: boolean;
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
        /** @description The places of a player's six pieces. */
        Equipment: {
            /** @description Square, box or Interrogation Centre of the Gun. */
            gun: string;
            /** @description Square, box or Interrogation Centre of the Dagger. */
            dagger: string;
            /** @description Square, box or Interrogation Centre of the Earphones. */
            earphones: string;
            /** @description Square, box or Interrogation Centre of the Ladder. */
            ladder: string;
            /** @description Square, box or Interrogation Centre of the Wire Cutters. */
            wire_cutters: string;
            /** @description Square, box or Interrogation Centre of the Passport. */
            passport: string;
        };
        /** @description A secret briefing, and the numbers that its card may have. Rule MD-12.2. */
        UnshownBriefing: {
            /** @description The seat that read the briefing. */
            seat: number;
            /** @description Numbers that the Briefing Card may have, ascending. */
            numbers: number[];
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
        /** @description The moves open to the seat at turn. */
        PendingMove: {
            /** @description Direction of the steps, or `barrier`. */
            direction: components["schemas"]["Direction"] | "barrier";
            /** @description Pieces that may step. */
            items: components["schemas"]["Item"][];
            /** @description Number of steps at most. */
            steps: number;
            /** @description Whether one piece makes all steps. */
            one_piece: boolean;
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
        /** @description A table's own board, strip, dice and cards. Parts left out are the service's. Rule MD-3.9. */
        Kit: {
            /** @description Squares and barriers; null for the service's own board. */
            board: components["schemas"]["Board"] | null;
            /** @description Segments in order; null for the service's own. */
            strip: string[] | null;
            /** @description The faces of the dice; null for the service's own. */
            dice: components["schemas"]["Dice"] | null;
            /** @description The Briefing Cards and their decode chart; null for the service's own. */
            briefing: components["schemas"]["Briefing"][] | null;
            /** @description The Mission Cards and their decode chart; null for the service's own. */
            mission: components["schemas"]["Mission"][] | null;
        };
        /** @description The inner board, row by row from the north. The quarters are the territories: red in the north-west, then clockwise blue, green and yellow. */
        Board: {
            /** @description The board's rows of squares, from the north: `.` plain, `D` dark, `H` HQ, `B` bag spot, `E` EMBASSY. */
            squares: string[];
            /** @description The barriers between the quarters of the board. */
            barriers: components["schemas"]["Barriers"];
        };
        /** @description The faces of the three dice. */
        Dice: {
            /** @description Numbers of the Coloured Die. */
            coloured: number[];
            /** @description Faces of the Symbol Die. */
            symbol: components["schemas"]["Symbol"][];
            /** @description Faces of the Black/White Die. */
            black_white: components["schemas"]["Shade"][];
        };
        /** @description A line of the Briefing Decode Chart. */
        Briefing: {
            /** @description The number on the Briefing Card. */
            number: number;
            /** @description Number of Briefing Cards with this number. */
            cards: number;
            /** @description The instruction of the Briefing Card. */
            instruction: components["schemas"]["Instruction"];
        };
        /** @description A line of the Mission Decode Chart. */
        Mission: {
            /** @description The letter on the Mission Card. */
            letter: string;
            /** @description Number of Mission Cards with this letter. */
            cards: number;
            /** @description The card's instruction for the black face of the Black/White Die. */
            black: components["schemas"]["Instruction"];
            /** @description The card's instruction for the white face of the Black/White Die. */
            white: components["schemas"]["Instruction"];
        };
        /** @description The barriers between the territories; wall and wire follow the same rules. */
        Barriers: {
            /** @description The barrier north of the middle. */
            north: components["schemas"]["BarriersNorth"];
            /** @description The barrier east of the middle. */
            east: components["schemas"]["BarriersEast"];
            /** @description The barrier south of the middle. */
            south: components["schemas"]["BarriersSouth"];
            /** @description The barrier west of the middle. */
            west: components["schemas"]["BarriersWest"];
        };
        /**
         * @description A value from a fixed list: item.
         * @enum {string}
         */
        Item: "dagger" | "earphones" | "gun" | "ladder" | "passport" | "wire_cutters";
        /**
         * @description A value from a fixed list: phase.
         * @enum {string}
         */
        Phase: "busy" | "colour" | "move" | "over" | "setup" | "take" | "throw";
        /**
         * @description A value from a fixed list: colour.
         * @enum {string}
         */
        Colour: "blue" | "green" | "red" | "yellow";
        /**
         * @description A value from a fixed list: mode.
         * @enum {string}
         */
        Mode: "briefing" | "mission" | "recovery";
        /**
         * @description A value from a fixed list: symbol.
         * @enum {string}
         */
        Symbol: "any" | "barrier" | "diag" | "mission" | "ortho";
        /**
         * @description A value from a fixed list: shade.
         * @enum {string}
         */
        Shade: "black" | "white";
        /**
         * @description A value from a fixed list: direction.
         * @enum {string}
         */
        Direction: "any" | "diag" | "ortho";
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
         * @description A value from a fixed list: does.
         * @enum {string}
         */
        Does: "again" | "barrier" | "collect" | "miss" | "nothing" | "release" | "return_bribery" | "step" | "take_bribery";
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
        /** @description Number of the Briefing Card. */
        BriefingReadAloneNumberOpening: {
            value: number;
            /** @description The salt, hexadecimal: the hash of value and salt is the commitment in `hidden`. */
            salt: string;
        };
        /** @description The pieces that the card offers. */
        BriefingReadAloneItemsOpening: {
            value: components["schemas"]["Item"][];
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
        /** @description Choose the colour, and with it the territory, that you play. */
        ChooseColourCommand: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "choose_colour";
            /** @description The colour to play, which also fixes the territory. */
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
            /** @description The captured piece to free. */
            item: components["schemas"]["Item"];
            /** @description The place where the piece is put. */
            to: string;
        };
        /** @description Take a piece of equipment on offer, and place it. */
        TakeCommand: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "take";
            /** @description The piece to take. */
            item: components["schemas"]["Item"];
            /** @description The place where the piece is put. */
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
            /** @description The square or barrier to move to. */
            to: string;
        };
        /** @description Move your Dagger. */
        StepDaggerCommand: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "step_dagger";
            /** @description The square or barrier to move to. */
            to: string;
        };
        /** @description Move your Earphones. */
        StepEarphonesCommand: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "step_earphones";
            /** @description The square or barrier to move to. */
            to: string;
        };
        /** @description Move your Ladder. */
        StepLadderCommand: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "step_ladder";
            /** @description The square or barrier to move to. */
            to: string;
        };
        /** @description Move your Wire Cutters. */
        StepWireCuttersCommand: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "step_wire_cutters";
            /** @description The square or barrier to move to. */
            to: string;
        };
        /** @description Move your Passport. */
        StepPassportCommand: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "step_passport";
            /** @description The square or barrier to move to. */
            to: string;
        };
        /** @description Move the piece that stands on your own Bag, and leave the Bag behind. */
        LeaveBagCommand: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "leave_bag";
            /** @description The square or barrier to move to. */
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
            /** @description Whether you agree to a draw. */
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
        /** @description Table options with their defaults. Rule MD-11. */
        OptionsBody: {
            /** @description Board, strip, dice and cards; null: the service's own (MD-3.9). By default `null`. */
            kit?: components["schemas"]["KitBody"] | null;
            /** @description Territory of the second player of two (MD-2.6). By default `"free"`. */
            two_player?: components["schemas"]["OptionsBodyTwoPlayer"];
            /** @description The order of turns (MD-2.3). By default `"clockwise"`. */
            order?: components["schemas"]["OptionsBodyOrder"];
            /** @description Whether briefings are read alone (MD-12.2). By default `false`. */
            secret_briefing?: boolean;
            /** @description Whether a player who can move must move (MD-6.2). By default `false`. */
            mandatory_move?: boolean;
            /** @description Whether a higher piece may be attacked (MD-6.4). By default `false`. */
            suicide?: boolean;
            /** @description Whether an EMBASSY is closed even to the player's own bag (MD-8.5). By default `true`. */
            embassy_bars_own_bag?: boolean;
            /** @description Whether HQ squares are closed to other players' pieces, and to their owner's with a bag (MD-6.4). By default `false`. */
            hq_closed_to_enemies?: boolean;
            /** @description Whether Bribery Cards can be used out of turn (MD-9.5). By default `false`. */
            bribery_anytime?: boolean;
            /** @description Number of rounds until a draw, 1 to 1000 (MD-10.3). By default `200`. */
            max_rounds?: number;
            /** @description Whether players may agree to a draw (MD-10.4). By default `false`. */
            draw_by_agreement?: boolean;
        };
        /** @description A stated deal: the first outcomes of each source of chance. All that the deal omits is left to chance. */
        StatedDealBody: {
            /** @description The throws that settle the order, one per seat. By default `[]`. */
            start?: number[];
            /** @description First faces of the Coloured Die. By default `[]`. */
            coloured?: number[];
            /** @description First faces of the Symbol Die. By default `[]`. */
            symbol?: components["schemas"]["Symbol"][];
            /** @description First faces of the Black/White Die. By default `[]`. */
            black_white?: components["schemas"]["Shade"][];
            /** @description First Briefing Cards, from the top. By default `[]`. */
            briefing?: number[];
            /** @description First Mission Cards, from the top. By default `[]`. */
            mission?: string[];
        };
        /** @description A table's own board, strip, dice and cards. Parts left out are the service's. Rule MD-3.9. */
        KitBody: {
            /** @description Squares and barriers; null for the service's own board. By default `null`. */
            board?: components["schemas"]["BoardBody"] | null;
            /** @description Segments in order; null for the service's own. By default `null`. */
            strip?: string[] | null;
            /** @description The faces of the dice; null for the service's own. By default `null`. */
            dice?: components["schemas"]["DiceBody"] | null;
            /** @description The Briefing Cards and their decode chart; null for the service's own. By default `null`. */
            briefing?: components["schemas"]["BriefingBody"][] | null;
            /** @description The Mission Cards and their decode chart; null for the service's own. By default `null`. */
            mission?: components["schemas"]["MissionBody"][] | null;
        };
        /** @description The inner board, row by row from the north. The quarters are the territories: red in the north-west, then clockwise blue, green and yellow. */
        BoardBody: {
            /** @description The board's rows of squares, from the north: `.` plain, `D` dark, `H` HQ, `B` bag spot, `E` EMBASSY. */
            squares: string[];
            /** @description The barriers between the quarters of the board. By default `{"north":"wall","east":"wire","south":"wall","west":"wire"}`. */
            barriers?: components["schemas"]["BarriersBody"];
        };
        /** @description The faces of the three dice. */
        DiceBody: {
            /** @description Numbers of the Coloured Die. */
            coloured: number[];
            /** @description Faces of the Symbol Die. */
            symbol: components["schemas"]["Symbol"][];
            /** @description Faces of the Black/White Die. */
            black_white: components["schemas"]["Shade"][];
        };
        /** @description A line of the Briefing Decode Chart. */
        BriefingBody: {
            /** @description The number on the Briefing Card. */
            number: number;
            /** @description Number of Briefing Cards with this number. */
            cards: number;
            /** @description The instruction of the Briefing Card. */
            instruction: components["schemas"]["InstructionBody"];
        };
        /** @description A line of the Mission Decode Chart. */
        MissionBody: {
            /** @description The letter on the Mission Card. */
            letter: string;
            /** @description Number of Mission Cards with this letter. */
            cards: number;
            /** @description The card's instruction for the black face of the Black/White Die. */
            black: components["schemas"]["InstructionBody"];
            /** @description The card's instruction for the white face of the Black/White Die. */
            white: components["schemas"]["InstructionBody"];
        };
        /** @description The barriers between the territories; wall and wire follow the same rules. */
        BarriersBody: {
            /** @description The barrier north of the middle. By default `"wall"`. */
            north?: components["schemas"]["BarriersBodyNorth"];
            /** @description The barrier east of the middle. By default `"wire"`. */
            east?: components["schemas"]["BarriersBodyEast"];
            /** @description The barrier south of the middle. By default `"wall"`. */
            south?: components["schemas"]["BarriersBodySouth"];
            /** @description The barrier west of the middle. By default `"wire"`. */
            west?: components["schemas"]["BarriersBodyWest"];
        };
        /** @description A line of a decode chart. */
        InstructionBody: {
            /** @description The kind of instruction. */
            does: components["schemas"]["Does"];
            /** @description Pieces to collect or to step with. By default `[]`. */
            items?: components["schemas"]["Item"][];
            /** @description Direction of the steps. By default `"any"`. */
            direction?: components["schemas"]["Direction"];
            /** @description Number of steps at most. By default `1`. */
            steps?: number;
            /** @description Whether one piece makes all steps. By default `false`. */
            one_piece?: boolean;
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
        BriefingReadAloneOpenings: {
            number?: components["schemas"]["BriefingReadAloneNumberOpening"];
            items?: components["schemas"]["BriefingReadAloneItemsOpening"];
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
        /** @description A throw of the Coloured Die for the order of choosing colours. */
        ThrownForStartEvent: components["schemas"]["EventHead"] & {
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
        OrderSettledEvent: components["schemas"]["EventHead"] & {
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
        ColourChosenEvent: components["schemas"]["EventHead"] & {
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
        TableLaidEvent: components["schemas"]["EventHead"] & {
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
        TurnBeganEvent: components["schemas"]["EventHead"] & {
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
        TurnSkippedEvent: components["schemas"]["EventHead"] & {
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
        ColouredThrownEvent: components["schemas"]["EventHead"] & {
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
        SymbolThrownEvent: components["schemas"]["EventHead"] & {
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
        AgentMovedEvent: components["schemas"]["EventHead"] & {
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
        BriefingReadEvent: components["schemas"]["EventHead"] & {
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
        BriefingReadAloneEvent: components["schemas"]["EventHead"] & {
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
        BriefingShownEvent: components["schemas"]["EventHead"] & {
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
        /** @description A Mission Card is read, and the Black/White Die is thrown. */
        MissionReadEvent: components["schemas"]["EventHead"] & {
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
        /** @description A seat may take one of some pieces. */
        EquipmentOfferedEvent: components["schemas"]["EventHead"] & {
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
        EquipmentTakenEvent: components["schemas"]["EventHead"] & {
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
        EquipmentDeclinedEvent: components["schemas"]["EventHead"] & {
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
        /** @description A seat may move some of its pieces. */
        MoveOpenedEvent: components["schemas"]["EventHead"] & {
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
        PieceSteppedEvent: components["schemas"]["EventHead"] & {
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
        PassedEvent: components["schemas"]["EventHead"] & {
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
        PieceCapturedEvent: components["schemas"]["EventHead"] & {
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
        PiecesClashedEvent: components["schemas"]["EventHead"] & {
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
        BagTakenEvent: components["schemas"]["EventHead"] & {
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
        BagLeftEvent: components["schemas"]["EventHead"] & {
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
        ModeChangedEvent: components["schemas"]["EventHead"] & {
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
        TurnLostEvent: components["schemas"]["EventHead"] & {
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
        BriberyTakenEvent: components["schemas"]["EventHead"] & {
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
        BriberyReturnedEvent: components["schemas"]["EventHead"] & {
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
        BriberyUsedEvent: components["schemas"]["EventHead"] & {
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
        /** @description Seats that lost a piece may use a Bribery Card at once. */
        BriberyAskedEvent: components["schemas"]["EventHead"] & {
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
        BriberyKeptEvent: components["schemas"]["EventHead"] & {
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
        DeckReshuffledEvent: components["schemas"]["EventHead"] & {
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
        DrawProposedEvent: components["schemas"]["EventHead"] & {
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
        DrawAnsweredEvent: components["schemas"]["EventHead"] & {
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
        DrawRefusedEvent: components["schemas"]["EventHead"] & {
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
        BagBroughtHomeEvent: components["schemas"]["EventHead"] & {
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
        EndedEvent: components["schemas"]["EventHead"] & {
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
        BriefingsRevealedEvent: components["schemas"]["EventHead"] & {
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
         * @description A value of `DeckReshuffledData.deck`.
         * @enum {string}
         */
        DeckReshuffledDataDeck: "briefing" | "mission";
        /**
         * @description A value of `EndedData.reason`.
         * @enum {string}
         */
        EndedDataReason: "bag_home" | "draw_agreed" | "round_cap";
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
         * @description A value of `Options.two_player`.
         * @enum {string}
         */
        OptionsTwoPlayer: "adjacent" | "free" | "opposite";
        /**
         * @description A value of `Options.order`.
         * @enum {string}
         */
        OptionsOrder: "by_throw" | "clockwise";
        /**
         * @description A value of `LuckPlan.nonces`.
         * @enum {string}
         */
        LuckPlanNonces: "asked" | "none" | "required";
        /**
         * @description A value of `Barriers.north`.
         * @enum {string}
         */
        BarriersNorth: "wall" | "wire";
        /**
         * @description A value of `Barriers.east`.
         * @enum {string}
         */
        BarriersEast: "wall" | "wire";
        /**
         * @description A value of `Barriers.south`.
         * @enum {string}
         */
        BarriersSouth: "wall" | "wire";
        /**
         * @description A value of `Barriers.west`.
         * @enum {string}
         */
        BarriersWest: "wall" | "wire";
        /**
         * @description A value of `OptionsBody.two_player`.
         * @enum {string}
         */
        OptionsBodyTwoPlayer: "adjacent" | "free" | "opposite";
        /**
         * @description A value of `OptionsBody.order`.
         * @enum {string}
         */
        OptionsBodyOrder: "by_throw" | "clockwise";
        /**
         * @description A value of `BarriersBody.north`.
         * @enum {string}
         */
        BarriersBodyNorth: "wall" | "wire";
        /**
         * @description A value of `BarriersBody.east`.
         * @enum {string}
         */
        BarriersBodyEast: "wall" | "wire";
        /**
         * @description A value of `BarriersBody.south`.
         * @enum {string}
         */
        BarriersBodySouth: "wall" | "wire";
        /**
         * @description A value of `BarriersBody.west`.
         * @enum {string}
         */
        BarriersBodyWest: "wall" | "wire";
        /**
         * @description A value of `Offer.type`.
         * @enum {string}
         */
        OfferType: "choose_colour" | "throw" | "use_bribery" | "take" | "decline" | "step_gun" | "step_dagger" | "step_earphones" | "step_ladder" | "step_wire_cutters" | "step_passport" | "leave_bag" | "pass" | "propose_draw" | "answer_draw";
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
