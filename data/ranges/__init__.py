"""Which servers a process of several plays for, and how no two play for the same."""
