"""Middleware: request checks, private caching, limits for new browsers, and their sessions."""
