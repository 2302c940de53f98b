// Made by clients/regenerate from 3ff25df9cc4cdaefedb73b429c9620e86cb2dd96738482c20a40a07335f26f48

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
        Event: components["schemas"]["TrackDrawnEvent"] | components["schemas"]["DisguisesLookedAtEvent"] | components["schemas"]["DisguiseChosenEvent"] | components["schemas"]["PhaseBeganEvent"] | components["schemas"]["AskedEvent"] | components["schemas"]["HandBeganEvent"] | components["schemas"]["CardsDealtEvent"] | components["schemas"]["CardPickedUpEvent"] | components["schemas"]["DieRolledEvent"] | components["schemas"]["ConversationLostEvent"] | components["schemas"]["LeakTurnedEvent"] | components["schemas"]["TilesLaidEvent"] | components["schemas"]["RoundBeganEvent"] | components["schemas"]["CharacterMovedEvent"] | components["schemas"]["MoveSkippedEvent"] | components["schemas"]["MovePassedEvent"] | components["schemas"]["RoomChosenEvent"] | components["schemas"]["BidSealedEvent"] | components["schemas"]["BidsOpenedEvent"] | components["schemas"]["ConversationTakenEvent"] | components["schemas"]["AdvanceEarnedEvent"] | components["schemas"]["EavesdroppedEvent"] | components["schemas"]["SatOutEvent"] | components["schemas"]["RoomResolvedEvent"] | components["schemas"]["DeckReshuffledEvent"] | components["schemas"]["DisavowalSealedEvent"] | components["schemas"]["AnswersOpenedEvent"] | components["schemas"]["DisavowedEvent"] | components["schemas"]["AdvancedEvent"] | components["schemas"]["TileOpenedEvent"] | components["schemas"]["WageredEvent"] | components["schemas"]["WagerPassedEvent"] | components["schemas"]["RevealedEvent"] | components["schemas"]["TileScoredEvent"] | components["schemas"]["TileUnclaimedEvent"] | components["schemas"]["LeakClaimedEvent"] | components["schemas"]["LeakWonEvent"] | components["schemas"]["IncomePaidEvent"] | components["schemas"]["CharactersEnteredEvent"] | components["schemas"]["EndedEvent"] | components["schemas"]["AllRevealedEvent"] | components["schemas"]["IntrigueSealedEvent"] | components["schemas"]["MatchSealedEvent"] | components["schemas"]["IntriguePassedEvent"] | components["schemas"]["IntrigueTriedEvent"] | components["schemas"]["IntrigueLetEvent"] | components["schemas"]["IntrigueMatchedEvent"] | components["schemas"]["IntriguePlayedEvent"] | components["schemas"]["IntrigueExposedEvent"] | components["schemas"]["StakesReturnedEvent"] | components["schemas"]["NothingCameEvent"] | components["schemas"]["KeptPassingEvent"] | components["schemas"]["StoppedPassingEvent"] | components["schemas"]["DrinksDrawnEvent"] | components["schemas"]["DrinksPlacedEvent"] | components["schemas"]["FaceDownTakenEvent"] | components["schemas"]["FaceDownLostEvent"] | components["schemas"]["TokenPlacedEvent"] | components["schemas"]["MusclePaidEvent"] | components["schemas"]["FemmePaidEvent"] | components["schemas"]["TokensRemovedEvent"] | components["schemas"]["DartThrownEvent"] | components["schemas"]["DartPaidEvent"] | components["schemas"]["DartSufferedEvent"] | components["schemas"]["CardsBoughtEvent"] | components["schemas"]["IntimidatedEvent"] | components["schemas"]["CardExchangedEvent"] | components["schemas"]["HenchmanHiredEvent"] | components["schemas"]["BombPlantedEvent"] | components["schemas"]["CharacterFledEvent"] | components["schemas"]["BombOverEvent"] | components["schemas"]["ChipsCashedInEvent"] | components["schemas"]["RoomTargetedEvent"] | components["schemas"]["MarksSealedEvent"] | components["schemas"]["MarksOpenedEvent"] | components["schemas"]["ConversationMovedEvent"] | components["schemas"]["FaceDownRevealedEvent"] | components["schemas"]["GameCreatedEvent"] | components["schemas"]["GameForkedEvent"] | components["schemas"]["GameSeatRecalledEvent"] | components["schemas"]["GameGroupJoinedEvent"] | components["schemas"]["GameSeatTakenEvent"] | components["schemas"]["GameTokenMintedEvent"] | components["schemas"]["GameTokenRevokedEvent"] | components["schemas"]["GameReplaySharedEvent"] | components["schemas"]["GameStartedEvent"] | components["schemas"]["GameSeatResignedEvent"] | components["schemas"]["GameAutomationFailedEvent"] | components["schemas"]["GameAbortedEvent"] | components["schemas"]["GameOverEvent"] | components["schemas"]["GameRulingMadeEvent"] | components["schemas"]["GameRestoredEvent"] | components["schemas"]["GameSeedRevealedEvent"] | components["schemas"]["GameCommitmentReplacedEvent"] | components["schemas"]["GameLuckClosedEvent"] | components["schemas"]["GameNonceGivenEvent"] | components["schemas"]["GameLuckDrawnEvent"] | components["schemas"]["GamePublicGivenEvent"] | components["schemas"]["GameCancelledEvent"] | components["schemas"]["GameSeatAbsentEvent"] | components["schemas"]["GameClockStruckEvent"] | components["schemas"]["GameSeatReturnedEvent"] | components["schemas"]["GameTimeGivenEvent"] | components["schemas"]["GamePausedEvent"] | components["schemas"]["GamePauseEndedEvent"] | components["schemas"]["GameTimeAddedEvent"] | components["schemas"]["GameSeatReissuedEvent"] | components["schemas"]["GameSeatSubstitutedEvent"] | components["schemas"]["GameSeatFilledEvent"] | components["schemas"]["GameSlipExchangedEvent"] | components["schemas"]["GamePlayOpenedEvent"] | components["schemas"]["GameNoShowsEvent"];
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
            ruleset: "casino-incognito";
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
        Command: components["schemas"]["ChooseDisguiseCommand"] | components["schemas"]["MoveCommand"] | components["schemas"]["PayMoveCommand"] | components["schemas"]["SkipCommand"] | components["schemas"]["PassCommand"] | components["schemas"]["ChooseRoomCommand"] | components["schemas"]["BidCommand"] | components["schemas"]["SitOutCommand"] | components["schemas"]["PickCommand"] | components["schemas"]["DisavowCommand"] | components["schemas"]["StayCommand"] | components["schemas"]["WagerCommand"] | components["schemas"]["RevealCommand"] | components["schemas"]["ComposeCommand"] | components["schemas"]["ClaimLeakCommand"] | components["schemas"]["TryIntrigueCommand"] | components["schemas"]["KeepPassingCommand"] | components["schemas"]["StopPassingCommand"] | components["schemas"]["MatchCommand"] | components["schemas"]["LetCommand"] | components["schemas"]["AimCommand"] | components["schemas"]["StrikeCommand"] | components["schemas"]["ExchangeCommand"] | components["schemas"]["DivertCommand"] | components["schemas"]["CashInCommand"] | components["schemas"]["PlaceDrinksCommand"] | components["schemas"]["MarkTwoCommand"] | components["schemas"]["PayDartCommand"] | components["schemas"]["SubmitCommand"] | components["schemas"]["ResignCommand"] | components["schemas"]["AbortCommand"] | components["schemas"]["LeaveCommand"] | components["schemas"]["ReturnCommand"];
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
            /** @description Chips by seat. */
            chips: number[];
            /** @description Victory points by seat. */
            vp: number[];
            /** @description Characters that the seat's agent can no longer be, by seat. */
            marks: number[][];
            /** @description Whether the seat disavowed in this hand, by seat. */
            disavowed: boolean[];
            /** @description Number of face-down cards, by seat. */
            hidden: number[];
            /** @description The seat's face-up cards, by seat. */
            open: string[][];
            /** @description Number of cards won for the next hand, by seat. */
            bonus: number[];
            /** @description Room of each character, by number. */
            rooms: number[];
            /** @description Conversations by spot. */
            conversations: components["schemas"]["Conversation"][];
            /** @description Size of the disguise deck. */
            disguises: number;
            /** @description Number of disguises that the seat removed, by seat. */
            removed: number[];
            /** @description Number of characters that an agent can be, from 1 on. */
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
            /** @description Seats that the game waits for. */
            asked: number[];
            /** @description Seats that have finished this phase. */
            done: number[];
            /** @description Seats with a sealed answer in this window. */
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
            /** @description Tiles of the row that are already scored in this hand. */
            judged: number[];
            /** @description All tiles drawn so far. */
            drawn: number[];
            /** @description Number of cards left in the deck. */
            deck: number;
            /** @description Face-up cards of the discard. */
            discard: string[];
            /** @description Whether the chips of a Leak card were claimed in this hand. */
            claimed: boolean;
            /** @description The outcome; null while the game runs. */
            outcome: components["schemas"]["Outcome"] | null;
            /** @description All agents and cards, once the game is over. */
            reveal: components["schemas"]["AllRevealed"] | null;
            /** @description State of intrigue; null at tables without it. */
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
            /** @description The seat's own agent. */
            agent: number | null;
            /** @description Disguises that the seat took out of the game. */
            removed: number[];
            /** @description Disguises that the seat chooses from. */
            looked: number[];
            /** @description The seat's face-down cards, sorted. */
            hidden: string[];
            /** @description The seat's sealed bid. */
            bid: components["schemas"]["OpenBid"] | null;
            /** @description The seat's sealed answer: to disavow or stay, or to match the chips or let the card be played. */
            answer: components["schemas"]["MindAnswer"] | null;
            /** @description The seat's sealed marks. */
            marking: number[] | null;
            /** @description The seat's sealed try in a window of intrigue. */
            attempt: components["schemas"]["SealedAttempt"] | null;
            /** @description The seat's cards tried in this window, in order. */
            tried: string[];
            /** @description Cards that the seat looks at, sorted. */
            drinks: string[];
            /** @description Cards the seat laid into conversations, sorted. */
            laid: components["schemas"]["OwnLaidCard"][];
            /** @description Cards laid by this seat in other hands, sorted. */
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
            /** @description Seats in turn order. */
            track: number[];
        };
        /** @description A seat looks at cards of the disguise deck. */
        DisguisesLookedAtData: {
            /** @description The seat that acts, or that the event happens to. */
            seat: number;
            /** @description Cards left in the disguise deck. */
            size: number;
        };
        /** @description A seat has chosen its agent. */
        DisguiseChosenData: {
            /** @description The seat that acts, or that the event happens to. */
            seat: number;
            /** @description Number of disguises that the seat removes from the game, 0 or 1. */
            out: number;
        };
        /** @description A phase begins. */
        PhaseBeganData: {
            /** @description The name of the phase. */
            phase: components["schemas"]["Phase"];
        };
        /** @description The game waits for answers of some seats. */
        AskedData: {
            /** @description The kind of decision that the seats owe. */
            kind: components["schemas"]["Kind"];
            /** @description Seats that must answer. */
            seats: number[];
        };
        /** @description A hand begins with a new deck. */
        HandBeganData: {
            /** @description Number of the hand, from 1. */
            hand: number;
            /** @description Number of cards in the deck. */
            size: number;
            /** @description Whether players keep their cards from the hand before. */
            keeps: boolean;
        };
        /** @description A seat gets face-down cards. */
        CardsDealtData: {
            /** @description The seat that acts, or that the event happens to. */
            seat: number;
            /** @description Number of cards dealt. */
            count: number;
        };
        /** @description Surveillance adds a face-up card to a conversation. */
        CardPickedUpData: {
            /** @description The conversation's place, from 1. */
            spot: number;
            /** @description The card that surveillance adds. */
            card: string;
        };
        /** @description A conversation takes place in a room. */
        DieRolledData: {
            /** @description The conversation's place, from 1. */
            spot: number;
            /** @description Number of the room, 1 to 10. */
            room: number;
        };
        /** @description A conversation in an empty room is discarded. */
        ConversationLostData: {
            /** @description The conversation's place, from 1. */
            spot: number;
            /** @description The conversation's face-up cards. */
            cards: string[];
        };
        /** @description A Leak card is turned face up. */
        LeakTurnedData: {
            /** @description The Leak card that is turned face up. */
            card: string;
        };
        /** @description The tile row for this hand, in scoring order. */
        TilesLaidData: {
            /** @description All tiles of the row, in scoring order. */
            row: components["schemas"]["RowTile"][];
            /** @description The tiles that are new in the row. */
            drawn: number[];
        };
        /** @description A round begins. */
        RoundBeganData: {
            /** @description Number of the round in the hand, from 1. */
            round: number;
        };
        /** @description A seat moves a character. */
        CharacterMovedData: {
            /** @description The seat that acts, or that the event happens to. */
            seat: number;
            /** @description Number of the character, 1 to 20. */
            character: number;
            /** @description Number of the room that the character enters. */
            to: number;
            /** @description Chips paid for the move. */
            chips: number;
        };
        /** @description A seat makes no free move. */
        MoveSkippedData: {
            /** @description The seat that acts, or that the event happens to. */
            seat: number;
        };
        /** @description A seat pays for no more moves in this phase. */
        MovePassedData: {
            /** @description The seat that acts, or that the event happens to. */
            seat: number;
        };
        /** @description A room is chosen in which contact is made next. */
        RoomChosenData: {
            /** @description The seat that acts, or that the event happens to. */
            seat: number;
            /** @description Number of the room in which contact is made, 1 to 10. */
            room: number;
        };
        /** @description A sealed bid; all look alike. */
        BidSealedData: {
            /** @description The seat that acts, or that the event happens to. */
            seat: number;
        };
        /** @description The bids are opened. */
        BidsOpenedData: {
            /** @description The bids, highest first, without zero bids. */
            bids: components["schemas"]["OpenBid"][];
            /** @description Marks after this event, by seat. */
            marks: number[][];
        };
        /** @description A bidder pays its bid and takes the cards face up. */
        ConversationTakenData: {
            /** @description The seat that acts, or that the event happens to. */
            seat: number;
            /** @description The conversation's place, from 1. */
            spot: number;
            /** @description The conversation's face-up cards. */
            cards: string[];
            /** @description Chips paid for the conversation: the bid. */
            chips: number;
        };
        /** @description The top bidder will move up on the track. */
        AdvanceEarnedData: {
            /** @description The seat that acts, or that the event happens to. */
            seat: number;
        };
        /** @description A bidder without a conversation pays a chip and draws a face-down card, if there is one. */
        EavesdroppedData: {
            /** @description The seat that acts, or that the event happens to. */
            seat: number;
            /** @description Number of cards drawn, 0 or 1. */
            count: number;
        };
        /** @description Each seat that bid nothing gets one chip per bidder. */
        SatOutData: {
            /** @description Seats that bid nothing. */
            seats: number[];
            /** @description Chips for each seat that bid nothing. */
            chips: number;
        };
        /** @description Contact in a room is over. */
        RoomResolvedData: {
            /** @description Number of the room in which contact is over, 1 to 10. */
            room: number;
        };
        /** @description The discard becomes the deck. */
        DeckReshuffledData: {
            /** @description The cards of the discard, in their order as the new deck. */
            cards: string[];
        };
        /** @description A sealed answer about disavowal; all look alike. */
        DisavowalSealedData: {
            /** @description The seat that acts, or that the event happens to. */
            seat: number;
        };
        /** @description The answers are opened. */
        AnswersOpenedData: {
            /** @description Seats that disavow, by choice or by rule. */
            disavowing: number[];
        };
        /** @description A seat's board is cleared; its disguise returns to the deck and another is drawn. */
        DisavowedData: {
            /** @description The seat that acts, or that the event happens to. */
            seat: number;
        };
        /** @description A seat moves up one place on the track. */
        AdvancedData: {
            /** @description The seat that acts, or that the event happens to. */
            seat: number;
            /** @description Seats in turn order after this event. */
            track: number[];
        };
        /** @description The next tile is scored. */
        TileOpenedData: {
            /** @description Number of the tile that is scored next. */
            tile: number;
        };
        /** @description A seat wagers. */
        WageredData: {
            /** @description The seat that acts, or that the event happens to. */
            seat: number;
            /** @description Chips that the seat has wagered on this tile in total. */
            chips: number;
            /** @description Chips paid now, the rise of the wager. */
            paid: number;
        };
        /** @description A seat passes: it chose to, or it lacks chips to stay in. */
        WagerPassedData: {
            /** @description The seat that acts, or that the event happens to. */
            seat: number;
            /** @description Chips that the seat lacks for the highest wager; 0 if it chose to pass. */
            lacks: number;
        };
        /** @description A seat shows hands. */
        RevealedData: {
            /** @description The seat that acts, or that the event happens to. */
            seat: number;
            /** @description Cards by hand, in the order in which the hands were shown. */
            hands: string[][];
            /** @description Face-down cards of the hands, face up afterwards. */
            opened: string[];
            /** @description Places of the Leak cards that the seat paid for. */
            spots: number[];
        };
        /** @description Rewards go out by place; the wagers go to the bank and the tile leaves the row. */
        TileScoredData: {
            /** @description Number of the scored tile. */
            tile: number;
            /** @description Rewards by place. */
            earned: components["schemas"]["Earned"][];
        };
        /** @description No hand was shown: chips are added to the tile, and it stays. */
        TileUnclaimedData: {
            /** @description Number of the tile that stays. */
            tile: number;
            /** @description Chips added to the tile. */
            chips: number;
        };
        /** @description The last seat on the track takes the chips of a Leak card. */
        LeakClaimedData: {
            /** @description The seat that acts, or that the event happens to. */
            seat: number;
            /** @description The Leak card's place, from 1. */
            spot: number;
            /** @description Chips that lay on the Leak card. */
            chips: number;
        };
        /** @description The best hand around a Leak card takes its chips. */
        LeakWonData: {
            /** @description The seat that acts, or that the event happens to. */
            seat: number;
            /** @description The Leak card's place, from 1. */
            spot: number;
            /** @description Chips that lay on the Leak card. */
            chips: number;
            /** @description The combination that the hand makes. */
            combination: string;
            /** @description Cards of the winning hand. */
            hand: string[];
            /** @description Face-down cards of the hand, face up afterwards. */
            opened: string[];
        };
        /** @description Income is paid. */
        IncomePaidData: {
            /** @description Chips paid as income, by seat. */
            chips: number[];
        };
        /** @description New characters enter. */
        CharactersEnteredData: {
            /** @description Rooms of the new characters, in order of character. */
            rooms: number[];
            /** @description The disguises added to the deck. */
            disguises: number[];
        };
        /** @description The game ends. */
        EndedData: {
            /** @description Seats that won, in ascending order. */
            winners: number[];
            /** @description The reason of the end, as a code of the ruleset. */
            reason: string;
        };
        /** @description Everything is turned face up. */
        AllRevealedData: {
            /** @description Agents of all seats, by seat. */
            agents: number[];
            /** @description Disguises out of the game, by seat. */
            removed: number[][];
            /** @description Face-down cards, by seat. */
            hidden: string[][];
        };
        /** @description A sealed try or pass in a window; all look alike. */
        IntrigueSealedData: {
            /** @description The seat that acts, or that the event happens to. */
            seat: number;
        };
        /** @description A sealed answer to a card being tried; all look alike. */
        MatchSealedData: {
            /** @description The seat that acts, or that the event happens to. */
            seat: number;
        };
        /** @description A seat tries no card now. */
        IntriguePassedData: {
            /** @description The seat that acts, or that the event happens to. */
            seat: number;
        };
        /** @description A seat lays chips on a face-down card. */
        IntrigueTriedData: {
            /** @description The seat that acts, or that the event happens to. */
            seat: number;
            /** @description Chips that the seat lays on the card. */
            chips: number;
        };
        /** @description A seat does not match the chips. */
        IntrigueLetData: {
            /** @description The seat that acts, or that the event happens to. */
            seat: number;
        };
        /** @description A seat matches the chips and stops the card. */
        IntrigueMatchedData: {
            /** @description The seat that acts, or that the event happens to. */
            seat: number;
            /** @description The seat that tried the card. */
            owner: number;
            /** @description Chips paid to match the tried card. */
            chips: number;
        };
        /** @description No seat matched: the card is shown and discarded, the chips go to the bank. */
        IntriguePlayedData: {
            /** @description The seat that acts, or that the event happens to. */
            seat: number;
            /** @description The card that is played. */
            card: string;
            /** @description Chips paid to play the card. */
            chips: number;
        };
        /** @description No seat matched, and the card has no ability now: it is shown and kept, the chips go to the bank. */
        IntrigueExposedData: {
            /** @description The seat that acts, or that the event happens to. */
            seat: number;
            /** @description The card that is shown and kept. */
            card: string;
            /** @description Chips laid on the card, which go to the bank. */
            chips: number;
        };
        /** @description A window closes. */
        StakesReturnedData: {
            /** @description Chips from stopped cards that return to their seats, by seat. */
            chips: number[];
        };
        /** @description A played card has no effect. */
        NothingCameData: {
            /** @description The seat that acts, or that the event happens to. */
            seat: number;
        };
        /** @description A seat passes, openly, in this window and in those that follow, until a card is played. */
        KeptPassingData: {
            /** @description The seat that acts, or that the event happens to. */
            seat: number;
        };
        /** @description A seat takes its standing pass back: it is asked again from the next window on. */
        StoppedPassingData: {
            /** @description The seat that acts, or that the event happens to. */
            seat: number;
        };
        /** @description A seat looks at cards from the deck. */
        DrinksDrawnData: {
            /** @description The seat that acts, or that the event happens to. */
            seat: number;
            /** @description Number of cards that the seat looks at. */
            count: number;
        };
        /** @description A seat lays the cards that it looks at face down into conversations. */
        DrinksPlacedData: {
            /** @description The seat that acts, or that the event happens to. */
            seat: number;
            /** @description The places of the conversations that get a card, one per card, sorted. */
            spots: number[];
        };
        /** @description A conversation's face-down cards go to the seat that took it. */
        FaceDownTakenData: {
            /** @description The seat that acts, or that the event happens to. */
            seat: number;
            /** @description The conversation's place, from 1. */
            spot: number;
            /** @description Number of face-down cards that the seat takes. */
            count: number;
        };
        /** @description The face-down cards of a conversation in an empty room are discarded face up. */
        FaceDownLostData: {
            /** @description The conversation's place, from 1. */
            spot: number;
            /** @description The face-down cards that are discarded. */
            cards: string[];
        };
        /** @description Muscle or a Femme Fatale enters a room and makes moves dearer by a toll. */
        TokenPlacedData: {
            /** @description The seat that acts, or that the event happens to. */
            seat: number;
            /** @description The Muscle or the Femme Fatale. */
            token: components["schemas"]["TokenPlacedDataToken"];
            /** @description The room that the token stands in. */
            room: number;
            /** @description Extra chips for a move, because of the token. */
            toll: number;
        };
        /** @description A seat pays the bank for a move into the room of the Muscle. */
        MusclePaidData: {
            /** @description The seat that acts, or that the event happens to. */
            seat: number;
            /** @description The toll in chips. */
            chips: number;
        };
        /** @description A seat pays the owner of the Femme Fatale for a move into or out of her room. */
        FemmePaidData: {
            /** @description The seat that acts, or that the event happens to. */
            seat: number;
            /** @description The seat that gets the toll. */
            owner: number;
            /** @description The toll in chips. */
            chips: number;
        };
        /** @description The Muscle and the Femme Fatale leave the board, as blending in is over. */
        TokensRemovedData: Record<string, unknown>;
        /** @description A seat throws a dart at another. */
        DartThrownData: {
            /** @description The seat that acts, or that the event happens to. */
            seat: number;
            /** @description The other seat that the event concerns. */
            target: number;
            /** @description Chips to pay for avoiding the dart. */
            chips: number;
        };
        /** @description A seat pays to avoid a dart. */
        DartPaidData: {
            /** @description The seat that acts, or that the event happens to. */
            seat: number;
            /** @description Chips paid to avoid the dart. */
            chips: number;
        };
        /** @description A seat bids at most one chip per room in this round. */
        DartSufferedData: {
            /** @description The seat that acts, or that the event happens to. */
            seat: number;
        };
        /** @description A seat draws face-down cards, if there are any. */
        CardsBoughtData: {
            /** @description The seat that acts, or that the event happens to. */
            seat: number;
            /** @description Number of cards drawn. */
            count: number;
        };
        /** @description A seat gets chips from the bank. */
        IntimidatedData: {
            /** @description The seat that acts, or that the event happens to. */
            seat: number;
            /** @description Chips that the seat receives from the bank. */
            chips: number;
        };
        /** @description A seat swaps a card with one of a conversation. */
        CardExchangedData: {
            /** @description The seat that acts, or that the event happens to. */
            seat: number;
            /** @description The conversation's place, from 1. */
            spot: number;
            /** @description The card that the seat gets. */
            taken: string;
            /** @description The card that the seat lays into the conversation. */
            given: string;
            /** @description The card given, if it lay face down before. */
            opened: string[];
        };
        /** @description A seat's next bid of this round names no character. */
        HenchmanHiredData: {
            /** @description The seat that acts, or that the event happens to. */
            seat: number;
        };
        /** @description Every seat must move a character out of a room. */
        BombPlantedData: {
            /** @description The seat that acts, or that the event happens to. */
            seat: number;
            /** @description Number of the room with the bomb, 1 to 10. */
            room: number;
        };
        /** @description A seat moves a character out of the room of the bomb. */
        CharacterFledData: {
            /** @description The seat that acts, or that the event happens to. */
            seat: number;
            /** @description Number of the character that flees, 1 to 20. */
            character: number;
            /** @description Number of the room that the character enters. */
            to: number;
        };
        /** @description Every seat has moved a character, or the room is empty. */
        BombOverData: {
            /** @description Number of the room with the bomb. */
            room: number;
        };
        /** @description A seat turns chips into victory points. */
        ChipsCashedInData: {
            /** @description The seat that acts, or that the event happens to. */
            seat: number;
            /** @description Chips that the seat turns into victory points. */
            chips: number;
        };
        /** @description All other seats must mark two characters of a room. */
        RoomTargetedData: {
            /** @description The seat that acts, or that the event happens to. */
            seat: number;
            /** @description Number of the targeted room, 1 to 10. */
            room: number;
        };
        /** @description A sealed choice of marks; all look alike. */
        MarksSealedData: {
            /** @description The seat that acts, or that the event happens to. */
            seat: number;
        };
        /** @description The marks are opened. */
        MarksOpenedData: {
            /** @description Marks after this event, by seat. */
            marks: number[][];
            /** @description Seats that cannot mark two characters, and so disavow. */
            disavowing: number[];
        };
        /** @description A conversation moves to an adjacent room. */
        ConversationMovedData: {
            /** @description The seat that acts, or that the event happens to. */
            seat: number;
            /** @description The conversation's place, from 1. */
            spot: number;
            /** @description Number of the room that the conversation moves to. */
            to: number;
        };
        /** @description The cards still face down in conversations at the end. */
        FaceDownRevealedData: {
            /** @description The face-down cards, by place of conversation. */
            cards: string[][];
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
        /** @description Table options with their defaults. Rule CI-11. */
        Options: {
            /** @description The characters that a bid needs and names (CI-7.3). */
            contact: components["schemas"]["OptionsContact"];
            /** @description Schedule of Leak cards and number of rounds of a hand (CI-8.1). */
            leak: components["schemas"]["OptionsLeak"];
            /** @description Characters whose disguises are in the deck (CI-3.3.1). */
            disguises: components["schemas"]["OptionsDisguises"];
            /** @description Cards that a joker may stand for (CI-2.3). */
            jokers: components["schemas"]["Wild"];
            /** @description Whether players keep cards from hand to hand (CI-4.1.2). */
            keep_cards: boolean;
            /** @description Number of times that wagers go round (CI-9.2.4). */
            wagers: components["schemas"]["OptionsWagers"];
            /** @description Whether the best hands take the chips of the other Leak cards (CI-9.11). */
            leak_showdown: boolean;
            /** @description Number of hands played (CI-4.1.3). */
            hands: components["schemas"]["OptionsHands"];
            /** @description Whether cards have abilities (CI-14). */
            intrigue: boolean;
            /** @description Whether, with `intrigue`, any card may be tried (CI-14.6). */
            free_bluff: boolean;
        };
        /** @description Effects of intrigue on the table. */
        IntrigueState: {
            /** @description Seats with a sealed and unopened answer. */
            answers: components["schemas"]["SealedTry"][];
            /** @description Whether a card was played since the seats were asked, so that those that passed are asked again. */
            again: boolean;
            /** @description The card that is being tried now. */
            trial: components["schemas"]["Trial"] | null;
            /** @description The effect of a played card that is not finished. */
            effect: components["schemas"]["Effect"] | null;
            /** @description Seats that tried a card in this window, once per card. */
            tries: number[];
            /** @description Chips on stopped cards. */
            stakes: components["schemas"]["Stake"][];
            /** @description Seats that played a card this round. */
            played: number[];
            /** @description Face-down cards whose ability is publicly known from earlier tries of this hand. */
            fitting: components["schemas"]["KnownFit"][];
            /** @description The Muscle on the board. */
            muscle: components["schemas"]["TokenData"] | null;
            /** @description The Femme Fatale on the board. */
            femme: components["schemas"]["TokenData"] | null;
            /** @description Seats that a dart has struck. */
            darted: number[];
            /** @description Seats that have hired a henchman. */
            henchmen: number[];
            /** @description Face-down cards in conversations, sorted. */
            down: components["schemas"]["FaceDown"][];
            /** @description Seats with a standing pass. */
            passing: number[];
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
            /** @description Number of the room, 1 to 10. */
            room: number;
            /** @description The bids of the contact, highest first; null until they are opened. */
            bids: components["schemas"]["OpenBid"][] | null;
            /** @description Seats that took a conversation. */
            took: number[];
        };
        /** @description The result of a tile. */
        Score: {
            /** @description Number of the tile. */
            tile: number;
            /** @description Wagers on the tile in chips, by seat. */
            wagers: (number | null)[];
            /** @description Hands in the order in which they were shown. */
            shown: components["schemas"]["Shown"][];
            /** @description Rewards for the tile, by place; empty without hands. */
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
        /** @description The plan of a seat: the kind of its player, and a bot's policy. */
        SeatPlan: {
            /** @description The kind of the seat's player. */
            kind: components["schemas"]["SeatPlanKind"];
            /** @description The name of the bot's policy; absent for other kinds of player. */
            bot: string | null;
            /** @description The bot program of the seat: its version and digest. */
            policy?: components["schemas"]["Policy"];
            /** @description True if any caller may take the seat without a code; absent otherwise. */
            open?: boolean;
        };
        /** @description The tile being scored. */
        Scoring: {
            /** @description Number of the tile. */
            tile: number;
            /** @description Wagers in chips, by seat; null before the first one. */
            wagers: (number | null)[];
            /** @description Seats that passed. */
            out: number[];
            /** @description Hands in the order in which they were shown. */
            shown: components["schemas"]["Shown"][];
            /** @description Seats that have had their turn to show. */
            revealed: number[];
        };
        /** @description Everything is turned face up. */
        AllRevealed: {
            /** @constant */
            type: "casino-incognito.all_revealed";
            /** @description Agents of all seats, by seat. */
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
            /** @description The seat that played the card. */
            seat: number;
            /** @description The card that was played. */
            card: string;
            /** @description Number of the room that the player chose; null if none. */
            room: number | null;
            /** @description The seat that the player chose; null if none. */
            target: number | null;
            /** @description Number of cards that the player looks at. */
            drawn: number;
            /** @description Seats that have moved a character because of the card. */
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
         * @description A value from a fixed list: phase.
         * @enum {string}
         */
        Phase: "before_blending_in" | "before_contact" | "before_scoring" | "before_surveillance" | "before_tile" | "contact" | "disguises" | "free_moves" | "hand" | "hand_end" | "in_surveillance" | "leak" | "over" | "paid_moves" | "rewards" | "round_end" | "scoring" | "set_up" | "surveillance";
        /**
         * @description A value from a fixed list: kind.
         * @enum {string}
         */
        Kind: "bid" | "bomb" | "claim" | "dart" | "disavow" | "disguise" | "drinks" | "intrigue" | "mark" | "match" | "move" | "pay_move" | "pick" | "reveal" | "room" | "target" | "wager";
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
         * @description A value from a fixed list: wild.
         * @enum {string}
         */
        Wild: "BLANK" | "COLOUR_WILD" | "FULL_WILD" | "OUT";
        /**
         * @description A value from a fixed list: on absence.
         * @enum {string}
         */
        OnAbsence: "bot" | "default" | "forfeit";
        /**
         * @description A value from a fixed list: window.
         * @enum {string}
         */
        Window: "before_blending_in" | "before_contact" | "before_scoring" | "before_surveillance" | "before_tile" | "in_surveillance";
        /** @description The characters that the seat sees. */
        DisguisesLookedAtDisguisesOpening: {
            value: number[];
            /** @description The salt, hexadecimal: the hash of value and salt is the commitment in `hidden`. */
            salt: string;
        };
        /** @description The disguise that the seat keeps as its agent. */
        DisguiseChosenAgentOpening: {
            value: number;
            /** @description The salt, hexadecimal: the hash of value and salt is the commitment in `hidden`. */
            salt: string;
        };
        /** @description The disguise that the seat puts back into the deck. */
        DisguiseChosenReturnedOpening: {
            value: number;
            /** @description The salt, hexadecimal: the hash of value and salt is the commitment in `hidden`. */
            salt: string;
        };
        /** @description Disguises that the seat takes out of the game. */
        DisguiseChosenRemovedOpening: {
            value: number[];
            /** @description The salt, hexadecimal: the hash of value and salt is the commitment in `hidden`. */
            salt: string;
        };
        /** @description The cards of the deck, the top first. */
        HandBeganDeckOpening: {
            value: string[];
            /** @description The salt, hexadecimal: the hash of value and salt is the commitment in `hidden`. */
            salt: string;
        };
        /** @description The cards dealt, face down. */
        CardsDealtCardsOpening: {
            value: string[];
            /** @description The salt, hexadecimal: the hash of value and salt is the commitment in `hidden`. */
            salt: string;
        };
        /** @description Chips that the seat bids. */
        BidSealedChipsOpening: {
            value: number;
            /** @description The salt, hexadecimal: the hash of value and salt is the commitment in `hidden`. */
            salt: string;
        };
        /** @description The character that the bidder names, if any. */
        BidSealedNamedOpening: {
            value: number[];
            /** @description The salt, hexadecimal: the hash of value and salt is the commitment in `hidden`. */
            salt: string;
        };
        /** @description The cards drawn, face down. */
        EavesdroppedCardsOpening: {
            value: string[];
            /** @description The salt, hexadecimal: the hash of value and salt is the commitment in `hidden`. */
            salt: string;
        };
        /** @description Whether the seat disavows its agent. */
        DisavowalSealedAnswerOpening: {
            value: components["schemas"]["DisavowalSealedAnswerOpeningValue"];
            /** @description The salt, hexadecimal: the hash of value and salt is the commitment in `hidden`. */
            salt: string;
        };
        /** @description The seat's former agent. */
        DisavowedReturnedOpening: {
            value: number;
            /** @description The salt, hexadecimal: the hash of value and salt is the commitment in `hidden`. */
            salt: string;
        };
        /** @description The seat's new agent. */
        DisavowedAgentOpening: {
            value: number;
            /** @description The salt, hexadecimal: the hash of value and salt is the commitment in `hidden`. */
            salt: string;
        };
        /** @description Chips laid on the card to try; 0 for a pass. */
        IntrigueSealedChipsOpening: {
            value: number;
            /** @description The salt, hexadecimal: the hash of value and salt is the commitment in `hidden`. */
            salt: string;
        };
        /** @description The card to try; empty for a pass. */
        IntrigueSealedCardsOpening: {
            value: string[];
            /** @description The salt, hexadecimal: the hash of value and salt is the commitment in `hidden`. */
            salt: string;
        };
        /** @description Whether the seat matches the chips. */
        MatchSealedAnswerOpening: {
            value: components["schemas"]["MatchSealedAnswerOpeningValue"];
            /** @description The salt, hexadecimal: the hash of value and salt is the commitment in `hidden`. */
            salt: string;
        };
        /** @description The card that the seat tries. */
        IntrigueTriedCardOpening: {
            value: string;
            /** @description The salt, hexadecimal: the hash of value and salt is the commitment in `hidden`. */
            salt: string;
        };
        /** @description The cards that the seat looks at. */
        DrinksDrawnCardsOpening: {
            value: string[];
            /** @description The salt, hexadecimal: the hash of value and salt is the commitment in `hidden`. */
            salt: string;
        };
        /** @description The cards laid face down, by place of conversation. */
        DrinksPlacedCardsOpening: {
            value: string[];
            /** @description The salt, hexadecimal: the hash of value and salt is the commitment in `hidden`. */
            salt: string;
        };
        /** @description The face-down cards that the seat takes. */
        FaceDownTakenCardsOpening: {
            value: string[];
            /** @description The salt, hexadecimal: the hash of value and salt is the commitment in `hidden`. */
            salt: string;
        };
        /** @description The cards drawn, face down. */
        CardsBoughtCardsOpening: {
            value: string[];
            /** @description The salt, hexadecimal: the hash of value and salt is the commitment in `hidden`. */
            salt: string;
        };
        /** @description The two characters that the seat marks; empty to disavow instead. */
        MarksSealedCharactersOpening: {
            value: number[];
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
        /** @description Keep one of the disguises as your agent, and take another out of the game. */
        ChooseDisguiseCommand: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "choose_disguise";
            /** @description The character that becomes your agent. */
            keep: number;
            /** @description The character whose disguise leaves the game. By default `null`. */
            remove?: number | null;
        };
        /** @description Move a character to an adjacent room. */
        MoveCommand: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "move";
            /** @description The character to move. */
            character: number;
            /** @description Number of the room to move to. */
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
            /** @description The character to move. */
            character: number;
            /** @description Number of the room to move to. */
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
            /** @description Number of the room in which contact is made next. */
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
            /** @description The character to name, which is not your agent. By default `null`. */
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
            /** @description Place of the conversation to take. */
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
            /** @description Chips of your whole wager on this tile. */
            chips: number;
        };
        /** @description Show one of the suggested hands, or none. */
        RevealCommand: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "reveal";
            /** @description Hands to show, from the suggested ones. */
            hands: string[][];
        };
        /** @description Show hands of other cards, put together yourself; no card twice. */
        ComposeCommand: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "compose";
            /** @description Hands to show, no card twice. */
            hands: string[][];
        };
        /** @description Take the chips from one Leak card. */
        ClaimLeakCommand: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "claim_leak";
            /** @description Place of the Leak card whose chips you take. */
            spot: number;
        };
        /** @description Lay chips on one of your face-down cards; it is played if nobody matches them. */
        TryIntrigueCommand: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "try_intrigue";
            /** @description The card to try. */
            card: string;
            /** @description Chips to lay on the card. */
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
            /** @description Number of the room to play the card on, 1 to 10. */
            room: number;
        };
        /** @description Choose the player that the dart strikes. */
        StrikeCommand: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "strike";
            /** @description The seat that the dart strikes. */
            target: number;
        };
        /** @description Take a face-up card from a conversation, and give one of yours that is at least as high. */
        ExchangeCommand: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "exchange";
            /** @description Place of the conversation to take a card from. */
            conversation: number;
            /** @description The card to take. */
            take: string;
            /** @description The card to give in exchange. */
            give: string;
        };
        /** @description Move a conversation to an adjacent room. */
        DivertCommand: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "divert";
            /** @description Place of the conversation to move. */
            conversation: number;
            /** @description Number of the room to move to. */
            to: number;
        };
        /** @description Turn chips into victory points. */
        CashInCommand: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "cash_in";
            /** @description Chips to turn into victory points. */
            chips: number;
        };
        /** @description Lay the cards that you look at face down, each into a conversation, in the order in which you name them. */
        PlaceDrinksCommand: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "place_drinks";
            /** @description Places of the conversations that get the cards, in the cards' order. */
            conversations: number[];
        };
        /** @description Mark two characters of the room that are not your agent. */
        MarkTwoCommand: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "mark_two";
            /** @description The two characters to mark; neither is your agent. */
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
        /** @description Table options with their defaults. Rule CI-11. */
        OptionsBody: {
            /** @description The characters that a bid needs and names (CI-7.3). By default `"REVEAL_ONE"`. */
            contact?: components["schemas"]["OptionsBodyContact"];
            /** @description Schedule of Leak cards and number of rounds of a hand (CI-8.1). By default `"SETUP_IS_FIRST"`. */
            leak?: components["schemas"]["OptionsBodyLeak"];
            /** @description Characters whose disguises are in the deck (CI-3.3.1). By default `"IN_PLAY"`. */
            disguises?: components["schemas"]["OptionsBodyDisguises"];
            /** @description Cards that a joker may stand for (CI-2.3). By default `"COLOUR_WILD"`. */
            jokers?: components["schemas"]["Wild"];
            /** @description Whether players keep cards from hand to hand (CI-4.1.2). By default `false`. */
            keep_cards?: boolean;
            /** @description Number of times that wagers go round (CI-9.2.4). By default `"SINGLE_PASS"`. */
            wagers?: components["schemas"]["OptionsBodyWagers"];
            /** @description Whether the best hands take the chips of the other Leak cards (CI-9.11). By default `true`. */
            leak_showdown?: boolean;
            /** @description Number of hands played (CI-4.1.3). By default `3`. */
            hands?: components["schemas"]["OptionsBodyHands"];
            /** @description Whether cards have abilities (CI-14). By default `false`. */
            intrigue?: boolean;
            /** @description Whether, with `intrigue`, any card may be tried (CI-14.6). By default `false`. */
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
        DisguisesLookedAtOpenings: {
            disguises?: components["schemas"]["DisguisesLookedAtDisguisesOpening"];
            command?: components["schemas"]["CommandOpening"];
            draws?: components["schemas"]["DrawsOpening"];
            bot_try?: components["schemas"]["BotTryOpening"];
        };
        /** @description The hidden fields that this audience may know, opened. */
        DisguiseChosenOpenings: {
            agent?: components["schemas"]["DisguiseChosenAgentOpening"];
            returned?: components["schemas"]["DisguiseChosenReturnedOpening"];
            removed?: components["schemas"]["DisguiseChosenRemovedOpening"];
            command?: components["schemas"]["CommandOpening"];
            draws?: components["schemas"]["DrawsOpening"];
            bot_try?: components["schemas"]["BotTryOpening"];
        };
        /** @description The hidden fields that this audience may know, opened. */
        HandBeganOpenings: {
            deck?: components["schemas"]["HandBeganDeckOpening"];
            command?: components["schemas"]["CommandOpening"];
            draws?: components["schemas"]["DrawsOpening"];
            bot_try?: components["schemas"]["BotTryOpening"];
        };
        /** @description The hidden fields that this audience may know, opened. */
        CardsDealtOpenings: {
            cards?: components["schemas"]["CardsDealtCardsOpening"];
            command?: components["schemas"]["CommandOpening"];
            draws?: components["schemas"]["DrawsOpening"];
            bot_try?: components["schemas"]["BotTryOpening"];
        };
        /** @description The hidden fields that this audience may know, opened. */
        BidSealedOpenings: {
            chips?: components["schemas"]["BidSealedChipsOpening"];
            named?: components["schemas"]["BidSealedNamedOpening"];
            command?: components["schemas"]["CommandOpening"];
            draws?: components["schemas"]["DrawsOpening"];
            bot_try?: components["schemas"]["BotTryOpening"];
        };
        /** @description The hidden fields that this audience may know, opened. */
        EavesdroppedOpenings: {
            cards?: components["schemas"]["EavesdroppedCardsOpening"];
            command?: components["schemas"]["CommandOpening"];
            draws?: components["schemas"]["DrawsOpening"];
            bot_try?: components["schemas"]["BotTryOpening"];
        };
        /** @description The hidden fields that this audience may know, opened. */
        DisavowalSealedOpenings: {
            answer?: components["schemas"]["DisavowalSealedAnswerOpening"];
            command?: components["schemas"]["CommandOpening"];
            draws?: components["schemas"]["DrawsOpening"];
            bot_try?: components["schemas"]["BotTryOpening"];
        };
        /** @description The hidden fields that this audience may know, opened. */
        DisavowedOpenings: {
            returned?: components["schemas"]["DisavowedReturnedOpening"];
            agent?: components["schemas"]["DisavowedAgentOpening"];
            command?: components["schemas"]["CommandOpening"];
            draws?: components["schemas"]["DrawsOpening"];
            bot_try?: components["schemas"]["BotTryOpening"];
        };
        /** @description The hidden fields that this audience may know, opened. */
        IntrigueSealedOpenings: {
            chips?: components["schemas"]["IntrigueSealedChipsOpening"];
            cards?: components["schemas"]["IntrigueSealedCardsOpening"];
            command?: components["schemas"]["CommandOpening"];
            draws?: components["schemas"]["DrawsOpening"];
            bot_try?: components["schemas"]["BotTryOpening"];
        };
        /** @description The hidden fields that this audience may know, opened. */
        MatchSealedOpenings: {
            answer?: components["schemas"]["MatchSealedAnswerOpening"];
            command?: components["schemas"]["CommandOpening"];
            draws?: components["schemas"]["DrawsOpening"];
            bot_try?: components["schemas"]["BotTryOpening"];
        };
        /** @description The hidden fields that this audience may know, opened. */
        IntrigueTriedOpenings: {
            card?: components["schemas"]["IntrigueTriedCardOpening"];
            command?: components["schemas"]["CommandOpening"];
            draws?: components["schemas"]["DrawsOpening"];
            bot_try?: components["schemas"]["BotTryOpening"];
        };
        /** @description The hidden fields that this audience may know, opened. */
        DrinksDrawnOpenings: {
            cards?: components["schemas"]["DrinksDrawnCardsOpening"];
            command?: components["schemas"]["CommandOpening"];
            draws?: components["schemas"]["DrawsOpening"];
            bot_try?: components["schemas"]["BotTryOpening"];
        };
        /** @description The hidden fields that this audience may know, opened. */
        DrinksPlacedOpenings: {
            cards?: components["schemas"]["DrinksPlacedCardsOpening"];
            command?: components["schemas"]["CommandOpening"];
            draws?: components["schemas"]["DrawsOpening"];
            bot_try?: components["schemas"]["BotTryOpening"];
        };
        /** @description The hidden fields that this audience may know, opened. */
        FaceDownTakenOpenings: {
            cards?: components["schemas"]["FaceDownTakenCardsOpening"];
            command?: components["schemas"]["CommandOpening"];
            draws?: components["schemas"]["DrawsOpening"];
            bot_try?: components["schemas"]["BotTryOpening"];
        };
        /** @description The hidden fields that this audience may know, opened. */
        CardsBoughtOpenings: {
            cards?: components["schemas"]["CardsBoughtCardsOpening"];
            command?: components["schemas"]["CommandOpening"];
            draws?: components["schemas"]["DrawsOpening"];
            bot_try?: components["schemas"]["BotTryOpening"];
        };
        /** @description The hidden fields that this audience may know, opened. */
        MarksSealedOpenings: {
            characters?: components["schemas"]["MarksSealedCharactersOpening"];
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
        /** @description The first turn order is drawn. */
        TrackDrawnEvent: components["schemas"]["EventHead"] & {
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
        DisguisesLookedAtEvent: components["schemas"]["EventHead"] & {
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
        DisguiseChosenEvent: components["schemas"]["EventHead"] & {
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
        PhaseBeganEvent: components["schemas"]["EventHead"] & {
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
        /** @description The game waits for answers of some seats. */
        AskedEvent: components["schemas"]["EventHead"] & {
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
        HandBeganEvent: components["schemas"]["EventHead"] & {
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
        CardsDealtEvent: components["schemas"]["EventHead"] & {
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
        CardPickedUpEvent: components["schemas"]["EventHead"] & {
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
        DieRolledEvent: components["schemas"]["EventHead"] & {
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
        ConversationLostEvent: components["schemas"]["EventHead"] & {
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
        LeakTurnedEvent: components["schemas"]["EventHead"] & {
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
        TilesLaidEvent: components["schemas"]["EventHead"] & {
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
        RoundBeganEvent: components["schemas"]["EventHead"] & {
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
        CharacterMovedEvent: components["schemas"]["EventHead"] & {
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
        MoveSkippedEvent: components["schemas"]["EventHead"] & {
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
        MovePassedEvent: components["schemas"]["EventHead"] & {
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
        /** @description A room is chosen in which contact is made next. */
        RoomChosenEvent: components["schemas"]["EventHead"] & {
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
        BidSealedEvent: components["schemas"]["EventHead"] & {
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
        BidsOpenedEvent: components["schemas"]["EventHead"] & {
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
        ConversationTakenEvent: components["schemas"]["EventHead"] & {
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
        AdvanceEarnedEvent: components["schemas"]["EventHead"] & {
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
        EavesdroppedEvent: components["schemas"]["EventHead"] & {
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
        SatOutEvent: components["schemas"]["EventHead"] & {
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
        /** @description Contact in a room is over. */
        RoomResolvedEvent: components["schemas"]["EventHead"] & {
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
        DeckReshuffledEvent: components["schemas"]["EventHead"] & {
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
        DisavowalSealedEvent: components["schemas"]["EventHead"] & {
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
        AnswersOpenedEvent: components["schemas"]["EventHead"] & {
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
        DisavowedEvent: components["schemas"]["EventHead"] & {
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
        AdvancedEvent: components["schemas"]["EventHead"] & {
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
        TileOpenedEvent: components["schemas"]["EventHead"] & {
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
        WageredEvent: components["schemas"]["EventHead"] & {
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
        /** @description A seat passes: it chose to, or it lacks chips to stay in. */
        WagerPassedEvent: components["schemas"]["EventHead"] & {
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
        RevealedEvent: components["schemas"]["EventHead"] & {
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
        TileScoredEvent: components["schemas"]["EventHead"] & {
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
        TileUnclaimedEvent: components["schemas"]["EventHead"] & {
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
        /** @description The last seat on the track takes the chips of a Leak card. */
        LeakClaimedEvent: components["schemas"]["EventHead"] & {
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
        LeakWonEvent: components["schemas"]["EventHead"] & {
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
        IncomePaidEvent: components["schemas"]["EventHead"] & {
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
        CharactersEnteredEvent: components["schemas"]["EventHead"] & {
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
        EndedEvent: components["schemas"]["EventHead"] & {
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
        AllRevealedEvent: components["schemas"]["EventHead"] & {
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
        IntrigueSealedEvent: components["schemas"]["EventHead"] & {
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
        MatchSealedEvent: components["schemas"]["EventHead"] & {
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
        IntriguePassedEvent: components["schemas"]["EventHead"] & {
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
        IntrigueTriedEvent: components["schemas"]["EventHead"] & {
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
        IntrigueLetEvent: components["schemas"]["EventHead"] & {
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
        IntrigueMatchedEvent: components["schemas"]["EventHead"] & {
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
        IntriguePlayedEvent: components["schemas"]["EventHead"] & {
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
        IntrigueExposedEvent: components["schemas"]["EventHead"] & {
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
        StakesReturnedEvent: components["schemas"]["EventHead"] & {
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
        NothingCameEvent: components["schemas"]["EventHead"] & {
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
        KeptPassingEvent: components["schemas"]["EventHead"] & {
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
        StoppedPassingEvent: components["schemas"]["EventHead"] & {
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
        DrinksDrawnEvent: components["schemas"]["EventHead"] & {
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
        /** @description A seat lays the cards that it looks at face down into conversations. */
        DrinksPlacedEvent: components["schemas"]["EventHead"] & {
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
        FaceDownTakenEvent: components["schemas"]["EventHead"] & {
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
        FaceDownLostEvent: components["schemas"]["EventHead"] & {
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
        TokenPlacedEvent: components["schemas"]["EventHead"] & {
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
        MusclePaidEvent: components["schemas"]["EventHead"] & {
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
        FemmePaidEvent: components["schemas"]["EventHead"] & {
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
        /** @description The Muscle and the Femme Fatale leave the board, as blending in is over. */
        TokensRemovedEvent: components["schemas"]["EventHead"] & {
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
        DartThrownEvent: components["schemas"]["EventHead"] & {
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
        DartPaidEvent: components["schemas"]["EventHead"] & {
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
        DartSufferedEvent: components["schemas"]["EventHead"] & {
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
        CardsBoughtEvent: components["schemas"]["EventHead"] & {
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
        IntimidatedEvent: components["schemas"]["EventHead"] & {
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
        CardExchangedEvent: components["schemas"]["EventHead"] & {
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
        /** @description A seat's next bid of this round names no character. */
        HenchmanHiredEvent: components["schemas"]["EventHead"] & {
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
        BombPlantedEvent: components["schemas"]["EventHead"] & {
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
        CharacterFledEvent: components["schemas"]["EventHead"] & {
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
        BombOverEvent: components["schemas"]["EventHead"] & {
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
        ChipsCashedInEvent: components["schemas"]["EventHead"] & {
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
        /** @description All other seats must mark two characters of a room. */
        RoomTargetedEvent: components["schemas"]["EventHead"] & {
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
        MarksSealedEvent: components["schemas"]["EventHead"] & {
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
        MarksOpenedEvent: components["schemas"]["EventHead"] & {
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
        ConversationMovedEvent: components["schemas"]["EventHead"] & {
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
        FaceDownRevealedEvent: components["schemas"]["EventHead"] & {
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
         * @description A value of `Mind.answer`.
         * @enum {string}
         */
        MindAnswer: "DISAVOW" | "LET" | "MATCH" | "STAY";
        /**
         * @description A value of `TokenPlacedData.token`.
         * @enum {string}
         */
        TokenPlacedDataToken: "femme" | "muscle";
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
         * @description A value of `Options.contact`.
         * @enum {string}
         */
        OptionsContact: "AGENT_PRESENT" | "LITERAL" | "REVEAL_ONE";
        /**
         * @description A value of `Options.leak`.
         * @enum {string}
         */
        OptionsLeak: "NO_SETUP_CARD" | "SETUP_IS_FIRST" | "TWO_ROUND_HAND";
        /**
         * @description A value of `Options.disguises`.
         * @enum {string}
         */
        OptionsDisguises: "ALL_20" | "IN_PLAY";
        /**
         * @description A value of `Options.wagers`.
         * @enum {string}
         */
        OptionsWagers: "SINGLE_PASS" | "UNTIL_MATCHED";
        /**
         * @description A value of `Options.hands`.
         * @enum {integer}
         */
        OptionsHands: 1 | 2 | 3;
        /**
         * @description A value of `LuckPlan.nonces`.
         * @enum {string}
         */
        LuckPlanNonces: "asked" | "none" | "required";
        /**
         * @description A value of `SeatPlan.kind`.
         * @enum {string}
         */
        SeatPlanKind: "automaton" | "bot" | "human";
        /**
         * @description A value of `DisavowalSealedAnswerOpening.value`.
         * @enum {string}
         */
        DisavowalSealedAnswerOpeningValue: "DISAVOW" | "STAY";
        /**
         * @description A value of `MatchSealedAnswerOpening.value`.
         * @enum {string}
         */
        MatchSealedAnswerOpeningValue: "LET" | "MATCH";
        /**
         * @description A value of `OptionsBody.contact`.
         * @enum {string}
         */
        OptionsBodyContact: "AGENT_PRESENT" | "LITERAL" | "REVEAL_ONE";
        /**
         * @description A value of `OptionsBody.leak`.
         * @enum {string}
         */
        OptionsBodyLeak: "NO_SETUP_CARD" | "SETUP_IS_FIRST" | "TWO_ROUND_HAND";
        /**
         * @description A value of `OptionsBody.disguises`.
         * @enum {string}
         */
        OptionsBodyDisguises: "ALL_20" | "IN_PLAY";
        /**
         * @description A value of `OptionsBody.wagers`.
         * @enum {string}
         */
        OptionsBodyWagers: "SINGLE_PASS" | "UNTIL_MATCHED";
        /**
         * @description A value of `OptionsBody.hands`.
         * @enum {integer}
         */
        OptionsBodyHands: 1 | 2 | 3;
        /**
         * @description A value of `Offer.type`.
         * @enum {string}
         */
        OfferType: "choose_disguise" | "move" | "pay_move" | "skip" | "pass" | "choose_room" | "bid" | "sit_out" | "pick" | "disavow" | "stay" | "wager" | "reveal" | "compose" | "claim_leak" | "try_intrigue" | "keep_passing" | "stop_passing" | "match" | "let" | "aim" | "strike" | "exchange" | "divert" | "cash_in" | "place_drinks" | "mark_two" | "pay_dart" | "submit";
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
