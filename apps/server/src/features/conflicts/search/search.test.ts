import type { ConflictState, Group } from '@squash/contract/values'
import { ada, ben, carla, jonas, maya, words } from '@squash/testkit/cast'
import { conflictIn, done, respond, vote } from '@squash/testkit/conflict-steps'
import { debateIn, startDebate } from '@squash/testkit/debate-steps'
import type { Actor } from '@squash/testkit/http'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { codeIn, mailsIn } from '../../../../test/support/mails.ts'
import { personOf } from '../../../../test/support/person.ts'
import { startSquash, type TestSquash } from '../../../../test/support/squash.ts'
import { freshMayaAndJonas } from '../../../../test/support/two-people.ts'
import { untilQuiet, untilWaiting } from '../../../../test/support/until.ts'

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

type Query = { p_search?: string; p_state?: ConflictState; p_group?: Group }

/** The titles that a user's list shows once the words have been collected. */
async function titles(actor: Actor, query: Query): Promise<string[]> {
  await untilQuiet(squash.database)
  return (await done(actor.call('get_my_conflicts', query))).map(({ title }) => title)
}

/** A minute later, so that the newest comes first. */
function start(creator: Actor, title: string, email: string) {
  squash.clock.advance({ minutes: 1 })
  return done(
    creator.call('create_conflict', {
      title,
      user2_email: email,
      user1_mood: 'meh',
      user1_raw_message: words.maya,
    }),
  )
}

/** Jonas moves his account to another address, and confirms both. */
async function moveTo(address: string): Promise<void> {
  await done(j.request('PUT', '/auth/v1/user', { email: address }))
  await untilQuiet(squash.database)
  for (const email of [address, jonas.email]) {
    const mail = (await mailsIn(squash.database, email)).find(({ subject }) => /address/.test(subject))
    if (!mail) throw new Error(`No mail to ${email}`)
    const token = codeIn(mail)
    await done(squash.visitor.request('POST', '/auth/v1/verify', { type: 'email_change', email, token }))
  }
}

describe('a search in one’s conflicts', () => {
  it('finds titles by the first letters of their words, in any order, with or without accents', async () => {
    await start(m, 'Crème brûlée in my fridge', carla.email)
    await start(m, 'The fridge door', ben.email)
    expect(await titles(m, { p_search: 'fridge' })).toEqual(['The fridge door', 'Crème brûlée in my fridge'])
    expect(await titles(m, { p_search: 'FRI creme' })).toEqual(['Crème brûlée in my fridge'])
    expect(await titles(m, { p_search: 'idge' })).toEqual([])
  })

  it('treats search operators as plain text, and finds nothing for punctuation alone', async () => {
    await start(m, "You said 'never' & meant it", carla.email)
    expect(await titles(m, { p_search: "'never' & meant | !it:*" })).toEqual(["You said 'never' & meant it"])
    expect(await titles(m, { p_search: "'|!" })).toEqual([])
  })

  it('finds the invited person by the address until they answer, and by their name from then on', async () => {
    const { id } = await start(m, 'Keys', jonas.email)
    expect(await titles(m, { p_search: 'jonas@example.com' })).toEqual(['Keys'])
    // Maya doesn't know that the address belongs to Jonas Weber.
    expect(await titles(m, { p_search: 'weber' })).toEqual([])
    await respond(j, id)
    expect(await titles(m, { p_search: 'weber' })).toEqual(['Keys'])
    expect(await titles(m, { p_search: 'jonas@example.com' })).toEqual([])
  })

  it.each([
    ['conflict', () => conflictIn('vote_1', m, j)],
    ['debate', () => debateIn('active', m, j)],
  ])('finds earlier invites by the name of the person invited once the two have met in a %s', async (_what, meet) => {
    await start(m, 'Keys', jonas.email)
    await start(j, 'Bikes', maya.email)
    expect(await titles(m, { p_search: 'weber keys' })).toEqual([])
    await meet()
    expect(await titles(m, { p_search: 'weber keys' })).toEqual(['Keys'])
    expect(await titles(m, { p_search: 'jonas@example.com' })).toEqual([])
    expect(await titles(j, { p_search: 'okafor bikes' })).toEqual(['Bikes'])
  })

  it('finds conflicts by the creator’s name for the invited person, and follows name changes', async () => {
    await start(m, 'Keys', jonas.email)
    expect(await titles(j, { p_search: 'maya okafor' })).toEqual(['Keys'])
    await done(m.call('update_profile', { first_name: 'Mia', last_name: 'Brandt' }))
    expect(await titles(j, { p_search: 'brandt' })).toEqual(['Keys'])
  })

  it('follows name changes of an invited person whose block withholds the invite', async () => {
    await conflictIn('vote_1', m, j)
    await done(j.call('block_user', { p_user_id: personOf(m) }))
    await start(m, 'Keys', jonas.email)
    expect(await titles(m, { p_search: 'weber keys' })).toEqual(['Keys'])
    await done(j.call('update_profile', { first_name: 'Joni', last_name: 'Brandt' }))
    expect(await titles(m, { p_search: 'brandt keys' })).toEqual(['Keys'])
  })

  it('finds an invite only by its address once that no longer belongs to someone the creator has met', async () => {
    await conflictIn('vote_1', m, j)
    await start(m, 'Keys', jonas.email)
    await start(m, 'Bikes', 'jonas@work.example')
    expect(await titles(m, { p_search: 'weber keys' })).toEqual(['Keys'])
    await moveTo('jonas@work.example')
    expect(await titles(m, { p_search: 'weber keys' })).toEqual([])
    expect(await titles(m, { p_search: 'jonas@example.com' })).toEqual(['Keys'])
    expect(await titles(m, { p_search: 'weber bikes' })).toEqual(['Bikes'])
  })

  it('reads the people a creator has met only once for all invites that are indexed together', async () => {
    for (const [title, email] of [
      ['Keys', jonas.email],
      ['Bikes', ben.email],
      ['Rent', carla.email],
    ] as const)
      await start(m, title, email)
    await untilQuiet(squash.database)
    await squash.database.query('update conflict_parties set search_words = null')
    const { statements } = squash.database
    const before = statements.length
    await squash.runSchedule('conflicts.collect-words-left')
    const reads = statements.slice(before).filter(({ sql }) => sql.includes('shared_conflict_counts'))
    expect(reads).toHaveLength(1)
    expect(await titles(m, { p_search: 'rent carla' })).toEqual(['Rent'])
  })

  it('finds nothing in other people’s conflicts', async () => {
    await start(m, 'Keys', jonas.email)
    expect(await titles(await squash.signUp(ada), { p_search: 'keys' })).toEqual([])
  })
})

/** The embedded database runs one transaction at a time. */
describe.runIf(process.env.DATABASE_URL)('a conflict that changes while its words are collected', () => {
  it('can be found as soon as the words are collected', async () => {
    const { id } = await start(m, 'Keys', jonas.email)
    await untilQuiet(squash.database)
    const { database } = squash
    await database.query('update conflict_parties set search_words = null')
    const locked = Promise.withResolvers<void>()
    const committed = Promise.withResolvers<void>()
    const movingOn = database.transaction(async (tx) => {
      await tx.updateTable('conflict_parties').set({ grouping: 'active' }).where('conflict_id', '=', id).execute()
      locked.resolve()
      await committed.promise
    })
    await locked.promise
    const collecting = squash.runSchedule('conflicts.collect-words-left')
    await untilWaiting(database, 1)
    committed.resolve()
    await Promise.all([movingOn, collecting])
    expect(await titles(m, { p_search: 'keys' })).toEqual(['Keys'])
  })
})

describe('a filter by state', () => {
  it('lists the conflicts in which it is each party’s turn, and moves one as soon as someone acts', async () => {
    const { id } = await conflictIn('vote_1', m, j)
    await start(m, 'Keys', jonas.email)
    expect(await titles(m, { p_state: 'your_turn' })).toEqual([words.title])
    expect(await titles(m, { p_state: 'waiting' })).toEqual(['Keys'])
    expect(await titles(j, { p_state: 'your_turn' })).toEqual(['Keys', words.title])
    await vote(m, id, true)
    expect(await titles(m, { p_state: 'your_turn' })).toEqual([])
    await vote(j, id, true)
    expect(await titles(m, { p_state: 'resolved' })).toEqual([words.title])
  })

  it('can be combined with a search', async () => {
    await start(m, 'Keys', jonas.email)
    await start(m, 'Bikes', jonas.email)
    expect(await titles(j, { p_state: 'your_turn', p_search: 'bik' })).toEqual(['Bikes'])
    expect(await titles(j, { p_state: 'waiting', p_search: 'bik' })).toEqual([])
  })
})

describe('what waits for a user on the dashboard', () => {
  it('is the conflicts in which it is their turn and the debates they are invited to, each with a count', async () => {
    for (const title of ['One', 'Two', 'Three', 'Four', 'Five', 'Six']) await start(m, title, jonas.email)
    const { id } = await startDebate(m)
    await untilQuiet(squash.database)
    const { your_turn, debate_invites } = await done(j.call('get_dashboard', {}))
    expect(your_turn.count).toBe(6)
    expect(your_turn.first.map(({ title }) => title)).toEqual(['Six', 'Five', 'Four', 'Three', 'Two'])
    expect(debate_invites).toMatchObject({ count: 1, first: [{ id, inviter: 'Maya Okafor' }] })
    expect(await done(m.call('get_dashboard', {}))).toMatchObject({
      your_turn: { count: 0, first: [] },
      debate_invites: { count: 0, first: [] },
    })
  })
})
