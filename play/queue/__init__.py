"""Playtests on the queue: the tasks, playing in chunks, and recovery of lost work."""
