"""URLs of groups of decks; they belong to the namespace of the decks."""

from django.urls import path

from decks.groups import views

urlpatterns = [
    path("groups/", views.groups_page, name="groups"),
    path("groups/<int:number>/", views.group_page, name="group"),
    path("groups/<int:number>/change/", views.change_group, name="change-group"),
    path("groups/<int:number>/delete/", views.delete_group, name="delete-group"),
]
