# The sentences of the table in the browser. Every message has its counterpart in client.pl.ftl.

# The map

tcz-map = Map
tcz-whole = Whole map
tcz-zoom = Zoom of the map
tcz-zoom-in = Zoom in
tcz-zoom-out = Zoom out
tcz-land = land
tcz-river = river
tcz-zone = zone of { town-of }
tcz-free = free
tcz-nobody = nobody’s
tcz-owner = belongs to { $player }
tcz-covers = under it the card { $card }
tcz-tokens = { $count ->
    [one] { $count } border token
   *[other] { $count } border tokens
}
tcz-picked = chosen
tcz-may-lay = you may lay it here
tcz-may-pick = you may choose it
tcz-hit = within reach of the event
tcz-shielded = shielded
tcz-category = { $category ->
    [R] Town Hall
    [P] Police
    [S] Fire Brigade
    [Z] Health Service
    [M] Housing
    [N] Industry and Science
    [T] Transport
    [W] Religion
    [H] Trade and Services
    [K] Culture and Leisure
    [B] Sport
    [D] Monument
    [U] Unique Object
    [F] Future Object
    [G] Start Card
   *[X] Contamination
}

# Hand and moves

tcz-hand-of = Hand of { $player }
tcz-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
tcz-do-roll = Roll the dice
tcz-do-exchange = Exchange a card
tcz-do-wait = Wait
tcz-do-plebiscite = Plebiscite
tcz-do-propose = Propose to end the game
tcz-do-agree = Agree
tcz-do-decline = Play on
tcz-do-done = That is enough
tcz-do-end = End the turn
tcz-do-event = Play the event
tcz-lay = Lay the card { $card }.
tcz-fields = { $count ->
    [0] You may not lay it anywhere now.
    [one] You may lay it on { $count } field.
   *[other] You may lay it on { $count } fields.
}
tcz-fields-short = { $count ->
    [one] { $count } field
   *[other] { $count } fields
}
tcz-event-on = Play the event { $card }.
tcz-exchange-which = Choose the card to put under the pile.
tcz-plebiscite-from = Choose your card from which the plebiscite starts.
tcz-plebiscite-on = Choose the rival card it is about.
tcz-plebiscite-how = Both of you roll a die. The card changes owner if you roll more.
tcz-pick-of = Choose up to { $count ->
    [one] { $count } more card
   *[other] { $count } more cards
} of { $player }.
tcz-pick-own = Choose up to { $count ->
    [one] { $count } more card
   *[other] { $count } more cards
} on the map.
tcz-build = Lay up to { $count ->
    [one] { $count } more card
   *[other] { $count } more cards
}.
tcz-choose = Choose { $count ->
    [one] { $count } card
   *[other] { $count } cards
}. Only you see them.
tcz-asked = Event { $event }.
tcz-asked-number = Event { $event }, rolled { $number }.
tcz-waits-start = Rolls for the first turn.
tcz-waits-prehistory = Rolls for the field of a card of Epoch I.
tcz-waits-prehistory-field = Chooses a field for a card of Epoch I.
tcz-waits-packet = Lays the cards of the settlement.
tcz-waits-action = Chooses what to do in this turn.
tcz-waits-after = Chooses whether to hold a plebiscite.
tcz-waits-vote = Votes on ending the game.
tcz-waits-pick = Chooses a card for the event.
tcz-waits-choose = Chooses a card.
tcz-waits-row = Chooses a row of the map.
tcz-waits-build = Builds thanks to the event.
tcz-waits-aim = Chooses a field.
tcz-waits-tick = Chooses a card that goes under the pile.

# Why not here

tcz-why-not = Why not here?
tcz-bar-rival-card = A rival’s card lies here.
tcz-bar-occupied = A card lies here already.
tcz-bar-river-only = This card lies on the river only.
tcz-bar-river = This is the river, and the card lies on land.
tcz-bar-riverside-only = This card lies at the riverside only.
tcz-bar-corner = This field touches your city only by a corner.
tcz-bar-apart = This field does not touch your city.
tcz-bar-clash = Your card of the same category lies beside it: { category-apart }.
tcz-bar-clash-rival = A rival’s card of the same category lies beside it: { category-apart }.
tcz-bar-clash-nobody = Nobody’s card of the same category lies beside it: { category-apart }.
tcz-bar-clash-covered = A substitute or the card under it has the same category: { category-apart }.
tcz-bar-beside-lonely = A lonely card lies beside it. This field must stay empty.
tcz-bar-lonely = A lonely card has exactly one neighbouring card.
tcz-bar-banned = An event in force forbids this category.
tcz-bar-banned-beside = An event in force forbids building beside these cards.
tcz-bar-own-zone = You have no cards on the map, so begin in your own zone.
tcz-bar-land-only = You have no cards on the map, so begin on land.

# Events

tcz-event-epoch = event, epoch { roman }
tcz-can-hit = within reach: { $count }
tcz-shielded-many = shielded: { $count }
tcz-not-needs-halls = You have too few Town Halls.
tcz-not-city-shield = This city is shielded.
tcz-not-nothing-to-cover = There is no card on which the substitute may lie.
tcz-not-nothing-to-pick-up = There is no Object to take into the hand.
tcz-not-nothing-to-build = You have no card that could be laid.
tcz-not-nothing-to-begin = You have no card with which this event begins.
tcz-not-not-yourself = This event is not played on oneself.
tcz-process = { $event }: { $count ->
    [one] { $count } more turn
   *[other] { $count } more turns
}

# Players and piles

tcz-seat = fields { $fields } · halls { $halls } · monuments { $monuments }
tcz-epoch = Epoch
tcz-epochs = Epochs
tcz-in-pile = cards in the pile
tcz-pile = epoch { roman }: { $count ->
    [one] { $count } card in the pile
   *[other] { $count } cards in the pile
}
tcz-used = used cards: { $count }
tcz-account = Points of { $player }
tcz-missing = Categories missing: { $categories }.
tcz-number = no. { $number }
tcz-from-rulebook = The printed rulebook names this card.

# First steps

tcz-hint-packet = Choose a card of your settlement, then a green field beside the Start Card.
tcz-hint-lay = Choose a card of your hand. The map shows the fields where it may lie.
tcz-hint-why = Switch on “Why not here?” and the map shows which rule closes which field.
tcz-hint-event = A card with lightning is an event. Choose it and say whom it is about.
tcz-hint-pick = Cards that you may choose have a green frame.
tcz-hint-plebiscite = A plebiscite is a fight for a rival card that touches yours. Before or after the action, once a turn.

# The story of the points

tcz-source = Source
tcz-source-starts = Start Cards
tcz-source-monuments = Monuments
tcz-source-specials = Unique and Future Objects
tcz-source-categories = Categories of Objects
tcz-source-contamination = Contamination
tcz-source-largest = Largest city
tcz-source-no-start = No Start Card
tcz-tells-starts = 3 points for each Start Card in the city.
tcz-tells-monuments = 2 points for each Monument in the city.
tcz-tells-specials = 1 point for each Unique Object and Future Object in the city.
tcz-tells-categories = 1 point for each category of Objects with at least one card in the city. A card under the Contamination does not count.
tcz-tells-contamination = The Contamination in a city takes 1 point away.
tcz-tells-largest = 3 points for the city with most fields. If several tie, each of them gets them.
tcz-tells-no-start = Whoever has no Start Card gets no points at all.
tcz-tie-monuments = The points are equal, so the Monuments in the city decide.
tcz-tie-shared = Points and Monuments are equal, so the victory is shared.
