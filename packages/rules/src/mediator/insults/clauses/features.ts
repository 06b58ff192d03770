import { addWords, hashesOf } from '../../../classifier/features.ts'
import { wordsOf } from '../../../classifier/words.ts'
import { CLOSED_CLASS } from '../barbs/word-classes.ts'
import type { Token } from '../read.ts'
import { kindOf } from './kinds.ts'

const SHAPES_IN_A_ROW = 4
/** How far apart two words of closed classes may be and still form a pair. */
const WORDS_APART = 6
const LONG = 12

/**
 * The features of a clause as hashes: its words and characters, and its shape, in which only words of closed classes are
 * told apart ("you couldn't VERB a NOUN with a NOUN"), because the words of a new image are new.
 */
export function clauseFeatures(clause: readonly Token[]): Uint32Array {
  return hashesOf((add) => {
    addWords(
      clause.flatMap(({ word, norm }) => (norm === 'Q' ? ['q'] : wordsOf(word))),
      add,
    )
    const shapes = ['^', ...clause.map(shapeOf), '$']
    shapes.forEach((_, at) => {
      for (let length = 1; length <= SHAPES_IN_A_ROW && at + length <= shapes.length; length += 1)
        add(`h ${shapes.slice(at, at + length).join(' ')}`)
    })
    shapes.forEach((shape, at) => {
      if (OPEN.test(shape)) return
      for (const later of shapes.slice(at + 1, at + 1 + WORDS_APART)) if (!OPEN.test(later)) add(`g ${shape} ${later}`)
    })
    add(`l ${Math.min(clause.length, LONG)}`)
  })
}

const OPEN = /^_/

/** A word of a closed class, a tag or a mark as it is; of any other word its kind, or else only its ending. */
function shapeOf({ norm, word }: Token): string {
  if (CLOSED_CLASS.has(norm)) return norm
  const kind = kindOf(word.toLowerCase())
  if (kind) return `<${kind}>`
  if (!/^\p{Ll}/u.test(norm)) return norm
  return `_${/(?:ing|ed|ly|est|er|n't|s)$/.exec(norm)?.[0] ?? ''}`
}
