import { createHash } from 'node:crypto'
import { fixedClock } from '@squash/testkit'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type TestDatabase, testDatabase } from '../../test/support/database.ts'
import { createKeyedHashes } from './keyed-hash.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
beforeEach(() => database.truncate())
afterAll(() => database.close())

const ADDRESS = '203.0.113.9'
const hashesWith = (...keys: string[]) => createKeyedHashes({ database, clock: fixedClock(), keys })
const hashWith = (...keys: string[]) => hashesWith(...keys)('limits')

describe('the keyed hash of an address', () => {
  it('is the same in every process, with a key that the first one stores', async () => {
    const hashes = await Promise.all([hashWith()(ADDRESS), hashWith()(ADDRESS)])
    expect(new Set(hashes).size).toBe(1)
    expect(await hashWith()('203.0.113.10')).not.toBe(hashes[0])
  })

  it('can’t be computed without the key', async () => {
    const hash = await hashWith('the first operator’s key, 32 letters')(ADDRESS)
    expect(hash).not.toBe(await hashWith('another operator’s key of 32 letters')(ADDRESS))
    for (const form of ['base64url', 'hex'] as const)
      expect(createHash('sha256').update(ADDRESS).digest(form)).not.toContain(hash)
  })

  it('can’t be compared with one for another use', async () => {
    const hashFor = hashesWith()
    expect(await hashFor('repeated requests')(ADDRESS)).not.toBe(await hashFor('limits')(ADDRESS))
  })
})
