import { quarterOf } from '@squash/rules/people/visits'
import type { Clock } from '../../platform/clock.ts'
import type { CallListener } from '../../platform/http/call-listener.ts'
import type { Nudge } from '../../platform/jobs/create-nudges.ts'
import { countVisit, type Visit } from './visits.jobs.ts'

/**
 * Has a user's first call in each quarter of an hour counted as a visit. The job determines which of them starts a day:
 * the user's time zone is unknown here, but in every time zone a day starts with a quarter.
 */
export function listenForVisits({ clock, nudge }: { clock: Clock; nudge: Nudge }): CallListener {
  /** Users seen in the current quarter; its length bounds how many. */
  const seen = new Set<string>()
  let quarter = Number.NaN

  return ({ name, person }) => {
    const at = clock.now()
    const now = quarterOf(at)
    if (now !== quarter) seen.clear()
    quarter = now
    // A user who has just moved to another time zone may be on a new day.
    if (seen.has(person) && name !== 'update_profile') return
    seen.add(person)
    nudge<Visit>(countVisit, `${person} ${now}`, { person, at: at.toISOString() })
  }
}
