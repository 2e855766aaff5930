"""The rules of both card games, in pure Python: nothing here knows of the web.

`rules` is usable on its own (`import rules`); it imports the standard library and nothing else.
"""
