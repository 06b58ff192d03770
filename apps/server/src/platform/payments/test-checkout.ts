import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import type { Clock } from '../clock.ts'
import type { Database } from '../database/database.ts'
import type { Checkout, Payments } from './payments.ts'

const Stored = z.object({
  title: z.string(),
  amount: z.number(),
  reference: z.record(z.string(), z.string()),
  paidUrl: z.string(),
  cancelUrl: z.string(),
})

export type TestCheckout = z.infer<typeof Stored> & { status: 'open' | 'paid' }

/** A payment provider without real money, for development. Its pages are `testCheckoutRoutes`. */
export function createTestCheckouts({
  database: { db },
  clock,
  siteUrl,
}: {
  database: Pick<Database, 'db'>
  clock: Clock
  siteUrl: string
}): Payments & {
  read(session: string): Promise<TestCheckout | null>
  pay(session: string): Promise<TestCheckout | null>
} {
  async function read(session: string): Promise<TestCheckout | null> {
    const row = await db.selectFrom('test_checkouts').selectAll().where('session', '=', session).executeTakeFirst()
    return row ? { ...Stored.parse(row.checkout), status: row.status } : null
  }

  return {
    read,

    async begin({ title, amount, reference, paidUrl, cancelUrl }) {
      const session = `test_${randomBytes(18).toString('base64url')}`
      const checkout = { title, amount, reference, paidUrl: paidUrl.replace('{SESSION}', session), cancelUrl }
      await db
        .insertInto('test_checkouts')
        .values({ session, checkout: JSON.stringify(checkout), status: 'open', created_at: clock.now() })
        .execute()
      return { session, url: `${siteUrl}/dev/checkout/${session}` }
    },

    async find(session): Promise<Checkout | null> {
      const found = await read(session)
      return (
        found && {
          session,
          status: found.status,
          payment: found.status === 'paid' ? `paid_${session}` : null,
          reference: found.reference,
        }
      )
    },

    async pay(session) {
      await db.updateTable('test_checkouts').set({ status: 'paid' }).where('session', '=', session).execute()
      return read(session)
    },
  }
}

export type TestCheckouts = ReturnType<typeof createTestCheckouts>
