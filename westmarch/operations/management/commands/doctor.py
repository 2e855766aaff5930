"""`manage.py doctor`: examine an installation and say what to do."""

import json
import sys
from argparse import ArgumentParser
from dataclasses import asdict
from typing import Any

from django.core.management.base import BaseCommand

from westmarch.operations.doctor import Level, examine


class Command(BaseCommand):
    help = "Examines this installation. The exit status is 1 if something is wrong."
    # The doctor reports these itself.
    requires_system_checks = ()
    requires_migrations_checks = False

    def add_arguments(self, parser: ArgumentParser) -> None:
        """Take the form of the answer."""
        parser.add_argument("--json", action="store_true", help="the same as JSON")

    def handle(self, *args: Any, **options: Any) -> None:
        """Write a line for each check; exit with 1 after an error."""
        findings = list(examine())
        if options["json"]:
            self.stdout.write(json.dumps([asdict(finding) for finding in findings], indent=2))
        else:
            for finding in findings:
                self.stdout.write(f"{finding.level:<8} {finding.check:<13} {finding.words}")
        if any(finding.level is Level.ERROR for finding in findings):
            sys.exit(1)
