"""What the commands begin with that need no check of the site before they start."""

from django.core.management.base import BaseCommand


class UncheckedCommand(BaseCommand):
    """A command without Django's checks, which load every page: half of a start.

    `manage.py doctor` makes them.
    """

    requires_system_checks = ()
