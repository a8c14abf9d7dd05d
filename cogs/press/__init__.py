"""From a press to the method that answers it, and the net under every answer."""
