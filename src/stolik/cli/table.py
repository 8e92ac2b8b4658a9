"""A whole game in the terminal, against bots or with several people at one screen.

It talks to the game through a match alone: views, choices and refusals. People may type a
number from the list, a move in notation, or a command in either language. Where the game lets
seats that wait do something, a person there types the number of the seat first: `2: play 55`.
"""

import re
from typing import Any, NamedTuple

from rich.markup import escape

from stolik.bots import Outlook
from stolik.bots.calm import undisturbed
from stolik.bots.names import find_bot
from stolik.cli.desk import Desk, Stop
from stolik.cli.look import show_account, show_winner
from stolik.cli.prove import check_seats
from stolik.kernel.chance import QuickChance, derived_seed
from stolik.kernel.fact import Fact, known_to
from stolik.kernel.game import Game, Options
from stolik.kernel.match import Match
from stolik.kernel.position import PositionFile
from stolik.kernel.record import Record
from stolik.kernel.refusal import Refusal
from stolik.kernel.replay import verify

PERSON = "person"
SHORT_LIST = 14
"""So many moves are listed at once; of a longer list, `SHORT_GROUP` of each kind."""
SHORT_GROUP = 6
LONGEST_NUMBER = 6
"""No list is longer than so many digits can count."""
FROM_A_SEAT = re.compile(r"(\d{1,2}) *: *(.+)", re.ASCII)
"""What a seat says that is not asked."""


class Sitting(NamedTuple):
    """What was asked for on the command line."""

    seats: str
    names: str
    options: list[str]
    position: str
    resume: str
    save: str
    seed: str


def play(desk: Desk, name: str, sitting: Sitting) -> None:
    game = desk.game(name)
    seats = sitting.seats.split(",")
    check_seats(desk, name, seats, (PERSON,))
    players = player_names(desk, seats, sitting.names)
    match = open_match(desk, game, players, sitting)
    Terminal(desk, match, seats, sitting.save).run()


def player_names(desk: Desk, seats: list[str], names: str) -> list[str]:
    given = [name.strip() for name in names.split(",")] if names else []
    players = []
    for number, kind in enumerate(seats, 1):
        if number <= len(given) and given[number - 1]:
            players.append(given[number - 1].encode("utf-8", "replace").decode())
        elif kind == PERSON:
            players.append(desk.say.player(number - 1))
        else:
            players.append(desk.say("play-bot-name", bot=kind))
    return players


def open_match(desk: Desk, game: Game[Any], players: list[str], sitting: Sitting) -> Match[Any]:
    seed = derived_seed(game.name, sitting.seed) if sitting.seed else None
    fixed = sitting.position or sitting.options or sitting.names or sitting.seed
    if sitting.resume and fixed:
        raise desk.stop("together", option="--resume")
    if sitting.position and sitting.options:
        raise desk.stop("together", option="--position")
    if sitting.resume:
        record = Record.load(sitting.resume)
        match = verify(game, record, sitting.resume)
        desk.game(game.name, match.record.players)
        return match
    desk.game(game.name, players)
    if sitting.position:
        start = game.from_position(PositionFile.load(sitting.position))
        return Match.from_position(game, start, players, seed)
    return Match.new(game, players, read_options(desk, game, sitting.options), seed)


def read_options(desk: Desk, game: Game[Any], words: list[str]) -> Options:
    known = {
        f"{option.name}={name}": (option.name, choice)
        for option in game.options
        for name, choice in option.named().items()
    }
    for word in words:
        if word not in known:
            raise desk.stop("option", option=word, known=", ".join(known))
    return dict(known[word] for word in words)


class Leave(Exception):
    """A person left the table."""


class Terminal:
    """The table on one screen."""

    def __init__(self, desk: Desk, match: Match[Any], seats: list[str], save: str) -> None:
        self.desk = desk
        self.say = desk.say
        self.match = match
        self.game = match.game
        self.seats = seats
        self.save = save
        self.lucks = [QuickChance(f"{match.record.seed}/{n}") for n in range(len(seats))]
        self.commands = {
            "?": self.show_help, "pomoc": self.show_help, "help": self.show_help,
            "stół": self.show_table, "stol": self.show_table, "table": self.show_table,
            "lista": self.show_list, "list": self.show_list,
            "karta": self.show_card, "card": self.show_card,
            "punkty": self.show_points, "points": self.show_points,
            "zasada": self.show_rule, "rule": self.show_rule,
            "zapisz": self.write_record, "save": self.write_record,
            "koniec": self.leave, "quit": self.leave,
        }  # fmt: skip

    @property
    def seat(self) -> int:
        seat = self.game.to_move(self.match.state)
        assert seat is not None
        return seat

    def run(self) -> None:
        record = self.match.record
        players = ", ".join(record.players)
        title = self.say("play-title", game=self.say("game-title"), players=players)
        self.desk.print(f"[bold]{escape(title)}[/]")
        self.desk.plain(self.say("play-seed-hash", hash=record.seed_hash))
        self.desk.plain("\n" + self.say("game-intro") + "\n")
        self.desk.plain(self.say("play-hint"))
        try:
            while not self.match.over:
                self.turn()
            self.show_result()
        except (Leave, EOFError):
            self.desk.print()
            self.desk.plain(self.say("play-stopped", moves=self.match.sequence))
        finally:
            if self.save:
                self.desk.save(self.save, record.dumps())

    def turn(self) -> None:
        """One decision, by a bot or a person."""
        kind = self.seats[self.seat]
        if kind == PERSON:
            self.ask()
            return
        outlook = Outlook(self.game, self.match.state, self.seat, self.lucks[self.seat])
        with undisturbed():
            move = find_bot(kind)(outlook)
        self.tell(self.match.play(self.seat, self.game.write(move)))

    def tell(self, answer: list[Fact] | Refusal) -> None:
        """What happened, as far as the people at this screen may know it."""
        assert isinstance(answer, list)
        people = [seat for seat, kind in enumerate(self.seats) if kind == PERSON]
        viewer = people[0] if len(people) == 1 else None
        for fact in known_to(answer, viewer):
            self.desk.plain("  " + self.say.fact(fact))

    def ask(self) -> None:
        """Ask the person until a move is made."""
        sequence = self.match.sequence
        self.show_table("")
        self.show_choices()
        self.show_asides()
        while self.match.sequence == sequence:
            self.desk.console.print(
                f"[bold]{escape(self.prompt())}[/]", markup=True, soft_wrap=True
            )
            self.answer(input("> ").strip())

    def prompt(self) -> str:
        player = self.match.record.players[self.seat]
        sentence = self.say.prompt(self.game.prompt(self.match.state))
        if role := self.role(self.seat):
            return self.say("play-prompt-role", player=player, role=role, prompt=sentence)
        return self.say("play-prompt", player=player, prompt=sentence)

    def role(self, seat: int) -> str:
        return self.game.role(self.game.view(self.match.state, seat), seat, self.say)

    def answer(self, text: str) -> None:
        word, _, rest = text.partition(" ")
        if not text:
            return
        if command := self.commands.get(word.lower()):
            command(rest.strip())
        elif text.isdecimal():
            self.choose(text)
        elif spoken := FROM_A_SEAT.fullmatch(text):
            self.interject(int(spoken[1]), spoken[2])
        else:
            self.make(text, self.seat)

    def interject(self, number: int, text: str) -> None:
        """A move of any seat where a person sits, asked or not."""
        if not 1 <= number <= len(self.seats):
            self.desk.plain(self.say("no-seat", seat=number, seats=len(self.seats)))
        elif self.seats[number - 1] != PERSON:
            self.desk.plain(self.say("no-not-your-seat"))
        else:
            self.make(text, number - 1)

    def choose(self, number: str) -> None:
        listed = dict(enumerate(self.choices(), 1))
        if len(number) > LONGEST_NUMBER or int(number) not in listed:
            self.desk.plain(self.say("no-number", number=number[:LONGEST_NUMBER]))
            return
        self.make(self.game.write(listed[int(number)]), self.seat)

    def make(self, text: str, seat: int) -> None:
        answer = self.match.play(seat, self.completed(text, seat))
        if not isinstance(answer, Refusal):
            self.tell(answer)
            return
        sentence = escape(self.say.refusal(answer))
        self.desk.print(f"[bold red]{self.say('play-refused')}[/] {sentence}")
        if answer.rule:
            self.desk.plain(f"  {answer.rule}: {self.say.rule(answer.rule)}")

    def completed(self, text: str, seat: int) -> str:
        """The one legal move that ends like this, if it is only one: `0,1` or `24a` will do."""
        ending = " " + " ".join(text.lower().split())
        choices = map(self.game.write, self.game.legal(self.match.state, seat))
        fitting = [each for each in choices if each.endswith(ending)]
        return fitting[0] if len(fitting) == 1 else text

    def choices(self) -> list[int]:
        return self.game.legal(self.match.state, self.seat)

    # What can be shown.

    def show_table(self, rest: str) -> None:
        self.desk.print(
            "\n" + self.game.draw(self.game.view(self.match.state, self.seat), self.say)
        )

    def show_choices(self) -> None:
        """All moves if they are few, else a few of each kind; numbers stay the same."""
        choices = self.choices()
        shown: dict[str, int] = {}
        for number, move in enumerate(choices, 1):
            verb = self.game.write(move).split()[0]
            shown[verb] = shown.get(verb, 0) + 1
            if len(choices) <= SHORT_LIST or shown[verb] <= SHORT_GROUP:
                self.show_choice(number, move)
        for verb, count in shown.items():
            more = count - SHORT_GROUP
            if len(choices) > SHORT_LIST and more > 0:
                self.desk.plain("     " + self.say("play-more", count=more, verb=verb))

    def show_choice(self, number: int, move: int) -> None:
        notation = escape(f"[{self.game.write(move)}]")
        self.desk.print(f"[bold]{number:>4}[/] {escape(self.say.move(move))} [dim]{notation}[/]")

    def show_asides(self) -> None:
        """The seats of people who are not asked but may do something now."""
        waiting = [
            seat
            for seat, kind in enumerate(self.seats)
            if kind == PERSON and seat != self.seat and self.game.legal(self.match.state, seat)
        ]
        if not waiting:
            return
        first = self.game.write(self.game.legal(self.match.state, waiting[0])[0]).split()[0]
        seats = ", ".join(map(self.called, waiting))
        example = f"{waiting[0] + 1}: {first} …"
        self.desk.plain(self.say("play-asides", seats=seats, example=example))

    def called(self, seat: int) -> str:
        """A seat by its number, its player and what it plays."""
        player = self.match.record.players[seat]
        if role := self.role(seat):
            return self.say("play-seat-role", number=seat + 1, player=player, role=role)
        return self.say("play-seat", number=seat + 1, player=player)

    def show_list(self, rest: str) -> None:
        for number, move in enumerate(self.choices(), 1):
            if self.game.write(move).startswith(rest):
                self.show_choice(number, move)

    def show_help(self, rest: str) -> None:
        rule = next(iter(self.game.rulebook(self.desk.language)))
        self.desk.plain(self.say("play-help", rule=rule))
        self.desk.plain("\n" + self.say("game-intro") + "\n")

    def show_card(self, rest: str) -> None:
        cards = self.game.names.get("card", {}).get(self.desk.language, {})
        if not rest.isdecimal() or len(rest) > LONGEST_NUMBER:
            self.desk.plain(self.say("play-which-card"))
            return
        if int(rest) not in cards:
            self.desk.plain(self.say("no-card-here", number=int(rest)))
            return
        self.desk.print(self.game.describe(int(rest), self.say))

    def show_points(self, rest: str) -> None:
        self.desk.plain(self.say("play-estimate"))
        show_account(self.desk, self.game.score(self.match.state))

    def show_rule(self, rest: str) -> None:
        number = rest.upper()
        if number not in self.game.rulebook(self.desk.language):
            self.desk.plain(self.say("no-rule", number=rest))
            return
        self.desk.plain(f"{number}: {self.say.rule(number)}")

    def write_record(self, rest: str) -> None:
        try:
            self.desk.save(rest or f"{self.game.name}.stolik.json", self.match.record.dumps())
        except Stop as stop:
            self.desk.plain(stop.text)

    def leave(self, rest: str) -> None:
        raise Leave

    def show_result(self) -> None:
        account = self.game.score(self.match.state)
        self.desk.print(f"\n[bold]{self.say('play-result')}[/]\n")
        show_account(self.desk, account)
        show_winner(self.desk, account)
        self.desk.plain(self.say("play-seed", seed=self.match.record.seed or ""))
