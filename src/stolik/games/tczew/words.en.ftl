# Zbudujmy Tczew in English. Every message has its counterpart in words.pl.ftl.

game-title = Let’s Build Tczew
game-intro =
    Four settlements lie by the Vistula: Tczew, Czyżykowo, Suchostrzygi and Lisewo. Each player
    builds one of them through the epochs. In your turn you lay a card beside your own, use an
    event, exchange a card or wait. Cards of one category never touch. At the end you score
    Start Cards, Monuments, Objects and the largest city.

    Categories: R Town Hall, P Police, S Fire Brigade, Z Health Service, M Housing,
    N Industry and Science, T Transport, W Religion, H Trade and Services,
    K Culture and Entertainment, B Sport, D Monuments, U Unique Objects, F Future Objects,
    X Contamination. Fields are written column x row: H8x7 is column H8, row 7.

option-rules = Rules
option-rules-basic = basic game
option-rules-extended = extended game, with plebiscites
option-end = End of the game
option-end-V = after Epoch V
option-end-IV = after Epoch IV
option-end-III = after Epoch III
option-end-vote = after Epoch V, or when everybody agrees
option-speed = Speed
option-speed-false = cards taken off by events go under the pile
option-speed-true = cards taken off by events are used up
option-settlements = Settlements
option-settlements-seats = in the order of seats
option-settlements-lots = by lot

prompt-start = Roll the dice for who begins.
prompt-prehistory = Roll the dice for the field of a card of Epoch I.
prompt-prehistory-field = A zero. Lay the card of Epoch I on any permitted field.
prompt-packet = Lay a card of your settlement beside the Start Card.
prompt-action = Lay a card, use an event, exchange a card or wait.
prompt-after = Hold a plebiscite or end your turn.
prompt-vote = Say whether you agree to end the game.
prompt-pick = Point at a card on the map.
prompt-choose = Choose a card.
prompt-row = Name a row of the map.
prompt-build = Lay a card or stop building.
prompt-aim = A zero. Point at any field.
prompt-tick = Point at your card that goes back under the pile.
prompt-over = The game is over.

play-estimate = If the game ended now:

# Forms

roman = { $number ->
    [1] I
    [2] II
    [3] III
    [4] IV
   *[other] V
}
town-name = { $town ->
    [1] Tczew
    [2] Czyżykowo
    [3] Suchostrzygi
   *[other] Lisewo
}
town-of = { $town ->
    [1] Tczew
    [2] Czyżykowo
    [3] Suchostrzygi
   *[other] Lisewo
}
category-of = { $category ->
    [R] Town Hall
    [P] Police
    [S] Fire Brigade
    [Z] Health Service
    [M] Housing
    [N] Industry and Science
    [T] Transport
    [W] Religion
    [H] Trade and Services
    [K] Culture and Entertainment
    [B] Sport
    [D] Monument
    [U] Unique Object
    [F] Future Object
   *[X] Contamination
}
category-apart = { $category ->
    [R] a Town Hall may not touch a Town Hall
    [P] Police may not touch Police
    [S] a Fire Brigade may not touch a Fire Brigade
    [Z] a Health Service may not touch a Health Service
    [M] Housing may not touch Housing
    [N] Industry and Science may not touch Industry and Science
    [T] Transport may not touch Transport
    [W] Religion may not touch Religion
    [H] Trade and Services may not touch Trade and Services
    [K] Culture and Entertainment may not touch Culture and Entertainment
    [B] Sport may not touch Sport
    [D] a Monument may not touch a Monument
    [U] a Unique Object may not touch a Unique Object
   *[F] a Future Object may not touch a Future Object
}
cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}

# The table

phase-start = Who begins
phase-prehistory = Epoch I: cards of old times
phase-packets = Epoch II: the settlements
phase-turns = Epoch { roman } – round { $round }
phase-over = The game is over
title-rules = { $rules ->
    [extended] extended game
   *[basic] basic game
}
legend =
    A card: letter of its category (G Start Card), small letter of its town
    (- nobody), + substitute, ' and " tokens. Fields: ≈ river, (t) zone, □ may lay.
town-line = { town-name }: { $player }
town-line-you = { town-name }: { $player } (you)
backs = { $count ->
    [0] no cards in hand
    [one] { $count } card in hand: { $epochs }
   *[other] { $count } cards in hand: { $epochs }
}
points = { $points } points
skips-left = loses { $count ->
    [one] { $count } turn
   *[other] { $count } turns
}
dry-left = draws nothing at the end of { $count ->
    [one] { $count } turn
   *[other] { $count } turns
}
limited-now = may only exchange a card or wait
last-move = has a last move
piles = Piles: { $piles } – used cards: { $used }
pile = Epoch { roman }: { $count }
process-line = { $event } – { $player }, { $count ->
    [one] { $count } turn left
   *[other] { $count } turns left
}
hand = Your hand
fields-free = { $count ->
    [0] no field
    [one] { $count } field
   *[other] { $count } fields
}
event-mark = event
laying = To be laid: { $card }
asked-event = Event { $event } – { $player }
asked-number = roll: { $number }
asked-picked = picked: { $fields }
asked-shown = You see these cards:

# The cards

card-epoch = Epoch { roman }
card-start = Start Card
card-event = Event
card-river = on the river only
card-riverside = by the river only
card-lonely = lonely: touches one card only
card-target = { $target ->
    [opponent] Target: an opponent you name
    [any] Target: a player you name, you too
    [opponents] Target: all opponents
    [everyone] Target: all players
   *[self] Target: you
}
card-shield = Shielded: { category-of } cards and those they touch
card-city-shield = Shielded: a city with at least { $count } { category-of } { $count ->
    [one] card
   *[other] cards
}
card-halls = Town Halls needed: { $count }
card-substitute = Substitute { $number } B: { $title }
card-source = Source: { $source }
card-rulebook = The printed rulebook gives this: { $facts }; the rest is ours.
card-ours = We made this card for this edition.
stated-number = number
stated-title = name
stated-category = category
stated-epoch = epoch

# Moves, as proposals

move-roll = roll the dice
move-lay = lay { $card } on { $field }
move-event = { $town ->
    [0] use the event { $card }
   *[other] use the event { $card } on { town-name }
}
move-exchange = exchange { $card }
move-wait = wait
move-plebiscite = hold a plebiscite from { $field } on the card at { $field_2 }
move-end = end the turn
move-pick = point at { $field }
move-choose = choose { $card }
move-row = name row { $row }
move-done = no more of it
move-propose = propose to end the game
move-agree = agree to end the game
move-decline = play on

# What happened

fact-throw = { $player } rolls { $number }.
fact-first = { $player } begins.
fact-dealt = { $player } gets { $card }.
fact-column = { $player } rolls for the column: { $number }.
fact-row = { $player } rolls for the row: { $number }.
fact-prehistory = { $card } appears on { $field } and belongs to nobody.
fact-lay = { $player } lays { $card } on { $field }.
fact-capture = { $player } captures { $card } on { $field }.
fact-epoch = Epoch { roman } begins.
fact-draw = { $player } draws { cards }.
fact-drawn = Drawn: { $card }.
fact-exchange = { $player } exchanges a card.
fact-wait = { $player } waits.
fact-sit-out = { $player } loses this turn.
fact-event = { $player } uses the event { $event }.
fact-event-on = { $player } uses the event { $event } on { $player_2 }.
fact-spared = The event { $event } passes over the shielded city of { $player }.
fact-roll-k3 = { $player } rolls { $die }, which counts as { $number }.
fact-roll-k6 = { $player } rolls { $number }.
fact-pick = { $player } points at { $card } on { $field }.
fact-no-effect = The event { $event } meets no card.
fact-destroy = { $card } on { $field } is destroyed ({ $player }).
fact-destroy-nobody = { $card } of nobody on { $field } is destroyed.
fact-return = { $card } on { $field } goes back under the pile ({ $player }).
fact-return-nobody = { $card } of nobody on { $field } goes back under the pile.
fact-take = { $player } takes over { $card } on { $field } from { $player_2 }.
fact-two-tokens = { $player } puts two tokens on { $count ->
    [one] { $count } card taken
   *[other] { $count } cards taken
}.
fact-token-off = { $player } takes the second token off { cards }.
fact-district-passes = The district with { $card } loses touch with its town and passes to { town-of }, { cards } in all.
fact-district-falls = The district of { town-of } with { $card } loses touch with its town and is gone, { cards } in all.
fact-lose = { $player } loses { cards } from the hand.
fact-lost = Lost from the hand: { $card }.
fact-renew = { $player } gives up the whole hand: { cards }.
fact-open-hand = { $player } looks at the hand of { $player_2 }: { cards }.
fact-hand-over = { $player } gets a card from { $player_2 }.
fact-handed-over = It is { $card }.
fact-censor = { $player } takes a card out of the hand of { $player_2 }.
fact-censored = It is { $card }.
fact-look = { $player } looks at { cards } on top of the pile.
fact-look-taken = Kept: { $card }.
fact-sift-card = Under the pile: { $card }.
fact-sift = { $player } puts { cards } under the pile.
fact-pick-up = { $player } takes { $card } from { $field } back into the hand.
fact-cover = { $player } lays the substitute { $sub } on { $card } at { $field }.
fact-restore = { $player } takes the Contamination off { $card } on { $field }.
fact-row-named = { $player } names row { $number }.
fact-struck = The event { $event } strikes { $field }.
fact-dry = { $player } draws nothing at the end of { $count ->
    [one] a turn
   *[other] { $count } turns
}.
fact-skip = { $player } loses the next turn.
fact-limit = { $player } may only exchange a card or wait in the next turn.
fact-process = The event { $event } stays for { $count ->
    [one] { $count } turn
   *[other] { $count } turns
}: { $player }.
fact-process-over = The event { $event } ends: { $player }.
fact-plebiscite = { $player } holds a plebiscite from { $field } on { $card } at { $field_2 }; { $player_2 } defends it.
fact-plebiscite-won = { $card } changes hands: { $player }.
fact-plebiscite-lost = { $card } stays with its city: { $player_2 }.
fact-propose = { $player } proposes to end the game.
fact-agree = { $player } agrees.
fact-decline = { $player } wants to play on.
fact-end-begins = { $player } ends the last full turn; the others have a last move each.
fact-over = The game ends.

# Why not

no-over = The game is over.
no-out-of-turn = It is another player’s turn.
no-first-roll = First roll the dice for who begins.
no-roll-field = The dice decide where { $card } lies: roll them.
no-choose-field = First lay { $card } on a field of your choice.
no-packet-first = First lay the cards of your settlement.
no-not-in-packet = { $card } is none of the cards you are to lay now.
no-outside-zone = Field { $field } lies outside the zone of your settlement.
no-beside-start = Field { $field } does not share a side with { $card_2 }.
no-start-zone = Field { $field } lies in the zone of a settlement, where no card of Epoch I may lie.
no-rival-card = A rival’s card lies on field { $field }: { $card_2 }.
no-occupied = Field { $field } is taken by { $card_2 }.
no-river-only = { $card } lies on the river only, and field { $field } is land.
no-river = Field { $field } is river, and { $card } lies on land.
no-riverside-only = { $card } lies by the river only, and field { $field } has no river to its east or west.
no-corner = Field { $field } touches your cards at a corner only.
no-apart = Field { $field } touches none of your cards.
no-clash = Field { $field } touches { $card_2 }, and { category-apart }.
no-clash-rival = Field { $field } touches a rival’s { $card_2 }, and { category-apart }.
no-clash-nobody = Field { $field } touches { $card_2 }, which is nobody’s, and { category-apart }.
no-clash-covered = Field { $field } touches { $card_2 } and its substitute, and { category-apart }.
no-beside-lonely = The lonely card { $card_2 } lies beside field { $field }, which must stay empty.
no-lonely = { $card } must have exactly one neighbouring card, and beside field { $field } there are { $count }.
no-banned = The event { $event } keeps you from laying { $card } now.
no-banned-beside = The event { $event } keeps you from building beside { $card_2 }.
no-own-zone = You have no card on the map: lay { $card } in the zone of your settlement; field { $field } is outside it.
no-land-only = You have no card on the map: lay { $card } on land; field { $field } is river.
no-not-in-hand = You do not hold { $card }.
no-lay-event = { $card } is an event and is not laid on the map.
no-no-event = { $card } is no event; it is laid on the map.
no-four-actions = In a turn you lay a card, use an event, exchange a card or wait.
no-wait-instead = If you want to do nothing, wait.
no-one-action = You have acted in this turn; you may hold a plebiscite or end the turn.
no-limited = In this turn you may only exchange a card or wait.
no-no-more-drawing = The last pile is empty and nothing is drawn any more, so nothing can be exchanged.
no-pile-empty = The pile is empty, so nothing can be exchanged.
no-basic-game = There are plebiscites in the extended game only.
no-one-plebiscite = There was a plebiscite in this turn already.
no-from-own-card = No card of yours lies on { $field }, so no plebiscite can come from there.
no-on-rival-card = No rival’s card lies on { $field_2 }.
no-on-nobody = { $card } on { $field_2 } is nobody’s, and a plebiscite is about a rival’s card.
no-not-touching = Fields { $field } and { $field_2 } do not share a side.
no-two-tokens = { $card } carries two border tokens, so there is no plebiscite on it.
no-plebiscite-banned = The event { $event } forbids a plebiscite on { $card }.
no-no-vote = Nobody has proposed to end the game.
no-vote-not-agreed = You did not agree to vote on the end of the game.
no-vote-when = The end is proposed by { $player } at the beginning of a turn, after a full round at least and once a round.
no-vote-first = First answer the proposal of { $player } to end the game.

no-needs-halls = The event { $event } needs Town Halls: { $count }. You have { $number }.
no-not-yourself = The event { $event } is not used on yourself.
no-city-shield = The event { $event } passes over this city: { $player } has at least { $count } { category-of } cards.
no-names-nobody = The event { $event } names no player.
no-name-somebody = Name the settlement on which you use the event { $event }.
no-nobody-to-name = The event { $event } cannot be used on anybody now.
no-no-such-player = Nobody at this table plays { town-name }.
no-must-pick = The event { $event } needs a card.
no-pick-first = First point at a card for the event { $event }.
no-pick-empty = There is no card on { $field }.
no-pick-start = No event moves the Start Card { $card }.
no-pick-nobody = { $card } is nobody’s, and the event { $event } is about cards of players.
no-pick-other = { $card } does not belong to the player it is about: { $player }.
no-pick-again = { $card } is chosen already.
no-pick-covered = A substitute lies on { $card }, and only its category counts.
no-pick-category = { $card } is not the kind of card the event { $event } is about.
no-pick-ground = Field { $field } is not the kind of field the event { $event } is about.
no-pick-apart = { $card } touches none of your cards.
no-pick-not-beside = { $card } does not touch the card chosen before.
no-pick-neighbours = { $card } has another number of neighbouring cards than the event { $event } asks for.
no-pick-together = { $card } does not form one group with the cards already chosen.
no-shielded = { $card } is shielded by { $card_2 } on { $field_2 }.
no-tick-first = First point at your card that the event { $event } takes.
no-cover-twice = A substitute lies on { $card } already.
no-cover-kind = The substitute of the event { $event } cannot lie on { $card }.
no-cover-clash = Beside { $card } lies { $card_2 }, of the same category as the substitute of the event { $event }.
no-nothing-to-cover = There is no card for the substitute of the event { $event }: { $player }.
no-nothing-to-pick-up = You have no Object on the map that the event { $event } lets you take back.
no-nothing-to-build = You hold no card that the event { $event } would let you lay.
no-nothing-to-begin = The event { $event } begins with a { category-of } card, and you cannot lay one now.
no-build-one = The event { $event } asks you to lay one card at least.
no-build-first = First lay the cards that the event { $event } allows.
no-begin-with = The event { $event } begins with a { category-of } card, which { $card } is not.
no-chain = { $card } must touch { $card_2 }, laid just now on { $field_2 }.
no-choose-first = First choose a card for the event { $event }.
no-not-shown = { $card } is not among the cards you choose from.
no-row-first = First name a row for the event { $event }.
no-aim-first = First point at the field that the event { $event } strikes.

# What cannot be read

no-verb = ‘{ $text }’ is no move. A move begins with one of the words: { $verbs }.
no-shape = The move ‘{ $verb }’ is written like this: { $example }
no-card = ‘{ $word }’ is no card number.
no-card-number = There is no card { $card }; the cards are numbered 1 to { $cards }.
no-field-name = ‘{ $word }’ is no field; fields are A1x1 to O15x15: the column with letter and number, then the row.
no-row = ‘{ $word }’ is no row; rows are numbered 1 to { $size }.
no-town = ‘{ $word }’ is no settlement; the settlements are { $towns }.

no-lies = ‘{ $word }’ cannot be read; a card on the map is written 57@E5x10, with a substitute 40+168B@F6x8, and a star after the field is a token.
no-process-form = ‘{ $word }’ cannot be read; an event that goes on is written 154 T>C 3: its number, by whom, on whom, and how many turns are left.
no-frames = This course of a turn cannot be read: { $text }
no-which = Possible values: { $allowed }.
no-towns = The settlements are, by the number of players: 2 – T C, 3 – T C L, 4 – T C S L, in any order.
no-card-twice = Card { $card } is written twice.
no-sub-twice = The substitute { $number } B is written twice.
no-no-sub = There is no substitute { $number } B; there are { $known }.
no-two-cards = Two cards lie on field { $field }: { $card } and { $card_2 }.
no-start-missing = { $card } must lie on field { $field }: a Start Card never leaves it.
no-start-place = Field { $field } is for its Start Card only, and that for it; { $card } cannot lie here.
no-event-on-map = { $card } is an event and cannot lie on the map.
no-touching-alike = { $card } and { $card_2 } are of one category and touch each other.
no-lonely-company = The lonely card { $card } touches more than one card.
no-must-have-owner = { $card } must belong to somebody; only cards of Epoch I and Start Cards may be nobody’s.
no-sub-place = The substitute { $number } B cannot lie on { $card }.
no-tokens-basic = There are no border tokens in the basic game.
no-tokens-nobody = No token lies on { $card }, which is nobody’s.
no-card-nowhere = { $card } lies nowhere.
no-impossible = No table could ever stand so.

# The account

line-no-start = no Start Card, hence no points
line-largest = { $tied ->
    [1] the largest city
   *[other] the largest city (tied)
}, { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
line-starts = { $count ->
    [one] { $count } Start Card
   *[other] { $count } Start Cards
}
line-monuments = { $count ->
    [one] { $count } Monument
   *[other] { $count } Monuments
}
line-specials = { $count ->
    [one] { $count } Unique or Future Object
   *[other] { $count } Unique or Future Objects
}
line-categories = { $count ->
    [one] { $count } category of Objects
   *[other] { $count } categories of Objects
}: { $categories }
line-contamination = Contamination

# Faults in a deck file

no-deck-colour = there must be { $wanted } cards of { $code }
no-deck-start = a Start Card has no category
no-deck-star = the star of a note stands where there is a note and no other mark
no-deck-packet = Epoch II is the Start Cards 1–4 and the cards 114–125, and only they
no-deck-epoch = { $what ->
    [event] events
   *[other] { $what } cards
} of Epoch { $epoch }: { $wanted } wanted, { $found } found
no-deck-substitute = a substitute is laid by the event that has it, and by no other
no-deck-kinds = substitutes of { $code }: { $wanted } wanted, { $found } found
no-deck-process = an event that goes on does one of three things: tick and of, ban, or ban_touching
no-deck-either = either means ‘one of the two’: of and on are both needed
no-deck-order = { $needs } must stand before it
