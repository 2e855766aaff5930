#!/usr/bin/env python
"""Django's command line for Westmarch."""

import os
import sys


def main() -> None:
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "westmarch.settings")
    from django.core.management import execute_from_command_line

    from rules.broken_pipes import exit_on_broken_pipe

    with exit_on_broken_pipe():
        execute_from_command_line(sys.argv)


if __name__ == "__main__":
    main()
