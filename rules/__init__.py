"""The rules of both card games, in pure Python: nothing here knows of the web.

`rules` is usable on its own (`import rules`); it imports the standard library and nothing else.
"""

from rules.kernel import use_kernel

# Before any module of the kernel is imported.
use_kernel()
