"""URLs of players' profiles."""

from django.urls import path

from decks.sharing import views

app_name = "players"

urlpatterns = [
    path("<str:name>/", views.profile, name="profile"),
    path("<str:name>/follow/", views.follow_player, name="follow"),
]
