# Plac Grzybowski in English. Every message has its counterpart in words.pl.ftl. The attribute .seen
# is the same sentence for somebody who sees the board and needs no coordinates.

game-title = Plac Grzybowski
game-intro =
    In turn you each take one card from the market and lay it in your own 5×5 grid.
    Obverses (coloured letters) give symbols. Reverses are goals, chances and the joker: at the
    end you score the patterns of symbols that your goals ask for. The game ends when both of
    you have 25 cards.

    Symbols: O Notable person, W Varsovians, H Trade, J Judaism, A Architecture, K Culture,
    N Independence, P Borderland, T Transport, S Zionism, C Christianity, R Riots, Z Iron.
    Places are written row,column; the first card lies at 0,0.

option-first = Who begins
option-first-lots = by lot
option-first-1 = the first player
option-first-2 = the second player

prompt-take = Take one card from the market.
prompt-lay = Lay the card you took in your grid.
prompt-close = Use a chance or end your turn.
prompt-over = The game is over.

play-estimate = An estimate: if the game ended now, with the grid in its best position.

# The table

turn = Turn { $turn } of 50
market = Market – in the stack: { $stack ->
    [one] { $stack } card
   *[other] { $stack } cards
}
stack-top = On top of the stack: { $card }
hand = The card you took (both sides; the first one lies up)
hand-up = The card taken
hand-open = Drawn from the stack: you may lay it either side up
grid-of-you = Your grid
grid-of-other = The other player’s grid
grid-of = Grid: { $player }
grid-empty = (no cards yet)

short-edge = { $code } on edge
short-interior = { $code } inside
short-cross = { $code } in cross
short-eliminate = no { $code }
short-place = marked
short-neighbour = beside { $number }

chance-swap = swap
chance-flip = flip
chance-move = move
chance-joker = joker flip
chance-outside = outside
chance-diagonal = diagonal
chance-reshuffle = reshuffle
chance-draw = from stack
joker = joker

# The cards

card-obverse = Obverse:
card-reverse = Reverse:
card-source = Source: { $source }
card-rulebook = The printed rulebook names this card or its goal; the rest is ours.
card-ours = We made this card for this edition.

explain-pattern = { $points } points for each such pattern (turned and mirrored too):
explain-edge = { $points ->
    [one] { $points } point
   *[other] { $points } points
} for each ‘{ $symbol }’ on the outer edge
explain-interior = { $points ->
    [one] { $points } point
   *[other] { $points } points
} for each ‘{ $symbol }’ off the outer edge
explain-cross = { $points ->
    [one] { $points } point
   *[other] { $points } points
} for each ‘{ $symbol }’ in this card’s row and column
explain-eliminate = { $points } points if there is no ‘{ $symbol }’ in this card’s row and column
explain-place = { $points } points in a marked place of the grid, elsewhere { $else }:
explain-neighbour = { $points } points beside the obverse of { $card }, elsewhere { $else }
explain-swap = chance: two cards of your grid change places (unused: 1 point)
explain-flip = chance: turn a card lying resource or goal side up (unused: 1 point)
explain-move = chance: carry a card to another free place beside a card (unused: 1 point)
explain-joker = chance: turn Father Godlewski to the joker (unused: 1 point)
explain-outside = chance: lay the card you took outside the 5×5 grid (unused: 1 point)
explain-diagonal = chance: lay the card you took at the corner of another (unused: 1 point)
explain-reshuffle = chance: shuffle the market into the stack and deal it anew (unused: 1 point)
explain-draw = chance: take the top card of the stack and choose its side (unused: 1 point)
explain-the-joker = joker: at the end it stands for any symbols, each for 1 point


# Moves, as proposals

move-take = take { $card } ({ $side ->
    [a] obverse
   *[r] reverse
})
move-lay = lay { $card } ({ $side ->
    [a] obverse
   *[r] reverse
}) at { $row },{ $column }
move-swap = chance { $card }: swap the cards at { $row },{ $column } and { $row_2 },{ $column_2 }
move-flip = chance { $card }: flip the card at { $row },{ $column }
move-move = chance { $card }: move the card at { $row },{ $column } to { $row_2 },{ $column_2 }
move-joker = chance { $card }: turn Father Godlewski to the joker
move-outside = chance { $card }: lay the card outside the grid, at { $row },{ $column }
move-diagonal = chance { $card }: lay the card diagonally, at { $row },{ $column }
move-reshuffle = chance { $card }: reshuffle the market
move-draw = chance { $card }: take the top card of the stack
move-end = end the turn

# What happened

fact-take = { $player } takes { $card } from the market ({ $side ->
    [a] obverse
   *[r] reverse
}).
fact-lay = { $player } lays { $card } ({ $side ->
    [a] obverse
   *[r] reverse
}) at { $row },{ $column }.
    .seen = { $player } lays { $card } ({ $side ->
        [a] obverse
       *[r] reverse
    }).
fact-refill = The card { $card } comes to the market ({ $side ->
    [a] obverse
   *[r] reverse
}).
fact-swap = { $player } uses the chance { $card } and swaps { $card_2 } and { $card_3 }.
fact-flip = { $player } uses the chance { $card } and flips { $card_2 }.
fact-move = { $player } uses the chance { $card } and moves { $card_2 } to { $row },{ $column }.
    .seen = { $player } uses the chance { $card } and moves { $card_2 }.
fact-joker = { $player } uses the chance { $card }: Father Godlewski becomes the joker.
fact-outside = { $player } uses the chance { $card } and lays { $card_2 } outside the grid, at { $row },{ $column }.
    .seen = { $player } uses the chance { $card } and lays { $card_2 } outside the grid.
fact-diagonal = { $player } uses the chance { $card } and lays { $card_2 } diagonally, at { $row },{ $column }.
    .seen = { $player } uses the chance { $card } and lays { $card_2 } diagonally.
fact-reshuffle = { $player } uses the chance { $card } and shuffles the market anew.
fact-draw = { $player } uses the chance { $card } and takes { $card_2 } from the stack.
fact-over = The game ends after { $turn } { $turn ->
    [one] turn
   *[other] turns
}.

# Why not

no-over = The game is over.
no-out-of-turn = It is the other player’s turn.
no-no-pass = You cannot pass: take a card from the market.
no-take-first = Take a card from the market first.
no-not-in-market = { $card } is not in the market.
no-lies-otherwise = { $card } lies { $side ->
    [a] obverse
   *[r] reverse
} up in the market and must be taken so.
no-lay-first = Lay the card you took first.
no-taken-already = { $card } is already taken and must be laid.
no-not-in-hand = You have to lay { $card_2 }, not { $card }.
no-same-side = { $card } must be laid { $side ->
    [a] obverse
   *[r] reverse
} up, as it lay in the market.
no-first-place = The first card is laid at 0,0; the grid then grows around it in any direction.
    .seen = The first card is laid in the marked place; the grid then grows around it in any direction.
no-taken = The place { $row },{ $column } is taken.
    .seen = This place is taken.
no-too-wide = A card at { $row },{ $column } would not fit a { $size }×{ $size } grid.
    .seen = A card in this place would not fit a { $size }×{ $size } grid.
no-corner = The place { $row },{ $column } touches your cards at a corner only.
    .seen = This place touches your cards at a corner only.
no-apart = The place { $row },{ $column } touches none of your cards along a row or a column.
    .seen = This place touches none of your cards along a row or a column.
no-one-card = You lay only one card a turn.
no-one-chance = A chance was already used in this turn.
no-other-chance = { $card } does not offer this chance.
no-chance-not-yours = { $card } does not lie in your grid.
no-chance-fresh = { $card } was laid just now; its chance can be used in a later turn.
no-chance-spent = { $card } does not lie chance side up.
no-chance-moment = The chance { $card } ({ $verb ->
    [outside] outside the grid
    [diagonal] diagonal
    [reshuffle] reshuffle
   *[draw] draw from the stack
}) is used { $verb ->
    [outside] after taking a card, when laying it
    [diagonal] after taking a card, when laying it
   *[other] before taking a card
}.
no-no-card-there = There is no card at { $row },{ $column } of your grid.
    .seen = There is no card in this place of your grid.
no-swap-same = A swap needs two different cards.
no-flip-chance = { $card } cannot be flipped: it lies chance side up or is the joker.
no-chance-idle = The chance { $card } cannot be used now: there is no free place.
no-leaves-outside = With a card at { $row },{ $column } the card outside would no longer lie beside the grid.
    .seen = With a card in this place the card outside would no longer lie beside the grid.
no-no-godlewski = { $card } does not lie obverse up in your grid.
no-still-inside = The place { $row },{ $column } may still belong to the grid; it is not outside.
    .seen = This place may still belong to the grid; it is not outside.
no-not-diagonal = The place { $row },{ $column } is not diagonal to any of your cards.
    .seen = This place is not diagonal to any of your cards.
no-stack-empty = The stack is empty.

# What cannot be read

no-verb = ‘{ $text }’ is no move. A move begins with one of the words: { $verbs }.
no-shape = The move ‘{ $verb }’ is written like this: { $example }
no-card = ‘{ $word }’ is no card number.
no-card-number = There is no card { $card }; the cards are numbered 1 to { $cards }.
no-side = The card ‘{ $word }’ lacks its side: a (obverse) or r (reverse).
no-place = ‘{ $word }’ is no place; a place is row and column, such as 0,1 or -1,2.
no-far = The place { $place } is too far away; rows and columns run from { $low } to { $high }.

no-grid-rows = A grid has { $size } rows; in the file: { $rows }.
no-grid-columns = Row { $row } of the grid should have { $size } places; an empty one is ---.
no-sixth-column = Row { $row } of the grid has more than { $size } places.
no-out-line = A card outside is a line: out row,column card, such as out 1,-1 41a.
no-out-place = The place { $place } is not right beside the grid, or it is taken.
no-too-many = The grid holds { $cards } cards; { $full } are the most.
no-card-twice = Card { $card } is written twice.
no-two-seats = There are two players: 1 and 2.
no-too-few-left = There are not enough cards: the deck has { $cards }.
no-laid-where = Card { $card } does not lie in the grid of the player whose turn it is.
no-out-of-step = Players alternate, so their grids cannot hold { $own } and { $other } cards.
no-market-size = The market has { $slots } places; in the file: { $found }.
no-market-side = Places 1 and 2 of the market are reverses, 3–6 obverses; place { $slot } is written otherwise.
no-market-holes = The number of empty places in the market should be: { $holes }.
no-card-count = There are { $cards } cards in all, each in one place.
no-hand-slot = The card taken lay the other side up than the empty place { $slot } of the market.

# Hints for a first game

hint-market = Every card has two sides. The obverse (light) bears symbols, the reverse (dark) is a goal, a chance or the joker. You take the side you see.
hint-lay = A card stays in your grid until the end. Lay it in a green place so that its symbols form what your goals ask for.
hint-goal = You have your first goal. At the end it gives points if the symbols in your grid fulfil what is drawn on it.
hint-chance = You have your first chance. From your next turn on you may use it once; the card then turns to its obverse. Unused it gives 1 point at the end.
hint-end = The end is near. The game ends when both grids hold 25 cards; then goals, unused chances and the joker are counted.

# The account

line-pattern = { $times ->
    [0] pattern not built
    [one] { $times } pattern for { $points } points
   *[other] { $times } patterns for { $points } points each
}
line-edge = { $times } × ‘{ $symbol }’ on the outer edge
line-interior = { $times } × ‘{ $symbol }’ off the outer edge
line-cross = { $times } × ‘{ $symbol }’ in the row and column
line-eliminate-kept = no ‘{ $symbol }’ in the row and column
line-eliminate-spoilt = there is a ‘{ $symbol }’ in the row or column
line-place-right = the card lies in the right place
line-place-wrong = the card lies in another place
line-neighbour-right = the card lies beside the one it names
line-neighbour-wrong = the named card does not lie beside it obverse up
line-chance = unused chance
line-joker = the joker stands for missing symbols
line-joker-unused = the joker was not needed
line-joker-symbol = ‘{ $symbol }’ taken from the joker

# Faults in a deck file

no-deck-count = the number of { $symbol } symbols is { $wanted }
no-deck-numbers = the cards are numbered 1 to { $cards }, each once; cards in the file: { $found }
no-deck-total = the symbol { $symbol } belongs on { $wanted } cards, but stands on { $found }
no-deck-chance = the deck lacks the chance ‘{ $kind }’
no-deck-joker = the deck must have exactly one joker
no-deck-symbols = two or three different symbols out of { $symbols }
no-deck-one = this is always 1 point
no-deck-points = points are a number from 1 to 50
no-deck-neighbour = the neighbour is another card, a number from 1 to { $cards }
no-deck-pattern = a pattern is rows of equal length made of { $symbols } and dots, 5×5 at most
no-deck-cells = cells are pairs [row, column] from 0 to 4

card-printed = the printed rulebook of the game

# The lesson

lesson-build-title = Build your square
lesson-build-text =
    The game is for two. Each of you builds a grid of 5×5: 25 cards about a pre-war square in the
    middle of Warsaw. Some cards supply symbols, others pay points for them.

    In the end the higher total wins. This finished grid is worth { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }

lesson-sides-title = A card has two sides
lesson-sides-text =
    The **obverse** supplies symbols: round icons with a letter. The **reverse** is a goal with
    its points, a chance or the joker. These two pictures are one card. The side that lies up
    counts.
lesson-sides-ask = Tap the card that lies goal side up.
lesson-sides-done = This is a goal. The number in its corner says what it is worth at the end.
lesson-sides-wrong = This is an obverse. Its round icons are the symbols that patterns are built from.

lesson-market-title = Take one card from the market
lesson-market-text =
    Six cards lie in the market: two reverse up, four obverse up. In your turn you take one and
    lay it in your grid **with the same side up**.

    The top card of the stack fills the empty place, with the same side up as the card that was
    taken from it. Then it is the other player’s turn.
lesson-market-ask = Tap the card you take.
lesson-market-done =
    The card is yours. Now you may look at its other side too, but you will lay it as it lay there.

lesson-lay-title = Lay the card in your grid
lesson-lay-text =
    You lay your first card in any place. Every later card must lie **next to** a card of yours,
    in a row or in a column. A corner is not enough.

    The grid has at most five rows and five columns, so it cannot span more than five places
    either way.
lesson-lay-ask = Tap a place where the card you took may lie.
lesson-lay-done = There it lies. The dots show other places where it could lie too.

lesson-pattern-title = Goal: a pattern of symbols
lesson-pattern-text =
    This goal pays 3 points for a pair: Culture and Borderland on two cards next to each other.
    A pattern may lie in any part of the grid, mirrored or turned as well.

    You may fulfil a goal several times, each time with other cards. Different goals may use the
    same card. An unfulfilled goal costs you nothing.
lesson-pattern-ask = Tap all cards that make pairs for this goal.
lesson-pattern-done = Two pairs, { $points ->
    [one] { $points } point in all.
   *[other] { $points } points in all.
}
lesson-pattern-wrong = This card has neither Culture nor Borderland, so it makes no pair.

lesson-places-title = Goals that look at places
lesson-places-text =
    The goal *Berek Joselewicz* pays 1 point for each Independence symbol on the outer edge of the
    grid. The *town hall* pays 7 points right in the centre and 1 elsewhere. *413 detained* pays
    3 points if there is no Riots symbol in its row and column.

    Other goals pay for symbols in the interior, or in the row and column of the card, and for a
    named card beside it.
lesson-places-ask = Tap all cards that *Berek Joselewicz* pays for.
lesson-places-done = These symbols lie on the edge. The goal brings { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
lesson-places-wrong = This card shows no Independence symbol or does not lie on the outer edge.

lesson-chance-title = A chance: break a rule once
lesson-chance-text =
    You take and lay a chance like any card. In one of your later turns you may use it, at most
    one in a turn. You turn a used chance obverse up, and its symbols count.

    You need not use it: a chance that lies up at the end scores 1 point. This one lets you lay
    the card you took diagonally.
lesson-chance-ask = Use this chance: tap a place diagonal to a card of yours.
lesson-chance-done = There it lies, and the chance card now lies obverse up and supplies symbols.

lesson-joker-title = The joker helps at the end
lesson-joker-text =
    The joker is the reverse of *Father Marceli Godlewski*. At scoring it stands for any symbol
    that you lack for a pattern. A symbol of the joker may serve different goals, but each one
    used costs 1 point.

    The goal *Isaac Bashevis Singer* looks for three symbols in one line: Notable person, Culture,
    Borderland.
lesson-joker-ask = Tap the three cards of this pattern. One of them is the joker.
lesson-joker-done = The joker stands for Culture. It serves both goals here, and you pay for it once.
lesson-joker-wrong = This card is not in one line with the Notable person and Borderland.

lesson-choose-title = Which card do you take?
lesson-choose-text =
    In your grid lies the goal *Sienkiewicz in Yiddish*: 3 points for a pair of Culture and
    Borderland. Culture is there already.

    You may lay a goal before its pattern or after it, since the grid at the end of the game
    counts. Here it is enough to look at one turn.
lesson-choose-ask = Tap the card of the market that brings most points in this turn.
lesson-choose-done = This is what every turn is like: what lies in the market, and what it fits in your grid.

lesson-end-title = The end and the count
lesson-end-text =
    The game ends after 50 turns, when each grid has 25 cards. You get points for every goal that
    lies goal side up, and 1 for each unused chance. For each symbol of the joker that is used you
    take off 1. Equal totals are a draw.

    This is how the grid of the first step is counted. You are ready to begin.
