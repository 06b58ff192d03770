import type { Miscount } from '../../platform/database/compare-counters.ts'
import type { Db, Tx } from '../../platform/database/database.ts'
import { insertUnlocks } from '../achievements/public.ts'
import type { MaintainedCounters } from '../admin/public.ts'
import { listTotals, overwriteTotals, type RewardTotals } from '../reward-totals/public.ts'
import { deleteEntries, insertEntries } from './ledger.store.ts'
import { type Recount, recountPerson } from './recount.ts'

/** Users whose totals are in memory at a time. */
const PAGE = 50

/** Points, achievements and the counters behind them, recounted from each user's events. */
export const rewardCounters: MaintainedCounters = {
  tables: ['reward_standings', 'reward_events', 'squashcred_events', 'user_achievements'],

  async findMiscounts(db) {
    const found: Miscount[] = []
    for await (const { recount } of recountEveryone(db)) found.push(...recount.miscounts)
    return found
  },

  async store(tx) {
    for await (const { totals, recount } of recountEveryone(tx)) {
      if (recount.miscounts.length > 0) await storeRecount(tx, totals, recount)
    }
  },
}

async function* recountEveryone(db: Db): AsyncGenerator<{ totals: RewardTotals; recount: Recount }> {
  for (let after: string | undefined, more = true; more; ) {
    const page = await listTotals(db, { after, limit: PAGE })
    for (const totals of page) yield { totals, recount: await recountPerson(db, totals) }
    after = page.at(-1)?.person
    more = page.length === PAGE
  }
}

async function storeRecount(tx: Tx, { person }: RewardTotals, recount: Recount): Promise<void> {
  await deleteEntries(tx, person, recount.tooMany)
  await insertEntries(tx, recount.missing)
  await insertUnlocks(tx, recount.locked)
  await overwriteTotals(tx, person, recount)
}
