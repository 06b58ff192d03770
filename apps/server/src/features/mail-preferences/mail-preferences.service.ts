import { createHash, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'

/** What a person may be mailed about. */
export type MailKind = 'invites' | 'your_turn'

/** Honours what the owner of an address said, whether or not they have an account (decisions §11). */
export function createMailPreferences({ db }: Pick<Database, 'db'>, siteUrl: string) {
  return {
    /**
     * Whether this address may get a mail of this kind, and the link in it that stops the next. One statement.
     * @returns null when its owner does not want it
     */
    async permit(address: string, kind: MailKind): Promise<{ unsubscribeUrl: string } | null> {
      const row = await db
        .insertInto('mail_preferences')
        .values({ address_hash: hashOf(address), token: randomBytes(24).toString('base64url') })
        // A change of nothing, so that the row of a known address comes back too.
        .onConflict((clash) => clash.column('address_hash').doUpdateSet({ token: sql`mail_preferences.token` }))
        .returning(['token', kind])
        .executeTakeFirstOrThrow()
      return row[kind] ? { unsubscribeUrl: `${siteUrl}/unsubscribe/${kind}/${row.token}` } : null
    },

    /** Stops mails of this kind for good. @returns false for a link that was never sent */
    async unsubscribe(token: string, kind: MailKind): Promise<boolean> {
      // What never was a token may hold what the database cannot even compare.
      if (!/^[\w-]+$/.test(token)) return false
      const changed = await db
        .updateTable('mail_preferences')
        .set({ [kind]: false })
        .where('token', '=', token)
        .executeTakeFirst()
      return changed.numUpdatedRows > 0n
    },
  }
}

const hashOf = (address: string): Buffer => createHash('sha256').update(address.toLowerCase()).digest()

export type MailPreferences = ReturnType<typeof createMailPreferences>
