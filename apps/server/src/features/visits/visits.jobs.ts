import { decideVisit, inactiveBefore, newVisits, quarterOf } from '@squash/rules/people/visits'
import type { Background } from '../../feature.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import type { CallListener } from '../../platform/http/rpc-routes.ts'
import type { Nudge } from '../../platform/jobs/create-nudges.ts'
import type { Job } from '../../platform/jobs/jobs.ts'
import type { Outbox } from '../../platform/outbox/outbox.ts'
import { insertVisits, lockAway, lockVisits, markAbsencesPublished, saveVisits } from './visits.store.ts'

type Parts = { database: Database; outbox: Outbox }

/** Who called, and when, as an ISO time: a visit counted late still belongs to the day on which it was made. */
type Visit = { person: string; at: string }
const countVisit = { name: 'visits.count' } as const satisfies Pick<Job<Visit>, 'name'>

/** Users processed in one transaction. */
const BATCH = 200

/** Publishes the first visit of each day, and absences, in jobs, because opening a page must not write. */
export function visitJobs({ database, outbox }: Parts): Background {
  const count = ({ person, at }: { person: string; at: Date }) =>
    database.transaction(async (tx) => {
      const known = (await lockVisits(tx, person)) ?? (await insert())
      const decision = known && decideVisit(known, { person, at, timeZone: known.time_zone })
      if (decision) await saveVisits(outbox.alongside(tx, decision.events), person, decision.visits)

      async function insert() {
        await insertVisits(tx, person, newVisits(at))
        return lockVisits(tx, person)
      }
    })

  /** Publishes and records a batch in one transaction, so that each absence is published once. @returns its size */
  const publishAbsences = (now: Date): Promise<number> =>
    database.transaction(async (tx) => {
      const away = await lockAway(tx, inactiveBefore(now), BATCH)
      const events = away.map(({ person_id: person, last_at: last_visit }) => ({
        type: 'person.went_inactive' as const,
        person,
        last_visit,
        at: now,
      }))
      const people = away.map(({ person_id }) => person_id)
      if (people.length > 0) await markAbsencesPublished(outbox.alongside(tx, events), people)
      return people.length
    })

  return {
    subscriptions: [
      {
        name: 'visits.begin',
        isShort: true,
        on: {
          'person.signed_up': ({ person, at }) => database.transaction((tx) => insertVisits(tx, person, newVisits(at))),
        },
      },
    ],
    jobs: [
      {
        ...countVisit,
        oneWaiting: true,
        isShort: true,
        run: ({ person, at }: Visit) => count({ person, at: new Date(at) }),
      },
    ],
    schedules: [
      {
        name: 'visits.publish-absences',
        cron: '47 4 * * *',
        run: async (now) => {
          while ((await publishAbsences(now)) > 0);
        },
      },
    ],
  }
}

/**
 * Has a user's first call in each quarter of an hour counted as a visit. The job decides whether it starts a new day. The
 * user's time zone is unknown here, but in every time zone a day starts on a quarter of an hour.
 */
export function listenForVisits({ clock, nudge }: { clock: Clock; nudge: Nudge }): CallListener {
  /** Users seen in the current quarter of an hour; emptied when the next one begins, so that it stays small. */
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
