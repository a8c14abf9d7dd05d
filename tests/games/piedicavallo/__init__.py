"""The worked examples of the rules of Piedicavallo, one by one."""
