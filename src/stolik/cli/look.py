"""Commands that show something: score, why, replay, cards, rules."""

from typing import Any

from rich.markdown import Markdown
from rich.markup import escape

from stolik.cli.desk import Desk, Stop
from stolik.kernel.account import Account, SeatAccount
from stolik.kernel.game import Game, why_not
from stolik.kernel.match import Match
from stolik.kernel.position import PositionFile
from stolik.kernel.record import Record
from stolik.kernel.refusal import BadInput, malformed
from stolik.kernel.replay import replay as replay_record


def score(desk: Desk, name: str, path: str, as_json: bool) -> None:
    game = desk.game(name)
    account = game.score_position(PositionFile.load(path))
    if as_json:
        seats = [account_data(seat) for seat in account.seats]
        desk.json(seats[0] if len(seats) == 1 else {"seats": seats})
        return
    show_account(desk, account)


def account_data(account: SeatAccount) -> dict[str, Any]:
    """An account as plain data: the total, the points of each card, and what each game adds."""
    cards = {str(card): points for card, points in sorted(account.by_card().items())}
    return {"total": account.total, "cards": cards, **account.extra}


def show_account(desk: Desk, account: Account) -> None:
    """Every point with its card and the cards that earn it; who plays together has one account."""
    seats = account.seats[:1] if together(desk) else account.seats
    for number, seat in enumerate(seats):
        if len(seats) > 1:
            desk.print(f"[bold]{escape(desk.say.player(number))}[/]")
        for line in seat.lines:
            card = f"{desk.say.name('card', line.card)}: " if line.card else ""
            places = "; ".join(
                " ".join(f"{place}({card:02})" for place, card in group) for group in line.groups
            )
            what = escape(f"{card}{desk.say.line(line)}")
            proof = f"{places} {line.rule}".strip()
            desk.print(f"{line.points:>4}  {what} [dim]{proof}[/]")
        desk.print(f"[bold]{desk.say('account-total', points=seat.total)}[/]\n")


def together(desk: Desk) -> bool:
    """Do all seats of the game win or lose as one?"""
    return bool(desk.say.game and desk.say.game.cooperative)


def show_winner(desk: Desk, account: Account) -> None:
    if together(desk):
        winner = verdict(desk, account)
    elif len(account.winners) == 1:
        winner = desk.say("play-winner", player=account.winners[0])
    else:
        winner = desk.say("play-draw")
    desk.print(f"[bold]{escape(winner)}[/]")


def verdict(desk: Desk, account: Account) -> str:
    """How a group fared that had a target to reach."""
    shared = account.seats[0]
    target = int(shared.extra["target"])
    if account.winners:
        return desk.say("play-won", points=shared.total, target=target)
    return desk.say("play-lost", short=target - shared.total, target=target)


def why(desk: Desk, name: str, path: str, text: str, seat: int) -> None:
    game = desk.game(name)
    state = game.from_position(PositionFile.load(path))
    asking = game.to_move(state) if not seat else seat - 1
    if not 0 <= (asking or 0) < game.seats(state):
        raise desk.stop("seat", seat=seat, seats=game.seats(state))
    refusal = why_not(game, state, asking or 0, text)
    if not refusal:
        desk.plain(desk.say("why-legal"))
        return
    if refusal.kind == "malformed":
        raise Stop(2, desk.say.refusal(refusal))
    assert refusal.rule
    desk.plain(desk.say.refusal(refusal))
    desk.plain(f"{refusal.rule}: {desk.say.rule(refusal.rule)}")
    raise Stop(1)


def game_of(desk: Desk, record: Record, path: str) -> Game[Any]:
    try:
        return desk.game(record.game, record.players)
    except Stop as stop:
        raise BadInput(path, {}, malformed("usage", why=stop.text)) from stop


def replay(desk: Desk, path: str, to: int | None) -> None:
    record = Record.load(path)
    game = game_of(desk, record, path)
    steps: list[str] = []
    match: Match[Any] | None = None
    for match, facts in replay_record(game, record, path):
        if facts:
            moved = match.record.moves[-1]
            told = " ".join(desk.say.fact(fact) for fact in facts)
            steps.append(f"{match.sequence:>4}  {moved.move:<18} {told}")
        if to is not None and match.sequence >= to:
            break
    assert match
    desk.plain(desk.say("replay-players", players=", ".join(record.players)))
    for step in steps:
        desk.plain(step)
    desk.print("\n" + game.draw(game.view(match.state, None), desk.say))
    if match.over:
        desk.print()
        account = game.score(match.state)
        show_account(desk, account)
        show_winner(desk, account)


def cards(desk: Desk, name: str, number: int | None, deck: str) -> None:
    game = desk.game(name)
    if deck and not game.describe_deck:
        raise desk.stop("option", option="--deck", known="-")
    describe = game.describe_deck(deck) if deck and game.describe_deck else game.describe
    numbers = sorted(game.names.get("card", {}).get(desk.language, {}))
    if number is not None and number not in numbers:
        raise desk.stop("card-here", number=number)
    for each in numbers if number is None else [number]:
        desk.print(describe(int(each), desk.say) + "\n")


def rules(desk: Desk, name: str, number: str) -> None:
    book = desk.game(name).rulebook(desk.language)
    if not number:
        desk.console.print(Markdown(book.markdown))
        return
    if number.upper() not in book:
        raise desk.stop("rule", number=number)
    rule = book[number.upper()]
    desk.plain(f"{rule.number} ({rule.section})\n{rule.text}")
