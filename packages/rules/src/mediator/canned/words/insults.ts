/**
 * What people call each other in a fight, by what the name-calling is about. WARNING: strong language.
 *
 * `nouns` are insults wherever they stand. `figures` are ordinary words (pig, clown) that insult only when somebody is said
 * to be one. `traits` are adjectives. Entries are patterns of whole words in lower case; plurals are understood.
 */
// biome-ignore format: lists of words are read in rows
export const INSULTS = {
  mind: {
    nouns: [
      'idiot', 'moron', 'imbecile', 'fool', 'dumb-?ass', 'dumb-?fuck', 'dimwit', 'half-?wit', 'nitwit', 'twit',
      'dummy', 'dunce', 'blockhead', 'airhead', 'bonehead', 'numbskull', 'simpleton', 'ignoramus', 'dolt', 'ditz',
      'bimbo', 'buffoon', 'dork', 'doofus', 'birdbrain', 'nincompoop', 'numpty', 'dipshit', 'cretin', 'knucklehead',
      'meathead',
    ],
    figures: ['clown', 'muppet', 'dope', 'donkey', 'sheep', 'vegetable', 'amateur'],
    traits: [
      'stupid', 'dumb', 'idiotic', 'moronic', 'brainless', 'brain-?dead', 'clueless', 'dense', 'thick', 'ignorant',
      'foolish', 'incompetent', 'oblivious', 'dim', 'slow', 'dumbest', 'stupidest',
    ],
  },
  heart: {
    nouns: [
      'jerk', 'asshole', 'arsehole', 'a-hole', 'jackass', 'dickhead', 'dickwad', 'cocksucker', 'bitch', 'biatch',
      'bastard', 'douche', 'douche-?bag', 'scumbag', 'sleazebag', 'dirtbag', 'shithead', 'shitbag', 'shitface',
      'fucker', 'fuckface', 'fuckwit', 'motherfucker', 'mofo', 'wanker', 'tosser', 'twat', 'bellend', 'knobhead',
      'son of a bitch', 'piece of (?:shit|crap|garbage|trash|work)', 'sack of (?:shit|crap)', 'bag of (?:shit|crap)',
      'scum', 'creep', 'perv', 'pervert', 'bully', 'sadist', 'hag',
    ],
    figures: [
      'monster', 'animal', 'beast', 'brute', 'savage', 'devil', 'villain', 'witch', 'cow', 'rat', 'tool', 'knob',
      'git', 'sod', 'ass', 'arse', 'dick', 'cock', 'prick', 'fuck', 'shit', 'nazi', 'terrorist',
    ],
    traits: [
      'mean', 'cruel', 'nasty', 'heartless', 'rude', 'disrespectful', 'evil', 'vile', 'toxic', 'hateful',
      'cold-?hearted', 'cold', 'horrible', 'awful', 'terrible', 'arrogant', 'condescending', 'obnoxious',
      'insufferable', 'unbearable', 'bitchy', 'vicious', 'ungrateful', 'unkind', 'insensitive', 'mean-?spirited',
      'spiteful', 'meanest', 'rudest', 'cruell?est', 'nastiest',
    ],
  },
  truth: {
    nouns: [
      'liar', 'fraud', 'phony', 'backstabber', 'traitor', 'cheater', 'hypocrite', 'con artist', 'con man',
      'manipulator', 'gaslighter', 'weasel', 'bullshitter',
    ],
    figures: ['fake', 'snake', 'cheat', 'thief', 'rat', 'actor', 'player'],
    traits: [
      'two-?faced', 'dishonest', 'deceitful', 'shady', 'sneaky', 'manipulative', 'fake', 'hypocritical',
      'untrustworthy', 'lying', 'cheating', 'gaslighting', 'back-?stabbing', 'full of (?:shit|crap|it|lies)',
      'disloyal',
    ],
  },
  mess: {
    nouns: ['slob', 'filthy pig'],
    figures: ['pig', 'pigsty', 'hoarder'],
    traits: [
      'filthy', 'disgusting', 'gross', 'dirty', 'messy', 'sloppy', 'stinky', 'nasty-?ass', 'dirtiest', 'messiest',
      'grossest',
    ],
  },
  work: {
    nouns: [
      'slacker', 'freeloader', 'moocher', 'lazybones', 'couch potato', 'deadbeat', 'sponger', 'good-for-nothing',
      'lazy-?ass', 'layabout',
    ],
    figures: ['bum', 'mooch', 'parasite', 'leech', 'sloth'],
    traits: ['lazy', 'idle', 'unhelpful', 'laziest'],
  },
  self: {
    nouns: [
      'egoist', 'egotist', 'narcissist', 'egomaniac', 'prima donna', 'brat', 'snob', 'oaf', 'klutz',
    ],
    figures: ['diva', 'princess'],
    traits: [
      'selfish', 'self-?cent(?:er|re)d', 'self-?absorbed', 'self-?obsessed', 'egotistical', 'egocentric',
      'narcissistic', 'greedy', 'inconsiderate', 'thoughtless', 'careless', 'entitled', 'spoil(?:ed|t)', 'stuck-?up',
      'vain', 'unfair', 'clumsy', 'full of yourself', 'most selfish',
    ],
  },
  courage: {
    nouns: ['coward', 'wimp', 'pussy', 'pussies', 'sissy', 'wuss', 'pushover'],
    figures: ['chicken', 'doormat'],
    traits: ['spineless', 'gutless', 'cowardly', 'weak'],
  },
  calm: {
    nouns: [
      'psycho', 'psychopath', 'sociopath', 'lunatic', 'maniac', 'nut-?case', 'nut-?job', 'weirdo', 'freak',
      'drama queen', 'cry-?baby', 'whiner', 'basket case', 'headcase', 'train ?wreck', 'wacko',
    ],
    figures: ['hot mess', 'mess'],
    traits: [
      'crazy', 'insane', 'psychotic', 'nuts', 'mental', 'unhinged', 'hysterical', 'delusional', 'dramatic',
      'over-?dramatic', 'over-?sensitive', 'sensitive', 'irrational', 'paranoid', 'deranged', 'clingy', 'needy',
      'weird', 'bipolar', 'moody', 'craziest', 'unreasonable', 'stubborn', 'impossible to talk to',
    ],
  },
  freedom: {
    nouns: [
      'control freak', 'dictator', 'tyrant', 'micromanager', 'know-it-all', 'smart-?ass', 'nag', 'busybody',
    ],
    figures: ['boss of me'],
    traits: ['bossy', 'controlling', 'nagging', 'pushy', 'overbearing', 'domineering', 'nosy'],
  },
  money: {
    nouns: ['cheapskate', 'tightwad', 'miser', 'scrooge', 'gold digger', 'penny pincher'],
    figures: [],
    traits: ['cheap', 'stingy', 'tight-?fisted'],
  },
  worth: {
    nouns: [
      'loser', 'lowlife', 'waste of (?:space|time|oxygen|air|skin)', 'pain in the (?:ass|arse|butt|neck)', 'flake',
      'has-been', 'scrub',
    ],
    figures: [
      'failure', 'disgrace', 'nuisance', 'trash', '(?<=\\ba )nobody', 'disappointment', 'joke', 'embarrassment',
      'burden', 'nightmare', 'disaster', 'garbage', 'pest', 'reject', 'mistake', 'worst',
    ],
    traits: [
      'pathetic', 'useless', 'worthless', 'hopeless', 'ridiculous', 'lame', 'unreliable', 'flaky', 'irresponsible',
      'fat', 'ugly', 'smelly', 'impossible', 'unbelievable', 'shameless', 'crappy', 'shitty', 'lousy', 'fucked up',
      'washed up', 'inept',
    ],
  },
  patience: { nouns: [], figures: [], traits: ['annoying', 'irritating', 'most annoying', 'exhausting'] },
  age: {
    nouns: ['man-?child', 'manbaby'],
    figures: ['child', 'baby', 'toddler', 'kid', 'little girl', 'little boy', 'teenager'],
    traits: ['childish', 'immature', 'petty', 'pettiest', 'juvenile'],
  },
} as const satisfies Record<string, { nouns: readonly string[]; figures: readonly string[]; traits: readonly string[] }>

export type InsultKind = keyof typeof INSULTS
