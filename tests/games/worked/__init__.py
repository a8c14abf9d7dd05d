"""The worked examples of the rule sheets, one by one."""
