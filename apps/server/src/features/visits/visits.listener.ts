import { quarterOf } from '@squash/rules/people/visits'
import type { Clock } from '../../platform/clock.ts'
import type { CallListener } from '../../platform/http/call-listener.ts'
import type { Nudge } from '../../platform/jobs/create-nudges.ts'
import { countVisit, type Visit } from './visits.jobs.ts'

/**
 * Has the first call that a person makes in each quarter of an hour counted as a visit. Which of them begins a day is for
 * the job to say: here nobody knows where the person lives, but wherever it is, a day begins with a quarter.
 */
export function listenForVisits({ clock, nudge }: { clock: Clock; nudge: Nudge }): CallListener {
  /** Who was seen in the quarter that is under way; its length bounds how many. */
  const seen = new Set<string>()
  let quarter = Number.NaN

  return ({ name, person }) => {
    const at = clock.now()
    const now = quarterOf(at)
    if (now !== quarter) seen.clear()
    quarter = now
    // Whoever has just moved to another time zone may be on a new day.
    if (seen.has(person) && name !== 'update_profile') return
    seen.add(person)
    nudge<Visit>(countVisit, `${person} ${now}`, { person, at: at.toISOString() })
  }
}
