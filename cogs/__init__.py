"""What people see and press in Discord: one feature a module."""
