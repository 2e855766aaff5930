"""Cards of *Treachery and Deceit*."""
