"""URLs of the lessons."""

from django.urls import path

from play.lessons import views

app_name = "learn"

urlpatterns = [
    path("", views.learn, name="learn"),
    path("<str:game>/start/", views.start, name="start"),
    path("<str:game>/examples/<str:slug>/", views.play_example, name="example"),
]
