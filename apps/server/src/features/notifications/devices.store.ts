import { LIMITS } from '@squash/contract/limits'
import type { NotifiedKinds } from '@squash/contract/notifications'
import type { WaitingKind } from '@squash/contract/values'
import { type Insertable, sql } from 'kysely'
import type { Db, Tx } from '../../platform/database/database.ts'
import type { NotificationTables } from './tables.ts'

type Device = Insertable<NotificationTables['push_devices']>

/**
 * Locks the session that a device will belong to, so that it can't end in the meantime; also locks all devices, because
 * two sessions may save the same browser at once. @returns false if the session has ended
 */
export async function lockForDevice(tx: Tx, session: string): Promise<boolean> {
  const { rows } = await sql`
    with locked as materialized (select pg_advisory_xact_lock(hashtextextended('push_devices', 0)))
    select s.id from auth.sessions s, locked where s.id = ${session} for key share of s`.execute(tx)
  return rows.length > 0
}

/**
 * Stores a session's device, after `lockForDevice`. A browser belongs to the user who signed in there last. Beyond
 * `LIMITS.notifiedDevices`, a user's oldest devices are deleted.
 */
export async function saveDevice(tx: Tx, device: Device): Promise<void> {
  const { session_id, person_id, created_at: _, ...changes } = device
  await tx
    .deleteFrom('push_devices')
    .where('endpoint', '=', device.endpoint)
    .where('session_id', '!=', session_id)
    .execute()
  const oldest = tx
    .selectFrom('push_devices')
    .select('session_id')
    .where('person_id', '=', person_id)
    .where('session_id', '!=', session_id)
    .orderBy('created_at', 'desc')
    .offset(LIMITS.notifiedDevices - 1)
  await tx.deleteFrom('push_devices').where('session_id', 'in', oldest).execute()
  await tx
    .insertInto('push_devices')
    .values(device)
    .onConflict((conflict) => conflict.column('session_id').doUpdateSet(changes))
    .execute()
}

/** Which kinds a session's device wants; null if notifications are off there. */
export const findKinds = async (db: Db, session: string): Promise<NotifiedKinds | null> =>
  (await db
    .selectFrom('push_devices')
    .select(['conflict', 'debate', 'check_in'])
    .where('session_id', '=', session)
    .executeTakeFirst()) ?? null

/** Removes a session's device. @param endpoint if given, only a device that still has it is removed */
export async function removeDevice(db: Db, session: string, endpoint?: string): Promise<void> {
  let query = db.deleteFrom('push_devices').where('session_id', '=', session)
  if (endpoint !== undefined) query = query.where('endpoint', '=', endpoint)
  await query.execute()
}

/** A user's devices, oldest first. */
export const listDevices = (db: Db, person: string) =>
  db.selectFrom('push_devices').selectAll().where('person_id', '=', person).orderBy('created_at').execute()

/** Devices whose user wants this kind, and hasn't asked for their account to be deleted. */
const wanting = (db: Db, kind: WaitingKind) =>
  db
    .selectFrom('push_devices as d')
    .innerJoin('profiles as p', 'p.id', 'd.person_id')
    .where('p.erase_at', 'is', null)
    .where(`d.${kind}`, '=', true)

/**
 * The sessions on whose devices a user is notified.
 * @param other the other person involved, who must not be blocked; null once erased
 */
export async function listSessionsToNotify(
  db: Db,
  { person, kind, other }: { person: string; kind: WaitingKind; other: string | null },
): Promise<string[]> {
  const rows = await wanting(db, kind)
    .select('d.session_id')
    .where('d.person_id', '=', person)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('blocks').select('blocker_id').where('blocker_id', '=', person).where('blocked_id', '=', other),
        ),
      ),
    )
    .execute()
  return rows.map(({ session_id }) => session_id)
}

/** The device of a session that is still signed in, if it wants this kind. */
export const findDevice = (db: Db, session: string, kind: WaitingKind) =>
  wanting(db, kind)
    .select(['d.person_id', 'd.endpoint', 'd.p256dh', 'd.auth'])
    .where('d.session_id', '=', session)
    .executeTakeFirst()
