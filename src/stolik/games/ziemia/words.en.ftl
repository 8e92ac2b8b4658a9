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
