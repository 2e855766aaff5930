"""URLs of tables."""

from django.urls import path

from play.tables import views

app_name = "tables"

urlpatterns = [
    path("", views.table_list, name="tables"),
    path("<uuid:table_id>/", views.table_page, name="table"),
    path("<uuid:table_id>/position/", views.table_position, name="position"),
    path("<uuid:table_id>/choose/", views.choose_option, name="choose"),
]
