import { soloNotesMessages } from '@squash/contract/messages/solo-notes'
import { taskOf } from '@squash/testkit/ai-answers'
import type { AiProvider } from '@squash/testkit/ai-provider'
import { completion, outOfOrder, well } from '@squash/testkit/ai-replies'
import { jonas, maya, words } from '@squash/testkit/cast'
import { done } from '@squash/testkit/conflict-steps'
import type { Actor, InputOf } from '@squash/testkit/http'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { TestSquash } from '../../../test/support/squash.ts'
import { outcome, sent, startWithModel } from '../previews/testing/previewing.ts'

const ASKING = 'You never do the dishes. Please wash up on Tuesdays before 7.'
const HE_HITS = 'He hits me when he is drunk and I am scared to go home.'

let squash: TestSquash
let provider: AiProvider
let close: () => Promise<void>
let m: Actor
let j: Actor
beforeAll(async () => {
  ;({ squash, provider, close } = await startWithModel({ RATE_LIMITS: '1' }))
})
beforeEach(async () => {
  await squash.database.truncate()
  provider.reset()
  m = await squash.signUp(maya)
  j = await squash.signUp(jonas)
})
afterAll(() => close())

const write = (author: Actor, changes: Partial<InputOf<'write_solo_note'>> = {}) =>
  done(author.call('write_solo_note', { title: words.title, raw_message: words.maya, mood: 'annoyed', ...changes }))
const stored = async () => (await squash.database.query('select id from solo_notes')).rows.length

describe('writing a note', () => {
  it('returns a calm version, what it seems to be about, and what its author asks for', async () => {
    const note = await write(m, { raw_message: ASKING })
    expect(note).toMatchObject({
      title: words.title,
      raw_message: ASKING,
      mood: 'annoyed',
      written_by: 'ai',
      about: expect.stringContaining('may matter'),
      requests: ['Please wash up on Tuesdays before 7'],
      phrasing: null,
      understood_by: 'ai',
      offers_help: false,
      conflict_id: null,
      safety: { level: 'none' },
    })
    expect(note.receipt.kept.map(({ kind }) => kind)).toContain('request')
  })

  it('suggests a request to an author who asks for nothing', async () => {
    const { requests, phrasing } = await write(m, { raw_message: 'You never do the dishes, and I come home at 7.' })
    expect(requests).toEqual([])
    expect(phrasing).toMatch(/^Could we find a time/)
  })

  it('shows the model only the calm version when asking it what the note is about', async () => {
    await write(m, { raw_message: `You lazy pig! ${ASKING}` })
    const asked = provider.requests.find((request) => taskOf(request) === 'understand')
    expect(asked?.user).toContain('dishes')
    expect(asked?.user).not.toContain('pig')
  })

  it('replaces an unfit guess with the author’s own words', async () => {
    provider.always((request, seen) =>
      taskOf(request) === 'understand'
        ? completion(JSON.stringify({ about: 'He is a narcissist.', phrasing: 'Leave him!' }))
        : well(request, seen),
    )
    const { about, understood_by, written_by } = await write(m, { raw_message: ASKING })
    expect([written_by, understood_by]).toEqual(['ai', 'canned'])
    expect(about).toContain('You never do the dishes')
  })

  it('works without a model, and says so', async () => {
    provider.always(outOfOrder)
    expect(await write(m, { raw_message: `You lazy pig! ${ASKING}` })).toMatchObject({
      text: ASKING,
      written_by: 'canned',
      understood_by: 'canned',
      about: 'It seems to be about this: “You never do the dishes”.',
      requests: ['Please wash up on Tuesdays before 7'],
    })
  })

  it('without a model makes nothing up about a message that contains only insults or is in another language', async () => {
    provider.always(outOfOrder)
    const nothing = { about: null, requests: [], phrasing: null }
    expect(await write(m, { raw_message: 'You idiot!' })).toMatchObject({ text: '', note: 'nothing_left', ...nothing })
    const raw_message = 'Nunca me pagas a tiempo y estoy harta de pedirlo cada semana.'
    const spanish = await write(m, { raw_message })
    expect(spanish).toMatchObject({ text: raw_message, note: 'as_typed', written_by: 'author', ...nothing })
  })

  it('without a model says that a text may still hurt if only shouting was toned down', async () => {
    provider.always(outOfOrder)
    const raw_message = 'WASH UP!!! Since Tuesday you have had the manners of a wet goat.'
    expect(await write(m, { raw_message })).toMatchObject({ note: 'may_hurt', written_by: 'canned' })
  })

  it('needs neither title nor mood', async () => {
    const note = await done(m.call('write_solo_note', { raw_message: words.maya }))
    expect(note).toMatchObject({ title: null, mood: null })
  })

  it('twice with one Idempotency-Key stores one note and gives the same answer', async () => {
    const key = { 'Idempotency-Key': 'off-my-chest' }
    const first = await done(m.call('write_solo_note', { raw_message: words.maya }, key))
    expect(await done(m.call('write_solo_note', { raw_message: words.maya }, key))).toEqual(first)
    expect(await stored()).toBe(1)
  })

  it('is limited to thirty an hour', async () => {
    for (let time = 0; time < 30; time++) await write(m)
    const refused = await m.call('write_solo_note', { raw_message: words.maya })
    expect(refused).toMatchObject({
      status: 429,
      body: { code: 'request.rate_limited', message: soloNotesMessages.tooMany },
    })
  }, 30_000)
})

describe('a note with a sign of danger', () => {
  it('gets help first, and is stored only once its author has acknowledged that', async () => {
    expect(await outcome(m.call('write_solo_note', { raw_message: HE_HITS }))).toMatchObject({
      '422 safety.paused': { kind: 'pause' },
    })
    expect(await stored()).toBe(0)
    expect(provider.requests).toEqual([])
  })

  it('keeps its words once acknowledged, and gets no advice on what to ask for', async () => {
    expect(await write(m, { raw_message: HE_HITS, safety_acknowledged: true })).toMatchObject({
      raw_message: HE_HITS,
      offers_help: true,
      about: null,
      requests: [],
      phrasing: null,
    })
    expect(provider.requests.map(taskOf)).not.toContain('understand')
  })

  it('that only the model sees gets help and no advice, too', async () => {
    provider.always((request, seen) =>
      taskOf(request) === 'classify' ? completion('{"kinds": ["stalking"]}') : well(request, seen),
    )
    expect(await write(m)).toMatchObject({ offers_help: true, about: null, safety: { level: 'hint' } })
  })

  it('that is a threat is neither reworded nor stored', async () => {
    const refused = await m.call('write_solo_note', {
      raw_message: 'I will kill you tonight.',
      safety_acknowledged: true,
    })
    expect(refused).toMatchObject({
      status: 422,
      body: { code: 'safety.stopped', message: soloNotesMessages.stopped },
    })
    expect(await stored()).toBe(0)
    expect(provider.requests).toEqual([])
  })
})

describe('an author’s notes', () => {
  it('are listed newest first, page by page', async () => {
    const ids: string[] = []
    for (const title of ['One', 'Two', 'Three']) {
      ids.unshift((await write(m, { title })).id)
      squash.clock.advance({ minutes: 1 })
    }
    const first = await done(m.call('get_solo_notes', { p_limit: 2 }))
    expect(first.map(({ title }) => title)).toEqual(['Three', 'Two'])
    const next = await done(m.call('get_solo_notes', { p_limit: 2, p_before: ids[1] }))
    expect(next.map(({ title }) => title)).toEqual(['One'])
  })

  it('belong to their author alone', async () => {
    const { id, safety: _, ...note } = await write(m)
    expect(await done(m.call('get_solo_note', { p_note_id: id }))).toEqual({ id, ...note })
    expect(await outcome(j.call('get_solo_note', { p_note_id: id }))).toBe('404 solo_note.not_found')
    expect(await outcome(j.call('delete_solo_note', { p_note_id: id }))).toBe('404 solo_note.not_found')
    expect(await done(j.call('get_solo_notes', {}))).toEqual([])
    expect((await done(j.call('export_my_data', {}))).solo_notes).toEqual([])
    expect((await done(m.call('export_my_data', {}))).solo_notes).toMatchObject([{ id, raw_message: words.maya }])
  })

  it('can be deleted for good', async () => {
    const { id } = await write(m)
    expect(await done(m.call('delete_solo_note', { p_note_id: id }))).toEqual({ deleted: true })
    expect(await outcome(m.call('delete_solo_note', { p_note_id: id }))).toBe('404 solo_note.not_found')
    expect(await stored()).toBe(0)
  })

  it('earn no points and start no conflict', async () => {
    await write(m)
    expect(await done(m.call('get_my_conflicts', {}))).toEqual([])
    expect(await done(m.call('get_dashboard', {}))).toMatchObject({ active: 0 })
    // Opening the dashboard is a visit, which may be counted in the meantime.
    const earned = await done(m.call('get_squashcred_events', {}))
    expect(earned.map(({ code }) => code).filter((code) => code !== 'DAILY_LOGIN')).toEqual([])
    const { rows } = await squash.database.query(
      "select type from outbox where type not like 'person.%' and type <> 'squashcred.changed'",
    )
    expect(rows).toEqual([])
  })
})

describe('sending a note to someone', () => {
  const linked = async (id: string) => (await done(m.call('get_solo_note', { p_note_id: id }))).conflict_id

  it('links it to the conflict, which does not reveal it', async () => {
    const { id } = await write(m)
    const conflict = await done(m.call('create_conflict', { ...sent, solo_note_id: id }))
    expect(await linked(id)).toBe(conflict.id)
    expect(JSON.stringify(await done(j.call('get_conflict', { p_conflict_id: conflict.id })))).not.toContain(id)
  })

  it('unlinks it when the conflict is deleted unanswered', async () => {
    const { id } = await write(m)
    const conflict = await done(m.call('create_conflict', { ...sent, solo_note_id: id }))
    await done(m.call('delete_conflict', { p_conflict_id: conflict.id }))
    expect(await linked(id)).toBeNull()
  })

  it('works even if the note was deleted in the meantime, and doesn’t link another user’s note', async () => {
    const { id } = await write(j)
    await done(m.call('create_conflict', { ...sent, solo_note_id: id }))
    expect((await done(j.call('get_solo_note', { p_note_id: id }))).conflict_id).toBeNull()
  })
})
