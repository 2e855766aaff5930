"""Addresses: one prefix for each app."""

from django.contrib import admin
from django.urls import include, path
from django.views.generic import RedirectView

from decks.sharing.views import embed
from westmarch.card_decks import card_decks
from westmarch.coverage import coverage
from westmarch.favicon import favicon
from westmarch.home.offline import notification_worker, offline, service_worker
from westmarch.home.views import about, home
from westmarch.operations.health import healthz, readyz
from westmarch.operations.metrics import metrics
from westmarch.style import style

urlpatterns = [
    path("", home, name="home"),
    path("about/", about, name="about"),
    path("offline/", offline, name="offline"),
    path("service-worker.js", service_worker, name="service-worker"),
    path("tables/notifications.js", notification_worker, name="notification-worker"),
    path("style/", style, name="style"),
    path("cards/coverage/", coverage, name="coverage"),
    path("cards/<str:game>/<str:card_id>/decks/", card_decks, name="card-decks"),
    path("cards/", include("cards.urls")),
    path("rules/", include("cards.reference.urls")),
    path("decks/", include("decks.urls")),
    path("players/", include("play.players.urls")),
    path("players/", include("decks.sharing.player_urls")),
    path("oembed/", embed, name="oembed"),
    path("playtests/", include("play.urls")),
    path("ladder/", include("play.ladder.urls")),
    path("puzzles/", include("play.puzzles.urls")),
    path("tables/", include("play.lobby.urls")),
    path("tables/", include("play.chat.urls")),
    path("tables/", include("play.watching.urls")),
    path("tables/", include("play.tables.urls")),
    path("limited/", include("play.limited.urls")),
    path("learn/", include("play.lessons.urls")),
    path("events/", include("play.events.urls")),
    path("quest-leagues/", include("play.quest_leagues.urls")),
    path("account/", include("westmarch.accounts.urls")),
    # Staff sign in where everybody does.
    path("admin/login/", RedirectView.as_view(pattern_name="accounts:sign-in", query_string=True)),
    path("api/", include("westmarch.api.urls")),
    path("staff/", include("westmarch.moderation.urls")),
    path("admin/", admin.site.urls),
    path("favicon.ico", favicon),
    path("healthz", healthz, name="healthz"),
    path("readyz", readyz, name="readyz"),
    path("metrics", metrics, name="metrics"),
]

# Under /api/ these answer with a document, elsewhere with a page.
handler400 = "westmarch.api.problems.bad_request"
handler403 = "westmarch.api.problems.permission_denied"
handler404 = "westmarch.api.problems.not_found"
handler500 = "westmarch.api.problems.server_error"
