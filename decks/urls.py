"""URLs of this app."""

from django.urls import include, path

from decks import views
from decks.importing import views as importing
from decks.suggestions.views import most_played_page

app_name = "decks"

urlpatterns = [
    path("", views.deck_list, name="list"),
    path("new/", importing.new_deck, name="new"),
    path("most-played/", most_played_page, name="most-played"),
    path("", include("decks.collection.urls")),
    path("", include("decks.groups.urls")),
    path("", include("decks.comments.urls")),
    path("", include("decks.history.urls")),
    path("", include("decks.building.urls")),
    path("", include("decks.sharing.urls")),
    path("<slug:slug>/", views.deck_page, name="deck"),
    path("<slug:slug>/statistics/", include("decks.statistics.urls")),
    path("<slug:slug>/where/", views.deck_where, name="where"),
    path("<slug:slug>/text/", views.deck_file, name="text"),
    path("<slug:slug>/file/<slug:kind>/", views.deck_file, name="file"),
    path("<slug:slug>/registration/", views.registration_sheet, name="registration"),
    path("<slug:slug>/print/", views.printed_deck, name="print"),
    path("<slug:slug>/archive/", views.archive_deck, name="archive"),
    path("<slug:slug>/change/", importing.change_deck, name="change"),
]
