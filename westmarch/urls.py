"""Addresses: one prefix a room."""

from django.contrib import admin
from django.urls import include, path
from django.views.generic import TemplateView

from westmarch.health import healthz
from westmarch.style import style

urlpatterns = [
    path("", TemplateView.as_view(template_name="pages/home.html"), name="home"),
    path("style/", style, name="style"),
    path("cards/", include("cards.urls")),
    path("decks/", include("decks.urls")),
    path("playtests/", include("play.urls")),
    path("admin/", admin.site.urls),
    path("healthz", healthz, name="healthz"),
]
