"""The WSGI application that a web server runs."""

import os

from django.core.wsgi import get_wsgi_application

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "westmarch.settings")

application = get_wsgi_application()
