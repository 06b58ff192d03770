import { randomUUID } from 'node:crypto'
import { RULING_VOTES } from '@squash/contract/values'
import { ada, ben, carla, deniz, jonas, maya } from '@squash/testkit/cast'
import { conflictIn, done, reaches } from '@squash/testkit/conflict-steps'
import { eventually } from '@squash/testkit/eventually'
import type { Actor } from '@squash/testkit/http'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { runAdminCommand } from '../src/admin-command.ts'
import { rulingCounters } from '../src/features/rulings/counters.ts'
import { createRulings } from '../src/features/rulings/rulings.service.ts'
import { createOutbox } from '../src/platform/outbox/create-outbox.ts'
import { openStream } from './support/live-stream.ts'
import { personOf } from './support/person.ts'
import { bothPartiesWords, privateWordsIn } from './support/private-words.ts'
import { insertPeople } from './support/rewards.ts'
import { startSquash, type TestSquash } from './support/squash.ts'
import { untilQuiet } from './support/until.ts'

let squash: TestSquash
let m: Actor
let j: Actor
let a: Actor
/** A conflict between Maya and Jonas that got a ruling; Maya, who requested it, shows her name. */
let ruled: string

beforeAll(async () => {
  squash = await startSquash()
  m = await squash.signUp(maya)
  j = await squash.signUp(jonas)
  a = await squash.signUp(ada)
  ruled = (await conflictIn('ruled', m, j)).id
  await untilQuiet(squash.database)
})
afterAll(() => squash.close())

/** Another ruling like the one that they reached step by step, published by the job for old rulings. */
async function anotherRuling(changes: { title?: string; final_ruling_issued_at?: Date } = {}): Promise<string> {
  const id = randomUUID()
  const { query } = squash.database
  const copy = (table: string, key: string, values: object) =>
    query(
      `insert into ${table} select (jsonb_populate_record(source, $2::jsonb)).* from ${table} source where ${key} = $1`,
      [ruled, JSON.stringify({ ...values, [key]: id })],
    )
  const names = { user1_name_shown: true, user2_name_shown: false }
  await copy('conflicts', 'id', { ...names, ...changes })
  await copy('conflict_parties', 'conflict_id', {})
  await query('insert into unpublished_rulings (conflict_id) values ($1)', [id])
  await squash.runSchedule('rulings.publish-old')
  return id
}

const NO_VOTES = Object.fromEntries(RULING_VOTES.map((type) => [type, 0]))
const board = (viewer: Pick<Actor, 'call'> = squash.visitor, input = {}) =>
  done(viewer.call('get_public_ai_rulings', input))
const rulingOf = async (id: string, viewer?: Actor) =>
  (await board(viewer, { p_limit: 50 })).find(({ conflict_id }) => conflict_id === id)
const cast = (voter: Actor, conflict_uuid: string, vote_type: string) =>
  voter.request('POST', '/rest/v1/rpc/cast_conflict_vote', { conflict_uuid, vote_type })
const show = (party: Actor, id: string, shown: boolean) =>
  done(party.call('set_ruling_name_shown', { p_conflict_id: id, shown }))
const wrongTallies = () => rulingCounters.findMiscounts(squash.database.db)
const votesTold = async (id: string) => {
  const { rows } = await squash.database.query(
    "select event from outbox where type = 'ruling.voted' and event ->> 'conflict' = $1 order by id",
    [id],
  )
  return rows.map(({ event }) => event)
}
const setHidden = (id: string) =>
  squash.database.query(
    `update public_rulings set is_hidden = true, hidden_at = now(), hidden_by = 'admin' where conflict_id = $1`,
    [id],
  )

describe('the board', () => {
  it('shows a ruling to everyone as soon as it is issued, and nothing before', async () => {
    const { id } = await conflictIn('ruling_available', m, j)
    expect(await rulingOf(id)).toBeUndefined()
    await done(m.call('request_final_ruling', { p_conflict_id: id, show_my_name: true }))
    const own = await reaches(m, id, 'ruled')
    expect(await rulingOf(id)).toEqual({
      conflict_id: id,
      title: own.title,
      ai_final_summary: own.ai_final_summary,
      final_ai_ruling: own.final_ai_ruling,
      verdict: 'both',
      asked: 'once',
      strongest_points: own.strongest_points,
      final_ruling_issued_at: own.final_ruling_issued_at,
      user1_id: personOf(m),
      user1_username: maya.username,
      user1_display_name: 'Maya',
      user1_archetype_emoji: (await done(m.call('get_profile', {})))?.archetype_emoji,
      user1_supporter_emoji: null,
      user2_id: null,
      user2_username: null,
      user2_display_name: 'Anonymous User',
      user2_archetype_emoji: null,
      user2_supporter_emoji: null,
      vote_counts: NO_VOTES,
    })
  })

  it('shows signed-in users their vote, and whether they may vote', async () => {
    const id = await anotherRuling()
    expect(await rulingOf(id, m)).toMatchObject({ user_vote: null, can_vote: false })
    expect(await rulingOf(id, a)).toMatchObject({ user_vote: null, can_vote: true })
    await cast(a, id, 'get_therapy')
    expect(await rulingOf(id, a)).toMatchObject({
      user_vote: 'get_therapy',
      vote_counts: { ...NO_VOTES, get_therapy: 1 },
    })
    expect(Object.keys((await rulingOf(id)) ?? {})).not.toEqual(expect.arrayContaining(['user_vote']))
  })

  it('goes page by page from newest to oldest, even past a ruling that was hidden meanwhile', async () => {
    const ids: string[] = []
    for (const [minute, title] of ['One', 'Two', 'Three', 'Four'].entries())
      ids.unshift(await anotherRuling({ title, final_ruling_issued_at: new Date(Date.UTC(2027, 0, 1, 0, minute)) }))
    const first = await board(squash.visitor, { p_limit: 2 })
    expect(first.map(({ title }) => title)).toEqual(['Four', 'Three'])
    await setHidden(ids[1] ?? '')
    const second = await board(squash.visitor, { p_limit: 2, p_before: ids[1] })
    expect(second.map(({ title }) => title)).toEqual(['Two', 'One'])
    expect((await board(squash.visitor, { p_limit: 3 })).map(({ title }) => title)).toEqual(['Four', 'Two', 'One'])
    const after = await board(squash.visitor, { p_limit: 50, p_before: ids[3] })
    expect(after.map(({ conflict_id }) => conflict_id)).toContain(ruled)
    expect(after.map(({ title }) => title)).not.toContain('One')
  })

  it('shows a single ruling by its link', async () => {
    const id = await anotherRuling({ title: 'Only this' })
    const one = () => board(squash.visitor, { p_conflict_id: id })
    expect((await one()).map(({ title }) => title)).toEqual(['Only this'])
    await setHidden(id)
    expect(await one()).toEqual([])
  })

  it('accepts valid parameters, and names invalid ones', async () => {
    for (const input of [{ p_limit: 0 }, { p_limit: 51 }, { p_before: 'dishes' }, { p_limit: '5' }]) {
      const answer = await squash.visitor.request('POST', '/rest/v1/rpc/get_public_ai_rulings', input)
      expect(answer).toMatchObject({ status: 400, body: { code: 'request.invalid' } })
    }
    expect(await board(squash.visitor, { p_before: randomUUID() })).toEqual([])
  })
})

describe('a party who shows their name', () => {
  it('appears in names, emojis and texts from that moment on; one who hides it appears nowhere', async () => {
    const title = 'Jonas Weber and Maya Okafor: dishes, ask jonas@example.com'
    const id = await anotherRuling({ title })
    await squash.database.query("update profiles set archetype_emoji = '🔥', supporter_emoji = '🩹'")
    const seen = await rulingOf(id)
    expect(seen).toMatchObject({ title: '[name] and Maya [name]: dishes, ask [email]', user1_archetype_emoji: '🔥' })
    expect(JSON.stringify(seen)).not.toMatch(/jonas|weber|okafor\b(?!")/i)
    expect(JSON.stringify(seen)).not.toContain(personOf(j))

    await show(j, id, true)
    await show(m, id, false)
    const swapped = await rulingOf(id, a)
    expect(swapped).toMatchObject({
      title: 'Jonas [name] and [name]: dishes, ask [email]',
      user1_id: null,
      user1_username: null,
      user1_display_name: 'Anonymous User',
      user1_archetype_emoji: null,
      user1_supporter_emoji: null,
      user2_id: personOf(j),
      user2_display_name: 'Jonas',
      user2_archetype_emoji: '🔥',
      user2_supporter_emoji: '🩹',
    })
    expect(JSON.stringify(swapped)).not.toMatch(/maya/i)
    expect(JSON.stringify(swapped)).not.toContain(personOf(m))
    expect(await done(m.call('get_conflict', { p_conflict_id: id }))).toMatchObject({ title })
  })

  it('keeps an old name hidden, and a new one, after changing it', async () => {
    const id = await anotherRuling({ title: 'Joe is Jonas' })
    await done(j.call('update_profile', { first_name: 'Joe' }))
    await eventually('the new name', async () => (await rulingOf(id))?.title === '[name] is [name]')
    await show(j, id, true)
    expect(await rulingOf(id)).toMatchObject({ title: 'Joe is Jonas', user2_display_name: 'Joe' })
    await show(j, id, false)
    expect(await rulingOf(id)).toMatchObject({ title: '[name] is [name]' })
    await done(j.call('update_profile', { first_name: 'Jonas' }))
    await untilQuiet(squash.database)
  })

  it('disappears with their account: name, id, and the name in every text', async () => {
    const id = await anotherRuling({ title: 'Maya against Jonas and his dishes' })
    const { database, clock } = squash
    const rulings = createRulings({ database, clock, outbox: createOutbox() })
    const all = await database.db.selectFrom('public_rulings').selectAll().execute()
    await database.transaction((tx) => rulings.personErased(tx, { id: personOf(m), names: [] }))
    expect(await rulingOf(id)).toMatchObject({
      title: '[name] against [name] and his dishes',
      user1_id: null,
      user1_username: null,
      user1_display_name: 'Anonymous User',
    })
    const { rows } = await database.query('select * from public_rulings')
    expect(JSON.stringify(rows)).not.toMatch(/maya/i)
    for (const { conflict_id, user1_id, user1_shown, title, summary, ruling, user1_names } of all)
      await database.db
        .updateTable('public_rulings')
        .set({ user1_id, user1_shown, title, summary, ruling, user1_names: JSON.stringify(user1_names) })
        .where('conflict_id', '=', conflict_id)
        .execute()
  })

  it('never reveals a word that the two wrote to each other', async () => {
    const id = await anotherRuling()
    await show(j, id, true)
    for (const viewer of [squash.visitor, a, m]) {
      const answers = [await board(viewer), await done(viewer.call('get_conflict_vote_counts', { conflict_uuid: id }))]
      expect(privateWordsIn(answers, bothPartiesWords)).toEqual([])
      expect(JSON.stringify(answers)).not.toMatch(/@example|Weber|Okafor\b(?!")/)
    }
  })
})

describe('a vote', () => {
  let id: string
  beforeEach(async () => {
    id = await anotherRuling()
  })
  const counts = () => done(squash.visitor.call('get_conflict_vote_counts', { conflict_uuid: id }))

  it('counts, can be changed, and counts once', async () => {
    expect(await cast(a, id, 'ai_right')).toMatchObject({
      status: 200,
      body: { vote_type: 'ai_right', vote_counts: { ...NO_VOTES, ai_right: 1 } },
    })
    await cast(a, id, 'ai_right')
    expect((await cast(a, id, 'both_wrong')).body).toEqual({
      vote_type: 'both_wrong',
      vote_counts: { ...NO_VOTES, both_wrong: 1 },
    })
    expect(await counts()).toEqual(
      RULING_VOTES.map((vote_type) => ({ vote_type, vote_count: Number(vote_type === 'both_wrong') })),
    )
    expect(await done(a.call('get_user_vote_for_conflict', { conflict_uuid: id }))).toEqual([
      { vote_type: 'both_wrong' },
    ])
    const voted = { type: 'ruling.voted', conflict: id, voter: personOf(a), at: squash.clock.now().toISOString() }
    expect(await votesTold(id)).toEqual([
      { ...voted, vote: 'ai_right', previous: null },
      { ...voted, vote: 'both_wrong', previous: 'ai_right' },
    ])
  })

  it('is refused to both parties, with its own message', async () => {
    for (const party of [m, j]) {
      expect(await cast(party, id, 'user1_wrong')).toMatchObject({
        status: 403,
        body: { code: 'ruling.own', message: 'Cannot vote on your own conflict' },
      })
      expect(await done(party.call('check_can_vote', { conflict_uuid: id }))).toEqual({
        can_vote: false,
        reason: 'Cannot vote on your own conflict',
      })
    }
    expect(await done(a.call('check_can_vote', { conflict_uuid: id }))).toEqual({ can_vote: true, reason: null })
  })

  it('requires a signed-in user', async () => {
    for (const name of ['cast_conflict_vote', 'check_can_vote', 'get_user_vote_for_conflict']) {
      const input = { conflict_uuid: id, vote_type: 'ai_right' }
      expect(await squash.visitor.request('POST', `/rest/v1/rpc/${name}`, input)).toMatchObject({
        status: 401,
        body: { code: 'session.required', message: 'Please log in to vote' },
      })
    }
  })

  it('requires a public ruling', async () => {
    const { id: mediating } = await conflictIn('awaiting_response', m, j)
    for (const unknown of [randomUUID(), mediating]) {
      const refused = { status: 404, body: { message: 'Conflict not found' } }
      expect(await cast(a, unknown, 'ai_right')).toMatchObject(refused)
      expect(await cast(m, unknown, 'ai_right')).toMatchObject(refused)
      expect(await a.call('get_conflict_vote_counts', { conflict_uuid: unknown })).toMatchObject(refused)
      expect(await done(a.call('check_can_vote', { conflict_uuid: unknown }))).toEqual({
        can_vote: false,
        reason: 'Conflict not found',
      })
      expect(await a.call('get_user_vote_for_conflict', { conflict_uuid: unknown })).toMatchObject(refused)
    }
    await setHidden(id)
    expect(await cast(a, id, 'ai_right')).toMatchObject({
      status: 403,
      body: { message: 'Cannot vote on this conflict' },
    })
    expect((await done(a.call('check_can_vote', { conflict_uuid: id }))).reason).toBe('Cannot vote on this conflict')
    expect((await squash.visitor.call('get_conflict_vote_counts', { conflict_uuid: id })).status).toBe(404)
    expect(await votesTold(id)).toEqual([])
  })

  it('must be one of six options, on a valid conflict id', async () => {
    for (const [conflict, type] of [
      [id, 'nta'],
      [id, ''],
      ['dishes', 'ai_right'],
    ] as const) {
      const answer = await cast(a, conflict, type)
      expect(answer).toMatchObject({ status: 400, body: { code: 'request.invalid', details: expect.anything() } })
    }
  })

  it('can be read and withdrawn only by its voter', async () => {
    await cast(a, id, 'reset_conflict')
    const others = await m.call('get_user_vote_for_conflict', { conflict_uuid: id, user_uuid: personOf(a) })
    expect(others).toMatchObject({ status: 403, body: { code: 'access.not_yourself' } })
    expect(await done(a.call('get_user_vote_for_conflict', { conflict_uuid: id, user_uuid: personOf(a) }))).toEqual([
      { vote_type: 'reset_conflict' },
    ])
    expect((await done(a.call('export_my_data', {}))).public_votes).toContainEqual({
      conflict_id: id,
      vote_type: 'reset_conflict',
      voted_at: squash.clock.now().toISOString(),
    })
  })

  it("stays counted after its voter's account is gone", async () => {
    const b = await squash.signUp(ben)
    await cast(b, id, 'ai_right')
    await squash.database.query('delete from auth.users where id = $1', [personOf(b)])
    expect((await rulingOf(id))?.vote_counts.ai_right).toBe(1)
    expect(await wrongTallies()).toEqual([])
  })

  it('shows immediately to users who follow the ruling', async () => {
    const stream = await openStream(squash.origin, m, { topics: [`ruling:${id}`, `ruling:${randomUUID()}`] })
    const tallies = () => stream.heard.filter(({ event }) => event === 'ruling.tallied')
    await eventually('the tallies as they are', async () => tallies().length === 1)
    await cast(a, id, 'user2_wrong')
    await eventually('the vote', async () => tallies().length === 2)
    expect(tallies().at(-1)).toEqual({
      id: '',
      event: 'ruling.tallied',
      data: { conflict_id: id, vote_counts: { ...NO_VOTES, user2_wrong: 1 } },
    })
    stream.close()
  })

  it('is counted correctly when one user presses every option concurrently', async () => {
    const answers = await Promise.all(RULING_VOTES.map((type) => cast(a, id, type)))
    expect(answers.map(({ status }) => status)).toEqual(RULING_VOTES.map(() => 200))
    const total = (await counts()).reduce((sum, { vote_count }) => sum + vote_count, 0)
    expect(total).toBe(1)
    expect(await wrongTallies()).toEqual([])
    const told = await votesTold(id)
    expect(told.filter((event) => Reflect.get(Object(event), 'previous') === null)).toHaveLength(1)
  })
})

describe('five hundred concurrent voters', () => {
  it('are all counted, whether they vote, repeat their vote, or change it at the same moment', async () => {
    const id = await anotherRuling()
    const { database, clock } = squash
    const rulings = createRulings({ database, clock, outbox: createOutbox() })
    const people = Array.from({ length: 500 }, () => randomUUID())
    await insertPeople(
      database,
      people.map((person) => ({ id: person, time_zone: 'UTC' })),
    )
    const voteAt = (person: string, place: number) =>
      database.transaction((tx) =>
        rulings.vote(tx, person, id, RULING_VOTES[place % RULING_VOTES.length] ?? 'ai_right'),
      )
    const answers = await Promise.all(
      people.flatMap((person, place) => [voteAt(person, place), ...(place % 2 ? [voteAt(person, place + 1)] : [])]),
    )
    expect(answers.every(({ ok }) => ok)).toBe(true)
    expect(await wrongTallies()).toEqual([])
    const shown = (await rulingOf(id))?.vote_counts
    expect(Object.values(shown ?? {}).reduce((sum, votes) => sum + votes, 0)).toBe(500)
    const told = await votesTold(id)
    expect(told.filter((event) => Reflect.get(Object(event), 'previous') === null)).toHaveLength(500)
  })
})

describe('a user who votes on everything', () => {
  it('causes a bad-faith event once a day, from the twenty-first vote in ten minutes', async () => {
    const b = await squash.signUp(carla)
    const told = async () => {
      const { rows } = await squash.database.query("select event from outbox where type = 'voting.bad_faith'")
      return rows.map(({ event }) => event)
    }
    const ids: string[] = []
    for (let made = 0; made < 25; made++) ids.push(await anotherRuling())
    for (const id of ids.slice(0, 20)) await cast(b, id, 'ai_right')
    await cast(b, ids[0] ?? '', 'both_wrong')
    expect(await told()).toEqual([])
    for (const id of ids.slice(20)) await cast(b, id, 'ai_right')
    const at = squash.clock.now().toISOString()
    expect(await told()).toEqual([{ type: 'voting.bad_faith', voter: personOf(b), local_day: at.slice(0, 10), at }])
  })
})

describe('rulings from before there was a board', () => {
  it('are published by a job as they would have been when issued; conflicts without one are skipped', async () => {
    const { query } = squash.database
    const { id: ruled } = await conflictIn('ruled', m, j)
    const before = await rulingOf(ruled)
    await query('delete from public_rulings where conflict_id = $1', [ruled])
    const { id: open } = await conflictIn('awaiting_response', m, j)
    await query('insert into unpublished_rulings select unnest($1::uuid[])', [[ruled, open]])
    expect(await rulingOf(ruled)).toBeUndefined()
    await squash.runSchedule('rulings.publish-old')
    expect(await rulingOf(ruled)).toEqual(before)
    expect((await query('select 1 from unpublished_rulings')).rows).toEqual([])
  })
})

describe('the vote tallies of the board', () => {
  /** What `npm run admin -- recount` reports about them. */
  async function recount(...options: string[]): Promise<string[]> {
    const said: string[] = []
    const { database, clock } = squash
    await runAdminCommand(['recount', ...options], { database, clock, print: (line) => said.push(line) })
    return said.filter((line) => line.startsWith('ruling_tallies'))
  }

  it('are recounted, reported where they are wrong, and repaired', async () => {
    const [d, id] = [await squash.signUp(deniz), await anotherRuling()]
    await cast(a, id, 'ai_right')
    await cast(d, id, 'ai_right')
    await cast(d, id, 'both_wrong')
    expect(await recount()).toEqual([])
    await squash.database.query('update ruling_tallies set ai_right = 7 where conflict_id = $1', [id])
    expect(await recount()).toEqual([expect.stringMatching(`^ruling_tallies ${id}: kept {"ai_right":7`)])
    await recount('--fix')
    expect(await recount()).toEqual([])
    expect((await rulingOf(id))?.vote_counts).toEqual({ ...NO_VOTES, ai_right: 1, both_wrong: 1 })
  })
})

describe('a ruling that an admin removes from the board', () => {
  it('is hidden from everyone, and returns with its votes', async () => {
    const id = await anotherRuling()
    await cast(a, id, 'ai_right')
    const { database, clock } = squash
    const rulings = createRulings({ database, clock, outbox: createOutbox() })
    const hide = (hidden: boolean) =>
      database.transaction(async (tx) => (await rulings.setHidden(tx, id, hidden ? 'admin' : null))?.changed)
    expect([await hide(true), await hide(true)]).toEqual([true, false])
    for (const viewer of [undefined, a, m]) expect(await rulingOf(id, viewer)).toBeUndefined()
    await hide(false)
    expect((await rulingOf(id))?.vote_counts.ai_right).toBe(1)
    const { rows } = await database.query("select event from outbox where type = 'ruling.hidden' order by id")
    expect(rows.map(({ event }) => Reflect.get(Object(event), 'hidden'))).toEqual([true, false])
    expect(await database.transaction((tx) => rulings.setHidden(tx, randomUUID(), 'admin'))).toBe(null)
  })
})
