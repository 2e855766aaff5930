"""URLs of the builder; they belong to the namespace of the decks."""

from django.urls import path

from decks.building import views

urlpatterns = [
    path("build/", views.new, name="build-new"),
    path("<slug:slug>/build/", views.build, name="build"),
    path("<slug:slug>/build/edit/", views.edit, name="build-edit"),
    path("<slug:slug>/build/undo/", views.undo, name="build-undo"),
    path("<slug:slug>/build/redo/", views.redo, name="build-redo"),
    path("<slug:slug>/build/clear/", views.clear, name="build-clear"),
    path("<slug:slug>/build/take/", views.take, name="build-take"),
    path("<slug:slug>/build/fix/", views.fix, name="build-fix"),
    path("<slug:slug>/build/paste/", views.paste, name="build-paste"),
    path("<slug:slug>/build/save/", views.save, name="build-save"),
    path("<slug:slug>/build/throw-away/", views.discard_changes, name="build-throw-away"),
    path("<slug:slug>/build/maybe/", views.maybe, name="build-maybe"),
    path("<slug:slug>/build/settings/", views.settings, name="build-settings"),
]
