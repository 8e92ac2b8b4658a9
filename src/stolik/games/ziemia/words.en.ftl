# Ta Ziemia in English. Every message has its counterpart in words.pl.ftl.

game-title = This Land
game-intro =
    The year is 1979. Together you prepare the first pilgrimage of John Paul II to Poland,
    and the regime wants to make little of the visit. In your turn you collect your Citizens
    and place them anew: in the Church, in the Office and on the Special field of a City, on
    Renewal cards or on the Telephone. The first one in a City turns up a Regime card. When
    time reaches 100 you count the Faithful and the losses: you all win or you all lose.

    Factions: D Clergy, R Workers, S Students, I Intelligentsia.
    Resources in the common pool: Faith, Resistance and Influence, at most 10 of each.

option-level = Level
option-level-normal = normal
option-level-easy = easy, without Central Regime cards
option-level-hard = hard
option-level-extreme = extreme
option-target = Target
option-target-level = that of the level
option-target-10 = 10 points
option-target-11 = 11 points
option-target-12 = 12 points
option-target-13 = 13 points
option-target-14 = 14 points
option-target-15 = 15 points
option-target-16 = 16 points
option-target-17 = 17 points
option-target-18 = 18 points
option-target-19 = 19 points
option-target-20 = 20 points
option-target-21 = 21 points
option-target-22 = 22 points
option-target-23 = 23 points
option-target-24 = 24 points
option-target-25 = 25 points
option-target-26 = 26 points
option-target-27 = 27 points
option-target-28 = 28 points
option-target-29 = 29 points
option-target-30 = 30 points
option-factions = Factions
option-factions-draw = by lot
option-factions-choose = everyone chooses
option-factions-order = in the order of seats
option-start = Who begins
option-start-draw = by lot
option-start-1 = the first player
option-start-2 = the second player
option-start-3 = the third player
option-start-4 = the fourth player

prompt-factions = Choose a faction.
prompt-turn = Place a Citizen, remove a local card, play a Renewal card or end your turn.
prompt-draw = Turn up the Regime card. Before that you may play a Renewal card or remove a local card.
prompt-reaction = Play a reaction or decline.
prompt-freeing = Choose whom you free from Prison.
prompt-city = Choose a City.
prompt-citizen = Choose a Citizen in Prison.
prompt-card = Choose a Renewal card to discard.
prompt-placed = Choose your Citizen who becomes usable again.
prompt-gain = Choose a resource.
prompt-ransom = Pay, or let a Citizen be arrested.
prompt-payment = Choose the tokens you pay with.
prompt-order = Put the top Regime cards in the order you like.
prompt-calling = Choose whom you call, and to which Renewal card.
prompt-enrolling = Place one more Citizen on a Renewal card, on a field of any faction.
prompt-interject = You are waiting for your turn, but you may play an ‘any time’ card now.
prompt-over = The game is over.

play-estimate = If the game ended now:

# Forms

city-name = { $city ->
    [warszawa] Warsaw
    [gniezno] Gniezno
    [czestochowa] Częstochowa
    [krakow] Kraków
    [oswiecim] Oświęcim
   *[nowy-targ] Nowy Targ
}
city-in = { city-name }
city-of = { city-name }
city-two = { $city_2 ->
    [warszawa] Warsaw
    [gniezno] Gniezno
    [czestochowa] Częstochowa
    [krakow] Kraków
    [oswiecim] Oświęcim
   *[nowy-targ] Nowy Targ
}
field-on = { $field ->
    [church] in the Church in { city-in }
    [office] in the Office in { city-in }
    [telephone] on the Telephone
   *[special] on the Special field in { city-in }
}
field-from = { $field ->
    [church] from the Church in { city-in }
    [office] from the Office in { city-in }
    [telephone] from the Telephone
   *[special] from the Special field in { city-in }
}
faction-name = { $faction ->
    [D] Clergy
    [R] Workers
    [S] Students
   *[I] Intelligentsia
}
faction-of = { $faction ->
    [D] the Clergy
    [R] the Workers
    [S] the Students
   *[I] the Intelligentsia
}
faction-whom = { faction-of }
resource-name = { $resource ->
    [faith] Faith
    [resistance] Resistance
   *[influence] Influence
}
resource-what = { resource-name }
resource-tokens = { $count } { resource-name }
faith-tokens = { $faith } Faith
resistance-tokens = { $resistance } Resistance
influence-tokens = { $influence } Influence
cost = { $faith ->
    [0] { $resistance ->
        [0] { influence-tokens }
       *[other] { $influence ->
            [0] { resistance-tokens }
           *[other] { resistance-tokens } and { influence-tokens }
        }
    }
   *[other] { $resistance ->
        [0] { $influence ->
            [0] { faith-tokens }
           *[other] { faith-tokens } and { influence-tokens }
        }
       *[other] { $influence ->
            [0] { faith-tokens } and { resistance-tokens }
           *[other] { faith-tokens }, { resistance-tokens } and { influence-tokens }
        }
    }
}
faith-short = { faith-tokens }
resistance-short = { resistance-tokens }
influence-short = { influence-tokens }
short = { $faith ->
    [0] { $resistance ->
        [0] { influence-short }
       *[other] { $influence ->
            [0] { resistance-short }
           *[other] { resistance-short } and { influence-short }
        }
    }
   *[other] { $resistance ->
        [0] { $influence ->
            [0] { faith-short }
           *[other] { faith-short } and { influence-short }
        }
       *[other] { $influence ->
            [0] { faith-short } and { resistance-short }
           *[other] { faith-short }, { resistance-short } and { influence-short }
        }
    }
}
freeing-price = { $price } Influence

# The table

table-round = Round { $round }
table-level = level { $level ->
    [easy] easy
    [hard] hard
    [extreme] extreme
   *[normal] normal
}
table-time = time { $time } of { $last }, Mobilisations at { $marks }
table-central = Central Regime card { $number }:
table-points = Points now: { $total }, target { $target } (Faithful { $faithful }, losses: local cards { $locals }, Agents { $agents }, Prison { $prison }, removed { $removed })
table-pool = Pool:
table-cities = Cities
table-church = Church
table-office = Office
table-special = Special
table-legend = { $faithful } Faithful, { $agent } Agent, { $free } free circle. On fields the letter of a faction; × field closed.
table-rule = rule { $number }
table-rule-barred = rule { $number } { $title } – barred
table-local = ! local { $number } { $title }, removed for { cost }, penalty { $penalty }
table-telephone = Telephone:
telephone-free = free
telephone-cut = cut (card 17)
table-prison = Prison:
prison-nobody = empty
table-removed = Removed from the game:
table-renewal = Renewal cards
table-reward = reward { influence-tokens }
table-player = { $player }
table-player-you = { $player } (you)
faction-none = no faction yet
table-home = { $count } on the faction card
table-usable = { $count } usable
table-absent = Factions without a player, in reserve:
table-decks = Decks: Regime { $regime }, Renewal { $renewal }, Central { $central } – discarded: Regime { $regime_used }, Renewal { $renewal_used }
table-known = On top of the Regime deck lie: { $cards }
table-regime = Regime card in { city-in }: { $number }
table-cancelled = Its effect is cancelled.
table-moves-time = Time will move by { $count }.
table-event = { $event ->
    [agent] Event: an Agent appears in { city-in }.
    [arrest] Event: a Citizen of { faction-of } is about to go to Prison.
   *[regime] Event: a Regime card is revealed.
}
table-asks = Card { $number } asks:
table-picked = Chosen: { $picked }

# The cards

card-immediate = Immediate Regime card, time { $time }
card-local = Local Regime card, time { $time }, removed for { $cost }, penalty { $penalty }
card-central = Central Regime card
card-renewal = Renewal card, { $moment }; fields { $fields }; reward { influence-tokens }
card-city = City rule
card-faction = Faction card { $faction }
card-when = { $when ->
    [any] any time
    [own] own turn
   *[reaction] reaction
}
card-on = { $on ->
    [agent] when an Agent appears
    [arrest] when a Citizen is about to go to Prison
    [immediate] when an immediate Regime card is revealed
    [local] when a local Regime card is revealed
   *[regime] when a Regime card is revealed
}
card-source = Source: { $source }
card-rulebook = The printed rulebook gives this: { $facts }; the rest is ours.
card-ours = The card was made for this edition.
stated-number = number
stated-title = name

# Moves, as offers

move-place = place a Citizen { field-on } { $action ->
    [faith] and take Faith
    [faithful] and add a Faithful
    [resistance] and take Resistance
    [agent] and remove an Agent
    [rule] and use the City rule
    [free] and free someone from Prison
   *[none] and decline the action
}
move-prepare = place a Citizen on the field of { faction-of } on { $card }
move-call = call a Citizen of { faction-of } to { $card }
move-remove = pay for the local card and remove it from { city-of }
move-play = play { $card }
move-draw = turn up the Regime card
move-end = end the turn
move-pass = do not react
move-pass-turn = do not react, and do not ask me again this turn
move-pick-city = choose the City { city-name }
move-pick-citizen = choose a Citizen of { faction-of }
move-pick-card = choose { $card }
move-pick-field = choose the Citizen { field-from }
move-done = choose no more
move-gain = take { resource-name }
move-pay = pay { cost }
move-arrest = let a Citizen be arrested
move-order = order the Regime cards from the top: { $cards }
move-take = choose the faction { faction-name }

# Intentions

intent-prepare = I am preparing { $card }.
intent-remove = I am removing the local card { $card } from { city-of }.
intent-free = I am going to { city-of } to free someone from Prison.
intent-expel = I am removing an Agent from { city-of }.
intent-play = I am playing { $card }.
intent-gather = I am gathering Faithful in { city-in }.
intent-gather-two = I am gathering Faithful in { city-in } and { city-two }.
intent-begin = I am waiting for { faction-whom } on { $card }.
intent-first = I begin in { city-in }, where the regime will find the fewest Faithful.
intent-rule = I am using the City rule { $card } in { city-in }.
intent-save-for = I am saving { resource-what } to remove the local card from { city-of }.
intent-save = I am adding { resource-what } to the pool.
intent-take = I choose { faction-whom }.
intent-stand = I am taking a place in { city-in }.
intent-wait = I have nobody to place, so I wait.

# What happened

fact-took = { $player } chooses the faction { faction-name }.
fact-turn = { $player } begins a turn.
fact-collected = { $count ->
    [one] { $count } Citizen of { faction-of } comes home from the board.
   *[other] { $count } Citizens of { faction-of } come home from the board.
}
fact-relief = Relief: one Citizen of { faction-of } comes home from Prison free of charge.
fact-place = { $player } places a Citizen { field-on }.
fact-rule = { $player } uses the City rule in { city-in }: { $card }.
fact-telephone = { $player } places a Citizen on the Telephone.
fact-called = The called Citizen of { faction-of } is placed on { $card }.
fact-stand = { $player } places a Citizen on the field of { faction-of } on { $card }.
fact-prepared = { $player } prepares { $card } and takes it into hand.
fact-discarded-unplayed = { $card } is a reaction, so { $player } discards it unplayed.
fact-shown = A new Renewal card: { $card }.
fact-discarded = The Renewal card { $card } is discarded.
fact-sent-home = The Citizens on Renewal cards return to the cards of their factions.
fact-play = { $player } plays { $card }.
fact-gain = { $count ->
    [0] The pool is full: no more { resource-name } is added.
   *[other] { resource-tokens } is added to the pool.
}
fact-lose = { $count ->
    [0] There is no { resource-name } in the pool to lose.
   *[other] You lose { resource-tokens }.
}
fact-paid = You pay { cost }.
fact-faithful = 1 Faithful is added in { city-in }.
fact-scattered = { $count } Faithful { $count ->
    [one] leaves
   *[other] leave
} { city-of }.
fact-agent = An Agent appears in { city-in }.
fact-no-agent = No Agent appears in { city-in }: there is no circle for one, or all are on the board.
fact-expelled = { $count ->
    [one] { $count } Agent leaves { city-of }.
   *[other] { $count } Agents leave { city-of }.
}
fact-spared = The Agent in { city-in } arrests nobody.
fact-arrested = A Citizen of { faction-of } goes from { city-of } to Prison.
fact-arrested-telephone = A Citizen of { faction-of } goes from the Telephone to Prison.
fact-rescued = A Citizen of { faction-of } escapes arrest and returns to the faction card.
fact-freed = A Citizen of { faction-of } leaves Prison.
fact-exiled = A Citizen of { faction-of } goes from Prison out of the game for good.
fact-held = One Citizen of { faction-of } stays on the faction card this turn.
fact-recalled = { $player } takes a Citizen back { field-from }, usable again.
fact-seen = The top Regime cards are seen: { $cards }.
fact-sorted = { $player } puts the top Regime cards in order.
fact-regime = { $player } turns up a Regime card in { city-in }: { $card }.
fact-cancelled = The Regime card { $card } has no effect.
fact-second-local = A local card lies in { city-in } already, so an Agent comes instead of the effect of { $card }.
fact-laid = The Regime card { $card } stays in { city-in }.
fact-lifted = The local card { $card } leaves { city-of }.
fact-idle-regime = Nobody has been placed in a City for a whole round. The Regime card { $card } only moves time.
fact-time = Time moves by { $count }, to { $time }.
fact-mobilisation = Mobilisation at { $time }.
fact-central = The Central Regime card { $card } is in force.
fact-over = The pilgrimage begins. The game ends.

# Why not

no-over = The game is over.
no-out-of-turn = It is for another player to decide now.
no-faction-first = Choose a faction first.
no-faction-taken = The faction { faction-name } is taken already.
no-place-first = Now you may place a Citizen, remove a local card, play a Renewal card or end your turn.
no-place-all = You cannot end your turn yet: you have { $count ->
    [one] { $count } Citizen
   *[other] { $count } Citizens
} to place.
no-nobody-usable = You have no usable Citizen left in this turn.
no-city-duty = This is your last usable Citizen and nobody has been placed in a City this turn: place this one there.
no-occupied = A Citizen stands { field-on } already.
no-closed = The card { $card } allows no Citizen to be placed { field-on }.
no-toll = The card { $card } asks for 1 Faith for every action in { city-in } but freeing, and there is no Faith in the pool.
no-hushed = Card 18 allows your Citizens no Church actions for the rest of this turn. You may place one here and decline the action.
no-agent-here = There is an Agent in { city-in }, so no Faithful can be added there.
no-no-faithful-here = While { $card } lies in { city-in }, no Faithful can be added there.
no-no-circle = All circles in { city-in } are taken: { $count } of { $count }.
no-no-faith-here = While { $card } lies there, the Church in { city-in } gives no Faith.
no-one-office = The Central Regime card { $card } allows one Office action a turn.
no-no-resistance-here = While { $card } lies there, the Office in { city-in } gives no Resistance.
no-no-agent-here = There is no Agent in { city-in }.
no-guarded = The card { $card } asks for 1 Resistance for removing an Agent in { city-in }, and there is no Resistance in the pool.
no-prison-empty = The Prison is empty, there is nobody to free.
no-freeing-too-dear = Freeing costs { freeing-price } a head here, and the pool has less.
no-rule-barred = The local card { $card } lies in { city-in }, so its City rule cannot be used.
no-no-city-rules = While the Central Regime card { $card } is in force, City rules cannot be used.
no-rule-not-ready = The City rule { $card } in { city-in } cannot be used now: { $need ->
    [pay] the pool lacks what has to be paid
    [enrol] it needs another usable Citizen and an empty field on a Renewal card
    [expel] there are no Agents on the board
   *[add] no other City can take a Faithful
}.

no-not-shown = The Renewal card { $card } is not face up now.
no-other-faction = On { $card } you place your Citizen only on a field of your own faction, not on one of { faction-of }.
no-no-such-field = There is no field of { faction-of } on { $card }.
no-field-taken = The field of { faction-of } on { $card } is taken already.
no-own-call = You call Citizens of another faction, and { faction-name } is your own.
no-nobody-home = There is nobody to call: the card of { faction-of } is empty.
no-telephone-busy = A Citizen of { faction-of } stands on the Telephone already.
no-telephone-cut = The lines are cut: card 17 allows no Citizen on the Telephone.

no-not-in-hand = You do not hold { $card }.
no-only-reaction = { $card } is a reaction: you can play it only when its event happens.
no-only-own-turn = { $card } is played only in your own turn.
no-no-answer = { $card } does not answer this event.
no-react-first = First play a reaction or decline.
no-draw-first = Turn up the Regime card first. Before that you may only play a Renewal card or remove a local card.

no-no-local = There is no local Regime card in { city-in }.
no-pay-near = While card 53 is in force, you can pay for { $card } only with a Citizen of yours in { city-in }.
no-too-dear = To remove { $card } from { city-of } the pool is short of { short }.
no-other-payment = With { $card } you pay exactly { $count ->
    [one] { $count } token
   *[other] { $count } tokens
} of the cost of { $card_2 }, and only such as are in the pool.
no-local-too-dear = { $card } removes cards that cost { $most } at most, and { $card_2 } costs more.

no-finish-card = Finish the card { $card } first.
no-must-pick = The card { $card } needs a choice; you cannot decline it.
no-another-city = By the card { $card } it cannot be { city-name }.
no-not-clear = A local Regime card lies in { city-in }, and { $card } adds Faithful only where there is none.
no-not-most = The card { $card } is about the City that now has the most Faithful, and that is not { city-name }.
no-not-other = The card { $card } takes a Faithful from each of some other Cities that have any, and { city-name } is not one of them.
no-not-fullest = The card { $card } discards the card with the most Citizens, and that is not { $card_2 }.
no-not-empty = The card { $card } discards cards without Citizens, each once, so { $card_2 } cannot be chosen.
no-not-in-prison = There is no Citizen of { faction-of } in Prison.
no-free-first = Choose whom you free; each costs { freeing-price }.
no-not-yours = The card { $card } is about a Citizen of yours, and none stands { field-on }.
no-not-offered = The card { $card } does not give this: { resource-name }.
no-pay-or-arrest = The card { $card } gives a choice: pay, or let a Citizen be arrested.
no-other-price = The card { $card } asks for exactly { cost }.
no-other-cards = With { $card } you order these Regime cards, each once: { $cards }.

# What cannot be read

no-verb = ‘{ $text }’ is not a move. A move begins with one of these words: { $verbs }.
no-shape = The move ‘{ $verb }’ is written like this: { $example }
no-card = ‘{ $word }’ is not the number of a card.
no-card-number = Card { $card } does not fit here; a number from { $least } to { $most } is needed.
no-city = ‘{ $word }’ is not a City; the Cities are { $cities }.
no-field-kind = ‘{ $word }’ is not a field; the fields are { $kinds }.
no-faction = ‘{ $word }’ is not a faction; the factions are { $factions }.

# The account

line-faithful = Faithful in { city-in }: { $count }
line-local = penalty of the local card in { city-in }
line-agents = Agents in { city-in }: { $count }
line-prison = { $count ->
    [one] { $count } Citizen
   *[other] { $count } Citizens
} of { faction-of } in Prison
line-removed = { $count ->
    [one] { $count } Citizen
   *[other] { $count } Citizens
} of { faction-of } out of the game

# Faults of a deck file

no-deck-verb = a card of this kind does not do that; possible: { $allowed }
no-deck-resources = resources are missing: faith, resistance, influence; a choice needs two of them
no-deck-beside = this field does not go with ‘{ $where }’
no-deck-order = { $needs } must stand just before it
no-deck-first = paying always comes first
no-deck-cost = a cost is three numbers from 0 to { $most }: [Faith, Resistance, Influence]
no-deck-local = only a local Regime card has this field
no-deck-lasting = bars and lasting always stand together
no-deck-fields = two to four letters of factions in the order { $codes }
no-deck-on = only a reaction answers an event: when = "reaction"
no-deck-answer = a reaction to ‘{ $event }’ has just one effect, and it must answer that
no-deck-reaction = only a reaction may have this effect
no-deck-own = this effect works only in the own turn: when = "own"
no-deck-locals = local Regime cards: { $wanted } wanted, { $found } found

# Position files

no-position-number = ‘{ $key }’ is a number from { $least } to { $most }.
no-position-which = Possible values of ‘{ $key }’: { $allowed }.
no-position-city = ‘{ $word }’ is no City; the Cities are { $allowed }.
no-position-faction = ‘{ $word }’ is no faction; the factions are { $allowed }.
no-position-factions = ‘factions’ names the factions of two, three or four seats, each once.
no-position-absent = Nobody plays { $faction }.
no-position-citizens = There are four Citizens of { $faction }, and more are written.
no-position-field = One Citizen stands on a field at most; ‘{ $text }’ is written for ‘{ $field }’.
no-position-card = There is no card { $number }; the cards are numbered 1 to { $most }.
no-position-no-card = Which card? Its number is missing.
no-position-kind = { $card } cannot lie here; only cards { $least } to { $most } can.
no-position-twice = { $card } is written twice.
no-position-nowhere = { $card } lies nowhere.
no-position-both = Write either ‘{ $key }’ or ‘{ $key_2 }’.
no-position-pool = ‘{ $text }’ cannot be read; the pool is written 2/0/1: Faith, Resistance, Influence.
no-position-pool-full = Of each resource the pool has room for { $most } at most.
no-position-circles = Faithful and Agents together have { $count } circles here, and more are written.
no-position-agents = There are { $most } Agents, and more are written.
no-position-not-local = { $card } is no local Regime card and cannot lie in a City.
no-position-display = At most { $most } Renewal cards are face up.
no-position-fields = { $card } has another number of fields; write { $count } signs, a letter for each Citizen and . for each empty field.
no-position-prepared = All fields of { $card } are filled, so it is prepared and cannot be on display.
no-position-hands = There are { $count } players, and more hands are written.
no-position-easy = On the easy level there is no Central Regime card.
no-position-no-central = Except on the easy level there is always a Central Regime card.
no-position-frames = This course of a turn cannot be read: { $text }
no-position-turn = ‘turn’ and ‘frames’ name different players.
no-position-end = The game is over when time is { $last }, and only then.
no-position-impossible = No table could ever stand so.

# The lesson

lesson-aim-title = Gather the Faithful
lesson-aim-text =
    It is 1979. Together you prepare the first pilgrimage of John Paul II to Poland, and you win or lose
    together. In six Cities you gather the Faithful: the yellow circles. The track at the top
    counts the time. When it reaches 100, you count points.

    Each Faithful is 1 point. Black local cards, Agents in their hats and Citizens in Prison take
    points away. You win with **20 points**. This is how an end may look: here you have
    { $points }.

lesson-fields-title = Place a Citizen
lesson-fields-text =
    In your turn you collect your four Citizens from the Cities and place them anew, one after another.
    Each City has three square fields. A field holds one Citizen, who does one of two things:

    - **C, Church:** gain a Faith, or add a Faithful.
    - **O, Office:** gain a Resistance, or remove an Agent.
    - **S, Special field:** use the City rule, or free somebody from Prison.

    Faith, Resistance and Influence lie in one pool for all. You lead the Clergy, the letter D.
lesson-fields-ask = Choose an action your Citizen can take in Gniezno now.
lesson-fields-done =
    Your Citizen stands in Gniezno and stays there until your next turn. Dots show the other
    actions that were possible too.

lesson-church-title = Church: Faith or a Faithful
lesson-church-text =
    In a Church you choose: a Faith for the pool, or a Faithful at once on a free circle of that City. Each
    Faithful is a point, but three things stand in the way:

    - where an **Agent** is, no Faithful can be added,
    - a Faithful needs a free circle,
    - you cannot stand on a field that is taken.
lesson-church-ask = Touch a Church where you can add a Faithful.
lesson-church-done = There is one more Faithful, so 1 point more. Now the regime answers; the next step tells how.

lesson-regime-title = The regime answers
lesson-regime-text =
    When you stand in a City **for the first time** in your turn, you take the action and then turn up a
    Regime card. It works in that City and moves time by the number in its top right corner. The next
    Citizens of this turn turn up no more cards.

    An **immediate** card works and goes. A **local** card works and stays in the City.
    The Clergy stands in the Church of Gniezno and now turns up the local card ‘Altar forbidden’.
lesson-regime-ask = Touch the City where this card stays.
lesson-regime-done = Two Faithful leave Gniezno, the card stays, and time moves from 10 to 13.
lesson-regime-wrong = Nobody was placed in this City this turn. The card goes where the first Citizen of the turn stands.

lesson-local-title = Remove a local card
lesson-local-text =
    While a local card lies in a City, the rule of that City does not work, and at the end the card
    usually costs points. Some forbid more than that. A second local card in the same City does not
    work, but brings an **Agent and an arrest**.

    At any moment of your turn you may remove any of them: you pay the whole cost from the pool, the
    Faith, Resistance and Influence in the black strip.
lesson-local-ask = The pool has 2 Faith, 1 Resistance and 1 Influence. Touch a card you can remove with them.
lesson-local-done = The card goes and the City rule works again. Remove those that take most points first.

lesson-agent-title = Agent, arrest, Prison
lesson-agent-text =
    Regime cards bring Agents. An Agent takes a circle and at once sends one Citizen of that City
    to **Prison**: from the Special field; if nobody is there, from the Office; if nobody is there
    either, from the Church.

    You remove an Agent from the Office of the same City. You free a prisoner from any Special
    field for 2 Influence. Renewal cards help with both.
lesson-agent-ask = You turn up this card in Gniezno. Touch the Citizen who goes to Prison.
lesson-agent-done = Yes: the Special field comes first. When you expect an Agent, leave nobody there.
lesson-agent-wrong = The Agent looks at this field later, and somebody is arrested before.

lesson-renewal-title = Renewal cards
lesson-renewal-text =
    Three Renewal cards lie face up. Each has fields with the letters of factions. In your turn you place
    Citizens on the fields of **your own** faction, as many as you like, but at least one must stand in a
    City this turn.

    When the **last field** is filled, the card is ready: whoever filled it takes it, the Citizens go back
    to their factions, and Influence comes into the pool. You play a card from hand once, when it allows.
lesson-renewal-ask = You lead the Clergy, D. Touch the field that completes a card.
lesson-renewal-done = ‘Field Mass’ is in your hand and will add a Faithful when you like. The pool has 1 Influence, and a new card lies in its place.
lesson-renewal-wrong = You may stand here, but this card will still have empty fields.

lesson-telephone-title = The Telephone
lesson-telephone-text =
    When a card lacks another faction, **call**: your Citizen stands on the Telephone, and the one called
    on a field of their faction. Only somebody who waits on the card of their faction can be called. Factions without a player, here the
    Students and the Intelligentsia, have four Citizens each in reserve, and there is no other way to them.

    The Telephone holds one Citizen. It belongs to no City, so it turns up no Regime card.
lesson-telephone-ask = You lead the Clergy. Touch the field you call somebody to so that a card is completed.
lesson-telephone-done = A Student stands on the last field. The card is yours, the pool has 2 Influence, and all who stood on the card go home.
lesson-telephone-wrong = You may call somebody there, but that card will not be ready yet.

lesson-mobilisation-title = Mobilisation and the end
lesson-mobilisation-text =
    At **25, 50 and 75** comes a Mobilisation: unfinished Renewal cards go, their Citizens go home, and
    three new cards are turned up. On higher levels the Central Regime card, which makes the game harder
    for everybody, changes too.

    At **100** the game ends at once. The pool and the cards in hand are worth nothing then; what stands on
    the board counts. On the easy level Agents and Prison take no points, and there are no Central cards.
lesson-mobilisation-ask = Time is 23, and you turn up a card that moves it by 3. Touch all Renewal cards that go.
lesson-mobilisation-done = Time has passed 25. All cards on display go, and ‘Field Mass’ stays in hand.

lesson-begin-title = Your first game
lesson-begin-text =
    Play on the easy level and lead both factions, the Clergy and the Workers. To begin with:

    - Place the first Citizen of every turn in one small City, Oświęcim for example, and gather no
      Faithful there. The regime then strikes where there is nothing to take.
    - With the next ones add Faithful in the Churches of other Cities, first where there are few.
    - When a City rule brings a Faithful, use it. When a Renewal card lacks one field, complete it.
    - Spend Influence on freeing prisoners at once: each of them is one action less in a turn.
    - When the pool is enough, remove local cards, those that take most points first.
