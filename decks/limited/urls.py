"""URLs of pools; they belong to the namespace of limited play."""

from django.urls import path

from decks.limited import views

urlpatterns = [
    path("pools/<uuid:pool_id>/", views.pool, name="pool"),
    path("pools/<uuid:pool_id>/packs/<int:number>/", views.pack, name="pack"),
    path("pools/<uuid:pool_id>/next-week/", views.next_week, name="next-week"),
    path("pools/<uuid:pool_id>/build/", views.build, name="build"),
    path("pools/<uuid:pool_id>/delete/", views.delete, name="delete-pool"),
]
