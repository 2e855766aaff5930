"""The cards of Conflict at the Carrock."""
