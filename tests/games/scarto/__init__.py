"""The worked examples of the rules of Scarto, one by one."""
