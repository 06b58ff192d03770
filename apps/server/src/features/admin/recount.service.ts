import { sql } from 'kysely'
import type { Miscount } from '../../platform/database/compare-figures.ts'
import type { Database, Db, Tx } from '../../platform/database/database.ts'

/** What one feature keeps counted, ready to be counted anew from its facts. */
export type Figures = {
  /** The facts and the figures: nobody changes them between the counting and the end of a fix; reading goes on. */
  tables: readonly string[]
  findMiscounts(db: Db): Promise<Miscount[]>
  /** Stores the recount in place of what was kept. */
  store(tx: Tx): Promise<void>
}

/** Compares the figures that screens show with the facts behind them (decisions §7). */
export function createRecount({ transaction }: Pick<Database, 'transaction'>, everyFigures: readonly Figures[]) {
  /** One feature after the other: a transaction has one connection. */
  async function findAll(db: Db) {
    const found: { figures: Figures; miscounts: Miscount[] }[] = []
    for (const figures of everyFigures) found.push({ figures, miscounts: await figures.findMiscounts(db) })
    return found
  }

  return {
    /** @returns where they differ; facts and figures are seen at one moment, so that it may run beside a busy server */
    check: (): Promise<Miscount[]> =>
      transaction(async (tx) => {
        await sql`set transaction isolation level repeatable read, read only`.execute(tx)
        return (await findAll(tx)).flatMap(({ miscounts }) => miscounts)
      }),

    /**
     * Stores the recount where they differ.
     * @param onFixed told in the same transaction, when anything was changed
     * @returns what was different
     */
    fix: (onFixed: (tx: Tx) => Promise<void>): Promise<Miscount[]> =>
      transaction(async (tx) => {
        const tables = everyFigures.flatMap((figures) => figures.tables.map((table) => sql.table(table)))
        await sql`lock table ${sql.join(tables)} in share row exclusive mode`.execute(tx)
        const wrong = (await findAll(tx)).filter(({ miscounts }) => miscounts.length > 0)
        for (const { figures } of wrong) await figures.store(tx)
        if (wrong.length > 0) await onFixed(tx)
        return wrong.flatMap(({ miscounts }) => miscounts)
      }),
  }
}
