"""URLs of a deck's statistics, below the deck's own."""

from django.urls import path

from decks.statistics import views

urlpatterns = [
    path("", views.statistics_page, name="statistics"),
    path("odds/", views.odds_page, name="odds"),
    path("hand/", views.hand_page, name="hand"),
]
