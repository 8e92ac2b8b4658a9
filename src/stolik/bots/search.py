"""Tree search over imagined games, for any game and any number of players.

The moves that look best one ply ahead are candidates. All of them are tried in the same imagined
worlds, to the same horizon, so that luck is the same for all; after every pass the weaker half is
left out. Below the candidates one tree is kept for all worlds, which knows moves only: what luck
and hidden cards do in between is averaged. Whoever is to move there goes by what a move has brought
that seat so far and by what `insight` says of it one ply ahead, so rivals play for themselves and
partners for all; few moves are looked at first, and more with every visit. What a move of others
gains one ply ahead is asked once and taken for the same wherever the move is met again; own moves
may belong together, so what they gain is asked after each line. After as many rounds of answers as
the game says, `insight` tells how it stands.
"""

import math
import time
from typing import Generic, NamedTuple, TypeVar

from stolik.bots.outlook import Memory, Outlook
from stolik.kernel.chance import QuickChance
from stolik.kernel.game import State

S = TypeVar("S", bound=State)


class Style(NamedTuple):
    """How a search spends its playouts."""

    candidates: float = 1.0
    """How many moves are tried, in times of the square root of the playouts."""
    trust: float = 1.5
    """What `insight` says of a move one ply ahead counts like so many playouts."""
    curiosity: float = 0.25
    """How much a move that was seldom tried is worth trying, in times of the stakes."""
    wide: float = 1.0
    """How many moves are looked at on the first visit of a moment in the tree."""
    look: int = 32
    """Of a longer list of moves in the tree only so many are asked about at once."""


USUAL = Style()
MOST_CANDIDATES = 16


Gains = dict[int, float]
"""By move: how much better `insight` likes it one ply later."""


class Node:
    """A moment reached by moves, whatever luck did in between."""

    __slots__ = ("best", "children", "gains", "visits", "worth")

    def __init__(self) -> None:
        self.gains: Gains = {}
        """Of own moves after an own line."""
        self.visits = 0
        self.worth = 0.0
        """In points, summed up, to whoever moved here."""
        self.best = -math.inf
        """The most that it came to."""
        self.children: dict[int, Node] = {}

    def child(self, move: int) -> "Node":
        found = self.children.get(move)
        if found is None:
            found = self.children[move] = Node()
        return found


class Candidate:
    """A move of the root, and what it has come to in the worlds it was tried in."""

    __slots__ = ("apart", "best", "gain", "move", "points", "tries")

    def __init__(self, move: int, gain: float, apart: float) -> None:
        self.move = move
        self.gain = gain
        self.apart = apart
        """What counts for it apart from where it leads: the wishes of others, and misjudgement."""
        self.points = 0.0
        self.best = -math.inf
        self.tries = 0


class Search(Generic[S]):
    """One decision of one seat; what a memory keeps of the last one is gone on with."""

    def __init__(self, outlook: Outlook[S], style: Style = USUAL, doubt: float = 0.0) -> None:
        self.outlook = outlook
        self.game = outlook.game
        self.seat = outlook.seat
        self.style = style
        self.doubt = doubt * self.game.stakes
        """How far the worth of a candidate may be misjudged."""
        self.planning = not self.game.beyond_luck
        """Up to the next luck nothing is in the way but own choices: then the best line counts."""
        self.root = recalled(outlook.memory)
        world = outlook.world()
        self.choices = self.game.sensible(world, self.seat, outlook.choices)
        self.now = self.game.insight(world, self.seat)
        self.gains: list[Gains] = [{} for _ in range(self.game.seats(world))]
        """By seat, wherever the move is met."""
        self.dice = QuickChance(0)
        """The luck of a playout; up to the next luck hardly any is asked for."""
        self.dice.back_to(outlook.luck.mark())
        self.candidates: list[Candidate] = []
        """The best first."""
        self.playouts = 0

    def run(self, playouts: int, seconds: float = math.inf) -> int:
        """The move that came to most."""
        if len(self.choices) > 1:
            self.think(playouts, seconds)
            move = self.candidates[0].move
            self.outlook.weighed = {
                each.move: (each.tries, each.tries * self.came_to(each))
                for each in self.candidates
                if each.tries
            }
        else:
            move = self.choices[0]
        if self.outlook.memory is not None:
            self.outlook.memory.kept = self.root
            self.outlook.memory.seen.clear()
        return move

    def think(self, playouts: int, seconds: float = math.inf) -> None:
        """Try the candidates, half as many in every pass."""
        until, hurried = time.monotonic() + seconds, self.outlook.hurried
        self.candidates = self.first_sight()
        count = min(MOST_CANDIDATES, round(self.style.candidates * math.sqrt(playouts)))
        running = self.candidates[: max(2, count)]
        passes = max(1, math.ceil(math.log2(len(running))))
        for _ in range(passes):
            for _ in range(max(1, playouts // (passes * len(running)))):
                self.try_all(running)
                if late := time.monotonic() > until or hurried():
                    break
            running.sort(key=self.standing, reverse=True)
            self.candidates[: len(running)] = running
            if late:
                break
            del running[(len(running) + 1) // 2 :]

    def standing(self, candidate: Candidate) -> float:
        """What a candidate came to, and a little of what it looked like at first sight."""
        first = self.now + candidate.gain + candidate.apart
        if self.planning:
            return self.came_to(candidate) if candidate.tries else first
        trust, tries = self.style.trust, candidate.tries
        came_to = tries * self.came_to(candidate) if tries else 0.0
        return (trust * first + came_to) / (trust + tries)

    def came_to(self, candidate: Candidate) -> float:
        """For each try, or at best."""
        points = candidate.best if self.planning else candidate.points / candidate.tries
        return points + candidate.apart

    def first_sight(self) -> list[Candidate]:
        """All moves, by what `insight` says one ply ahead."""
        gains = self.root.gains
        self.look_at(self.outlook.world(), self.seat, self.choices, gains)
        found = [Candidate(move, gains[move], self.apart(move)) for move in self.choices]
        return sorted(found, key=self.standing, reverse=True)

    def apart(self, move: int) -> float:
        """What counts for a move apart from where it leads."""
        wished = self.outlook.wished(move)
        return wished + self.doubt * self.outlook.luck.error() if self.doubt else wished

    def try_all(self, running: list[Candidate]) -> None:
        """One playout for each, in the same world and with the same dice."""
        world = self.outlook.world()
        same = self.outlook.luck.mark() if self.game.beyond_luck else None
        for candidate in running:
            if same is not None:
                self.dice.back_to(same)
            points = self.playout(world.clone(), candidate.move)
            candidate.points += points
            candidate.best = max(candidate.best, points)
            candidate.tries += 1
            self.playouts += 1

    def playout(self, state: S, move: int) -> float:
        """From a move of the root to the horizon; what it comes to for the root's seat."""
        game, luck, own = self.game, self.dice, self.seat
        node, path = self.root, list[tuple[Node, int]]()
        seat, depth, others, rounds = own, 0, False, 0
        while True:
            node = node.child(move)
            path.append((node, seat))
            if not game.beyond_luck and game.onward(move):
                break
            game.play(state, seat, move, luck, None)
            following = game.to_move(state)
            answered = seat != own
            while game.reply and following is not None and following != own:
                answered = True
                game.play(state, following, game.reply(state, following, luck), luck, None)
                following = game.to_move(state)
            if following is None:
                break
            if answered and following == own:
                rounds += 1
                if rounds == game.rounds:
                    break
            seat = following
            others = others or answered or seat != own
            moves = game.sensible(state, seat, game.legal(state, seat))
            if len(moves) == 1:
                move = moves[0]
            elif depth < game.foresight:
                gains = self.gains[seat] if others else node.gains
                move = self.step(node, state, seat, moves, gains)
                depth += 1
            else:
                break
        return self.learn(state, path)

    def learn(self, state: S, path: list[tuple[Node, int]]) -> float:
        """Everybody on the way remembers what came of it for them."""
        insight = self.game.insight
        points = {self.seat: insight(state, self.seat)}
        for node, seat in path:
            if seat not in points:
                points[seat] = insight(state, seat)
            came_to = points[seat]
            node.visits += 1
            node.worth += came_to
            node.best = max(node.best, came_to)
        self.root.visits += 1
        return points[self.seat]

    def step(self, node: Node, state: S, seat: int, moves: list[int], gains: Gains) -> int:
        """The most promising move of whoever is to move in the tree."""
        children, style = node.children, self.style
        unknown = [move for move in moves if move not in gains]
        if unknown:
            if len(unknown) > style.look:
                unknown = self.promising(state, seat, unknown)
                del unknown[style.look :]
            self.look_at(state, seat, unknown, gains)
            moves = [move for move in moves if move in gains]
        moves = sorted(moves, key=gains.__getitem__, reverse=True)
        tried = [child for move in moves if (child := children.get(move)) and child.visits]
        visits = sum([child.visits for child in tried])
        del moves[int(style.wide + math.sqrt(visits)) :]
        if len(moves) == 1:
            return moves[0]
        # What was found out is about a later moment: what a move gains counts from its mean.
        mean = sum([child.worth for child in tried]) / visits if visits else 0.0
        start = mean - gains[moves[0]]
        explore = style.curiosity * self.game.stakes * math.sqrt(visits + 1)
        best, chosen = -math.inf, moves[0]
        for move in moves:
            score, child = start + gains[move], children.get(move)
            if child and child.visits and self.planning:
                score = child.best + explore / (1 + child.visits)
            elif child and child.visits:
                score = (style.trust * score + child.worth) / (style.trust + child.visits)
                score += explore / (1 + child.visits)
            else:
                score += explore
            if score > best:
                best, chosen = score, move
        return chosen

    def promising(self, state: S, seat: int, moves: list[int]) -> list[int]:
        """A long list, those first that are worth asking about."""
        if self.game.glance:
            return self.game.glance(state, seat, moves)
        self.outlook.luck.shuffle(moves)
        return moves

    def look_at(self, state: S, seat: int, moves: list[int], gains: Gains) -> None:
        """Ask `insight` about moves, one ply ahead."""
        game, luck = self.game, self.outlook.luck
        before = game.insight(state, seat)
        for move in moves:
            if game.onward(move):
                gains[move] = 0.0
                continue
            after = state.clone()
            game.play(after, seat, move, luck, None)
            gains[move] = game.insight(after, seat) - before


def recalled(memory: Memory | None) -> Node:
    """The part of the last tree that the moves since then led to."""
    node: Node | None = memory.kept if memory is not None else None
    for move in memory.seen if memory is not None else ():
        node = node.children.get(move) if node is not None else None
    return node or Node()
