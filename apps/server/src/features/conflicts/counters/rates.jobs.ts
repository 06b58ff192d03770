import { lastEndedMonth } from '@squash/rules/conflicts/judged-month'
import type { Background } from '../../../feature.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { Outbox } from '../../../platform/outbox/outbox.ts'
import { listFigures, lockMonth, saveMonth } from './rates.store.ts'

type Parts = { database: Database; outbox: Outbox }

const PAGE = 500

/**
 * Evaluates the resolution rate of every user who was active in a conflict in the month that has ended, page by page.
 * Progress is stored with each page's events: the next run, after a crash or on the next day, continues from there and
 * evaluates no user twice.
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
        // Someone inactive that month still has the counters of their last evaluation.
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
        // Daily, because the first of the month may be missed; once the month is done, it reads one row.
        cron: '11 13 * * *',
        run: async (now) => {
          while (await judgePage(now));
        },
      },
    ],
  }
}
