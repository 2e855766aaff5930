"""Hosts on one machine: each is a network namespace, and all are on one bridge (Linux, as root).

A process that `apart` starts has a network of its own, where servers run. From there `Network`
adds hosts. Nothing of it is seen on the machine, and all of it ends with that process.
"""

import os
import shutil
import subprocess
from collections.abc import Sequence
from pathlib import Path

BRIDGE = "lan"
NAMES = Path("/run/netns")


def apart(*command: str) -> tuple[str, ...]:
    """Return the command that runs a program in a network of its own."""
    return ("unshare", "--net", "--mount", *command)


def missing_for_networks() -> str:
    """Return what this machine needs for networks of its own; "" if nothing is missing."""
    programs = [program for program in ("ip", "unshare", "mount") if not shutil.which(program)]
    if programs:
        return f"no {programs[0]} is installed on this machine"
    if os.getuid() != 0:
        return "only root makes networks"
    tried = subprocess.run(apart("true"), check=False, capture_output=True)
    return "" if tried.returncode == 0 else "this machine allows no network of its own"


class Network:
    """A bridge with this process at `address`, and hosts beside it.

    Make it in a process that `apart` started.
    """

    address = "10.77.0.1"

    def __init__(self) -> None:
        # The names of hosts are this process's own, too.
        NAMES.mkdir(exist_ok=True)
        _run("mount", "-t", "tmpfs", "tmpfs", str(NAMES))
        _ip("link set lo up")
        _ip(f"link add {BRIDGE} address {_hardware(1)} type bridge")
        _ip(f"address add {self.address}/24 dev {BRIDGE}")
        _ip(f"link set {BRIDGE} up")

    def add(self, number: int) -> "Host":
        """Add a host; its number is 2 or more."""
        host = Host(number)
        _ip(f"netns add {host.name}")
        _ip(
            f"link add {host.port} type veth"
            f" peer name eth0 address {_hardware(number)} netns {host.name}"
        )
        _ip(f"-n {host.name} address add 10.77.0.{number}/24 dev eth0")
        for device in ("lo", "eth0"):
            _ip(f"-n {host.name} link set {device} up")
        _ip(f"link set {host.port} up")
        # Each knows where the other is, so that after a cut packets vanish without an error.
        _ip(f"-n {host.name} neigh add {self.address} lladdr {_hardware(1)} dev eth0")
        _ip(f"neigh add 10.77.0.{number} lladdr {_hardware(number)} dev {BRIDGE}")
        host.mend()
        return host


class Host:
    """A network namespace with a link to the bridge."""

    def __init__(self, number: int) -> None:
        self.name = f"host{number}"
        self.port = f"port{number}"

    def command(self, *command: str) -> Sequence[str]:
        """Return the command that runs a program on this host."""
        return ("ip", "netns", "exec", self.name, *command)

    def cut(self) -> None:
        """Drop all packets to and from this host; nobody is told."""
        _ip(f"link set {self.port} nomaster")

    def mend(self) -> None:
        """Let packets pass again."""
        _ip(f"link set {self.port} master {BRIDGE}")


def _hardware(number: int) -> str:
    return f"02:00:00:00:00:{number:02x}"


def _ip(words: str) -> None:
    _run("ip", *words.split())


def _run(*command: str) -> None:
    subprocess.run(command, check=True)
