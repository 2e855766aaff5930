"""URLs of limited play."""

from django.urls import include, path

from play.limited import box_views as boxes
from play.limited import draft_views as drafts
from play.limited import views

app_name = "limited"

urlpatterns = [
    path("", views.limited, name="limited"),
    path("sealed/", views.open_sealed, name="open"),
    path("figures/<slug:product>/", views.figures, name="figures"),
    path("drafts/new/", drafts.new_draft, name="new-draft"),
    path("drafts/join/<str:invitation>/", drafts.join, name="join"),
    path("drafts/<uuid:draft_id>/", drafts.draft, name="draft"),
    path("drafts/<uuid:draft_id>/pick/", drafts.pick_card, name="pick"),
    path("drafts/<uuid:draft_id>/begin/", drafts.begin, name="begin-draft"),
    path("drafts/<uuid:draft_id>/go-on/", drafts.go_on, name="go-on"),
    path("drafts/<uuid:draft_id>/picks/", drafts.picks, name="picks"),
    path("drafts/<uuid:draft_id>/delete/", drafts.delete, name="delete-draft"),
    path("boxes/new/", boxes.new_boxes, name="new-boxes"),
    path("boxes/join/<str:invitation>/", boxes.join, name="join-boxes"),
    path("boxes/cancel/<str:invitation>/", boxes.cancel, name="cancel-share"),
    path("boxes/<uuid:boxes_id>/", boxes.boxes, name="boxes"),
    path("boxes/<uuid:boxes_id>/invite/", boxes.invite, name="invite-share"),
    path("boxes/<uuid:boxes_id>/delete/", boxes.delete, name="delete-boxes"),
    path("", include("decks.limited.urls")),
]
