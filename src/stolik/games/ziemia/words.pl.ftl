# Błędy w pliku talii

no-deck-verb = tego nie robi karta tego rodzaju; możliwe: { $allowed }
no-deck-resources = brakuje zasobów: „faith”, „resistance”, „influence”; do wyboru potrzebne są dwa
no-deck-beside = to pole nie pasuje do „{ $where }”
no-deck-order = tuż przed tym musi stać „{ $needs }”
no-deck-first = zapłata stoi zawsze na początku
no-deck-cost = koszt to trzy liczby od 0 do { $most }: [Wiara, Opór, Wpływy]
no-deck-local = to pole ma tylko lokalna karta Reżimu
no-deck-lasting = „bars” i „lasting” stoją zawsze razem
no-deck-fields = od dwóch do czterech liter frakcji w kolejności { $codes }
no-deck-on = na zdarzenie odpowiada tylko reakcja: when = "reaction"
no-deck-answer = reakcja na „{ $event }” ma dokładnie jeden skutek, i to taki, który na nie odpowiada
no-deck-reaction = ten skutek może mieć tylko reakcja
no-deck-own = ten skutek działa tylko we własnej turze: when = "own"
no-deck-locals = lokalnych kart Reżimu ma być { $wanted }, a jest { $found }
