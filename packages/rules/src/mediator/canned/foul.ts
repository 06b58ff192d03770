import { unmasked } from './disguise.ts'
import { SLUR, SLUR_TRAIT, SURE_NAME, VERB_NAME } from './patterns.ts'
import { tagged } from './tagging.ts'
import { LEFTOVERS } from './words/profanity.ts'

const CRUDE =
  /\b(?:mother)?fuck\w*|\b(?:bull|horse)?shit\w*|\bbitch(?:es|y)?\b|\bass-?holes?\b|\bcocksucker\w*|\bbastards?\b|\bdickheads?\b/giu

/** Before an insult that may be a verb, these show that it is a name. */
const DETERMINED =
  /(?:^|\b(?:a|an|the|this|that|your|my|his|her|such|some|like|of|total|complete|little|big|old|another|lazy|selfish|stupid|no) )$/i
const IS_SLUR = new RegExp(SLUR)
const IS_SLUR_TRAIT = new RegExp(SLUR_TRAIT)
const IS_NAME = new RegExp(SURE_NAME)
const MAY_BE_NAME = new RegExp(VERB_NAME)

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
  const tags = tagged(plain).text
  return IS_SLUR.test(tags) || IS_SLUR_TRAIT.test(tags) || plain.search(CRUDE) !== -1
}

/** Replaces each slur, insult, and profanity that still stands by a milder word of the same part of speech, or nothing. */
export function withoutFoulWords(text: string): string {
  const tags = tagged(unmasked(text))
  const swept = tags
    .plain(tags.text, milderWord)
    .replace(SCORNFUL, '$1 ')
    .replace(SCORNFUL_ONE, (_, next: string) => (/[aeiou]/i.test(next) ? 'an ' : 'a '))
  return [...MILDER, ...LEFTOVERS].reduce((milder, [pattern, word]) => milder.replace(pattern, word), swept)
}

/** The text with a gap for each slur, insult and obscenity: in a language whose grammar the rules do not know. */
export function withGaps(text: string): string {
  const tags = tagged(unmasked(text))
  const gapped = tags.plain(tags.text, (word, tag) => (milderWord(word, tag, 'a ') === word ? word : '…'))
  return gapped.replace(CRUDE, '…')
}

function milderWord(word: string, tag: string, before: string): string {
  if (IS_SLUR_TRAIT.test(tag)) return ''
  const isName = IS_SLUR.test(tag) || IS_NAME.test(tag) || (MAY_BE_NAME.test(tag) && DETERMINED.test(before))
  if (!isName) return word
  return /(?:[^s]s|ies)$/i.test(word) ? 'people' : 'person'
}
