"""The worked examples of the rules of Terziglio, one by one."""
