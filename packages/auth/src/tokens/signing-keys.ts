import { calculateJwkThumbprint, exportJWK, generateKeyPair } from 'jose'
import type { Selectable } from 'kysely'
import type { AuthClock, AuthDb } from '../ports.ts'
import type { AuthTables } from '../tables.ts'

/** A key that was created here and is stored in the database. */
export type SigningKey = Selectable<AuthTables['auth.signing_keys']>

/**
 * The time from a key's publication until it signs. Clients cache the published keys for ten minutes, and every process
 * reloads them once a minute.
 */
const leadMilliseconds = 15 * 60_000

/** How much longer than its last token a key stays published, for clocks that differ. */
const leewayMilliseconds = 5 * 60_000

/** Oldest first. */
export const listKeys = (db: AuthDb): Promise<SigningKey[]> =>
  db.selectFrom('auth.signing_keys').selectAll().orderBy('number').execute()

/** Creates the first key, unless there is one: two processes that start at the same time get the same key. */
export async function makeFirstKey(db: AuthDb, clock: AuthClock): Promise<SigningKey[]> {
  const now = clock.now()
  await insertKey(db, { number: 1, signsFrom: now, now })
  return await listKeys(db)
}

/**
 * Creates the key that signs next, and publishes it now. Every process picks it up by itself.
 * @returns null when another was created at the same time
 */
export async function rotateSigningKeys(
  db: AuthDb,
  clock: AuthClock,
): Promise<{ kid: string; signsFrom: Date } | null> {
  const now = clock.now()
  const newest = (await listKeys(db)).at(-1) ?? (await makeFirstKey(db, clock)).at(-1)
  const signsFrom = new Date(Math.max(now.getTime(), newest?.signs_from.getTime() ?? 0) + leadMilliseconds)
  const made = await insertKey(db, { number: (newest?.number ?? 0) + 1, signsFrom, now })
  return made && { kid: made.kid, signsFrom: made.signs_from }
}

async function insertKey(
  db: AuthDb,
  { number, signsFrom, now }: { number: number; signsFrom: Date; now: Date },
): Promise<SigningKey | null> {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true })
  const jwk = await exportJWK(privateKey)
  const kid = await calculateJwkThumbprint(jwk)
  const inserted = await db
    .insertInto('auth.signing_keys')
    .values({ kid, private_jwk: JSON.stringify({ ...jwk, kid }), number, signs_from: signsFrom, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()
  return inserted ?? null
}

type Turn = Pick<SigningKey, 'signs_from'>

/** The key that signs now: the newest one whose start time has come. @param keys oldest first */
export const signerAt = <Key extends Turn>(keys: readonly Key[], now: Date): Key | undefined =>
  keys.findLast((key) => key.signs_from <= now) ?? keys[0]

/** The keys whose tokens may still be in use, and the upcoming ones. @param keys oldest first */
export const publishedAt = <Key extends Turn>(keys: readonly Key[], now: Date, accessTokenSeconds: number): Key[] =>
  keys.filter((_key, index) => {
    const successor = keys[index + 1]
    if (successor === undefined) return true
    return now.getTime() < successor.signs_from.getTime() + accessTokenSeconds * 1000 + leewayMilliseconds
  })

/** Deletes the keys that are no longer published. */
export async function deleteRetiredKeys(
  db: AuthDb,
  { accessTokenSeconds }: { accessTokenSeconds: number },
  now: Date,
): Promise<void> {
  const keys = await listKeys(db)
  const published = new Set(publishedAt(keys, now, accessTokenSeconds))
  const retired = keys.filter((key) => !published.has(key)).map(({ kid }) => kid)
  if (retired.length > 0) await db.deleteFrom('auth.signing_keys').where('kid', 'in', retired).execute()
}
