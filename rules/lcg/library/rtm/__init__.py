"""The cards of Return to Mirkwood."""
