"""What is printed on the Regime and Renewal cards, written down a second time."""

TIMES = {
    1: 5, 2: 3, 3: 3, 4: 4, 5: 5, 6: 2, 7: 5, 8: 3, 9: 4, 10: 3, 11: 4, 12: 5, 13: 5, 14: 4, 15: 4,
    16: 6, 17: 2, 18: 5, 19: 5, 20: 3, 21: 3, 22: 3, 23: 5, 24: 6, 25: 3, 26: 5, 27: 3, 28: 2,
    29: 4, 30: 4, 31: 3, 32: 5, 33: 3, 34: 4, 35: 4, 36: 2, 37: 5, 38: 4, 39: 5, 40: 5, 41: 5,
    42: 5, 43: 5, 44: 5,
}  # fmt: skip
PRICES = {
    25: ("2/0/1", 1), 26: ("0/3/0", 2), 27: ("1/2/0", 0), 28: ("1/0/1", 1), 29: ("0/1/2", 2),
    30: ("2/1/0", 1), 31: ("0/2/1", 0), 32: ("0/2/1", 2), 33: ("3/0/0", 1), 34: ("2/2/1", 3),
    35: ("1/1/2", 2), 36: ("2/1/0", 1), 37: ("1/2/0", 0), 38: ("1/1/1", 1), 39: ("0/2/1", 2),
    40: ("2/2/0", 0), 41: ("0/1/3", 2), 42: ("2/0/1", 2), 43: ("1/2/1", 1), 44: ("2/2/2", 2),
}  # fmt: skip
"""Cost and penalty of the local cards."""
LOCALS = sorted(PRICES)

FIELDS = {
    55: "DR", 56: "DR", 57: "DR", 58: "DS", 59: "DS", 60: "DS", 61: "DI", 62: "DI", 63: "DI",
    64: "RS", 65: "RS", 66: "RS", 67: "RI", 68: "RI", 69: "RI", 70: "SI", 71: "SI", 72: "SI",
    73: "DRS", 74: "DRS", 75: "DRS", 76: "DRS", 77: "DRI", 78: "DRI", 79: "DRI", 80: "DRI",
    81: "DSI", 82: "DSI", 83: "DSI", 84: "DSI", 85: "RSI", 86: "RSI", 87: "RSI", 88: "RSI",
    89: "DD", 90: "RR", 91: "SS", 92: "II",
    93: "DRSI", 94: "DRSI", 95: "DRSI", 96: "DRSI", 97: "DRSI", 98: "DRSI",
}  # fmt: skip
"""The fields of the Renewal cards; the reward is one Influence less than there are fields."""
OWN_TURN = (61, 68, 70, 84, 91)
REACTIONS = {65: "agent", 69: "arrest", 72: "immediate", 78: "regime", 86: "local"}
ANY = [card for card in FIELDS if card not in (*OWN_TURN, *REACTIONS)]
