import { ProfileSettings } from '@squash/contract/profiles'
import { type Reader, sharedReader } from '@squash/rules/mediator/reader'
import type { Database } from '../../platform/database/database.ts'
import { findSettings, findSettingsByEmail } from './profiles.store.ts'

const NO_PREFERENCE: Reader = { tone: null, manner: null }

function readerIn(settings: Record<string, unknown> | null | undefined): Reader {
  const { reader_tone: tone, reader_manner: manner } = ProfileSettings.parse(settings ?? {})
  return { tone, manner }
}

/**
 * How users like to be addressed. Only the mediator learns this; no call reveals it to another user
 * (docs/reference/mediator.md#how-readers-like-to-be-addressed).
 */
export const createReaders = ({ db }: Pick<Database, 'db'>) => ({
  /** A user's preference. @param person null for an erased account */
  of: async (person: string | null): Promise<Reader> =>
    person === null ? NO_PREFERENCE : readerIn((await findSettings(db, [person])).get(person)),

  /** The preferences that two users share. */
  async ofBoth(one: string | null, other: string | null): Promise<Reader> {
    if (one === null || other === null) return NO_PREFERENCE
    const settings = await findSettings(db, [one, other])
    return sharedReader(readerIn(settings.get(one)), readerIn(settings.get(other)))
  },

  /**
   * The preference of an address's holder, but only if the author has met them: otherwise a wording could reveal who has
   * an account.
   */
  byEmail: async (author: string, email: string | null): Promise<Reader> =>
    email === null ? NO_PREFERENCE : readerIn(await findSettingsByEmail(db, email, author)),
})

export type Readers = ReturnType<typeof createReaders>
