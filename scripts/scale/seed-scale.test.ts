import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runAdminCommand } from '../../apps/server/src/admin-command.ts'
import { type TestDatabase, testDatabase } from '../../apps/server/test/support/database.ts'
import { miscounts } from '../../apps/server/test/support/recount.ts'
import { seedScale } from './seed-scale.ts'
import { sizeOf } from './size.ts'

const SIZE = sizeOf(200)

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
  await seedScale(database, SIZE, () => {})
})
afterAll(() => database.close())

const count = async (table: string, where = 'true') =>
  Number((await database.query(`select count(*) as n from ${table} where ${where}`)).rows[0]?.n)

describe('a seed at scale', () => {
  it('creates the requested number of users and conflicts, and nearly the requested number of votes', async () => {
    expect(await count('profiles')).toBe(SIZE.people)
    expect(await count('conflicts')).toBe(SIZE.conflicts)
    expect(await count('conflict_votes')).toBeGreaterThan(0.9 * SIZE.votes)
  })

  it('has conflicts in every state, and all final rulings on the board', async () => {
    for (const status of ['pending', 'active', 'resolved', 'final_judgment', 'abandoned'])
      expect(await count('conflicts', `status = '${status}'`), status).toBeGreaterThan(0)
    expect(await count('public_rulings')).toBe(await count('conflicts', `status = 'final_judgment'`))
  })

  it('leaves no conflict for the daily job to abandon', async () => {
    const idle = `status in ('pending', 'active') and last_move_at < now() - interval '30 days'`
    expect(await count('conflicts', idle)).toBe(0)
  })

  it('has correct counters', async () => {
    const said: string[] = []
    const clock = { now: () => new Date() }
    const code = await runAdminCommand(['recount'], { database, clock, print: (line) => said.push(line) })
    expect({ said, code }).toEqual({ said: ['All counters are correct.'], code: 0 })
    expect(await miscounts(database)).toEqual([])
  })
})
