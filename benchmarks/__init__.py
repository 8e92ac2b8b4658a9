"""Speed, measured in one run against a peer or a limit, and printed as ratios."""
