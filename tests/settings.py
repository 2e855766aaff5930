"""Settings for the tests: the application's own, apart from this machine's environment.

A variable `WESTMARCH_…` or an `.env` of anyone who runs the tests must not change what they prove,
and no test may write into the folder where someone's decks are kept.
"""

import atexit
import os
import shutil
import tempfile

for _name in [name for name in os.environ if name.startswith("WESTMARCH_")]:
    del os.environ[_name]
os.environ["WESTMARCH_ENV_FILE"] = os.devnull
# The sources are tested as they are; tests/rules/test_kernel.py compares a compiled kernel.
os.environ["RULES_KERNEL"] = "plain"
os.environ["WESTMARCH_VAR"] = tempfile.mkdtemp(prefix="westmarch-tests-")
atexit.register(shutil.rmtree, os.environ["WESTMARCH_VAR"], ignore_errors=True)

from westmarch.settings import *  # noqa: E402, F403 - after the environment is in order

# WhiteNoise warns when the folder of collected files is not there.
STATIC_ROOT.mkdir(parents=True, exist_ok=True)  # noqa: F405 - from the star above

# Pages are drawn without collecting the static files first.
STORAGES = {
    "default": {"BACKEND": "django.core.files.storage.FileSystemStorage"},
    "staticfiles": {"BACKEND": "django.contrib.staticfiles.storage.StaticFilesStorage"},
}
# The browser's tests keep an event loop in the thread in which other tests use the database. Django
# takes that for a mistake, and the tests could then only run in one order.
os.environ["DJANGO_ALLOW_ASYNC_UNSAFE"] = "true"

# A password costs its full price only where it protects something.
PASSWORD_HASHERS = ["django.contrib.auth.hashers.MD5PasswordHasher"]
