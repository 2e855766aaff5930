"""The embedded broker: a Kombu transport over a folder.

A message is written beside the queue and renamed into it, and a reader holds what it took in a
folder locked for as long as it lives, so a killed worker loses nothing. One environment variable
replaces it with Redis or RabbitMQ.
"""
