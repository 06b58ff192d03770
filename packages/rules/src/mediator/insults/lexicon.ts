import WORDS from '../../../../../data/insults/words.json' with { type: 'json' }
import { SLUR_ADJECTIVES, SLURS } from './slurs.ts'

/**
 * The tag of a word, which replaces it in a sentence (all tags are listed at `Token` in `tokens.ts`). A mild noun is an
 * ordinary word ("clown") and insults only when it is applied to a person; a mild adjective ("slow") can also describe
 * things.
 */
const TAGS_OF_PARTS = {
  person: { mild: 'P' },
  obscenity: { mild: 'O' },
  nickname: { mild: 'V' },
  conduct: { mild: 'C' },
  adjective: { mild: 'W', strong: 'T' },
  intensifier: { mild: 'H' },
  noun: { mild: 'F', strong: 'N' },
} as const
export type Tag = 'S' | 'N' | 'F' | 'T' | 'W' | 'C' | 'V' | 'H' | 'O' | 'P'

const OTHER_LANGUAGES = /^(?:de|es|fr|pt|hi)$/
/** Mild words and adjectives of these languages may be English words as well ("sack", "rat", "con"). */
const isReadInEnglish = ({ part, strength, language }: (typeof WORDS)[number]): boolean =>
  !OTHER_LANGUAGES.test(language) || (part === 'noun' && (strength === 'strong' || language === 'hi'))

function wordsOf(part: keyof typeof TAGS_OF_PARTS): [string, Tag][] {
  const tags: Partial<Record<string, Tag>> = TAGS_OF_PARTS[part]
  return WORDS.filter((group) => group.part === part && isReadInEnglish(group)).flatMap(({ strength, words }) => {
    const tag = tags[strength]
    if (!tag) throw new Error(`data/insults/words.json: there is no ${strength} ${part}.`)
    return words.flatMap((line) => line.split(', ')).map((word): [string, Tag] => [asRead(word), tag])
  })
}

/** A "'s" is a token of its own: "mummy's boy". */
const asRead = (words: string): string => words.replace(/'s(?= )/g, " 's")

/** A word listed under two parts of speech gets the tag of the later one. */
const TAGS = new Map<string, Tag>([
  ...wordsOf('person'),
  ...wordsOf('obscenity'),
  ...wordsOf('nickname'),
  ...wordsOf('conduct'),
  ...wordsOf('adjective'),
  ...SLUR_ADJECTIVES.map((word): [string, Tag] => [word, 'T']),
  ...wordsOf('intensifier'),
  ...wordsOf('noun'),
])
/** Insulting nouns of these languages, except those that are English as well, such as "idiot". */
const FOREIGN_NAMES = new Set(
  WORDS.filter(({ part, language }) => part === 'noun' && OTHER_LANGUAGES.test(language)).flatMap(({ words }) =>
    words.flatMap((line) => line.split(', ')),
  ),
)
for (const { language, words } of WORDS)
  if (/^en/.test(language)) for (const word of words.flatMap((line) => line.split(', '))) FOREIGN_NAMES.delete(word)
export const isForeignName = (word: string): boolean => FOREIGN_NAMES.has(word)

const SLUR = new RegExp(`^(?:${SLURS.join('|')})(?:e?s)?$`)
/** Slurs that are also common words: they count only when applied to a person. */
const ALSO_COMMON =
  /^(?:negro|coon|jap|homo|cripple|midget|kraut|redskin|hoe|slag|honky|wop|dyke|chink|spaz|poof|fag)s?$/

/**
 * Typos that swap two letters ("idoit") keep the first letter and the same set of letters. Only for words that few
 * others resemble.
 */
const lettersOf = (word: string): string => word.charAt(0) + [...word].sort().join('')
const SWAPPED = new Map(
  'idiot idiots stupid moron asshole arsehole bitch bastard selfish pathetic useless coward hypocrite disgusting fucking'
    .split(' ')
    .map((word) => [lettersOf(word), TAGS.get(word) ?? TAGS.get(word.slice(0, -1)) ?? 'N']),
)
/** The length in words of the longest phrase that begins with a word. */
const STARTS_PHRASE = new Map<string, number>()
for (const word of TAGS.keys()) {
  const words = word.split(' ')
  const [first = ''] = words
  if (words.length > 1) STARTS_PHRASE.set(first, Math.max(words.length, STARTS_PHRASE.get(first) ?? 0))
}

const singular = (word: string): readonly string[] =>
  word.endsWith('s') ? [word.slice(0, -1), word.replace(/es$/, ''), word.replace(/ies$/, 'y')] : []

/** The tag of a single lower-case word. */
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

/** The length, in words, of the multi-word insult that starts at this index, and its tag. */
export function phraseAt(words: readonly string[], at: number): { length: number; tag: Tag } | null {
  const longest = STARTS_PHRASE.get(words[at] ?? '') ?? 0
  for (let length = Math.min(longest, words.length - at); length > 1; length -= 1) {
    const phrase = words.slice(at, at + length).join(' ')
    const tag = TAGS.get(phrase) ?? TAGS.get(phrase.replace(/s$/, '')) ?? TAGS.get(phrase.replace(/^(\w+)s /, '$1 '))
    if (tag) return { length, tag }
  }
  return null
}

/** The words that are disguised often enough to look for. */
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
