"""Drawing on a picture with a palette: colours, shapes, letters, files."""
