"""What an operator relies on."""
