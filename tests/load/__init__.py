"""Many tables at once behind the limits of Discord, and wrong presses: `python -m tests.load`."""
