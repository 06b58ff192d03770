import { count } from '@squash/rules/counters/count'
import type { Counters } from '@squash/rules/counters/counters'
import type { Award } from '@squash/rules/squashcred/awards'
import { circumstancesOf } from '@squash/rules/squashcred/circumstances'
import { awardsFor } from '@squash/rules/squashcred/decide-awards'
import type { Fact } from './facts.store.ts'

/**
 * What one more fact does to a user's counters, and what it earns: the only implementation, for the worker and for the
 * recount. Awards may repeat earlier ones; the ledger takes each once.
 */
export function takeFact(
  before: Counters,
  { person, event, timeZone }: Fact,
): { counters: Counters; awards: readonly Award[] } {
  const counters = count(before, event, person, timeZone)
  return { counters, awards: awardsFor(event, new Map([[person, circumstancesOf(counters, event, timeZone)]])) }
}
