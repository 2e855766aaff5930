"""Computer players that know the TCG."""
