"""Why the application does not start, or goes on no longer."""


class StartupError(Exception):
    """Carries words for anyone who typed the command; nothing else is shown."""
