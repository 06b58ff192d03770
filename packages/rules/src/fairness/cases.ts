import { type Mood, PARTIES, type Party, type RulingVerdict } from '@squash/contract/values'
import type { Conflict } from '../conflicts/conflict.ts'
import { sideOrder } from '../mediator/side-order.ts'

/** How a conflict ended for one side. `for_them`: a verdict for this side; `for_the_other`: for the other side. */
export const OUTCOMES = ['agreed', 'for_them', 'for_the_other', 'both', 'neither'] as const
type Outcome = (typeof OUTCOMES)[number]

/** One side of a conflict that ended with an agreement or a verdict, in categories only. */
export type FairnessCase = {
  party: Party
  outcome: Outcome
  place: 'first' | 'second' | null
  /** null if the responder answered without one. */
  mood: Mood | null
  length: 'short' | 'medium' | 'long' | null
  orders: 'same' | 'different' | null
}

/** The number of characters from which a message counts as medium or long. */
const LENGTHS = { medium: 200, long: 600 } as const

/**
 * Both sides of a conflict that ended with an agreement or a ruling, for the fairness page; empty for any other. Canned
 * rulings aren't counted unless a model was asked first, because they always find for both sides.
 */
export function fairnessCases(conflict: Conflict): FairnessCase[] {
  const ended = endOf(conflict)
  if (ended === null) return []
  return PARTIES.map((party) => ({
    party,
    outcome: ended.verdict === null ? 'agreed' : outcomeFor(party, ended.verdict),
    place: ended.cameFirst && (ended.cameFirst === party ? 'first' : 'second'),
    mood: conflict[`${party}_mood`],
    length: lengthOf(conflict[`${party}_raw_message`]),
    orders: party === 'user1' ? ended.orders : null,
  }))
}

type End = { verdict: RulingVerdict | null; cameFirst: Party | null; orders: FairnessCase['orders'] }

function endOf(conflict: Conflict): End | null {
  const { status, ruling_verdict: verdict, ruling_orders_agreed: agreed } = conflict
  if (status === 'resolved') return { verdict: null, cameFirst: firstInTheLastRound(conflict), orders: null }
  if (status !== 'final_judgment' || verdict === null) return null
  if (conflict.ruling_by === 'canned' && agreed === null) return null
  const orders = agreed === null ? null : agreed ? 'same' : 'different'
  return { verdict, cameFirst: conflict.ruling_came_first, orders }
}

/** Who came first in the prompt of the proposal that both accepted. */
function firstInTheLastRound({ id, ai_rehash_summary, ai_core_reflection }: Conflict): Party {
  const round = ai_core_reflection !== null ? 3 : ai_rehash_summary !== null ? 2 : 1
  return sideOrder(id, round).sides[0]
}

const outcomeFor = (party: Party, verdict: RulingVerdict): Outcome => {
  if (verdict === 'both' || verdict === 'neither') return verdict
  return (verdict === 'first') === (party === 'user1') ? 'for_them' : 'for_the_other'
}

function lengthOf(message: string | null): FairnessCase['length'] {
  if (message === null) return null
  const characters = [...message].length
  return characters >= LENGTHS.long ? 'long' : characters >= LENGTHS.medium ? 'medium' : 'short'
}
