import { createVault } from '@squash/auth/secrets/vault'
import type { Clock } from './clock.ts'
import type { Database } from './database/database.ts'

/**
 * Stands in for a value that must not be stored, such as a network address. A plain hash of it could be found by hashing
 * every possible value; this one also needs the server's key.
 */
export type KeyedHash = (value: string) => Promise<string>

type Parts = {
  database: Pick<Database, 'db'>
  clock: Clock
  /** AUTH_FACTOR_KEYS; if there are none, a key in the database is used. */
  keys: readonly string[]
}

/**
 * Keyed hashes, the same in all processes. Their key is that of the authentication service's secrets; a new one changes all
 * hashes. Must not be used in a transaction, because the first has to read the key.
 * @returns the hash for each use: hashes for different uses can't be compared
 */
export function createKeyedHashes({ database: { db }, clock, keys }: Parts): (use: string) => KeyedHash {
  const vault = createVault({ db, clock, secrets: keys })
  return (use) => async (value) => {
    const [hash] = await vault.marks(`${use} ${value}`)
    if (hash === undefined) throw new Error('There is no key to hash with')
    return hash
  }
}
