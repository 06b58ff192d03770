import MODEL from '../../../../../../data/parts/model.json' with { type: 'json' }
import { probabilityOf, scoreOf } from '../../../classifier/linear.ts'
import type { StoredHead } from '../../../classifier/stored-head.ts'
import { readHead } from '../../../classifier/written-head.ts'
import { type PlacedPart, partFeatures } from './features.ts'

/** Each head has `2 ** PART_BITS` weights. */
export const PART_BITS = 15

/** What a part of a sentence may do. A part that does none of these only states something. */
export type PartKind = 'request' | 'offer' | 'concession'
export const PART_KINDS: readonly PartKind[] = ['request', 'offer', 'concession']

/** One head for each kind. */
export type PartHeads = Readonly<Record<PartKind, StoredHead>>

/** How likely it is, from 0 to 1, that a part asks for, offers or concedes something. They needn't add up to 1. */
export type PartLikelihoods = Readonly<Record<PartKind, number>>

const STORED: PartHeads = {
  request: readHead(MODEL.request),
  offer: readHead(MODEL.offer),
  concession: readHead(MODEL.concession),
}

/** The likelihoods for a part of an English text. A part can do several of these: "fair point, the bins go". */
export function partLikelihoods(part: PlacedPart, heads: PartHeads = STORED): PartLikelihoods {
  const features = partFeatures(part)
  const likelihood = (head: StoredHead): number => probabilityOf(scoreOf(features, { bits: PART_BITS, ...head }))
  return {
    request: likelihood(heads.request),
    offer: likelihood(heads.offer),
    concession: likelihood(heads.concession),
  }
}
