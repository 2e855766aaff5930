"""Addresses of this room."""

from django.urls import path

from decks import views

app_name = "decks"

urlpatterns = [
    path("", views.deck_list, name="list"),
    path("new/", views.new_deck, name="new"),
    path("<slug:slug>/", views.deck_page, name="deck"),
    path("<slug:slug>/where/", views.deck_where, name="where"),
    path("<slug:slug>/text/", views.deck_file, name="text"),
    path("<slug:slug>/file/<slug:kind>/", views.deck_file, name="file"),
    path("<slug:slug>/change/", views.change_deck, name="change"),
]
