import { ada, ben, carla, jonas, maya } from '@squash/testkit/cast'
import { done, respond, startConflict } from '@squash/testkit/conflict-steps'
import type { Actor } from '@squash/testkit/http'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startSquash, type TestSquash } from '../../../../test/support/squash.ts'

let squash: TestSquash
let m: Actor
let j: Actor

beforeAll(async () => {
  squash = await startSquash()
})
beforeEach(async () => {
  await squash.database.truncate()
  ;[m, j] = [await squash.signUp(maya), await squash.signUp(jonas)]
})
afterAll(() => squash.close())

const people = async (person: Actor) => (await done(person.call('get_dashboard', {}))).people

describe('the people Maya has conflicts with', () => {
  it('are counted from the start, with or without an account', async () => {
    expect(await people(m)).toBe(0)
    for (const { email } of [jonas, ada, ben, carla]) await startConflict(m, email)
    expect(await people(m)).toBe(4)
    expect(await people(j), 'Jonas, who was invited').toBe(1)
  })

  it('are counted once each, before and after they answer', async () => {
    const { id } = await startConflict(m)
    await startConflict(m, jonas.email.toUpperCase())
    await startConflict(j, maya.email)
    expect(await people(m), 'an address alone does not say whose it is').toBe(2)
    await respond(j, id)
    expect(await people(m)).toBe(1)
    expect(await people(j)).toBe(1)
  })

  it('exclude those who never answered, once that conflict is over', async () => {
    const { id } = await startConflict(m, carla.email)
    expect(await people(m)).toBe(1)
    await done(m.call('delete_conflict', { p_conflict_id: id }))
    expect(await people(m)).toBe(0)
  })
})
