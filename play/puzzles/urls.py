"""URLs of puzzles."""

from django.urls import path

from play.puzzles import views

app_name = "puzzles"

urlpatterns = [
    path("", views.puzzle_list, name="puzzles"),
    path("next/", views.next_page, name="next"),
    path("<int:number>/", views.puzzle_page, name="puzzle"),
    path("<int:number>/report/", views.report_puzzle, name="report"),
]
