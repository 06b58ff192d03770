import { SLUR_ADJECTIVES, SLURS } from '../insults/words/slurs.ts'
import { INSULTS, type InsultKind } from './words/insults.ts'
import { CONTEMPT, MEANT, type Meaning } from './words/meant.ts'

/**
 * A sentence in which each slur and insult is one private character, so that the patterns that look for name-calling stay
 * small: with the hundreds of words written into each of them, the first message took seconds.
 */
export type Tagged = {
  readonly text: string
  /** What the tags in a stretch of the text stand for, each meaning once, in the order of the text. */
  meaningsIn(stretch: string): Meaning[]
  /** A text with the words back in place of its tags, or with what `replacement` makes of them. */
  plain(text: string, replacement?: (word: string, tag: string, before: string) => string): string
}

/** The first character of each class of words; a sentence has room for 256 words of each. */
const CLASSES = {
  slur: 0xe800,
  name: 0xe900,
  verbName: 0xea00,
  figure: 0xeb00,
  trait: 0xec00,
  slurTrait: 0xed00,
} as const
type Class = keyof typeof CLASSES
const ROOM = 256

/** Some insults are also verbs ("don't bully me"). */
const ALSO_VERB = /^(?:nag|bully|flake|scrub|creep|jerk|freak|fool|bitch|perv|snob)$/

type Entry = { of: Class; meaning: Meaning; words: string }

const plural = (words: readonly string[]): string => `(?:${longestFirst(words)})(?:e?s)?`
const longestFirst = (words: readonly string[]): string =>
  [...words].sort((one, other) => other.length - one.length).join('|')

const ENTRIES: readonly Entry[] = [
  { of: 'slur', meaning: CONTEMPT, words: plural(SLURS) },
  { of: 'slurTrait', meaning: CONTEMPT, words: longestFirst(SLUR_ADJECTIVES) },
  ...Object.keys(INSULTS).flatMap((kind) => (isKind(kind) ? entriesOf(kind) : [])),
]

function isKind(kind: string): kind is InsultKind {
  return kind in INSULTS
}

function entriesOf(kind: InsultKind): Entry[] {
  const { nouns, figures, traits } = INSULTS[kind]
  const lists: readonly (readonly [Class, readonly string[]])[] = [
    ['name', nouns.filter((noun) => !ALSO_VERB.test(noun))],
    ['verbName', nouns.filter((noun) => ALSO_VERB.test(noun))],
    ['figure', figures],
    ['trait', traits],
  ]
  return lists
    .filter(([, words]) => words.length > 0)
    .map(([of, words]) => ({ of, meaning: MEANT[kind], words: of === 'trait' ? longestFirst(words) : plural(words) }))
}

const WORDS = new RegExp(`\\b(?:${ENTRIES.map(({ words }) => `(${words})`).join('|')})\\b(?![-'’][a-z])`, 'gi')
const TAG = /[\ue800-\uedff]/g

/** Tags the insults of a sentence. */
export function tagged(sentence: string): Tagged {
  const found = new Map<string, { word: string; meaning: Meaning }>()
  const text = sentence.replace(TAG, '').replace(WORDS, (word: string, ...groups: (string | number | undefined)[]) => {
    const entry = ENTRIES[groups.findIndex((group) => group !== undefined)]
    if (!entry || found.size >= ROOM) return word
    const tag = String.fromCharCode(CLASSES[entry.of] + found.size)
    found.set(tag, { word, meaning: entry.meaning })
    return tag
  })
  return {
    text,
    meaningsIn: (stretch) => [...new Set((stretch.match(TAG) ?? []).flatMap((tag) => found.get(tag)?.meaning ?? []))],
    plain: (changed, replacement = (word) => word) =>
      changed.replace(TAG, (tag, at: number) => replacement(found.get(tag)?.word ?? '', tag, changed.slice(0, at))),
  }
}
