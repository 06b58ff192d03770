import MODEL from '../../../../../../data/public-quotes/model.json' with { type: 'json' }
import { scoreOf } from '../../../classifier/linear.ts'
import type { StoredHead } from '../../../classifier/stored-head.ts'
import { readHead } from '../../../classifier/written-head.ts'
import { runFeatures } from './features.ts'
import type { Run } from './runs.ts'

/** Each head has `2 ** QUOTE_BITS` weights. */
export const QUOTE_BITS = 15

/** What a quotation may show strangers: what supports a side, what it asks for, or what it offers. */
export type QuoteKind = 'case' | 'asks' | 'offers'
export const QUOTE_KINDS: readonly QuoteKind[] = ['case', 'asks', 'offers']

/** One head for each kind. */
export type QuoteHeads = Readonly<Record<QuoteKind, StoredHead>>

const STORED: QuoteHeads = {
  case: readHead(MODEL.case),
  asks: readHead(MODEL.asks),
  offers: readHead(MODEL.offers),
}

/** How well a run of words serves each purpose: unbounded, and comparable only with other runs' scores for the same. */
export function quoteScores(run: Run, heads: QuoteHeads = STORED): Record<QuoteKind, number> {
  const features = runFeatures(run)
  const score = (head: StoredHead): number => scoreOf(features, { bits: QUOTE_BITS, ...head })
  return { case: score(heads.case), asks: score(heads.asks), offers: score(heads.offers) }
}
