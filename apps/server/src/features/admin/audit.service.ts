import type { Clock } from '../../platform/clock.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { Tables } from '../../platform/database/tables.ts'

export type AdminAct = Pick<Tables['admin_acts'], 'act' | 'subject'> & {
  /** null: the operator at the command line. */
  admin: string | null
}

/** The log of everything that is done with an admin's power (decisions §12): written in the transaction of the act. */
export const createAudit = (clock: Clock) => ({
  async record(tx: Tx, { admin, act, subject }: AdminAct): Promise<void> {
    await tx.insertInto('admin_acts').values({ admin_id: admin, act, subject, at: clock.now() }).execute()
  },
})

export type Audit = ReturnType<typeof createAudit>
