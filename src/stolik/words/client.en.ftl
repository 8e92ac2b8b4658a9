# The sentences of the browser client. Polish (client.pl.ftl) comes first; this file has the same messages.

# Shared

quoted = “{ $text }”
close = Close
menu = Menu
rules = Rules
you = you
points-short = pts
points-why = for what
points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
moves = { $count ->
    [one] { $count } move
   *[other] { $count } moves
}
loading = One moment, loading…
other-language = Polski
language = Language
theme = Appearance
theme-auto = as in the system
theme-light = light
theme-dark = dark
hints = First steps
hints-on = Hints for newcomers
hint = To begin with:
hint-close = Put the hint away
estimates = Points during the game
estimates-on = Show estimated points
sounds = Sounds
sounds-on = a card’s knock
copied = Copied
no-server = The server does not answer. Nothing is lost; try again in a moment.
to-home = Back to the home page
no-page = There is no such page
no-page-text = The address is incomplete or comes from an old link.

# Home

home-doc-title = Stolik – three Polish games about history
home-title = Sit down at a table with history.
home-lead = Three Polish board games in your browser. No account, free of charge, with family, a class or the computer.
main-nav = Site
how-to-play = How to play
replay-link = Replay a saved game
have-code = Have a table code?
join = Join
code-needed = Type the code from your invitation.
code-unknown = There is no table with the code { $code }. Check for a missing letter.
games = Games
open-table = Open a table
not-yet = Not playable yet
box-grzybowski = Plac Grzybowski
box-grzybowski-players = 2 players
box-grzybowski-cards = 55 cards
box-grzybowski-length = 50 turns
box-grzybowski-text = Two grids of cards and one Warsaw square where for a hundred years everybody met.
box-tczew = Zbudujmy Tczew
box-tczew-players = 2–4 players
box-tczew-cards = 212 cards
box-tczew-length = about 3 hours
box-tczew-text = Four towns, one Vistula. Build from stronghold to future before your neighbours do.
box-ziemia = Ta Ziemia
box-ziemia-players = 1–4 people, together
box-ziemia-cards = 110 cards
box-ziemia-length = 4 levels
box-ziemia-text = June 1979. Prepare six cities for the pilgrimage, whatever the authorities do.
your-tables = Your tables
no-tables = You have no table in this browser yet.
first-table = Open your first table
state-waiting = waiting for players
state-over = game over
your-turn = your turn
turn-of-short = to move: { $name }

# New table and invitation

new-table = New table
your-name = Your name
their-name = The other person’s name
name-needed = Type the name of everybody who sits at this screen.
who-plays = Who sits opposite
who-helps = Who plays with you
how-many = How many players
players-count = { $count } players
who-sits = Seat { $number }
who-friend = Somebody online
who-friend-text = You send a link or the table code.
who-here = Somebody beside me
who-here-text = You take turns at this screen.
who-mine = Myself
who-mine-text = You play this seat too.
bot-name = Computer
bot-number = Computer { $number }
who-computer = Computer: { $name }
bot-level1 = Pupil
bot-level1-text = Knows the rules, but overlooks some moves and misjudges others. For first games.
bot-level1-text-together = A willing partner who sometimes misses something.
bot-level2 = Journeyman
bot-level2-text = Looks one move ahead and seldom errs. For those who know the game.
bot-level2-text-together = A sensible partner: looks one move ahead.
bot-level3 = Master
bot-level3-text = Tries a dozen continuations or more before every move. Hard to beat without a plan.
bot-level3-text-together = A strong partner: tries a dozen continuations or more before every move.
bot-level4 = Grandmaster
bot-level4-text = Tries hundreds of continuations, three seconds a move at most. The strongest we have.
bot-level4-text-together = The strongest partner: tries hundreds of continuations, three seconds a move at most.
bot-greedy = Greedy computer
bot-greedy-text = Always takes what pays best right now.
bot-greedy-text-together = A good partner: does what helps everybody most right now.
bot-random = Random computer
bot-random-text = Plays whatever comes. Good for a first game.
bot-random-text-together = Plays whatever comes. A weak partner.
free-seat = free seat
seat-number = Player { $number }
invite = Invite to the table
code-is = Table code: { $code }
link = Link to the table
copy-link = Copy link
share-link = Share
qr = QR code with the link to table { $code }
seats = Seats at the table
invite-hint = Send the link, read out the code or show the QR code. The game starts by itself when somebody sits down.
sit-down = Sit down to play
sit = Sit down
waiting-for = { $count ->
    [one] Waiting for { $count } more person.
   *[other] Waiting for { $count } more people.
}

# Table

no-table = This table cannot be opened
no-board = This game cannot be played in the browser yet.
laying-out = Laying out the cards…
table-nav = Table
tabs = View of the table
tab-table = Table
tab-players = Players
tab-log = Log
tab-rules = Rules
players = Players
points-now = points today
final-score = score
estimate = estimate
away = not at the table
nobody-there = Nobody is at the table for: { $name }.
thinking = choosing
log = Log
log-hint = Choose an entry with the arrows and the table shows the cards it speaks of.
in-log = pointed at by the log
log-empty = Nothing has happened yet.
history = History of moves
move-of = move { $move } of { $moves }
in-past = You are looking at the table after move { $move }.
in-past-rest = The game waits where it was.
to-now = Back to now
turn-of = To move: { $name }.
watching = You are watching: { $players }.
replaying = You are replaying a game: { $players }.
reconnecting = Reconnecting…
moves-safe = Your moves are safe.
stale = The table has moved on. See what has changed.
hand-over = Hand over the screen: { $name }
hand-over-text = Only the person at the screen will see the cards in hand.
at-screen = I am at the screen
who-plays-here = Who plays
bot-choice = Level of the computer
bot-choice-for = Level of the computer: { $name }
hand-seat = Hand your seat to a computer
hand-seat-hint = A computer plays for you while you watch and talk. Come back whenever you like.
take-seat-back = Come back to the game
take-seat-back-of = Come back to the game: { $name }
bot-for-you = A computer plays for you.
bot-for = { $name }: a computer plays this seat.
played-by = Plays: { $bot }.
table-bots = Computers at the table
open-seat = Give this seat to a person
close-seat = Leave this seat to the computer
seat-open = Send the link. The computer plays on until somebody comes with it and sits down.
seat-open-short = kept for somebody with the link
seat-for-you = There is a seat for you at this table.
seat-for-you-text = The game is under way. You sit down in the computer’s place and play on.
just-watch = Just watch
propose-bot = Let a computer play
proposal = { $name } is not at the table. { $by } proposes that a computer plays: { $bot }.
proposal-waits = Waiting for: { $names }.
proposal-yes = I agree
proposal-no = No
proposal-back = Take back
proposal-agreed = You agree.
proposal-gone = Not everybody agreed. We go on waiting for { $name }.
undo = Undo
restart-turn = Restart turn
put-back = Put back
not-here = Not here.
not-now = Not now.
rule-link = Rule { $rule }
look-card = Look at the card
look-at = Look at the card { $card }
new-flag = new
newly-laid = new card
rules-title = Rules of the game
rules-failed = The rules could not be loaded. Try again in a moment.
table-code = Table code
copy-seat = Copy the link to my seat
copy-seat-hint = Open it on another device and play on. Show it to nobody: whoever has it sits on your seat.
copy-watch = Copy a link for spectators
seed-hash = Hash of the shuffle’s seed
seed-hint = At the end you get the seed and can check that nobody changed the cards.
seed-shown = This is the seed of this game’s shuffle.
keys = Keys
key-arrows = Arrows
keys-walk = walk from place to place
keys-choose = choose
keys-look = look at a card
keys-back = put a card back or undo a move
keys-rule = read the rule
keys-last = hear the last move
keys-master = ask what the master would do
keys-ping = point at this place for the others
keys-plan = with Enter: show the others a plan
ping-how = You can also point with the right mouse button, or with a finger held still.
ping-said = { $name } points at: { $place }
chat = Talk
chat-new = new messages
chat-empty = Nobody has said anything yet.
chat-message = Your message
chat-as = { $name } writes
chat-send = Send
chat-said = { $name }: { $text }
chat-watching = You read along. The people at the table write.
leave = Leave to the home page

# The end and replays

counting = Counting the points
story-step = Step { $step } of { $steps }
story-back = Previous step
story-next = Next
story-skip = Straight to the score
story-again = Tell it again
all-points = Table of all points
together = Together
wins = { $name } wins.
draw = A draw.
win-together = They win together: { $names }.
win-all = You won together.
lose-all = Not this time.
the-group = All of you
rematch = Once more, same people
rematch-join = Join the rematch
rematch-join-together = Join the next game
save-record = Save the record
see-table = See the table
see-story = See the points
replay-title = Replay a saved game
replay-short = A game replayed
replay-text = Drop a .stolik.json file here or choose one. You will see the whole game move by move.
replay-choose = Choose a file
replay-failed = This file cannot be replayed.
step-back = Move back
step-on = Next move

# The lesson

learn = Lesson
learn-first = Start with the lesson
learn-steps = Steps of the lesson
learn-board = The cards of this step
learn-back = Back
learn-play = Play the computer
learn-play-alone = Play a first game
learn-new-table = Another table
learn-right = Right.
learn-wrong = Not yet.
learn-chosen = right
learn-refused = not yet
learn-found = Cards found: { $found } of { $wanted }.

# Plac Grzybowski

pg-turn = Turn { $turn } of { $turns }
pg-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
pg-chances = { $count ->
    [one] { $count } chance
   *[other] { $count } chances
}
pg-of-full = { $count ->
    [one] { $count } card of { $full }
   *[other] { $count } cards of { $full }
}
pg-take = Take one card from the market.
pg-take-side = You will lay it the same side up.
pg-lay = Lay the card { $card } in your grid.
pg-lay-side = { $side ->
    [a] Obverse up, as it lay in the market.
   *[r] Reverse up, as it lay in the market.
}
pg-lay-either = Choose which side up.
pg-lay-touch = It must touch your card in a row or column.
pg-places = Possible places: { $count }.
pg-do-swap = { $step ->
    [1] Choose the first card to exchange.
   *[other] Choose the second card to exchange.
}
pg-do-flip = Choose the card to turn over.
pg-do-move = { $step ->
    [1] Choose the card to carry.
   *[other] Choose its new place.
}
pg-do-outside = Lay the taken card outside the 5×5 grid.
pg-do-diagonal = Lay the taken card at a corner of your card.
pg-do-joker = Turn the card Father Marceli Godlewski to the joker.
pg-do-reshuffle = Reshuffle the market.
pg-do-draw = Take the top card of the stack.
pg-waits-take = Choosing a card from the market.
pg-waits-lay = Choosing a place for the card.
pg-waits-close = Deciding whether to use a chance.
pg-end-turn = End turn
pg-market = Market
pg-market-sides = two reverses, four obverses
pg-lay-here = the card { $card } lay here
pg-gap = empty place
pg-stack = Stack
pg-stack-top = Both players see the top card.
pg-stack-empty = The stack is empty.
pg-taken = Taken card
pg-this-side = This side up:
pg-other-side = Other side: only you see it.
pg-side = { $side ->
    [a] Lay it obverse up
   *[r] Lay it reverse up
}
pg-side-name = { $side ->
    [a] Obverse
   *[r] Reverse
}
pg-up = this side lies up
pg-obverse = Obverse
pg-reverse = Reverse
pg-chances-title = Your chances
pg-your-goals = Your goals
pg-goals-of = Goals: { $player }
pg-no-goals = Once you lay a goal or a chance, its points stand here.
pg-joker = Joker
pg-lit = yellow frame: { $card }
pg-place = row { $row }, column { $column }
pg-free = free
pg-may-lay = you may lay here
pg-may-choose = you may choose it
pg-may-take = you may take it
pg-chosen = chosen
pg-outside = lies outside the grid
pg-scores = scores points
pg-key-goals = Goals
pg-key-chances = Unused chances
pg-key-joker = Joker
pg-symbol-O = Notable person
pg-symbol-W = Varsovians
pg-symbol-H = Trade
pg-symbol-J = Judaism
pg-symbol-A = Architecture
pg-symbol-K = Culture
pg-symbol-N = Independence
pg-symbol-P = Borderland
pg-symbol-T = Transport
pg-symbol-S = Zionism
pg-symbol-C = Christianity
pg-symbol-R = Riots
pg-symbol-Z = Iron

# The master

master-hints = The master's hints
master-hints-text = In your turn you can ask what the master would do. After the game everybody sees who asked how often.
master-ask = Hint
master-thinks = The master is thinking…
master-would = The master would: { $move }.
master-better = That is about { $points } better than: { $move }.
master-equal = Just as good: { $move }.
master-next = Show what follows
master-then = Then in this turn
master-close = Hide the master's advice
master-asked = Asked the master:
master-asked-by = { $name } – { $count ->
    [one] once
   *[other] { $count } times
}
review = Review of the game
review-text = The master looks through your decisions and shows those that cost most.
review-ask = Review the game
review-progress = The master is reviewing the game: { $done } of { $of }
review-done = The review of the game is ready.
review-failed = The review came to nothing. Try again.
review-none = Well played: the master sees no costly mistakes.
review-when = Move { $move }
review-cost = costs about { $points }
review-made = Played:
review-better = The master:
review-then = Then: { $move }.
review-show = Show
review-show-move = Show the table before move { $move }
review-back = Back to the review
review-of = { $name } chooses: { $move }.
review-how = The master judges by what could be known then, not by what luck brought.
