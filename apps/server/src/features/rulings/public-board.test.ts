import { randomUUID } from 'node:crypto'
import { ben, maya } from '@squash/testkit/cast'
import { conflictIn, done, reaches } from '@squash/testkit/conflict-steps'
import { eventually } from '@squash/testkit/eventually'
import type { Actor } from '@squash/testkit/http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { personOf } from '../../../test/support/person.ts'
import { bothPartiesWords, privateWordsIn } from '../../../test/support/private-words.ts'
import { NO_VOTES, publicRulings, startWithRuling } from '../../../test/support/public-rulings.ts'
import type { TestSquash } from '../../../test/support/squash.ts'
import { untilQuiet } from '../../../test/support/until.ts'
import { createOutbox } from '../../platform/outbox/outbox.ts'
import { createRulings } from './rulings.service.ts'

let squash: TestSquash
let m: Actor
let j: Actor
let a: Actor
/** A conflict between Maya and Jonas that got a ruling; Maya, who requested it, shows her name. */
let ruled: string

beforeAll(async () => {
  ;({ squash, m, j, a, ruled } = await startWithRuling())
})
afterAll(() => squash.close())

const { anotherRuling, board, rulingOf, cast, hide } = publicRulings(() => ({ squash, ruled }))
const show = (party: Actor, id: string, shown: boolean) =>
  done(party.call('set_ruling_name_shown', { p_conflict_id: id, shown }))

describe('the board', () => {
  it('shows a ruling to everyone as soon as it is issued, and nothing before', async () => {
    const { id } = await conflictIn('ruling_available', m, j)
    expect(await rulingOf(id)).toBeUndefined()
    await done(m.call('request_final_ruling', { p_conflict_id: id, show_my_name: true }))
    const own = await reaches(m, id, 'ruled')
    await untilQuiet(squash.database)
    expect(await rulingOf(id)).toEqual({
      conflict_id: id,
      title: own.title,
      ai_final_summary: own.ai_final_summary,
      final_ai_ruling: own.final_ai_ruling,
      written_by: 'canned',
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

  it('is read once for everyone who asks at the same moment, and shows each only their own vote', async () => {
    const { database, clock } = squash
    const rulings = createRulings({ database, clock, outbox: createOutbox(database) })
    const b = await squash.signUp(ben)
    const only = await anotherRuling()
    await cast(a, only, 'get_therapy')
    await cast(b, only, 'ai_right')
    await untilQuiet(database)
    const look = (viewer: string | null) => rulings.list(viewer, { limit: 1, before: null, only })
    const before = database.statements.length
    const readings = () => database.statements.slice(before).filter(({ sql }) => sql.includes('from public_rulings'))
    const [first, ...together] = await Promise.all([null, personOf(a), personOf(b), null, personOf(m)].map(look))
    expect(readings()).toHaveLength(2)
    const ruling = first?.[0]
    expect(ruling).toMatchObject({ vote_counts: { ...NO_VOTES, get_therapy: 1, ai_right: 1 } })
    expect(together).toEqual([
      [{ ...ruling, user_vote: 'get_therapy', can_vote: true }],
      [{ ...ruling, user_vote: 'ai_right', can_vote: true }],
      [ruling],
      [{ ...ruling, user_vote: null, can_vote: false }],
    ])
  })

  it('goes page by page from newest to oldest, even past a ruling that was hidden meanwhile', async () => {
    const ids: string[] = []
    for (const [minute, title] of ['One', 'Two', 'Three', 'Four'].entries())
      ids.unshift(await anotherRuling({ title, final_ruling_issued_at: new Date(Date.UTC(2027, 0, 1, 0, minute)) }))
    const first = await board(squash.visitor, { p_limit: 2 })
    expect(first.map(({ title }) => title)).toEqual(['Four', 'Three'])
    await hide(ids[1] ?? '')
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
    await hide(id)
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

  it('keeps both the old and the new name hidden after changing it, until they show it', async () => {
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
    const rulings = createRulings({ database, clock, outbox: createOutbox(database) })
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

describe('rulings from before there was a board', () => {
  it('are published by a job as they would have been when issued; conflicts without one are skipped', async () => {
    const { query } = squash.database
    const { id: ruled } = await conflictIn('ruled', m, j)
    const { id: open } = await conflictIn('awaiting_response', m, j)
    // The rewards for these may give Maya another archetype, whose emoji appears next to her name.
    await untilQuiet(squash.database)
    const before = await rulingOf(ruled)
    await query('delete from public_rulings where conflict_id = $1', [ruled])
    await query('insert into unpublished_rulings select unnest($1::uuid[])', [[ruled, open]])
    expect(await rulingOf(ruled)).toBeUndefined()
    await squash.runSchedule('rulings.publish-old')
    expect(await rulingOf(ruled)).toEqual(before)
    expect((await query('select 1 from unpublished_rulings')).rows).toEqual([])
  })
})

describe('a ruling that an admin removes from the board', () => {
  it('is hidden from everyone, and returns with its votes', async () => {
    const id = await anotherRuling()
    await cast(a, id, 'ai_right')
    const { database, clock } = squash
    const rulings = createRulings({ database, clock, outbox: createOutbox(database) })
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
