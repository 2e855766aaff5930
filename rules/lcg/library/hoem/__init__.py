"""The cards of The Hills of Emyn Muil."""
