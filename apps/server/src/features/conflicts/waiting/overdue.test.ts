import { jonas, maya, words } from '@squash/testkit/cast'
import { conflictIn, done, vote } from '@squash/testkit/conflict-steps'
import type { Actor } from '@squash/testkit/http'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { personOf } from '../../../../test/support/person.ts'
import { startSquash, type TestSquash } from '../../../../test/support/squash.ts'
import { countOverdue } from './overdue.store.ts'

let squash: TestSquash
let m: Actor
let j: Actor

beforeAll(async () => {
  squash = await startSquash()
})
beforeEach(async () => {
  await squash.reset()
  m = await squash.signUp(maya)
  j = await squash.signUp(jonas)
})
afterAll(() => squash.close())

const overdue = async (since = squash.clock.now()) => ({
  maya: await countOverdue(squash.database.db, personOf(m), since),
  jonas: await countOverdue(squash.database.db, personOf(j), since),
})
const submit = (person: Actor, id: string) =>
  done(person.call('submit_core_issue', { p_conflict_id: id, core_issue: words.mayaCore }))

describe('an overdue conflict', () => {
  it.each([
    ['awaiting_response', { maya: 0, jonas: 0 }],
    ['vote_1', { maya: 1, jonas: 1 }],
    ['vote_2', { maya: 1, jonas: 1 }],
    ['core_issues', { maya: 1, jonas: 1 }],
    ['vote_3', { maya: 1, jonas: 1 }],
    ['ruling_available', { maya: 0, jonas: 0 }],
    ['resolved', { maya: 0, jonas: 0 }],
  ] as const)('counts in %s for each party it waits for', async (phase, expected) => {
    await conflictIn(phase, m, j)
    expect(await overdue()).toEqual(expected)
  })

  it('no longer counts for a party who has voted, or named the core issue', async () => {
    await vote(m, (await conflictIn('vote_1', m, j)).id, true)
    await submit(m, (await conflictIn('core_issues', m, j)).id)
    expect(await overdue()).toEqual({ maya: 0, jonas: 2 })
  })

  it('is counted from its last move, and a new move restarts the time', async () => {
    const { id } = await conflictIn('vote_1', m, j)
    const moved = squash.clock.now()
    squash.clock.advance({ minutes: 10 })
    expect(await overdue(moved)).toEqual({ maya: 1, jonas: 1 })
    expect(await overdue(new Date(moved.getTime() - 1))).toEqual({ maya: 0, jonas: 0 })
    await vote(m, id, true)
    expect(await overdue(moved)).toEqual({ maya: 0, jonas: 0 })
    expect(await overdue()).toEqual({ maya: 0, jonas: 1 })
  })

  it('counts for neither party once one has blocked the other', async () => {
    await conflictIn('vote_1', m, j)
    await done(j.call('block_user', { p_user_id: personOf(m) }))
    expect(await overdue()).toEqual({ maya: 0, jonas: 0 })
  })
})
