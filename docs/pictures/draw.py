"""Draws table.svg: the table in the middle of a game, as the terminal shows it.

    python docs/pictures/draw.py

The same seed gives the same picture. It asks for no font from outside.
"""

import io
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.padding import Padding
from rich.terminal_theme import TerminalTheme

from stolik.bots import BOTS, Outlook
from stolik.games import GAMES
from stolik.kernel.chance import QuickChance, derived_seed
from stolik.kernel.match import Match
from stolik.words import Words

GAME = GAMES["grzybowski"]
BOT = "greedy"
SEED = "picture 13"
TURN, SEAT = 32, 0
"""What is shown: this turn of this player, who has just taken a card."""

MARKET = 77
"""Columns of the market, the widest part of this table."""
MARGIN = 2

PAPER, INK = (251, 247, 238), (42, 36, 30)
ANSI = [PAPER, INK] * 4
"""Our colours are all given in full; the eight of a terminal never come up."""

FRAME = """\
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img">
<title>Plac Grzybowski w terminalu</title>
<style>
.{unique_id}-matrix, .{unique_id}-command {{
  font-family: "DejaVu Sans Mono", Menlo, Consolas, "Liberation Mono", monospace;
  font-size: {char_height}px;
}}
.{unique_id}-command {{ fill: #8C7F6C; }}
{styles}
</style>
<defs>
{lines}
</defs>
<rect width="100%" height="100%" rx="14" fill="#FBF7EE"/>
<g transform="translate({terminal_x}, {terminal_y})">
<text class="{unique_id}-command" x="{line_height}" y="-6">$ stolik play grzybowski</text>
{backgrounds}
<g class="{unique_id}-matrix">
{matrix}
</g>
</g>
</svg>
"""


def middle_of_a_game() -> Match[Any]:
    """Two bots play until the card is taken in the turn that we show."""
    match = Match.new(GAME, [BOT, BOT], None, derived_seed(SEED))
    lucks = [QuickChance(seat) for seat in range(2)]
    while (seat := GAME.to_move(match.state)) is not None:
        view = GAME.view(match.state, seat)
        if (view["turn"], seat, view["prompt"]) == (TURN, SEAT, "lay"):
            return match
        move = BOTS[BOT](Outlook(GAME, match.state, seat, lucks[seat]))
        match.play(seat, GAME.write(move))
    raise ValueError("there is no such moment in this game: choose another seed or turn")


def picture(match: Match[Any]) -> str:
    console = Console(
        file=io.StringIO(), record=True, width=MARKET + 2 * MARGIN, color_system="truecolor"
    )
    table = GAME.draw(GAME.view(match.state, SEAT), Words("pl", GAME))
    console.print(Padding(console.render_str(table, highlight=False), (0, MARGIN, 1, MARGIN)))
    return console.export_svg(
        theme=TerminalTheme(PAPER, INK, ANSI),
        code_format=FRAME,
        font_aspect_ratio=0.602,
        unique_id="table",
    )


if __name__ == "__main__":
    file = Path(__file__).with_name("table.svg")
    file.write_text(picture(middle_of_a_game()), encoding="utf-8")
