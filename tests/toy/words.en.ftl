# Explosive Four in English. Every message has its counterpart in words.pl.ftl.

game-title = Explosive Four

option-width = Columns
option-width-6 = six
option-width-7 = seven
option-width-8 = eight

prompt-turn = Drop a disc or throw a bomb.
prompt-aiming = Who is hit by the bomb?
prompt-losing = Take one of your discs off the board, or block.
prompt-shielding = You may stop the bomb with a shield.
prompt-over = The game is over.

hand = Your tokens: { $tokens }
about-bomb = Thrown in your own turn: a die decides how many discs a rival loses.
about-shield = Stops a bomb thrown by somebody else.

# Moves, as proposals

move-drop = drop a disc into column { $place }
move-throw = throw { $token }
move-hit = hit { $player }
move-lose = take off the disc at { $place }
move-block = block with { $token }

# What happened

fact-drop = { $player } drops a disc into column { $place }.
fact-throw = { $player } throws { $token }.
fact-roll = The die shows { $number }: { $hits ->
    [0] a dud
    [1] one disc
   *[other] { $hits } discs
}.
fact-hit = { $player } hits { $player_2 }.
fact-lose = { $player } takes off the disc at { $place }.
fact-block = { $player } blocks the bomb with { $token }.
fact-draw = { $player } draws a token.
fact-drawn = You drew { $token }.
fact-over = The game is over.

# Where points come from

line-four = four in a row, { $times ->
    [one] once
   *[other] { $times } times
}
line-token = { $token } kept

# Why not

no-over = The game is over.
no-out-of-turn = It is not your turn.
no-no-bomb-about = No bomb has been thrown.
no-no-such-column = This board has no column { $place }.
no-column-full = Column { $place } is full.
no-not-held = You do not hold token { $token }.
no-not-a-bomb = { $token } cannot be thrown.
no-nobody-to-hit = Nobody else has a disc on the board.
no-own-bomb = You cannot block your own bomb.
no-aim-first = Name the player who is hit first.
no-cannot-be-hit = Player { $number } cannot be hit.
no-no-shield = You hold no shield { $token }.
no-lose-first = Take off a disc first.
no-not-your-disc = None of your discs is at { $place }.

# What cannot be read

no-verb = ‘{ $text }’ is no move. A move begins with one of the words: { $verbs }.
no-shape = The move ‘{ $verb }’ is written like this: { $example }
no-size = Two or three players and six to eight columns, not { $players } and { $columns }.
no-token-twice = Every token is somewhere, and none is in two places.
no-hand-size = Nobody holds more than { $size } tokens.
no-no-such-player = There are { $players } players.
no-not-the-end = The game is over when there is a four or the board is full, and only then.
no-board-shape = All rows of the board have the same width.
no-too-high = The board has at most { $rows } rows.
no-floating = A place of the board is a dot or a player’s number, and no disc floats over a dot.
no-tokens = Tokens are numbers from 1 to { $tokens }.
no-frames = ‘{ $text }’ is no moment of a turn.
no-no-deck = This game has no deck file.
