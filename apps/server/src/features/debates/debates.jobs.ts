import { decideCompletion, decideExpiry, decideIgnored } from '@squash/rules/debates/close'
import type { Debate } from '@squash/rules/debates/debate'
import type { Background } from '../../feature.ts'
import type { Database, Tx } from '../../platform/database/database.ts'
import { type Outbox, subscription } from '../../platform/outbox/outbox.ts'
import { lockInbox } from '../invitees/inbox.service.ts'
import { announceDebate } from './debates.announce.ts'
import type { Debates } from './debates.service.ts'
import {
  findEnded,
  findIgnored,
  findUnanswered,
  lockDebate,
  storeCompletion,
  storeExpiry,
  storeIgnored,
} from './debates.store.ts'
import { findHolder } from './waiting.store.ts'

type Parts = { database: Database; outbox: Outbox; debates: Pick<Debates, 'addressGained'> }

/**
 * What the calendar does with debates. Each is decided again with the lock in hand: a schedule that runs twice, late, or
 * beside another worker finds nothing left to do.
 */
export function debateJobs({ database, outbox, debates }: Parts): Background {
  const change = (id: string, work: (tx: Tx, debate: Debate) => Promise<void>): Promise<void> =>
    database.transaction(async (tx) => {
      const debate = await lockDebate(tx, id)
      if (debate) await work(tx, debate)
    })

  /** Until nothing is due any more: what was handled is not found again. */
  async function all<Due extends { id: string }>(
    find: () => Promise<Due[]>,
    handle: (due: Due, tx: Tx, debate: Debate) => Promise<void>,
  ): Promise<void> {
    for (let due = await find(); due.length > 0; due = await find()) {
      for (const one of due) await change(one.id, (tx, debate) => handle(one, tx, debate))
    }
  }

  const complete = (now: Date) =>
    all(
      () => findEnded(database.db, now),
      async (_, tx, debate) => {
        const decision = decideCompletion(debate, { now })
        if (!decision) return
        const winner = decision.events.find((event) => event.type === 'debate.completed')?.winner ?? null
        await storeCompletion(outbox.alongside(tx, decision.events), decision.debate, winner)
      },
    )

  const expire = (now: Date) =>
    all(
      () => findUnanswered(database.db, now),
      async (_, tx, debate) => {
        const decision = decideExpiry(debate, { now })
        if (decision) await storeExpiry(outbox.alongside(tx, decision.events), decision.debate)
      },
    )

  const tellIgnored = (now: Date) =>
    all(
      () => findIgnored(database.db, now),
      async ({ blocked }, tx, debate) => {
        const decision = decideIgnored(debate, { blocked, now })
        if (decision) await storeIgnored(outbox.alongside(tx, decision.events), decision.debate)
      },
    )

  return {
    subscriptions: [
      // An account and an invite to its address may be made at the same moment, and neither transaction sees the other.
      subscription({
        name: 'debates.join-late',
        on: ['debate.started', 'person.signed_up', 'person.confirmed'],
        handle: (event) =>
          database.transaction(async (tx) => {
            const holder = await findHolder(tx, 'debate' in event ? { debate: event.debate } : { person: event.person })
            const isNew = event.type !== 'debate.started'
            // Still theirs once the lock is held; a block that was made meanwhile is then seen.
            if (holder && (await lockInbox(tx, holder.email)) === holder.id)
              await debates.addressGained(tx, { person: holder.id, email: holder.email, isNew })
          }),
      }),
    ],
    schedules: [
      { name: 'debates.complete', cron: '* * * * *', run: complete },
      { name: 'debates.expire', cron: '23 * * * *', run: expire },
      { name: 'debates.ignored', cron: '41 * * * *', run: tellIgnored },
    ],
    announce: announceDebate,
  }
}
