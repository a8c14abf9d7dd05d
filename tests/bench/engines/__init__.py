"""What it costs to keep what is played: the fence, the other engine, several processes."""
