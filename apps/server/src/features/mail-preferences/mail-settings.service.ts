import type { MailSettings } from '@squash/contract/profiles'
import type { Database, Tx } from '../../platform/database/database.ts'
import { mailSettingsOf, wishesOf } from './mail-kinds.ts'
import { findWishes, storeWishes } from './mail-preferences.store.ts'

/** The switches of a profile. They belong to the address, so that one click in a mail switches the same thing. */
export const createMailSettings = ({ db }: Pick<Database, 'db'>) => ({
  of: async (address: string | null): Promise<MailSettings> =>
    mailSettingsOf(address === null ? null : await findWishes(db, address)),

  /** Switches kinds of mail on or off. An account without an address gets no mail and keeps no wishes. */
  change: async (tx: Tx, address: string | null, change: Partial<MailSettings>): Promise<MailSettings> =>
    mailSettingsOf(address === null ? null : await storeWishes(tx, address, wishesOf(change))),

  /** Somebody moves to another address: what they did not want to get, they do not want there either. */
  async move(tx: Tx, from: string, to: string): Promise<void> {
    const { token: _, ...wishes } = await storeWishes(tx, from)
    await storeWishes(tx, to, wishes)
  },
})

export type AddressMailSettings = ReturnType<typeof createMailSettings>
