# One image for the web pages, the workers and the commands; compose.yaml says which is which.

# The rules compiled, for this version of Python. The compiler stays in this stage.
FROM python:3.12-slim AS kernel
RUN apt-get update \
    && apt-get install --yes --no-install-recommends gcc libc6-dev \
    && rm -rf /var/lib/apt/lists/*
WORKDIR /srv/westmarch
COPY requirements-compile.lock .
RUN pip install --no-cache-dir --require-hashes -r requirements-compile.lock
COPY . .
RUN python bin/compile_kernel.py

FROM python:3.12-slim

# pg_dump and pg_restore, for manage.py backup and restore.
RUN apt-get update \
    && apt-get install --yes --no-install-recommends postgresql-client \
    && rm -rf /var/lib/apt/lists/*

WORKDIR /srv/westmarch
COPY requirements.lock .
RUN pip install --no-cache-dir --require-hashes -r requirements.lock
COPY . .
COPY --from=kernel /srv/westmarch/build/kernel build/kernel
# A kernel that does not fit these sources would be left unused without a word.
RUN python -c "from rules.kernel import Kernel, kernel_in_use; import rules.tcg.game; assert kernel_in_use() is Kernel.COMPILED"

ENV WESTMARCH_VAR=/srv/var PYTHONUNBUFFERED=1
# The key is of this build alone: the site gets its own from the environment.
RUN useradd --create-home westmarch \
    && install --directory --owner westmarch --mode 700 /srv/var \
    && su westmarch -c 'WESTMARCH_SECRET_KEY=$(python -c "import secrets; print(secrets.token_urlsafe(50))") \
        WESTMARCH_VAR=/srv/var python manage.py collectstatic --no-input --verbosity 0'
USER westmarch
