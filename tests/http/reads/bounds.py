"""The most that each GET may do, cold: a new one needs a bound here, stated by constants of the code."""

from __future__ import annotations

from extensions.tournaments.domain.decide.draft_faults import MOST_TABLES
from extensions.tournaments.http.queries import MyTournamentsQuery
from service.app.sharing.turning_points import MOST_POINTS, TOLD
from service.http.schemas.queries import ForksQuery, FramesQuery, LobbyQuery, MyGamesQuery
from service.web.lobby_page import LISTED, LOOKED_AT, MOST_OWN
from service.web.replay_page import MOMENTS
from tests.http.reads.counted import Work
from tests.http.reads.stored import largest_limit

DELAYED = 2
"""Folds of a game that spectators see late: of its head, and of what they see."""

NOTHING, PAGE, EVENT, GAME = Work(), Work(renders=1), Work(events=1), Work(games=1)
TOURNAMENT_PAGE, VIEW, TABLE_PAGE = Work(1, renders=1), Work(games=1, renders=1), Work(games=2, renders=3)
REPLAY = Work(games=2, renders=2)

GROUPS: tuple[tuple[Work, str], ...] = (
    (NOTHING, """
        checkpoints.list_keys games_log.checkpoint games_log.tile games_log.vkey mail.read_address moderation.list_acts
        moderation.list_reports player_oidc.begin player_passkeys.show_challenge player_passkeys.show_new_challenge
        players.list_credentials players.show_player players.show_profile push.list_subscriptions push.read_subscription
        push.show_push_key ratings.list_own_ratings ratings.list_ratings rulesets.list_rulesets rulesets.ruleset seeks.get_seek
        seeks.list_seeks service.healthz service.metrics service.openapi service.openapi_for_players service.readyz studies.list_my_studies web.look_file
        web.notices_worker web.cover_picture web.static_file webhooks.list_webhooks webhooks.read_webhook
    """),
    (PAGE, """
        pages.docs pages.problem_page sharing.lobby_card showing.shown_moments_part web.about_page web.docs_page web.llms_text web.player_page
        web.rules_page web.unsubscribe_page
    """),
    (Work(renders=2), "showing.shown_page showing.shown_table_part web.learn_page"),
    (GAME, """
        chat.chat chat.get_messages checkpoints.checkpoint evidence.list_arbiter_reads feed.events games.game_card presence.get_presence
        presence.list_blocks rulings.list_rulings interventions.get_own_seat_ask interventions.list_seat_asks tokens.list_tokens tokens.token inbox.inbox_seats inbox.read_inbox
    """),
    (VIEW, "evidence.evidence play.view"),
    (Work(games=2, renders=1), "pictures.embedding"),
    (Work(games=4, renders=3), "log_page.log_page"),
    (Work(games=2), "records.record tables.get_rematch"),
    (TABLE_PAGE, """
        pictures.table_picture web.own_table_page web.table_page web.table_part
    """),
    (REPLAY, """
        pictures.replay_picture replaying.replay_table_part replays.describe_replay studies.read_study
    """),
    (Work(games=5, renders=7), """
        replaying.embedded_replay replaying.replay_page studying.study_page studying.study_notes_part
    """),
    (Work(games=2, renders=MOMENTS), "replaying.replay_moments_part"),
    (Work(games=2, renders=largest_limit(FramesQuery)), "replays.replay_frames"),
    (Work(games=2 + MOST_POINTS, renders=3 + TOLD), "sharing.end_part"),
    (Work(games=1 + DELAYED * largest_limit(ForksQuery)), "forks.list_forks"),
    (Work(games=DELAYED * largest_limit(LobbyQuery)), "games.list_games"),
    (Work(games=largest_limit(MyGamesQuery)), "player_seats.list_my_games"),
    (Work(games=MOST_OWN, renders=1 + MOST_OWN), "web.own_games_part"),
    (Work(games=DELAYED * (LOOKED_AT + LISTED), renders=1 + LOOKED_AT + LISTED), "web.lobby_page"),
)  # fmt: skip
"""Of the core."""
GROUPS_OF_TOURNAMENTS: tuple[tuple[Work, str], ...] = (
    (NOTHING, """
        tournaments.list_tournaments series.get_series
    """),
    (PAGE, """
        desk.desk_page desk.new_tournament_page desk.print_page tournament_pages.tournaments_page series_pages.adding_page series_pages.embedded_series
        series_pages.series_page
    """),
    (EVENT, """
        arbiters.list_decisions entries.list_entries tournament-webhooks.list_tournament_webhooks tournament-webhooks.read_tournament_webhook tournaments.get_tournament
        rounds.get_draft rounds.get_round standings.tournament_checkpoint standings.get_tournament_facts standings.get_trf
    """),
    (Work(events=1, games=1), "rounds.get_table"),
    (Work(events=2), "standings.get_standings"),
    (Work(events=1, games=MOST_TABLES), "standings.tournament_record"),
    (Work(1, MOST_TABLES, MOST_TABLES), "rounds.get_progress"),
    (Work(events=largest_limit(MyTournamentsQuery)), "player_tournaments.list_my_tournaments"),
    (TOURNAMENT_PAGE, """
        desk.cross_table_part desk.pairings_part desk.standings_part desk.worth_part tournament_pages.cross_page tournament_pages.embedded_tournament
        tournament_pages.entries_page tournament_pages.entry_page tournament_pages.tournament_card tournament_pages.tournament_page tournament_pages.news_page
        tournament_pages.own_part tournament_pages.round_page tournament_pages.screen_page tournament_pages.standings_page tournament_pages.table_page
    """),
)  # fmt: skip
BOUNDS = {endpoint: work for work, endpoints in (*GROUPS, *GROUPS_OF_TOURNAMENTS) for endpoint in endpoints.split()}
