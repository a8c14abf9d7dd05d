"""What people see and press on Discord, one feature per module."""
