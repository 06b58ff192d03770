import { sql } from 'kysely'
import type { Miscount } from '../../platform/database/compare-counters.ts'
import type { Database, Db, Tx } from '../../platform/database/database.ts'

/** Counters that a feature maintains incrementally, and how to recount them from the facts. */
export type MaintainedCounters = {
  /** Facts and counters, locked against changes from the recount to the end of a fix; reads continue. */
  tables: readonly string[]
  findMiscounts(db: Db): Promise<Miscount[]>
  /** Replaces the stored counters with a recount. */
  store(tx: Tx): Promise<void>
}

/** Compares the stored counters with the facts they count. */
export function createRecount(
  { transaction }: Pick<Database, 'transaction'>,
  allCounters: readonly MaintainedCounters[],
) {
  /** One feature at a time, because a transaction has one connection. */
  async function findAll(db: Db) {
    const found: { counters: MaintainedCounters; miscounts: Miscount[] }[] = []
    for (const counters of allCounters) found.push({ counters, miscounts: await counters.findMiscounts(db) })
    return found
  }

  return {
    /** Reads everything from one snapshot, so that it can run on a busy server. @returns the differences */
    check: (): Promise<Miscount[]> =>
      transaction(async (tx) => {
        await sql`set transaction isolation level repeatable read, read only`.execute(tx)
        return (await findAll(tx)).flatMap(({ miscounts }) => miscounts)
      }),

    /**
     * Stores the recount where it differs.
     * @param onFixed called in the same transaction, if anything changed
     * @returns the differences
     */
    fix: (onFixed: (tx: Tx) => Promise<void>): Promise<Miscount[]> =>
      transaction(async (tx) => {
        const tables = allCounters.flatMap((counters) => counters.tables.map((table) => sql.table(table)))
        await sql`lock table ${sql.join(tables)} in share row exclusive mode`.execute(tx)
        const wrong = (await findAll(tx)).filter(({ miscounts }) => miscounts.length > 0)
        for (const { counters } of wrong) await counters.store(tx)
        if (wrong.length > 0) await onFixed(tx)
        return wrong.flatMap(({ miscounts }) => miscounts)
      }),
  }
}
