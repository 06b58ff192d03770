import MODEL from '../../../../../../data/insults/remainders.json' with { type: 'json' }
import { probabilityOf, scoreOf } from '../../../classifier/linear.ts'
import type { StoredHead } from '../../../classifier/stored-head.ts'
import { readWeights } from '../../../classifier/written-weights.ts'
import { remembering } from '../../../remembering.ts'
import { keyOf, type Token } from '../read.ts'
import { remainderFeatures } from './features.ts'

/** Each of the two heads has 2 to this power of weights. */
export const REMAINDER_BITS = 15

/** From 0 to 1: how likely a remainder makes no sense by itself, and how likely it says something its author needs. */
export type RemainderLikelihoods = { broken: number; needed: number }

const headOf = ({ bias, scale, weights }: { bias: number; scale: number; weights: string }): StoredHead => ({
  bias,
  scale,
  weights: readWeights(weights),
})
const STORED = { broken: headOf(MODEL.broken), needed: headOf(MODEL.needed) }

/** One head for each likelihood. */
export type RemainderHeads = Readonly<Record<keyof RemainderLikelihoods, StoredHead>>

/**
 * The likelihoods for a remainder: what is left of an English sentence after a cut.
 * @param isKept whether a word or mark is left, by its index in the sentence
 */
export function remainderLikelihoods(
  sentence: readonly Token[],
  isKept: (at: number) => boolean,
  heads: RemainderHeads = STORED,
): RemainderLikelihoods {
  const kept = sentence.map((_, at) => isKept(at))
  return heads === STORED ? byStored({ sentence, kept }) : likelihoodsBy(heads, { sentence, kept })
}

type Remainder = { sentence: readonly Token[]; kept: readonly boolean[] }

function likelihoodsBy(heads: RemainderHeads, { sentence, kept }: Remainder): RemainderLikelihoods {
  const features = remainderFeatures(sentence, (at) => kept[at] ?? false)
  const likelihood = (head: StoredHead): number => probabilityOf(scoreOf(features, { bits: REMAINDER_BITS, ...head }))
  return { broken: likelihood(heads.broken), needed: likelihood(heads.needed) }
}

const byStored = remembering((remainder: Remainder) => likelihoodsBy(STORED, remainder), {
  most: 64,
  keyOf: ({ sentence, kept }) => `${kept.map(Number).join('')} ${keyOf(sentence)}`,
})
