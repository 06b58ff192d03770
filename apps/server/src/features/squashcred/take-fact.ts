import { type Award, awardsFor, type Counters, count, personFacts } from '@squash/rules'
import type { Fact } from './facts.store.ts'

/**
 * What one more fact makes of a person's counters, and what it is worth to them: the one way, for the worker and for the
 * recount. Awards may repeat earlier ones; the ledger takes each once.
 */
export function takeFact(
  before: Counters,
  { person, event, timeZone }: Fact,
): { counters: Counters; awards: readonly Award[] } {
  const counters = count(before, event, person, timeZone)
  return { counters, awards: awardsFor(event, new Map([[person, personFacts(counters, event, timeZone)]])) }
}
