title = Krecia robota
tagline = Tricks with a mole: fulfil missions together, while one of you works against it and collects secret data.
about-time = about 40 min

## Options
option-raising = Raising the stake
option-raising-help = A token on your card makes it a trump. Beginners may leave it out.
option-risky = Risky missions
option-risky-help = Four risky missions are shuffled in. One that is drawn must be chosen. It is harder for the agents, and not for two players.
option-roles = Special roles
option-roles-help = For four or five players. The rulebook advises one at first and two at most; more are possible. Two that start revealed (Wired Agent, Accomplice) do not go together, nor do two neutrals (Decoy, Accomplice, Shady Character). The rulebook recommends four pairs.
option-roles-wired = Wired Agent
option-roles-wired-help = Starts revealed, wins with the agents. If it ever holds more than one token, the mole wins at once.
option-roles-paranoid = Paranoid Agent
option-roles-paranoid-help = Wins with the agents and has two votes.
option-roles-daredevil = Daredevil Agent
option-roles-daredevil-help = Wins with the agents; when tokens reveal it, the agents win at once. Brings the risky missions.
option-roles-decoy = Decoy
option-roles-decoy-help = Neutral: wins only by getting the most votes.
option-roles-accomplice = Accomplice
option-roles-accomplice-help = Neutral, starts revealed: picks a partner, sees that role and wins with the partner, who pays a token for every trick it takes.
option-roles-shady = Shady Character
option-roles-shady-help = Neutral: wins if the neighbour to the right does not.
option-roles-sleeper = Sleeper Agent
option-roles-sleeper-help = Wins with the agents, but changes sides when tokens reveal it.
option-roles-professor_no = Professor No
option-roles-professor_no-help = In the mole’s place, and need not follow either: wins when all others are revealed, loses when revealed.
option-blank_role = Blank role
option-blank_role-help = A role of your own, put together from the words of the others. Everyone sees it before the deal.
option-blank_role-goal = Wins
option-blank_role-goal-agents = with the agents
option-blank_role-goal-mole = with the mole
option-blank_role-goal-most_votes = with the most votes
option-blank_role-goal-partner = with a partner
option-blank_role-goal-right_loses = if the player on the right does not
option-blank_role-goal_revealed = Once tokens reveal it, it wins
option-blank_role-goal_revealed-null = as before
option-blank_role-goal_revealed-agents = with the agents
option-blank_role-goal_revealed-mole = with the mole
option-blank_role-open = Starts revealed
option-blank_role-follows = Must follow the lead
option-blank_role-votes = Votes while hidden
option-blank_role-votes_revealed = Votes once revealed
option-blank_role-on_reveal = When tokens reveal it
option-blank_role-on_reveal-nothing = nothing happens
option-blank_role-on_reveal-agents_win = the agents win
option-blank_role-on_reveal-mole_wins = the mole wins
option-blank_role-on_reveal-take_token = it takes a token from the player on the right
option-blank_role-holds_tokens = Holds tokens
option-blank_role-token_limit = With more tokens than this the mole wins (0: no limit)
option-blank_role-risky = Brings the risky missions
option-blank_role-early = Roles are revealed one token earlier
option-blank_role-silences = Revealed players do not vote
option-open_role_seat = Who has the revealed role
option-open_role_seat-help = Who gets the role that starts revealed. If nobody is named, it is dealt.
option-open_role_seat-null = by lot
option-open_role_seat-0 = Seat 1
option-open_role_seat-1 = Seat 2
option-open_role_seat-2 = Seat 3
option-open_role_seat-3 = Seat 4
option-open_role_seat-4 = Seat 5
option-dealer = Dealer
option-dealer-help = Who deals; the next player leads first. If nobody is named, it is drawn by lot.
option-dealer-null = by lot
option-dealer-0 = Seat 1
option-dealer-1 = Seat 2
option-dealer-2 = Seat 3
option-dealer-3 = Seat 4
option-dealer-4 = Seat 5
option-missions = Missions
option-missions-help = The pack of missions. Load the cards of your own box as a TOML file; “konspira pack krecia” prints one to start from.
option-missions-usual = Missions that come with the game
option-missions-own = Missions from your own copy
option-roles-sleeper_paranoid = Sleeper and Paranoid
option-roles-daredevil_shady = Daredevil and Shady Character
option-roles-accomplice_professor_no = Accomplice and Professor No
option-roles-shady_sleeper = Shady Character and Sleeper
note-missions = The printed list of missions is not public. Each mission says whether it is official, attested (others tell of the condition; the trump is mostly ours), reconstructed, or from your own copy.
note-talk = Never say which cards you hold, nor what the other mission was. Anything else may be talked about.

## Nouns
krecia-larry = Larry
krecia-name = { $seat }
krecia-suit = { $suit ->
     [yellow] key (yellow)
     [pink] mask (pink)
     [green] glass (green)
    *[blue] umbrella (blue)
    }
krecia-card = { $suit ->
     [yellow] key
     [pink] mask
     [green] glass
    *[blue] umbrella
    } { $value }
krecia-card-played = { $suit ->
     [yellow] key
     [pink] mask
     [green] glass
    *[blue] umbrella
    } { $value }
krecia-role = { $role ->
     [agent] agent
     [mole] mole
     [wired] Wired Agent
     [paranoid] Paranoid Agent
     [daredevil] Daredevil Agent
     [decoy] Decoy
     [accomplice] Accomplice
     [shady] Shady Character
     [sleeper] Sleeper Agent
     [professor_no] Professor No
    *[blank] blank role
    }
krecia-role-named = { $name }
krecia-role-count = { $count ->
     [1] { $role }
    *[other] { $role } × { $count }
    }
krecia-the-mole = { $role ->
     [professor_no] Professor No
    *[mole] the mole
    }
krecia-provenance = { $kind ->
     [official] official
     [attested] attested
     [reading] attested, our reading
     [own] from your own copy
    *[reconstructed] reconstructed
    }

## What the roles do
krecia-about-agent = You win with the agents: fulfil enough missions, or find { $professor ->
     [yes] Professor No
    *[no] the mole
    } by vote.
krecia-about-agent-two = You win with the agents: fulfil enough missions, or point at no agent in the vote. If an agent points at an agent, the mole wins.
krecia-about-mole = You win by collecting enough tokens, or if the vote does not find you. You need not follow the lead.
krecia-about-mole-two = You win by collecting enough tokens, or if the other one, an agent, points at Larry in the vote. You need not follow the lead.
krecia-about-wired = You win with the agents. Everyone knows you; if you ever hold more than one token, { $professor ->
     [yes] Professor No
    *[no] the mole
    } wins at once. You may not raise.
krecia-about-paranoid = You win with the agents. You have two votes, for two different players; once revealed, both may be for one.
krecia-about-daredevil = You win with the agents. If tokens reveal you, the agents win at once.
krecia-about-decoy = You are neutral and win only if you get the most votes; then everyone else loses. With as many votes as { $professor ->
     [yes] Professor No
    *[no] the mole
    }, you both win.
krecia-about-accomplice = You are neutral and win exactly when your partner does. You hold no tokens and do not vote; if you take a trick, your partner pays one token.
krecia-about-shady = You are neutral and win exactly when the player on your right, who plays just before you, does not. If tokens reveal you, you take one token from them and may not vote.
krecia-about-sleeper = You win with the agents. If tokens reveal you, you change sides: then you win only with { $professor ->
     [yes] Professor No
    *[no] the mole
    }, and may not vote.
krecia-about-professor_no = You play in the mole’s place: you need not follow the lead and win if the vote does not find you, or at once when all others are revealed. If tokens reveal you, you lose at once.
krecia-blank-goal = { $goal ->
     [agents] You win with the agents.
     [mole] You win with { $professor ->
         [yes] Professor No
        *[no] the mole
        }.
     [most_votes] You win only if you get the most votes; then everyone else loses.
     [partner] You name a partner, see that role, and win exactly when the partner does.
    *[right_loses] You win exactly when the player on your right does not.
    }
krecia-blank-goal-revealed = { $goal ->
     [agents] If tokens reveal you, you win only with the agents from then on.
    *[mole] If tokens reveal you, you win only with { $professor ->
         [yes] Professor No
        *[no] the mole
        } from then on.
    }
krecia-blank-says = The blank role says to whoever gets it:
krecia-silence = Revealed players do not vote in this game.
krecia-risky-in = Risky missions are in the deck: one that is drawn must be chosen.
krecia-goals = { $tricks ->
     [one] One trick
    *[other] { $tricks } tricks
    }; { $goal ->
     [one] one mission wins
    *[other] { $goal } missions win
    } for the agents, { $tokens ->
     [one] one token reveals
    *[other] { $tokens } tokens reveal
    } a role.
krecia-blank-open = You start revealed.
krecia-blank-free = You need not follow the lead.
krecia-blank-no-tokens = { $goal ->
     [partner] You hold no tokens; if you take a trick, your partner pays one.
    *[other] You hold no tokens; if you take a trick, those on the cards go to the pool.
    }
krecia-blank-limit = If you hold more than { $limit ->
     [one] one token
    *[other] { $limit } tokens
    }, { $professor ->
     [yes] Professor No
    *[no] the mole
    } wins at once.
krecia-blank-reveal = { $effect ->
     [agents_win] If tokens reveal you, the agents win at once.
     [mole_wins] If tokens reveal you, { $professor ->
         [yes] Professor No
        *[no] the mole
        } wins at once.
    *[take_token] If tokens reveal you, you take one token from the player on your right.
    }
krecia-blank-text = Its owner adds: { $text }
krecia-blank-votes = { $votes ->
     [0] While you are hidden, your vote does not count
     [1] While you are hidden, you have one vote
    *[2] While you are hidden, you have two votes, for two different players
    }; once you are revealed, { $revealed ->
     [0] you do not vote
     [1] you have one vote
    *[2] you have two votes, even for one player
    }.

## Missions
krecia-mission = “{ $asks }” ({ $risky ->
     [yes] risky, { $judged ->
         [yes] whoever leads judges, { $provenance }
        *[no] { $provenance }
        }
    *[no] { $judged ->
         [yes] whoever leads judges, { $provenance }
        *[no] { $provenance }
        }
    }), trump { $trump }
krecia-cards = { $cards ->
     [all] every card
     [first] the first card
     [second] the second card
     [third] the third card
     [last] the last card
     [not_first] every card but the first
     [middle] { $of ->
         [4] both middle cards
        *[other] the middle card
        }
    *[winner] the card that takes the trick
    }
krecia-if-values = { $cards ->
     [all] only values from { $low } to { $high }
     [middle] { $of ->
         [4] both middle cards have values from { $low } to { $high }
        *[other] { $which } has a value from { $low } to { $high }
        }
    *[other] { $which } has a value from { $low } to { $high }
    }
krecia-if-no_values = { $cards ->
     [all] no values from { $low } to { $high }
     [middle] { $of ->
         [4] both middle cards have no values from { $low } to { $high }
        *[other] { $which } has no value from { $low } to { $high }
        }
    *[other] { $which } has no value from { $low } to { $high }
    }
krecia-if-parity = { $cards ->
     [all] only { $parity ->
             [even] even
            *[odd] odd
            } values
     [middle] { $of ->
         [4] both middle cards have { $parity ->
             [even] even
            *[odd] odd
            } values
        *[other] { $which } has an { $parity ->
             [even] even
            *[odd] odd
            } value
        }
    *[other] { $which } has an { $parity ->
             [even] even
            *[odd] odd
            } value
    }
krecia-if-trump = { $cards ->
     [middle] { $of ->
         [4] both middle cards are trumps
        *[other] { $which } is a trump
        }
    *[other] { $which } is a trump
    }
krecia-if-token = { $cards ->
     [middle] { $of ->
         [4] both middle cards carry a token
        *[other] { $which } carries a token
        }
    *[other] { $which } carries a token
    }
krecia-if-wins = { $which } takes the trick
krecia-if-highest = { $cards ->
     [middle] { $of ->
         [4] both middle cards have higher values than the first and the last
        *[other] { $which } has a higher value than any other
        }
    *[other] { $which } has a higher value than any other
    }
krecia-if-lowest = { $cards ->
     [middle] { $of ->
         [4] both middle cards have lower values than the first and the last
        *[other] { $which } has a lower value than any other
        }
    *[other] { $which } has a lower value than any other
    }
krecia-if-rising = each card has a higher value than the one before
krecia-if-falling = each card has a lower value than the one before
krecia-if-ends = { $alike ->
     [same] the first and the last card have the same colour
    *[different] the first and the last card have different colours
    }
krecia-if-colours = { $range ->
     [one] all cards have the same colour
     [least] at least { $low ->
             [one] { $low } colour
            *[other] { $low } colours
        }
     [between] { $low } to { $high ->
             [one] { $high } colour
            *[other] { $high } colours
        }
     [exact] exactly { $low ->
             [one] { $low } colour
            *[other] { $low } colours
        }
    *[most] at most { $high ->
             [one] { $high } colour
            *[other] { $high } colours
        }
    }
krecia-if-trumps = { $range ->
     [none] no card is a trump
     [one] exactly one card is a trump
     [least] at least { $low ->
             [one] { $low } trump
            *[other] { $low } trumps
        }
     [between] { $low } to { $high ->
             [one] { $high } trump
            *[other] { $high } trumps
        }
     [exact] exactly { $low ->
             [one] { $low } trump
            *[other] { $low } trumps
        }
    *[most] at most { $high ->
             [one] { $high } trump
            *[other] { $high } trumps
        }
    }
krecia-if-tokens = { $range ->
     [none] no card carries a token
     [one] exactly one card carries a token
     [least] at least { $low ->
             [one] { $low } card with a token
            *[other] { $low } cards with a token
        }
     [between] { $low } to { $high ->
             [one] { $high } card with a token
            *[other] { $high } cards with a token
        }
     [exact] exactly { $low ->
             [one] { $low } card with a token
            *[other] { $low } cards with a token
        }
    *[most] at most { $high ->
             [one] { $high } card with a token
            *[other] { $high } cards with a token
        }
    }
krecia-if-sum_at_most = the values add up to at most { $limit }
krecia-if-sum_at_least = the values add up to at least { $limit }
krecia-if-colour = { $cards ->
     [middle] { $of ->
         [4] both middle cards are { $suit }
        *[other] { $which } is { $suit }
        }
    *[other] { $which } is { $suit }
    }
krecia-if-how_many = { $range ->
     [none] not a single { $cards }
     [one] exactly one { $cards }
     [exact] exactly { $low } { $cards }
     [least] at least { $low } { $cards }
     [between] { $low } to { $high } { $cards }
    *[most] at most { $high } { $cards }
    }
krecia-if-count_values = { $range ->
     [none] not a single { $cards }
     [one] exactly one { $cards }
     [exact] exactly { $low } { $cards }
     [least] at least { $low } { $cards }
     [between] { $low } to { $high } { $cards }
    *[most] at most { $high } { $cards }
    }
krecia-sort = { $sort ->
     [even] { $range ->
         [none] even card
        *[other] { $number ->
             [one] even card
            *[other] even cards
            }
        }
     [odd] { $range ->
         [none] odd card
        *[other] { $number ->
             [one] odd card
            *[other] odd cards
            }
        }
     [high] { $range ->
         [none] high card (7 to 13)
        *[other] { $number ->
             [one] high card (7 to 13)
            *[other] high cards (7 to 13)
            }
        }
     [low] { $range ->
         [none] low card (1 to 6)
        *[other] { $number ->
             [one] low card (1 to 6)
            *[other] low cards (1 to 6)
            }
        }
     [yellow] { $range ->
         [none] key card (yellow)
        *[other] { $number ->
             [one] key card (yellow)
            *[other] key cards (yellow)
            }
        }
     [pink] { $range ->
         [none] mask card (pink)
        *[other] { $number ->
             [one] mask card (pink)
            *[other] mask cards (pink)
            }
        }
     [green] { $range ->
         [none] glass card (green)
        *[other] { $number ->
             [one] glass card (green)
            *[other] glass cards (green)
            }
        }
    *[blue] { $range ->
         [none] umbrella card (blue)
        *[other] { $number ->
             [one] umbrella card (blue)
            *[other] umbrella cards (blue)
            }
        }
    }
krecia-sort-values = { $range ->
     [none] card
    *[other] { $number ->
         [one] card
        *[other] cards
        }
    } of value { $alike ->
     [yes] { $first }
    *[no] { $first } to { $last }
    }
krecia-if-same_parity = all cards are even, or all cards are odd
krecia-if-spread = { $most ->
     [0] all cards have the same value
    *[other] the highest and the lowest value are at most { $most } apart
    }
krecia-if-not = must not happen: { $one }
krecia-if-and = { $count ->
     [2] both: { $one }; { $two }
    *[3] all three: { $one }; { $two }; { $three }
    }
krecia-if-or = { $count ->
     [2] at least one of these: { $one }; { $two }
    *[3] at least one of these: { $one }; { $two }; { $three }
    }
krecia-if-exactly_one = { $count ->
     [2] exactly one of these: { $one }; { $two }
    *[3] exactly one of these: { $one }; { $two }; { $three }
    }
krecia-brackets = ({ $what })
krecia-if-words = { $words }
krecia-words-unknown = mission { $number }, in its owner’s words

## Actions
krecia-do-play = Play { $card }
krecia-do-raise = Play { $card } with a token
krecia-do-choose = Choose { $mission }
krecia-do-larry = Larry plays { $card }; { $back } goes back on top
krecia-do-ally = Join fates with { $partner_seat }
krecia-do-vote = Point at { $target_seat }
krecia-do-vote-two = Point at { $target_seat }, and with the second finger at { $second_seat }

## What is certain
krecia-then-holds = { $me ->
     [yes] The trick is then yours, so far.
    *[no] { $seat } then holds the trick, so far.
    }
krecia-then-takes = { $me ->
     [yes] You take the trick and { $tokens ->
         [one] one token
        *[other] { $tokens } tokens
        }.
    *[no] { $seat } takes the trick and { $tokens ->
         [one] one token
        *[other] { $tokens } tokens
        }.
    }
krecia-then-fulfilled = The mission is fulfilled.
krecia-then-failed = The mission fails.
krecia-then-away = Nobody else will know of { $mission }.
krecia-then-bound = Everyone hears the name; only you see the role.
krecia-then-sealed = Sealed until all have voted.

## Refusals
krecia-refuse-ally-now = First name a partner.
krecia-refuse-choose-now = First choose one of your two missions.
krecia-refuse-play-now = Now a card is to be played from your hand.
krecia-refuse-larry-now = Now Larry’s card is to be played, from the three you look at.
krecia-refuse-vote-now = The tricks are over: now point at whom you take for { $professor ->
     [yes] Professor No
    *[no] the mole
    }.
krecia-refuse-drawn = You drew { $one } and { $two }; choose one of them.
krecia-refuse-risky = A risky mission that is drawn must be chosen.
krecia-refuse-not-held = You do not hold { $card }. Your hand: { $cards }.
krecia-refuse-follow = The lead is { $suit } and you can follow: { $cards }.
krecia-refuse-no-raising = This game is played without raising.
krecia-refuse-leader-raises = Whoever leads may not raise: play the card without a token.
krecia-refuse-revealed-raises = A revealed player may not raise: play the card without a token.
krecia-refuse-no-token = You have no token: play the card without one.
krecia-refuse-three = Larry can play one of these: { $cards }.
krecia-refuse-larry-follows = The lead is { $suit } and Larry can follow: { $cards }.
krecia-refuse-ally = Your partner can be { $seats }.
krecia-refuse-vote-self = You cannot vote for yourself; possible: { $seats }.
krecia-refuse-vote-revealed = A revealed player is no longer a suspect; possible: { $seats }.
krecia-refuse-vote-nobody = Nobody sits there; possible: { $seats }.
krecia-refuse-vote-two = Everyone points at two different ones, a first and a second; possible: { $seats }.
krecia-refuse-vote-one = Everyone points at one; possible: { $seats }.

## What happens
krecia-deals = { $me ->
     [yes] You deal
    *[no] { $seat } deals
    } { $cards ->
     [one] one card
    *[other] { $cards } cards
    } to each; the rest { $seats ->
     [2] is Larry’s deck.
    *[other] stays unseen.
    }
krecia-in-play = Roles in play: { $roles }.
krecia-special = { $role }: { $about }
krecia-my-role = Your role: { $role }.
krecia-starts-revealed = { $seat } starts revealed: { $role }.
krecia-allying = { $me ->
     [yes] You name a partner.
    *[no] { $seat } names a partner.
    }
krecia-allies = { $me ->
     [yes] You join your fate with { $partner_seat }.
    *[no] { $seat } joins fates with { $partner_seat }.
    }
krecia-partner-role = Only you know this. The role of { $partner_seat }: { $role }.
krecia-leads = Trick { $trick } of { $tricks }: { $me ->
     [yes] you lead and choose a mission.
    *[no] { $seat } leads and chooses a mission.
    }
krecia-drawn = You draw { $one } and { $two }.
krecia-has-pawn = { $me ->
     [yes] Larry’s pawn is with you: you play for him.
    *[no] Larry’s pawn is with { $seat }.
    }
krecia-chooses = { $me ->
     [yes] You choose
    *[no] { $seat } chooses
    } { $mission }.
krecia-looks = { $me ->
     [yes] You look
    *[no] { $seat } looks
    } at three cards of Larry’s.
krecia-three = Larry’s three cards: { $cards }.
krecia-put-back = { $top } goes back on top of Larry’s deck, { $out } goes away.
krecia-opens = { $me ->
     [yes] You lead
    *[no] { $seat } leads
    } { $card }.
krecia-follows = { $me ->
     [yes] You follow with
    *[no] { $seat } follows with
    } { $card }.
krecia-discards = { $me ->
     [yes] You do not follow:
    *[no] { $seat } does not follow:
    } { $card }.
krecia-raises = { $me ->
     [yes] You lay a token on it: it counts as trump.
    *[no] { $seat } lays a token on it: it counts as trump.
    }
krecia-takes = { $me ->
     [yes] You take
    *[no] { $seat } takes
    } the trick and { $tokens ->
     [one] one token
    *[other] { $tokens } tokens
    }.
krecia-takes-none = { $me ->
     [yes] You take the trick, but no tokens
    *[no] { $seat } takes the trick, but no tokens
    }{ $stake ->
     [0] .
    *[other] ; those on the cards go to the pool.
    }
krecia-partner-pays = { $me ->
     [yes] You return a token to the pool.
    *[no] { $seat } returns a token to the pool.
    }
krecia-revealed = { $me ->
     [yes] You hold
    *[no] { $seat } holds
    } { $tokens ->
     [one] one token
    *[other] { $tokens } tokens
    } and must show the role: { $role }.
krecia-steals = { $me ->
     [yes] You take
    *[no] { $seat } takes
    } a token from { $right_seat }.
krecia-fulfilled = The mission is fulfilled: { $done } of { $goal }.
krecia-failed = The mission fails; { $done } of { $goal } so far.
krecia-vote-opens = The last trick is played and nobody has won: the vote decides.
krecia-talk-now = Talk it over. Never say which cards you hold, nor what a mission was that you did not choose.
krecia-seals = { $me ->
     [yes] Your vote is sealed.
    *[no] { $seat } has a sealed vote.
    }
krecia-points = { $me ->
     [yes] You point
    *[no] { $seat } points
    } at { $targets }.
krecia-was = { $seat }: { $role }.
krecia-winners = { $count ->
     [1] The winner
    *[other] Winners
    }: { $winners }.

## A mission in words
krecia-judging = { $me ->
     [yes] You led: say whether the mission was fulfilled.
    *[no] { $seat } led and says whether the mission was fulfilled.
    }
krecia-judges = { $me ->
     [yes] You say
    *[no] { $seat } says
    }: { $fulfilled ->
     [yes] the mission is fulfilled; { $done } of { $goal }.
    *[no] the mission is not fulfilled; { $done } of { $goal } so far.
    }
krecia-objecting = Whoever sees it otherwise may object, for the record: what was said stands.
krecia-has-said = { $me ->
     [yes] You have said whether you object.
    *[no] { $seat } has said whether to object.
    }
krecia-object = { $count ->
     [0] Nobody objects.
     [one] There is an objection, from { $seats }.
    *[other] There are objections, from { $seats }.
    }
krecia-unjudged = The game is over before the mission is judged.
krecia-do-judge = { $fulfilled ->
     [yes] The mission is fulfilled
    *[no] The mission is not fulfilled
    }
krecia-do-object = { $objects ->
     [yes] Object, for the record
    *[no] No objection
    }
krecia-then-judged = { $me ->
     [yes] Then you say whether the mission is fulfilled.
    *[no] Then { $seat } says whether the mission is fulfilled.
    }
krecia-then-counts = Missions fulfilled then: { $done } of { $goal }.
krecia-then-recorded = It is written down and shown; it changes nothing.
krecia-refuse-judge-now = Now say whether the mission was fulfilled.
krecia-refuse-object-now = Now say whether you object.
krecia-board-objecting = Who may still object: { $seats }.
krecia-ask-judge = Was the mission fulfilled? 1 no, 2 yes
krecia-ask-object = Do you object? 1 no, 2 yes, for the record
krecia-page-judge = Was the mission fulfilled?
krecia-page-judge-note = You led this trick, so you judge it, honestly, by its words.
krecia-page-object = Do you see it otherwise?
krecia-page-waits-judge = { $seat } judges the mission.
krecia-page-words = in words: whoever leads judges
krecia-why-judge = { $fulfilled ->
     [yes] By its hint, the mission is fulfilled.
    *[no] By its hint, the mission is not fulfilled.
    }
krecia-why-judge-unread = A bot cannot read these words, so it does not say that they came true.

## The end
krecia-won-missions = { $done ->
     [one] One mission is
    *[other] { $done } missions are
    } fulfilled: the agents win.
krecia-won-tokens = { $me ->
     [yes] You ({ $role }) hold
    *[no] { $seat } ({ $role }) holds
    } { $tokens ->
     [one] one token
    *[other] { $tokens } tokens
    }: { $mole } wins.
krecia-won-reveal = { $me ->
     [yes] You are
    *[no] { $seat } is
    } revealed as { $role }: the agents win.
krecia-won-limit = { $me ->
     [yes] You ({ $role }) hold
    *[no] { $seat } ({ $role }) holds
    } { $tokens ->
     [one] one token
    *[other] { $tokens } tokens
    }, too many: { $mole } wins.
krecia-won-all-revealed = All others are revealed: Professor No wins.
krecia-won-found = The vote finds { $me ->
     [yes] you
    *[no] { $seat }
    } ({ $role }): the agents win.
krecia-won-mistaken = The vote falls on { $me ->
     [yes] you
    *[no] { $seat }
    } ({ $role }): { $mole } wins.
krecia-won-tied = The vote is tied: { $mole } wins.
krecia-won-decoyed = { $me ->
     [yes] The vote falls on you ({ $role }): you win alone.
    *[no] The vote falls on { $seat } ({ $role }), who wins alone.
    }
krecia-won-decoyed-with-mole = Tied for the most votes: { $role } and { $mole }. Both win.
krecia-won-found-two = No agent points at an agent: the agents win.
krecia-won-mistaken-two = An agent points at an agent: the mole wins.

## The board as text
krecia-board-trick = Trick { $trick } of { $tricks }.
krecia-board-mission = Mission: { $mission }.
krecia-board-card = { $seat }: { $card }.
krecia-board-raised = { $seat }: { $card } with a token, counts as { $trump }.
krecia-board-done = Missions fulfilled: { $done } of { $goal }.
krecia-board-done-one = Fulfilled: { $mission }.
krecia-board-tokens = { $me ->
     [yes] You: { $tokens ->
         [one] one token
        *[other] { $tokens } tokens
        }.
    *[no] { $seat }: { $tokens ->
         [one] one token
        *[other] { $tokens } tokens
        }.
    }
krecia-board-revealed = { $me ->
     [yes] You are
    *[no] { $seat } is
    } revealed: { $role }.
krecia-board-hand = { $seat } holds { $cards ->
     [one] one card
    *[other] { $cards } cards
    }.
krecia-board-threshold = { $tokens ->
     [one] One token reveals
    *[other] { $tokens } tokens reveal
    } a role; in the pool: { $pool }.
krecia-board-partner = { $me ->
     [yes] { $role } has a partner: you.
    *[no] { $role } has a partner: { $seat }.
    }
krecia-my-hand = Your hand: { $cards }.
krecia-board-voting = The vote; still to vote: { $seats }.
krecia-board-turn = { $me ->
     [yes] { $doing ->
         [ally] It is for you to name a partner.
         [choose] It is for you to choose a mission.
         [larry] It is for you to play Larry’s card.
         [judge] It is for you to say whether the mission was fulfilled.
        *[play] It is for you to play a card.
        }
    *[no] { $doing ->
         [ally] { $seat } is to name a partner.
         [choose] { $seat } is to choose a mission.
         [larry] { $seat } is to play Larry’s card.
         [judge] { $seat } is to say whether the mission was fulfilled.
        *[play] { $seat } is to play a card.
        }
    }

## Terminal
krecia-numbered = { $number } { $seat }
krecia-ask-choose = Which mission? 1 or 2
krecia-ask-lead = Your card, e.g. { $example } (k key, m mask, g glass, u umbrella)
krecia-ask-follow = Your card, e.g. { $example }; a + at the end lays a token on it
krecia-ask-follow-only = Your card, e.g. { $example }
krecia-ask-larry = Which card does Larry play, and which goes back on top? Two numbers, e.g. { $example }
krecia-ask-ally = Your partner, a number: { $choices }
krecia-ask-vote = Whom do you point at? A number: { $choices }
krecia-ask-vote-two = Whom do you point at? Two numbers, first and second finger, e.g. { $example }: { $choices }
krecia-ask-vote-two-counts = Your two votes, two numbers, e.g. { $example }: { $choices }
krecia-bad-card = Type a suit and a value, like { $example }: k key, m mask, g glass, u umbrella.
krecia-short = { $suit ->
     [yellow] k
     [pink] m
     [green] g
    *[blue] u
    }{ $value }
krecia-holds-now = { $me ->
     [yes] You hold the trick so far.
    *[no] { $seat } holds the trick so far.
    }
krecia-screen-dead = This mission can no longer be fulfilled.
krecia-screen-larry = Larry is a third place. Whoever has the pawn plays for him: looks at three cards, plays one, puts one back on top and one away unseen.
krecia-bad-number = Type one number from the list: { $choices }.
krecia-bad-two = Type two numbers from the list: { $choices }.
krecia-bad-different = Type two different numbers: first the card that Larry plays, then the one that goes back on top.
krecia-screen-three = Larry’s three cards:
krecia-screen-risky = risky
krecia-screen-trump = trump
krecia-screen-trick = Trick { $trick } of { $tricks }
krecia-screen-fulfilled = The mission was fulfilled.
krecia-screen-failed = The mission failed.
krecia-screen-last = Last trick
krecia-screen-cards = cards
krecia-screen-role = role
krecia-screen-hand = Your hand
krecia-screen-goals = Missions { $done } of { $goal } · roles are revealed at { $tokens } ●
krecia-screen-may-raise = You may lay a token on your card.
krecia-screen-follow = Follow: { $suit }.
krecia-screen-void = The lead is { $suit }; you have none, so play any card.
krecia-screen-free = The lead is { $suit }; you need not follow.
krecia-screen-pawn = plays for Larry
krecia-screen-partner = partner
krecia-screen-sealed = sealed
krecia-screen-second-idle = Everyone points twice, so that nobody knows who has two votes. Only your first finger counts.
krecia-screen-idle = Everyone points, so that nobody knows who has no vote. Yours does not count while you are hidden.

## The coach
belief-mole = Who is digging under you?
belief-mole-other = Larry
krecia-proof-revoke = In trick { $refused } { $seat } did not follow { $suit }, and in trick { $trick } played { $card }: whoever must follow cannot do both. { $professor ->
     [yes] That is Professor No
    *[no] That is the mole
    } for sure.
krecia-proof-counted = Count the cards that have not been seen: with anybody else in that role they could not lie as they do. { $seat } is { $professor ->
     [yes] Professor No
    *[no] the mole
    } for sure.
krecia-why-vote = Judging by the cards played, { $seat } is { $professor ->
     [yes] Professor No
    *[no] the mole
    }: { $percent } % likely.
krecia-why-suspect = The suspicion falls on { $seat } most: { $percent } %. { $professor ->
     [yes] Professor No loses when tokens reveal him: play so that this player gets many, and you few.
    *[no] Play so that this player gets few tokens.
    }
krecia-why-alive = { $side ->
     [mole] By the cards on the table, the mission can still be fulfilled after this card. An agent might play it, too.
    *[agents] By the cards on the table, the mission can still be fulfilled after this card.
    }
krecia-why-done = { $side ->
     [mole] This card fulfils the mission. An agent might play it, too.
    *[agents] This card fulfils the mission.
    }
krecia-why-lost = The mission is lost already; now it matters who takes the trick and its tokens.
krecia-why-no-way = No card that you may play can save this mission; now it matters who takes the trick and its tokens.
krecia-why-breaks = { $side ->
     [mole] This card breaks the mission, and the agents need it.
    *[agents] This card gives the mission up: tokens, and the missions to come, count too.
    }
krecia-why-choose = You can lead this mission without breaking it with { $cards } of your { $hand } cards; the other one with { $other }.
krecia-why-mole = The vote must not find you: let somebody else look guilty.
krecia-why-friend = You win with { $professor ->
     [yes] Professor No
    *[no] the mole
    }: every mission that fails brings you both nearer.
krecia-why-goal = { $goal ->
     [most_votes] You win by the most votes: a little suspicion does you good.
     [partner] You win if your partner wins: what is good for the partner is good for you.
    *[right_loses] You win if the player on your right does not: what harms them helps you.
    }

## The board in the browser
krecia-asks = { $asks }
krecia-suit-name = { $suit ->
     [yellow] key
     [pink] mask
     [green] glass
    *[blue] umbrella
    }
krecia-tokens = { $tokens ->
     [one] one token
    *[other] { $tokens } tokens
    }
krecia-fulfilled-of = Missions: { $done } of { $goal }
krecia-board-last = The last trick, { $trick }. Mission: { $mission }. { $me ->
     [yes] You take it.
    *[no] { $seat } takes it.
    }
krecia-board-blank = The blank role says: { $says }
krecia-board-deck = Larry’s deck, cards: { $cards }.
krecia-page-provenance = { $kind ->
     [attested] attested mission
     [reading] attested mission; which cards are the middle ones is our reading
     [own] mission from your own copy
    *[reconstructed] reconstructed mission, not from the box
    }
krecia-page-trump = trump
krecia-page-raised = { $card } with a token, counts as { $trump }
krecia-page-as = as
krecia-page-order = in order:
krecia-page-missions = Missions
krecia-page-of = { $done } of { $goal }
krecia-page-mole-wins = Mole wins: { $tokens }
krecia-page-reveals = Role shown: { $tokens }
krecia-page-look = What you may look at
krecia-page-no-trick = No trick has been played yet.
krecia-page-done = Missions fulfilled: { $done } of { $goal }
krecia-page-cast = Roles in this game
krecia-page-risky = Risky mission
krecia-page-info = Mission and goals
krecia-page-lead = The lead
krecia-page-lead-note = { $me ->
     [yes] You lead
    *[no] { $seat } leads
    } this suit. Whoever holds it must follow.
krecia-page-mission = Mission
krecia-page-only-you = Only you see these cards
krecia-page-leads = leads the trick
krecia-page-cards = cards in hand: { $cards }
krecia-page-deck = cards in Larry’s deck: { $cards }
krecia-page-slot = your card
krecia-page-then-you = then you
krecia-page-brief = across the case: raise
krecia-page-identity = Identity card no. { $number }
krecia-page-role = Your role
krecia-page-hold = hold to peek
krecia-page-peek = Your role: hold to peek
krecia-page-known = Everyone knows your role.
krecia-page-threshold = Tokens that reveal a role: { $tokens }.
krecia-page-partner-is = { $partner_seat }: { $role }
krecia-page-partner-perf = Everyone knows whom you named. Only you know the role.
krecia-page-read = Got it, hide the card
krecia-page-read-note = Later you can peek at your role by holding the button with the hat.
krecia-page-ally = Name a partner
krecia-page-lead-any = You lead: play any card.
krecia-page-without = Without a token:
krecia-page-with = With a token:
krecia-page-play = Play
krecia-page-play-off = Play off suit
krecia-page-choose-card = Choose a card
krecia-page-raise = Play and raise
krecia-page-counts = counts as { $suit ->
     [yellow] key
     [pink] mask
     [green] glass
    *[blue] umbrella
    } { $value }
krecia-page-you-lead = You lead the trick
krecia-page-you-lead-note = You choose one of two missions. Nobody will see the other. Then you play the first card.
krecia-page-take = Take this mission
krecia-page-tray-plays = Larry plays
krecia-page-tray-top = on top of the deck
krecia-page-tray-out = goes away unseen
krecia-page-swap = Swap { $one } and { $two }
krecia-page-larry-follows = Larry follows the lead if he can: { $suit }. He may not raise.
krecia-page-whose-larry = Whose is Larry?
krecia-page-whose-larry-note = Larry’s pawn stands with you. You look at three cards of his deck: one he plays, one goes back on top, one leaves the game.
krecia-page-trays = Larry’s three cards
krecia-page-my-hand = My hand, { $cards }
krecia-page-larry-plays = Larry plays
krecia-page-larry-how = { $card }; on top { $back }
krecia-page-sealed-row = Whose votes are sealed
krecia-page-thinks = still thinking
krecia-page-votes-not = does not vote
krecia-page-suspects = Suspects
krecia-page-finger = finger { $finger }
krecia-page-wait-votes = Waiting for the other votes.
krecia-page-two-fingers = Everyone points at two players, a first and a second. The second counts only for a role with two votes.
krecia-page-who = Who is { $professor ->
     [yes] Professor No
    *[no] the mole
    }?
krecia-page-who-note = All vote at once. The votes open together; a tie is won by { $professor ->
     [yes] Professor No
    *[no] the mole
    }.
krecia-page-who-two = You vote at once. If an agent points at an agent, the mole wins.
krecia-page-seal = Seal the vote
krecia-page-votes = The vote
krecia-page-points = points at:
krecia-page-to-end = To the end
krecia-page-to-vote = To the vote
krecia-page-next-trick = Next trick
krecia-page-stamp-done = Fulfilled
krecia-page-stamp-failed = Failed
krecia-page-agents-win = Agents win!
krecia-page-mole-won = The mole wins!
krecia-page-professor-wins = Professor No wins!
krecia-page-opened = All on the table
krecia-page-won = has won
krecia-page-unseen = Cards that nobody saw:
krecia-page-mark-vote = vote
krecia-page-mark-vote-title = The deciding vote
krecia-page-mark-done = Trick { $trick }: mission fulfilled
krecia-page-mark-failed = Trick { $trick }: mission failed
krecia-page-trick = Trick { $trick }
krecia-page-all-hands = All hands
krecia-page-players = { $seats ->
     [2] 2 players and Larry
     [one] { $seats } player
    *[other] { $seats } players
    }

## Options that cannot be played
krecia-refused-role-seats = Special roles are for four or five players, not { $seats }.
krecia-refused-too-many = There is room for { $most ->
     [one] one special role
    *[other] { $most } special roles
    } beside the mole, the blank one counted, not { $count }.
krecia-refused-same-role = There is only one card of { $role }.
krecia-refused-both-open = { $one } and { $two } do not go together: both start revealed.
krecia-refused-both-neutral = { $one } and { $two } do not go together: both are neutral.
krecia-refused-seat = { $option }: seats are numbered 0 to { $last } ({ $first_seat } to { $last_seat }), there is no { $asked }.
krecia-refused-no-open-role = open_role_seat: none of the roles in play starts revealed; these do: { $roles }.
krecia-refused-risky-two = Larry plays without risky missions: they need at least three players.
krecia-refused-risky-raising = Risky missions ask for tokens on cards, so they need raising.
krecia-refused-no-risky = There are no risky missions in this pack.
krecia-refused-few = With { $seats ->
     [one] one player
    *[other] { $seats } players
    } a game draws { $drawn ->
     [one] one mission
    *[other] { $drawn } missions
    }; the deck has { $count }.
krecia-refused-blank-place = The blank role takes an agent’s place; sought and last_hidden belong to the mole’s.
krecia-refused-blank-hidden = The blank role must start revealed (open) for { $word ->
     [partner] a partner
     [token_limit] a token limit
    *[holds_tokens] holding no tokens
    }: hidden, it would be known by that at once.
krecia-refused-blank-open = A blank role that starts revealed is not revealed by tokens: it can have neither on_reveal nor goal_revealed.
krecia-refused-blank-most-votes = A blank role that starts revealed cannot be voted for: it would never win by most votes.
krecia-refused-toml = This is not TOML: { $line ->
     [end] the file ends too early.
    *[other] see line { $line }.
    }
krecia-refused-list = A pack is a list of missions: every card begins with the line [[mission]], and there is nothing else in the file.
krecia-refused-size = A pack has 1 to { $most } missions, not { $count }.
krecia-refused-twice = Mission { $mission } comes twice; every id must be its own.
krecia-refused-order = Mission { $mission }: nothing is from { $low } to { $high }; low comes first.
krecia-refused-words-or-conditions = Mission { $mission }: it has either conditions, or words that whoever leads judges by.
krecia-refused-hint = Mission { $mission }: a hint goes with words only.
krecia-refused-unreadable = Mission { $mission }: its words hold characters that cannot be shown on a line, or nothing but blanks.
krecia-refused-nested = Mission { $mission }: a condition is put together at most { $deepest } deep, of at most { $longest ->
     [one] one part
    *[other] { $longest } parts
    }.
krecia-refused-parts = The conditions of this pack are put together of { $count ->
     [one] one part
    *[other] { $count } parts
    }; there is room for { $most }.
krecia-refused-blank-unreadable = The blank role: its name or text holds characters that cannot be shown on a line, or nothing but blanks.
krecia-pack-missing = Mission { $mission }: { $field } is missing.
krecia-pack-unknown = Mission { $mission }: { $field } is not known here; there are { $known }.
krecia-pack-values = Mission { $mission }: { $field } can be { $values }.
krecia-pack-number = Mission { $mission }: { $field } is a whole number from { $low } to { $high }.
krecia-pack-flag = Mission { $mission }: { $field } is true or false.
krecia-pack-text = Mission { $mission }: { $field } is a text in quotation marks{ $most ->
     [0] .
    *[other] , { $least } to { $most ->
         [one] { $most } character
        *[other] { $most } characters
    } long.
    }
krecia-pack-limits = Mission { $mission }: { $field } are three whole numbers, for tricks of three, four and five cards ({ $ranges }).
krecia-pack-conditions = Mission { $mission }: { $field } is a list of { $least } to { $most ->
     [one] one condition
    *[other] { $most } conditions
    }.
krecia-refused-deep = Mission { $mission }: its conditions are nested far too deep.

## Writing missions and roles
krecia-edit-kind = { $kind ->
     [values] only values from … to …
     [no_values] no values from … to …
     [parity] even or odd
     [colour] of a colour
     [trump] a trump
     [token] with a token
     [wins] takes the trick
     [highest] the highest value
     [lowest] the lowest value
     [rising] rising values
     [falling] falling values
     [same_parity] all even, or all odd
     [spread] values close together
     [ends] first and last card: colours
     [how_many] how many of a sort
     [count_values] how many with some values
     [colours] how many colours
     [trumps] how many trumps
     [tokens] how many with a token
     [sum_at_most] sum at most
     [sum_at_least] sum at least
     [not] must not happen
     [and] all of several
     [or] at least one of several
    *[exactly_one] exactly one of several
    }
krecia-edit-field = { $field ->
     [kind] condition
     [cards] which cards
     [low] from
     [high] to
     [first] lowest value
     [last] highest value
     [parity] parity
     [colour] colour
     [most] at most apart
    *[of] of which
    }
krecia-edit-choice = { $choice ->
     [even] even
     [odd] odd
     [same] the same
    *[different] different
    }
krecia-edit-limit = with { $cards ->
     [one] one card
    *[other] { $cards } cards
    }
krecia-edit-part = Part { $number }
krecia-edit-condition = Condition { $number }
krecia-edit-remove = Remove
krecia-edit-add-part = Add a part
krecia-edit-add = Add a condition
krecia-edit-meaning = What it means
krecia-edit-hinted = Bots take it for:
krecia-edit-id = Short name
krecia-edit-how = How it is judged
krecia-edit-by-conditions = by conditions
krecia-edit-by-words = in words, by whoever leads
krecia-edit-words = The words on the card
krecia-edit-hint-help = Bots cannot read. A condition as a hint lets them play this mission, and judge it when they lead.
krecia-edit-ours = Start from ours
krecia-edit-export = Save as a file
krecia-edit-kept = Kept on this device.
krecia-edit-unfinished = not finished
krecia-edit-new = New mission
krecia-edit-count = { $count } of { $most }
krecia-edit-delete = Delete this mission
option-missions-edit = Write missions
option-blank_role-name = Name
option-blank_role-text = In your own words, for people
krecia-refused-role-file = This is no role: { $why }

## The tutorial
tutorial-role = This is your secret role: you are an agent. One of the others is the mole. Remember it, and cover the card.
tutorial-mission = Agents fulfil missions together. You lead, so you choose one of two: tap “exactly one card is a trump” and lay it out.
tutorial-lead = Now lead a card. The others must follow with a mask if they have one; only the mole need not. Tap mask 8 and play it.
tutorial-first = { $three_seat } laid a token on the mask, so it counts as trump: exactly one, mission fulfilled! Whoever takes the trick leads next.
tutorial-raise = Now you. Tap glass 9 and play it with a token: it counts as trump and takes the trick.
tutorial-second = { $two_seat } did not follow with a glass: none in hand, or the mole. Keep it in mind! The trick and its tokens are yours.
tutorial-suspect = You lead again. Choose “only values from 4 to 10”.
tutorial-on = Lead key 7: it fits the mission.
tutorial-third = Two cards were too low: the mission fails. It happens. The agents need seven missions in ten tricks.
tutorial-test = Now set a little trap. Choose “all cards have the same colour”.
tutorial-glass = And lead glass 1: whoever has a glass must show it.
tutorial-proof = Look: { $two_seat } played a glass! In the second trick none came. Only the mole may hold back like that.
tutorial-follow = Mask was led, so you must follow with your only one: mask 11. Then we jump ahead to the end of the last trick.
tutorial-later = Five tricks later: six missions are fulfilled, one too few. Now all point at somebody, at once and in secret.
tutorial-vote = You know who it is. Point at { $two_seat } and seal your vote.
tutorial-finale = The envelopes are open: most point at { $two_seat }, who was the mole. The agents win, although a mission was missing!

## Examples on the page of rules
example-trick = Who takes the trick, and was the mission fulfilled?
example-trick-start = There are four of you at the table. { $first_seat } leads the first trick and chooses the mission.
example-trick-lead = The mission wants values from 7 to 13 only, and keys are trump. { $first_seat } plays the first card.
example-trick-follow = Now it is you. You have masks, so you must follow. Try the cards.
example-trick-trump = { $third_seat } has no mask and may play anything.
example-trick-last = { $fourth_seat } plays the last card.
example-trick-end = Key 7 is the only trump, so it takes the trick, although mask 12 has a higher value. All cards are from 7 to 13: the mission is fulfilled.
example-raising = Two equal trumps
example-raising-start = { $first_seat } leads. The mission is the same.
example-raising-lead = Keys are trump again. { $first_seat } plays the first card.
example-raising-raise = You have glasses, so you must follow. A token makes your card a trump. Try it.
example-raising-equal = { $third_seat } has no glass and plays a trump.
example-raising-end = Your glass 5 counts as key 5. Of two equal trumps the later one takes the trick, and your token with it. The mission fails, because the values are too low.
example-risky = Which mission must be chosen?
example-risky-start = Risky missions are in the deck. You lead, and one of your two missions is risky. Try both.
example-risky-lead = The risky mission wants a token on the third card. Whoever leads may not lay one, so you play without.
example-risky-second = { $second_seat } follows without a token: it is the third card that matters.
example-risky-third = { $third_seat } has no mask, so may play anything, and lays a token on the card.
example-risky-last = { $fourth_seat } plays the last card.
example-risky-end = There is a token on the third card, so the mission is fulfilled. Glass 8 counts as key 8; as the only trump it takes the trick, and with it two tokens: its own and one from the pool.
example-vote = At whom may you point?
example-vote-start = After the last trick the agents have too few missions, so the vote decides. { $third_seat } is an agent whom tokens have revealed. At whom do you point? Try it.
example-vote-sealed = Your vote lies in its envelope, and nobody sees it until all have voted.
example-vote-end = The envelopes are open. { $fourth_seat } has the most votes and is the mole, so the agents win. If two players had tied for the most, the mole would have won.
example-larry = What does Larry play?
example-larry-start = There are two of you, and Larry’s pawn stands with you. Mask 9 was led. You look at Larry’s three cards: which one may he play? Try it.
example-larry-mine = Larry follows with mask 11, key 12 goes back on top of his deck, and mask 3 leaves the game. Now your own card.
example-larry-end = Nobody played a trump, so Larry takes the trick and a token. All values are from 7 to 13: the mission is fulfilled. Larry never leads, so you lead next, and the pawn passes to the other player.
