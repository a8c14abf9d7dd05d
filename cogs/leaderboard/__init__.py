"""Who is ahead, and who stood on the podiums."""
