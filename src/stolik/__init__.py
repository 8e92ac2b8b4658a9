"""Stolik: Polish board and card games at one small table."""

__version__ = "0.1.0"
