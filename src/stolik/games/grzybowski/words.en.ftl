# Plac Grzybowski in English. Every message has its counterpart in words.pl.ftl.

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
fact-refill = The card { $card } comes to the market ({ $side ->
    [a] obverse
   *[r] reverse
}).
fact-swap = { $player } uses the chance { $card } and swaps { $card_2 } and { $card_3 }.
fact-flip = { $player } uses the chance { $card } and flips { $card_2 }.
fact-move = { $player } uses the chance { $card } and moves { $card_2 } to { $row },{ $column }.
fact-joker = { $player } uses the chance { $card }: Father Godlewski becomes the joker.
fact-outside = { $player } uses the chance { $card } and lays { $card_2 } outside the grid, at { $row },{ $column }.
fact-diagonal = { $player } uses the chance { $card } and lays { $card_2 } diagonally, at { $row },{ $column }.
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
no-taken = The place { $row },{ $column } is taken.
no-too-wide = A card at { $row },{ $column } would not fit a { $size }×{ $size } grid.
no-corner = The place { $row },{ $column } touches your cards at a corner only.
no-apart = The place { $row },{ $column } touches none of your cards along a row or a column.
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
no-swap-same = A swap needs two different cards.
no-flip-chance = { $card } cannot be flipped: it lies chance side up or is the joker.
no-chance-idle = The chance { $card } cannot be used now: there is no free place.
no-leaves-outside = With a card at { $row },{ $column } the card outside would no longer lie beside the grid.
no-no-godlewski = { $card } does not lie obverse up in your grid.
no-still-inside = The place { $row },{ $column } may still belong to the grid; it is not outside.
no-not-diagonal = The place { $row },{ $column } is not diagonal to any of your cards.
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

card-source-rulebook = Source: the printed rulebook of the game
