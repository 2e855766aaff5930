"""Single games of a playtest: finding them, replays, downloads."""
