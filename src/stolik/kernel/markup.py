"""Small pieces of rich markup that the tables of all games are drawn with."""


def plain(text: str) -> str:
    """Text that is not ours to mark up: a name may hold a bracket."""
    return text.replace("[", "\\[")


def heading(text: str) -> str:
    return f"\n[bold]{plain(text)}[/]"
