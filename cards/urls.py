"""URLs of this app."""

from django.urls import path

from cards import views

app_name = "cards"

urlpatterns = [
    path("", views.card_list, name="list"),
    path("help/", views.query_help, name="help"),
    path("lists/", views.card_lists, name="lists"),
    path("<str:game>/<str:card_id>/face/", views.card_face, name="face"),
    path("<str:game>/<str:card_id>/", views.card_page, name="card"),
]
