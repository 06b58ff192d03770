import type { AdminAct as AdminActView } from '@squash/contract/admin'
import type { Clock } from '../../platform/clock.ts'
import type { Db, Statement, Tx } from '../../platform/database/database.ts'
import type { ErasedPerson } from '../../platform/erasure/erased-person.ts'
import type { Tables } from '../../tables.ts'
import { listActs } from './audit.store.ts'
import { presentAct } from './audit.view.ts'

export type AdminAct = Pick<Tables['admin_acts'], 'act' | 'subject'> & {
  /** null: the operator at the command line. */
  admin: string | null
  reason?: string
  /** Of a ban. */
  until?: Date
}

/** The log of all admin actions, each written in the transaction of the action. */
export const createAudit = (clock: Clock) => ({
  async record(tx: Tx, { admin, ...act }: AdminAct): Promise<void> {
    await tx
      .insertInto('admin_acts')
      .values({ ...act, admin_id: admin, at: clock.now() })
      .execute()
  },

  /**
   * Adds the log entries of admin actions to a statement under construction, such as the one that stores the action.
   */
  alongside(statement: Statement, admin: string, acts: readonly Omit<AdminAct, 'admin'>[]): Statement {
    const at = clock.now()
    const rows = acts.map(({ act, subject }) => ({ admin_id: admin, act, subject, at }))
    return statement.with('acts', (db) => db.insertInto('admin_acts').values(rows))
  },

  /** The latest first. @param page `before`: the last one of the previous page */
  async list(db: Db, page: { limit: number; before: number | null }): Promise<AdminActView[]> {
    return (await listActs(db, page)).map(presentAct)
  },

  /** Called in the transaction that erases an account: actions against it stay, texts about it are deleted. */
  async personErased(tx: Tx, { id }: Pick<ErasedPerson, 'id'>): Promise<void> {
    const told = tx.updateTable('admin_acts').set({ reason: null }).where('subject', '=', id)
    await told.where('reason', 'is not', null).execute()
  },
})

export type Audit = ReturnType<typeof createAudit>
