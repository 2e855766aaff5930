"""URLs of limited play."""

from django.urls import include, path

from play.limited import views

app_name = "limited"

urlpatterns = [
    path("", views.limited, name="limited"),
    path("sealed/", views.open_sealed, name="open"),
    path("", include("decks.limited.urls")),
]
