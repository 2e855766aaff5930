"""URLs of the rules reference."""

from django.urls import path

from cards.reference import views

app_name = "rules"

urlpatterns = [
    path("", views.rules, name="list"),
    path("<str:game>/", views.rules, name="game"),
    path("<str:game>/<str:slug>/", views.rule, name="entry"),
]
