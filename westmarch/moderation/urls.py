"""URLs of the staff's page of reports."""

from django.urls import path

from westmarch.moderation import views

app_name = "moderation"

urlpatterns = [
    path("reports/", views.reports, name="reports"),
    path("reports/act/", views.act_on_report, name="act"),
    path("reports/lift/", views.lift, name="lift"),
]
