"""URLs of ladders."""

from django.urls import path

from play.ladder import views

app_name = "ladder"

urlpatterns = [
    path("", views.ladder_list, name="ladders"),
    path("<slug:slug>/", views.ladder_page, name="ladder"),
]
