"""Bots: given what their seat may know, they choose a move."""

from stolik.bots.levels import LEVELS, level_bot
from stolik.bots.outlook import Bot, Memory, Outlook
from stolik.bots.simple import greedy_bot, random_bot

BOTS: dict[str, Bot] = {
    "random": random_bot,
    "greedy": greedy_bot,
    **{name: level_bot(level) for name, level in LEVELS.items()},
}

__all__ = ["BOTS", "LEVELS", "Bot", "Memory", "Outlook", "greedy_bot", "random_bot"]
