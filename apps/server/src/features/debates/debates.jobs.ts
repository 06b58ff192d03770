import { decideCompletion, decideExpiry, decideIgnored } from '@squash/rules/debates/close'
import type { Debate } from '@squash/rules/debates/debate'
import type { Background } from '../../feature.ts'
import type { Database, Tx } from '../../platform/database/database.ts'
import { handleDue } from '../../platform/jobs/handle-due.ts'
import type { Announce, Outbox } from '../../platform/outbox/outbox.ts'
import {
  findEnded,
  findIgnored,
  findUnanswered,
  lockDebate,
  storeCompletion,
  storeExpiry,
  storeIgnored,
} from './debates.store.ts'

const changed = (debate: string, people: readonly (string | null)[]) =>
  people
    .filter((person) => person !== null)
    .map((person) => ({ person, live: { event: 'debate.changed' as const, data: { debate_id: debate } } }))

/** Has the two parties of a debate refetch it. Everyone else follows its tally. */
const announceDebate: Announce = {
  'debate.started': ({ debate, invitee }) => changed(debate, [invitee]),
  'debate.joined': ({ debate, person }) => changed(debate, [person]),
  'debate.answered': ({ debate, creator, opponent }) => changed(debate, [creator, opponent]),
  'debate.completed': ({ debate, parties }) => changed(debate, parties),
  'debate.hidden': ({ debate, parties }) => changed(debate, parties),
  'debate.expired': ({ debate, creator, invitee }) => changed(debate, [creator, invitee]),
}

type Parts = { database: Database; outbox: Outbox }

/**
 * Scheduled changes to debates. Each is decided again under the lock, so that a schedule that runs twice, late, or
 * alongside another worker finds nothing left to do.
 */
export function debateJobs({ database, outbox }: Parts): Background {
  const forAllDue = <Due extends { id: string }>(
    find: () => Promise<Due[]>,
    handle: (due: Due, tx: Tx, debate: Debate) => Promise<void>,
  ): Promise<void> =>
    handleDue(find, (due) =>
      database.transaction(async (tx) => {
        const debate = await lockDebate(tx, due.id)
        if (debate) await handle(due, tx, debate)
      }),
    )

  const complete = (now: Date) =>
    forAllDue(
      () => findEnded(database.db, now),
      async (_, tx, debate) => {
        const decision = decideCompletion(debate, { now })
        if (!decision) return
        const winner = decision.events.find((event) => event.type === 'debate.completed')?.winner ?? null
        await storeCompletion(outbox.alongside(tx, decision.events), decision.debate, winner)
      },
    )

  const expire = (now: Date) =>
    forAllDue(
      () => findUnanswered(database.db, now),
      async (_, tx, debate) => {
        const decision = decideExpiry(debate, { now })
        if (decision) await storeExpiry(outbox.alongside(tx, decision.events), decision.debate)
      },
    )

  const publishIgnored = (now: Date) =>
    forAllDue(
      () => findIgnored(database.db, now),
      async ({ blocked }, tx, debate) => {
        const decision = decideIgnored(debate, { blocked, now })
        if (decision) await storeIgnored(outbox.alongside(tx, decision.events), decision.debate)
      },
    )

  return {
    schedules: [
      { name: 'debates.complete', cron: '* * * * *', run: complete },
      { name: 'debates.expire', cron: '23 * * * *', run: expire },
      { name: 'debates.ignored', cron: '41 * * * *', run: publishIgnored },
    ],
    announce: announceDebate,
  }
}
