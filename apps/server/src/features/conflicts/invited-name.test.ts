import { ben, jonas, maya } from '@squash/testkit/cast'
import { conflictIn, done, startConflict } from '@squash/testkit/conflict-steps'
import type { Actor } from '@squash/testkit/http'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { personOf } from '../../../test/support/person.ts'
import { startSquash, type TestSquash } from '../../../test/support/squash.ts'

let squash: TestSquash
let m: Actor
let j: Actor
beforeAll(async () => {
  squash = await startSquash()
})
beforeEach(async () => {
  await squash.database.truncate()
  m = await squash.signUp(maya)
  j = await squash.signUp(jonas)
})
afterAll(() => squash.close())

/** Who Maya is waiting for, as her page and her list both say. */
async function waitsFor(id: string) {
  const { other_party } = await done(m.call('get_conflict', { p_conflict_id: id }))
  const listed = (await done(m.call('get_my_conflicts', {}))).find((one) => one.id === id)
  expect(listed?.other_party).toEqual(other_party)
  return other_party
}

const asTyped = (email: string) => ({ id: null, display_name: email, username: null, avatar_url: null, email })
const asJonas = () => ({ id: personOf(j), display_name: 'Jonas Weber', username: jonas.username, email: null })

describe('an invited person who has not answered yet', () => {
  it('appears as the address that was typed, with an account and without one', async () => {
    expect(await waitsFor((await startConflict(m, jonas.email)).id)).toEqual(asTyped(jonas.email))
    expect(await waitsFor((await startConflict(m, ben.email)).id)).toEqual(asTyped(ben.email))
  })

  it('appears by name once the two have met, in earlier invites as well', async () => {
    const waiting = await startConflict(m, jonas.email)
    await conflictIn('vote_1', m, j)
    for (const { id } of [waiting, await startConflict(m, jonas.email)])
      expect(await waitsFor(id)).toMatchObject(asJonas())
  })

  it('still appears by name after blocking the creator', async () => {
    await conflictIn('vote_1', m, j)
    const before = await startConflict(m, jonas.email)
    await done(j.call('block_user', { p_user_id: personOf(m) }))
    for (const { id } of [before, await startConflict(m, jonas.email)])
      expect(await waitsFor(id)).toMatchObject(asJonas())
  })

  it('appears as typed again if the address is no longer theirs', async () => {
    await conflictIn('vote_1', m, j)
    const { id } = await startConflict(m, jonas.email)
    await squash.database.query(`update profiles set email = 'jonas.new@example.com' where id = '${personOf(j)}'`)
    expect(await waitsFor(id)).toEqual(asTyped(jonas.email))
  })
})
