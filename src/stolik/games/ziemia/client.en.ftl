# Sentences of the table in the browser. Each one has its match in client.pl.ftl.

# Names

tz-city = { $city ->
    [warszawa] Warsaw
    [gniezno] Gniezno
    [czestochowa] Częstochowa
    [krakow] Kraków
    [oswiecim] Oświęcim
   *[nowy-targ] Nowy Targ
}
tz-in-city = in { tz-city }
tz-faction = { $faction ->
    [D] Clergy
    [R] Workers
    [S] Students
   *[I] Intelligentsia
}
tz-of-faction = of the { tz-faction }
tz-field = { $field ->
    [church] Church
    [office] Office
   *[special] Special field
}
tz-field-letter = { $field ->
    [church] C
    [office] O
   *[special] S
}
tz-resource = { $resource ->
    [faith] Faith
    [resistance] Resistance
   *[influence] Influence
}
tz-amount = { $count } { tz-resource }
tz-nothing = nothing
tz-kind = { $kind ->
    [local] local
   *[immediate] immediate
}
tz-when = { $when ->
    [any] at any time
    [own] on your turn
   *[reaction] reaction
}
tz-meta = June 1979 · { $level } level
tz-number = Card { $number }
tz-from-us = Text of the card: our edition.
tz-from-rulebook = Text of the card: from the rulebook of the game.

# The board

tz-board = Cities
tz-time = time
tz-time-next = Time: { $time } of 100, next Mobilisation at { $mark }
tz-time-last = Time: { $time } of 100, no more Mobilisation
tz-mobilisation = Mobilisation
tz-counts = Faithful: { $faithful }, Agents: { $agents }, circles: { $circles }
tz-stands = a Citizen { tz-of-faction } stands there
tz-free = free
tz-closed = closed by a local card
tz-may-place = you may place a Citizen here
tz-may-pick = you may choose it
tz-may-call = you may call somebody here by Telephone
tz-may-play = you may play it
tz-local = Local Regime card { $card }. Cost of removal: { $cost }. Penalty: { $count } pts
tz-penalty = { $count ->
    [0] 0 pts
   *[other] −{ $count } pts
}
tz-removal = Removal:
tz-rule = City rule: { $card }. { $text }
tz-rule-barred = { $card }: rule barred
tz-look-rule = City rule
tz-renewal = Renewal cards, Telephone and Prison
tz-renewal-cards = Renewal cards on display
tz-in-hand = in your hand
tz-renewal-card = Renewal card
tz-renewal-field = field { tz-of-faction }
tz-reward = Influence for preparing it: { $count }
tz-telephone = Telephone
tz-phone-free = free, call somebody of another faction
tz-phone-cut = dead until the next turn of whoever lost it
tz-prison = Prison
tz-prison-empty = empty
tz-captives = { $count ->
    [one] { $count } Citizen
   *[other] { $count } Citizens
}

# Beside the board

tz-pool = Common pool
tz-pool-most = 10 at most
tz-central = Central Regime card
tz-central-none = There is none on the easy level.
tz-one-office-used = No more Office actions this turn.
tz-known = Next Regime cards
tz-last-regime = Last Regime card
tz-last-none = None has been revealed yet.
tz-decks = In the decks: Regime { $regime }, Renewal { $renewal }, Central { $central }
tz-hand = Your cards
tz-hand-of = Cards: { $player }
tz-hand-empty = A prepared Renewal card comes here.
tz-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
tz-active = turn
tz-no-faction = no faction yet
tz-at-home = At home, { tz-faction }: { $count }
tz-absent = Factions without a player
tz-absent-what = reserve
tz-today = Points as of today
tz-points-now = { $count ->
    [one] point
   *[other] points
} as of today, goal: { $target }
tz-faithful-count = { $count } Faithful
tz-loss-agents = { $count ->
    [one] { $count } Agent
   *[other] { $count } Agents
}
tz-loss-prison = { $count } in Prison
tz-loss-locals = { $count } for cards
tz-loss-removed = { $count } out of the game

tz-mobilised = Mobilisation. The Central card and all Renewal cards change.
tz-revealed = Regime card in { city-name }
tz-revealed-cancelled = Called off.

# Prompts

tz-turn-first = Place a Citizen.
tz-turn-next = Place the next Citizen.
tz-turn-none = You have nobody left to place. End the turn.
tz-turn-draws = The first one in a City reveals a Regime card.
tz-turn-drawn = The Regime card of this turn has been revealed.
tz-left = { $count ->
    [one] { $count } Citizen left to place.
   *[other] { $count } Citizens left to place.
}
tz-hushed = No Church actions this turn.
tz-open = This turn the Renewal fields of all factions are open to you.
tz-draw-here = The first Citizen of this turn stands { tz-in-city }.
tz-asked = Card { $card }.
tz-at-most = { $count ->
    [one] You may choose { $count } more.
   *[other] You may choose up to { $count } more.
}
tz-ask-factions = Choose a faction.
tz-ask-draw = Reveal the Regime card.
tz-ask-reaction = Do you react?
tz-ask-freeing = Choose whom you free from Prison.
tz-ask-city = { $verb ->
    [add] Choose a City to which a Faithful comes.
    [expel] Choose a City from which an Agent goes.
    [scatter] Choose a City from which Faithful go.
    [agent] Choose a City to which an Agent comes.
    [lift] Choose a City whose local card is removed.
    [buy] Choose a City whose local card you pay for.
   *[other] Choose a City.
}
tz-ask-citizen = { $verb ->
    [exile] Choose a prisoner who leaves the game.
   *[free] Choose who leaves Prison.
}
tz-ask-card = Choose a Renewal card that goes.
tz-ask-placed = Choose a Citizen of yours who comes back.
tz-ask-gain = Choose what you all gain.
tz-ask-ransom = Pay, or allow the arrest.
tz-ask-payment = Choose what you pay with.
tz-ask-order = Put the Regime cards in order. Choose the one that comes first.
tz-order-next = Choose the next card.
tz-order-card = Card { $card }, as number { $number }.
tz-order-back = Take the last one back
tz-ask-calling = Choose the Renewal field to which you call somebody.
tz-ask-enrolling = Place a second Citizen on any Renewal field.
tz-react = { $event ->
    [agent] An Agent appears { tz-in-city }. Do you react?
    [arrest] A Citizen { tz-of-faction } is about to go to Prison. Do you react?
   *[regime] A Regime card has been revealed. Do you react?
}
tz-react-cards = These cards answer it. A card you play works at once.
tz-react-cancelled = The effect of this card has already been cancelled.
tz-waits = { $prompt ->
    [factions] Chooses a faction.
    [draw] Reveals the Regime card.
    [reaction] Thinks about a reaction.
    [freeing] Frees from Prison.
    [city] Chooses a City.
    [citizen] Chooses a prisoner.
    [card] Chooses a Renewal card.
    [placed] Chooses a Citizen.
    [gain] Chooses what you all gain.
    [ransom] Pays or allows an arrest.
    [payment] Chooses what to pay with.
    [order] Puts the Regime cards in order.
    [calling] Calls a Citizen.
    [enrolling] Places a Citizen on a Renewal card.
   *[turn] Places Citizens.
}
tz-may-interject = You may play a card from your hand now, but you need not.

tz-plan-at = Plan: { $place }
tz-plan-show = Show the others a plan
tz-plan-of = { $player } plans: { $moves }.

# What can be done

tz-do-action = { $action ->
    [faith] Gain Faith
    [faithful] Add a Faithful
    [resistance] Gain Resistance
    [agent] Remove an Agent
    [rule] Use the City rule
    [free] Free from Prison
   *[none] Stand there and do nothing
}
tz-why = Not now. See why.
tz-do-prepare = Place your Citizen on the field { tz-of-faction }
tz-do-call = Call: { tz-faction }, card { $card }
tz-do-remove = Pay and remove ({ $cost })
tz-do-play = Play a card
tz-do-play-card = Play the card { $card }
tz-do-draw = Reveal the Regime card
tz-do-end = End the turn
tz-do-done = Enough
tz-do-pass = Not now
tz-do-pass-turn = Do not ask this turn
tz-do-gain = Gain: { tz-resource }
tz-do-pay = Pay: { $cost }
tz-do-arrest = Allow the arrest
tz-risk-first = The first one in a City: reveals a Regime card.
tz-risk-local = The local card { $card } lies here: a second one brings an Agent and an arrest.

# Plans

tz-plans = Plans
tz-plan-how = Plan your turn. Everybody sees the plan, and it binds nobody.
tz-plan-take-back = In your plan. Choose it to take it back.
tz-plan-clear = Clear your plan
tz-planned-by = in the plan of { $player }
tz-intent = Intention:

# First steps

tz-hint-place = Choose a green field: a Church gives Faith or a Faithful, an Office gives Resistance or removes an Agent, a Special field uses the City rule.
tz-hint-regime = Now the Regime answers. The card works in the City of your first Citizen and moves time on.
tz-hint-reaction = This card in your hand answers what is happening. If you do not play it, you keep it for later.
tz-hint-faithful = Every Faithful is a point at the end. Where an Agent is, no Faithful can be added.
tz-hint-renewal = A Renewal card is ready when Citizens stand on all its fields. It comes to your hand and gives Influence.
tz-hint-telephone = From the Telephone you call a Citizen of another faction to a Renewal card, even of one without a player.
tz-hint-prison = You free a prisoner from a Special field for Influence. Whoever stays in Prison takes a point.
tz-hint-local = A black local card bars the City rule and takes points. Choose it to see what its removal costs.
tz-hint-time = At 25, 50 and 75 a Mobilisation comes: the Renewal cards and the Central card change. At 100 the game is over.

# The end

tz-won = You won together: { $count ->
    [one] { $count } point
   *[other] { $count } points
}, goal { $target }.
tz-lost = Not this time. You were { $count ->
    [one] { $count } point
   *[other] { $count } points
} short.
tz-goal = Goal: { $target }
tz-sum = { $below ->
    [yes] Together { $count ->
        [one] { $count } point
       *[other] { $count } points
    } below zero.
   *[no] Together you have { $count ->
        [one] { $count } point
       *[other] { $count } points
    }.
}
tz-what = Source
tz-source = { $source ->
    [faithful] Faithful
    [local] Local cards
    [agents] Agents
    [prison] Prison
   *[removed] Out of the game
}
tz-near = What decided it
tz-near-loss = { $source ->
    [local] Local cards
    [agents] Agents
    [prison] Prison
   *[removed] Citizens out of the game
} cost { $count }. Without that loss you would have reached the goal.
tz-near-losses = No loss decided it alone, but all together they cost { $count }.
tz-near-even = Even without losses you would have been { $count ->
    [one] { $count } point
   *[other] { $count } points
} short.
tz-near-spotless = You lost no points; there were too few Faithful.
tz-near-spare = { $count ->
    [0] Nothing to spare: every point was needed.
    [one] { $count } point to spare.
   *[other] { $count } points to spare.
}
tz-near-city = Without the Faithful in { city-name } you would have been { $count ->
    [one] { $count } point
   *[other] { $count } points
} short.
tz-dearest = The Regime card that cost most was { $card } in { city-name }, at time { $time }: { $what }.
tz-harm-faithful = { $count } Faithful gone
tz-harm-agents = { $count ->
    [one] { $count } Agent more
   *[other] { $count } Agents more
}
tz-harm-arrests = { $count ->
    [one] { $count } arrest
   *[other] { $count } arrests
}
tz-harm-penalty = { $count ->
    [one] { $count } point of penalty
   *[other] { $count } points of penalty
}
