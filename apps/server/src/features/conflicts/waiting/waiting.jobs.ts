import { abandonedSince, decideAbandon } from '@squash/rules/conflicts/close'
import { decideGhosting, ghostedSince } from '@squash/rules/conflicts/ghosting'
import { ignoredSince } from '@squash/rules/conflicts/invite-limits'
import type { DomainEvent } from '@squash/rules/events'
import type { Background } from '../../../feature.ts'
import type { Database, Tx } from '../../../platform/database/database.ts'
import { handleDue } from '../../../platform/jobs/handle-due.ts'
import type { Outbox } from '../../../platform/outbox/outbox.ts'
import { findIdle, lockConflict, saveConflict } from '../conflicts.store.ts'
import type { StoredConflict } from '../stored-conflict.ts'
import {
  type BlameFacts,
  findBlameFacts,
  listIdle,
  lockUnanswered,
  markGhosted,
  markIgnored,
  type Place,
} from './waiting.store.ts'

type Parts = { database: Database; outbox: Outbox }

const PAGE = 100

/**
 * Ignored invites, ghosting and abandoned conflicts, which only depend on time. Each event is published once, in the
 * transaction that records it, so that a schedule may run twice or miss days.
 */
export function waitingJobs({ database, outbox }: Parts): Background {
  const withLocked = (id: string, work: (tx: Tx, stored: StoredConflict, facts: BlameFacts) => Promise<void>) =>
    database.transaction(async (tx) => {
      const stored = await lockConflict(tx, id)
      if (stored) await work(tx, stored, await findBlameFacts(tx, id))
    })

  const abandon = (id: string, now: Date) =>
    withLocked(id, async (tx, { conflict }, { blocked }) => {
      const decision = decideAbandon(conflict, { blocked, now })
      if (decision) await saveConflict(outbox.alongside(tx, decision.events), conflict, decision)
    })

  const publishGhosting = (id: string, now: Date) =>
    withLocked(id, async (tx, { conflict }, { blocked, ghosted }) => {
      const decision = decideGhosting(conflict, { reported: ghosted, blocked, now })
      if (!decision) return
      await markGhosted(outbox.alongside(tx, [decision.event]), { conflict: id, party: decision.party, at: now })
    })

  /** Publishes a page of ignored invites. @returns how many there were */
  const publishIgnored = (now: Date): Promise<number> =>
    database.transaction(async (tx) => {
      const ignored = await lockUnanswered(tx, ignoredSince(now), PAGE)
      const events = ignored.map(
        ({ conflict, person, blocked }): DomainEvent => ({
          type: 'invite.ignored',
          kind: 'conflict',
          subject: conflict,
          person,
          blocked,
          at: now,
        }),
      )
      const conflicts = ignored.map(({ conflict }) => conflict)
      if (conflicts.length > 0) await markIgnored(outbox.alongside(tx, events), conflicts, now)
      return conflicts.length
    })

  return {
    schedules: [
      {
        name: 'conflicts.abandon',
        cron: '17 * * * *',
        run: (now) =>
          handleDue(
            () => findIdle(database.db, abandonedSince(now)),
            (id) => abandon(id, now),
          ),
      },
      {
        name: 'conflicts.publish-ignored',
        cron: '37 * * * *',
        run: async (now) => {
          while ((await publishIgnored(now)) > 0);
        },
      },
      {
        name: 'conflicts.publish-ghosting',
        cron: '23 5 * * *',
        run: (now) =>
          handleDue<Place>(
            // Continues after the previous page, because conflicts that wait for no one, or were already handled, stay idle.
            (last) => listIdle(database.db, ghostedSince(now), last, PAGE),
            ({ id }) => publishGhosting(id, now),
          ),
      },
    ],
  }
}
