import { hashesOf } from '../../../classifier/features.ts'

/** The placeholder for words before the first and after the last one. */
const NONE = '#'

/**
 * The features of the place before a word, as hashes: the words around it, alone and in pairs and threes, and the same
 * with endings in place of some of the words, because most words are too rare to be learned.
 * @param norms the `norm` of each word; `at` is the index of the word after the place
 */
export function breakFeatures(norms: readonly string[], at: number): Uint32Array {
  const [w3, w2, w1, here, next, after] = [-3, -2, -1, 0, 1, 2].map((offset) => norms[at + offset] ?? NONE)
  const [e2, e1, ending, endingOfNext] = [w2, w1, here, next].map(endingOf)
  return hashesOf((add) => {
    for (const [place, word] of [w3, w2, w1, here, next, after].entries()) add(`${place} ${word}`)
    add(`a ${w1} ${here}`)
    add(`b ${here} ${next}`)
    add(`c ${w2} ${w1}`)
    add(`d ${next} ${after}`)
    add(`e ${w2} ${w1} ${here}`)
    add(`f ${w1} ${here} ${next}`)
    add(`g ${here} ${next} ${after}`)
    add(`h ${e1} ${here}`)
    add(`i ${w1} ${ending}`)
    add(`j ${e2} ${e1} ${here}`)
    add(`k ${e1} ${here} ${endingOfNext}`)
    add(`l ${e1} ${ending}`)
    add(`m ${ending} ${endingOfNext}`)
    add(`n ${e1} ${here} ${next}`)
  })
}

/** A tag (one capital letter) as it is, or only the ending of any other word. */
const endingOf = (word = NONE): string =>
  /^\p{Lu}$/u.test(word) ? word : `~${/(?:ing|ed|ly|s)$/.exec(word)?.[0] ?? ''}`
