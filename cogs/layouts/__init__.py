"""What messages look like: text, pictures, buttons and selects, and the ids they carry."""
