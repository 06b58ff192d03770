import { randomUUID } from 'node:crypto'
import { LIMITS } from '@squash/contract/limits'
import { ACHIEVEMENTS } from '@squash/rules/achievements/catalogue'
import { ARCHETYPES } from '@squash/rules/archetypes/catalogue'
import { jonas, maya } from '@squash/testkit/cast'
import { done } from '@squash/testkit/conflict-steps'
import type { Actor } from '@squash/testkit/http'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { operatorOf, withServiceKey } from '../../../test/support/operator.ts'
import { personOf } from '../../../test/support/person.ts'
import { startSquash, type TestSquash } from '../../../test/support/squash.ts'

let squash: TestSquash
let operator: Actor
let m: Actor
let j: Actor

beforeAll(async () => {
  squash = await startSquash({ env: withServiceKey })
  operator = operatorOf(squash)
  // Only the operator unlocks anything here.
  await squash.stopWorker()
})
beforeEach(async () => {
  await squash.database.truncate()
  m = await squash.signUp(maya)
  j = await squash.signUp(jonas)
})
afterAll(() => squash.close())

const unlock = (person: Actor, p_code: string, headers?: Record<string, string>) =>
  operator.call('unlock_user_achievement', { p_user_id: personOf(person), p_code }, headers)
const unlockArchetype = (person: Actor, p_archetype_name: string, headers?: Record<string, string>) =>
  operator.call('unlock_archetype_achievement', { p_user_id: personOf(person), p_archetype_name }, headers)
const unseenBy = (person: Actor) => done(person.call('get_unseen_unlocks', {}))
const see = (person: Actor, unlocks: readonly { id: string }[]) =>
  done(person.call('mark_unlocks_seen', { ids: unlocks.map(({ id }) => id) }))
const later = () => squash.clock.advance({ seconds: 1 })

describe('the catalogue', () => {
  it('shows visitors every achievement and how to earn it', async () => {
    const catalogue = await done(squash.visitor.call('get_achievement_catalogue', {}))
    expect(catalogue.length).toBeGreaterThanOrEqual(75)
    expect(catalogue).toEqual(
      ACHIEVEMENTS.map(({ code, name, emoji, description }) => ({ code, name, emoji, description })),
    )
  })

  it('is sent once: a client that has it gets a 304', async () => {
    const path = '/rest/v1/rpc/get_achievement_catalogue'
    const first = await squash.visitor.request('GET', path)
    const etag = first.headers.get('etag') ?? ''
    expect((await squash.visitor.request('GET', path, undefined, { 'if-none-match': etag })).status).toBe(304)
  })
})

describe('an achievement', () => {
  it('is visible to all signed-in users, the latest first, with the catalogue’s texts', async () => {
    await done(unlock(m, 'first_conflict'))
    const first = squash.clock.now().toISOString()
    const second = later().toISOString()
    await done(unlock(m, 'quest_master'))
    const mine = await done(m.call('get_user_achievements', {}))
    const entry = (code: string) => ACHIEVEMENTS.find((achievement) => achievement.code === code)
    expect(mine).toMatchObject([
      { code: 'quest_master', unlocked_at: second },
      { code: 'first_conflict', unlocked_at: first, name: entry('first_conflict')?.name },
    ])
    expect(Object.keys(mine[0] ?? {}).sort()).toEqual(['code', 'description', 'emoji', 'name', 'unlocked_at'])
    expect(await done(j.call('get_user_achievements', { p_user_id: personOf(m) }))).toEqual(mine)
    expect(await done(j.call('get_user_achievements', {}))).toEqual([])
    expect((await squash.visitor.call('get_user_achievements', { p_user_id: personOf(m) })).status).toBe(401)
  })

  it('can be looked up by its code', async () => {
    await done(unlock(m, 'first_conflict'))
    const has = (actor: Actor, p_code: string, person?: Actor) =>
      done(actor.call('user_has_achievement', { p_code, ...(person && { p_user_id: personOf(person) }) }))
    expect(await has(m, 'first_conflict')).toBe(true)
    expect(await has(j, 'first_conflict', m)).toBe(true)
    expect(await has(j, 'first_conflict')).toBe(false)
    expect(await has(m, 'quest_master')).toBe(false)
    expect(await has(m, 'no_such_thing')).toBe(false)
    expect((await m.request('POST', '/rest/v1/rpc/user_has_achievement', { p_code: ' ' })).status).toBe(400)
  })

  it('is unlocked once, and keeps its date', async () => {
    expect(await done(unlock(m, 'first_conflict'))).toBe(true)
    const before = await done(m.call('get_user_achievements', {}))
    later()
    expect(await done(unlock(m, 'first_conflict'))).toBe(false)
    expect(await done(m.call('get_user_achievements', {}))).toEqual(before)
  })

  it('answers a repeated request with the first answer', async () => {
    const key = { 'idempotency-key': randomUUID() }
    expect(await done(unlock(m, 'first_conflict', key))).toBe(true)
    expect(await done(unlock(m, 'first_conflict', key))).toBe(true)
    expect(await unlock(j, 'first_conflict', key)).toMatchObject({ status: 409, body: { code: 'request.key_reused' } })
  })

  it('has the catalogue’s name and emoji, whatever is sent', async () => {
    const sent = { p_name: 'Boss', p_emoji: '💩', p_description: 'The best' }
    await done(operator.call('unlock_user_achievement', { p_user_id: personOf(m), p_code: 'first_conflict', ...sent }))
    expect(JSON.stringify(await done(m.call('get_user_achievements', {})))).not.toMatch(/Boss|💩|The best/)
  })

  it('must exist, and so must its recipient', async () => {
    expect(await unlock(m, 'no_such_thing')).toMatchObject({
      status: 404,
      body: { code: 'achievement.not_found', message: 'Achievement not found' },
    })
    const nobody = { p_user_id: randomUUID(), p_code: 'first_conflict' }
    expect(await operator.call('unlock_user_achievement', nobody)).toMatchObject({
      status: 404,
      body: { code: 'profile.not_found', message: 'User profile not found' },
    })
    const nothing = { p_user_id: personOf(m), p_code: '' }
    expect((await operator.request('POST', '/rest/v1/rpc/unlock_user_achievement', nothing)).status).toBe(400)
  })

  it('cannot be unlocked by users themselves', async () => {
    const mine = { p_user_id: personOf(m), p_code: 'first_conflict' }
    expect(await m.call('unlock_user_achievement', mine)).toMatchObject({
      status: 403,
      body: { code: 'access.denied' },
    })
    expect((await squash.visitor.call('unlock_user_achievement', mine)).status).toBe(401)
    expect(await done(m.call('get_user_achievements', {}))).toEqual([])
  })
})

describe('what was unlocked while the user was away', () => {
  it('is shown oldest first, achievements and archetypes alike, and then not again', async () => {
    await done(unlock(m, 'quest_master'))
    later()
    await done(unlockArchetype(m, 'the-fixer'))
    later()
    await done(unlock(m, 'first_conflict'))

    const unseen = await unseenBy(m)
    expect(unseen.map(({ kind, code }) => `${kind} ${code}`)).toEqual([
      'achievement quest_master',
      'archetype the-fixer',
      'achievement first_conflict',
    ])
    const { title, emoji, description } = ARCHETYPES['the-fixer']
    expect(unseen[1]).toMatchObject({ name: title, emoji, description, unlocked_at: expect.any(String) })

    expect(await see(m, unseen.slice(0, 2))).toBeNull()
    expect(await unseenBy(m)).toEqual(unseen.slice(2))
    await see(m, unseen)
    expect(await unseenBy(m)).toEqual([])
    expect(await done(m.call('get_user_achievements', {}))).toHaveLength(2)
  })

  it('is shown again until it is marked as seen', async () => {
    await done(unlock(m, 'first_conflict'))
    expect(await unseenBy(m)).toEqual(await unseenBy(m))
    await see(m, [])
    expect(await unseenBy(m)).toHaveLength(1)
  })

  it('keeps the time at which it was first seen', async () => {
    await done(unlock(m, 'first_conflict'))
    const unseen = await unseenBy(m)
    const seen = squash.clock.now()
    await see(m, unseen)
    later()
    await see(m, unseen)
    const { rows } = await squash.database.query('select seen_at from user_achievements')
    expect(rows).toEqual([{ seen_at: seen }])
  })

  it('is only visible to its owner', async () => {
    await done(unlock(m, 'first_conflict'))
    const unseen = await unseenBy(m)
    expect(await unseenBy(j)).toEqual([])
    await see(j, unseen)
    await see(m, [{ id: randomUUID() }])
    expect(await unseenBy(m)).toEqual(unseen)
    for (const call of ['get_unseen_unlocks', 'mark_unlocks_seen'])
      expect((await squash.visitor.request('POST', `/rest/v1/rpc/${call}`, { ids: [] })).status).toBe(401)
  })

  it('is marked by ids, up to a hundred at a time', async () => {
    const ids = Array.from({ length: LIMITS.unlocksAtOnce + 1 }, () => randomUUID())
    const mark = (given: unknown) => m.request('POST', '/rest/v1/rpc/mark_unlocks_seen', { ids: given })
    expect((await mark(ids)).status).toBe(400)
    expect((await mark(ids.slice(1))).status).toBe(200)
    expect((await mark(['first_conflict'])).status).toBe(400)
    expect((await mark(undefined)).status).toBe(400)
  })
})

describe('an archetype in the collection', () => {
  it('is given by the operator once, without changing the user’s current archetype', async () => {
    const unlocked_at = squash.clock.now().toISOString()
    const key = { 'idempotency-key': randomUUID() }
    expect(await done(unlockArchetype(m, 'the-fixer', key))).toBe(true)
    expect(await done(unlockArchetype(m, 'the-fixer', key))).toBe(true)
    later()
    expect(await done(unlockArchetype(m, 'the-fixer'))).toBe(false)
    const collection = [{ archetype_name: 'the-fixer', emoji: '🔧', unlocked_at }]
    expect(await done(m.call('get_user_archetype_achievements', {}))).toEqual(collection)
    expect(await done(j.call('get_user_archetype_achievements', { p_user_id: personOf(m) }))).toEqual(collection)
    expect(await done(j.call('get_user_archetype_achievements', {}))).toEqual([])
    expect(await done(m.call('get_profile', {}))).toMatchObject({ conflict_archetype: null, archetype_emoji: null })
  })

  it('must exist, and so must its recipient, and only the operator can give it', async () => {
    expect(await unlockArchetype(m, 'the-winner')).toMatchObject({
      status: 404,
      body: { code: 'archetype.not_found', message: 'Archetype not found' },
    })
    const nobodys = { p_user_id: randomUUID(), p_archetype_name: 'the-fixer' }
    expect(await operator.call('unlock_archetype_achievement', nobodys)).toMatchObject({
      status: 404,
      body: { code: 'profile.not_found' },
    })
    const mine = { p_user_id: personOf(m), p_archetype_name: 'the-fixer' }
    expect((await m.call('unlock_archetype_achievement', mine)).status).toBe(403)
    expect((await squash.visitor.call('unlock_archetype_achievement', mine)).status).toBe(401)
    expect((await squash.visitor.call('get_user_archetype_achievements', {})).status).toBe(401)
    expect(await done(m.call('get_user_archetype_achievements', {}))).toEqual([])
  })
})
