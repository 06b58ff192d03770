import { unmasked } from './disguise.ts'
import { HARD_NOUN, oneOf, SLUR } from './patterns.ts'
import { LEFTOVERS } from './words/profanity.ts'
import { SLUR_ADJECTIVES } from './words/slurs.ts'

const SLURS = new RegExp(`\\b${SLUR}\\b`, 'giu')
const SLUR_TRAITS = new RegExp(`\\b${oneOf(SLUR_ADJECTIVES)}\\b ?`, 'giu')
const CRUDE =
  /\b(?:mother)?fuck\w*|\b(?:bull|horse)?shit\w*|\bbitch(?:es|y)?\b|\bass-?holes?\b|\bcocksucker\w*|\bbastards?\b|\bdickheads?\b/giu

/** Some insults are also verbs ("don't bully me"): they count as names only after a word that makes them one. */
const ALSO_VERBS = /^(?:nag|bully|flake|scrub|creep|jerk|freak|fool|bitch|perv|snob)$/i
const DETERMINED =
  /(?:^|\b(?:a|an|the|this|that|your|my|his|her|such|some|like|of|total|complete|little|big|old|another|lazy|selfish|stupid|no) )$/i
const NAMES = new RegExp(`\\b${HARD_NOUN}\\b(?![-'’]\\p{L})`, 'giu')

/** Attributes that add only scorn to what they stand before: "your stupid car" is a car. */
const SCORN =
  'stupid|dumb|idiotic|moronic|brainless|pathetic|lazy|selfish|disgusting|filthy|ridiculous|worthless|useless|shitty|crappy|lousy|shit|crap|bullshit|goddamn|damn|ugly|lame|freaking|asinine|godforsaken|shit-?ass'
const SCORNFUL = new RegExp(
  `\\b(your|my|the|this|that|these|those|his|her|their|our|its|some|any|such|what|with|of) (?:(?:${SCORN}),? )+(?=\\p{L})(?!(?:and|or|but|for|to|if|because|when|that|is|was|of|at|in|about)\\b)`,
  'giu',
)
const SCORNFUL_ONE = new RegExp(`\\b(?:a|an) (?:(?:${SCORN}),? )+(?=(\\p{L}))(?!(?:and|or|but|for|to)\\b)`, 'giu')
/** "I feel worthless" is a feeling, and stays. */
const unlessFelt = (words: string): RegExp =>
  new RegExp(`(?<!\\bfe(?:el|lt)(?: so| really| very| like)? )\\b(?:${words})\\b`, 'giu')
const MILDER: readonly (readonly [RegExp, string])[] = [
  [unlessFelt('stupid|dumb|idiotic|moronic|asinine'), 'hard to understand'],
  [unlessFelt('pathetic|lame|lousy'), 'disappointing'],
  [unlessFelt('ridiculous'), 'hard to accept'],
  [unlessFelt('disgusting|filthy'), 'unpleasant'],
  [unlessFelt('useless|worthless'), 'not helpful'],
]

/** Whether a text holds a slur or strong profanity, in the open or behind signs. */
export function isFoul(text: string): boolean {
  const plain = unmasked(text)
  return plain.search(SLURS) !== -1 || plain.search(SLUR_TRAITS) !== -1 || plain.search(CRUDE) !== -1
}

/** Replaces each slur, insult, and profanity that still stands by a milder word of the same part of speech, or nothing. */
export function withoutFoulWords(text: string): string {
  const swept = unmasked(text)
    .replace(SLUR_TRAITS, '')
    .replace(SLURS, asPerson)
    .replace(NAMES, (name: string, offset: number, whole: string) =>
      ALSO_VERBS.test(name) && !DETERMINED.test(whole.slice(0, offset)) ? name : asPerson(name),
    )
    .replace(SCORNFUL, '$1 ')
    .replace(SCORNFUL_ONE, (_, next: string) => (/[aeiou]/i.test(next) ? 'an ' : 'a '))
  return [...MILDER, ...LEFTOVERS].reduce((milder, [pattern, word]) => milder.replace(pattern, word), swept)
}

/** The text with a gap for each slur, insult and obscenity: in a language whose grammar the rules do not know. */
export const withGaps = (text: string): string =>
  [SLUR_TRAITS, SLURS, NAMES, CRUDE].reduce((gapped, pattern) => gapped.replace(pattern, '…'), unmasked(text))

const asPerson = (name: string): string => (/(?:[^s]s|ies)$/i.test(name) ? 'people' : 'person')
