import type { Miscount } from '../../platform/database/compare-figures.ts'
import type { Db, Tx } from '../../platform/database/database.ts'
import { insertUnlocks } from '../achievements/achievements.service.ts'
import type { Figures } from '../admin/recount.service.ts'
import { deleteEntries, insertEntries } from './ledger.store.ts'
import { type Recount, recountPerson } from './recount.ts'
import { listStandings, overwriteStanding, type Standing } from './standings.service.ts'

/** People whose standings are in memory at a time. */
const PAGE = 50

/** Points, achievements and the counters behind them, counted anew from what happened to each person. */
export const rewardFigures: Figures = {
  tables: ['reward_standings', 'reward_events', 'squashcred_events', 'user_achievements'],

  async findMiscounts(db) {
    const found: Miscount[] = []
    for await (const { recount } of everybody(db)) found.push(...recount.miscounts)
    return found
  },

  async store(tx) {
    for await (const { standing, recount } of everybody(tx)) {
      if (recount.miscounts.length > 0) await put(tx, standing, recount)
    }
  },
}

async function* everybody(db: Db): AsyncGenerator<{ standing: Standing; recount: Recount }> {
  for (let after: string | undefined, more = true; more; ) {
    const page = await listStandings(db, { after, limit: PAGE })
    for (const standing of page) yield { standing, recount: await recountPerson(db, standing) }
    after = page.at(-1)?.person
    more = page.length === PAGE
  }
}

async function put(tx: Tx, { person }: Standing, recount: Recount): Promise<void> {
  await deleteEntries(tx, person, recount.tooMany)
  await insertEntries(tx, recount.missing)
  await insertUnlocks(tx, recount.locked)
  await overwriteStanding(tx, person, recount)
}
