"""What finished deals leave: rows and ratings, live and counted again."""
