"""Tuning the TCG's computer player on the queue (`manage.py study tune --queue`)."""
