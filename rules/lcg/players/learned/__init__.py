"""Numbers that were fitted to games. They are read as they are: the kernel needs no new build."""
