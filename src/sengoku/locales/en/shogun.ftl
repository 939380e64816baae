# Shogun. How facts arrive: src/sengoku/texts.py, core/phrases.py and shogun/naming.py
#
# Names come as they are shown ($region = “brown region”), beside them their word of the
# engine for languages that inflect ($region_id = “brown”), “none” where there is none.
# A list comes joined, beside it its length ($winners, $winners_count). Counts are
# numbers. $seat, $owner, $defender and $lost_by are names of people or of their colours,
# $colour too, or the peasants ($colour_id = “G”). $why is the rule behind a gain.

## The log: setup and draft

shogun-event-game-prepared =
    The table is set.{ $starts_count ->
        [0] { "" }
       *[other] { " " }Start provinces with armies: { $starts }.
    }{ $open_cards_count ->
        [0] { "" }
       *[other] { " " }Open cards: { $open_cards }.
    } Event cards: { $events }.{ $regions_count ->
        [0] { "" }
       *[other] { " " }Region cards: { $regions }.
    }
shogun-event-pair-refreshed = { $seat } puts both open cards under the pile. The new pair: { $open_cards }.
shogun-event-province-picked =
    { $from_pile ->
        [yes] { $seat } takes the top card of the pile: { $province }.
       *[no] { $seat } takes { $province }.{ $turned_id ->
            [none] { "" }
           *[other] { " " }{ $turned } is turned up.
        }
    }
shogun-event-group-mustered = { $seat } places a group of { $armies } armies in { $province }.
shogun-event-draft-ended = The draft is over. All other provinces are neutral.
shogun-event-general-stationed = { $seat } places the general in { $province }.

## The log: the tower

shogun-event-cubes-thrown =
    { $cubes_count ->
        [0] Nothing is thrown into the tower.
       *[other] Into the tower: { $cubes }.
    }
shogun-event-cubes-fell =
    { $cubes_count ->
        [0] Nothing falls out of the tower.
       *[other] Out of the tower: { $cubes }.
    }
shogun-event-cubes-reported =
    { $colour_id ->
        [G] { $cubes ->
            [0] No peasant falls out of the tower.
            [one] 1 peasant falls out of the tower.
           *[other] { $cubes } peasants fall out of the tower.
        }
       *[other] { $cubes ->
            [0] No army of { $colour } falls out of the tower.
            [one] 1 army of { $colour } falls out of the tower.
           *[other] { $cubes } armies of { $colour } fall out of the tower.
        }
    }
shogun-event-cubes-returned =
    { $colour_id ->
        [G] { $cubes ->
            [one] 1 peasant returns to the general supply.
           *[other] { $cubes } peasants return to the general supply.
        }
       *[other] { $cubes ->
            [one] 1 army of { $colour } returns to the supply.
           *[other] { $cubes } armies of { $colour } return to the supply.
        }
    }
shogun-event-armies-to-tray =
    { $armies ->
        [0] { $seat } has no army left for the tray.
        [one] { $seat } puts 1 army into the tray.
       *[other] { $seat } puts { $armies } armies into the tray.
    }

## The log: the round

shogun-event-season-began = Year { $year }: { $season } begins.
shogun-event-action-cards-laid = The first actions: { $row }.
shogun-event-action-card-turned = Action { $place } is turned up: { $action }.
shogun-event-special-cards-laid = Special cards on positions 1 to 5: { $special }.
shogun-event-card-assigned =
    { $card_id ->
        [tower] { $field }: { $seat } lays a { $card } face down.
       *[other] { $field }: { $seat } lays { $card } face down.
    }
shogun-event-card-cleared = { $field }: { $seat } takes the card back.
shogun-event-plan-sealed = { $seat } has sealed the plan.
shogun-event-plan-unsealed = { $seat } has reopened the plan.
shogun-event-plans-laid =
    All plans are laid.{ $empty_count ->
        [0] { "" }
       *[other] { " " }Empty fields: { $empty }.
    }
# $about is the sentence of the event.
shogun-event-event-drawn = The event of the round is { $event }. { $about }
shogun-event-event-cancelled = { $seat } cancels the event of the round.
shogun-event-bids-revealed = The bids are revealed: { $bids }. Order of choice: { $choosing }.
shogun-event-chests-paid =
    { $why ->
        [SHO-ORDER-1] { $chests ->
            [one] { $seat } pays 1 chest for the bid.
           *[other] { $seat } pays { $chests } chests for the bid.
        }
       *[other] { $chests ->
            [one] { $seat } pays 1 chest.
           *[other] { $seat } pays { $chests } chests.
        }
    }
shogun-event-chests-gained =
    { $why ->
        [SHO-ACT-TAX-1] { $chests ->
            [one] { $seat } collects 1 chest as tax.
           *[other] { $seat } collects { $chests } chests as tax.
        }
       *[other] { $chests ->
            [one] { $seat } gains 1 chest.
           *[other] { $seat } gains { $chests } chests.
        }
    }
shogun-event-position-taken = { $seat } takes position { $position } with the special card { $special }.
shogun-event-player-order-set = Player order: { $player_order }.
# $skipped: the card means that the action is skipped.
shogun-event-card-shown =
    { $skipped ->
        [yes] { $card_id ->
            [tower] { $field }: { $seat } shows a { $card } and skips.
           *[other] { $field }: { $seat } shows { $card } and skips.
        }
       *[no] { $card_id ->
            [tower] { $field }: { $seat } shows a { $card }.
           *[other] { $field }: { $seat } shows { $card }.
        }
    }
# $because is a sentence: see below, “Why an action is void”.
shogun-event-action-void = { $field } is void for { $seat }. { $because }
shogun-event-round-ended =
    { $event_id ->
        [none] The round is over: all cards return to hand.
       *[other] The round is over: all cards return to hand, and { $event } leaves the game.
    }

## The log: actions

shogun-event-building-built = { $seat } builds a { $building } in { $province }.
shogun-event-unrest-added = { $province } gets an unrest marker.
shogun-event-unrest-prevented = The favour { $seat } held prevents unrest in { $province }.
shogun-event-unrest-removed = An unrest marker leaves { $province }.
shogun-event-rice-gained =
    { $why ->
        [SHO-ACT-RICE-1] { $seat } collects { $rice } rice.
       *[other] { $seat } gains { $rice } rice.
    }
shogun-event-armies-raised =
    { $armies ->
        [one] { $seat } raises 1 army in { $province }.
       *[other] { $seat } raises { $armies } armies in { $province }.
    }
shogun-event-armies-moved =
    { $armies ->
        [one] { $seat } moves 1 army from { $origin } to { $destination }.
       *[other] { $seat } moves { $armies } armies from { $origin } to { $destination }.
    }
shogun-event-declined =
    { $asked ->
        [refresh] { $seat } leaves the open cards as they are.
        [station] { $seat } keeps the general back.
        [march] { $seat } moves no armies.
        [favour] { $seat } takes no favour.
        [cancel] { $seat } does not cancel the event.
       *[other] { $seat } declines.
    }

## The log: battles and revolts

shogun-event-battle-began =
    { $defender_id ->
        [none] { $armies ->
            [one] { $seat } attacks the neutral province { $province } from { $origin } with 1 army.
           *[other] { $seat } attacks the neutral province { $province } from { $origin } with { $armies } armies.
        }
       *[other] { $armies ->
            [one] { $seat } attacks { $defender } in { $province } from { $origin } with 1 army.
           *[other] { $seat } attacks { $defender } in { $province } from { $origin } with { $armies } armies.
        }
    }
shogun-event-revolt-began =
    { $peasants ->
        [0] Revolt in { $province } against { $seat }: no peasant is left to join it.
        [one] Revolt in { $province }: 1 peasant rises against { $seat }.
       *[other] Revolt in { $province }: { $peasants } peasants rise against { $seat }.
    }
shogun-event-fight-decided =
    { $owner_id ->
        [none] { $province }: attack { $attack }, defence { $defence }. Nobody holds the province.
       *[other] { $province }: attack { $attack }, defence { $defence }. { $owner } holds the province.
    }
shogun-event-armies-held =
    { $armies ->
        [one] 1 army of { $seat } stays in { $province }.
       *[other] { $armies } armies of { $seat } stay in { $province }.
    }
# $field is where the card lay on the mat of the one who lost it.
shogun-event-province-taken =
    { $lost_by_id ->
        [none] { $seat } takes the neutral province { $province }.
       *[other] { $seat } takes { $province } from { $lost_by }.{ $field_id ->
            [none] { "" }
           *[other] { " " }Its card was planned for { $field }.
        }
    }
shogun-event-province-lost =
    { $lost_by } loses { $province }: it is now neutral, without buildings or unrest.{ $field_id ->
        [none] { "" }
       *[other] { " " }Its card was planned for { $field }.
    }
shogun-event-general-lost = The general of { $seat } leaves the map: { $province } is lost.

## The log: winter and end

shogun-event-winter-came =
    { $event_id ->
        [none] Winter takes no rice from anybody.
       *[other] { $loss ->
            [0] The last event card, { $event }, takes no rice from anybody.
           *[other] The last event card, { $event }, takes { $loss } rice from everybody.
        }
    }
shogun-event-rice-lost =
    { $rice ->
        [0] { $seat } loses no rice.
       *[other] { $seat } loses { $rice } rice.
    }
shogun-event-shortage-found =
    { $unsupplied ->
        [0] { $seat } supplies every province.
       *[other] { $seat } cannot supply { $unsupplied ->
            [one] 1 province
           *[other] { $unsupplied } provinces
        }: { $revolts ->
            [one] 1 revolt
           *[other] { $revolts } revolts
        } with { $extra ->
            [one] 1 extra peasant
           *[other] { $extra } extra peasants
        }{ $revolts ->
            [one] { "" }
           *[other] { " " }each
        }.
    }
shogun-event-hungry-drawn =
    { $provinces_count ->
        [one] Drawn for a revolt against { $seat }: { $provinces }.
       *[other] Drawn for revolts against { $seat }: { $provinces }.
    }
shogun-event-hungry-named = Next in revolt against { $seat }: { $province }.
shogun-event-provinces-scored =
    { $points ->
        [one] { $seat } scores 1 point (provinces: { $provinces }, buildings: { $buildings }).
       *[other] { $seat } scores { $points } points (provinces: { $provinces }, buildings: { $buildings }).
    }
shogun-event-majority-scored =
    { $building_id ->
        [castle] Most castles
        [temple] Most temples
       *[theatre] Most theatres
    }, { $region }: { $seat } scores { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
shogun-event-points-gained =
    { $why ->
        [SHO-COURT-19] Favour
        [SHO-SAM-5] Samurai
        [SHO-GEN-13] Monuments
       *[other] Bonus
    }: { $seat } scores { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
shogun-event-year-ended = The year is over: rice and unrest are gone. New event cards: { $events }.
shogun-event-game-ended =
    { $winners_count ->
        [one] { $winners } wins! Final score: { $scores }.
       *[other] { $winners } share the victory! Final score: { $scores }.
    }

## The log: Tenno’s Court

shogun-event-officials-sent =
    { $officials ->
        [one] { $seat } sends 1 official to the reception hall.
       *[other] { $seat } sends { $officials } officials to the reception hall.
    }
shogun-event-armies-converted =
    { $armies ->
        [one] { $seat } converts 1 army in { $province }.
       *[other] { $seat } converts { $armies } armies in { $province }.
    }
shogun-event-favours-laid = Favours for 4, 3 and 2 officials: { $favours }.
shogun-event-audience-entered =
    { $officials ->
        [one] 1 official of { $seat } enters the audience hall.
       *[other] { $officials } officials of { $seat } enter the audience hall.
    }
shogun-event-favour-taken = { $seat } takes favour { $favour } for { $price } officials.
shogun-event-favour-kept = { $seat } has no unrest to calm and keeps the favour for the next marker.
shogun-event-favour-lapsed = { $seat } cannot use the favour, so it lapses.
shogun-event-protection-gained = { $seat } cannot be attacked in { $protected } this round.
shogun-event-court-ended = The audience is over: the officials return to the reception hall.

## The log: samurai, generals, arts

shogun-event-samurai-advanced = { $seat } rules in 4 or more regions: samurai card { $samurai } offers a choice of { $bonuses }.
shogun-event-general-moved = The general of { $seat } goes from { $origin } to { $province }.
shogun-event-monument-built = { $seat } leaves a monument in { $province }.
shogun-event-monuments-captured =
    { $monuments ->
        [one] { $seat } captures a monument of { $colour } in { $province }.
       *[other] { $seat } captures { $monuments } monuments of { $colour } in { $province }.
    }
shogun-event-artists-drawn = New artists: { $cells }.
shogun-event-artist-replaced = { $seat } leads in the { $region } and replaces the artist of { $cell }.
shogun-event-artists-turned =
    { $cells_count ->
        [0] No artist is left.
       *[other] Artists turned face down: { $cells }.
    } The first region card goes to the end of the row.
shogun-event-art-line-scored =
    { $points ->
        [one] Arts, { $line }: { $seat } scores 1 point.
       *[other] Arts, { $line }: { $seat } scores { $points } points.
    }

## Why an action is void

shogun-void-building-stands = There is already a building of this type there.
shogun-void-no-free-site = The province has no free building site.
shogun-void-no-building-left = No building of this type is left in the general supply.
shogun-void-cannot-pay = There are too few chests to pay for it.
shogun-void-supply-short = There are too few armies in the supply.
shogun-void-lone-army = A lone army must stay in its province.
shogun-void-nowhere-to-go = No adjacent province can be entered.
shogun-void-cannot-convert = There are too few armies or officials to convert in full.

## What may go wrong with a planned card. $chances is a number of percent.

shogun-caution-revolt =
    { $peasants ->
        [one] { $card } has an unrest marker, so collecting there starts a revolt
       *[other] { $card } has { $peasants } unrest markers, so collecting there starts a revolt
    } against { $armies ->
        [one] your 1 army
       *[other] your { $armies } armies
    }. You would lose the province with a chance of { $chances }%.
shogun-caution-lone-army = { $card } has only 1 army, and it must stay: no army can march unless others arrive first.
shogun-caution-nobody-to-attack = Only provinces of yours are adjacent to { $card }: armies can move there, but not attack.
shogun-caution-cannot-pay =
    It costs { $chests ->
        [one] 1 chest
       *[other] { $chests } chests
    }, and by then you will have { $left } at most: it would be void.
shogun-caution-may-not-pay =
    It costs { $chests ->
        [one] 1 chest
       *[other] { $chests } chests
    }, and by then you may have only { $left }: it may be void.

## What is asked. $seat is the one who is asked.

shogun-ask-refresh = You saw both open cards at your last pick: turn up a new pair?
shogun-ask-pick = Take an open card or the top card of the pile.
shogun-ask-muster = Which army group goes into your new province?
shogun-ask-station = Does your general go into your new province? There your actions bring 1 more and buildings cost 1 chest less.
shogun-ask-planning = Lay your cards face down on the fields, then seal your plan.
shogun-ask-position = Take a position in the player order, with its special card.
shogun-ask-march =
    { $kind_id ->
        [army1] { $kind }, { $province }: do armies move on, and where to?
       *[other] { $kind }, { $province }: where do your armies go?
    }
shogun-ask-send = How many armies go from { $origin } to { $destination }?
shogun-ask-throw =
    { $colour_id ->
        [G] How many peasants lie in the tray?
       *[other] How many armies of { $colour } lie in the tray?
    }
shogun-ask-next-revolt = Which province revolts next?
shogun-ask-favour = Which favour do you take, if any?
shogun-ask-cancel = Cancel the event of the round? If you keep it, it holds for everyone.
shogun-ask-calm = Which province do you free from an unrest marker?
shogun-ask-free-building = In which province do you build the free { $building }?
shogun-ask-land =
    { $armies ->
        [one] Which province gets the free army: one of yours or a neutral one?
       *[other] Which province gets the { $armies } free armies: one of yours or a neutral one?
    }
shogun-ask-bonus = Which bonus of your samurai card do you take?
shogun-ask-enter = In which province does your general enter the map? There your actions bring 1 more and buildings cost 1 chest less.
shogun-ask-depart = Where does your general go? A move to an adjacent province leaves a monument behind, worth 1 point at the end; a move farther away leaves none.
shogun-ask-patron = You lead in the { $region }: which artist do you replace?

## What can be chosen. $asked is the question, where it is known.

shogun-action-refresh = Turn up a new pair
shogun-action-pick =
    { $source ->
        [0] Take the first open card
        [1] Take the second open card
       *[2] Take the top card of the pile
    }
shogun-action-muster = Place the group of { $armies } armies
shogun-action-station = Place the general in { $province }
shogun-action-assign = Lay { $card } on { $field }
shogun-action-clear = Take back the card on { $field }
shogun-action-seal = Seal plan
shogun-action-unseal = Unseal plan
shogun-action-choose = Take position { $position }
shogun-action-march = Move to { $province }
shogun-action-send =
    { $armies ->
        [one] Send 1 army
       *[other] Send { $armies } armies
    }
shogun-action-revolt = Revolt in { $province }
shogun-action-take = Take the favour for { $price } officials
shogun-action-cancel = Cancel the event
shogun-action-calm = Calm { $province }
shogun-action-build = Build in { $province }
shogun-action-land = Place armies in { $province }
shogun-action-bonus = Take { $bonus }
shogun-action-replace = Replace the artist of { $cell }
shogun-action-fell =
    { $cubes ->
        [0] No cubes
        [one] 1 cube
       *[other] { $cubes } cubes
    }
shogun-action-decline =
    { $asked ->
        [refresh] Keep the pair
        [station] Not here
        [march] Stay
        [favour] Take no favour
        [cancel] Keep the event
       *[other] Decline
    }

## Why not? $rule is the rule behind the answer.

shogun-refused-building-stands = { $province } already has a building of this type.
shogun-refused-cannot-pay-bid = You have too few chests to bid { $card }.
shogun-refused-card-is-laid =
    { $card_id ->
        [tower] All your tower cards are already on fields.
       *[other] The card { $card } is already on a field.
    }
shogun-refused-card-is-taken = You have taken { $province }: now place an army group there.
shogun-refused-cubes-not-there =
    { $cubes ->
        [0] No cube of this colour is in the tower.
        [one] Only 1 cube of this colour is in the tower.
       *[other] Only { $cubes } cubes of this colour are in the tower.
    }
shogun-refused-field-covered = { $field } already holds a card.
shogun-refused-field-empty = { $field } holds no card.
shogun-refused-game-over = The game is over.
shogun-refused-last-bid-card = The last card you can bid must go to the bid field: { $card }.
shogun-refused-last-province = { $province } is your last start province: the general goes there.
shogun-refused-must-go-elsewhere = Your general must leave { $province }.
shogun-refused-must-move = Your armies can move, so at least one must.
shogun-refused-no-artist-there = There is no face-up artist here: { $cell }.
shogun-refused-no-battle-here = This action cannot start a battle, and { $province } is not yours.
shogun-refused-no-building-left = No { $building } is left in the general supply.
shogun-refused-no-card-at-price = No favour is left for { $officials } officials.
shogun-refused-no-free-site = { $province } has no free building site.
shogun-refused-no-own-unrest = You have no unrest to calm in { $province }.
shogun-refused-no-such-field = This field needs the module Tenno’s Court: { $field }.
shogun-refused-no-such-group = You have no group of { $armies } armies left.
shogun-refused-no-tower-cards = Tower cards need the module Tenno’s Court.
shogun-refused-not-adjacent = { $origin } and { $destination } are not adjacent.
shogun-refused-not-asked = You have something else to decide first.
shogun-refused-not-drawn = { $province } is not one of the provinces left to revolt.
shogun-refused-not-just-picked = Your general can only go to { $province } now.
shogun-refused-not-on-card = Samurai card { $samurai } does not offer this bonus.
shogun-refused-not-your-land = { $province } is not yours.
shogun-refused-not-your-province = You do not hold the card { $card }.
shogun-refused-not-your-turn =
    { $seat_id ->
        [none] It is not your turn.
       *[other] It is not your turn. Waiting for: { $seat }.
    }
shogun-refused-one-must-stay = At least one army must stay in { $province }.
shogun-refused-out-of-game = { $province } is out of play with 3 players.
shogun-refused-pair-is-new = You can replace only a pair you saw at your last pick.
shogun-refused-plan-is-sealed = Your plan is sealed. Waiting for the others.
shogun-refused-plan-not-sealed = Your plan is not sealed yet.
shogun-refused-plan-unfinished =
    { $cards ->
        [one] 1 card is still to be laid.
       *[other] { $cards } cards are still to be laid.
    }
shogun-refused-position-taken = { $seat } has taken position { $position }.
shogun-refused-protected = { $seat } is under the Tenno’s protection and cannot be attacked now.
shogun-refused-temple-peace = { $province } has a temple: Temple Peace forbids the attack.
shogun-refused-too-few-officials = That costs { $officials } officials, and you have fewer in the audience hall.

## Names: the mat. $chests is the price of an action, $armies what it moves.

shogun-field-castle = Build castle
    .short = Castle
    .about =
        { $chests ->
            [one] Pay 1 chest to build a castle on a free site of the province.
           *[other] Pay { $chests } chests to build a castle on a free site of the province.
        }
shogun-field-temple = Build temple
    .short = Temple
    .about =
        { $chests ->
            [one] Pay 1 chest to build a temple on a free site of the province.
           *[other] Pay { $chests } chests to build a temple on a free site of the province.
        }
shogun-field-theatre = Build theatre
    .short = Theatre
    .about =
        { $chests ->
            [one] Pay 1 chest to build a Nō theatre on a free site of the province.
           *[other] Pay { $chests } chests to build a Nō theatre on a free site of the province.
        }
shogun-field-rice = Collect rice
    .short = Rice
    .about = Gain the rice of the province; it gets an unrest marker, or revolts if it has one.
shogun-field-tax = Collect taxes
    .short = Taxes
    .about = Gain the chests of the province; it gets an unrest marker, or revolts if it has one.
shogun-field-army5 = Raise 5 armies
    .short = +5
    .about = Place { $armies } armies in the province for { $chests ->
            [one] 1 chest
           *[other] { $chests } chests
        }.
shogun-field-army3 = Raise 3 armies
    .short = +3
    .about = Place { $armies } armies in the province for { $chests ->
            [one] 1 chest
           *[other] { $chests } chests
        }.
shogun-field-army1 = Raise 1 army / move
    .short = +1 / move
    .about = Place { $armies ->
            [one] 1 army
           *[other] { $armies } armies
        } in the province for { $chests ->
            [one] 1 chest
           *[other] { $chests } chests
        }; then armies may move from there to an adjacent province of yours.
shogun-field-battle-a = Battle/Move A
    .short = A
    .about = Move armies to an adjacent province; if it is not yours, there is a battle.
shogun-field-battle-b = Battle/Move B
    .short = B
    .about = Move armies to an adjacent province; if it is not yours, there is a battle.
shogun-field-bid = Bid
    .short = Bid
    .about = The higher your bid, the earlier you take a position in the player order.
shogun-field-conv3 = Convert 3 armies
    .short = Convert 3
    .about = { $armies } armies of the province, or of the tray with a tower card, become officials.
shogun-field-conv2 = Convert 2 armies
    .short = Convert 2
    .about = { $armies } armies of the province, or of the tray with a tower card, become officials.
shogun-field-conv1 = Convert 1 army
    .short = Convert 1
    .about = { $armies } army of the province, or of the tray with a tower card, becomes an official.

## Names: cards and pieces

# Cards that are no provinces.
shogun-card-chest = chest card { $chests }
shogun-card-tower = tower card

shogun-building-castle = castle
shogun-building-temple = temple
shogun-building-theatre = Nō theatre

shogun-special-tax1 = +1 chest
    .about = Collect taxes brings you 1 more chest.
shogun-special-rice1 = +1 rice
    .about = Collect rice brings you 1 more rice.
shogun-special-army6 = 6 armies
    .about = Raise 5 armies brings you 6 armies.
shogun-special-attack1 = +1 attacking
    .about = In every battle you start, 1 more army from your supply is thrown in.
shogun-special-defend1 = +1 defending
    .about = Whenever a player attacks you, 1 more army from your supply is thrown in.

# Events of a round. $large and $middle: what raising 5 and 3 armies brings.
shogun-round-event-theatre-calm = Calming Plays
    .about = Building a theatre removes an unrest marker from its province.
shogun-round-event-castle-guard = Castle Guard
    .about = When a province with a castle is attacked, its owner throws in 1 more army.
shogun-round-event-tax-max5 = Tax Cap
    .about = Collect taxes brings at most 5 chests.
shogun-round-event-rice-min4 = Good Harvest
    .about = Collect rice brings at least 4 rice.
shogun-round-event-tax-min6 = Full Coffers
    .about = Collect taxes brings at least 6 chests.
shogun-round-event-rice-max3 = Poor Harvest
    .about = Collect rice brings at most 3 rice.
shogun-round-event-neutral-2 = Armed Peasants
    .about = 2 peasants defend a neutral province instead of 1.
shogun-round-event-temple-peace = Temple Peace
    .about = Provinces with a temple cannot be attacked.
shogun-round-event-short-levy = Short Levy
    .about = Raise 5 armies brings only { $large }, Raise 3 armies only { $middle }; the prices stay.

# Favours. $amount, $building and $protected are what the card brings.
shogun-favour-cancel-event = Cancel the event
    .about = You may cancel the event of the round.
shogun-favour-chests = Chests: { $amount }
    .about = { $amount ->
            [one] Gain 1 chest.
           *[other] Gain { $amount } chests.
        }
shogun-favour-tray-armies = Armies to the tray: { $amount }
    .about = { $amount ->
            [one] Put 1 army from your supply into the tray.
           *[other] Put { $amount } armies from your supply into the tray.
        }
shogun-favour-calm = Calm the peasants
    .about = Remove an unrest marker from one of your provinces; if there is none, keep the card for the next one.
shogun-favour-rice = Rice: { $amount }
    .about = Gain { $amount } rice.
shogun-favour-points = Victory points: { $amount }
    .about = { $amount ->
            [one] Score 1 point.
           *[other] Score { $amount } points.
        }
shogun-favour-build = Free building: { $building }
    .about = Build a { $building } in one of your provinces for free.
shogun-favour-protect = Protection: { $protected }
    .about = Nobody can attack you in { $protected } this round.
shogun-favour-land = Free armies: { $amount }
    .about = { $amount ->
            [one] Place 1 army in one of your provinces, or take a neutral province with it.
           *[other] Place { $amount } armies in one of your provinces, or take a neutral province with them.
        }

shogun-protection-battle-a = { shogun-field-battle-a }
shogun-protection-battle-b = { shogun-field-battle-b }
shogun-protection-both = Battle/Move A and B

# Bonuses of samurai cards; .card with the amount a card shows.
shogun-bonus-chests = chests
    .card = { $amount ->
            [one] 1 chest
           *[other] { $amount } chests
        }
shogun-bonus-rice = rice
    .card = { $amount } rice
shogun-bonus-tray-armies = armies for the tray
    .card = { $amount ->
            [one] 1 army for the tray
           *[other] { $amount } armies for the tray
        }
shogun-bonus-points = victory points
    .card = { $amount ->
            [one] 1 victory point
           *[other] { $amount } victory points
        }

shogun-art-calligraphy = calligraphy
shogun-art-ikebana = ikebana
shogun-art-ink-painting = ink painting
shogun-art-poetry = poetry
shogun-art-tea = tea
shogun-art-music = music

shogun-art-castle-himeji = Himeji
shogun-art-castle-osaka = Osaka
shogun-art-castle-nagoya = Nagoya
shogun-art-castle-matsumoto = Matsumoto
shogun-art-castle-inuyama = Inuyama
shogun-art-castle-hikone = Hikone

## Names: the rest

shogun-phrase-when = Year { $year }, { $season }
shogun-season-spring = spring
shogun-season-summer = summer
shogun-season-autumn = autumn
shogun-season-winter = winter

shogun-region-brown = brown region
shogun-region-yellow = yellow region
shogun-region-red = red region
shogun-region-purple = purple region
shogun-region-green = green region

# Of players who have given no name.
shogun-colour-black = Black
shogun-colour-blue = Blue
shogun-colour-red = Red
shogun-colour-purple = Purple
shogun-colour-yellow = Yellow

# Parts of sentences above.
shogun-phrase-peasants = peasants
shogun-phrase-no-card = no card
shogun-phrase-garrison = { $province } { $armies }
shogun-phrase-event-card = { $event } (rice loss: { $loss })

shogun-phase-draft = draft provinces
shogun-phase-priming = prime the tower
shogun-phase-season = season
shogun-phase-artists = draw artists
shogun-phase-action-cards = lay out actions
shogun-phase-special-cards = lay out special cards
shogun-phase-favour-cards = lay out favours
shogun-phase-planning = plan and bid
shogun-phase-event = determine event
shogun-phase-bids = reveal bids
shogun-phase-player-order = player order
shogun-phase-generals = place generals
shogun-phase-samurai = samurai
shogun-phase-conversion = convert armies
shogun-phase-court = court
shogun-phase-action = carry out actions
shogun-phase-patrons = replace artists
shogun-phase-departures = generals move on
shogun-phase-clean-up = round end
shogun-phase-winter = rice loss
shogun-phase-shortage = supply
shogun-phase-hunger = revolts
shogun-phase-scoring = scoring
shogun-phase-year-end = year end
shogun-phase-final-scoring = final scoring

## What a table can choose

shogun-side-sun = Sun side
    .about = The side of the map with the sun; the preset starts are made for it.
shogun-side-moon = Moon side
    .about = The side of the map with the moon: the same provinces, divided into other regions.

shogun-start-draft = Draft provinces
    .about = In turn, everybody takes province cards and places army groups there.
shogun-start-preset = Preset start
    .about = Provinces and armies are fixed; on the sun side only.

shogun-module-court = Tenno’s Court
    .about = Armies become officials, who win favours from the Tenno.
shogun-module-samurai = Samurai
    .about = Provinces in at least 4 regions bring a bonus every round, and it grows from round to round.
shogun-module-generals = Generals
    .about = A general improves the actions in his province and leaves monuments behind.
shogun-module-arts = Arts in Japan
    .about = Whoever leads in a region replaces artists; rows and columns score at the end.

shogun-tower-standard = Cube tower
    .about = The more cubes are thrown in, the more of those inside fall out.
shogun-tower-spielbyweb = Simple tower
    .about = On average a third of the cubes thrown in stays inside and a third of those inside falls out, however many are thrown.
shogun-tower-own = Your own tower
    .about = You use a real tower and enter what lies in its tray.

shogun-house-strict-forced-battle = Compulsory movement
    .about = Whoever can carry out Battle/Move must move at least 1 army.
shogun-house-one-monument-per-province = One monument per province
    .about = A player has at most one monument in a province.

## Why a bot chose as it did
#
# Told after the game, and as a hint. $chances is a number of percent.

shogun-because-takes-majority = A { $building } in { $province } wins the majority in the { $region }.
shogun-because-shares-majority = A { $building } in { $province } ties for the majority in the { $region }.
shogun-because-builds = A { $building } in { $province } scores every winter.
shogun-because-builds-in-vain = { $province } has no room for a { $building }: the card does no harm there.
shogun-because-harvests-for-winter = { $province } brings { $rice } rice, and winter will need it.
shogun-because-harvests-to-spare = { $province } brings { $rice } rice in case of a hard winter.
shogun-because-taxes =
    { $chests ->
        [one] { $province } is calm and brings 1 chest.
       *[other] { $province } is calm and brings { $chests } chests.
    }
shogun-because-taxes-in-unrest =
    { $chests ->
        [one] { $province } brings 1 chest, at the risk of a revolt.
       *[other] { $province } brings { $chests } chests, at the risk of a revolt.
    }
shogun-because-levies-against = Armies of { $seat } could attack { $province }.
shogun-because-levies-to-attack = More armies in { $province } could attack next.
shogun-because-levies =
    { $armies ->
        [one] { $province } gets 1 more army.
       *[other] { $province } gets { $armies } more armies.
    }
shogun-because-plans-attack = From { $origin } armies can march to { $destination }.
shogun-because-plans-no-attack = { $province } does the least harm on the field { $field }.
shogun-because-converts = Armies of { $province } are worth more as officials.
shogun-because-skips = No province is worth the field { $field }.
shogun-because-bids-chests = The bid { $card } is enough.
shogun-because-bids-province = { $card } is a bid that costs nothing.
shogun-because-takes-special = Position { $position } comes with { $special }.
shogun-because-attacks-player = { $destination } can be won from { $defender }, with a chance of up to { $chances }%.
shogun-because-attacks-peasants = { $destination } is neutral and can be won, with a chance of up to { $chances }%.
shogun-because-guards = Armies are worth more in { $destination } than in { $origin }.
shogun-because-sends =
    { $armies ->
        [one] 1 army wins { $destination } with a chance of { $chances }%.
       *[other] { $armies } armies win { $destination } with a chance of { $chances }%.
    }
shogun-because-moves =
    { $armies ->
        [one] 1 army is worth more in { $destination }.
       *[other] { $armies } armies are worth more in { $destination }.
    }
shogun-because-stays = All armies are needed in { $province }.
shogun-because-holds-best = { $province } holds out best against the peasants.
shogun-because-picks-beside-own = { $province } borders land already held.
shogun-because-picks = { $province } is the best card on offer.
shogun-because-picks-unseen = The pile promises more than the open cards.
shogun-because-new-pair = The open cards are weak.
shogun-because-keeps-pair = The open cards are good enough.
shogun-because-musters = { $armies } armies fit { $province }.
shogun-because-takes-favour = The favour { $favour } is worth its officials.
shogun-because-keeps-officials = No favour is worth its officials.
shogun-because-cancels-event = { $event } would do harm.
shogun-because-keeps-event = { $event } does no harm.
shogun-because-calms = Unrest in { $province } is the most dangerous.
shogun-because-lands = { $province } benefits most from more armies.
shogun-because-takes-bonus = Of the bonuses, { $bonus } are worth the most now.
shogun-because-posts-general = The general is most useful in { $province }.
shogun-because-builds-monument = The general leaves a monument in { $province }.
shogun-because-declines-post = A better place than { $province } will come.
shogun-because-honours-artist = A marker helps at { $cell }.

## The end of a game: awards, and what breaks ties

shogun-award-lucky = Luckiest throw
    .about = { $name } won a battle with a chance of { $count } %.
shogun-award-victor = War hero
    .about =
        { $count ->
            [one] { $name } won { $count } battle.
           *[other] { $name } won { $count } battles.
        }
shogun-award-builder = Master builder
    .about =
        { $count ->
            [one] { $name } built { $count } building.
           *[other] { $name } built { $count } buildings.
        }
shogun-award-harvest = Best harvest
    .about = { $name } harvested { $count } rice at once.
shogun-award-taxes = Fullest coffers
    .about = { $name } collected { $count } chests at once.
shogun-award-calm = Iron hand
    .about =
        { $count ->
            [one] { $name } put down { $count } revolt.
           *[other] { $name } put down { $count } revolts.
        }
shogun-tiebreak-chests = most chests
