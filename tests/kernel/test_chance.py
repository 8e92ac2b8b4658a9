"""Luck: repeatable for ever, even, and checkable."""

import hashlib
from collections import Counter
from collections.abc import Iterable

import pytest

from stolik.kernel.chance import (
    Chance,
    QuickChance,
    SeededChance,
    ToldChance,
    WrongOutcome,
    derived_seed,
    new_seed,
    seed_hash,
)

SEED = "00112233445566778899aabbccddeeff" * 2

# Drawn once, to hold for ever: records of old games are checked with today's code.
GOLDEN_DICE = [3, 5, 5, 3, 3, 1, 2, 1, 3, 5, 6, 1, 2, 1, 2, 3, 4, 2, 5, 1]
GOLDEN_PICKS = [220, 155, 373, 281, 216, 385, 192, 269]
GOLDEN_ORDER = [6, 15, 10, 11, 13, 3, 12, 14, 4, 1, 8, 9, 7, 2, 5]
GOLDEN_SUM = 6247413933517
GOLDEN_HASH = "4773d12e2371bb935b9a0f5439b4a1c3ad3f2414b86980f8418d1cfabdfadfef"
GOLDEN_DERIVED = "41be0744a29ce61254ebca5033a7eda20bbaf96346b88f9ad9fc661f70718d6e"


def chi_square(seen: Iterable[object], kinds: int) -> float:
    """How far the counts are from even; about `kinds` when they are."""
    counts = Counter(seen)
    expected = counts.total() / kinds
    missing = (kinds - len(counts)) * expected
    return missing + sum((count - expected) ** 2 / expected for count in counts.values())


def limit(kinds: int) -> float:
    """Even draws stay below this 9,999 times in 10,000 (Wilson and Hilferty)."""
    freedom = kinds - 1
    return float(freedom * (1 - 2 / (9 * freedom) + 3.72 * (2 / (9 * freedom)) ** 0.5) ** 3)


# The luck of a seed never changes.


def test_dice_of_a_seed_are_the_same_for_ever() -> None:
    chance = SeededChance(SEED, 1)
    assert [chance.die() for _ in range(20)] == GOLDEN_DICE


def test_picks_of_a_seed_are_the_same_for_ever() -> None:
    chance = SeededChance(SEED, 2)
    assert [chance.pick(range(100, 400)) for _ in range(8)] == GOLDEN_PICKS


def test_shuffles_of_a_seed_are_the_same_for_ever() -> None:
    cards = list(range(1, 16))
    SeededChance(SEED, 3).shuffle(cards)
    assert cards == GOLDEN_ORDER


def test_a_long_stream_of_a_seed_is_the_same_for_ever() -> None:
    chance = SeededChance(SEED, 4)
    assert sum(n * chance.below(1_000_003) for n in range(5_000)) == GOLDEN_SUM


def test_anybody_can_recompute_dice_with_a_hash_function_alone() -> None:
    stream = hashlib.shake_256(bytes.fromhex(SEED) + (1).to_bytes(4, "big")).digest(100)
    dice = [(byte & 7) + 1 for byte in stream if byte & 7 < 6]
    assert dice[:20] == GOLDEN_DICE


def test_the_hash_of_a_seed_is_sha256_of_its_bytes() -> None:
    assert seed_hash(SEED) == GOLDEN_HASH


def test_a_derived_seed_is_the_same_for_ever() -> None:
    assert derived_seed("fuzz", 7) == GOLDEN_DERIVED


# Evenness.


@pytest.mark.parametrize("n", [2, 3, 6, 7, 55, 200, 256, 257])
def test_no_outcome_is_favoured(n: int) -> None:
    chance = SeededChance(SEED, n)
    drawn = [chance.below(n) for _ in range(100 * n)]
    assert set(drawn) <= set(range(n))
    assert chi_square(drawn, n) < limit(n)


def test_no_order_is_favoured() -> None:
    chance = SeededChance(SEED, 0)
    orders = []
    for _ in range(4_800):
        cards = [1, 2, 3, 4]
        chance.shuffle(cards)
        orders.append(tuple(cards))
    assert chi_square(orders, 24) < limit(24)


def test_the_check_of_evenness_sees_a_modulo_bias() -> None:
    chance = SeededChance(SEED, 200)
    drawn = [chance.below(256) % 200 for _ in range(20_000)]
    assert chi_square(drawn, 200) > limit(200)


def test_the_check_of_evenness_sees_an_outcome_that_never_comes() -> None:
    chance = SeededChance(SEED, 6)
    drawn = [chance.below(5) for _ in range(600)]
    assert chi_square(drawn, 6) > limit(6)


# Moments.


def stream(chance: Chance) -> list[int]:
    return [chance.below(256) for _ in range(64)]


def test_moments_have_independent_streams() -> None:
    streams = [tuple(stream(SeededChance(SEED, moment))) for moment in range(300)]
    assert len(set(streams)) == 300
    across = [outcome for each in zip(*streams, strict=True) for outcome in each]
    assert chi_square(across, 256) < limit(256)


def test_what_was_drawn_before_does_not_matter_to_the_next_moment() -> None:
    stream(SeededChance(SEED, 1))
    after = SeededChance(SEED, 2)
    assert stream(after) == stream(SeededChance(SEED, 2))


def test_two_seeds_have_two_streams() -> None:
    assert stream(SeededChance(SEED, 1)) != stream(SeededChance(derived_seed(SEED), 1))


def test_a_new_seed_is_256_bits_and_never_the_same() -> None:
    seeds = {new_seed() for _ in range(50)}
    assert len(seeds) == 50
    assert all(len(bytes.fromhex(seed)) == 32 for seed in seeds)


def test_a_seeded_chance_notes_every_outcome() -> None:
    chance, cards = SeededChance(SEED, 1), [5, 6, 7]
    drawn = [chance.below(9), chance.die(20), chance.pick([40, 50])]
    chance.shuffle(cards)
    assert chance.outcomes == [*drawn, cards]
    assert chance.outcomes[-1] is not cards


@pytest.mark.parametrize("draw", ["pick", "below", "die"])
def test_a_draw_from_nothing_is_an_error(draw: str) -> None:
    chance = SeededChance(SEED, 1)
    with pytest.raises((ValueError, IndexError)):
        chance.pick([]) if draw == "pick" else getattr(chance, draw)(0)
    # The stream was not asked for an outcome that cannot be.
    assert chance.below(1 << 64) == SeededChance(SEED, 1).below(1 << 64)
    assert len(chance.outcomes) == 1


# Luck told again.


def play_with(chance: Chance) -> list[object]:
    cards = [1, 2, 3, 4, 5]
    chance.shuffle(cards)
    return [cards, chance.die(), chance.pick([7, 9]), chance.below(100)]


def test_told_luck_repeats_what_was_drawn() -> None:
    real = SeededChance(SEED, 9)
    first = play_with(real)
    told = ToldChance(real.outcomes)
    assert play_with(told) == first
    told.finish()


def test_a_missing_outcome_is_noticed() -> None:
    real = SeededChance(SEED, 9)
    play_with(real)
    with pytest.raises(WrongOutcome, match="missing"):
        play_with(ToldChance(real.outcomes[:-1]))


def test_a_surplus_outcome_is_noticed() -> None:
    real = SeededChance(SEED, 9)
    play_with(real)
    told = ToldChance([*real.outcomes, 1])
    play_with(told)
    with pytest.raises(WrongOutcome, match="too many"):
        told.finish()


@pytest.mark.parametrize(("outcome", "sides"), [(0, 6), (7, 6), (-1, 6), (5, 4), ([3], 6)])
def test_a_die_cannot_show_what_it_does_not_have(outcome: int | list[int], sides: int) -> None:
    with pytest.raises(WrongOutcome, match="cannot come up"):
        ToldChance([outcome]).die(sides)


@pytest.mark.parametrize("outcome", [6, -1, [1]])
def test_a_draw_below_stays_below(outcome: int | list[int]) -> None:
    with pytest.raises(WrongOutcome, match="cannot come up"):
        ToldChance([outcome]).below(6)


def test_a_pick_comes_from_the_items() -> None:
    with pytest.raises(WrongOutcome, match="cannot come up"):
        ToldChance([8]).pick([7, 9])


@pytest.mark.parametrize("order", [[1, 2], [1, 2, 4], [1, 2, 2], [1, 2, 3, 3], 3])
def test_a_shuffle_keeps_its_cards(order: int | list[int]) -> None:
    cards = [1, 2, 3]
    with pytest.raises(WrongOutcome, match="other cards"):
        ToldChance([order]).shuffle(cards)
    assert cards == [1, 2, 3]


# Luck for search.


def test_quick_luck_offers_the_same_and_repeats() -> None:
    assert play_with(QuickChance(3)) == play_with(QuickChance(3))
    assert play_with(QuickChance(3)) != play_with(QuickChance(4))


def test_quick_luck_comes_back_to_where_it_stood() -> None:
    chance = QuickChance(3)
    play_with(chance)
    mark = chance.mark()
    once = play_with(chance)
    chance.back_to(mark)
    assert play_with(chance) == once


def test_quick_luck_is_even_too() -> None:
    chance = QuickChance(1)
    assert chi_square([chance.die() for _ in range(6_000)], 6) < limit(6)
    orders = []
    for _ in range(4_800):
        cards = [1, 2, 3, 4]
        chance.shuffle(cards)
        orders.append(tuple(cards))
    assert chi_square(orders, 24) < limit(24)


def test_moves_taken_back_at_a_snapshot_meet_other_luck() -> None:
    """Otherwise players who saw a roll would know it when the game goes on from before it."""
    branches = [SeededChance(SEED, 7, branch) for branch in range(3)]
    rolls = [tuple(chance.die() for _ in range(12)) for chance in branches]
    assert len(set(rolls)) == 3
    again = SeededChance(SEED, 7)
    assert tuple(again.die() for _ in range(12)) == rolls[0]
