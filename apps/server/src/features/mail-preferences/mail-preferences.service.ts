import type { Database, Tx } from '../../platform/database/database.ts'
import type { MailKind } from './mail-kinds.ts'
import { stopMails, storeWishes } from './mail-preferences.store.ts'

/** Which mails the owner of an address wants, whether or not they have an account. */
export const createMailPreferences = ({ db }: Pick<Database, 'db'>, siteUrl: string) => ({
  /**
   * Whether this address may get a mail of this kind, and the link in it that stops the next. One statement.
   * @returns null when its owner has switched that kind off
   */
  async permit(address: string, kind: MailKind): Promise<{ unsubscribeUrl: string } | null> {
    const wishes = await storeWishes(db, address)
    return wishes[kind] ? { unsubscribeUrl: `${siteUrl}/unsubscribe/${kind}/${wishes.token}` } : null
  },

  /** Stops mails of this kind to an address for good, without the link in a mail. */
  async stop(tx: Tx, address: string, kind: MailKind): Promise<void> {
    await storeWishes(tx, address, { [kind]: false })
  },

  /** Stops mails of this kind for good. @returns false for a link that was never sent */
  unsubscribe: async (token: string, kind: MailKind): Promise<boolean> =>
    // A string that was never a token may contain characters that the database can't compare.
    /^[\w-]+$/.test(token) && stopMails(db, token, kind),
})

export type { MailKind }
export type MailPreferences = ReturnType<typeof createMailPreferences>
