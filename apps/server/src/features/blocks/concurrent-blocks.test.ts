import { carla, jonas, maya } from '@squash/testkit/cast'
import { done, startConflict } from '@squash/testkit/conflict-steps'
import { startDebate } from '@squash/testkit/debate-steps'
import type { Actor } from '@squash/testkit/http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { personOf } from '../../../test/support/person.ts'
import { miscounts } from '../../../test/support/recount.ts'
import { startSquash, type TestSquash } from '../../../test/support/squash.ts'
import { untilQuiet } from '../../../test/support/until.ts'

/** The embedded database runs one transaction at a time; on PostgreSQL, the block and the start really overlap. */
const ROUNDS = process.env.DATABASE_URL ? 15 : 3
let squash: TestSquash
let m: Actor
let j: Actor

beforeAll(async () => {
  squash = await startSquash()
  m = await squash.signUp(maya)
  j = await squash.signUp(jonas)
})
afterAll(() => squash.close())

const conflictsOf = async (person: Actor) => (await done(person.call('get_my_conflicts', {}))).map(({ id }) => id)
const debatesOf = async (person: Actor) =>
  (await done(person.call('get_pending_debate_invites', {}))).map(({ id }) => id)

describe(`a block and an invite at the same moment, ${ROUNDS} times`, { timeout: 60_000 }, () => {
  const blockAndUnblock = async (start: () => Promise<unknown>) => {
    await Promise.all([done(m.call('block_user', { p_user_id: personOf(j) })), start()])
    await untilQuiet(squash.database)
    const left = { conflicts: await conflictsOf(m), debates: await debatesOf(m) }
    await done(m.call('unblock_user', { p_user_id: personOf(j) }))
    return left
  }

  it('leave no conflict of the blocked user on the blocker’s list', async () => {
    for (let round = 0; round < ROUNDS; round++)
      expect(await blockAndUnblock(() => startConflict(j, maya.email))).toEqual({ conflicts: [], debates: [] })
    expect(await miscounts(squash.database)).toEqual([])
  })

  it('leave no debate of the blocked user on the blocker’s list', async () => {
    for (let round = 0; round < ROUNDS; round++)
      expect(await blockAndUnblock(() => startDebate(j, maya.email))).toEqual({ conflicts: [], debates: [] })
    expect(await miscounts(squash.database)).toEqual([])
  })

  it('withhold every invite to an address without an account if the block is by a mailed link', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const invited = { ...carla, username: `carla${round}`, email: `carla${round}@example.com` }
      const first = await startConflict(j, invited.email)
      const { rows } = await squash.database.query('select token from invites where conflict_id = $1', [first.id])
      await Promise.all([
        done(squash.visitor.call('block_inviter', { token: String(rows[0]?.token) })),
        startConflict(j, invited.email),
        startDebate(j, invited.email),
      ])
      const c = await squash.signUp(invited)
      expect({ conflicts: await conflictsOf(c), debates: await debatesOf(c) }).toEqual({ conflicts: [], debates: [] })
    }
  })
})
