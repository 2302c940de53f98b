export default {
  "groups": {
    "game": {"consistent": ["first", "shown", "compared", "unchecked", "uncompared", "required"], "wrong": ["fault", "compared", "required"], "unchecked": ["fault", "required"]},
    "page": {"consistent": ["shown", "unchecked"]},
    "event": {"consistent": ["event_shown", "event_compared", "standings", "event_unchecked", "required"], "wrong": ["event_fault", "required"], "unchecked": ["event_fault", "required"]},
    "series": {"consistent": ["series"], "wrong": ["series"], "unchecked": ["series"]}
  },
  "sentences": {
    "fault": [
      ["verdict=wrong", "WRONG. {@fault} ({problem.word}, line {problem.line})"],
      ["verdict=unchecked", "NOT CHECKED. {@fault} ({problem.word}, line {problem.line})"]
    ],
    "event_fault": [
      ["verdict=wrong", "WRONG. {@event_fault} ({problem.word}, line {problem.line})"],
      ["verdict=unchecked", "NOT CHECKED. {@event_fault} ({problem.word}, line {problem.line})"]
    ],
    "series": [
      ["verdict=consistent", "CONSISTENT: the standings follow from the records."],
      ["verdict=wrong", "WRONG. {@difference}"],
      ["verdict=unchecked", "UNCHECKED. {@difference}"],
      ["", "{each.place}. {@side}: {each.points}", "rows"]
    ],
    "first": [
      ["missing", "Fit for a tournament: no, since {missing|say:missing|list}."],
      ["!missing", "Fit for a tournament{@but}: yes. Nobody could choose the deal{@if_honest}; {@every_move}signed; in the log, seen by {@witnesses}."],
      ["", "CONSISTENT{@how_far}. {ruleset}, {events|count:event}{@decided}{@outcome}."]
    ],
    "shown": [
      ["", "Luck: {@luck}"],
      ["round=good", "Drand's network quicknet signed the round, and its number is one that the time in the log allows."],
      ["shown.deal=fixed", "The deal was stated by the organiser."],
      ["shown.deal=duplicate, shown.known_to=organiser", "The organiser could know this deal: they may have dealt it to another table of its group, and seen all cards there."],
      ["", "A fork from event {each.version|before}, with {@whose_luck}.", "shown.forks"],
      ["shown.result=ruling", "The result stands by a ruling."],
      ["", "Ruling at event {each.version}, to {each.kind}, by {each.author}: {each.reason} (before, {each.before|result}; after, {each.after|result})", "shown.rulings"],
      ["shown.end", "Ended at event {shown.end.version} by {@ended}."],
      ["!shown.end", "No end: this record stops at event {shown.last}, and does not show that the game was over."],
      ["", "Seat {each.seat} changed hands at event {each.version}: a bot played on.", "shown.hands"],
      ["", "Intervention at event {each.version}, by {each.author}: {@intervention}. Reason: {each.reason}", "shown.interventions"],
      ["", "PUT BACK by the operator at {@kept} after {@lost} had been seen{@known}. Reason: {each.reason}", "shown.restores"],
      ["names.committed, signature=good", "Names signed: {names.committed|named}."],
      ["names.committed, !signature=good", "Names match the log{@unsigned}: {names.committed|named}."],
      ["names.withheld", "Names that the log committed to and the file does not show, forgotten, withheld or exchanged: {names.withheld|each:seat}."],
      ["signature=good", "Signed with {key}, a key that was given apart from the file."],
      ["bots.moves", "Bots: {bots.derived} of {bots.moves|count:move} derived again from the record."],
      ["", "Bots: {each.moves|count:move} derived by another source than that of the policy {each.name} {each.version} in the record ({each.digest|short}).", "bots.changed"],
      ["", "NOT WHAT ITS POLICY PLAYS: event {each.version}, by seat {each.seat}; {each.policy} answers {@answer}.", "bots.others"]
    ],
    "compared": [
      ["", "Held in {each.source}: event {each.version} {@held} (signature: {each.signature}).", "held"],
      ["log.entries|of:result=same:version", "The log {log.origin}, with {log.size} entries, holds {log.entries|of:result=same:version|each:event} of this history{@not_end}."],
      ["log, !log.entries|of:result=same:version", "The log {log.origin}, with {log.size} entries, holds nothing of this game{@not_end}."],
      ["!each.result=same", "The log's entry {each.index}: event {each.version} {@held}.", "log.entries"],
      ["log.begun.result=same, log.begun.size", "It was opened {@opened}."],
      ["log.begun.result=same, !log.begun.size, log.entries|of:kind=o,result=same:index|first", "It was opened {@opened}."],
      ["log.begun.result=same, !log.begun.size, !log.entries|of:kind=o,result=same:index|first", "It names the log before its first entry."],
      ["log.begun.result=other", "The game names a log of {log.begun.size} entries that this one does not continue."],
      ["log.begun.result=beyond", "The game is younger than {log.begun.size} entries of the log, and this copy of it ends before."],
      ["log.begun.result=other log", "When the game began it named another log, which was not looked at."],
      ["", "Cosigned by {each.key} at {each.value|utc}.", "log.cosigned"],
      ["log, !log.quorum", "{log.cosigned.length} of {log.witnesses|count:witness:witnesses} cosigned; the policy asks for {log.asks}."],
      ["log, log.quorum, !log.cosigned", "No witness has cosigned this log: only the operator vouches for it."]
    ],
    "unchecked": [
      ["!complete", "Not checked: the luck and the rules, since the record is not complete."],
      ["!events=~shown.last", "Not checked: whether a game can come to the position that the fork began with, which is taken as stated."],
      ["complete, rules=not checked", "Not checked: whether each command was answered as the rules say, since this verifier does not know them."],
      ["complete, !bots, shown.bot_moves", "Not checked: {shown.bot_moves|count:move} of bots, since they were not derived."],
      ["!complete, shown.bot_moves", "Not checked: {shown.bot_moves|count:move} of bots, since the record is not complete."],
      ["", "Not checked: {each.moves|count:move} of the policy {each.name} {each.version} ({each.digest|short}), since it is not installed here.", "bots.gone"],
      ["bots.unnoted", "Not checked: {bots.unnoted|count:move} of bots, since the log does not hold what a bot's choice follows from."],
      ["bots.left", "Not checked: {bots.left|count:move} of bots, since there was no time left to derive them."],
      ["signature=absent", "Not checked: who stands for this history, since the record is not signed."],
      ["signature=not checked", "Not checked: the signature of {key}, since no keys were given: --keys."],
      ["signature=no Ed25519", "Not checked: the signature of {key}, since there is no Ed25519 here."],
      ["round=not checked", "Not checked: the signature of the round of drand, since the extra drand is not installed."],
      ["", "Not checked: the times, since only the operator's clock wrote them."]
    ],
    "uncompared": [
      ["!held", "Not checked: whether others were shown the same history, since no held checkpoint was given: --checkpoint."],
      ["held, !held|of:result=same:version, !held|of:result=given up:version", "Not checked: whether others were shown the same history, since no held checkpoint that was given could be compared."],
      ["!log", "Not checked: whether a log of games holds this history, since none was given: --log and --policy."],
      ["log, !log.begun", "Not checked: whether the game is as old as it says, since its first event names no checkpoint of the log."]
    ],
    "required": [
      ["unmet", "REQUIRED, AND NOT SHOWN: {unmet|join:, }."]
    ],
    "event_shown": [
      ["", "CONSISTENT{@event_far}, the event {event}: {facts|count:fact} of its log, {games|count:game}."],
      ["", "{@title}: {shown.ruleset}, {shown.entries|count:entry:entries}, {shown.rounds|count:round}, {shown.tables|count:table}; it is {shown.status}."],
      ["shown.entropy|of:value=operator:key", "The operator alone chose the deals of round {shown.entropy|of:value=operator:key|list}."],
      ["shown.entropy|of:value=spoken:key", "An arbiter typed the public entropy of round {shown.entropy|of:value=spoken:key|list}."],
      ["", "Round {each.round} was taken back by {@author} in fact {each.version}{@taken_back}{@why}.", "shown.withdrawn"],
      ["shown.amended", "The regulations were amended in fact {shown.amended|list}."],
      ["", "{each.by} and {each.consent} changed {each.changed|list} together in fact {each.version}; {@appointed}.", "shown.consents"],
      ["", "{each.by} made a new slip for {each.holder} in fact {each.version}, while round {each.round} was on.", "shown.slips"],
      ["each.kind=removed", "{@author} removed {each.entry|side} in fact {each.version}{@second}{@why}.", "shown.entry_acts"],
      ["each.kind=name_corrected", "{@author} corrected the name of {each.entry|side} in fact {each.version}{@why}.", "shown.entry_acts"],
      ["each.kind=substituted", "{@author} let another person play for {each.entry|side} in fact {each.version}{@why}.", "shown.entry_acts"],
      ["", "The operator put the event back in fact {each.version}{@why_restored}.", "shown.restores"],
      ["", "{@decision} {each.number} ({each.kind}{@ruled_points}{@replaced}) by {each.author}{@ruled_where}{@ruled_whom}{@on_appeal}{@why}.", "shown.rulings"],
      ["", "{each.by} saw everything at table {each.table} of round {each.round}{@why}.", "shown.reads"],
      ["", "Appeal {each.number} of {each.entry|side}, round {each.round}: {each.state}.", "shown.appeals"],
      ["shown.lots", "Drawn: {shown.lots|count:lot}."],
      ["each.value", "In the games: {@told}.", "interventions"],
      ["", "Absent at table {each.table} of round {each.round}: {each.entry|side}.", "absences"],
      ["signature=good", "Signed with {key}, a key that was given apart from the file."],
      ["bots.moves", "Moves of bots: {bots.derived} of {bots.moves} follow from their policies."],
      ["", "NOT WHAT ITS POLICY PLAYS: game {each.game}, event {each.version}, by seat {each.seat}; {each.policy}.", "bots.by_hand"]
    ],
    "event_compared": [
      ["", "Held in {each.source}: {@held_of} {@held} (signature: {each.signature}).", "held"],
      ["log", "The log {log.origin}, with {log.size} entries, holds the end of {log.ended} of {log.games|count:game}."],
      ["", "Cosigned by {each.key} at {each.value|utc}.", "log.cosigned"],
      ["log, !log.quorum", "{log.cosigned.length} of {log.witnesses|count:witness:witnesses} cosigned; the policy asks for {log.asks}."],
      ["log, log.quorum, !log.cosigned", "No witness has cosigned this log: only the operator vouches for it."]
    ],
    "standings": [
      ["", "Standings, counted again{@confirmed}:"],
      ["", "{each.place}. {each.entry|side}, {each.points} ({each.section})", "shown.standings"]
    ],
    "event_unchecked": [
      ["!complete", "Not checked: drafts, figures, lots, deals, and whether the rules allow all of it, since the record is not complete."],
      ["complete, rules=not checked", "Not checked: whether the rules allow all of it, since not all of them are known here, or not every game is complete."],
      ["shown.without_figures", "Not checked: the figures of {shown.without_figures|count:draft}, since they state none."],
      ["absent", "Not checked: {absent|count:game}, since their round is not closed."],
      ["unbound", "Not checked: whether {unbound|count:game} belong to this event alone, since they name none."],
      ["unnamed", "Not checked: the names of {unnamed|count:seat} in games against their entries, since one of the two is not shown in full, is a stand-in's, or may come from facts that a restore gave up."],
      ["bots.left", "Not checked: {bots.left|count:move} of bots, since what they follow from is not there, or there was no time to derive them."],
      ["withheld", "Not checked: {withheld|count:text} that the log commits to, since they were withheld or forgotten."],
      ["signature=absent", "Not checked: who stands for this history, since the record is not signed."],
      ["signature=not checked", "Not checked: the signature of {key}, since no keys were given: --keys."],
      ["signature=no Ed25519", "Not checked: the signature of {key}, since there is no Ed25519 here."],
      ["!held", "Not checked: whether others were shown the same history, since no held checkpoint was given: --checkpoint."],
      ["held, !held|of:result=same:version, !held|of:result=given up:version", "Not checked: whether others were shown the same history, since no held checkpoint that was given could be compared."],
      ["!log", "Not checked: whether a log of games holds its games, since none was given: --log and --policy."],
      ["", "Not checked: who acted: persons behind officials and entries, since the log holds no person."],
      ["", "Not checked: what arbiters read without noting it, and words at the tables, since they are in no log."],
      ["", "Not checked: the times, since only the operator's clock wrote them."]
    ]
  },
  "phrases": {
    "held": [
      ["each.result=same", "is on this history"],
      ["each.result=other", "is of another history"],
      ["each.result=given up", "is of the history that a restore gave up"],
      ["each.result=beyond", "is later than this record"],
      ["each.result=before", "is of before the first event here, and was not compared"],
      ["each.result=other game", "is of another game, and was not compared"],
      ["", "is not signed by a key that was given, and was not compared"]
    ],
    "missing": [
      ["each=complete", "the record is not complete"],
      ["each=luck", "it is not shown that nobody could choose the deal"],
      ["each=unrestored", "the game was put back"],
      ["each=signature", "no key that was given has signed it"],
      ["each=names", "its names are not signed"],
      ["each=bots", "not every move of a bot was derived"],
      ["each=log", "no log that was given holds its opening and its end"]
    ],
    "but": [
      ["rules=not checked", ", but for the rules"]
    ],
    "if_honest": [
      ["round=good, log.cosigned", ""],
      ["round=good", ", if its round was named when the record says"],
      ["", ", if one player is honest"]
    ],
    "every_move": [
      ["rules=checked", "every move follows the rules; "]
    ],
    "witnesses": [
      ["log.cosigned", "{log.cosigned.length|count:witness:witnesses}"],
      ["", "no witness"]
    ],
    "how_far": [
      ["!complete", " as far as it goes"],
      ["rules=not checked", " but for the rules, which this verifier does not know"]
    ],
    "decided": [
      ["!complete", " as seen by {viewpoint}"],
      ["rules=checked", ", every command decided again by the rules"]
    ],
    "outcome": [
      ["rules=checked", "; {shown.outcome|result}"],
      ["shown.end", "; the record says: {shown.outcome|result}"]
    ],
    "luck": [
      ["shown.end.by=silence", "{@gave}. Nothing was dealt."],
      ["!shown.public, !shown.nonces.given", "{@gave}; the operator alone chose the luck."],
      ["shown.is_undone", "{@gave}; the game was put back before its deal, so the operator could choose among any number of deals."],
      ["!complete", "{@gave}. Who could choose the deal is not known, since its draws were not checked."],
      ["shown.public", "public entropy came after the last nonce ({shown.public}); {@gave}; the operator could drop the table, or hold it up until a round was out that he liked, and choose nothing else."],
      ["shown.nonces.silent", "{@gave}. If {@alone}, the operator alone chose; if one that gave is honest, {@chose}."],
      ["", "{@gave}; if {@one} is honest, {@chose}."]
    ],
    "gave": [
      ["", "{shown.nonces.given.length} of {shown.nonces.people.length|count:seat} of people gave a nonce{@not_given}"]
    ],
    "not_given": [
      ["shown.nonces.silent.length=1", ", the nonce of {shown.nonces.silent|each:seat} is missing"],
      ["shown.nonces.silent", ", the nonces of {shown.nonces.silent|each:seat} are missing"]
    ],
    "alone": [
      ["shown.nonces.silent.length=1", "{shown.nonces.silent|each:seat} is the only honest one"],
      ["", "they are the only honest ones"]
    ],
    "appointed": [
      ["each.appointed_by", "{each.appointed_by} handed out the slip of {each.consent}"],
      ["", "{each.consent} created the event"]
    ],
    "one": [
      ["shown.nonces.given.length=1", "that player"],
      ["", "one of them"]
    ],
    "chose": [
      ["shown.deals=1", "nobody could choose the deal"],
      ["", "the operator could choose among {shown.deals|count:deal} at most"]
    ],
    "whose_luck": [
      ["each.luck=same", "its parent's luck"],
      ["", "luck of its own"]
    ],
    "ended": [
      ["shown.end.by=person", "a command of seat {shown.end.seat}"],
      ["shown.end.by=bot", "a command of seat {shown.end.seat}, which a bot played"],
      ["shown.end.by=automaton", "a command of seat {shown.end.seat}, which plays by itself"],
      ["shown.end.by=clock", "the clock"],
      ["shown.end.by=organiser", "the organiser, without a result"],
      ["shown.end.by=quiet", "the service, since nothing happened any more"],
      ["shown.end.by=ruling", "a ruling"],
      ["shown.end.by=silence", "the service, since a nonce was missing"]
    ],
    "intervention": [
      ["each.type=game.paused", "the table was paused"],
      ["each.type=game.pause_ended", "the pause was ended"],
      ["each.type=game.time_added, each.seat=null", "time was added"],
      ["each.type=game.time_added", "time was added for seat {each.seat}"],
      ["each.type=game.clock_struck", "the time of open decisions was ended"],
      ["each.type=game.seat_absent", "seat {each.seat} was handed to a bot"],
      ["each.type=game.seat_returned", "seat {each.seat} was handed back"],
      ["each.type=game.seat_filled", "seat {each.seat} became a bot's"],
      ["each.type=game.seat_reissued", "seat {each.seat} got another token"],
      ["each.type=game.seat_substituted", "another person took seat {each.seat}"]
    ],
    "kept": [
      ["each.kept.version", "version {each.kept.version}"],
      ["", "an unknown version"]
    ],
    "lost": [
      ["each.lost.version", "version {each.lost.version}"],
      ["", "an unknown version"]
    ],
    "known": [
      ["each.running", ": what followed was known"]
    ],
    "unsigned": [
      ["signature=not checked", "; the log's signature was not checked (no --keys)"]
    ],
    "not_end": [
      ["!log.head", ", and not its end"]
    ],
    "opened": [
      ["log.begun.size, log.entries|of:kind=o,result=same:index|first", "after entry {log.begun.size|before} of the log and before entry {log.entries|of:kind=o,result=same:index|first}"],
      ["log.begun.size", "after entry {log.begun.size|before} of the log"],
      ["", "before entry {log.entries|of:kind=o,result=same:index|first}"]
    ],
    "answer": [
      ["each.answer=null", "nothing legal"],
      ["", "{each.answer}"]
    ],
    "event_fault": [
      ["problem.why", "{problem.why}"],
      ["problem.word=twice", "Game {problem.game} is there twice."],
      ["problem.word=added", "Game {problem.game} is none of this event, or its record is of another game."],
      ["problem.word=missing", "Game {problem.game} is missing."],
      ["problem.word=first", "Game {problem.game} begins with another event than the one that was opened."],
      ["problem.word=last", "Game {problem.game} has another history than the one that ended, or that its round was closed with."],
      ["problem.word=terms", "Game {problem.game} is played by other terms than the regulations' (rules, options, clock, delay, start, no-shows), or says that it belongs to another table."],
      ["problem.word=times", "Game {problem.game} and the log contradict each other in time: it was opened before its publication, or after the log says so, or ended after that."],
      ["problem.word=deal", "Game {problem.game} has another deal than its table or its board."],
      ["problem.word=result", "Game {problem.game} came to another result than its table has."],
      ["problem.word=players", "Game {problem.game} was played to its end by others than its table says."],
      ["problem.word=entries", "Game {problem.game} calls a seat by a name that its entry never had."],
      ["!problem.game=null", "Game {problem.game}: {@fault}"],
      ["problem.word=form, problem.how", "{@fault}"],
      ["problem.word=end", "The file ends early: line {problem.line} is missing or cut off, though the header says that it follows."],
      ["problem.word=form", "Line {problem.line} cannot be read: it is not canonical JSON with the members that belong there, or one too many."],
      ["problem.word=order", "Fact {problem.version} says that it is another."],
      ["problem.word=origin", "Fact {problem.version} is no place for its type."],
      ["problem.word=chain", "Fact {problem.version} has a digest that does not follow."],
      ["problem.word=opening", "Fact {problem.version} is opened to something else than was committed."],
      ["problem.word=fact", "Fact {problem.version} has not the form of a fact."],
      ["problem.word=seed, problem.version=null", "The record says that it is complete, and reveals no seed."],
      ["problem.word=seed", "Fact {problem.version} has another seed or secret than was promised."],
      ["problem.word=salt", "Fact {problem.version} is salted otherwise than by its secret."],
      ["problem.word=head", "Fact {problem.version} has another digest than the header says."],
      ["problem.word=text", "The record has a text that the log has not committed to, or not at its place."],
      ["problem.word=time", "Fact {problem.version} is earlier than the fact before it."],
      ["problem.word=fold", "Fact {problem.version} has no place after what is before it."],
      ["problem.word=draft", "Fact {problem.version} has another draft than the last, or other tables and byes, or one made from a version that was not there."],
      ["problem.word=pairing", "Fact {problem.version} publishes what cannot be played."],
      ["problem.word=figures", "Fact {problem.version} states other figures than are counted."],
      ["problem.word=luck", "Fact {problem.version} names or brings other public entropy than follows from its time."],
      ["problem.word=lot", "Fact {problem.version} has lots that do not follow from the seed."],
      ["problem.word=ruling", "Fact {problem.version} says that the table counted as something else before."],
      ["problem.word=places", "Fact {problem.version} confirms other places than follow from the log."],
      ["problem.word=rules", "Fact {problem.version} does not follow from a request that was allowed to its author."],
      ["problem.word=round", "Fact {problem.version} has a signature that is not of its round."],
      ["problem.word=signature", "The checkpoint is of another event or another head than the record, or not signed by a key that was given."],
      ["problem.how=other", "Fact {problem.version} is not the one that {@holder} the head of."],
      ["problem.how=beyond", "Fact {problem.version} is missing, and {@holder} a later one; ask for a newer record, or it is lost."],
      ["", "{@fault}"]
    ],
    "fault": [
      ["problem.why", "{problem.why}"],
      ["problem.how=byte order mark", "The file begins with a byte order mark, which a record does not have: a program has added it."],
      ["problem.how=carriage return", "The lines end with carriage returns, which a record does not have: a program has added them."],
      ["problem.word=form, problem.version=null", "Line {problem.line} is not the header of a record."],
      ["problem.word=form", "Event {problem.version} cannot be read: its line is not canonical JSON with the members that belong there."],
      ["problem.word=order", "Event {problem.version} is missing, or another stands in its place."],
      ["problem.word=origin, problem.version=null", "The record is of another game than its first event says."],
      ["problem.word=origin", "Event {problem.version} does not go on from what is before it: another beginning, parent, ruleset or restore."],
      ["problem.word=chain", "Event {problem.version} does not fit its digest: it, or its place in the chain, was changed."],
      ["problem.word=opening", "Event {problem.version} is opened to something else than was committed."],
      ["problem.word=seed, problem.how=not complete", "The record reveals its seed, and says that it is not complete."],
      ["problem.word=seed, problem.how=not revealed", "The record says that it is complete, and does not reveal its seed."],
      ["problem.word=seed, problem.how=over", "The game is over, and the record does not reveal its seed."],
      ["problem.word=seed", "Event {problem.version} has another seed or secret than the one that was committed."],
      ["problem.word=nonce", "Event {problem.version} breaks the rules by which people bring luck (record.md, section 5, step 8)."],
      ["problem.word=salt", "Event {problem.version} leaves something closed, or is salted otherwise than by its secret."],
      ["problem.word=luck", "Event {problem.version} rests on other draws than the committed seed gives."],
      ["problem.word=head", "Event {problem.version} is missing, too many, or has another digest than the header says."],
      ["problem.word=names", "The record calls a seat by a name that its log has not committed to."],
      ["problem.word=round", "Event {problem.version} has a signature that is not of its round."],
      ["problem.word=signature", "The checkpoint is of another game or another head than the record, or not signed by a key that was given."],
      ["problem.how=other", "Event {problem.version} is not the one that {@holder} the head of."],
      ["problem.how=beyond", "Event {problem.version} is missing, and {@holder} a later one; ask for a newer record, or it is lost."],
      ["problem.how=other beginning", "Event {problem.version} names a checkpoint of the log, and this log has others there."],
      ["problem.how=left out", "Event {problem.version} is not in the log, which should hold it within a minute: it was left out, or this copy is older."],
      ["problem.how=other end, log.entries|of:kind=e,result=other:version|first", "The log holds another end of this game, event {log.entries|of:kind=e,result=other:version|first} (entry {log.entries|of:kind=e,result=other:index|first}), and no restore says why: it was played twice, or the record was changed."],
      ["problem.how=other end, log.entries|of:kind=e,result=beyond:version|first", "The log holds another end of this game, event {log.entries|of:kind=e,result=beyond:version|first} (entry {log.entries|of:kind=e,result=beyond:index|first}), and no restore says why: it was played twice, or the record was changed."],
      ["", "The log holds another end of this game, and no restore says why: it was played twice, or the record was changed."]
    ],
    "holder": [
      ["problem.word=held", "somebody holds"],
      ["", "the log holds"]
    ],
    "difference": [
      ["problem.how=events", "It lists other events than it says it was counted from."],
      ["problem.how=no record", "There is no consistent record of event {problem.about}."],
      ["problem.how=version", "The record of event {problem.about} ends at another version than was counted."],
      ["problem.how=history", "Event {problem.about} was counted from another history than its record has."],
      ["problem.how=not final", "Event {problem.about} was counted, and is not final."],
      ["problem.how=not counted", "Event {problem.about} is final, and was not counted."],
      ["problem.how=ruled later", "Something was ruled in event {problem.about} after it was counted."],
      ["", "Line {problem.about} is another than follows from the records."]
    ],
    "side": [
      ["each.names", "{each.names|join: / }"],
      ["", "entry {each.results|last:entry} of event {each.results|last:event}"]
    ],
    "title": [
      ["shown.title=null", "Its title is withheld"],
      ["", "“{shown.title}”"]
    ],
    "ruled_where": [
      ["each.round=null", ""],
      ["each.table=null", ", round {each.round}"],
      ["", ", round {each.round}, table {each.table}"]
    ],
    "ruled_whom": [
      ["!each.entry=null", ", {each.entry|side}"]
    ],
    "replaced": [
      ["!each.replaced_by=null", ", replaced by {each.replaced_by}"]
    ],
    "decision": [
      ["each.entry=null", "Ruling"],
      ["", "Penalty"]
    ],
    "ruled_points": [
      ["each.points=null", ""],
      ["each.entry=null", ": {each.points|join:, } by seat"],
      ["", ": {each.points|join:, } off the sum"]
    ],
    "author": [
      ["each.by=null", "the service"],
      ["", "{each.by}"]
    ],
    "taken_back": [
      ["each.is_published, each.games=0", ", and published again"],
      ["each.is_published", ", and published again; {each.games|count:game} of it {@counts} for nothing"],
      ["each.games=0", ", and counts for nothing"],
      ["", ", and counts for nothing, with {each.games|count:game}"]
    ],
    "counts": [
      ["each.games=1", "counts"],
      ["", "count"]
    ],
    "second": [
      ["!each.same_as=null", ", the same as {each.same_as|side}"]
    ],
    "on_appeal": [
      ["!each.appeal=null", ", on appeal {each.appeal}"]
    ],
    "why": [
      ["!each.text=null", ": “{each.text}”"]
    ],
    "why_restored": [
      ["!each.reason=null", ": “{each.reason}”"]
    ],
    "told": [
      ["each.key=strikes", "{each.value} × strike of a clock"],
      ["each.key=absences", "{each.value} × absence"],
      ["each.key=outages", "{each.value} × time given for an outage"],
      ["each.key=restores", "{each.value} × restore by the operator"]
    ],
    "held_of": [
      ["each.game=~event", "fact {each.version} of the event"],
      ["", "event {each.version} of game {each.game}"]
    ],
    "confirmed": [
      ["!shown.places", ""],
      ["shown.places=~shown.standings", ", as they were confirmed"],
      ["", "; others were confirmed before an erratum"]
    ],
    "event_far": [
      ["rules=checked", ""],
      ["complete", " but for the rules"],
      ["", " as far as it goes"]
    ]
  }
};
