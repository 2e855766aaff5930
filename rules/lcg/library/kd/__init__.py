"""The cards of Khazad-dûm."""
