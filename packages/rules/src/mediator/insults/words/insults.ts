/**
 * What people call each other in a fight. WARNING: strong language. These lists only support the patterns in `../patterns.ts`:
 * a word insults where somebody is said to be it. Lower case, singular; several words are matched as one.
 */
const list = (words: string): readonly string[] => words.trim().split(/\s*[,\n]\s*/)

/** Insults wherever somebody is called so. */
export const NOUNS = list(`
idiot, moron, imbecile, fool, dumbass, dumb-ass, dumbfuck, dimwit, halfwit, half-wit, nitwit, twit, dummy, dunce, blockhead, airhead
bonehead, numbskull, simpleton, ignoramus, dolt, ditz, bimbo, buffoon, dork, doofus, birdbrain, nincompoop, numpty, dipshit, cretin
knucklehead, meathead, pillock, plonker, prat, wally, berk, pleb, melt, wazzock, div, divvy, drongo, galah, dropkick, bogan, duffer
jerk, asshole, arsehole, a-hole, ass hole, arse hole, jackass, dickhead, dickwad, cocksucker, bitch, biatch, bastard, douche
douchebag, douche bag, douche canoe, scumbag, scum bag, sleazebag, dirtbag, shithead, shitbag, shitface, shitshow, fucker, fuckface
fuckwit, fuckhead, motherfucker, mother fucker, mofo, wanker, tosser, twat, bellend, bell end, knobhead, knob head, son of a bitch
sonofabitch, piece of shit, piece of crap, piece of garbage, piece of trash, piece of work, sack of shit, bag of shit, pos, scum
creep, perv, pervert, bully, sadist, hag, rascal, scoundrel, git, minger, slag, slapper, arsewipe, asswipe, asshat, ass clown
liar, lier, fraud, phony, backstabber, traitor, cheater, hypocrite, con artist, con man, conman, crook, scammer, manipulator, gaslighter
weasel, bullshitter, bullshit artist, slob, slacker, freeloader, moocher, lazybones, couch potato, deadbeat, sponger, scrounger
good-for-nothing, good for nothing, layabout, egoist, egotist, narcissist, egomaniac, prima donna, brat, snob, oaf, klutz, coward
wimp, pussy, sissy, wuss, pushover, psycho, psychopath, sociopath, lunatic, maniac, nutcase, nutjob, nut job, weirdo, freak
drama queen, crybaby, cry-baby, whiner, moaner, basket case, headcase, trainwreck, train wreck, wacko, control freak, dictator
tyrant, micromanager, know-it-all, know it all, smartass, smart-ass, busybody, jobsworth, cheapskate, tightwad, miser, scrooge
gold digger, gold-digger, loser, lowlife, low life, low-life, waste of space, waste of oxygen, waste of air, waste of skin
pain in the ass, pain in the arse, pain in the backside, parasite, leech, manchild, man-child, man child, manbaby, man baby
has-been, snake in the grass, two-faced snake, mumu, olodo, oponu, werey, ode, ewu, yeye, bewakoof, bewkoof
pagal, gadha, ullu, kamina, kaminey, besharam, saala, nalayak, chutiya, madarchod, harami, pig-head, wretch, vermin, bozo, chump, schmuck, putz, grifter, wench, hussy, floozy, pinhead, dingbat, punk, ratbag, cowbag, mummys boy
mummy's boy, mama's boy, mommy's boy, mamas boy, buffon, rotter, sleaze, sleazeball, tightarse, killjoy, knuckle-dragger
shitstain, arse-licker, brown-noser, sellout, disgrace, snitch, imposter, impostor, ingrate`)

/** Ordinary words that insult only where somebody is said to be one. */
export const FIGURES = list(`
clown, muppet, dope, donkey, bat, sheep, vegetable, amateur, monster, animal, beast, brute, savage, devil, villain, witch, cow, rat, tool
knob, sod, dick, prick, nazi, terrorist, fake, snake, cheat, thief, actor, pig, pigsty, hoarder, bum, mooch
sloth, prince, princess, chicken, doormat, hot mess, mess, failure, nuisance, trash, garbage, rubbish, disappointment, joke
embarrassment, burden, nightmare, disaster, pest, reject, mistake, child, baby, toddler, kid, little girl, little boy, teenager, goat
dog, dinosaur, flake, nag, bore, robot, vampire, vulture, goon, thug, shark, fossil, tramp, peasant, karen
troll, goblin, gremlin, ogre, toad, hamster, raccoon, walnut, peacock, hillbilly, redneck, slave driver, turnip, potato, melon
spanner, donut, doughnut, cabbage, rodent, cockroach, maggot, worm, slug, tick, hyena, gorilla, ape, monkey, baboon, skunk, turkey
weapon, sausage, mug, dead weight, waster, loudmouth, gasbag, windbag, blowhard, shrew, harpy, tart, slumlord, slum landlord
nobody, zero, shambles, liability, menace, user, player, stalker, drunk, junkie, addict, show-off`)

/** Adjectives that scorn whomever they are said of. */
export const TRAITS = list(`
feckless, stupid, stoopid, stupud, dumb, idiotic, moronic, brainless, brain-dead, braindead, clueless, asinine, dumbest, stupidest, daft, gormless, dim-witted
dimwitted, thick-headed, pathetic, useless, worthless, hopeless, lazy, lazy-ass, laziest, selfish, self-centered, self-centred
self centred, self centered, self-absorbed, self absorbed, self-obsessed, self obsessed, egotistical, egocentric, narcissistic
greedy, heartless, spineless, gutless, cowardly, two-faced, two faced, deceitful, manipulative, hypocritical, backstabbing
back-stabbing, vile, pathethic, despicable, contemptible, repulsive, revolting, disgraceful, shameless, insufferable, obnoxious, arrogant
condescending, stuck-up, stuck up, bitchy, spiteful, vindictive, hateful, toxic, evil, cold-hearted, coldhearted, ungrateful, inept
bone idle, bone-idle, workshy, good-for-nothing, smelly, fucked up, full of shit, full of crap, full of yourself, full of lies
full of it, delusional, deranged, unhinged, psychotic, hysterical, tight-fisted, tightfisted, stingy, brain dead
incompetent, ignorant, shitty, crappy, shit-ass, nasty-ass, dumb-ass, foolish, senseless, mannerless, uncultured, uncivilised
uncivilized, classless, retarded, slutty, whorish, cunty, childish, immature, petty, pettiest, cringe, pompous, thieving, disgusting, snivelling
sniveling, godforsaken, money-hungry, half-witted, empty-headed, no good, wretched, entitled, bratty, mean-spirited`)

/** Adjectives that scorn only at the end of what is said of somebody: "you're so cold", but "you're cold because of the window". */
export const MILD_TRAITS = list(`
mean, worse, worst, wicked, cruel, nasty, rude, disrespectful, cold, horrible, awful, terrible, unbearable, vicious, unkind, insensitive, meanest, rudest
cruelest, nastiest, dishonest, shady, sneaky, fake, untrustworthy, lying, cheating, gaslighting, disloyal, filthy, gross, dirty
messy, sloppy, stinky, dirtiest, messiest, idle, unhelpful, inconsiderate, thoughtless, careless, spoiled, spoilt, vain, unfair
clumsy, weak, crazy, insane, nuts, mental, mad, dramatic, over-dramatic, overdramatic, oversensitive, over-sensitive, sensitive
irrational, paranoid, clingy, needy, weird, bipolar, moody, craziest, unreasonable, stubborn, impossible, bossy, controlling
nagging, pushy, overbearing, domineering, nosy, cheap, ridiculous, lame, unreliable, flaky, irresponsible, fat, ugly, unbelievable
lousy, washed up, annoying, irritating, most annoying, exhausting, juvenile, dense, thick, oblivious, dim, slow, sick, twisted
bitter, jealous, unstable, bad, rubbish, trash, garbage, impossible to talk to, impossible to live with
unprofessional, uneducated, barbaric, fussy, grumpy, miserable, tight, creepy, trashy, tacky, basic, salty, craze, crase`)

/** What scorn calls a whole person's way of being: "your stupidity". */
export const ABSTRACT = list(`
stupidity, laziness, selfishness, arrogance, incompetence, idiocy, ignorance, hypocrisy, cowardice, greed, pettiness, immaturity
childishness, foolishness, bullshit, bs, crap, lies, shenanigans, nonsense, drama, ego, narcissism, dishonesty, carelessness, madness, insanity, rudeness, tantrums, whining, moaning, bitching, nagging`)

/** Names that mock only where somebody is addressed by them. */
export const MOCKING_NAMES = list(
  `diva, his majesty, her majesty, his highness, genius, einstein, sherlock, princess, your majesty, your highness, your lordship, buddy boy, sunshine, snowflake, mr perfect, miss perfect, mr know-it-all, clever clogs, smarty pants`,
)

/** Heat that can go from any sentence without breaking it. */
export const HEAT = list(`
fucking, fuckin, fuckin', fkn, fkin, fking, effing, effin, f-ing, freaking, freakin, fricking, frickin, frigging, friggin, goddamn
god-damn, goddamned, damned, damn, bloody, sodding, motherfucking, mother fucking, fcking, fukin, fuking, bleeding, flaming`)

/** Obscenities that only some phrases turn against a person. */
export const OBSCENE = list(
  `shit, crap, fuck, bullshit, horseshit, bollocks, ass, arse, balls, hell, bs, shite, cock, piss, fck, fuk, butt`,
)

export const PERSONS = list(`
person, people, human being, human, individual, man, woman, guy, girl, boy, dude, friend, roommate, flatmate, housemate, neighbour
neighbor, partner, husband, wife, boyfriend, girlfriend, brother, sister, mother, father, mom, mum, dad, parent, coworker, colleague
boss, manager, teammate, cousin, son, daughter, landlord, landlady, tenant, fellow, lot, bunch, lady, creature, liar
excuse for a human being, excuse for a man, excuse for a mother, excuse for a father, excuse for a friend, excuse of a man`)
