import { INSULTS, type InsultKind } from './words/insults.ts'
import { CONTEMPT, MEANT, type Meaning } from './words/meant.ts'
import { FILLERS, PERSONS } from './words/people.ts'
import { SLUR_ADJECTIVES, SLURS } from './words/slurs.ts'

/** One of several patterns, the longest first, so that "drama queen" is not found as "drama". */
export const oneOf = (patterns: readonly string[]): string =>
  `(?:${[...patterns].sort((one, other) => other.length - one.length).join('|')})`

const lists = Object.values(INSULTS)
const plural = (patterns: string): string => `${patterns}(?:e?s)?`

export const SLUR = plural(oneOf(SLURS))
/** Words that are insults in any place. */
export const HARD_NOUN = plural(oneOf(lists.flatMap(({ nouns }) => nouns)))
export const NOUN = plural(oneOf([...lists.flatMap(({ nouns, figures }) => [...nouns, ...figures]), ...SLURS]))
export const TRAIT = oneOf([...lists.flatMap(({ traits }) => traits), ...SLUR_ADJECTIVES])
export const FILLER = `(?:(?:${FILLERS}) )`
export const PERSON = `(?:${PERSONS})s?`

const item = `(?:${NOUN}|${TRAIT})\\b(?![-'’]\\p{L})`
/** "(a) lazy, selfish pig", "so stupid and rude", "a terrible roommate": everything that "you are" can be followed by. */
export const INSULT = `${FILLER}*${item}(?:(?:,? and |, ?| )${FILLER}*${item}){0,4}(?: ${PERSON}\\b)?(?: of a ${PERSON}\\b)?(?: (?:that )?(?:i know|i(?:['’]ve| have) ever (?:met|known|seen)|alive|on earth|in the world))?`
/** The same, but sure to be name-calling: with a word for a person in it. */
export const NAME_CALLING = `${FILLER}*(?:${TRAIT},? (?:and )?){0,3}(?:${NOUN})\\b`

const exactly = (patterns: readonly string[], ending = ''): RegExp => new RegExp(`^${oneOf(patterns)}${ending}$`, 'i')
const KINDS: readonly (readonly [RegExp, Meaning])[] = [
  [exactly([...SLURS], '(?:e?s)?'), CONTEMPT],
  ...kinds().map(
    (kind) =>
      [new RegExp(`${exactly(INSULTS[kind].traits).source}|${nounsOf(kind).source}`, 'i'), MEANT[kind]] as const,
  ),
]

function kinds(): InsultKind[] {
  return [
    'mind',
    'heart',
    'truth',
    'mess',
    'work',
    'self',
    'courage',
    'calm',
    'freedom',
    'money',
    'worth',
    'patience',
    'age',
  ]
}

function nounsOf(kind: InsultKind): RegExp {
  return exactly([...INSULTS[kind].nouns, ...INSULTS[kind].figures], '(?:e?s)?')
}

const ITEM = new RegExp(`\\b${item}`, 'giu')

/** What the insults in a piece of text stand for, each meaning once, in the order of the text. */
export function meaningsIn(text: string): Meaning[] {
  const words = text.match(ITEM) ?? []
  const found = words.map((word) => KINDS.find(([pattern]) => pattern.test(word))?.[1] ?? CONTEMPT)
  return [...new Set(found)]
}
