import { decideVisit, inactiveBefore, newVisits } from '@squash/rules/people/visits'
import type { Background } from '../../feature.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Job } from '../../platform/jobs/jobs.ts'
import type { Outbox } from '../../platform/outbox/outbox.ts'
import { beginVisits, lockAway, lockVisits, markAbsencesTold, saveVisits } from './visits.store.ts'

type Parts = { database: Database; outbox: Outbox }

/** Who called, and when, as an ISO time: a visit counted late still belongs to the day on which it was made. */
export type Visit = { person: string; at: string }
export const countVisit = { name: 'visits.count' } as const satisfies Pick<Job<Visit>, 'name'>

/** Users processed in one transaction. */
const BATCH = 200

/** Publishes the first visit of each day, and absences, in jobs, so that opening a page stays a read. */
export function visitJobs({ database, outbox }: Parts): Background {
  const count = ({ person, at }: { person: string; at: Date }) =>
    database.transaction(async (tx) => {
      const known = (await lockVisits(tx, person)) ?? (await begin())
      const decision = known && decideVisit(known, { person, at, timeZone: known.time_zone })
      if (decision) await saveVisits(outbox.alongside(tx, decision.events), person, decision.visits)

      async function begin() {
        await beginVisits(tx, person, newVisits(at))
        return lockVisits(tx, person)
      }
    })

  /** @returns how many; each in the transaction that records it, so that it is published once */
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
      if (people.length > 0) await markAbsencesTold(outbox.alongside(tx, events), people)
      return people.length
    })

  return {
    subscriptions: [
      {
        name: 'visits.begin',
        on: {
          'person.signed_up': ({ person, at }) => database.transaction((tx) => beginVisits(tx, person, newVisits(at))),
        },
      },
    ],
    jobs: [{ ...countVisit, oneWaiting: true, run: ({ person, at }: Visit) => count({ person, at: new Date(at) }) }],
    schedules: [
      {
        name: 'visits.tell-absences',
        cron: '47 4 * * *',
        run: async (now) => {
          while ((await publishAbsences(now)) > 0);
        },
      },
    ],
  }
}
