"""URLs of the lobby."""

from django.urls import path

from play.lobby import views

app_name = "lobby"

urlpatterns = [
    path("", views.lobby, name="lobby"),
    path("now/", views.tables_now, name="now"),
    path("yours/now/", views.yours_now, name="yours"),
    path("meanwhile/", views.meanwhile, name="meanwhile"),
    path("open/", views.open_page, name="open"),
    path("quick/", views.quick_game, name="quick"),
    path("<uuid:table_id>/meanwhile/", views.begin_meanwhile, name="begin_meanwhile"),
    path("<uuid:table_id>/cancel/", views.cancel_table, name="cancel"),
    path("<uuid:table_id>/stand-up/", views.leave_seat, name="stand_up"),
]
