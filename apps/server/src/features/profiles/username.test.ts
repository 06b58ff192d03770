import { jonas, maya } from '@squash/testkit/cast'
import { done } from '@squash/testkit/conflict-steps'
import type { Actor } from '@squash/testkit/http'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
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
  j = await squash.signUp({ ...jonas, username: '' })
})
afterAll(() => squash.close())

const choose = (person: Actor, username: string) => person.call('update_profile', { username })
const updates = async () => {
  const { rows } = await squash.database.query(
    "select event->'fields' as fields from outbox where type = 'profile.updated'",
  )
  return rows.map(({ fields }) => fields)
}

describe('a user who signed up without a username', () => {
  it('chooses one, which counts as a profile update', async () => {
    expect(await done(j.call('get_profile', {}))).toMatchObject({ username: null })
    expect(await done(choose(j, ' Jonas_W '))).toMatchObject({ username: 'jonas_w' })
    expect(await updates()).toEqual([['username']])
  })

  it('can choose only once', async () => {
    await done(choose(j, 'jonas'))
    expect(await choose(j, 'the_other_jonas')).toMatchObject({
      status: 409,
      body: {
        code: 'profile.username_fixed',
        message: 'Username cannot be changed after account creation',
        details: { username: expect.any(String) },
      },
    })
    expect(await done(j.call('get_profile', {}))).toMatchObject({ username: 'jonas' })
  })

  it("cannot take another user's in any capitalisation, and the form keeps its input", async () => {
    const refused = await j.call('update_profile', { username: maya.username.toUpperCase(), first_name: 'Jo' })
    expect(refused).toMatchObject({
      status: 409,
      body: {
        code: 'profile.username_taken',
        message: 'This username is already taken. Please choose a different username.',
        details: { username: expect.any(String) },
      },
    })
    expect(await done(j.call('get_profile', {}))).toMatchObject({ username: null, first_name: 'Jonas' })
    expect(await done(choose(j, 'jonas'))).toMatchObject({ username: 'jonas' })
  })

  it.each(['jo', 'jonas weber', 'jönas', 'j'.repeat(31)])('is shown what is wrong with %s', async (username) => {
    expect(await choose(j, username)).toMatchObject({
      status: 400,
      body: { code: 'request.invalid', details: { username: expect.any(String) } },
    })
  })

  it('may leave the field empty', async () => {
    expect(await done(choose(j, '  '))).toMatchObject({ username: null })
    expect(await updates()).toEqual([])
  })

  it('is the only one to get a name that two choose at the same moment', async () => {
    const a = await squash.signUp({ ...jonas, email: 'jonas@example.org', username: '' })
    const answers = await Promise.all([choose(j, 'jonas'), choose(a, 'jonas')])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  })
})

describe('a user with a username', () => {
  it('cannot change it', async () => {
    expect((await choose(m, 'maya')).status).toBe(409)
  })

  it('may send it back with the rest of the form', async () => {
    const update = { username: maya.username, first_name: 'May' }
    expect(await done(m.call('update_profile', update))).toMatchObject(update)
    expect(await updates()).toEqual([['name']])
  })
})
