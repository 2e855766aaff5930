"""The broker of files: no message lost, none read in halves, none kept by the dead."""

import errno
import json
import os
import shutil
import signal
import sys
import time
from collections.abc import Iterator
from contextlib import AbstractContextManager
from pathlib import Path
from queue import Empty
from subprocess import Popen
from typing import Any

import pytest
from kombu import Connection
from kombu.transport.virtual import Message

from tests.expected import present
from tests.processes import celery_worker, environment, eventually, kill_group, running
from tests.westmarch.queue_tasks import app
from westmarch.broker import folder_broker

TASKS = "tests.westmarch.queue_tasks"

# Takes a message, says so, and never acknowledges it.
READER = """
import sys, time
from tests.westmarch.broker.test_folder_broker import connect
channel = connect(sys.argv[1]).channel()
print(channel.basic_get("errands").payload, flush=True)
time.sleep(60)
"""
# The same, with a child that lives on when its parent is killed. The child says so: until it has
# run, it has not let go of what it was born with.
READER_WITH_CHILD = """
import os, sys, time
from tests.westmarch.broker.test_folder_broker import connect
channel = connect(sys.argv[1]).channel()
held = channel.basic_get("errands").payload
if os.fork() == 0:
    print(held, flush=True)
time.sleep(60)
"""


def connect(folder: str) -> Connection:
    options = {"folder": folder, "polling_interval": 0.01}
    connection = Connection("folder://localhost", transport_options=options)
    connection.connect()
    return connection


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "queue"


@pytest.fixture
def channel(folder: Path) -> Iterator[folder_broker.Channel]:
    with connect(str(folder)) as connection:
        yield connection.channel()


@pytest.fixture
def recover_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(folder_broker, "RECOVERY_INTERVAL", 0.0)


def send(channel: folder_broker.Channel, queue: str, *bodies: str) -> None:
    channel.queue_declare(queue)
    for body in bodies:
        message = channel.prepare_message(body, content_type="text/plain", content_encoding="utf-8")
        channel.basic_publish(message, exchange="", routing_key=queue)


def receive(channel: folder_broker.Channel, queue: str) -> Message | None:
    message: Message | None = channel.basic_get(queue)
    return message


def bodies(channel: folder_broker.Channel, queue: str) -> list[str]:
    received = []
    while (message := receive(channel, queue)) is not None:
        received.append(message.payload)
    return received


def test_messages_arrive_in_the_order_they_were_sent(channel: folder_broker.Channel) -> None:
    send(channel, "errands", "first", "second", "third")

    assert bodies(channel, "errands") == ["first", "second", "third"]


def test_a_message_is_taken_by_one_reader_only(
    channel: folder_broker.Channel, folder: Path
) -> None:
    send(channel, "errands", "once")

    with connect(str(folder)) as other:
        assert present(receive(channel, "errands")).payload == "once"
        assert receive(other.channel(), "errands") is None


def test_queues_whose_names_share_an_ending_are_kept_apart(channel: folder_broker.Channel) -> None:
    send(channel, "east.errands", "for the east")

    assert receive(channel, "errands") is None
    assert present(receive(channel, "east.errands")).payload == "for the east"


def test_an_acknowledged_message_leaves_no_file(
    channel: folder_broker.Channel, folder: Path
) -> None:
    send(channel, "errands", "done soon")

    channel.basic_ack(present(receive(channel, "errands")).delivery_tag)

    assert not list(folder.rglob("*.msg"))


def test_a_rejected_message_waits_again(channel: folder_broker.Channel) -> None:
    send(channel, "errands", "try again")

    channel.basic_reject(present(receive(channel, "errands")).delivery_tag, requeue=True)

    assert present(receive(channel, "errands")).payload == "try again"


def test_a_message_refused_for_good_is_gone(channel: folder_broker.Channel) -> None:
    send(channel, "errands", "never again")

    channel.basic_reject(present(receive(channel, "errands")).delivery_tag, requeue=False)

    assert receive(channel, "errands") is None


def test_a_half_written_message_is_not_seen(
    channel: folder_broker.Channel, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen_while_writing = []
    write = Path.write_text

    def write_halting(file: Path, text: str, **options: str) -> int:
        write(file, text[: len(text) // 2], **options)
        with pytest.raises(Empty):
            channel._get("errands")
        seen_while_writing.append(channel._size("errands"))
        return write(file, text, **options)

    monkeypatch.setattr(Path, "write_text", write_halting)
    send(channel, "errands", "whole")

    assert seen_while_writing == [0]
    assert present(receive(channel, "errands")).payload == "whole"


def test_a_message_that_cannot_be_read_is_put_aside_and_stops_nobody(
    channel: folder_broker.Channel, folder: Path, caplog: pytest.LogCaptureFixture
) -> None:
    torn = "00000000000000000000-torn.errands.msg"
    (folder / "waiting" / torn).write_text("")
    send(channel, "errands", "whole")

    assert present(receive(channel, "errands")).payload == "whole"
    assert len(list((folder / "unreadable").glob(f"*-{torn}"))) == 1
    assert torn in caplog.text


TASK: dict[str, Any] = {
    "body": "W1tdLCB7fSwge31d",
    "content-encoding": "utf-8",
    "content-type": "application/json",
    "headers": {"task": "tests.mark", "id": "7"},
    "properties": {"delivery_tag": "7", "delivery_info": {}, "body_encoding": "base64"},
}

ODD: tuple[Any, ...] = (None, 7, [])


@pytest.mark.parametrize(
    "written",
    [
        "[" * 100_000,
        "[]",
        '{"properties": {"delivery_tag": "7"}}',
        *(json.dumps({**TASK, part: odd}) for part in TASK for odd in ODD),
        json.dumps({**TASK, "properties": {"delivery_tag": ["7"], "delivery_info": {}}}),
    ],
)
def test_what_is_json_but_no_message_is_put_aside(
    channel: folder_broker.Channel, folder: Path, written: str
) -> None:
    (folder / "waiting" / "00000000000000000000-odd.errands.msg").write_text(written)
    send(channel, "errands", "whole")

    assert bodies(channel, "errands") == ["whole"]
    assert len(list((folder / "unreadable").iterdir())) == 1


def test_a_folder_named_like_a_message_is_put_aside(
    channel: folder_broker.Channel, folder: Path
) -> None:
    (folder / "waiting" / "00000000000000000000-odd.errands.msg" / "inside").mkdir(parents=True)
    send(channel, "errands", "whole")

    assert bodies(channel, "errands") == ["whole"]
    assert len(list((folder / "unreadable").iterdir())) == 1


def test_two_messages_of_one_delivery_tag_do_not_hide_each_other(
    channel: folder_broker.Channel, folder: Path
) -> None:
    send(channel, "errands", "first")
    (original,) = (folder / "waiting").iterdir()
    shutil.copy(original, folder / "waiting" / "99999999999999999999-copy.errands.msg")

    assert bodies(channel, "errands") == ["first"]
    assert len(list((folder / "unreadable").iterdir())) == 1


@pytest.mark.usefixtures("recover_at_once")
@pytest.mark.parametrize("deleted", [".", "waiting", "holdings", "drafts", "tables"])
def test_a_deleted_folder_is_made_again(
    channel: folder_broker.Channel, folder: Path, deleted: str
) -> None:
    send(channel, "errands", "before")
    channel.basic_ack(present(receive(channel, "errands")).delivery_tag)
    assert receive(channel, "errands") is None
    shutil.rmtree(folder / deleted)

    send(channel, "errands", "after")

    assert present(receive(channel, "errands")).payload == "after"


def test_a_full_disk_leaves_no_draft(
    channel: folder_broker.Channel, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write = Path.write_text

    def write_half(file: Path, text: str, **options: str) -> int:
        write(file, text[: len(text) // 2], **options)
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(Path, "write_text", write_half)
    with pytest.raises(OSError, match="No space left"):
        channel._put("errands", {"body": "too much"})

    assert not list((folder / "drafts").iterdir())


@pytest.mark.usefixtures("recover_at_once")
def test_a_draft_of_a_process_that_died_is_deleted_in_time(
    channel: folder_broker.Channel, folder: Path
) -> None:
    old, new = folder / "drafts" / "old.msg", folder / "drafts" / "new.msg"
    for draft in (old, new):
        draft.write_text("half of")
    os.utime(old, (0, 0))

    assert receive(channel, "errands") is None

    assert [draft.name for draft in (folder / "drafts").iterdir()] == ["new.msg"]


def test_what_a_reader_held_waits_again_when_it_closes(
    channel: folder_broker.Channel, folder: Path
) -> None:
    send(channel, "errands", "left behind")
    with connect(str(folder)) as other:
        assert present(receive(other.channel(), "errands")).payload == "left behind"

    assert present(receive(channel, "errands")).payload == "left behind"
    assert len(list((folder / "holdings").iterdir())) == 1


@pytest.mark.usefixtures("recover_at_once")
@pytest.mark.parametrize("reader", [READER, READER_WITH_CHILD], ids=["alone", "with a child"])
def test_what_a_killed_reader_held_waits_again(
    channel: folder_broker.Channel, folder: Path, tmp_path: Path, reader: str
) -> None:
    send(channel, "errands", "in good hands")
    output = tmp_path / "output"

    command = (sys.executable, "-c", reader, str(folder))
    with running(*command, env=environment(), output=output) as process:
        assert eventually(lambda: "in good hands" in output.read_text()), output.read_text()
        assert receive(channel, "errands") is None, "its reader lives"

        process.send_signal(signal.SIGKILL)
        process.wait()

        assert present(receive(channel, "errands")).payload == "in good hands"
    assert len(list((folder / "holdings").iterdir())) == 1, "the dead reader's folder is gone"


def test_four_readers_share_the_messages_without_loss_or_doubles(
    channel: folder_broker.Channel, folder: Path, tmp_path: Path
) -> None:
    sent = [f"message-{number}" for number in range(200)]
    send(channel, "errands", *sent)
    reader = (
        "import sys\n"
        "from tests.westmarch.broker.test_folder_broker import connect\n"
        "channel = connect(sys.argv[1]).channel()\n"
        "while (message := channel.basic_get('errands')) is not None:\n"
        "    channel.basic_ack(message.delivery_tag)\n"
        "    print(message.payload)\n"
    )
    outputs = [tmp_path / f"reader-{number}" for number in range(4)]
    command = (sys.executable, "-c", reader, str(folder))
    processes = [running(*command, env=environment(), output=output) for output in outputs]

    started = [process.__enter__() for process in processes]
    assert [process.wait(timeout=60) for process in started] == [0, 0, 0, 0]
    for process in processes:
        process.__exit__(None, None, None)

    read = [line for output in outputs for line in output.read_text().splitlines()]
    assert sorted(read) == sorted(sent)


class Errands:
    """Tasks for real workers, in a folder of the test's own."""

    def __init__(self, folder: Path) -> None:
        self.marks = folder / "marks"
        self.marks.mkdir()
        self.output = folder / "worker-output"
        self.env = environment(WESTMARCH_VAR=str(folder / "var"), WESTMARCH_QUEUE="errands")

    def send(self, count: int, *, seconds: float) -> None:
        queue = Path(self.env["WESTMARCH_VAR"]) / "queue"
        with connect(str(queue)) as connection:
            for number in range(count):
                app.send_task(
                    "tests.mark",
                    args=[str(self.marks), number, seconds],
                    connection=connection,
                    queue="errands",
                )

    def worker(self) -> AbstractContextManager[Popen[bytes]]:
        return running(*celery_worker(TASKS), env=self.env, output=self.output)

    def count(self, what: str) -> int:
        return len(list(self.marks.glob(f"*.{what}")))

    def said(self) -> str:
        return self.output.read_text()


@pytest.fixture
def errands(tmp_path: Path) -> Errands:
    return Errands(tmp_path)


def test_no_task_is_lost_when_a_worker_is_killed_in_the_middle(errands: Errands) -> None:
    errands.send(60, seconds=0.05)

    with errands.worker() as first:
        assert eventually(lambda: errands.count("done") >= 10), errands.said()
        kill_group(first)
    done_by_the_first = errands.count("done")
    assert done_by_the_first < 60

    with errands.worker():
        assert eventually(lambda: errands.count("done") == 60), errands.said()


def test_no_task_is_lost_when_only_the_head_of_a_worker_is_killed(errands: Errands) -> None:
    errands.send(30, seconds=0.1)

    with errands.worker() as first:
        assert eventually(lambda: errands.count("done") >= 5), errands.said()
        os.kill(first.pid, signal.SIGKILL)
        first.wait()
        with errands.worker():
            assert eventually(lambda: errands.count("done") == 30), errands.said()


def test_a_task_whose_process_is_killed_is_done_again(errands: Errands) -> None:
    errands.send(1, seconds=3)

    with errands.worker() as worker:
        assert eventually(lambda: errands.count("begun") == 1), errands.said()
        (errands.marks / "0.begun").unlink()
        for child in Path(f"/proc/{worker.pid}/task/{worker.pid}/children").read_text().split():
            os.kill(int(child), signal.SIGKILL)

        assert eventually(lambda: errands.count("done") == 1), errands.said()
    assert errands.count("begun") == 1, "it was begun a second time"


def test_a_worker_told_to_quit_gives_its_task_back_at_once(errands: Errands) -> None:
    errands.send(1, seconds=30)

    with errands.worker() as worker:
        # The pool process starts the task before the main process knows about it.
        assert eventually(lambda: errands.count("accepted") == 1), errands.said()
        asked = time.monotonic()
        worker.send_signal(signal.SIGQUIT)
        worker.wait(timeout=20)

    assert time.monotonic() - asked < 8
    waiting = Path(errands.env["WESTMARCH_VAR"]) / "queue" / "waiting"
    assert len(list(waiting.glob("*.errands.msg"))) == 1, errands.said()


def test_a_worker_goes_on_after_its_folder_was_deleted(errands: Errands) -> None:
    errands.send(1, seconds=0)
    with errands.worker():
        assert eventually(lambda: errands.count("done") == 1), errands.said()
        shutil.rmtree(Path(errands.env["WESTMARCH_VAR"]) / "queue")
        (errands.marks / "0.done").unlink()

        errands.send(1, seconds=0)

        assert eventually(lambda: errands.count("done") == 1), errands.said()


def test_messages_that_are_no_task_stop_no_worker(errands: Errands) -> None:
    """More of them than the worker takes at a time; each parses, and none can be worked off."""
    waiting = Path(errands.env["WESTMARCH_VAR"]) / "queue" / "waiting"
    waiting.mkdir(parents=True)
    odd_headers: tuple[dict[str, Any], ...] = (
        {},
        {"task": "tests.mark"},
        {"task": ["tests.mark"], "id": "7"},
        {"task": "tests.mark", "id": "7", "eta": "no time"},
        {"task": "tests.mark", "id": "7", "expires": {"no": "time"}},
        {"task": "tests.unknown", "id": "7"},
    )
    for number, headers in enumerate(odd_headers * 2):
        properties = {**TASK["properties"], "delivery_tag": str(number)}
        message = {**TASK, "headers": headers, "properties": properties}
        name = f"{number:020d}-odd.errands.msg"
        (waiting / name).write_text(json.dumps(message))
    errands.send(4, seconds=0)

    with errands.worker():
        assert eventually(lambda: errands.count("done") == 4), errands.said()
