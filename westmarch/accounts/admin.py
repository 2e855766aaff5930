"""The staff's pages: what they are called, and what they leave out."""

from django.apps import apps
from django.contrib import admin

admin.site.site_header = admin.site.site_title = "Westmarch staff"
admin.site.index_title = "Staff pages"

# An account makes and revokes its own tokens; staff have no use for them.
admin.site.unregister(apps.get_model("knox", "AuthToken"))
