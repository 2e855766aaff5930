"""What the TCG's players learned from whole games; no part of the compiled kernel."""
