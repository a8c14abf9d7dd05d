"""How the quick policy of playouts gets its weights."""
