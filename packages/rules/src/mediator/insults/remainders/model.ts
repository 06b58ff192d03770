import MODEL from '../../../../../../data/insults/remainders.json' with { type: 'json' }
import { probabilityOf, scoreOf } from '../../../classifier/linear.ts'
import type { StoredHead } from '../../../classifier/stored-head.ts'
import { readHead } from '../../../classifier/written-head.ts'
import { memoized } from '../../../memoized.ts'
import { keyOf, type Token } from '../tokens.ts'
import { remainderFeatures } from './features.ts'

/** Each head has 2 to this power of weights. */
export const REMAINDER_BITS = 15

/**
 * Likelihoods from 0 to 1: that a remainder makes no sense by itself or no longer says what its author meant, and that it
 * says something its author needs.
 */
export type RemainderLikelihoods = { broken: number; needed: number }

/** One head for each likelihood. */
export type RemainderHeads = Readonly<Record<keyof RemainderLikelihoods, StoredHead>>

const STORED: RemainderHeads = { broken: readHead(MODEL.broken), needed: readHead(MODEL.needed) }

type Remainder = { sentence: readonly Token[]; kept: readonly boolean[] }

/**
 * The likelihoods for a remainder: what is left of an English sentence after a cut.
 * @param kept for each token of the sentence, whether it is left
 */
export const remainderLikelihoods = (
  sentence: readonly Token[],
  kept: readonly boolean[],
  heads: RemainderHeads = STORED,
): RemainderLikelihoods =>
  heads === STORED ? byStoredHeads({ sentence, kept }) : likelihoodsBy(heads, { sentence, kept })

function likelihoodsBy(heads: RemainderHeads, { sentence, kept }: Remainder): RemainderLikelihoods {
  const features = remainderFeatures(sentence, kept)
  const likelihood = (head: StoredHead): number => probabilityOf(scoreOf(features, { bits: REMAINDER_BITS, ...head }))
  return { broken: likelihood(heads.broken), needed: likelihood(heads.needed) }
}

const byStoredHeads = memoized((remainder: Remainder) => likelihoodsBy(STORED, remainder), {
  most: 64,
  keyOf: ({ sentence, kept }) => `${kept.map(Number).join('')} ${keyOf(sentence)}`,
})
