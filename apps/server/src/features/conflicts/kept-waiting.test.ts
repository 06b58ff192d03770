import { jonas, maya, words } from '@squash/testkit/cast'
import { conflictIn, done, vote } from '@squash/testkit/conflict-steps'
import type { Actor } from '@squash/testkit/http'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { personOf } from '../../../test/support/person.ts'
import { startSquash, type TestSquash } from '../../../test/support/squash.ts'
import { untilQuiet } from '../../../test/support/until.ts'
import { createKeptWaiting } from './kept-waiting.service.ts'

let squash: TestSquash
let m: Actor
let j: Actor

beforeAll(async () => {
  squash = await startSquash()
})
beforeEach(async () => {
  await untilQuiet(squash.database)
  await squash.database.truncate()
  m = await squash.signUp(maya)
  j = await squash.signUp(jonas)
})
afterAll(() => squash.close())

const { count } = createKeptWaiting()
const waiting = async (since = squash.clock.now()) => ({
  maya: await count(squash.database.db, personOf(m), since),
  jonas: await count(squash.database.db, personOf(j), since),
})
const submit = (person: Actor, id: string) =>
  done(person.call('submit_core_issue', { p_conflict_id: id, core_issue: words.mayaCore }))

describe('a conflict keeps waiting', () => {
  it.each([
    ['awaiting_response', { maya: 0, jonas: 0 }],
    ['vote_1', { maya: 1, jonas: 1 }],
    ['vote_2', { maya: 1, jonas: 1 }],
    ['core_issues', { maya: 1, jonas: 1 }],
    ['vote_3', { maya: 1, jonas: 1 }],
    ['ruling_available', { maya: 0, jonas: 0 }],
    ['resolved', { maya: 0, jonas: 0 }],
  ] as const)('in %s whoever it cannot go on without', async (phase, expected) => {
    await conflictIn(phase, m, j)
    expect(await waiting()).toEqual(expected)
  })

  it('nobody any more who has voted, or named what it is about', async () => {
    await vote(m, (await conflictIn('vote_1', m, j)).id, true)
    await submit(m, (await conflictIn('core_issues', m, j)).id)
    expect(await waiting()).toEqual({ maya: 0, jonas: 2 })
  })

  it('from the last move on: somebody who has just moved it starts it anew', async () => {
    const { id } = await conflictIn('vote_1', m, j)
    const moved = squash.clock.now()
    squash.clock.advance({ minutes: 10 })
    expect(await waiting(moved)).toEqual({ maya: 1, jonas: 1 })
    expect(await waiting(new Date(moved.getTime() - 1))).toEqual({ maya: 0, jonas: 0 })
    await vote(m, id, true)
    expect(await waiting(moved)).toEqual({ maya: 0, jonas: 0 })
    expect(await waiting()).toEqual({ maya: 0, jonas: 1 })
  })

  it('nobody once one of the two has blocked the other', async () => {
    await conflictIn('vote_1', m, j)
    await done(j.call('block_user', { p_user_id: personOf(m) }))
    expect(await waiting()).toEqual({ maya: 0, jonas: 0 })
  })
})
