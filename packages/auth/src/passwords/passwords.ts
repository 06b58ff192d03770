import { hash, verify } from '@node-rs/argon2'

export type Passwords = {
  /** The argon2id hash to store. Takes about 10 ms, on a thread of its own. */
  hash(password: string): Promise<string>
  /**
   * Compares with a stored hash. Without one it does the same work and returns false, so that timing reveals nothing.
   */
  verify(stored: string | null, password: string): Promise<boolean>
}

// For argon2id, the library's default algorithm: enough memory and work to make guessing expensive, little enough for
// many sign-ins at the same time.
const cost = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 }

export function createPasswords(): Passwords {
  const dummyHash = hash('no one has this password', cost)
  return {
    hash: (password) => hash(password, cost),
    verify: async (stored, password) => {
      const matches = await verify(stored ?? (await dummyHash), password)
      return matches && stored !== null
    },
  }
}
