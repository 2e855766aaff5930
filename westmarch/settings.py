"""Settings, read from the environment; with nothing set, all that is needed is embedded.

Every variable is named in `.env.example`. An odd value stops the start with its name.
"""

import secrets
from pathlib import Path

import environ
from csp.constants import NONE, SELF
from django.core.exceptions import ImproperlyConfigured

BASE_DIR = Path(__file__).resolve().parent.parent

env = environ.Env()
environ.Env.read_env(BASE_DIR / ".env")

VAR_DIR = Path(env.str("WESTMARCH_VAR", default=str(BASE_DIR / "var")))
VAR_DIR.mkdir(parents=True, exist_ok=True)


def _secret_key() -> str:
    """Give the key from the environment, or one made once and kept beside the database."""
    given = env.str("WESTMARCH_SECRET_KEY", default="")
    if given:
        return str(given)
    file = VAR_DIR / "secret-key"
    if not file.exists():
        file.touch(mode=0o600)
        file.write_text(secrets.token_urlsafe(50), encoding="utf-8")
    return file.read_text(encoding="utf-8")


SECRET_KEY = _secret_key()
DEBUG = env.bool("WESTMARCH_DEBUG", default=False)
ALLOWED_HOSTS = env.list(
    "WESTMARCH_ALLOWED_HOSTS", default=["127.0.0.1", "localhost", "[::1]", "testserver"]
)
CSRF_TRUSTED_ORIGINS = env.list("WESTMARCH_TRUSTED_ORIGINS", default=[])

# Behind HTTPS: cookies only over it, and plain requests sent there.
HTTPS = env.bool("WESTMARCH_HTTPS", default=False)
SESSION_COOKIE_SECURE = CSRF_COOKIE_SECURE = SECURE_SSL_REDIRECT = HTTPS
SECURE_HSTS_SECONDS = 31_536_000 if HTTPS else 0
SECURE_HSTS_INCLUDE_SUBDOMAINS = SECURE_HSTS_PRELOAD = HTTPS
SECURE_PROXY_SSL_HEADER = ("HTTP_X_FORWARDED_PROTO", "https") if HTTPS else None

INSTALLED_APPS = [
    "django.contrib.admin",
    "django.contrib.auth",
    "django.contrib.contenttypes",
    "django.contrib.sessions",
    "django.contrib.messages",
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

DATABASES = {
    "default": env.db_url("WESTMARCH_DATABASE_URL", default=f"sqlite:///{VAR_DIR / 'westmarch.db'}")
}
_ENGINE = DATABASES["default"]["ENGINE"]
if _ENGINE == "django.db.backends.sqlite3":
    # Several processes write: each takes the write lock as it begins, and waits its turn.
    DATABASES["default"]["OPTIONS"] = {
        "transaction_mode": "IMMEDIATE",
        "timeout": 20,
        "init_command": (
            "PRAGMA journal_mode=WAL;PRAGMA synchronous=NORMAL;PRAGMA foreign_keys=ON"
        ),
    }
elif _ENGINE == "django.db.backends.postgresql":
    DATABASES["default"]["CONN_MAX_AGE"] = 60
    DATABASES["default"]["CONN_HEALTH_CHECKS"] = True
else:
    raise ImproperlyConfigured(
        "WESTMARCH_DATABASE_URL must be an address of PostgreSQL (postgres://…) or of a file"
        " (sqlite:///…)"
    )
DEFAULT_AUTO_FIELD = "django.db.models.BigAutoField"

# --- the queue: a folder by default, Redis or RabbitMQ by its address ---

CELERY_BROKER_URL = env.str("WESTMARCH_BROKER_URL", default="folder://")
_SCHEME = CELERY_BROKER_URL.partition("://")[0]
if _SCHEME not in {"folder", "redis", "rediss", "amqp", "amqps"}:
    raise ImproperlyConfigured(
        "WESTMARCH_BROKER_URL must be an address of Redis (redis://…), of RabbitMQ (amqp://…),"
        " or folder:// for the embedded broker"
    )
SOFT_TIME_LIMIT = 120
HARD_TIME_LIMIT = 150
CELERY_TASK_DEFAULT_QUEUE = env.str("WESTMARCH_QUEUE", default="westmarch")
CELERY_BROKER_TRANSPORT_OPTIONS = {
    "folder": {"folder": str(VAR_DIR / "queue"), "polling_interval": 0.05},
    "redis": {
        "visibility_timeout": 5 * HARD_TIME_LIMIT,
        "unacked_restore_interval": 10,
        "unacked_restore_throttle": 5,
    },
}.get({"rediss": "redis"}.get(_SCHEME, _SCHEME), {})
CELERY_TASK_IGNORE_RESULT = True
CELERY_TASK_ACKS_LATE = True
CELERY_TASK_REJECT_ON_WORKER_LOST = True
CELERY_WORKER_PREFETCH_MULTIPLIER = 1
CELERY_WORKER_MAX_TASKS_PER_CHILD = 200
CELERY_WORKER_CANCEL_LONG_RUNNING_TASKS_ON_CONNECTION_LOSS = True
CELERY_WORKER_HIJACK_ROOT_LOGGER = False
CELERY_TASK_SOFT_TIME_LIMIT = SOFT_TIME_LIMIT
CELERY_TASK_TIME_LIMIT = HARD_TIME_LIMIT
CELERY_TASK_SERIALIZER = "json"
CELERY_ACCEPT_CONTENT = ["json"]
CELERY_BROKER_CONNECTION_RETRY_ON_STARTUP = True
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
    "staticfiles": {"BACKEND": "whitenoise.storage.CompressedManifestStaticFilesStorage"},
}

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

REST_FRAMEWORK = {
    "DEFAULT_SCHEMA_CLASS": "drf_spectacular.openapi.AutoSchema",
    "DEFAULT_PERMISSION_CLASSES": ["rest_framework.permissions.IsAuthenticatedOrReadOnly"],
}

LOGGING = {
    "version": 1,
    "disable_existing_loggers": False,
    "formatters": {"plain": {"format": "%(levelname)s %(name)s: %(message)s"}},
    "handlers": {"console": {"class": "logging.StreamHandler", "formatter": "plain"}},
    "root": {"handlers": ["console"], "level": env.str("WESTMARCH_LOG_LEVEL", default="WARNING")},
}
