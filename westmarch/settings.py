"""Settings, read from the environment; with nothing set, all that is needed is embedded.

Every variable is named in `.env.example`. An odd value stops the start with its name.
"""

import os
from pathlib import Path
from typing import Any

import environ
from csp.constants import NONE, SELF

from westmarch.environment import Environment
from westmarch.secret import lasting_secret

BASE_DIR = Path(__file__).resolve().parent.parent

ENVIRONMENT = Environment(os.environ)
# What the process was started with wins over the file.
environ.Env.read_env(ENVIRONMENT.path("WESTMARCH_ENV_FILE", BASE_DIR / ".env"))

VAR_DIR = ENVIRONMENT.path("WESTMARCH_VAR", BASE_DIR / "var")
VAR_DIR.mkdir(parents=True, exist_ok=True)

SECRET_KEY = ENVIRONMENT.text("WESTMARCH_SECRET_KEY") or lasting_secret(VAR_DIR / "secret-key")
DEBUG = ENVIRONMENT.flag("WESTMARCH_DEBUG", False)
ALLOWED_HOSTS = ENVIRONMENT.names(
    "WESTMARCH_ALLOWED_HOSTS", default=("127.0.0.1", "localhost", "[::1]")
)
CSRF_TRUSTED_ORIGINS = ENVIRONMENT.origins("WESTMARCH_TRUSTED_ORIGINS")

# Behind HTTPS: cookies only over it, and plain requests sent there.
HTTPS = ENVIRONMENT.flag("WESTMARCH_HTTPS", False)
SESSION_COOKIE_SECURE = CSRF_COOKIE_SECURE = SECURE_SSL_REDIRECT = HTTPS
SECURE_HSTS_SECONDS = 31_536_000 if HTTPS else 0
SECURE_HSTS_INCLUDE_SUBDOMAINS = SECURE_HSTS_PRELOAD = HTTPS
SECURE_PROXY_SSL_HEADER = ("HTTP_X_FORWARDED_PROTO", "https") if HTTPS else None
# Health is asked for from inside, without the proxy that speaks HTTPS.
SECURE_REDIRECT_EXEMPT = [r"^healthz$"]

INSTALLED_APPS = [
    "django.contrib.admin",
    "django.contrib.auth",
    "django.contrib.contenttypes",
    "django.contrib.sessions",
    "django.contrib.messages",
    "whitenoise.runserver_nostatic",
    "django.contrib.staticfiles",
    "django_htmx",
    "template_partials",
    "rest_framework",
    "drf_spectacular",
    "csp",
    "cards",
    "decks",
    "play",
]

MIDDLEWARE = [
    "django.middleware.security.SecurityMiddleware",
    "whitenoise.middleware.WhiteNoiseMiddleware",
    "csp.middleware.CSPMiddleware",
    "django.contrib.sessions.middleware.SessionMiddleware",
    "django.middleware.common.CommonMiddleware",
    "django.middleware.csrf.CsrfViewMiddleware",
    "django.contrib.auth.middleware.AuthenticationMiddleware",
    "django.contrib.messages.middleware.MessageMiddleware",
    "django.middleware.clickjacking.XFrameOptionsMiddleware",
    "django_htmx.middleware.HtmxMiddleware",
]

# Where `bin/serve` listens.
PORT = ENVIRONMENT.whole_number("WESTMARCH_PORT", 8000, least=1, most=65_535)

# A browser without an account keeps its decks for as long as its session lives.
SESSION_COOKIE_AGE = 365 * 24 * 3600

ROOT_URLCONF = "westmarch.urls"
WSGI_APPLICATION = "westmarch.wsgi.application"

TEMPLATES = [
    {
        "BACKEND": "django.template.backends.django.DjangoTemplates",
        "DIRS": [BASE_DIR / "templates"],
        "APP_DIRS": True,
        "OPTIONS": {
            "context_processors": [
                "django.template.context_processors.request",
                "django.contrib.auth.context_processors.auth",
                "django.contrib.messages.context_processors.messages",
            ],
        },
    },
]

# --- the database: a file by default, PostgreSQL by its address ---

_database: dict[str, Any] = ENVIRONMENT.database(
    "WESTMARCH_DATABASE_URL", default=VAR_DIR / "westmarch.db"
)
_pooled = ENVIRONMENT.flag("WESTMARCH_DATABASE_POOL", False)
if _database["ENGINE"] == "django.db.backends.sqlite3":
    # Several processes write: each takes the write lock as it begins, and waits its turn.
    _database["OPTIONS"] = {
        "transaction_mode": "IMMEDIATE",
        "timeout": 20,
        "init_command": (
            "PRAGMA journal_mode=WAL;PRAGMA synchronous=NORMAL;PRAGMA foreign_keys=ON"
        ),
    }
elif _pooled:
    _database["OPTIONS"] = {**_database.get("OPTIONS", {}), "pool": True}
else:
    _database["CONN_MAX_AGE"] = 60
    _database["CONN_HEALTH_CHECKS"] = True

DATABASES = {"default": _database}
DEFAULT_AUTO_FIELD = "django.db.models.BigAutoField"

# --- the queue: a folder by default, Redis or RabbitMQ by its address ---

SOFT_TIME_LIMIT = 120
HARD_TIME_LIMIT = 150

CELERY_BROKER_URL = ENVIRONMENT.broker("WESTMARCH_BROKER_URL")
CELERY_TASK_DEFAULT_QUEUE = ENVIRONMENT.text("WESTMARCH_QUEUE", "westmarch")
_scheme = CELERY_BROKER_URL.partition("://")[0]
if _scheme == "folder":
    CELERY_BROKER_TRANSPORT_OPTIONS = {
        "folder": str(VAR_DIR / "queue"),
        "polling_interval": 0.05,
    }
elif _scheme in {"redis", "rediss"}:
    CELERY_BROKER_TRANSPORT_OPTIONS = {
        # What a killed worker held comes back after this long; a task that runs to its limit
        # must not be given to a second worker meanwhile.
        "visibility_timeout": 5 * HARD_TIME_LIMIT,
        "unacked_restore_interval": 10,
        "unacked_restore_throttle": 5,
    }
CELERY_BROKER_CONNECTION_RETRY_ON_STARTUP = True
CELERY_WORKER_CONCURRENCY = ENVIRONMENT.whole_number(
    "WESTMARCH_WORKERS", os.cpu_count() or 1, least=1, most=256
)
# The database is the record of every playtest: a task runs again when its worker is lost,
# and no result is kept beside what it stores.
CELERY_TASK_ACKS_LATE = True
CELERY_TASK_REJECT_ON_WORKER_LOST = True
CELERY_TASK_IGNORE_RESULT = True
CELERY_WORKER_PREFETCH_MULTIPLIER = 1
CELERY_WORKER_MAX_TASKS_PER_CHILD = 200
CELERY_WORKER_CANCEL_LONG_RUNNING_TASKS_ON_CONNECTION_LOSS = True
CELERY_WORKER_HIJACK_ROOT_LOGGER = False
CELERY_TASK_SOFT_TIME_LIMIT = SOFT_TIME_LIMIT
CELERY_TASK_TIME_LIMIT = HARD_TIME_LIMIT
CELERY_TASK_SERIALIZER = "json"
CELERY_ACCEPT_CONTENT = ["json"]
CELERY_TIMEZONE = "UTC"

# --- pages ---

LANGUAGE_CODE = "en-gb"
TIME_ZONE = "UTC"
USE_I18N = False
USE_TZ = True

STATIC_URL = "static/"
STATICFILES_DIRS = [BASE_DIR / "static"]
STATIC_ROOT = VAR_DIR / "static"
STORAGES = {
    "default": {"BACKEND": "django.core.files.storage.FileSystemStorage"},
    "staticfiles": {
        "BACKEND": (
            "django.contrib.staticfiles.storage.StaticFilesStorage"
            if DEBUG
            else "whitenoise.storage.CompressedManifestStaticFilesStorage"
        )
    },
}

# Everything the browser loads comes from this site, and no page holds a script or a style.
CONTENT_SECURITY_POLICY = {
    "DIRECTIVES": {
        "default-src": [SELF],
        "img-src": [SELF, "data:"],
        "object-src": [NONE],
        "base-uri": [SELF],
        "form-action": [SELF],
        "frame-ancestors": [NONE],
    }
}
X_FRAME_OPTIONS = "DENY"
SECURE_REFERRER_POLICY = "same-origin"

REST_FRAMEWORK = {
    "DEFAULT_SCHEMA_CLASS": "drf_spectacular.openapi.AutoSchema",
    "DEFAULT_PERMISSION_CLASSES": ["rest_framework.permissions.IsAuthenticatedOrReadOnly"],
    # The framework's browsable pages carry scripts that the policy above refuses.
    "DEFAULT_RENDERER_CLASSES": ["rest_framework.renderers.JSONRenderer"],
}

LOG_LEVEL = ENVIRONMENT.one_of(
    "WESTMARCH_LOG_LEVEL", "WARNING", choices=("DEBUG", "INFO", "WARNING", "ERROR")
)
LOGGING = {
    "version": 1,
    "disable_existing_loggers": False,
    "formatters": {"plain": {"format": "%(levelname)s %(name)s: %(message)s"}},
    "handlers": {"console": {"class": "logging.StreamHandler", "formatter": "plain"}},
    "root": {"handlers": ["console"], "level": LOG_LEVEL},
}
