import type { Background } from '../../feature.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Announce, Outbox } from '../../platform/outbox/outbox.ts'
import { hasHadEnough } from './invite-facts.service.ts'
import { listQueuedInvites, markReleased, type QueuedInvite, type QueuePlace } from './queued-invites.store.ts'

type Parts = { database: Database; outbox: Outbox }

const PAGE = 100

/**
 * Mails queued invites once their address has room again, the oldest first. Whether the address still wants the mail is decided when
 * the mail is sent, as for any other invite.
 */
export function queuedInviteJobs({ database, outbox }: Parts): Background {
  const release = (invite: QueuedInvite, now: Date): Promise<void> =>
    database.transaction(async (tx) => {
      if ((await hasHadEnough(tx, invite, now)) || !(await markReleased(tx, invite, now))) return
      const { kind, subject, inviter } = invite
      await outbox.publish(tx, [{ type: 'invite.released', kind, subject, inviter, at: now }])
    })

  return {
    schedules: [
      {
        name: 'invites.release',
        cron: '*/20 * * * *',
        run: async (now) => {
          // One pass over the queue: an invite whose address is still full keeps its place.
          let last: QueuePlace | null = null
          do {
            const page: QueuedInvite[] = await listQueuedInvites(database.db, now, { before: last, limit: PAGE })
            for (const invite of page) await release(invite, now)
            last = page.at(-1) ?? null
          } while (last)
        },
      },
    ],
    announce,
  }
}

/** The inviter's page says that the mail waits; a withheld invite changes it just the same. */
const announce: Announce = (event) => {
  if (event.type !== 'invite.released') return []
  const { kind, subject, inviter: person } = event
  return [
    kind === 'conflict'
      ? { person, live: { event: 'conflict.changed', data: { conflict_id: subject } } }
      : { person, live: { event: 'debate.changed', data: { debate_id: subject } } },
  ]
}
