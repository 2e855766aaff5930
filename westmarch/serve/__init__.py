"""One command that starts everything: `bin/serve`, or `python -m westmarch.serve`.

It prepares the database and the static files, then watches over a web server and a worker of
the queue until it is asked to stop.
"""
