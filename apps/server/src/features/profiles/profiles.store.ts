import type { HiddenBy } from '@squash/contract/values'
import type { Named } from '@squash/rules/people/display-name'
import { type Selectable, sql } from 'kysely'
import { DatabaseError } from 'pg'
import type { Db, Tx } from '../../platform/database/database.ts'
import { hiding } from '../../platform/database/hideable.ts'
import type { Tables } from '../../tables.ts'
import { shareSomething } from './sharing.service.ts'

export type ProfileRow = Selectable<Tables['profiles']>

/**
 * A profile, whether the viewer shares a conflict or debate with that user, and has blocked them; null when there is
 * none. One statement.
 */
export async function findProfile(
  db: Db,
  id: string,
  viewer: string,
): Promise<(ProfileRow & { shares: boolean; is_blocked: boolean }) | null> {
  const row = await db
    .selectFrom('profiles')
    .selectAll()
    .select([
      shareSomething(viewer, sql`${id}`).as('shares'),
      sql<boolean>`exists (select from blocks where blocker_id = ${viewer} and blocked_id = ${id})`.as('is_blocked'),
    ])
    .where('id', '=', id)
    .executeTakeFirst()
  return row ?? null
}

export type NewProfile = {
  id: string
  email: string | null
  email_confirmed: boolean
  username: string | null
  first_name: string | null
  last_name: string | null
  time_zone: string
  created_at: Date
}

/**
 * Stores a new profile.
 * @throws the driver's unique violation `profiles_username_key` when the username is taken, ignoring case
 */
export async function insertProfile(tx: Tx, profile: NewProfile): Promise<void> {
  await tx
    .insertInto('profiles')
    .values({ ...profile, settings: '{}' })
    .execute()
}

/** Whether a user has the admin role. */
export async function isAdmin(db: Db, id: string): Promise<boolean> {
  const row = await db.selectFrom('profiles').select('is_admin').where('id', '=', id).executeTakeFirst()
  return row?.is_admin ?? false
}

/** Hides or shows a profile. @returns whether that changed anything; null for an unknown user. One statement. */
export async function changeHidden(
  tx: Tx,
  id: string,
  { by, at }: { by: HiddenBy | null; at: Date },
): Promise<boolean | null> {
  const change = hiding(by, at)
  const row = await tx
    .with('changed', (db) =>
      db
        .updateTable('profiles')
        .set(change)
        .where('id', '=', id)
        .where('is_hidden', '<>', change.is_hidden)
        .returning('id'),
    )
    .selectFrom('profiles')
    .leftJoin('changed', 'changed.id', 'profiles.id')
    .select('changed.id as changed')
    .where('profiles.id', '=', id)
    .executeTakeFirst()
  return row === undefined ? null : row.changed !== null
}

/** Stores a confirmed address. */
export async function setAddress(tx: Tx, id: string, email: string): Promise<void> {
  await tx.updateTable('profiles').set({ email, email_confirmed: true }).where('id', '=', id).execute()
}

/** A profile, locked until the transaction ends; null for an unknown user. */
export async function lockProfile(tx: Tx, id: string): Promise<ProfileRow | null> {
  return (await tx.selectFrom('profiles').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()) ?? null
}

/** The profile of the holder of a confirmed address, locked until the transaction ends; null if there is none. */
export const lockHolder = async (tx: Tx, email: string): Promise<ProfileRow | null> =>
  (await tx
    .selectFrom('profiles')
    .selectAll()
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .where('email_confirmed', '=', true)
    .forUpdate()
    .executeTakeFirst()) ?? null

/** Whether no profile has this address. */
export const isAddressFree = async (tx: Tx, email: string): Promise<boolean> =>
  (await tx
    .selectFrom('profiles')
    .select('id')
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .executeTakeFirst()) === undefined

type ProfileChange = Partial<
  Pick<
    ProfileRow,
    | 'first_name'
    | 'last_name'
    | 'username'
    | 'avatar_url'
    | 'is_admin'
    | 'onboarding_complete'
    | 'time_zone'
    | 'time_zone_changed_at'
  >
> & { settings?: string }

/** Changes a profile. @returns null when another user has the username; the transaction can then only be rolled back */
export async function changeProfile(tx: Tx, id: string, change: ProfileChange): Promise<ProfileRow | null> {
  try {
    return await tx.updateTable('profiles').set(change).where('id', '=', id).returningAll().executeTakeFirstOrThrow()
  } catch (error) {
    if (error instanceof DatabaseError && error.constraint === 'profiles_username_key') return null
    throw error
  }
}

/** The stored settings of these users, by id. */
export const findSettings = async (db: Db, ids: readonly string[]): Promise<Map<string, Record<string, unknown>>> =>
  new Map(
    (await db.selectFrom('profiles').select(['id', 'settings']).where('id', 'in', ids).execute()).map(
      ({ id, settings }) => [id, settings],
    ),
  )

/** The settings of the holder of a confirmed address, if the viewer already shares a conflict or debate with them. */
export const findSettingsByEmail = async (
  db: Db,
  email: string,
  viewer: string,
): Promise<Record<string, unknown> | null> =>
  (
    await db
      .selectFrom('profiles')
      .select('settings')
      .where(sql`lower(profiles.email)`, '=', email)
      .where('profiles.email_confirmed', '=', true)
      .where(shareSomething(viewer, sql.ref('profiles.id')))
      .executeTakeFirst()
  )?.settings ?? null

/**
 * The holders of these addresses that the viewer has met in a conflict or debate, by address. As in
 * `findAccountByEmail`, a block changes nothing.
 */
export async function findMet(db: Db, viewer: string, emails: readonly string[]): Promise<Map<string, MetPerson>> {
  if (emails.length === 0) return new Map()
  const rows = await db
    .selectFrom('profiles')
    .select(['id', 'username', 'first_name', 'last_name', 'avatar_url', 'is_hidden'])
    .select(sql<string>`lower(profiles.email)`.as('address'))
    .where(sql<boolean>`lower(profiles.email) = any(${emails})`)
    .where('profiles.email_confirmed', '=', true)
    .where(shareSomething(viewer, sql.ref('profiles.id')))
    .execute()
  return new Map(rows.map(({ address, ...person }) => [address, person]))
}

/** A user the viewer has met. */
type MetPerson = Named & { id: string; avatar_url: string | null; is_hidden: boolean }

/**
 * Whether a confirmed account holds the address, and whose it is if the two already share a conflict or debate. A block
 * doesn't change the answer, because the blocked user could notice the change (docs/decisions/0038).
 */
export async function findAccountByEmail(
  db: Db,
  email: string,
  viewer: string,
): Promise<{ user_exists: boolean; user_id: string | null }> {
  const row = await db
    .selectFrom('profiles')
    .select(['id', shareSomething(viewer, sql.ref('profiles.id')).as('shares')])
    .where(sql`lower(profiles.email)`, '=', email)
    .where('profiles.email_confirmed', '=', true)
    .executeTakeFirst()
  return { user_exists: row !== undefined, user_id: row?.shares ? row.id : null }
}
