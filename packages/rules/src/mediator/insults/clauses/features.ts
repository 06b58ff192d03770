import KINDS from '../../../../../../data/insults/kinds.json' with { type: 'json' }
import { addWords, hashesOf } from '../../../classifier/features.ts'
import { type WordClass, type WordClasses, wordClassOf } from '../../../classifier/word-classes.ts'
import { wordsOf } from '../../../classifier/words.ts'
import { CLOSED_CLASS } from '../barbs/word-classes.ts'
import type { Token } from '../tokens.ts'

// Capital letters in patterns are tags, listed at `Token` in `insults/tokens.ts`.

const LONGEST_SHAPE_NGRAM = 4
/** There are many more classes of words than shapes, so longer n-grams would be too rare. */
const LONGEST_CLASS_NGRAM = 3
/** How far apart two words of closed classes may be and still form a pair. */
const WORDS_APART = 6
const LONG = 12

/**
 * The features of a clause as hashes: its words and characters; its shape, which keeps only words of closed classes
 * ("you couldn't VERB a NOUN with a NOUN"), because figurative insults use new words; and its shape with each word's
 * class, because the things in a new figurative insult often resemble those in a known one.
 */
export function clauseFeatures(clause: readonly Token[], classes: WordClasses): Uint32Array {
  return hashesOf((add) => {
    addWords(
      // The model would recognise "idiot" in "idiot-proof".
      clause.flatMap(({ word, norm }) => (norm === 'Q' ? ['q'] : wordsOf(/-?proof$/i.test(word) ? norm : word))),
      add,
    )
    const shapes = clause.map(shapeOf)
    addNgrams(shapes, LONGEST_SHAPE_NGRAM, (ngram) => add(`h ${ngram}`))
    addPairs(shapes, (pair) => add(`g ${pair}`))
    const classOf = clause.map(({ norm }) => (isOpen(norm) ? wordClassOf(norm, classes) : undefined))
    for (const grain of GRAINS) {
      const names = shapes.map((shape, at) => nameOf(classOf[at], grain) ?? shape)
      addNgrams(names, LONGEST_CLASS_NGRAM, (ngram) => add(`${grain} ${ngram}`))
      addPairs(names, (pair) => add(`${grain} pair ${pair}`))
    }
    add(`l ${Math.min(clause.length, LONG)}`)
  })
}

const GRAINS = ['fine', 'coarse'] as const

const nameOf = (one: WordClass | undefined, grain: (typeof GRAINS)[number]): string | undefined =>
  one && `#${one[grain]}`

/** Adds all n-grams up to a maximum length. */
function addNgrams(names: readonly string[], longest: number, add: (ngram: string) => void): void {
  const all = ['^', ...names, '$']
  all.forEach((_, at) => {
    let ngram = ''
    for (let end = at; end < at + longest && end < all.length; end += 1) {
      ngram = end === at ? (all[end] ?? '') : `${ngram} ${all[end]}`
      add(ngram)
    }
  })
}

/** Adds pairs of words up to WORDS_APART apart. Words known only by their ending form no pairs. */
function addPairs(names: readonly string[], add: (pair: string) => void): void {
  const all = ['^', ...names, '$']
  const open = all.map((name) => name.startsWith('_'))
  all.forEach((name, at) => {
    if (open[at]) return
    for (let apart = at + 1; apart <= at + WORDS_APART && apart < all.length; apart += 1)
      if (!open[apart]) add(`${name} ${all[apart]}`)
  })
}

const isOpen = (norm: string): boolean => !CLOSED_CLASS.has(norm) && /^\p{Ll}/u.test(norm)

/** A word of a closed class, a tag or a mark as it is; any other word as its kind, if it has one, or its ending. */
function shapeOf({ norm, word }: Token): string {
  if (CLOSED_CLASS.has(norm)) return norm
  const kind = kindOf(word.toLowerCase())
  if (kind) return `<${kind}>`
  if (!isOpen(norm)) return norm
  return `_${/(?:ing|ed|ly|est|er|n't|s)$/.exec(norm)?.[0] ?? ''}`
}

/** The kinds of things in figurative insults (animals, household things, virtues), by word or phrase. */
const KIND_OF = new Map<string, string>(
  Object.entries(KINDS).flatMap(([kind, words]) =>
    words
      .toLowerCase()
      .split(', ')
      .map((word): [string, string] => [word, kind]),
  ),
)

/** The kind of thing that a lower-case noun means, in the singular or plural; null for any other word. */
const kindOf = (word: string): string | null =>
  KIND_OF.get(word) ?? KIND_OF.get(word.replace(/e?s$/, '')) ?? KIND_OF.get(word.replace(/s$/, '')) ?? null
