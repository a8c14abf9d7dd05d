"""The worked examples of the rules of Tarocco francese, one by one."""
