"""URLs of what people at a table say to each other."""

from django.urls import path

from play.chat import views

app_name = "chat"

urlpatterns = [
    path("<uuid:table_id>/talk/", views.talk, name="talk"),
    path("<uuid:table_id>/talk/say/", views.say_something, name="say"),
    path("<uuid:table_id>/talk/mute/", views.mute_seat, name="mute"),
    path("<uuid:table_id>/talk/offer/", views.make_offer, name="offer"),
    path("<uuid:table_id>/talk/answer/", views.answer_offer, name="answer"),
    path("<uuid:table_id>/talk/withdraw/", views.withdraw_offer, name="withdraw"),
    path("<uuid:table_id>/talk/concede/", views.give_up, name="concede"),
    path("<uuid:table_id>/talk/<int:number>/report/", views.report_page, name="report"),
]
