"""URLs of versions and comparing; they belong to the namespace of the decks."""

from django.urls import path

from decks.history import views

urlpatterns = [
    path("compare/", views.compare, name="compare"),
    path("<slug:slug>/versions/", views.versions, name="versions"),
    path("<slug:slug>/versions/save/", views.save_after_conflict, name="save-after-conflict"),
    path("<slug:slug>/versions/<int:number>/name/", views.version_name, name="version-name"),
    path("<slug:slug>/versions/<int:number>/restore/", views.restore_version, name="restore"),
    path("<slug:slug>/copy/", views.copy, name="copy"),
    path("<slug:slug>/rename/", views.deck_name, name="rename"),
    path("<slug:slug>/delete/", views.delete, name="delete"),
]
