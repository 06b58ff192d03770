import type { Profile, Settings } from '@squash/contract/profiles'
import { type DomainEvent, ok, refuse } from '@squash/rules'
import { mayChangeTimeZone } from '@squash/rules/people/time-zone'
import type { Clock } from '../../platform/clock.ts'
import type { Database, Tx } from '../../platform/database/database.ts'
import type { Outbox } from '../../platform/outbox/outbox.ts'
import type { Audit } from '../admin/audit.service.ts'
import { presentOwnProfile, presentProfile } from './profile.view.ts'
import {
  changeProfile,
  findAccountByEmail,
  findProfile,
  insertProfile,
  isAdmin,
  lockHolder,
  lockProfile,
  type NewProfile,
  setAddress,
} from './profiles.store.ts'
import { isTimeZone } from './time-zones.ts'

type ProfilesParts = { database: Database; clock: Clock; outbox: Outbox; audit: Audit }

type ProfileUpdate = {
  first_name?: string | null | undefined
  last_name?: string | null | undefined
  is_admin?: boolean | undefined
  onboarding_complete?: true | undefined
  time_zone?: string | undefined
  settings?: Partial<Settings> | undefined
}

export function createProfiles({ database, clock, outbox, audit }: ProfilesParts) {
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

    /** Called in the transaction that confirms or changes an account's address. @returns the address before, if it was another */
    async setAddress(tx: Tx, person: string, email: string): Promise<string | null> {
      const before = await lockProfile(tx, person)
      await setAddress(tx, person, email)
      await outbox.publish(tx, [{ type: 'person.confirmed', person, at: clock.now() }])
      return before?.email !== email ? (before?.email ?? null) : null
    },

    async get(viewer: string, person: string): Promise<Profile | null> {
      const row = await findProfile(db, person, viewer)
      if (!row) return null
      return viewer === person ? presentOwnProfile(row) : presentProfile(row, row.shares)
    },

    async update(tx: Tx, person: string, update: ProfileUpdate) {
      const row = await lockProfile(tx, person)
      // An admin may give that up here; only an operator makes one (decisions §12).
      if (!row || (update.is_admin !== undefined && !row.is_admin)) return refuse('access.denied')
      const at = clock.now()
      const { settings, time_zone, ...fields } = update
      const moves = time_zone !== undefined && time_zone !== row.time_zone
      if (moves && !isTimeZone(time_zone)) return refuse('request.invalid', { time_zone: 'This is not a time zone' })
      if (moves && !mayChangeTimeZone(row.time_zone_changed_at, at)) return refuse('profile.time_zone_changed_recently')

      const changed = await changeProfile(tx, person, {
        ...fields,
        ...(moves ? { time_zone, time_zone_changed_at: at } : {}),
        settings: JSON.stringify({ ...row.settings, ...settings }),
      })
      if (row.is_admin && !changed.is_admin)
        await audit.record(tx, { admin: person, act: 'admin.given_up', subject: person })
      const events: DomainEvent[] = []
      if (row.first_name !== changed.first_name || row.last_name !== changed.last_name)
        events.push({ type: 'profile.updated', person, fields: ['name'], at })
      if (!row.onboarding_complete && changed.onboarding_complete)
        events.push({ type: 'onboarding.completed', person, at })
      await outbox.publish(tx, events)
      return ok(presentOwnProfile(changed))
    },

    /** Makes whoever holds this confirmed address an admin, or no longer one. @returns null when nobody holds it */
    async setAdmin(tx: Tx, email: string, is_admin: boolean): Promise<{ person: string; changed: boolean } | null> {
      const row = await lockHolder(tx, email)
      if (!row) return null
      if (row.is_admin !== is_admin) await changeProfile(tx, row.id, { is_admin })
      return { person: row.id, changed: row.is_admin !== is_admin }
    },

    isAdmin: (person: string): Promise<boolean> => isAdmin(db, person),

    /** Whether an address has an account; the account's id only for somebody who shares a conflict with it. */
    checkEmail: async (viewer: string, email: string) =>
      email.includes('@') ? findAccountByEmail(db, email, viewer) : { user_exists: false, user_id: null },
  }
}

export type Profiles = ReturnType<typeof createProfiles>
