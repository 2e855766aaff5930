"""URLs of players' games and quest logs."""

from django.urls import path

from play.players import views

app_name = "people"

urlpatterns = [
    path("quests/new/", views.new_quest, name="new-quest"),
    path("quests/<int:number>/delete/", views.delete_quest, name="delete-quest"),
    path("<str:name>/games/", views.player_games, name="games"),
    path("<str:name>/quests/", views.player_quests, name="quests"),
]
