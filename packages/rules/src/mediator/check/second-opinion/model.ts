import MODEL from '../../../../../../data/second-opinion/model.json' with { type: 'json' }
import { scoreOf } from '../../../classifier/linear.ts'
import type { StoredHead } from '../../../classifier/stored-head.ts'
import { readHead } from '../../../classifier/written-head.ts'
import { type Judged, opinionFeatures } from './features.ts'

/** The head has `2 ** OPINION_BITS` weights. */
export const OPINION_BITS = 15

const STORED = readHead(MODEL)

/** How much an answer looks like one that is fit to send: above 0 leans towards it. */
export const opinionOf = (judged: Judged, head: StoredHead = STORED): number =>
  scoreOf(opinionFeatures(judged), { bits: OPINION_BITS, ...head })
