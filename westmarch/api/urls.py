"""URLs of the API, all of them under /api/."""

from django.urls import include, path, re_path

from cards.api import views as cards
from cards.reference import api as rules
from decks.api import decks, pools, suggestions, verdicts
from play.api import box_views as boxes
from play.api import draft_views as drafts
from play.api import event_views as events
from play.api import field_views as fields
from play.api import gauntlet_views as gauntlets
from play.api import improvement_views as improvements
from play.api import ladder_views as ladder
from play.api import meeting_views as meeting
from play.api import quest_league_views as quests
from play.api import table_views as tables
from play.api import trial_views as trials
from play.api import views as playtests
from westmarch.api.docs import docs
from westmarch.api.views import DescriptionView, StartView, unknown_address

app_name = "api"

version_1 = [
    path("", StartView.as_view(), name="start"),
    path("openapi.json", DescriptionView.as_view(), name="openapi"),
    path("cards/", cards.CardsView.as_view(), name="cards"),
    path("cards/<slug:game>/<slug:card_id>/", cards.CardView.as_view(), name="card"),
    path("sets/", cards.SetsView.as_view(), name="sets"),
    path("sets/<slug:game>/<slug:code>/", cards.SetView.as_view(), name="set"),
    path("formats/", cards.FormatsView.as_view(), name="formats"),
    path("formats/<slug:slug>/", cards.FormatView.as_view(), name="format"),
    path("formats/<slug:slug>/lists/", cards.ListsView.as_view(), name="lists"),
    path("rules/", rules.RulesView.as_view(), name="rules"),
    path("rules/<slug:game>/<slug:slug>/", rules.RuleView.as_view(), name="rule"),
    path("verdicts/", verdicts.VerdictsView.as_view(), name="verdicts"),
    path("verdicts/history/", verdicts.HistoriesView.as_view(), name="histories"),
    path("decks/", decks.DecksView.as_view(), name="decks"),
    path("decks/<slug:slug>/", decks.DeckView.as_view(), name="deck"),
    path("decks/<slug:slug>/verdicts/", decks.DeckVerdictsView.as_view(), name="deck-verdicts"),
    path(
        "decks/<slug:slug>/suggestions/", suggestions.SuggestionsView.as_view(), name="suggestions"
    ),
    path("decks/<slug:slug>/versions/", decks.VersionsView.as_view(), name="versions"),
    path("decks/<slug:slug>/versions/<int:number>/", decks.VersionView.as_view(), name="version"),
    path("decks/<slug:slug>/files/<slug:kind>/", decks.FileView.as_view(), name="deck-file"),
    path("playtests/", playtests.PlaytestsView.as_view(), name="playtests"),
    path("playtests/<uuid:playtest_id>/", playtests.PlaytestView.as_view(), name="playtest"),
    path(
        "playtests/<uuid:playtest_id>/cancel/",
        playtests.CancelView.as_view(),
        name="cancel-playtest",
    ),
    path(
        "playtests/<uuid:playtest_id>/pause/", playtests.PauseView.as_view(), name="pause-playtest"
    ),
    path(
        "playtests/<uuid:playtest_id>/resume/",
        playtests.ResumeView.as_view(),
        name="resume-playtest",
    ),
    path("comparisons/", trials.ComparisonsView.as_view(), name="comparisons"),
    path("swaps/", trials.SwapsView.as_view(), name="swaps"),
    path("improvements/", improvements.ImprovementsView.as_view(), name="improvements"),
    path(
        "improvements/<uuid:improvement_id>/",
        improvements.ImprovementView.as_view(),
        name="improvement",
    ),
    path(
        "improvements/<uuid:improvement_id>/cancel/",
        improvements.CancelImprovementView.as_view(),
        name="cancel-improvement",
    ),
    path("gauntlets/", gauntlets.GauntletsView.as_view(), name="gauntlets"),
    path("gauntlets/<uuid:gauntlet>/", gauntlets.GauntletView.as_view(), name="gauntlet"),
    path(
        "gauntlets/<uuid:gauntlet>/cancel/",
        gauntlets.CancelGauntletView.as_view(),
        name="cancel-gauntlet",
    ),
    path(
        "gauntlets/<uuid:gauntlet>/pause/",
        gauntlets.PauseGauntletView.as_view(),
        name="pause-gauntlet",
    ),
    path(
        "gauntlets/<uuid:gauntlet>/resume/",
        gauntlets.ResumeGauntletView.as_view(),
        name="resume-gauntlet",
    ),
    path("ladder/", ladder.LaddersView.as_view(), name="ladders"),
    path("ladder/<slug:slug>/", ladder.LadderView.as_view(), name="ladder"),
    path("lobby/", meeting.LobbyView.as_view(), name="lobby"),
    path("lobby/quick/", meeting.QuickGameView.as_view(), name="quick-game"),
    path("tables/", tables.TablesView.as_view(), name="tables"),
    path("tables/<uuid:table_id>/", tables.TableView.as_view(), name="table"),
    path("tables/<uuid:table_id>/choices/", tables.ChoicesView.as_view(), name="choices"),
    path("tables/<uuid:table_id>/hint/", tables.HintView.as_view(), name="hint"),
    path("tables/<uuid:table_id>/odds/", tables.OddsView.as_view(), name="table-odds"),
    path("tables/<uuid:table_id>/refusals/", tables.RefusalsView.as_view(), name="refusals"),
    path("tables/<uuid:table_id>/take-back/", tables.TakeBackView.as_view(), name="take-back"),
    path("tables/<uuid:table_id>/hand-over/", tables.HandOverView.as_view(), name="hand-over"),
    path("tables/<uuid:table_id>/end/", tables.EndView.as_view(), name="end-table"),
    path("tables/<uuid:table_id>/cancel/", meeting.CancelTableView.as_view(), name="cancel-table"),
    path("tables/<uuid:table_id>/leave/", meeting.LeaveTableView.as_view(), name="leave-table"),
    path("tables/<uuid:table_id>/talk/", meeting.TalkView.as_view(), name="talk"),
    path("tables/<uuid:table_id>/talk/mute/", meeting.MuteView.as_view(), name="mute"),
    path(
        "tables/<uuid:table_id>/talk/<int:number>/report/",
        meeting.ReportView.as_view(),
        name="report-message",
    ),
    path("tables/<uuid:table_id>/offers/", meeting.OffersView.as_view(), name="offers"),
    path("tables/<uuid:table_id>/offers/answer/", meeting.AnswerView.as_view(), name="answer"),
    path("tables/<uuid:table_id>/concede/", meeting.ConcedeView.as_view(), name="concede"),
    path("tables/<uuid:table_id>/watch/", meeting.WatchView.as_view(), name="watch"),
    path("invitations/<str:invitation>/", tables.InvitationView.as_view(), name="invitation"),
    path("limited/", pools.LimitedEventsView.as_view(), name="limited-events"),
    path("pools/", pools.PoolsView.as_view(), name="pools"),
    path("pools/<uuid:pool_id>/", pools.PoolView.as_view(), name="pool"),
    path("pools/<uuid:pool_id>/next-week/", pools.NextWeekView.as_view(), name="next-week"),
    path("pools/<uuid:pool_id>/decks/", pools.PoolDecksView.as_view(), name="pool-decks"),
    path("drafts/", drafts.DraftsView.as_view(), name="drafts"),
    path("drafts/<uuid:draft_id>/", drafts.DraftView.as_view(), name="draft"),
    path("drafts/<uuid:draft_id>/picks/", drafts.PicksView.as_view(), name="picks"),
    path("drafts/<uuid:draft_id>/begin/", drafts.BeginView.as_view(), name="begin-draft"),
    path("drafts/<uuid:draft_id>/go-on/", drafts.GoOnView.as_view(), name="go-on"),
    path(
        "drafts/invitations/<str:invitation>/",
        drafts.DraftInvitationView.as_view(),
        name="draft-invitation",
    ),
    path("shared-boxes/", boxes.BoxesListView.as_view(), name="shared-boxes"),
    path("shared-boxes/<uuid:boxes_id>/", boxes.BoxesView.as_view(), name="shared-boxes-one"),
    path("shared-boxes/<uuid:boxes_id>/shares/", boxes.BoxSharesView.as_view(), name="box-shares"),
    path(
        "shared-boxes/invitations/<str:invitation>/",
        boxes.BoxInvitationView.as_view(),
        name="box-invitation",
    ),
    path("events/", events.EventsView.as_view(), name="events"),
    path("events/<uuid:event_id>/", events.EventView.as_view(), name="event"),
    path(
        "events/<uuid:event_id>/decks/<int:place>/",
        events.EventListView.as_view(),
        name="event-list",
    ),
    path("events/<uuid:event_id>/deck/", events.EventDeckView.as_view(), name="event-deck"),
    path(
        "events/<uuid:event_id>/check-in/", events.EventCheckInView.as_view(), name="event-check-in"
    ),
    path("events/<uuid:event_id>/rounds/", events.EventRoundsView.as_view(), name="event-rounds"),
    path("events/<uuid:event_id>/play/", events.EventPlayView.as_view(), name="event-play"),
    path(
        "events/<uuid:event_id>/results/", events.EventResultsView.as_view(), name="event-results"
    ),
    path("events/<uuid:event_id>/drop/", events.EventDropView.as_view(), name="event-drop"),
    path(
        "events/invitations/<str:invitation>/",
        events.EventInvitationView.as_view(),
        name="event-invitation",
    ),
    path("quest-leagues/", quests.LeaguesView.as_view(), name="quest-leagues"),
    path("quest-leagues/<uuid:league_id>/", quests.LeagueView.as_view(), name="quest-league"),
    path(
        "quest-leagues/<uuid:league_id>/parties/",
        quests.PartiesView.as_view(),
        name="quest-parties",
    ),
    path(
        "quest-leagues/<uuid:league_id>/play/",
        quests.LeaguePlayView.as_view(),
        name="quest-league-play",
    ),
    path("fields/", fields.FieldsView.as_view(), name="fields"),
    path("fields/<int:field_id>/", fields.FieldView.as_view(), name="field"),
]

urlpatterns = [
    path("v1/", include(version_1)),
    path("docs/", docs, name="docs"),
    re_path("", unknown_address),
]
