import { count, peopleOf } from '../../counters/count.ts'
import { NO_COUNTERS } from '../../counters/counters.ts'
import type { DomainEvent } from '../../events.ts'
import type { Award } from '../awards.ts'
import { circumstancesOf } from '../circumstances.ts'
import { awardsFor } from '../decide-awards.ts'

type Zones = Readonly<Record<string, string>>

/** All ledger entries after these events, deduplicated as in the ledger: each person, code and subject once. */
export function ledgerOf(events: readonly DomainEvent[], zones: Zones = {}): readonly Award[] {
  const counters = new Map<string, typeof NO_COUNTERS>()
  const ledger = new Map<string, Award>()
  for (const event of events) {
    const circumstances = peopleOf(event).map((person) => {
      const zone = zones[person] ?? 'UTC'
      const counted = count(counters.get(person) ?? NO_COUNTERS, event, person, zone)
      counters.set(person, counted)
      return [person, circumstancesOf(counted, event, zone)] as const
    })
    for (const award of awardsFor(event, new Map(circumstances))) {
      const key = [award.person, award.code, award.subject].join(' ')
      if (!ledger.has(key)) ledger.set(key, award)
    }
  }
  return [...ledger.values()]
}
