"""URLs of quest leagues."""

from django.urls import path

from play.quest_leagues import views

app_name = "quest-leagues"

urlpatterns = [
    path("", views.leagues, name="leagues"),
    path("<uuid:league_id>/", views.league, name="league"),
    path("draft/<uuid:draft_id>/", views.after_draft, name="after-draft"),
    path("boxes/<uuid:boxes_id>/", views.with_shares, name="with-shares"),
    path("<uuid:league_id>/deck/", views.choose, name="choose"),
    path("<uuid:league_id>/enter/", views.enter, name="enter"),
    path("<uuid:league_id>/play/", views.play, name="play"),
    path("<uuid:league_id>/delete/", views.delete, name="delete"),
]
