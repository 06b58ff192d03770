import { randomBytes } from 'node:crypto'
import type { MailSettings } from '@squash/contract/profiles'
import { sql } from 'kysely'
import { addressHash } from '../../platform/address-hash.ts'
import type { Database, Db, Tx } from '../../platform/database/database.ts'
import type { ErasedPerson } from '../../platform/erasure/erased-person.ts'
import { type MailKind, mailSettingsOf, wantedBy } from './mail-kinds.ts'

/**
 * Called in the transaction that erases an account. The kinds of mail that are switched off for an address stay stored
 * under its hash, because that choice must outlast the account.
 */
export const forgetMailPreferences = {
  async personErased(tx: Tx, { reachedBy }: ErasedPerson): Promise<void> {
    if (reachedBy.length === 0) return
    await tx
      .deleteFrom('mail_preferences')
      .where('address_hash', 'in', reachedBy.map(addressHash))
      .where((eb) => eb.and(KINDS.map((kind) => eb(kind, '=', true))))
      .execute()
  },
}

const KINDS = ['invites', 'your_turn', 'outcomes', 'debates', 'check_ins'] as const satisfies readonly MailKind[]

/** Stores a change to an address's preferences, if any, and returns them with its token. One statement. */
const storeWanted = (db: Db, address: string, change: Partial<Record<MailKind, boolean>> = {}) =>
  db
    .insertInto('mail_preferences')
    .values({ address_hash: addressHash(address), token: randomBytes(24).toString('base64url'), ...change })
    // An update that changes nothing, so that an existing row is returned, too.
    .onConflict((clash) => clash.column('address_hash').doUpdateSet({ token: sql`mail_preferences.token`, ...change }))
    .returning(['token', ...KINDS])
    .executeTakeFirstOrThrow()

/** @returns null for an address that was never mailed and has no preferences */
async function findWanted(db: Db, address: string): Promise<Record<MailKind, boolean> | null> {
  const row = await db
    .selectFrom('mail_preferences')
    .select(KINDS)
    .where('address_hash', '=', addressHash(address))
    .executeTakeFirst()
  return row ?? null
}

/** @returns false for a link that was never sent */
async function stopMails(db: Db, token: string, kind: MailKind): Promise<boolean> {
  const changed = await db
    .updateTable('mail_preferences')
    .set({ [kind]: false })
    .where('token', '=', token)
    .executeTakeFirst()
  return changed.numUpdatedRows > 0n
}

/** Which mails the owner of an address wants, whether or not they have an account. */
export const createMailPreferences = ({ db }: Pick<Database, 'db'>, siteUrl: string) => ({
  /**
   * Checks whether an address may get this kind of mail. One statement.
   * @returns the unsubscribe link for the mail; null if the address's owner has switched that kind off
   */
  async permit(address: string, kind: MailKind): Promise<{ unsubscribeUrl: string } | null> {
    const wanted = await storeWanted(db, address)
    return wanted[kind] ? { unsubscribeUrl: `${siteUrl}/unsubscribe/${kind}/${wanted.token}` } : null
  },

  /** Stops mails of this kind to an address, without the link in a mail. */
  async stop(tx: Tx, address: string, kind: MailKind): Promise<void> {
    await storeWanted(tx, address, { [kind]: false })
  },

  /** Stops mails of this kind. @returns false for a link that was never sent */
  unsubscribe: async (token: string, kind: MailKind): Promise<boolean> =>
    // A string that was never a token may contain characters that the database can't compare.
    /^[\w-]+$/.test(token) && stopMails(db, token, kind),
})

export type { MailKind }
export type MailPreferences = ReturnType<typeof createMailPreferences>

/** The mail settings of a profile. They belong to the address, so that unsubscribing in a mail switches the same setting. */
export const createMailSettings = ({ db }: Pick<Database, 'db'>) => ({
  /** The settings of an account. @param address null if it has none */
  of: async (address: string | null): Promise<MailSettings> =>
    mailSettingsOf(address === null ? null : await findWanted(db, address)),

  /** Switches kinds of mail on or off. An account without an address gets no mail and has no settings. */
  change: async (tx: Tx, address: string | null, change: Partial<MailSettings>): Promise<MailSettings> =>
    mailSettingsOf(address === null ? null : await storeWanted(tx, address, wantedBy(change))),

  /** Called when an account moves to another address: what was switched off stays off there. */
  async move(tx: Tx, from: string, to: string): Promise<void> {
    const { token: _, ...wanted } = await storeWanted(tx, from)
    await storeWanted(tx, to, wanted)
  },
})

export type AddressMailSettings = ReturnType<typeof createMailSettings>

/**
 * The address for mail to a user about something they share with another user.
 * @param other the other user; null once their account is erased
 * @returns null if the user has no confirmed address, has blocked the other, or has asked for their account to be deleted
 */
export async function findRecipient(db: Db, person: string, other: string | null): Promise<string | null> {
  const row = await db
    .selectFrom('profiles')
    .select('email')
    .where('id', '=', person)
    .where('email_confirmed', '=', true)
    .where('erase_at', 'is', null)
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('blocks')
            .select('blocker_id')
            .where('blocker_id', '=', person)
            .where('blocked_id', '=', other),
        ),
      ),
    )
    .executeTakeFirst()
  return row?.email ?? null
}
