"""`compose.yaml` starts what the deployment page describes, with variables that are read."""

import re

import yaml
from django.conf import settings
from django.core.management import get_commands

from tests.processes import ROOT

COMPOSE = yaml.safe_load((ROOT / "compose.yaml").read_text())
SERVICES = COMPOSE["services"]
EXAMPLE = (ROOT / ".env.example").read_text()
DEPLOYMENT = (ROOT / "docs" / "deployment.md").read_text()


def command(service: str) -> str:
    """Return what a service runs, as one line."""
    written = SERVICES[service]["command"]
    return written if isinstance(written, str) else " ".join(written)


def test_every_variable_is_one_that_westmarch_reads() -> None:
    named = set(re.findall(r"WESTMARCH_[A-Z_]+", (ROOT / "compose.yaml").read_text()))

    assert {"WESTMARCH_DATABASE_URL", "WESTMARCH_BROKER_URL", "WESTMARCH_SECRET_KEY"} <= named
    assert named <= settings.ENVIRONMENT.names_read


def test_every_variable_that_matters_in_a_container_is_passed_on() -> None:
    known = set(re.findall(r"^# (WESTMARCH_[A-Z_]+)=", EXAMPLE, re.MULTILINE))
    of_one_process = {"VAR", "ENV_FILE", "PORT", "WEB_PROCESSES", "WORKER_NICENESS", "DEBUG"}
    for service in ("prepare", "web", "worker", "quick-worker"):
        passed = set(SERVICES[service]["environment"])
        assert known - passed <= {f"WESTMARCH_{name}" for name in of_one_process}, service


def test_no_service_takes_all_memory_or_more_rights_than_it_needs() -> None:
    for name, service in SERVICES.items():
        assert service["mem_limit"], name
        assert service["pids_limit"], name
        assert service["security_opt"] == ["no-new-privileges:true"], name
        if service.get("image") == "westmarch":
            assert service["cap_drop"] == ["ALL"], name


def test_whatever_stays_up_has_a_health_check() -> None:
    without = {name for name, service in SERVICES.items() if "healthcheck" not in service}

    assert without == {"prepare"}


def test_web_and_worker_start_as_the_deployment_page_says() -> None:
    web = re.search(r"-m (gunicorn .*) --bind", DEPLOYMENT)
    worker = re.search(r"-m (celery .*)", DEPLOYMENT)

    assert web
    assert worker
    assert web[1] in command("web")
    assert command("worker").endswith(worker[1])


def test_the_database_is_prepared_before_anything_uses_it() -> None:
    steps = re.findall(r"manage\.py (\w+)", command("prepare"))

    assert steps == ["migrate", "load_catalogue", "load_samples", "order_sample_playtests"]
    assert set(steps) <= set(get_commands())
    for service in ("web", "worker"):
        waits = SERVICES[service]["depends_on"]["prepare"]
        assert waits == {"condition": "service_completed_successfully"}


def test_web_and_worker_share_database_queue_and_key() -> None:
    shared = ("WESTMARCH_DATABASE_URL", "WESTMARCH_BROKER_URL", "WESTMARCH_SECRET_KEY")
    common = COMPOSE["x-westmarch"]["environment"]
    for service in ("prepare", "web", "worker"):
        given = SERVICES[service]["environment"]
        assert [given[name] for name in shared] == [common[name] for name in shared], service


def test_only_this_host_reaches_the_web_process() -> None:
    published = {name: service.get("ports", []) for name, service in SERVICES.items()}

    assert published.pop("web") == ["127.0.0.1:8000:8000"]
    assert not any(published.values())


def test_a_worker_is_kept_for_quick_games() -> None:
    """It reads the queue of the site and not that of slow games."""
    quick = command("quick-worker")

    assert f"--queues {settings.CELERY_TASK_DEFAULT_QUEUE},{settings.TABLE_QUEUE} " in quick
    assert settings.SLOW_QUEUE not in quick
    assert "--queues" not in command("worker"), "the others read both"


def test_the_image_carries_the_compiled_kernel() -> None:
    image = (ROOT / "Dockerfile").read_text()
    first, second = image.split("\nFROM ")[-2:]

    assert "bin/compile_kernel.py" in first
    assert "COPY --from=kernel /srv/westmarch/build/kernel build/kernel" in second
    assert "gcc" not in second
    assert "build" in (ROOT / ".dockerignore").read_text().split()
