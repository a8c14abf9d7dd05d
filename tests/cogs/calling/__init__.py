"""Tests of tables before their match."""
