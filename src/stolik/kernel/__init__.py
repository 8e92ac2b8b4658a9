"""What every game is. Nothing here knows a game by name, and nothing here is third-party."""
