"""URLs of watching."""

from django.urls import path

from play.watching import views

app_name = "watching"

urlpatterns = [
    path("finished/", views.finished_games, name="finished"),
    path("<uuid:table_id>/watch/", views.watch_page, name="watch"),
    path("<uuid:table_id>/watch/position/", views.watch_position, name="position"),
    path("<uuid:table_id>/watch/replay/", views.watch_replay, name="replay"),
    path("<uuid:table_id>/watch/why/", views.watch_why, name="why"),
]
