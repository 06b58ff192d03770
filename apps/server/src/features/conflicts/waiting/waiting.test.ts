import { ada, carla, jonas, maya } from '@squash/testkit/cast'
import { conflictIn, done, reaches, respond, startConflict, vote } from '@squash/testkit/conflict-steps'
import type { Actor } from '@squash/testkit/http'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { eventsOf } from '../../../../test/support/events.ts'
import { followMailedLinks } from '../../../../test/support/mails.ts'
import { personOf } from '../../../../test/support/person.ts'
import { startSquash, type TestSquash } from '../../../../test/support/squash.ts'
import { untilQuiet } from '../../../../test/support/until.ts'

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

const block = (blocker: Actor, blocked: Actor) => done(blocker.call('block_user', { p_user_id: personOf(blocked) }))
async function daysPass(days: number): Promise<void> {
  await untilQuiet(squash.database)
  squash.clock.advance({ days })
  ;[m, j] = [await squash.signIn(maya), await squash.signIn(jonas)]
}
/** Runs the schedule twice. */
async function runTwice(schedule: string): Promise<void> {
  await squash.runSchedule(schedule)
  await squash.runSchedule(schedule)
}
const published = async <Type extends 'conflict.ghosted' | 'invite.ignored' | 'conflict.abandoned' | 'conflict.left'>(
  type: Type,
) => eventsOf(squash.database, type)

describe('ghosting', () => {
  /** Maya has voted, and waits for Jonas. */
  async function waitingForJonas(): Promise<string> {
    const { id } = await conflictIn('vote_1', m, j)
    await vote(m, id, true)
    return id
  }
  const checkGhosting = () => runTwice('conflicts.publish-ghosting')

  it('is published once, when a conflict has waited for Jonas alone for 14 days', async () => {
    const conflict = await waitingForJonas()
    await daysPass(13)
    await checkGhosting()
    expect(await published('conflict.ghosted')).toEqual([])
    await daysPass(1)
    await checkGhosting()
    await daysPass(3)
    await checkGhosting()
    expect(await published('conflict.ghosted')).toMatchObject([{ conflict, person: personOf(j), blocked: false }])
  })

  it('is published later if the schedule has missed some days', async () => {
    await waitingForJonas()
    await daysPass(25)
    await checkGhosting()
    expect(await published('conflict.ghosted')).toHaveLength(1)
  })

  it('is published up to once per party, over all rounds', async () => {
    const conflict = await waitingForJonas()
    await daysPass(15)
    await checkGhosting()
    await vote(j, conflict, false)
    await reaches(m, conflict, 'vote_2')
    await vote(m, conflict, true)
    await daysPass(15)
    await checkGhosting()
    expect(await published('conflict.ghosted')).toHaveLength(1)
    await vote(j, conflict, false)
    await reaches(m, conflict, 'core_issues')
    await done(j.call('submit_core_issue', { p_conflict_id: conflict, core_issue: 'It is never good enough.' }))
    await daysPass(15)
    await checkGhosting()
    expect((await published('conflict.ghosted')).map(({ person }) => person)).toEqual([personOf(j), personOf(m)])
  })

  it('is not published while the conflict waits for both', async () => {
    await conflictIn('vote_1', m, j)
    await daysPass(20)
    await checkGhosting()
    expect(await published('conflict.ghosted')).toEqual([])
  })

  it.each(['Maya', 'Jonas'])('is published with the block noted when %s has blocked the other', async (who) => {
    await waitingForJonas()
    await (who === 'Maya' ? block(m, j) : block(j, m))
    await daysPass(14)
    await checkGhosting()
    expect(await published('conflict.ghosted')).toMatchObject([{ blocked: true }])
  })

  it('is checked for every idle conflict, however many there are', async () => {
    const conflict = await waitingForJonas()
    await squash.database.query(
      `with copies as (
        insert into conflicts select (jsonb_populate_record(c, jsonb_build_object('id', gen_random_uuid()))).*
        from conflicts c, generate_series(1, 120) where c.id = $1 returning id, created_at
      )
      insert into conflict_parties (conflict_id, party, person_id, other_id, created_at, grouping, state)
      select copies.id, party, person_id, other_id, copies.created_at, grouping, state from copies, conflict_parties side
      where side.conflict_id = $1`,
      [conflict],
    )
    await daysPass(14)
    await checkGhosting()
    expect(await published('conflict.ghosted')).toHaveLength(121)
  })
})

describe('an ignored invite', () => {
  const checkIgnored = () => runTwice('conflicts.publish-ignored')

  it('is published once, a week after it reached Jonas', async () => {
    const { id } = await startConflict(m)
    await daysPass(6)
    await checkIgnored()
    expect(await published('invite.ignored')).toEqual([])
    await daysPass(1)
    await checkIgnored()
    await daysPass(10)
    await checkIgnored()
    expect(await published('invite.ignored')).toEqual([
      {
        type: 'invite.ignored',
        kind: 'conflict',
        subject: id,
        person: personOf(j),
        blocked: false,
        at: expect.any(Date),
      },
    ])
  })

  it('is not published once Jonas has answered, or if no account has that address', async () => {
    const { id } = await startConflict(m)
    await respond(j, id)
    await startConflict(m, carla.email)
    await daysPass(8)
    await checkIgnored()
    expect(await published('invite.ignored')).toEqual([])
  })

  it('counts as ignored a week after Carla signs up, not after it was sent', async () => {
    await startConflict(m, carla.email)
    await daysPass(5)
    const c = await squash.signUp(carla)
    await daysPass(6)
    await checkIgnored()
    expect(await published('invite.ignored')).toEqual([])
    await daysPass(1)
    await checkIgnored()
    expect(await published('invite.ignored')).toMatchObject([{ person: personOf(c) }])
  })

  it('is published with the block noted once Maya has blocked Jonas, but not if it was withheld from her', async () => {
    await startConflict(m)
    await block(m, j)
    await startConflict(j, maya.email)
    await daysPass(7)
    await checkIgnored()
    expect(await published('invite.ignored')).toMatchObject([{ person: personOf(j), blocked: true }])
  })
})

describe('an abandoned conflict', () => {
  const abandon = () => runTwice('conflicts.abandon')
  const blockedOnes = async () => (await published('conflict.abandoned')).map(({ was, blocked }) => ({ was, blocked }))

  it('blames the silent party if there is no block', async () => {
    await startConflict(m)
    await conflictIn('vote_1', m, j)
    await daysPass(30)
    await abandon()
    expect((await blockedOnes()).toSorted(byWas)).toEqual([
      { was: 'active', blocked: false },
      { was: 'pending', blocked: false },
    ])
  })

  it('blames neither party after a block', async () => {
    await conflictIn('vote_1', m, j)
    await startConflict(j, maya.email)
    await block(m, j)
    await daysPass(30)
    await abandon()
    expect((await blockedOnes()).toSorted(byWas)).toEqual([
      { was: 'active', blocked: true },
      { was: 'pending', blocked: true },
    ])
  })

  it('stays without blame if it was withheld from Maya, even after she lifts the block', async () => {
    await startConflict(j, maya.email)
    await block(m, j)
    await done(m.call('unblock_user', { p_user_id: personOf(j) }))
    await daysPass(30)
    await abandon()
    expect(await blockedOnes()).toEqual([{ was: 'pending', blocked: true }])
  })

  it('isn’t held up by an older one that can’t be stored as abandoned, and the job reports that one', async () => {
    const { id: stuck } = await startConflict(m)
    await daysPass(1)
    const { id } = await startConflict(m)
    await daysPass(30)
    const isStorable = `check (id <> '${stuck}' or status <> 'abandoned') not valid`
    await squash.database.query(`alter table conflicts add constraint storable ${isStorable}`)
    try {
      await expect(squash.runSchedule('conflicts.abandon')).rejects.toThrow('1 of 2 failed')
    } finally {
      await squash.database.query('alter table conflicts drop constraint storable')
    }
    expect(await published('conflict.abandoned')).toMatchObject([{ conflict: id }])
    await squash.runSchedule('conflicts.abandon')
    expect(await published('conflict.abandoned')).toMatchObject([{ conflict: id }, { conflict: stuck }])
  })
})

const byWas = (one: { was: string }, other: { was: string }) => one.was.localeCompare(other.was)

describe('an invite that changes hands', () => {
  it('leaves Jonas when he moves to another address, unless it is closed', async () => {
    const declined = await startConflict(m)
    const { rows } = await squash.database.query('select token from invites where conflict_id = $1', [declined.id])
    await done(squash.visitor.call('decline_invite', { token: String(rows[0]?.token) }))
    const open = await startConflict(m)
    await moveTo(j, 'jonas@example.org')
    expect(await published('conflict.left')).toMatchObject([
      { conflict: open.id, person: personOf(j), parties: [personOf(m), personOf(j)] },
    ])
  })

  it('leaves Maya when she blocks its sender', async () => {
    const { id } = await startConflict(j, maya.email)
    await block(m, j)
    expect(await published('conflict.left')).toMatchObject([{ conflict: id, person: personOf(m) }])
  })

  it('credits Maya with one referral for Carla, however often she had invited her', async () => {
    await startConflict(m, carla.email)
    await startConflict(m, carla.email)
    await startConflict(await squash.signUp(ada), carla.email)
    const c = await squash.signUp(carla)
    await untilQuiet(squash.database)
    const referrals = await eventsOf(squash.database, 'referral.completed')
    expect(referrals).toHaveLength(2)
    expect(referrals.filter(({ inviter }) => inviter === personOf(m))).toMatchObject([{ person: personOf(c) }])
  })
})

/** Changes the address, and follows the links mailed to the old one and the new one. */
async function moveTo(person: Actor, email: string): Promise<void> {
  await done(person.request('PUT', '/auth/v1/user', { email }))
  await untilQuiet(squash.database)
  await followMailedLinks(squash.database, squash.origin)
}
