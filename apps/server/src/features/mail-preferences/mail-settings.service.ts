import type { MailSettings } from '@squash/contract/profiles'
import type { Database, Tx } from '../../platform/database/database.ts'
import { mailSettingsOf, wishesOf } from './mail-kinds.ts'
import { findWishes, storeWishes } from './mail-preferences.store.ts'

/** The mail settings of a profile. They belong to the address, so that unsubscribing in a mail switches the same setting. */
export const createMailSettings = ({ db }: Pick<Database, 'db'>) => ({
  of: async (address: string | null): Promise<MailSettings> =>
    mailSettingsOf(address === null ? null : await findWishes(db, address)),

  /** Switches kinds of mail on or off. An account without an address gets no mail and has no settings. */
  change: async (tx: Tx, address: string | null, change: Partial<MailSettings>): Promise<MailSettings> =>
    mailSettingsOf(address === null ? null : await storeWishes(tx, address, wishesOf(change))),

  /** Called when an account moves to another address: what was switched off stays off there. */
  async move(tx: Tx, from: string, to: string): Promise<void> {
    const { token: _, ...wishes } = await storeWishes(tx, from)
    await storeWishes(tx, to, wishes)
  },
})

export type AddressMailSettings = ReturnType<typeof createMailSettings>
