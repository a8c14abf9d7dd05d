"""What goes wrong at Discord, and what people see of it."""
