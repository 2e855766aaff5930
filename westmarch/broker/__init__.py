"""The embedded broker: a Kombu transport over a folder."""
