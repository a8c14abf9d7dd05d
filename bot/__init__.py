"""The Tarocchi bot: tarot card games at tables in Discord channels."""
