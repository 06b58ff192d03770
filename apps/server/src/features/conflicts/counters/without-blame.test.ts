import { carla } from '@squash/testkit/cast'
import { conflictIn, done, startConflict } from '@squash/testkit/conflict-steps'
import type { Actor } from '@squash/testkit/http'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { personOf } from '../../../../test/support/person.ts'
import { miscounts } from '../../../../test/support/recount.ts'
import { startSquash, type TestSquash } from '../../../../test/support/squash.ts'
import { declineByLink, freshMayaAndJonas, signInAgain } from '../../../../test/support/two-people.ts'
import { eventually, untilQuiet } from '../../../../test/support/until.ts'
import { createOutbox } from '../../../platform/outbox/outbox.ts'
import { createReportedMessages } from '../private/reported-message.service.ts'

let squash: TestSquash
let m: Actor
let j: Actor

beforeAll(async () => {
  squash = await startSquash()
})
beforeEach(async () => {
  ;[m, j] = await freshMayaAndJonas(squash)
})
afterAll(() => squash.close())

const statsFor = async (viewer: Actor, person: Actor) => ({
  own: await done(person.call('get_profile_stats', {})),
  seen: await done(viewer.call('get_profile_stats', { p_user_id: personOf(person) })),
  shared: await done(person.call('get_shared_stats', { p_user_id: personOf(viewer) })),
})
/** A user's own stats also say how many of their agreements held. */
const ownStatsOf = (...counts: Parameters<typeof statsOf>) => ({
  ...statsOf(...counts),
  agreements_checked: 0,
  agreements_held: 0,
})
const statsOf = (resolved_conflicts: number, total_conflicts: number, resolution_rate: number) => ({
  resolved_conflicts,
  total_conflicts,
  resolution_rate,
})

describe('Jonas’s counters', () => {
  beforeEach(() => conflictIn('resolved', m, j))

  it('count a public ruling among what he and Maya closed, and say that it was one', async () => {
    await conflictIn('ruled', m, j)
    await untilQuiet(squash.database)
    const { shared } = await statsFor(m, j)
    expect(shared).toEqual({ total: 2, active: 0, closed: 2, ruled: 1, resolution_rate: 100 })
  })

  it('ignore ten declined invites: no rate, archetype or achievement changes', async () => {
    for (let number = 0; number < 10; number++) await startConflict(m)
    await declineByLink(squash)
    await untilQuiet(squash.database)
    const { own, seen } = await statsFor(m, j)
    expect([own, seen]).toEqual([ownStatsOf(1, 1, 100), statsOf(1, 1, 100)])
    // Maya started them, so they still count for her.
    expect((await statsFor(j, m)).own).toEqual(ownStatsOf(1, 11, 9))
    expect(await done(j.call('get_dashboard', {}))).toMatchObject({ active: 0, resolved: 1, history: 11 })
    const unlocked = await done(j.call('get_user_achievements', {}))
    expect(unlocked.map(({ code }) => code)).not.toContain('five_active_conflicts')
    await eventually(async () => expect(await archetypeOfJonas()).toBe('the-emotional-diplomat'))
    expect(await miscounts(squash.database)).toEqual([])
  })

  it('ignore, in public, a flagged conflict that he answered', async () => {
    const { id } = await conflictIn('vote_1', m, j)
    const { close } = createReportedMessages({ clock: squash.clock, outbox: createOutbox(squash.database) })
    await squash.database.transaction((tx) => close(tx, id))
    await untilQuiet(squash.database)
    const { own, seen, shared } = await statsFor(m, j)
    expect([own, seen]).toEqual([ownStatsOf(1, 1, 100), statsOf(1, 1, 100)])
    expect(shared).toMatchObject({ total: 1, closed: 1, ruled: 0, resolution_rate: 100 })
    expect((await statsFor(j, m)).own).toEqual(ownStatsOf(1, 2, 50))
    const board = await done(m.call('get_user_conflict_stats', {}))
    expect(board.find(({ user_id }) => user_id === personOf(j))).toMatchObject({ total_conflicts: 1 })
    expect(await miscounts(squash.database)).toEqual([])
  })

  it('ignore a conflict that expires while one has blocked the other', async () => {
    await conflictIn('vote_1', m, j)
    await done(j.call('block_user', { p_user_id: personOf(m) }))
    squash.clock.advance({ days: 30 })
    await squash.runSchedule('conflicts.abandon')
    ;[m, j] = await signInAgain(squash)
    expect((await statsFor(m, j)).own).toEqual(ownStatsOf(1, 1, 100))
    expect(await miscounts(squash.database)).toEqual([])
  })

  it('include a conflict that expires without a block', async () => {
    await startConflict(m)
    squash.clock.advance({ days: 30 })
    await squash.runSchedule('conflicts.abandon')
    ;[m, j] = await signInAgain(squash)
    expect(await done(j.call('get_profile_stats', {}))).toEqual(ownStatsOf(1, 2, 50))
  })

  async function archetypeOfJonas() {
    return (await done(j.call('get_profile', {})))?.conflict_archetype
  }
})

it('Carla, who declined before she had an account, starts with zeros', async () => {
  await startConflict(m, carla.email)
  await declineByLink(squash)
  const c = await squash.signUp(carla)
  expect(await done(c.call('get_profile_stats', {}))).toEqual(ownStatsOf(0, 0, 0))
  expect(await done(c.call('get_dashboard', {}))).toMatchObject({ history: 1 })
  expect(await miscounts(squash.database)).toEqual([])
})
