"""URLs of events."""

from django.urls import path

from play.events import report_views, views

app_name = "events"

urlpatterns = [
    path("", views.events, name="events"),
    path("new/", views.new, name="new"),
    path("after-draft/<uuid:draft_id>/", views.after_draft, name="after-draft"),
    path("join/<str:invitation>/", views.join, name="join"),
    path("<uuid:event_id>/", views.event, name="event"),
    path("<uuid:event_id>/decks/<int:place>/", report_views.deck_list, name="list"),
    path("<uuid:event_id>/games/<int:round>/<int:number>/", report_views.replay, name="replay"),
    path("<uuid:event_id>/games/<int:round>/<int:number>/why/", report_views.why, name="why"),
    path("<uuid:event_id>/deck/", views.deck, name="deck"),
    path("<uuid:event_id>/check-in/", views.check_in, name="check-in"),
    path("<uuid:event_id>/pair/", views.pair, name="pair"),
    path("<uuid:event_id>/play/", views.play, name="play"),
    path("<uuid:event_id>/result/", views.result, name="result"),
    path("<uuid:event_id>/drop/", views.drop, name="drop"),
    path("<uuid:event_id>/share/", views.share, name="share"),
    path("<uuid:event_id>/delete/", views.delete, name="delete"),
]
