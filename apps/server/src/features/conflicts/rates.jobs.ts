import { lastEndedMonth } from '@squash/rules/conflicts/judged-month'
import type { Background } from '../../feature.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Outbox } from '../../platform/outbox/outbox.ts'
import { listFigures, lockMonth, saveMonth } from './rates.store.ts'

type Parts = { database: Database; outbox: Outbox }

const PAGE = 500

/**
 * Judges the resolution rate of everybody who did something about a conflict in the month that has ended, page by page. How far it has come is stored with each page's events: whoever
 * runs it next, after a crash or on the next day, goes on from there, and nobody is judged twice.
 */
export function rateJobs({ database, outbox }: Parts): Background {
  /** @returns whether more may follow */
  const judgePage = (now: Date): Promise<boolean> =>
    database.transaction(async (tx) => {
      const { month, from, until } = lastEndedMonth(now)
      const { up_to, done } = await lockMonth(tx, month)
      if (done) return false
      const page = await listFigures(tx, { after: up_to, from, until, limit: PAGE })
      const events = page
        // The same figures are not judged a second time.
        .filter(({ was_active }) => was_active)
        .map(({ person, total, resolved, blameless }) => ({
          type: 'resolution_rate.judged' as const,
          person,
          month,
          total,
          resolved,
          blameless,
          at: now,
        }))
      const last = page.at(-1)?.person
      const isLastPage = page.length < PAGE
      await saveMonth(outbox.alongside(tx, events), month, { done: isLastPage, ...(last && { up_to: last }) })
      return !isLastPage
    })

  return {
    schedules: [
      {
        name: 'conflicts.judge-rates',
        // Every day, because the first of the month may be missed; when the month is done, a look at one row.
        cron: '11 13 * * *',
        run: async (now) => {
          while (await judgePage(now));
        },
      },
    ],
  }
}
