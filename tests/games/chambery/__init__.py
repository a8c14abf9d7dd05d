"""The worked examples of the rules of Chambéry, one by one."""
