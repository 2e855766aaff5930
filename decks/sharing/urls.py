"""URLs of sharing; they belong to the namespace of the decks."""

from django.urls import path

from decks.sharing import views

urlpatterns = [
    path("public/", views.public_list, name="public"),
    path("<slug:slug>/preview.png", views.preview, name="preview"),
    path("<slug:slug>/verdict.svg", views.badge, name="badge"),
    path("<slug:slug>/share/", views.share_page, name="share"),
    path("<slug:slug>/share/address/", views.new_address, name="new-address"),
    path("<slug:slug>/notes/", views.notes_page, name="notes"),
    path("<slug:slug>/card-notes/", views.card_notes_page, name="card-notes"),
    path("<slug:slug>/like/", views.like_deck, name="like"),
]
