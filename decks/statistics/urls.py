"""Addresses of a deck's portrait, below the deck's own."""

from django.urls import path

from decks.statistics import views

urlpatterns = [
    path("", views.portrait_page, name="portrait"),
    path("odds/", views.odds_page, name="odds"),
    path("hand/", views.hand_page, name="hand"),
]
