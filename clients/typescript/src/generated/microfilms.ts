// Made by clients/regenerate from 435a6d20f995e2f6b9dab9fa22ee0d1c92343c738c08ab3dcebae1623f615dfa

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
        Event: components["schemas"]["TableLaidEvent"] | components["schemas"]["FreelancersBoxedEvent"] | components["schemas"]["IdentityDealtEvent"] | components["schemas"]["LetterBoxedEvent"] | components["schemas"]["ActionDealtEvent"] | components["schemas"]["DeckBuiltEvent"] | components["schemas"]["TurnBeganEvent"] | components["schemas"]["CardDrawnEvent"] | components["schemas"]["DiscardTakenEvent"] | components["schemas"]["PassedEvent"] | components["schemas"]["BribeOfferedEvent"] | components["schemas"]["BribeAcceptedEvent"] | components["schemas"]["BribeDeclinedEvent"] | components["schemas"]["StoleEvent"] | components["schemas"]["CashedOutEvent"] | components["schemas"]["InterrogatedEvent"] | components["schemas"]["BlackmailDeclaredEvent"] | components["schemas"]["BlackmailPaidEvent"] | components["schemas"]["BlackmailDefendedEvent"] | components["schemas"]["BlackmailDeclinedEvent"] | components["schemas"]["CardTakenEvent"] | components["schemas"]["DiscardOwedEvent"] | components["schemas"]["DiscardedEvent"] | components["schemas"]["DeckReshuffledEvent"] | components["schemas"]["CroupierPaidEvent"] | components["schemas"]["AgentRevealedEvent"] | components["schemas"]["JournalistRevealedEvent"] | components["schemas"]["HitmanRevealedEvent"] | components["schemas"]["BrokerRevealedEvent"] | components["schemas"]["InterpolRevealedEvent"] | components["schemas"]["CroupierClaimedEvent"] | components["schemas"]["EliminatedEvent"] | components["schemas"]["DrawProposedEvent"] | components["schemas"]["DrawAnsweredEvent"] | components["schemas"]["DrawRefusedEvent"] | components["schemas"]["EndedEvent"] | components["schemas"]["CardsRevealedEvent"] | components["schemas"]["GameCreatedEvent"] | components["schemas"]["GameForkedEvent"] | components["schemas"]["GameSeatRecalledEvent"] | components["schemas"]["GameGroupJoinedEvent"] | components["schemas"]["GameSeatTakenEvent"] | components["schemas"]["GameTokenMintedEvent"] | components["schemas"]["GameTokenRevokedEvent"] | components["schemas"]["GameReplaySharedEvent"] | components["schemas"]["GameStartedEvent"] | components["schemas"]["GameSeatResignedEvent"] | components["schemas"]["GameAutomationFailedEvent"] | components["schemas"]["GameAbortedEvent"] | components["schemas"]["GameOverEvent"] | components["schemas"]["GameRulingMadeEvent"] | components["schemas"]["GameRestoredEvent"] | components["schemas"]["GameSeedRevealedEvent"] | components["schemas"]["GameCommitmentReplacedEvent"] | components["schemas"]["GameLuckClosedEvent"] | components["schemas"]["GameNonceGivenEvent"] | components["schemas"]["GameLuckDrawnEvent"] | components["schemas"]["GamePublicGivenEvent"] | components["schemas"]["GameCancelledEvent"] | components["schemas"]["GameSeatAbsentEvent"] | components["schemas"]["GameClockStruckEvent"] | components["schemas"]["GameSeatReturnedEvent"] | components["schemas"]["GameTimeGivenEvent"] | components["schemas"]["GamePausedEvent"] | components["schemas"]["GamePauseEndedEvent"] | components["schemas"]["GameTimeAddedEvent"] | components["schemas"]["GameSeatReissuedEvent"] | components["schemas"]["GameSeatSubstitutedEvent"] | components["schemas"]["GameSeatFilledEvent"] | components["schemas"]["GameSlipExchangedEvent"] | components["schemas"]["GamePlayOpenedEvent"] | components["schemas"]["GameNoShowsEvent"];
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
            ruleset: "microfilms";
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
            /** @description Number of taken seats, bots included, from which each person at the table may begin without the free ones (`POST /v1/games/{gameId}/begin`); without it, all are awaited. */
            begins_from?: number;
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
        Command: components["schemas"]["DrawCommand"] | components["schemas"]["PassCommand"] | components["schemas"]["BribeCommand"] | components["schemas"]["AnswerBribeCommand"] | components["schemas"]["StealCommand"] | components["schemas"]["CashOutCommand"] | components["schemas"]["InterrogateCommand"] | components["schemas"]["BlackmailCommand"] | components["schemas"]["AnswerBlackmailCommand"] | components["schemas"]["DiscardCommand"] | components["schemas"]["WinAsAgentCommand"] | components["schemas"]["WinAsJournalistCommand"] | components["schemas"]["WinAsHitmanCommand"] | components["schemas"]["WinAsBrokerCommand"] | components["schemas"]["WinAsInterpolCommand"] | components["schemas"]["ClaimCroupierCommand"] | components["schemas"]["ProposeDrawCommand"] | components["schemas"]["AnswerDrawCommand"] | components["schemas"]["CroupierTurnCommand"] | components["schemas"]["ResignCommand"] | components["schemas"]["AbortCommand"] | components["schemas"]["LeaveCommand"] | components["schemas"]["ReturnCommand"];
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
        /** @description The public state. Sequences are by seat; the Croupier's seat is the last. */
        Table: {
            /** @description Options of this table. */
            options: components["schemas"]["Options"];
            /** @description Number of seats without the Croupier's. */
            players: number;
            /** @description Number of cards in each hand, by seat. */
            hands: number[];
            /** @description Whether the seat's token says Cleared, by seat. */
            cleared: boolean[];
            /** @description Whether the seat is eliminated, by seat. */
            out: boolean[];
            /** @description Identities shown in attempts to win, by seat. */
            revealed: components["schemas"]["Identity"][][];
            /** @description Francs of each seat, by seat. */
            francs: number[];
            /** @description The kind of the current decision. */
            phase: components["schemas"]["Phase"];
            /** @description Nations in play. */
            nations: components["schemas"]["Nation"][];
            /** @description Francs of the house. */
            house: number;
            /** @description Francs out of the game. */
            removed: number;
            /** @description The seat whose turn it is. */
            turn: number | null;
            /** @description The seat whose turn it was before. */
            previous: number | null;
            /** @description The seat that must answer the bribe or blackmail. */
            facing: number | null;
            /** @description Number of cards that the seat at turn must discard. */
            owed: number;
            /** @description Number of turns of players so far. */
            turns: number;
            /** @description Whether a draw was proposed in this turn. */
            proposed: boolean;
            /** @description Seats that must still answer a draw proposal. */
            asked: number[];
            /** @description Number of cards in the draw deck. */
            deck: number;
            /** @description Visible cards of the discard, the top last. */
            discard: components["schemas"]["Card"][];
            /** @description Number of cards in the discard. */
            discard_size: number;
            /** @description Number of the evening: 1 until the first reshuffle. */
            evening: number;
            /** @description Nations whose letter was publicly seen in play. */
            letters: components["schemas"]["Nation"][];
            /** @description Cards shuffled into the current draw deck; null if not all are publicly known. */
            pool: components["schemas"]["Card"][] | null;
            /** @description Seats, each with a nation whose agent the seat is not, as failed attempts showed. */
            not_agent: [
                number,
                components["schemas"]["Nation"]
            ][];
            /** @description Claims about hands that failed attempts disproved. */
            denied: components["schemas"]["Denied"][];
            /** @description The two places of letters that a failed attempt of the Broker disproved; null if none. */
            misplaced: [
                components["schemas"]["Place"],
                components["schemas"]["Place"]
            ] | null;
            /** @description Cards publicly taken from the discard. */
            sightings: components["schemas"]["Note"][];
            /** @description Placements of the sighted cards, if the sure sightings do not determine them: in each, the cards of each hand. */
            ways: components["schemas"]["Card"][][][];
            /** @description The outcome; null while the game runs. */
            outcome: components["schemas"]["Outcome"] | null;
            /** @description All cards and identities, once the game is over. */
            reveal: components["schemas"]["CardsRevealed"] | null;
        };
        /** @description One seat's knowledge. */
        Mind: {
            /** @description The seat with this knowledge. */
            seat: number;
            /** @description The seat's own identities. */
            identities: components["schemas"]["Identity"][];
            /** @description The cards of the seat's hand, sorted. */
            hand: components["schemas"]["Card"][];
            /** @description The card in this seat's pending bribe. */
            offered: components["schemas"]["Card"] | null;
            /** @description Nations whose letter this seat has seen in play. */
            letters: components["schemas"]["Nation"][];
            /** @description Sightings of cards and identities of other seats. */
            notes: components["schemas"]["Note"][];
            /** @description Cards that this seat drew from the deck since the last shuffle, sorted, in any place now. */
            drawn: components["schemas"]["Card"][];
            /** @description Placements of known cards in other hands; empty if the sure notes determine them. */
            ways: components["schemas"]["Card"][][][];
            /** @description Number of cards in each hand, by seat. */
            sizes: number[];
        };
        /** @description Cards that no seat holds. */
        House: {
            /** @description Cards of the draw deck, sorted, as their order is undetermined (rule MF-3.5.1). */
            deck: components["schemas"]["Card"][];
            /** @description All cards of the discard, the top last. */
            discard: components["schemas"]["Card"][];
            /** @description The boxed alliance letter. */
            letter: components["schemas"]["Card"] | null;
            /** @description The boxed freelancers. */
            freelancers: components["schemas"]["Identity"][];
        };
        /** @description The nations in play are chosen, and the starting francs handed out. Rules MF-2.1, MF-2.7. */
        TableLaidData: {
            /** @description Nations in play. */
            nations: components["schemas"]["Nation"][];
            /** @description Francs at the start, by seat. */
            francs: number[];
            /** @description Francs of the house at the start: the rest of the 30. */
            house: number;
        };
        /** @description Freelancers are put aside unseen. */
        FreelancersBoxedData: Record<string, unknown>;
        /** @description A seat is dealt its identity; two identities for a player with the Croupier. */
        IdentityDealtData: {
            /** @description The seat that acts, or that the event happens to. */
            seat: number;
        };
        /** @description One alliance letter is put aside unseen. */
        LetterBoxedData: Record<string, unknown>;
        /** @description A seat is dealt its first card. */
        ActionDealtData: {
            /** @description The seat that acts, or that the event happens to. */
            seat: number;
        };
        /** @description The rest of the cards becomes the draw deck. */
        DeckBuiltData: {
            /** @description Number of cards in the draw deck. */
            size: number;
        };
        /** @description A seat's turn begins. */
        TurnBeganData: {
            /** @description The seat that acts, or that the event happens to. */
            seat: number;
        };
        /** @description A seat draws from the draw deck. */
        CardDrawnData: {
            /** @description The seat that acts, or that the event happens to. */
            seat: number;
        };
        /** @description The top card of the discard is taken into a hand; `uncovered` is the new top card. */
        DiscardTakenData: {
            /** @description The seat that acts, or that the event happens to. */
            seat: number;
            /** @description The card that the seat takes. */
            card: components["schemas"]["Card"];
            /** @description The new top card of the discard; null if there is none, or none in sight. */
            uncovered: components["schemas"]["Card"] | null;
        };
        /** @description A seat passes. */
        PassedData: {
            /** @description The seat that acts, or that the event happens to. */
            seat: number;
            /** @description Francs from the house, 0 or 1. */
            francs: number;
        };
        /** @description A seat offers a card to another, face down. */
        BribeOfferedData: {
            /** @description The seat that acts, or that the event happens to. */
            seat: number;
            /** @description The other seat that the event concerns. */
            target: number;
        };
        /** @description The card changes hands, and the briber is Cleared. */
        BribeAcceptedData: {
            /** @description The seat that acts, or that the event happens to. */
            seat: number;
            /** @description The other seat that the event concerns. */
            target: number;
        };
        /** @description The bribe is declined. */
        BribeDeclinedData: {
            /** @description The seat that acts, or that the event happens to. */
            seat: number;
            /** @description The other seat that the event concerns. */
            target: number;
            /** @description Francs from the target to the briber, 0 or 1. */
            francs: number;
        };
        /** @description A seat plays a Steal card. */
        StoleData: {
            /** @description The seat that acts, or that the event happens to. */
            seat: number;
            /** @description The other seat that the event concerns. */
            target: number;
            /** @description Francs from the target, 0 to 2. */
            francs: number;
        };
        /** @description A seat plays a Cash Out card. */
        CashedOutData: {
            /** @description The seat that acts, or that the event happens to. */
            seat: number;
            /** @description Francs from the house, 0 to 3. */
            francs: number;
        };
        /** @description A seat sees a random card of another. */
        InterrogatedData: {
            /** @description The seat that acts, or that the event happens to. */
            seat: number;
            /** @description The other seat that the event concerns. */
            target: number;
            /** @description The payment: a card or francs. */
            paid: components["schemas"]["InterrogatedDataPaid"];
        };
        /** @description A seat blackmails another. */
        BlackmailDeclaredData: {
            /** @description The seat that acts, or that the event happens to. */
            seat: number;
            /** @description The other seat that the event concerns. */
            target: number;
            /** @description The payment: a card or francs. */
            paid: components["schemas"]["BlackmailDeclaredDataPaid"];
        };
        /** @description The target pays two francs to the blackmailer. */
        BlackmailPaidData: {
            /** @description The seat that acts, or that the event happens to. */
            seat: number;
            /** @description The other seat that the event concerns. */
            target: number;
        };
        /** @description The target defends with a Blowback card, which goes face up to the discard. */
        BlackmailDefendedData: {
            /** @description The seat that acts, or that the event happens to. */
            seat: number;
            /** @description The other seat that the event concerns. */
            target: number;
        };
        /** @description The target declines: the blackmailer is Cleared, the target a Suspect. */
        BlackmailDeclinedData: {
            /** @description The seat that acts, or that the event happens to. */
            seat: number;
            /** @description The other seat that the event concerns. */
            target: number;
        };
        /** @description A random card of the target's hand goes to the blackmailer. */
        CardTakenData: {
            /** @description The seat that acts, or that the event happens to. */
            seat: number;
            /** @description The other seat that the event concerns. */
            target: number;
        };
        /** @description A hand is above its limit at the end of its owner's turn. */
        DiscardOwedData: {
            /** @description The seat that acts, or that the event happens to. */
            seat: number;
            /** @description Number of cards to discard. */
            count: number;
        };
        /** @description Cards go face up on the discard, in this order. */
        DiscardedData: {
            /** @description The seat that acts, or that the event happens to. */
            seat: number;
            /** @description The discarded cards, the last on top. */
            cards: components["schemas"]["Card"][];
            /** @description Francs paid to discard: 2 for the Ace, else 0. */
            fee: number;
        };
        /** @description The discard becomes the draw deck, and another evening begins. */
        DeckReshuffledData: {
            /** @description Number of the evening that begins. */
            evening: number;
            /** @description Number of cards in the new draw deck. */
            size: number;
        };
        /** @description The Croupier takes a franc (0 or 1) from the house and is Cleared. */
        CroupierPaidData: {
            /** @description The seat that acts, or that the event happens to. */
            seat: number;
            /** @description Francs that the Croupier takes, 0 or 1. */
            francs: number;
        };
        /** @description A player attempts to win as an agent and shows a Microfilm. */
        AgentRevealedData: {
            /** @description The seat that acts, or that the event happens to. */
            seat: number;
            /** @description The identity that the player shows. */
            identity: components["schemas"]["Identity"];
            /** @description The Microfilm shown. */
            film: components["schemas"]["Card"];
        };
        /** @description The Journalist shows a Microfilm, names the agent it belongs to, and checks that identity. */
        JournalistRevealedData: {
            /** @description The seat that acts, or that the event happens to. */
            seat: number;
            /** @description The Microfilm shown. */
            film: components["schemas"]["Card"];
            /** @description The other seat that the event concerns. */
            target: number;
        };
        /** @description The Hitman names the holder of the Ace and checks that hand. */
        HitmanRevealedData: {
            /** @description The seat that acts, or that the event happens to. */
            seat: number;
            /** @description The other seat that the event concerns. */
            target: number;
        };
        /** @description The Broker names the places of the two letters and checks them. */
        BrokerRevealedData: {
            /** @description The seat that acts, or that the event happens to. */
            seat: number;
            /** @description The first place that the Broker names. */
            first: components["schemas"]["Place"];
            /** @description The second place that the Broker names. */
            second: components["schemas"]["Place"];
        };
        /** @description The Interpol officer arrests a Suspect and checks that hand. */
        InterpolRevealedData: {
            /** @description The seat that acts, or that the event happens to. */
            seat: number;
            /** @description The other seat that the event concerns. */
            target: number;
        };
        /** @description A player shows an agent identity and claims the Croupier as an ally who holds a nation's Microfilm. */
        CroupierClaimedData: {
            /** @description The seat that acts, or that the event happens to. */
            seat: number;
            /** @description The identity that the player shows. */
            identity: components["schemas"]["Identity"];
            /** @description The nation of the Microfilm that the Croupier is said to hold. */
            nation: components["schemas"]["Nation"];
        };
        /** @description A failed attempt: the hand goes face up to the discard in this order, and the francs leave the seat. */
        EliminatedData: {
            /** @description The seat that acts, or that the event happens to. */
            seat: number;
            /** @description The cards of the hand, in the order in which they are discarded, the last on top. */
            cards: components["schemas"]["Card"][];
            /** @description Number of francs that leave the seat. */
            francs: number;
        };
        /** @description A seat proposes a draw. */
        DrawProposedData: {
            /** @description The seat that acts, or that the event happens to. */
            seat: number;
            /** @description The seats that must agree. */
            asked: number[];
        };
        /** @description A seat agrees to a draw, or refuses it. */
        DrawAnsweredData: {
            /** @description The seat that acts, or that the event happens to. */
            seat: number;
            /** @description Whether the seat agrees to the draw. */
            agree: boolean;
        };
        /** @description The draw is refused; the turn goes on. */
        DrawRefusedData: Record<string, unknown>;
        /** @description The game ends: the winners and the reason. Rule MF-8.1. */
        EndedData: {
            /** @description Seats that won, in ascending order. */
            winners: number[];
            /** @description The reason of the end, as a code of the ruleset. */
            reason: string;
        };
        /** @description Everything is turned face up: identities and hands by seat, the deck, and the boxed letter and freelancers. */
        CardsRevealedData: {
            /** @description Identities of each seat, by seat. */
            identities: components["schemas"]["Identity"][][];
            /** @description Cards of each hand, by seat. */
            hands: components["schemas"]["Card"][][];
            /** @description Cards left in the draw deck, the top first. */
            deck: components["schemas"]["Card"][];
            /** @description The alliance letter in the box. */
            letter: components["schemas"]["Card"];
            /** @description Freelancers in the box. */
            freelancers: components["schemas"]["Identity"][];
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
            /** @description Number of seats from which each person at the table may begin without the free ones; absent if all are awaited. */
            begins_from?: number;
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
            /** @description Number of seats from which each person at the table may begin without the free ones; absent if all are awaited. */
            begins_from?: number;
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
        /** @description The organiser ended the game without an outcome, or the service did; or a seat began it with fewer seats. */
        GameAbortedData: {
            /** @description The reason: the organiser's or the service's, or that enough have come. */
            reason: string;
            /** @description Seconds without an event, after which the service ended the game; absent if the organiser ended the game. */
            quiet_s?: number;
            /** @description Seats that continue at a smaller table, in their order there; absent if none does. */
            goes_on?: number[];
            /** @description The organiser who decided that seats go on at a smaller table; absent otherwise. */
            author?: string;
            /** @description The seat whose person began with those who had come, as the table allows; absent otherwise. */
            begun_by?: number;
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
            /** @description The seat whose person agreed that the seat is of the person who asked for it; absent if no seat was asked. */
            agreed_by?: number;
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
        /** @description Table options and their defaults. Rule MF-11. */
        Options: {
            /** @description Variant of the game: three to six players, or two and the Croupier (MF-7). */
            variant: components["schemas"]["OptionsVariant"];
            /** @description Nations in play; null: drawn by chance (MF-2.1.1). */
            nations: [
                components["schemas"]["Nation"],
                components["schemas"]["Nation"],
                components["schemas"]["Nation"]
            ] | null;
            /** @description The five action cards that convict (MF-1.3.1). */
            bloodstained: components["schemas"]["OptionsBloodstained"];
            /** @description Rule for the starting seat (MF-2.6). */
            start: components["schemas"]["OptionsStart"];
            /** @description The starting seat, if and only if `start` is `host`. */
            first_seat: number | null;
            /** @description The result of the table's previous game, used if `start` is `last_winner`. */
            last_game: components["schemas"]["LastGame"] | null;
            /** @description The part of the discard that the view lists (MF-3.6.2). */
            show_discard: components["schemas"]["OptionsShowDiscard"];
            /** @description Whether the service judges a freelancer's check, so that the freelancer sees nothing (MF-6.1.7). */
            sealed_checks: boolean;
            /** @description Destination of an eliminated player's francs (MF-6.7.4). */
            eliminated_francs: components["schemas"]["OptionsEliminatedFrancs"];
            /** @description Number of turns each until a draw, 1 to 1000 (MF-8.2). */
            turn_cap: number;
            /** @description Whether a draw can be proposed (MF-8.3). */
            draw_by_agreement: boolean;
            /** @description Whether the player who does not begin against the Croupier starts with a franc (MF-7.1.5). */
            second_seat_franc: boolean;
            /** @description Whether the Croupier pays a blackmailer while it has two francs (MF-7.3.5). */
            croupier_pays: boolean;
            /** @description The winner if allied players show the wrong film (MF-7.4.7). */
            allied_failure: components["schemas"]["OptionsAlliedFailure"];
            /** @description Whether a player who claims the Croupier must be Cleared too (MF-7.5.3). */
            claim_needs_both_cleared: boolean;
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
        /** @description A hand that holds none of some cards. Valid until the hand takes in an unseen card. */
        Denied: {
            /** @description The seat of the hand. */
            seat: number;
            /** @description Cards that the hand does not hold. */
            cards: components["schemas"]["Card"][];
        };
        /** @description A sighting: `seat` had `card` at `version`. */
        Note: {
            /** @description The seat that had the card. */
            seat: number;
            /** @description The card or identity that was seen. */
            card: components["schemas"]["Card"] | components["schemas"]["Identity"];
            /** @description The observer interrogated the seat; bribed it with the card; lost the card to it; saw it take the card from the discard; checked it in an attempt to win; or inferred it, as the card can be nowhere else. */
            how: components["schemas"]["How"];
            /** @description Version of the event that showed the card or identity. */
            version: number;
            /** @description Whether the seat certainly still has the card; otherwise it may have passed it on unseen. */
            sure: boolean;
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
        /** @description Everything is turned face up: identities and hands by seat, the deck, and the boxed letter and freelancers. */
        CardsRevealed: {
            /** @constant */
            type: "microfilms.cards_revealed";
            /** @description Identities of each seat, by seat. */
            identities: components["schemas"]["Identity"][][];
            /** @description Cards of each hand, by seat. */
            hands: components["schemas"]["Card"][][];
            /** @description Cards left in the draw deck, the top first. */
            deck: components["schemas"]["Card"][];
            /** @description The alliance letter in the box. */
            letter: components["schemas"]["Card"];
            /** @description Freelancers in the box. */
            freelancers: components["schemas"]["Identity"][];
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
        /** @description The result of the table's previous game, in this game's seats, which decides the starting seat. Rule MF-2.6. */
        LastGame: {
            /** @description The starting seat. */
            starter: number;
            /** @description Seats that won, in ascending order. */
            winners: number[];
            /** @description The seat that tried to win; null if none did. */
            attempter: number | null;
        };
        /**
         * @description A value from a fixed list: identity.
         * @enum {string}
         */
        Identity: "AG-CHINA" | "AG-UK" | "AG-USA" | "AG-USSR" | "BROKER" | "HITMAN" | "INTERPOL" | "JOURNALIST";
        /**
         * @description A value from a fixed list: card.
         * @enum {string}
         */
        Card: "ACE" | "AL-CHINA" | "AL-UK" | "AL-USA" | "AL-USSR" | "CO" | "IB" | "MF-CHINA" | "MF-UK" | "MF-USA" | "MF-USSR" | "SB";
        /**
         * @description A value from a fixed list: phase.
         * @enum {string}
         */
        Phase: "blackmail" | "bribe" | "croupier" | "discard" | "draw_offer" | "over" | "setup" | "turn";
        /**
         * @description A value from a fixed list: nation.
         * @enum {string}
         */
        Nation: "CHINA" | "UK" | "USA" | "USSR";
        /**
         * @description A value from a fixed list: place.
         * @enum {string}
         */
        Place: "discard" | "draw" | "hand-0" | "hand-1" | "hand-2" | "hand-3" | "hand-4" | "hand-5";
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
         * @description A value from a fixed list: on absence.
         * @enum {string}
         */
        OnAbsence: "bot" | "default" | "forfeit";
        /**
         * @description A value from a fixed list: how.
         * @enum {string}
         */
        How: "bribed" | "checked" | "discard" | "inferred" | "interrogated" | "taken";
        /**
         * @description A value from a fixed list: kind.
         * @enum {string}
         */
        Kind: "automaton" | "bot" | "human";
        /** @description Identities of the boxed freelancers. */
        FreelancersBoxedIdentitiesOpening: {
            value: components["schemas"]["Identity"][];
            /** @description The salt, hexadecimal: the hash of value and salt is the commitment in `hidden`. */
            salt: string;
        };
        /** @description The identities dealt to the seat. */
        IdentityDealtIdentitiesOpening: {
            value: components["schemas"]["Identity"][];
            /** @description The salt, hexadecimal: the hash of value and salt is the commitment in `hidden`. */
            salt: string;
        };
        /** @description The boxed letter. */
        LetterBoxedLetterOpening: {
            value: components["schemas"]["Card"];
            /** @description The salt, hexadecimal: the hash of value and salt is the commitment in `hidden`. */
            salt: string;
        };
        /** @description The card dealt to the seat. */
        ActionDealtCardOpening: {
            value: components["schemas"]["Card"];
            /** @description The salt, hexadecimal: the hash of value and salt is the commitment in `hidden`. */
            salt: string;
        };
        /** @description The cards of the draw deck, the top first. */
        DeckBuiltCardsOpening: {
            value: components["schemas"]["Card"][];
            /** @description The salt, hexadecimal: the hash of value and salt is the commitment in `hidden`. */
            salt: string;
        };
        /** @description The card that the seat draws. */
        CardDrawnCardOpening: {
            value: components["schemas"]["Card"];
            /** @description The salt, hexadecimal: the hash of value and salt is the commitment in `hidden`. */
            salt: string;
        };
        /** @description The card that the seat offers. */
        BribeOfferedCardOpening: {
            value: components["schemas"]["Card"];
            /** @description The salt, hexadecimal: the hash of value and salt is the commitment in `hidden`. */
            salt: string;
        };
        /** @description The card that changes hands. */
        BribeAcceptedCardOpening: {
            value: components["schemas"]["Card"];
            /** @description The salt, hexadecimal: the hash of value and salt is the commitment in `hidden`. */
            salt: string;
        };
        /** @description The card that the seat saw. */
        InterrogatedCardOpening: {
            value: components["schemas"]["Card"] | components["schemas"]["Identity"];
            /** @description The salt, hexadecimal: the hash of value and salt is the commitment in `hidden`. */
            salt: string;
        };
        /** @description The card that the blackmailer takes. */
        CardTakenCardOpening: {
            value: components["schemas"]["Card"];
            /** @description The salt, hexadecimal: the hash of value and salt is the commitment in `hidden`. */
            salt: string;
        };
        /** @description The cards of the new draw deck, the top first. */
        DeckReshuffledCardsOpening: {
            value: components["schemas"]["Card"][];
            /** @description The salt, hexadecimal: the hash of value and salt is the commitment in `hidden`. */
            salt: string;
        };
        /** @description The identity that was checked. */
        JournalistRevealedShownOpening: {
            value: components["schemas"]["Identity"];
            /** @description The salt, hexadecimal: the hash of value and salt is the commitment in `hidden`. */
            salt: string;
        };
        /** @description The hand that was checked. */
        HitmanRevealedShownOpening: {
            value: components["schemas"]["Card"][];
            /** @description The salt, hexadecimal: the hash of value and salt is the commitment in `hidden`. */
            salt: string;
        };
        /** @description The cards at the two places. */
        BrokerRevealedShownOpening: {
            value: [
                components["schemas"]["Card"][],
                components["schemas"]["Card"][]
            ];
            /** @description The salt, hexadecimal: the hash of value and salt is the commitment in `hidden`. */
            salt: string;
        };
        /** @description The hand that was checked. */
        InterpolRevealedShownOpening: {
            value: components["schemas"]["Card"][];
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
        /** @description Take the top card of the draw deck or of the discard. */
        DrawCommand: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "draw";
            /** @description The pile to draw from: draw deck or discard. */
            pile: components["schemas"]["DrawCommandPile"];
        };
        /** @description Pass: take a franc from the house. */
        PassCommand: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "pass";
        };
        /** @description Offer a card to another player, face down. */
        BribeCommand: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "bribe";
            /** @description The seat to bribe. */
            target: number;
            /** @description The card to offer. */
            card: components["schemas"]["Card"];
        };
        /** @description Take the bribe unseen, or refuse it and pay a franc. */
        AnswerBribeCommand: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "answer_bribe";
            /** @description Whether you take the bribe. */
            accept: boolean;
        };
        /** @description Steal two francs from another player, with a Steal card. */
        StealCommand: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "steal";
            /** @description The seat to steal from. */
            target: number;
        };
        /** @description Take three francs from the house, with a Cash Out card. */
        CashOutCommand: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "cash_out";
        };
        /** @description See one card of another player, picked at random. */
        InterrogateCommand: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "interrogate";
            /** @description The seat to interrogate. */
            target: number;
            /** @description The payment: a card or a franc. */
            pay: components["schemas"]["InterrogateCommandPay"];
        };
        /** @description Blackmail another player, who must pay two francs, defend or decline. */
        BlackmailCommand: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "blackmail";
            /** @description The seat to blackmail. */
            target: number;
            /** @description The payment: a card or francs. */
            pay: components["schemas"]["BlackmailCommandPay"];
        };
        /** @description Pay the blackmailer, defend with a Blowback card, or decline to submit. */
        AnswerBlackmailCommand: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "answer_blackmail";
            /** @description Your answer to the blackmail. */
            answer: components["schemas"]["AnswerBlackmailCommandAnswer"];
        };
        /** @description Discard down to the hand limit, the first named card first. */
        DiscardCommand: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "discard";
            /** @description Cards to discard, the first below the next. */
            cards: components["schemas"]["Card"][];
        };
        /** @description Reveal yourself as an agent, and a Microfilm from your hand. */
        WinAsAgentCommand: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "win_as_agent";
            /** @description The Microfilm to reveal. */
            film: components["schemas"]["Card"];
        };
        /** @description Reveal yourself as the Journalist, a Microfilm, and name the agent it belongs to. */
        WinAsJournalistCommand: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "win_as_journalist";
            /** @description The Microfilm to reveal. */
            film: components["schemas"]["Card"];
            /** @description The seat of the agent that the Microfilm belongs to. */
            target: number;
            /** @description Cards of your hand, in the order in which they are discarded if you are wrong. By default `null`. */
            discard_order?: components["schemas"]["Card"][] | null;
        };
        /** @description Reveal yourself as the Hitman, and name who holds the Ace of Spades. */
        WinAsHitmanCommand: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "win_as_hitman";
            /** @description The seat that holds the Ace of Spades. */
            target: number;
            /** @description Cards of your hand, in the order in which they are discarded if you are wrong. By default `null`. */
            discard_order?: components["schemas"]["Card"][] | null;
        };
        /** @description Reveal yourself as the Information Broker, and name where the two Alliance letters are. */
        WinAsBrokerCommand: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "win_as_broker";
            /** @description The place of one Alliance letter. */
            first: components["schemas"]["Place"];
            /** @description The place of the other Alliance letter. */
            second: components["schemas"]["Place"];
            /** @description Cards of your hand, in the order in which they are discarded if you are wrong. By default `null`. */
            discard_order?: components["schemas"]["Card"][] | null;
        };
        /** @description Reveal yourself as the Interpol Officer, and arrest a suspect who holds a bloodstained card. */
        WinAsInterpolCommand: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "win_as_interpol";
            /** @description The seat to arrest. */
            target: number;
            /** @description Cards of your hand, in the order in which they are discarded if you are wrong. By default `null`. */
            discard_order?: components["schemas"]["Card"][] | null;
        };
        /** @description Claim to be allied with the Croupier, and that he holds the other player's Microfilm. */
        ClaimCroupierCommand: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "claim_croupier";
            /** @description The nation of the Microfilm that the Croupier holds. */
            nation: components["schemas"]["Nation"];
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
        /** @description Play the Croupier's turn by his rules. */
        CroupierTurnCommand: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "croupier_turn";
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
        /** @description Table options and their defaults. Rule MF-11. */
        OptionsBody: {
            /** @description Variant of the game: three to six players, or two and the Croupier (MF-7). By default `"standard"`. */
            variant?: components["schemas"]["OptionsBodyVariant"];
            /** @description Nations in play; null: drawn by chance (MF-2.1.1). By default `null`. */
            nations?: [
                components["schemas"]["Nation"],
                components["schemas"]["Nation"],
                components["schemas"]["Nation"]
            ] | null;
            /** @description The five action cards that convict (MF-1.3.1). By default `"blackmail"`. */
            bloodstained?: components["schemas"]["OptionsBodyBloodstained"];
            /** @description Rule for the starting seat (MF-2.6). By default `"last_winner"`. */
            start?: components["schemas"]["OptionsBodyStart"];
            /** @description The starting seat, if and only if `start` is `host`. By default `null`. */
            first_seat?: number | null;
            /** @description The result of the table's previous game, used if `start` is `last_winner`. By default `null`. */
            last_game?: components["schemas"]["LastGameBody"] | null;
            /** @description The part of the discard that the view lists (MF-3.6.2). By default `"full"`. */
            show_discard?: components["schemas"]["OptionsBodyShowDiscard"];
            /** @description Whether the service judges a freelancer's check, so that the freelancer sees nothing (MF-6.1.7). By default `false`. */
            sealed_checks?: boolean;
            /** @description Destination of an eliminated player's francs (MF-6.7.4). By default `"house"`. */
            eliminated_francs?: components["schemas"]["OptionsBodyEliminatedFrancs"];
            /** @description Number of turns each until a draw, 1 to 1000 (MF-8.2). By default `60`. */
            turn_cap?: number;
            /** @description Whether a draw can be proposed (MF-8.3). By default `false`. */
            draw_by_agreement?: boolean;
            /** @description Whether the player who does not begin against the Croupier starts with a franc (MF-7.1.5). By default `false`. */
            second_seat_franc?: boolean;
            /** @description Whether the Croupier pays a blackmailer while it has two francs (MF-7.3.5). By default `false`. */
            croupier_pays?: boolean;
            /** @description The winner if allied players show the wrong film (MF-7.4.7). By default `"croupier"`. */
            allied_failure?: components["schemas"]["OptionsBodyAlliedFailure"];
            /** @description Whether a player who claims the Croupier must be Cleared too (MF-7.5.3). By default `false`. */
            claim_needs_both_cleared?: boolean;
        };
        /** @description A stated deal. Fields left out are drawn. */
        StatedDealBody: {
            /** @description Nations in play. By default `null`. */
            nations?: [
                components["schemas"]["Nation"],
                components["schemas"]["Nation"],
                components["schemas"]["Nation"]
            ] | null;
            /** @description The starting seat. By default `null`. */
            start?: number | null;
            /** @description One list per seat; with the Croupier two identities per player, then the Croupier's one (optional). By default `null`. */
            identities?: components["schemas"]["Identity"][][] | null;
            /** @description Each player's first action card. By default `null`. */
            hands?: components["schemas"]["Card"][] | null;
            /** @description Nation of the boxed letter. By default `null`. */
            boxed_letter?: components["schemas"]["Nation"] | null;
            /** @description The first cards of the draw deck, from the top. By default `[]`. */
            deck?: components["schemas"]["Card"][];
        };
        /** @description The result of the table's previous game, in this game's seats, which decides the starting seat. Rule MF-2.6. */
        LastGameBody: {
            /** @description The starting seat. */
            starter: number;
            /** @description Seats that won, in ascending order. By default `[]`. */
            winners?: number[];
            /** @description The seat that tried to win; null if none did. By default `null`. */
            attempter?: number | null;
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
        FreelancersBoxedOpenings: {
            identities?: components["schemas"]["FreelancersBoxedIdentitiesOpening"];
            command?: components["schemas"]["CommandOpening"];
            draws?: components["schemas"]["DrawsOpening"];
            bot_try?: components["schemas"]["BotTryOpening"];
        };
        /** @description The hidden fields that this audience may know, opened. */
        IdentityDealtOpenings: {
            identities?: components["schemas"]["IdentityDealtIdentitiesOpening"];
            command?: components["schemas"]["CommandOpening"];
            draws?: components["schemas"]["DrawsOpening"];
            bot_try?: components["schemas"]["BotTryOpening"];
        };
        /** @description The hidden fields that this audience may know, opened. */
        LetterBoxedOpenings: {
            letter?: components["schemas"]["LetterBoxedLetterOpening"];
            command?: components["schemas"]["CommandOpening"];
            draws?: components["schemas"]["DrawsOpening"];
            bot_try?: components["schemas"]["BotTryOpening"];
        };
        /** @description The hidden fields that this audience may know, opened. */
        ActionDealtOpenings: {
            card?: components["schemas"]["ActionDealtCardOpening"];
            command?: components["schemas"]["CommandOpening"];
            draws?: components["schemas"]["DrawsOpening"];
            bot_try?: components["schemas"]["BotTryOpening"];
        };
        /** @description The hidden fields that this audience may know, opened. */
        DeckBuiltOpenings: {
            cards?: components["schemas"]["DeckBuiltCardsOpening"];
            command?: components["schemas"]["CommandOpening"];
            draws?: components["schemas"]["DrawsOpening"];
            bot_try?: components["schemas"]["BotTryOpening"];
        };
        /** @description The hidden fields that this audience may know, opened. */
        CardDrawnOpenings: {
            card?: components["schemas"]["CardDrawnCardOpening"];
            command?: components["schemas"]["CommandOpening"];
            draws?: components["schemas"]["DrawsOpening"];
            bot_try?: components["schemas"]["BotTryOpening"];
        };
        /** @description The hidden fields that this audience may know, opened. */
        BribeOfferedOpenings: {
            card?: components["schemas"]["BribeOfferedCardOpening"];
            command?: components["schemas"]["CommandOpening"];
            draws?: components["schemas"]["DrawsOpening"];
            bot_try?: components["schemas"]["BotTryOpening"];
        };
        /** @description The hidden fields that this audience may know, opened. */
        BribeAcceptedOpenings: {
            card?: components["schemas"]["BribeAcceptedCardOpening"];
            command?: components["schemas"]["CommandOpening"];
            draws?: components["schemas"]["DrawsOpening"];
            bot_try?: components["schemas"]["BotTryOpening"];
        };
        /** @description The hidden fields that this audience may know, opened. */
        InterrogatedOpenings: {
            card?: components["schemas"]["InterrogatedCardOpening"];
            command?: components["schemas"]["CommandOpening"];
            draws?: components["schemas"]["DrawsOpening"];
            bot_try?: components["schemas"]["BotTryOpening"];
        };
        /** @description The hidden fields that this audience may know, opened. */
        CardTakenOpenings: {
            card?: components["schemas"]["CardTakenCardOpening"];
            command?: components["schemas"]["CommandOpening"];
            draws?: components["schemas"]["DrawsOpening"];
            bot_try?: components["schemas"]["BotTryOpening"];
        };
        /** @description The hidden fields that this audience may know, opened. */
        DeckReshuffledOpenings: {
            cards?: components["schemas"]["DeckReshuffledCardsOpening"];
            command?: components["schemas"]["CommandOpening"];
            draws?: components["schemas"]["DrawsOpening"];
            bot_try?: components["schemas"]["BotTryOpening"];
        };
        /** @description The hidden fields that this audience may know, opened. */
        JournalistRevealedOpenings: {
            shown?: components["schemas"]["JournalistRevealedShownOpening"];
            command?: components["schemas"]["CommandOpening"];
            draws?: components["schemas"]["DrawsOpening"];
            bot_try?: components["schemas"]["BotTryOpening"];
        };
        /** @description The hidden fields that this audience may know, opened. */
        HitmanRevealedOpenings: {
            shown?: components["schemas"]["HitmanRevealedShownOpening"];
            command?: components["schemas"]["CommandOpening"];
            draws?: components["schemas"]["DrawsOpening"];
            bot_try?: components["schemas"]["BotTryOpening"];
        };
        /** @description The hidden fields that this audience may know, opened. */
        BrokerRevealedOpenings: {
            shown?: components["schemas"]["BrokerRevealedShownOpening"];
            command?: components["schemas"]["CommandOpening"];
            draws?: components["schemas"]["DrawsOpening"];
            bot_try?: components["schemas"]["BotTryOpening"];
        };
        /** @description The hidden fields that this audience may know, opened. */
        InterpolRevealedOpenings: {
            shown?: components["schemas"]["InterpolRevealedShownOpening"];
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
        /** @description The nations in play are chosen, and the starting francs handed out. Rules MF-2.1, MF-2.7. */
        TableLaidEvent: components["schemas"]["EventHead"] & {
            /** @constant */
            type: "microfilms.table_laid";
            data: components["schemas"]["TableLaidData"];
            openings: components["schemas"]["Openings"];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "microfilms.table_laid";
        };
        /** @description Freelancers are put aside unseen. */
        FreelancersBoxedEvent: components["schemas"]["EventHead"] & {
            /** @constant */
            type: "microfilms.freelancers_boxed";
            data: components["schemas"]["FreelancersBoxedData"];
            openings: components["schemas"]["FreelancersBoxedOpenings"];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "microfilms.freelancers_boxed";
        };
        /** @description A seat is dealt its identity; two identities for a player with the Croupier. */
        IdentityDealtEvent: components["schemas"]["EventHead"] & {
            /** @constant */
            type: "microfilms.identity_dealt";
            data: components["schemas"]["IdentityDealtData"];
            openings: components["schemas"]["IdentityDealtOpenings"];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "microfilms.identity_dealt";
        };
        /** @description One alliance letter is put aside unseen. */
        LetterBoxedEvent: components["schemas"]["EventHead"] & {
            /** @constant */
            type: "microfilms.letter_boxed";
            data: components["schemas"]["LetterBoxedData"];
            openings: components["schemas"]["LetterBoxedOpenings"];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "microfilms.letter_boxed";
        };
        /** @description A seat is dealt its first card. */
        ActionDealtEvent: components["schemas"]["EventHead"] & {
            /** @constant */
            type: "microfilms.action_dealt";
            data: components["schemas"]["ActionDealtData"];
            openings: components["schemas"]["ActionDealtOpenings"];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "microfilms.action_dealt";
        };
        /** @description The rest of the cards becomes the draw deck. */
        DeckBuiltEvent: components["schemas"]["EventHead"] & {
            /** @constant */
            type: "microfilms.deck_built";
            data: components["schemas"]["DeckBuiltData"];
            openings: components["schemas"]["DeckBuiltOpenings"];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "microfilms.deck_built";
        };
        /** @description A seat's turn begins. */
        TurnBeganEvent: components["schemas"]["EventHead"] & {
            /** @constant */
            type: "microfilms.turn_began";
            data: components["schemas"]["TurnBeganData"];
            openings: components["schemas"]["Openings"];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "microfilms.turn_began";
        };
        /** @description A seat draws from the draw deck. */
        CardDrawnEvent: components["schemas"]["EventHead"] & {
            /** @constant */
            type: "microfilms.card_drawn";
            data: components["schemas"]["CardDrawnData"];
            openings: components["schemas"]["CardDrawnOpenings"];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "microfilms.card_drawn";
        };
        /** @description The top card of the discard is taken into a hand; `uncovered` is the new top card. */
        DiscardTakenEvent: components["schemas"]["EventHead"] & {
            /** @constant */
            type: "microfilms.discard_taken";
            data: components["schemas"]["DiscardTakenData"];
            openings: components["schemas"]["Openings"];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "microfilms.discard_taken";
        };
        /** @description A seat passes. */
        PassedEvent: components["schemas"]["EventHead"] & {
            /** @constant */
            type: "microfilms.passed";
            data: components["schemas"]["PassedData"];
            openings: components["schemas"]["Openings"];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "microfilms.passed";
        };
        /** @description A seat offers a card to another, face down. */
        BribeOfferedEvent: components["schemas"]["EventHead"] & {
            /** @constant */
            type: "microfilms.bribe_offered";
            data: components["schemas"]["BribeOfferedData"];
            openings: components["schemas"]["BribeOfferedOpenings"];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "microfilms.bribe_offered";
        };
        /** @description The card changes hands, and the briber is Cleared. */
        BribeAcceptedEvent: components["schemas"]["EventHead"] & {
            /** @constant */
            type: "microfilms.bribe_accepted";
            data: components["schemas"]["BribeAcceptedData"];
            openings: components["schemas"]["BribeAcceptedOpenings"];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "microfilms.bribe_accepted";
        };
        /** @description The bribe is declined. */
        BribeDeclinedEvent: components["schemas"]["EventHead"] & {
            /** @constant */
            type: "microfilms.bribe_declined";
            data: components["schemas"]["BribeDeclinedData"];
            openings: components["schemas"]["Openings"];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "microfilms.bribe_declined";
        };
        /** @description A seat plays a Steal card. */
        StoleEvent: components["schemas"]["EventHead"] & {
            /** @constant */
            type: "microfilms.stole";
            data: components["schemas"]["StoleData"];
            openings: components["schemas"]["Openings"];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "microfilms.stole";
        };
        /** @description A seat plays a Cash Out card. */
        CashedOutEvent: components["schemas"]["EventHead"] & {
            /** @constant */
            type: "microfilms.cashed_out";
            data: components["schemas"]["CashedOutData"];
            openings: components["schemas"]["Openings"];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "microfilms.cashed_out";
        };
        /** @description A seat sees a random card of another. */
        InterrogatedEvent: components["schemas"]["EventHead"] & {
            /** @constant */
            type: "microfilms.interrogated";
            data: components["schemas"]["InterrogatedData"];
            openings: components["schemas"]["InterrogatedOpenings"];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "microfilms.interrogated";
        };
        /** @description A seat blackmails another. */
        BlackmailDeclaredEvent: components["schemas"]["EventHead"] & {
            /** @constant */
            type: "microfilms.blackmail_declared";
            data: components["schemas"]["BlackmailDeclaredData"];
            openings: components["schemas"]["Openings"];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "microfilms.blackmail_declared";
        };
        /** @description The target pays two francs to the blackmailer. */
        BlackmailPaidEvent: components["schemas"]["EventHead"] & {
            /** @constant */
            type: "microfilms.blackmail_paid";
            data: components["schemas"]["BlackmailPaidData"];
            openings: components["schemas"]["Openings"];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "microfilms.blackmail_paid";
        };
        /** @description The target defends with a Blowback card, which goes face up to the discard. */
        BlackmailDefendedEvent: components["schemas"]["EventHead"] & {
            /** @constant */
            type: "microfilms.blackmail_defended";
            data: components["schemas"]["BlackmailDefendedData"];
            openings: components["schemas"]["Openings"];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "microfilms.blackmail_defended";
        };
        /** @description The target declines: the blackmailer is Cleared, the target a Suspect. */
        BlackmailDeclinedEvent: components["schemas"]["EventHead"] & {
            /** @constant */
            type: "microfilms.blackmail_declined";
            data: components["schemas"]["BlackmailDeclinedData"];
            openings: components["schemas"]["Openings"];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "microfilms.blackmail_declined";
        };
        /** @description A random card of the target's hand goes to the blackmailer. */
        CardTakenEvent: components["schemas"]["EventHead"] & {
            /** @constant */
            type: "microfilms.card_taken";
            data: components["schemas"]["CardTakenData"];
            openings: components["schemas"]["CardTakenOpenings"];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "microfilms.card_taken";
        };
        /** @description A hand is above its limit at the end of its owner's turn. */
        DiscardOwedEvent: components["schemas"]["EventHead"] & {
            /** @constant */
            type: "microfilms.discard_owed";
            data: components["schemas"]["DiscardOwedData"];
            openings: components["schemas"]["Openings"];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "microfilms.discard_owed";
        };
        /** @description Cards go face up on the discard, in this order. */
        DiscardedEvent: components["schemas"]["EventHead"] & {
            /** @constant */
            type: "microfilms.discarded";
            data: components["schemas"]["DiscardedData"];
            openings: components["schemas"]["Openings"];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "microfilms.discarded";
        };
        /** @description The discard becomes the draw deck, and another evening begins. */
        DeckReshuffledEvent: components["schemas"]["EventHead"] & {
            /** @constant */
            type: "microfilms.deck_reshuffled";
            data: components["schemas"]["DeckReshuffledData"];
            openings: components["schemas"]["DeckReshuffledOpenings"];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "microfilms.deck_reshuffled";
        };
        /** @description The Croupier takes a franc (0 or 1) from the house and is Cleared. */
        CroupierPaidEvent: components["schemas"]["EventHead"] & {
            /** @constant */
            type: "microfilms.croupier_paid";
            data: components["schemas"]["CroupierPaidData"];
            openings: components["schemas"]["Openings"];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "microfilms.croupier_paid";
        };
        /** @description A player attempts to win as an agent and shows a Microfilm. */
        AgentRevealedEvent: components["schemas"]["EventHead"] & {
            /** @constant */
            type: "microfilms.agent_revealed";
            data: components["schemas"]["AgentRevealedData"];
            openings: components["schemas"]["Openings"];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "microfilms.agent_revealed";
        };
        /** @description The Journalist shows a Microfilm, names the agent it belongs to, and checks that identity. */
        JournalistRevealedEvent: components["schemas"]["EventHead"] & {
            /** @constant */
            type: "microfilms.journalist_revealed";
            data: components["schemas"]["JournalistRevealedData"];
            openings: components["schemas"]["JournalistRevealedOpenings"];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "microfilms.journalist_revealed";
        };
        /** @description The Hitman names the holder of the Ace and checks that hand. */
        HitmanRevealedEvent: components["schemas"]["EventHead"] & {
            /** @constant */
            type: "microfilms.hitman_revealed";
            data: components["schemas"]["HitmanRevealedData"];
            openings: components["schemas"]["HitmanRevealedOpenings"];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "microfilms.hitman_revealed";
        };
        /** @description The Broker names the places of the two letters and checks them. */
        BrokerRevealedEvent: components["schemas"]["EventHead"] & {
            /** @constant */
            type: "microfilms.broker_revealed";
            data: components["schemas"]["BrokerRevealedData"];
            openings: components["schemas"]["BrokerRevealedOpenings"];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "microfilms.broker_revealed";
        };
        /** @description The Interpol officer arrests a Suspect and checks that hand. */
        InterpolRevealedEvent: components["schemas"]["EventHead"] & {
            /** @constant */
            type: "microfilms.interpol_revealed";
            data: components["schemas"]["InterpolRevealedData"];
            openings: components["schemas"]["InterpolRevealedOpenings"];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "microfilms.interpol_revealed";
        };
        /** @description A player shows an agent identity and claims the Croupier as an ally who holds a nation's Microfilm. */
        CroupierClaimedEvent: components["schemas"]["EventHead"] & {
            /** @constant */
            type: "microfilms.croupier_claimed";
            data: components["schemas"]["CroupierClaimedData"];
            openings: components["schemas"]["Openings"];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "microfilms.croupier_claimed";
        };
        /** @description A failed attempt: the hand goes face up to the discard in this order, and the francs leave the seat. */
        EliminatedEvent: components["schemas"]["EventHead"] & {
            /** @constant */
            type: "microfilms.eliminated";
            data: components["schemas"]["EliminatedData"];
            openings: components["schemas"]["Openings"];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "microfilms.eliminated";
        };
        /** @description A seat proposes a draw. */
        DrawProposedEvent: components["schemas"]["EventHead"] & {
            /** @constant */
            type: "microfilms.draw_proposed";
            data: components["schemas"]["DrawProposedData"];
            openings: components["schemas"]["Openings"];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "microfilms.draw_proposed";
        };
        /** @description A seat agrees to a draw, or refuses it. */
        DrawAnsweredEvent: components["schemas"]["EventHead"] & {
            /** @constant */
            type: "microfilms.draw_answered";
            data: components["schemas"]["DrawAnsweredData"];
            openings: components["schemas"]["Openings"];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "microfilms.draw_answered";
        };
        /** @description The draw is refused; the turn goes on. */
        DrawRefusedEvent: components["schemas"]["EventHead"] & {
            /** @constant */
            type: "microfilms.draw_refused";
            data: components["schemas"]["DrawRefusedData"];
            openings: components["schemas"]["Openings"];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "microfilms.draw_refused";
        };
        /** @description The game ends: the winners and the reason. Rule MF-8.1. */
        EndedEvent: components["schemas"]["EventHead"] & {
            /** @constant */
            type: "microfilms.ended";
            data: components["schemas"]["EndedData"];
            openings: components["schemas"]["Openings"];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "microfilms.ended";
        };
        /** @description Everything is turned face up: identities and hands by seat, the deck, and the boxed letter and freelancers. */
        CardsRevealedEvent: components["schemas"]["EventHead"] & {
            /** @constant */
            type: "microfilms.cards_revealed";
            data: components["schemas"]["CardsRevealedData"];
            openings: components["schemas"]["Openings"];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "microfilms.cards_revealed";
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
        /** @description The organiser ended the game without an outcome, or the service did; or a seat began it with fewer seats. */
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
         * @description A value of `InterrogatedData.paid`.
         * @enum {string}
         */
        InterrogatedDataPaid: "FRANC" | "IB";
        /**
         * @description A value of `BlackmailDeclaredData.paid`.
         * @enum {string}
         */
        BlackmailDeclaredDataPaid: "FRANCS" | "IB" | "SB";
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
         * @description A value of `Options.variant`.
         * @enum {string}
         */
        OptionsVariant: "croupier" | "standard";
        /**
         * @description A value of `Options.bloodstained`.
         * @enum {string}
         */
        OptionsBloodstained: "blackmail" | "steal_and_cash_out";
        /**
         * @description A value of `Options.start`.
         * @enum {string}
         */
        OptionsStart: "host" | "last_winner" | "random";
        /**
         * @description A value of `Options.show_discard`.
         * @enum {string}
         */
        OptionsShowDiscard: "full" | "top";
        /**
         * @description A value of `Options.eliminated_francs`.
         * @enum {string}
         */
        OptionsEliminatedFrancs: "house" | "removed";
        /**
         * @description A value of `Options.allied_failure`.
         * @enum {string}
         */
        OptionsAlliedFailure: "croupier" | "other_player";
        /**
         * @description A value of `LuckPlan.nonces`.
         * @enum {string}
         */
        LuckPlanNonces: "asked" | "none" | "required";
        /**
         * @description A value of `DrawCommand.pile`.
         * @enum {string}
         */
        DrawCommandPile: "deck" | "discard";
        /**
         * @description A value of `InterrogateCommand.pay`.
         * @enum {string}
         */
        InterrogateCommandPay: "FRANC" | "IB";
        /**
         * @description A value of `BlackmailCommand.pay`.
         * @enum {string}
         */
        BlackmailCommandPay: "FRANCS" | "IB" | "SB";
        /**
         * @description A value of `AnswerBlackmailCommand.answer`.
         * @enum {string}
         */
        AnswerBlackmailCommandAnswer: "decline" | "defend" | "pay";
        /**
         * @description A value of `OptionsBody.variant`.
         * @enum {string}
         */
        OptionsBodyVariant: "croupier" | "standard";
        /**
         * @description A value of `OptionsBody.bloodstained`.
         * @enum {string}
         */
        OptionsBodyBloodstained: "blackmail" | "steal_and_cash_out";
        /**
         * @description A value of `OptionsBody.start`.
         * @enum {string}
         */
        OptionsBodyStart: "host" | "last_winner" | "random";
        /**
         * @description A value of `OptionsBody.show_discard`.
         * @enum {string}
         */
        OptionsBodyShowDiscard: "full" | "top";
        /**
         * @description A value of `OptionsBody.eliminated_francs`.
         * @enum {string}
         */
        OptionsBodyEliminatedFrancs: "house" | "removed";
        /**
         * @description A value of `OptionsBody.allied_failure`.
         * @enum {string}
         */
        OptionsBodyAlliedFailure: "croupier" | "other_player";
        /**
         * @description A value of `Offer.type`.
         * @enum {string}
         */
        OfferType: "draw" | "pass" | "bribe" | "answer_bribe" | "steal" | "cash_out" | "interrogate" | "blackmail" | "answer_blackmail" | "discard" | "win_as_agent" | "win_as_journalist" | "win_as_hitman" | "win_as_broker" | "win_as_interpol" | "claim_croupier" | "propose_draw" | "answer_draw" | "croupier_turn";
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
