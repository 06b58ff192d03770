import { signUpMessages } from '@squash/contract/messages/sign-up'
import type { Profile } from '@squash/contract/profiles'
import type { HiddenBy } from '@squash/contract/values'
import type { Hiding } from '@squash/rules/reports/hiding'
import { ok, refuse } from '@squash/rules/result'
import type { Clock } from '../../platform/clock.ts'
import type { Database, Statement, Tx } from '../../platform/database/database.ts'
import type { Outbox } from '../../platform/outbox/outbox.ts'
import type { Audit } from '../audit/public.ts'
import type { AddressMailSettings } from '../mail-preferences/public.ts'
import { type AssignedArchetype, listIds, lockArchetype, setArchetype } from './archetype.store.ts'
import { decideUpdate, eventsOf, isTimeZone, type ProfileUpdate } from './decide-update.ts'
import { removePhoto, storePhoto } from './photos.service.ts'
import { presentOwnProfile, presentProfile } from './profile.view.ts'
import {
  changeHidden,
  changeProfile,
  findAccountByEmail,
  findProfile,
  insertProfile,
  isAddressFree,
  isAdmin,
  lockHolder,
  lockProfile,
  type NewProfile,
  setAddress,
} from './profiles.store.ts'
import { type GivenSupport, lockSupport, setSupport } from './support.store.ts'

type ProfilesParts = {
  database: Database
  clock: Clock
  outbox: Outbox
  audit: Audit
  mailSettings: AddressMailSettings
}

const IDS_PER_PAGE = 100

/** Profiles: what users show of themselves, and their settings. docs/reference/profiles.md describes both. */
export function createProfiles({ database, clock, outbox, audit, mailSettings }: ProfilesParts) {
  const { db } = database

  return {
    /** Called in the sign-up's own transaction. @throws the unique violation of a taken username */
    async create(
      tx: Tx,
      profile: Omit<NewProfile, 'created_at' | 'time_zone'> & { time_zone: unknown },
    ): Promise<void> {
      const at = clock.now()
      const time_zone = isTimeZone(profile.time_zone) ? profile.time_zone : 'UTC'
      await insertProfile(tx, { ...profile, time_zone, created_at: at })
      await outbox.publish(tx, [{ type: 'person.signed_up', person: profile.id, at }])
    },

    /**
     * Called in the transaction that confirms or changes an account's address. @returns the previous address, if it was
     * different
     */
    async setAddress(tx: Tx, person: string, email: string): Promise<string | null> {
      const before = await lockProfile(tx, person)
      await setAddress(tx, person, email)
      await outbox.publish(tx, [{ type: 'person.confirmed', person, at: clock.now() }])
      const left = before?.email !== email ? (before?.email ?? null) : null
      if (left !== null) await mailSettings.move(tx, left, email)
      return left
    },

    /** A profile as this viewer sees it; null for an unknown user. */
    async get(viewer: string, person: string): Promise<Profile | null> {
      const row = await findProfile(db, person, viewer)
      if (!row) return null
      if (viewer !== person) return { ...presentProfile(row, row.shares), blocked_by_me: row.is_blocked }
      return presentOwnProfile(row, await mailSettings.of(row.email))
    },

    /**
     * Changes a user's own profile; omitted fields stay. Refuses a taken username, a change of username, another user's
     * photo, an unknown time zone or one changed too recently, and granting oneself the admin role.
     */
    async update(tx: Tx, person: string, update: ProfileUpdate) {
      const row = await lockProfile(tx, person)
      if (!row) return refuse('access.denied')
      const at = clock.now()
      const decision = decideUpdate(row, update, at)
      if (!decision.ok) return decision

      const changed = await changeProfile(tx, person, decision.value)
      if (!changed) return refuse('profile.username_taken', { username: signUpMessages.usernameTaken })
      if (changed.avatar_url === null && row.avatar_url !== null) await removePhoto(tx, person)
      if (update.avatar && typeof update.avatar === 'object') await storePhoto(tx, person, update.avatar, at)
      if (row.is_admin && !changed.is_admin)
        await audit.record(tx, { admin: person, act: 'admin.given_up', subject: person })
      await outbox.publish(tx, eventsOf(row, changed, at))
      return ok(presentOwnProfile(changed, await mailSettings.change(tx, changed.email, update.settings ?? {})))
    },

    /** Grants or revokes the admin role for the holder of this confirmed address. @returns null when there is none */
    async setAdmin(tx: Tx, email: string, is_admin: boolean): Promise<{ person: string; changed: boolean } | null> {
      const row = await lockHolder(tx, email)
      if (!row) return null
      if (row.is_admin !== is_admin) await changeProfile(tx, row.id, { is_admin })
      return { person: row.id, changed: row.is_admin !== is_admin }
    },

    /**
     * Hides names and photo from strangers, or shows them again; the caller decides who may do so.
     * @param by null: shows them again
     * @returns whether that changed anything, and the user concerned; null for an unknown user
     */
    async setHidden(tx: Tx, person: string, by: HiddenBy | null): Promise<Hiding | null> {
      const at = clock.now()
      const changed = await changeHidden(tx, person, { by, at })
      if (changed === null) return null
      if (changed) await outbox.publish(tx, [{ type: 'profile.hidden', person, hidden: by !== null, at }])
      return { changed, people: [person] }
    },

    /** The user an admin acts on, locked until the transaction ends; null if unknown. */
    lock: (tx: Tx, person: string): Promise<{ id: string; is_admin: boolean } | null> => lockProfile(tx, person),

    /** The holder of this confirmed address, locked until the transaction ends; null when there is none. */
    holderOf: async (tx: Tx, email: string): Promise<string | null> => (await lockHolder(tx, email))?.id ?? null,

    /** Whether no profile has this address. */
    isAddressFree: (tx: Tx, email: string): Promise<boolean> => isAddressFree(tx, email),

    isAdmin: (person: string): Promise<boolean> => isAdmin(db, person),

    /** A user's archetype, locked until the transaction ends; null if they have none yet, undefined for an unknown user. */
    lockArchetype: (tx: Tx, person: string): Promise<string | null | undefined> => lockArchetype(tx, person),

    /** Stores a user's current archetype. */
    setArchetype: (tx: Tx, person: string, assigned: AssignedArchetype): Promise<void> =>
      setArchetype(tx, person, assigned),

    /** A user's supporter status, locked until the transaction ends; null for an unknown user. */
    lockSupport: (tx: Tx, person: string) => lockSupport(tx, person),
    /** Shows a supporter status, or removes it. @param statement the transaction's next statement */
    setSupport: (statement: Statement, person: string, support: GivenSupport | null) =>
      setSupport(statement, person, support),

    /** The ids of all users, page by page. */
    async *allIds(): AsyncGenerator<string> {
      for (let page = await listIds(db, null, IDS_PER_PAGE); page.length > 0; ) {
        yield* page
        page = await listIds(db, page.at(-1) ?? null, IDS_PER_PAGE)
      }
    },

    /** Whether an address has an account; its id only if the viewer shares a conflict or debate with its owner. */
    checkEmail: async (viewer: string, email: string) =>
      email.includes('@') ? findAccountByEmail(db, email, viewer) : { user_exists: false, user_id: null },
  }
}

export type Profiles = ReturnType<typeof createProfiles>
