"""URLs of this app."""

from django.urls import path

from play.analysis import views as analysis
from play.games import replay_views
from play.games import views as games
from play.gauntlets import field_views as fields
from play.gauntlets import views as gauntlets
from play.playtests import views as playtests
from play.trials import views as trials
from play.trials.improvements import views as improvements

app_name = "play"

urlpatterns = [
    path("", playtests.playtest_list, name="playtests"),
    path("new/", playtests.new_playtest, name="new"),
    path("compare/new/", trials.new_comparison, name="new_comparison"),
    path("swap/new/", trials.new_swap, name="new_swap"),
    path("improve/", improvements.new_improvement, name="new_improvement"),
    path("improve/<uuid:improvement_id>/", improvements.improvement, name="improvement"),
    path(
        "improve/<uuid:improvement_id>/cancel/",
        improvements.cancel_improvement,
        name="cancel_improvement",
    ),
    path(
        "improve/<uuid:improvement_id>/delete/",
        improvements.delete_improvement,
        name="delete_improvement",
    ),
    path("improve/<uuid:improvement_id>/take/", improvements.take_version, name="take_version"),
    path("fields/", fields.field_list, name="fields"),
    path("fields/<int:pk>/", fields.change_field, name="field"),
    path("fields/<int:pk>/delete/", fields.delete_field, name="delete_field"),
    path("gauntlets/new/", gauntlets.new_gauntlet, name="new_gauntlet"),
    path("gauntlets/<uuid:gauntlet>/", gauntlets.gauntlet_page, name="gauntlet"),
    path("gauntlets/<uuid:gauntlet>/cancel/", gauntlets.cancel, name="cancel_gauntlet"),
    path("gauntlets/<uuid:gauntlet>/pause/", gauntlets.pause, name="pause_gauntlet"),
    path("gauntlets/<uuid:gauntlet>/resume/", gauntlets.resume, name="resume_gauntlet"),
    path("gauntlets/<uuid:gauntlet>/delete/", gauntlets.delete, name="delete_gauntlet"),
    path("<uuid:playtest_id>/", playtests.playtest_page, name="playtest"),
    path("<uuid:playtest_id>/cancel/", playtests.cancel_playtest, name="cancel"),
    path("<uuid:playtest_id>/pause/", playtests.pause_playtest, name="pause"),
    path("<uuid:playtest_id>/resume/", playtests.resume_playtest, name="resume"),
    path("<uuid:playtest_id>/more/", playtests.play_more, name="more"),
    path("<uuid:playtest_id>/pairs/", trials.pairs, name="pairs"),
    path("<uuid:playtest_id>/take/", trials.take_swap, name="take_swap"),
    path("<uuid:playtest_id>/find/", games.find_games, name="games"),
    path("<uuid:playtest_id>/download/<str:name>", games.download, name="download"),
    path("<uuid:playtest_id>/delete/", playtests.delete_playtest, name="delete"),
    path("<uuid:pk>/games/<int:index>/", replay_views.replay, name="replay"),
    path("<uuid:pk>/games/<int:index>/analysis/", analysis.game_analysis, name="analysis"),
    path("<uuid:pk>/games/<int:index>/why/", replay_views.why, name="why"),
]
