# The words all games share. Every message has its counterpart in pl.ftl.

# Where the fault is

where-line = line { $value }
where-move = move { $value }
where-card = card { $value }
where-effect = effect { $value }
where-field = field ‘{ $value }’

# What cannot be accepted

no-stale = The table has moved on: this is move number { $expected }, yours was number { $given }.
no-seat = There is no player number { $seat }; there are { $seats } players.
no-file = The file cannot be read.
no-file-missing = There is no such file.
no-file-folder = This is a folder, not a file.
no-file-size = The file is too large ({ $limit } bytes at most).
no-file-encoding = The file is not UTF-8 text.
no-toml = This is not valid TOML: { $why }
no-json = This is not valid JSON: { $why }
no-key = Unknown key ‘{ $key }’; possible: { $allowed }.
no-key-type = The key ‘{ $key }’ is of the wrong kind; it should be: { $wanted }.
no-field = The field ‘{ $field }’ is missing or of the wrong kind.
no-format = Unknown format of the record: { $format } (we know { $known }).
no-other-game = This is ‘{ $game }’, not ‘{ $known }’.
no-unknown-game = There is no game ‘{ $game }’; there are: { $known }.
no-other-edition = The record is of edition { $edition }, and this is edition { $known }.
no-other-rules = The record is of rules version { $rules }, and this is version { $known }.
no-players = This game cannot be played by so many: { $count }.
no-outcome = The recorded luck does not fit the game ({ $why }).
no-result = The recorded result does not follow from the moves.
no-no-seed = The seed is not published yet, so there is nothing to check.
no-seed-hash = The seed does not match the published hash.
no-luck = The recorded luck does not follow from the seed.
no-number = There is no item { $number } in the list.
no-rule = There is no rule { $number }.
no-card-here = There is no card { $number }.
no-bot = There is no bot ‘{ $name }’; there are: { $known }.
no-seats = The number of seats ({ $count }) does not fit the game; possible: { $known }.
no-option = Unknown option or value: ‘{ $option }’. Possible: { $known }.
no-usage = { $why }
no-together = The option { $option } cannot be combined with other settings: the file has them.
no-no-lesson = This game has no lesson yet.
no-save = The file { $path } cannot be written: { $why }
no-run = This is no summary of an arena: { $why }

# Faults in a deck file

no-deck-missing = the field is missing or of the wrong kind
no-deck-languages = a text must be in Polish and English: pl = "…", en = "…"
no-deck-field = unknown field; possible: { $allowed }
no-deck-schema = unknown schema of a deck file
no-deck-categories = the categories must stand in the order { $symbols }
no-deck-twice = card { $number } has the same
no-deck-choice = possible values: { $allowed }
no-deck-sources = a note needs a source from the list [sources], and a source a note
no-deck-range = a number from { $least } to { $most }
no-deck-letter = letters of categories, each once, out of { $codes }
no-deck-lacks = the file lacks number { $number }
no-deck-long = the name does not fit the card in two lines; letters a line has room for: { $letters }

# Commands

app-help =
    Stolik: Polish history games at one small table.

    `stolik` alone opens a table in the browser; in the terminal: stolik play grzybowski
app-commands = Commands
app-parameters = Arguments and options
app-see = More about a command: stolik COMMAND --help
help-help = Show this help.
help-version = Show the version.
help-lang = Language: pl or en (also the variable STOLIK_LANG).
help-game = Name of the game, such as grzybowski.
help-json = Answer as JSON.
help-seed = Seed of the luck; the same seed gives the same games.
help-file-position = Position file (TOML), see docs/positions.md.
help-file-record = Record of a game (.stolik.json).

help-play =
    Play a whole game in the terminal.

    Examples:
    stolik play grzybowski --lang en
    stolik play grzybowski --seats person,person --names Ola,Jan
help-play-seats = Who sits at the table, separated by commas: person, or the name of a bot (level1 to level4, greedy, random).
help-play-names = Names of the players, separated by commas.
help-play-option = Option of the game, such as first=1 (may be given several times).
help-play-position = Begin from this position.
help-play-resume = Go on from the end of this record.
help-play-save = Write the game to this file.
help-selfplay =
    Bots play each other.

    Example: stolik selfplay grzybowski --games 100 --bots greedy,random --jobs 2
help-selfplay-games = Number of games.
help-selfplay-bots = Bots separated by commas, in the order of the seats.
help-selfplay-players = Number of seats; the bots listed go round until all are taken.
help-selfplay-across = Option whose choices are tried one by one, with every number of players.
help-selfplay-jobs = How many processes to use.
help-train =
    Bots learn from their own games: finds the weights of the evaluation.

    Example: stolik train tczew --games 1000 --bot level2 --jobs 2
help-train-bot = Bot that plays the games to learn from.
help-train-players = Number of players.
help-train-out = File for the weights.
help-arena =
    Find out which bot is better, and by how much.

    Every pair meets on the same seeds, in every seat. A level may have another budget: level3x2.
    Examples:
    stolik arena grzybowski --bots level3,greedy --games 200 --jobs 2
    stolik arena grzybowski --ladder level3 --games 100 --report ladder.html
help-arena-bots = Bots separated by commas, the strongest first (greedy,random if none are given).
help-arena-ladder = A level that plays with half, one, two and four times its budget, step by step.
help-arena-games = Games for each pair of bots, at least: rounds of seats are played to their end.
help-arena-players = Number of seats; in a game for more than two, one bot sits among copies of the other.
help-arena-report = Write a page with tables and plots to this file (HTML).
help-arena-save = Write the summary to this file (JSON), for stolik report.
help-report =
    Gather the runs of several arenas on one page.

    Example: stolik report arena.html grzybowski.json tczew.json
help-report-page = The page to be written (HTML).
help-report-runs = Files written by stolik arena --save, or by --json.
help-score =
    Score a position, such as a paper game at the kitchen table.

    Example: stolik score grzybowski grid.toml
help-why =
    Say whether a move is legal and, if not, which rule forbids it.

    Example: stolik why grzybowski position.toml "lay 24a 1,1"
help-why-move = The move in the game’s notation.
help-why-seat = Which player asks (usually the one whose turn it is).
help-replay = Tell a recorded game in words.
help-replay-to = Stop after so many moves and show the table.
help-verify = Check a record: seed, hash, shuffles and the legality of every move.
help-fuzz = Play at random and check all laws of the engine.
help-fuzz-seconds = For how many seconds.
help-fuzz-save = Folder for the record of a game that broke a law.
help-cards = Show the cards of a game, or one card in full.
help-cards-number = Number of the card.
help-cards-deck = Check and show another deck file.
help-rules = Show the rules of a game, or one rule.
help-rules-number = Number of the rule, such as PG-021.

usage-missing = The argument { $name } is missing.
usage-unknown-option = Unknown option { $name }.
usage-unknown-command = Unknown command { $name }.
usage-surplus = Superfluous word: { $name }.
usage-value = The value ‘{ $value }’ does not fit { $name }.
usage-other = This command cannot be understood: { $why }

# Play in the terminal

play-title = { $game } – { $players }
play-hint = Type a number from the list or a move in notation. ? shows help.
play-help =
    What you may type:
      a number     the move with this number in the list
      a move       a move in notation, as shown in brackets in the list; its end will do
                   if it fits one move only, such as just the place
      table        show the table again
      list         show all legal moves
      card 24      read a card and its history
      points       an estimate of the points
      2: a move    a move of another seat, if it may interject now
      rule { $rule }  read a rule
      save file    write the game to a file
      quit         leave the game
play-prompt = { $player }: { $prompt }
play-prompt-role = { $player } ({ $role }): { $prompt }
play-seat = { $number } { $player }
play-seat-role = { $number } { $player } ({ $role })
play-asides = May interject now: { $seats }. Type the number of the seat, a colon and the move, such as { $example }
play-more = … and { $count } more { $count ->
    [one] move
   *[other] moves
} ‘{ $verb }’: type list { $verb }
play-stopped = The game was left after { $moves } { $moves ->
    [one] move
   *[other] moves
}.
play-saved = Saved: { $path }
play-result = Result
play-winner = { $player } wins!
play-draw = A draw.
play-won = { $points ->
    [one] You won together: { $points } point, target { $target }.
   *[other] You won together: { $points } points, target { $target }.
}
play-lost = Not this time. { $short ->
    [one] You were { $short } point short of the target { $target }.
   *[other] You were { $short } points short of the target { $target }.
}
play-seed = Seed: { $seed }
play-seed-hash = Hash of the seed: { $hash }
play-default-name = Player { $number }
play-bot-name = Bot { $bot }
play-which-card = Give the number of a card, such as: card 24
play-refused = Not possible.

# Accounts and other results

account-total = Total: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
why-legal = legal
verify-seed = The seed matches the published hash.
verify-moves = { $moves ->
    [one] { $moves } move checked: legal, its luck follows from the seed.
   *[other] { $moves } moves checked: all legal, their luck follows from the seed.
}
verify-skipped = Moves 1 to { $moves } were made before the recorded snapshot; they are not checked.
verify-result = The result agrees: { $scores }.
verify-unfinished = The game is not finished.
verify-ok = The record is true.
replay-players = Players: { $players }
fuzz-done = { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}: all laws held.
fuzz-broken = Broken law: { $law }
fuzz-running = Random games
selfplay-running = Games
selfplay-title = { $game }: { $games ->
    [one] { $games } game
   *[other] { $games } games
}
selfplay-bot = Bot
selfplay-wins = Wins
selfplay-mean = Mean points
selfplay-players = Players
selfplay-won = Won, 95 % interval
selfplay-rate = { $rate } % ({ $low }–{ $high })
selfplay-moves = Mean moves
selfplay-lock-out = Longest lock-out
selfplay-draws = Draws: { $draws }
selfplay-speed = { $games } games/s, { $moves } moves/s
arena-title = { $game }, players: { $players }
arena-pair = Pair
arena-games = Games
arena-losses = Losses
arena-draws = Draws
arena-share = Victories, 95 % interval
arena-only-first = First only
arena-only-second = Second only
arena-same = Same
arena-difference = Difference in %, 95 % interval
arena-ahead = { $pair }, points ahead: { $points }
arena-points = { $points } ({ $low } to { $high })
arena-elo = Rating, 95 % interval
arena-mean = Seconds per decision
arena-p95 = 95 of 100 within
arena-seconds = { NUMBER($seconds, maximumFractionDigits: 4) }
arena-rounded = { $games } games for each pair, where { $asked } were asked for: rounds of seats are played to their end.
arena-anchor = Ratings are points on the scale of Elo above { $anchor }.
arena-time = Time: { $seconds } s
interrupted = Interrupted.

usage-positive = The numbers of games, jobs and seconds must be positive.
train-nothing = The evaluation of { $game } has no weights to learn.
train-done = Positions: { $positions }. The weights explain { $explained } % of the outcome of games not used for learning.
usage-across = --across works only in games that are won together.
usage-bots = More bots ({ $bots }) than seats ({ $players }).
usage-arena = An arena needs at least two bots, each listed once.
usage-ladder = --bots and --ladder cannot be combined.
number = { $number }

# At a table in the browser

no-no-table = There is no table { $code }.
no-no-page = There is nothing at this address.
no-no-face = There is no picture { $face }.
no-token = This link does not give you a seat at this table.
no-not-your-seat = This is not your seat.
no-no-free-seat = All seats at this table are taken.
no-waiting = The game begins when everybody is at the table.
no-not-over = This is possible only when the game is over.
no-stale-epoch = Moves were taken back in the meantime; look at the table again.
no-barrier = This cannot be taken back: luck was drawn, something was revealed or another player acted. Moves that can be taken back: { $possible }.
no-history = The last move of this game has the number { $last }.
no-move-length = A move has { $limit } letters at most.
no-chat-length = A message has from 1 to { $limit } letters.
no-chat-letters = The message holds characters that cannot be shown.
no-chat-rate = Too many messages at once ({ $limit } a minute). Wait a moment.
no-point-place = This place cannot be pointed at.
no-point-rate = You point at things too often ({ $limit } times a minute). Wait a moment.
no-plan-shape = This plan cannot be shown. A plan has { $moves } moves at most, and a move { $letters } letters.
no-plan-rate = You change your plan too often ({ $limit } times a minute). Wait a moment.
no-plan-over = The game is over, there is nothing left to plan.
no-bot-plays = A computer plays this seat now. Come back to the game first.
no-other-hand = Somebody else plays this seat by now.
no-host-only = Only the person who opened the table chooses this.
no-not-a-bot = No computer plays this seat.
no-handover-over = The game is over, there is nothing left to play for.
no-handover-rate = Too many changes of seats at once ({ $limit } a minute). Wait a moment.
no-not-away = Nobody is missed at this seat.
no-not-away-long = You can propose this when nobody has been there for so many more seconds: { $seconds }.
no-proposed-already = Somebody has proposed this already.
no-no-proposal = This proposal is gone.
no-hints-off = The master gives no hints at this table.
no-hint-turn = You can ask the master when it is your turn.
no-hint-busy = The master is already thinking.
no-hint-rate = Too many questions at once ({ $limit } a minute). Wait a moment.
no-hint-none = The master has no answer. Play your own game.
no-name-length = A name has from 1 to { $limit } letters.
no-name-letters = The name holds characters that cannot be shown.
no-one-me = Only one seat can be yours; others at the same screen are of the kind ‘here’.
no-open-tables = You have { $limit } open tables; finish some of them first.
no-new-tables = Too many new tables from this address ({ $limit } an hour). Try again later.
no-rate = Too many requests at once. Wait a moment.
no-host = This server does not answer to the name ‘{ $host }’. If it is its own, add it to the variable STOLIK_HOSTS.
no-origin = This request comes from a page that is not ours.
no-too-long = This is too long ({ $limit } bytes at most).
no-message = This message cannot be read.
no-hello = The first message has to be ‘hello’.
no-hello-again = We have greeted each other already.
no-record-moves = The record has too many moves ({ $limit } at most).
web-not-built = The table is running, but its pages are not built yet: make client
help-serve =
    Open the table in the browser for you and your friends.

    Example: stolik serve --port 8000 --data ~/stolik
help-serve-host = The address to listen on; 0.0.0.0 lets others in your network join.
help-serve-port = The port; 0 takes a free one.
help-serve-data = The folder for games and the secret key (also the variable STOLIK_DATA).
serve-ready = The table is open: { $address }
serve-friends = In the same network: { $address }
serve-stop = Close it with Ctrl+C. All tables are saved.
serve-over = The table is closed. The games will wait for you.
no-serve-port = The port { $port } cannot be used: { $why }
no-serve-folder = Another server already uses the folder { $path }.

# The lesson

lesson-gain = { $points ->
    [one] In this turn it brings { $points } point.
   *[other] In this turn it brings { $points } points.
}
lesson-line = { $card }: { $line }.
