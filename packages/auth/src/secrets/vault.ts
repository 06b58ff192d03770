import { randomBytes } from 'node:crypto'
import type { AuthClock, AuthDb } from '../ports.ts'
import { mark, type SealingKey, seal, sealingKey, unseal } from './seal.ts'

/**
 * Stores secrets that have to be read back. Must not be used while a transaction is open: it may have to query for its
 * key.
 */
export type Vault = {
  /** `boundTo` identifies the row that holds the secret. */
  seal(text: string, boundTo: string): Promise<string>
  open(sealed: string, boundTo: string): Promise<string>
  /** Keyed hashes that only this server can compute: one with its newest key, then one with each older key. */
  marks(text: string): Promise<readonly string[]>
}

/**
 * Seals with the first of the operator's keys and opens with any of them. If there are none, the first process to need
 * a key creates it and stores it in the database; once the operator adds keys, that key still opens what it sealed.
 */
export function createVault(from: { db: AuthDb; clock: AuthClock; secrets: readonly string[] }): Vault {
  let loading: Promise<readonly SealingKey[]> | null = null
  const keys = () => {
    loading ??= load(from).catch((error: unknown) => {
      loading = null
      throw error
    })
    return loading
  }
  return {
    seal: async (text, boundTo) => {
      const [key] = await keys()
      if (key === undefined) throw new Error('there is no key to seal with')
      return seal(key, text, boundTo)
    },
    open: async (sealed, boundTo) => unseal(await keys(), sealed, boundTo),
    marks: async (text) => (await keys()).map((key) => mark(key, text)),
  }
}

async function load({ db, clock, secrets }: Parameters<typeof createVault>[0]): Promise<readonly SealingKey[]> {
  const stored = await findSecret(db)
  const all = stored === null ? secrets : [...secrets, stored]
  return (all.length > 0 ? all : [await makeSecret(db, clock)]).map(sealingKey)
}

const findSecret = async (db: AuthDb): Promise<string | null> =>
  (await db.selectFrom('auth.sealing_keys').select('secret').executeTakeFirst())?.secret ?? null

async function makeSecret(db: AuthDb, clock: AuthClock): Promise<string> {
  await db
    .insertInto('auth.sealing_keys')
    .values({ secret: randomBytes(32).toString('base64url'), created_at: clock.now() })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const stored = await findSecret(db)
  if (stored === null) throw new Error('the sealing key was not stored')
  return stored
}
