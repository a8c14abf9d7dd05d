"""The worked examples of the rules of Ottocento, one by one."""
