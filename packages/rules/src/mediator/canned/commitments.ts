import type { ResolveTask } from '../mediator.ts'
import { type Side, sidesOf } from './sides.ts'

/** Who does what by when. `what` quotes the request or offer it comes from; `by` is the date named there, or null. */
export type Commitment = { who: 'first' | 'second' | 'both'; what: string; by: string | null }

const MOST = 4
const TOGETHER = /(?<!\p{L})(?:we|us|let['’]?s|both of us|the (?:two|three) of us)(?!\p{L})/iu

/** Up to four commitments, each from a request or offer that one of the two wrote, taken from both in turn. */
export function commitmentsFor(task: ResolveTask): Commitment[] {
  const [one, other] = sidesOf(task)
  const [first, second] = [commitmentsFrom(one, 'first', 'second'), commitmentsFrom(other, 'second', 'first')]
  const rounds = Math.max(first.length, second.length)
  const inTurn = Array.from({ length: rounds }, (_, round) => [first[round], second[round]]).flat()
  return inTurn.filter((commitment) => commitment !== undefined).slice(0, MOST)
}

function commitmentsFrom({ name, account }: Side, own: 'first' | 'second', others: 'first' | 'second'): Commitment[] {
  const asked = account.requests.map(
    ({ quote, by }): Commitment => ({
      who: TOGETHER.test(quote) ? 'both' : others,
      what: `${name} asks: “${quote}”`,
      by,
    }),
  )
  const offered = account.offers.map(
    ({ quote, by }): Commitment => ({ who: own, what: `${name} offers: “${quote}”`, by }),
  )
  return [...asked.slice(0, 1), ...offered.slice(0, 1), ...asked.slice(1), ...offered.slice(1)]
}
