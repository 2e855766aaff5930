"""Settings, read from the environment; with nothing set, all that is needed is embedded.

Every variable is named in `.env.example`. An odd value stops the start with its name.
"""

import os
from pathlib import Path
from typing import Any

import environ
from csp.constants import NONE, SELF
from kombu import Queue

from cards.pictures import read_pictures
from westmarch.connections import lost_connections
from westmarch.environment import Environment
from westmarch.private_files import make_private_file, make_private_folder
from westmarch.secret import stored_secret

BASE_DIR = Path(__file__).resolve().parent.parent

ENVIRONMENT = Environment(os.environ)
# What the process was started with wins over the file.
environ.Env.read_env(ENVIRONMENT.path("WESTMARCH_ENV_FILE", BASE_DIR / ".env"))

VAR_DIR = ENVIRONMENT.path("WESTMARCH_VAR", BASE_DIR / "var")
make_private_folder(VAR_DIR, own_files=("secret-key", "westmarch.db"))

SECRET_KEY = ENVIRONMENT.secret("WESTMARCH_SECRET_KEY") or stored_secret(VAR_DIR / "secret-key")
DEBUG = ENVIRONMENT.flag("WESTMARCH_DEBUG", False)
ALLOWED_HOSTS = ENVIRONMENT.hosts(
    "WESTMARCH_ALLOWED_HOSTS", default=("127.0.0.1", "localhost", "[::1]")
)
CSRF_TRUSTED_ORIGINS = ENVIRONMENT.origins("WESTMARCH_TRUSTED_ORIGINS")

# Behind HTTPS: cookies only over it, and plain requests sent there.
HTTPS = ENVIRONMENT.flag("WESTMARCH_HTTPS", False)
SESSION_COOKIE_SECURE = CSRF_COOKIE_SECURE = SECURE_SSL_REDIRECT = HTTPS
SECURE_HSTS_SECONDS = 31_536_000 if HTTPS else 0
# For a site below whose name others still speak HTTP, this is to be false.
HSTS_SUBDOMAINS = ENVIRONMENT.flag("WESTMARCH_HSTS_SUBDOMAINS", True)
SECURE_HSTS_INCLUDE_SUBDOMAINS = SECURE_HSTS_PRELOAD = HTTPS and HSTS_SUBDOMAINS
SECURE_PROXY_SSL_HEADER = ("HTTP_X_FORWARDED_PROTO", "https") if HTTPS else None
# Health and metrics are asked for from inside, without the proxy that speaks HTTPS.
SECURE_REDIRECT_EXEMPT = [r"^(healthz|readyz|metrics)$"]

INSTALLED_APPS = [
    "django.contrib.admin",
    "django.contrib.auth",
    "django.contrib.contenttypes",
    "django.contrib.sessions",
    "django.contrib.messages",
    "whitenoise.runserver_nostatic",
    "django.contrib.humanize",
    "django.contrib.staticfiles",
    "django.forms",
    "django_htmx",
    "template_partials",
    "rest_framework",
    "knox",
    "drf_spectacular",
    "csp",
    "cards",
    "decks",
    "play",
    "westmarch.accounts",
    "westmarch.operations",
]

MIDDLEWARE = [
    "westmarch.middleware.request_log.log_request",
    "django.middleware.security.SecurityMiddleware",
    "whitenoise.middleware.WhiteNoiseMiddleware",
    "westmarch.middleware.request_cost.LimitCost",
    # Compresses pages and API answers, with a random length against BREACH: the size of a page
    # does not show what it contains. The forms' tokens differ in every answer too.
    "django.middleware.gzip.GZipMiddleware",
    "csp.middleware.CSPMiddleware",
    "westmarch.middleware.requests.reject_nul",
    "westmarch.middleware.requests.handle_head",
    "westmarch.middleware.requests.private_cache_control",
    "westmarch.middleware.requests.permissions_policy",
    "django.contrib.sessions.middleware.SessionMiddleware",
    "westmarch.middleware.browser_sessions.renew_browser_session",
    "django.middleware.common.CommonMiddleware",
    "django.middleware.csrf.CsrfViewMiddleware",
    "django.contrib.auth.middleware.AuthenticationMiddleware",
    "django.contrib.messages.middleware.MessageMiddleware",
    "django.middleware.clickjacking.XFrameOptionsMiddleware",
    "django_htmx.middleware.HtmxMiddleware",
    "westmarch.moderation.bans.refuse_banned",
    "westmarch.middleware.visitor.set_visitor",
    "westmarch.middleware.owned_cards.know_owned_cards",
    "westmarch.middleware.amendments_once.read_amendments_once",
    "westmarch.middleware.browser_limit.limit_new_browsers",
    "westmarch.middleware.save_limit.LimitSaves",
]

# Figures for Prometheus are counted, and shown at /metrics, only where the operator sets a token.
METRICS_TOKEN = ENVIRONMENT.secret("WESTMARCH_METRICS_TOKEN")
if METRICS_TOKEN:
    MIDDLEWARE = [
        "django_prometheus.middleware.PrometheusBeforeMiddleware",
        *MIDDLEWARE,
        "django_prometheus.middleware.PrometheusAfterMiddleware",
    ]

# How many proxies stand before the site, each adding to X-Forwarded-For whom it saw. Without
# one, no visitor is believed about where they come from.
PROXIES = ENVIRONMENT.whole_number("WESTMARCH_PROXIES", 1 if HTTPS else 0, least=0, most=9)

# How many processes of the web server `bin/serve` starts: one is held up by Python's lock.
WEB_PROCESSES = ENVIRONMENT.whole_number(
    "WESTMARCH_WEB_PROCESSES", os.cpu_count() or 1, least=1, most=64
)

# How far the workers of `bin/serve` stand back: while both have something to do, pages get nine
# times as much of a processor as games.
WORKER_NICENESS = ENVIRONMENT.whole_number("WESTMARCH_WORKER_NICENESS", 10, least=0, most=19)

# Where `bin/serve` listens.
PORT = ENVIRONMENT.whole_number("WESTMARCH_PORT", 8000, least=1, most=65_535)

# A browser without an account keeps its decks for as long as its session lives.
SESSION_COOKIE_AGE = 365 * 24 * 3600

# --- accounts and mail ---

AUTH_PASSWORD_VALIDATORS = [
    {"NAME": "django.contrib.auth.password_validation.UserAttributeSimilarityValidator"},
    {
        "NAME": "django.contrib.auth.password_validation.MinimumLengthValidator",
        "OPTIONS": {"min_length": 10},
    },
    {"NAME": "django.contrib.auth.password_validation.CommonPasswordValidator"},
    {"NAME": "django.contrib.auth.password_validation.NumericPasswordValidator"},
    {"NAME": "westmarch.accounts.tokens.RevokeTokensWithPassword"},
]
LOGIN_URL = "accounts:sign-in"
LOGIN_REDIRECT_URL = "decks:list"
LOGOUT_REDIRECT_URL = "home"
# A mail with the way to a new password is good for some hours.
PASSWORD_RESET_TIMEOUT = 6 * 3600

# Without a mail server a mail is printed where the site was started.
globals().update(ENVIRONMENT.mail("WESTMARCH_EMAIL_URL"))
EMAIL_TIMEOUT = 10
DEFAULT_FROM_EMAIL = ENVIRONMENT.mailbox("WESTMARCH_EMAIL_FROM", "westmarch@localhost")

ROOT_URLCONF = "westmarch.urls"
WSGI_APPLICATION = "westmarch.wsgi.application"
# Fields are drawn by the templates of the site, which come before Django's own.
FORM_RENDERER = "westmarch.form_renderer.FormRenderer"

TEMPLATES = [
    {
        "BACKEND": "django.template.backends.django.DjangoTemplates",
        "DIRS": [BASE_DIR / "templates"],
        "APP_DIRS": True,
        "OPTIONS": {
            # Renders components that got nothing but plain values once, and keeps addresses.
            "builtins": ["cards.templatetags.memoized_include", "cards.templatetags.kept_url"],
            "libraries": {
                "card_in_play": "play.results.card_tags",
                "ladder_ranks": "play.ladder.tags",
                "player_games": "play.players.tags",
            },
            "context_processors": [
                "django.template.context_processors.request",
                "django.contrib.auth.context_processors.auth",
                "django.contrib.messages.context_processors.messages",
                "westmarch.version.show_version",
            ],
        },
    },
]

# A host or a link that vanishes closes no connection. Whoever waits at the other end asks after it
# when nothing came for so many seconds, and gives up after this many more.
SECONDS_OF_SILENCE, SECONDS_TO_ANSWER = 15, 15

# --- the database: a file by default, PostgreSQL by its address ---

_database: dict[str, Any] = ENVIRONMENT.database(
    "WESTMARCH_DATABASE_URL", default=VAR_DIR / "westmarch.db"
)
_pooled = ENVIRONMENT.flag("WESTMARCH_DATABASE_POOL", False)
if _database["ENGINE"] == "django.db.backends.sqlite3":
    make_private_file(Path(_database["NAME"]))
    # Several processes write: each takes the write lock as it begins, and waits its turn.
    _database["OPTIONS"] = {
        "transaction_mode": "IMMEDIATE",
        "timeout": 20,
        "init_command": (
            "PRAGMA journal_mode=WAL;PRAGMA synchronous=NORMAL;PRAGMA foreign_keys=ON;"
            # The first 256 MB are read from memory: a page that looks at many rows takes half.
            "PRAGMA mmap_size=268435456"
        ),
    }
    # Opening the file, setting it up and closing it took a third of the time of a quick page.
    _database["CONN_MAX_AGE"] = None
else:
    # A server that is away is an error within seconds, not a page that hangs; and the server drops
    # a client that is away, with the locks it held, which others wait for.
    _database["OPTIONS"] = {
        "connect_timeout": 3,
        **lost_connections(SECONDS_OF_SILENCE, SECONDS_TO_ANSWER),
        **_database.get("OPTIONS", {}),
    }
    if _pooled:
        _database["OPTIONS"]["pool"] = {"timeout": 5}
    else:
        _database["CONN_MAX_AGE"] = 60
        _database["CONN_HEALTH_CHECKS"] = True

DATABASES = {"default": _database}
DEFAULT_AUTO_FIELD = "django.db.models.BigAutoField"

# Each process's own. Only the rate of reading by the API is counted here; what guards accounts,
# saving and judging is counted in the database (`westmarch.accounts.limits`).
CACHES = {
    "default": {
        "BACKEND": "django.core.cache.backends.locmem.LocMemCache",
        "OPTIONS": {"MAX_ENTRIES": 20_000},
    }
}

# --- the queue: a folder by default, Redis or RabbitMQ by its address ---

# A game is cut off after two minutes of processor time (`play.queue.durations`); on a busy machine
# that takes several times as long.
SOFT_TIME_LIMIT = 600
HARD_TIME_LIMIT = 660

CELERY_BROKER_URL = ENVIRONMENT.broker("WESTMARCH_BROKER_URL")
CELERY_TASK_DEFAULT_QUEUE = ENVIRONMENT.text("WESTMARCH_QUEUE", "westmarch")
# Playtests whose games take long wait in a queue of their own. A worker reads both unless it is
# started with `--queues`.
SLOW_QUEUE = f"{CELERY_TASK_DEFAULT_QUEUE}-slow"
# Computer players who think at tables have theirs, which every worker reads: a person waits. Slow
# ones have another, which the worker of quick games doesn't read.
TABLE_QUEUE = f"{CELERY_TASK_DEFAULT_QUEUE}-tables"
SLOW_TABLE_QUEUE = f"{CELERY_TASK_DEFAULT_QUEUE}-slow-tables"
CELERY_TASK_QUEUES = [
    Queue(name) for name in (TABLE_QUEUE, SLOW_TABLE_QUEUE, CELERY_TASK_DEFAULT_QUEUE, SLOW_QUEUE)
]
_scheme = CELERY_BROKER_URL.partition("://")[0]
if _scheme == "folder":
    CELERY_BROKER_TRANSPORT_OPTIONS = {
        "folder": str(VAR_DIR / "queue"),
        "polling_interval": 0.05,
    }
elif _scheme in {"redis", "rediss"}:
    CELERY_BROKER_TRANSPORT_OPTIONS = {
        # What a killed worker held comes back after this long; a task that runs to its limit
        # must not be given to a second worker in the meantime.
        "visibility_timeout": 5 * HARD_TIME_LIMIT,
        "unacked_restore_interval": 10,
        "unacked_restore_throttle": 5,
        # Without it a message sent into a dead connection is waited for without end.
        "socket_timeout": SECONDS_TO_ANSWER,
        "health_check_interval": SECONDS_OF_SILENCE,
    }
# RabbitMQ gives the messages of a worker that was silent for twice as long to another.
CELERY_BROKER_HEARTBEAT = SECONDS_OF_SILENCE + SECONDS_TO_ANSWER
CELERY_BROKER_CONNECTION_RETRY_ON_STARTUP = True
# However long a broker is away, the workers wait for it.
CELERY_BROKER_CONNECTION_MAX_RETRIES = None
CELERY_WORKER_CONCURRENCY = ENVIRONMENT.whole_number(
    "WESTMARCH_WORKERS", os.cpu_count() or 1, least=1, most=256
)
# The database is the record of every playtest: a task runs again when its worker is lost,
# and no result is kept beside what it stores.
CELERY_TASK_ACKS_LATE = True
CELERY_TASK_REJECT_ON_WORKER_LOST = True
CELERY_TASK_IGNORE_RESULT = True
# Nobody asks workers anything. On RabbitMQ each would own a queue by its host's name: the second
# worker of a host ended, and so did one that started while its lost host still counted as alive.
CELERY_WORKER_ENABLE_REMOTE_CONTROL = False
CELERY_WORKER_PREFETCH_MULTIPLIER = 1
CELERY_WORKER_MAX_TASKS_PER_CHILD = 200
CELERY_WORKER_CANCEL_LONG_RUNNING_TASKS_ON_CONNECTION_LOSS = True
CELERY_WORKER_HIJACK_ROOT_LOGGER = False
CELERY_TASK_SOFT_TIME_LIMIT = SOFT_TIME_LIMIT
CELERY_TASK_TIME_LIMIT = HARD_TIME_LIMIT
CELERY_TASK_SERIALIZER = "json"
CELERY_ACCEPT_CONTENT = ["json"]
CELERY_TIMEZONE = "UTC"

# --- the ladder of decks: its formats, and when and how long each plays at night (UTC) ---

LADDER_FORMATS = ENVIRONMENT.names("WESTMARCH_LADDER")
LADDER_HOUR = ENVIRONMENT.whole_number("WESTMARCH_LADDER_HOUR", 3, least=0, most=23)
LADDER_MINUTES = ENVIRONMENT.whole_number("WESTMARCH_LADDER_MINUTES", 30, least=1, most=720)

# --- how people meet: the lobby, and what they say at tables ---

# Where the site is, for links in mails that no request leads to; without it none are sent.
SITE_ADDRESS = ENVIRONMENT.text("WESTMARCH_ADDRESS").rstrip("/")
# A chat room that is told of new tables in the lobby, by a webhook in Discord's format.
TABLES_WEBHOOK = ENVIRONMENT.webhook("WESTMARCH_TABLES_WEBHOOK")
LOBBY = ENVIRONMENT.flag("WESTMARCH_LOBBY", True)
OPEN_TABLES = ENVIRONMENT.whole_number("WESTMARCH_OPEN_TABLES", 3, least=1, most=50)
# Whether people watch each other's games, agree to rated ones, and comment on decks.
WATCHING = ENVIRONMENT.flag("WESTMARCH_WATCHING", True)
RATED = ENVIRONMENT.flag("WESTMARCH_RATED", True)
COMMENTS = ENVIRONMENT.flag("WESTMARCH_COMMENTS", True)
CHAT = ENVIRONMENT.one_of("WESTMARCH_CHAT", "words", ("words", "phrases", "off"))
CHAT_ACCOUNT_HOURS = ENVIRONMENT.whole_number(
    "WESTMARCH_CHAT_ACCOUNT_HOURS", 24, least=0, most=8_760
)
CHAT_DAYS = ENVIRONMENT.whole_number("WESTMARCH_CHAT_DAYS", 30, least=1, most=3_650)
MESSAGES_A_MINUTE = ENVIRONMENT.whole_number("WESTMARCH_MESSAGES_A_MINUTE", 12, least=1, most=100)

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

# The pictures of cards, where the operator names their addresses.
PICTURES = read_pictures("WESTMARCH_PICTURES", ENVIRONMENT.text("WESTMARCH_PICTURES"))

# Everything the browser loads comes from this site, but for such pictures, and no page holds a
# script or a style.
CONTENT_SECURITY_POLICY = {
    "DIRECTIVES": {
        "default-src": [SELF],
        "img-src": [SELF, "data:", *filter(None, [PICTURES.origin])],
        "object-src": [NONE],
        "base-uri": [SELF],
        "form-action": [SELF],
        "frame-ancestors": [NONE],
    }
}
X_FRAME_OPTIONS = "DENY"
SECURE_REFERRER_POLICY = "same-origin"

# --- the API ---

REST_FRAMEWORK = {
    "DEFAULT_SCHEMA_CLASS": "westmarch.api.openapi.Description",
    # A token for programs; the session for the site's own pages, with its protection of forms.
    "DEFAULT_AUTHENTICATION_CLASSES": [
        "westmarch.api.token_authentication.TokenAuthentication",
        "rest_framework.authentication.SessionAuthentication",
    ],
    "DEFAULT_PERMISSION_CLASSES": ["rest_framework.permissions.IsAuthenticatedOrReadOnly"],
    # The framework's browsable pages carry scripts that the policy above refuses.
    "DEFAULT_RENDERER_CLASSES": ["rest_framework.renderers.JSONRenderer"],
    "DEFAULT_PARSER_CLASSES": ["westmarch.api.json_body.JsonBody"],
    "DEFAULT_METADATA_CLASS": None,
    "EXCEPTION_HANDLER": "westmarch.api.problems.answer_problem",
    "DEFAULT_THROTTLE_CLASSES": ["westmarch.api.throttles.SharedRateThrottle"],
    # By account, or by address without one.
    "DEFAULT_THROTTLE_RATES": {
        "reading": "600/min",
        "judging": "120/min",
        "writing": "120/min",
        "playing": "600/min",
    },
    "NUM_PROXIES": PROXIES,
}
# A token without an end of its own stays until it is revoked; only its hash is kept.
REST_KNOX = {"TOKEN_TTL": None}
SPECTACULAR_SETTINGS = {
    "TITLE": "Westmarch",
    "VERSION": "1",
    "OAS_VERSION": "3.1.0",
    "DESCRIPTION": (
        "Cards of both games, formats and their lists on any day, verdicts about decks, decks, "
        "and playtests. Reading needs no account; to keep decks or to play them, make a token on "
        "your account page and send it as `Authorization: Token …`.\n\nLists come in "
        "pages. Responses have an `ETag`: send it as `If-None-Match`, and what you "
        "hold already is answered with 304. Errors are problem documents (RFC 9457)."
    ),
    "SCHEMA_PATH_PREFIX": "/api/v1",
    # A playtest has one of them, a gauntlet several.
    "ENUM_NAME_OVERRIDES": {
        "ScenarioEnum": "rules.lcg.campaign.CHALLENGES",
        "TableStatusEnum": "play.api.table_requests.STATUSES",
        "UntilEnum": "play.api.table_requests.UNTILS",
        "EventKindEnum": "play.models.EventKind",
        "PaceEnum": "play.api.table_requests.PACES",
        "QuickPaceEnum": "play.api.meeting_requests.QUICK_PACES",
        "OfferKindEnum": "play.api.meeting_requests.OFFER_KINDS",
    },
    "APPEND_COMPONENTS": {
        "securitySchemes": {
            "token": {
                "type": "apiKey",
                "in": "header",
                "name": "Authorization",
                "description": "`Token ` and a token made on your account page.",
            },
            "cookieAuth": {
                "type": "apiKey",
                "in": "cookie",
                "name": "sessionid",
                "description": "The site’s own pages, with `X-CSRFToken` where they write.",
            },
        }
    },
    "ENUM_GENERATE_CHOICE_DESCRIPTION": False,
    "POSTPROCESSING_HOOKS": [
        "drf_spectacular.hooks.postprocess_schema_enums",
        "westmarch.api.openapi.name_contents",
    ],
}

LOG_LEVEL = ENVIRONMENT.one_of(
    "WESTMARCH_LOG_LEVEL", "WARNING", choices=("DEBUG", "INFO", "WARNING", "ERROR")
)
LOG_FORMAT = ENVIRONMENT.one_of("WESTMARCH_LOG_FORMAT", "plain", choices=("plain", "json"))
LOGGING = {
    "version": 1,
    "disable_existing_loggers": False,
    "filters": {
        "request_id": {"()": "westmarch.middleware.request_log.RequestIdFilter"},
        "refusals": {"()": "westmarch.middleware.request_log.RefusalFilter"},
    },
    "formatters": {
        "plain": {"format": "%(levelname)s %(name)s: %(message)s"},
        # One JSON document a line, with all fields that a record was given.
        "json": {
            "()": "pythonjsonlogger.json.JsonFormatter",
            "format": "%(levelname)s %(name)s %(message)s",
            "rename_fields": {"levelname": "level", "name": "logger"},
            "timestamp": "time",
            "json_default": "ext://builtins.str",
        },
    },
    "handlers": {
        "console": {
            "class": "logging.StreamHandler",
            "formatter": LOG_FORMAT,
            "filters": ["request_id", "refusals"],
        }
    },
    "root": {"handlers": ["console"], "level": LOG_LEVEL},
}
