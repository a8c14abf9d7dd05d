"""`doctor --live`: tries on Discord itself what no stand-in for it can prove."""
