import { ABSTRACT, FIGURES, HEAT, MILD_TRAITS, MOCKING_NAMES, NOUNS, OBSCENE, PERSONS, TRAITS } from './insults.ts'
import { SLUR_ADJECTIVES, SLURS } from './slurs.ts'

/**
 * What a word does in an insult, as the one capital letter that stands for it in the patterns: Slur, Noun, Figure, Trait,
 * Weak trait, Abstract noun (C), Mocking name (V), heat (H), Obscenity, Person.
 */
export type Tag = 'S' | 'N' | 'F' | 'T' | 'W' | 'C' | 'V' | 'H' | 'O' | 'P'

const LISTS: readonly (readonly [Tag, readonly string[]])[] = [
  ['P', PERSONS],
  ['O', OBSCENE],
  ['V', MOCKING_NAMES],
  ['C', ABSTRACT],
  ['W', MILD_TRAITS],
  ['F', FIGURES],
  ['T', [...TRAITS, ...SLUR_ADJECTIVES]],
  ['H', HEAT],
  ['N', NOUNS],
]
const TAGS = new Map<string, Tag>(LISTS.flatMap(([tag, words]) => words.map((word) => [word, tag] as const)))
const SLUR = new RegExp(`^(?:${SLURS.join('|')})(?:e?s)?$`)
/** Slurs that are common words too: they count only where somebody is called so. */
const ALSO_COMMON =
  /^(?:negro|coon|jap|homo|cripple|midget|kraut|redskin|hoe|slag|honky|wop|dyke|chink|spaz|poof|fag)s?$/

/** Typing errors that swap two letters ("idoit") keep the first letter and the set of them. */
const lettersOf = (word: string): string => word.charAt(0) + [...word].sort().join('')
const SWAPPED = new Map(
  [...TAGS]
    .filter(([word, tag]) => /^[a-z]{5,}$/.test(word) && tag !== 'P')
    .map(([word, tag]) => [lettersOf(word), tag]),
)
const PHRASES = [...TAGS.keys()].filter((word) => word.includes(' '))
const MOST_WORDS = Math.max(...PHRASES.map((phrase) => phrase.split(' ').length))
const STARTS_PHRASE = new Set(PHRASES.map((phrase) => phrase.slice(0, phrase.indexOf(' '))))

const singular = (word: string): readonly string[] =>
  word.endsWith('s') ? [word.slice(0, -1), word.replace(/es$/, ''), word.replace(/ies$/, 'y')] : []

/** The tag of a single word in lower case. */
export function tagOf(word: string): Tag | null {
  const known = TAGS.get(word)
  if (known) return known
  for (const one of singular(word)) {
    const tag = TAGS.get(one)
    if (tag && tag !== 'T' && tag !== 'W' && tag !== 'H') return tag
  }
  if (SLUR.test(word)) return ALSO_COMMON.test(word) ? 'F' : 'S'
  return (word.length >= 5 && SWAPPED.get(lettersOf(word))) || null
}

/** How many of `words` from the first on are one insult of several words, and its tag. */
export function phraseAt(words: readonly string[], at: number): { length: number; tag: Tag } | null {
  if (!STARTS_PHRASE.has(words[at] ?? '')) return null
  for (let length = Math.min(MOST_WORDS, words.length - at); length > 1; length -= 1) {
    const phrase = words.slice(at, at + length).join(' ')
    const tag = TAGS.get(phrase) ?? TAGS.get(phrase.replace(/s$/, '')) ?? TAGS.get(phrase.replace(/^(\w+)s /, '$1 '))
    if (tag) return { length, tag }
  }
  return null
}

/** The words that hide behind signs often enough to be looked for. */
export const DISGUISED: ReadonlySet<string> = new Set(
  [...TAGS]
    .filter(([word, tag]) => /^[a-z]{3,}$/.test(word) && tag !== 'P' && tag !== 'C')
    .map(([word]) => word)
    .concat(
      'fucking fucked fucker fucks bullshit cunt whore slut faggot fag nigger nigga retard retarded dicks bitches'.split(
        ' ',
      ),
    ),
)
