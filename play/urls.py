"""URLs of this app."""

from django.urls import path

from play import field_views, game_views, gauntlet_views, replay_views, trial_views, views

app_name = "play"

urlpatterns = [
    path("", views.playtest_list, name="playtests"),
    path("new/", views.new_playtest, name="new"),
    path("compare/new/", trial_views.new_comparison, name="new_comparison"),
    path("swap/new/", trial_views.new_swap, name="new_swap"),
    path("fields/", field_views.field_list, name="fields"),
    path("fields/<int:pk>/", field_views.change_field, name="field"),
    path("fields/<int:pk>/delete/", field_views.delete_field, name="delete_field"),
    path("gauntlets/new/", gauntlet_views.new_gauntlet, name="new_gauntlet"),
    path("gauntlets/<uuid:gauntlet>/", gauntlet_views.gauntlet_page, name="gauntlet"),
    path("gauntlets/<uuid:gauntlet>/cancel/", gauntlet_views.cancel, name="cancel_gauntlet"),
    path("gauntlets/<uuid:gauntlet>/pause/", gauntlet_views.pause, name="pause_gauntlet"),
    path("gauntlets/<uuid:gauntlet>/resume/", gauntlet_views.resume, name="resume_gauntlet"),
    path("gauntlets/<uuid:gauntlet>/delete/", gauntlet_views.delete, name="delete_gauntlet"),
    path("<uuid:playtest_id>/", views.playtest_page, name="playtest"),
    path("<uuid:playtest_id>/cancel/", views.cancel_playtest, name="cancel"),
    path("<uuid:playtest_id>/pause/", views.pause_playtest, name="pause"),
    path("<uuid:playtest_id>/resume/", views.resume_playtest, name="resume"),
    path("<uuid:playtest_id>/pairs/", trial_views.pairs, name="pairs"),
    path("<uuid:playtest_id>/take/", trial_views.take_swap, name="take_swap"),
    path("<uuid:playtest_id>/find/", game_views.find_games, name="games"),
    path("<uuid:playtest_id>/download/<str:name>", game_views.download, name="download"),
    path("<uuid:playtest_id>/delete/", views.delete_playtest, name="delete"),
    path("<uuid:pk>/games/<int:index>/", replay_views.replay, name="replay"),
]
