import { isEverydayWord } from '../../language/everyday-words.ts'
import { findHits, type Hit } from '../insults-in.ts'
import type { Token } from '../tokens.ts'
import { saysNothingElse, withJoint } from './other-languages/cut-whole.ts'
import { FRENCH } from './other-languages/french.ts'
import { GERMAN } from './other-languages/german.ts'
import { HINDI } from './other-languages/hindi.ts'
import { compiledForeignBarb, type ForeignBarb, folded, type Language } from './other-languages/language.ts'
import { lexiconOf } from './other-languages/lexicon.ts'
import { PIDGIN } from './other-languages/pidgin.ts'
import { PORTUGUESE } from './other-languages/portuguese.ts'
import { foreignSearchable } from './other-languages/searchable.ts'
import { SPANISH } from './other-languages/spanish.ts'

const LANGUAGES: readonly Language[] = [GERMAN, SPANISH, FRENCH, PORTUGUESE, HINDI, PIDGIN]

/** Barbs and plain insults in other languages. */
export const OTHER_LANGUAGES: readonly ForeignBarb[] = LANGUAGES.flatMap(({ barbs }) => barbs)

const READERS = LANGUAGES.map(({ code, opens, barbs }) => ({
  lexicon: lexiconOf(code),
  barbs: barbs.map((barb) => ({ ...barb, reason: 'insult' as const, pattern: compiledForeignBarb(barb, opens) })),
}))

/** The indexes of the languages in which an everyday word occurs, by word. */
const CUES = new Map<string, number[]>()
for (const [at, { cues }] of LANGUAGES.entries())
  for (const cue of new Set(cues.split(' ').map(folded))) CUES.set(cue, [...(CUES.get(cue) ?? []), at])

/** The languages whose insulting nouns are also used in English, in India and Nigeria. */
const BORROWED_FROM: readonly Language[] = [HINDI, PIDGIN]

const borrowsFrom = (at: number, words: readonly string[]): boolean =>
  BORROWED_FROM.some((language) => language === LANGUAGES[at]) &&
  words.some((word) => READERS[at]?.lexicon.signs.has(word))

/** A language is searched as well if it has at least this share of the cues of the language with the most. */
const SHARE = 0.6
/** In a longer English sentence, fewer words may belong to another language by chance. */
const FEWEST_IN_ENGLISH = 2
const SHORT = 4
const ALSO_ENGLISH = new Set(['me', 'as', 'son', 'ate', 'plus', 'ma', 'comment', 'main', 'sale', 'die', 'war', 'fur'])

/** The number of these words that are cues of each language. */
function cuesIn(words: readonly string[], isCounted: (word: string) => boolean = () => true): number[] {
  const counts = LANGUAGES.map(() => 0)
  for (const word of words)
    if (isCounted(word)) for (const at of CUES.get(word) ?? []) counts[at] = (counts[at] ?? 0) + 1
  return counts
}

const wordsOf = (sentence: readonly Token[]): string[] =>
  sentence.flatMap(({ word }) => (/^\p{L}/u.test(word) ? [folded(word)] : []))

/** The insults of a sentence in the languages it may be written in. */
export function foreignHits(sentence: readonly Token[]): Hit[] {
  const words = wordsOf(sentence)
  const counts = cuesIn(words)
  const most = Math.max(...counts)
  return READERS.filter((_, at) => (counts[at] ?? 0) >= SHARE * most || borrowsFrom(at, words)).flatMap(
    ({ lexicon, barbs }) =>
      findHits(foreignSearchable(sentence, lexicon), barbs)
        .filter((hit) => saysNothingElse(sentence, hit))
        .map((hit) => withJoint(sentence, hit)),
  )
}

/** Whether an English sentence has words that occur only in these languages, or an insulting name borrowed from one. */
export function mayBeForeign(sentence: readonly Token[]): boolean {
  const words = wordsOf(sentence)
  return (
    mostCuesIn(words) >= (words.length <= SHORT ? 1 : FEWEST_IN_ENGLISH) ||
    LANGUAGES.some((_, at) => borrowsFrom(at, words))
  )
}

/** Whether a sentence has any word that these languages have and English doesn't. */
export const hasForeignWords = (sentence: readonly Token[]): boolean => mostCuesIn(wordsOf(sentence)) > 0

const mostCuesIn = (words: readonly string[]): number =>
  Math.max(...cuesIn(words, (word) => !isEverydayWord(word) && !ALSO_ENGLISH.has(word)))
