"""URLs of the collection; they belong to the namespace of the decks."""

from django.urls import path

from decks.collection import views

urlpatterns = [
    path("collection/<slug:game>/", views.collection, name="collection"),
    path("collection/<slug:game>/copies/", views.copies, name="collection-copies"),
    path("collection/<slug:game>/import/", views.import_cards, name="collection-import"),
    path("collection/<slug:game>/product/", views.product, name="collection-product"),
    path("collection/<slug:game>/sharing/", views.sharing, name="collection-sharing"),
    path("collection/<slug:game>/collection.<slug:kind>", views.export, name="collection-export"),
    path("<slug:slug>/lacking/", views.lacking, name="lacking"),
]
