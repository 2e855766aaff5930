"""URLs of comments; they belong to the namespace of the decks."""

from django.urls import path

from decks.comments import views

urlpatterns = [
    path("<slug:slug>/comments/", views.write, name="comment"),
    path("<slug:slug>/comments/<int:number>/delete/", views.delete, name="delete-comment"),
    path("<slug:slug>/comments/<int:number>/report/", views.report_page, name="report-comment"),
    path("<slug:slug>/report/", views.report_page, name="report"),
]
