import { sql } from 'kysely'
import type { Database, Tx } from '../../platform/database/database.ts'
import { findMiscounts, lockFigures, type Miscount, storeRecount } from './recount.store.ts'

/** Compares the figures that screens show with the facts behind them (decisions §7). */
export const createRecount = ({ transaction }: Pick<Database, 'transaction'>) => ({
  /** @returns where they differ; facts and figures are seen at one moment, so that it may run beside a busy server */
  check: (): Promise<Miscount[]> =>
    transaction(async (tx) => {
      await sql`set transaction isolation level repeatable read, read only`.execute(tx)
      return findMiscounts(tx)
    }),

  /**
   * Stores the recount where they differ.
   * @param onFixed told in the same transaction, when anything was changed
   * @returns what was different
   */
  fix: (onFixed: (tx: Tx) => Promise<void>): Promise<Miscount[]> =>
    transaction(async (tx) => {
      await lockFigures(tx)
      const miscounts = await findMiscounts(tx)
      if (miscounts.length === 0) return miscounts
      await storeRecount(tx)
      await onFixed(tx)
      return miscounts
    }),
})
