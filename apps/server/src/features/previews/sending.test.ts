import { LIMITS } from '@squash/contract/limits'
import { previewMessages } from '@squash/contract/messages/preview'
import type { AiProvider } from '@squash/testkit/ai-provider'
import { outOfOrder } from '@squash/testkit/ai-replies'
import { ada, jonas, maya, words } from '@squash/testkit/cast'
import { done, startConflict } from '@squash/testkit/conflict-steps'
import type { Actor } from '@squash/testkit/http'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { TestSquash } from '../../../test/support/squash.ts'
import {
  CALM,
  message,
  outcome,
  preview,
  SHORT,
  sent,
  startWithModel,
  timesAsked,
  WARM,
  wordings,
} from './testing/previewing.ts'

let squash: TestSquash
let provider: AiProvider
let close: () => Promise<void>
let m: Actor
let j: Actor
beforeAll(async () => {
  ;({ squash, provider, close } = await startWithModel())
})
beforeEach(async () => {
  await squash.database.truncate()
  provider.reset()
  m = await squash.signUp(maya)
  j = await squash.signUp(jonas)
})
afterAll(() => close())

const storedPreviews = async () => (await squash.database.query('select id from previews')).rows.length

const read = (reader: Actor, id: string) => done(reader.call('get_conflict', { p_conflict_id: id }))

describe('sending a previewed message', () => {
  it('sends exactly the wording its author saw, without asking the model again', async () => {
    provider.always(wordings(CALM))
    const { preview_id } = await preview(m)
    const before = timesAsked(provider)
    const { id } = await done(m.call('create_conflict', { ...sent, preview_id }))
    expect(timesAsked(provider)).toBe(before)
    const theirs = await read(j, id)
    expect(theirs).toMatchObject({
      user1_translated_message: CALM,
      user1_raw_message: null,
      written_by: { translations: 'ai', user1_translation: 'ai' },
    })
  })

  it('sends an earlier wording as well as the newest', async () => {
    provider.always(wordings(CALM, SHORT))
    const first = await preview(m)
    await preview(m, { variation: 'shorter' })
    const { id } = await done(m.call('create_conflict', { ...sent, preview_id: first.preview_id }))
    expect((await read(j, id)).user1_translated_message).toBe(CALM)
  })

  it('deletes every wording of the message, in whatever mood it was previewed', async () => {
    provider.always(wordings(CALM, SHORT, WARM))
    const { preview_id } = await preview(m)
    await preview(m, { variation: 'shorter' })
    await preview(m, { mood: 'zen' })
    await done(m.call('create_conflict', { ...sent, preview_id }))
    expect(await storedPreviews()).toBe(0)
  })

  it('works once: a second conflict needs a new preview', async () => {
    const { preview_id } = await preview(m)
    await done(m.call('create_conflict', { ...sent, preview_id }))
    const again = await m.call('create_conflict', { ...sent, preview_id })
    expect(again).toMatchObject({ status: 404, body: { code: 'preview.not_found', message: previewMessages.notFound } })
    expect(await done(m.call('get_my_conflicts', {}))).toHaveLength(1)
  })

  it('twice at the same moment creates one conflict', async () => {
    const { preview_id } = await preview(m)
    const answers = await Promise.all([
      outcome(m.call('create_conflict', { ...sent, preview_id })),
      outcome(m.call('create_conflict', { ...sent, preview_id })),
    ])
    expect(answers.toSorted()).toEqual(['404 preview.not_found', 'accepted'])
    expect(await done(m.call('get_my_conflicts', {}))).toHaveLength(1)
  })

  it('twice with one Idempotency-Key gives the first answer again', async () => {
    const { preview_id } = await preview(m)
    const key = { 'Idempotency-Key': 'send-it' }
    const first = await done(m.call('create_conflict', { ...sent, preview_id }, key))
    expect(await done(m.call('create_conflict', { ...sent, preview_id }, key))).toEqual(first)
  })

  it.each([
    ['another message', { user1_raw_message: `${words.maya} Every time.` }],
    ['another title', { title: 'The keys' }],
    ['another mood', { user1_mood: 'zen' }],
  ] as const)('with %s is refused, and the preview stays', async (_what, changes) => {
    const { preview_id } = await preview(m)
    expect(await outcome(m.call('create_conflict', { ...sent, ...changes, preview_id }))).toBe('404 preview.not_found')
    expect(await outcome(m.call('create_conflict', { ...sent, preview_id }))).toBe('accepted')
  })

  it('may add a title and a mood that the preview left out', async () => {
    const { preview_id } = await preview(m, { title: null, mood: null })
    expect(await outcome(m.call('create_conflict', { ...sent, preview_id }))).toBe('accepted')
  })

  it('a day later needs a new preview', async () => {
    const { preview_id } = await preview(m)
    squash.clock.advance({ hours: 24 })
    const tomorrow = await squash.signIn(maya)
    expect(await outcome(tomorrow.call('create_conflict', { ...sent, preview_id }))).toBe('404 preview.not_found')
  })

  it('doesn’t work with another user’s preview', async () => {
    const { preview_id } = await preview(m)
    const other = await squash.signUp(ada)
    expect(await outcome(other.call('create_conflict', { ...sent, preview_id }))).toBe('404 preview.not_found')
    expect(await storedPreviews()).toBe(1)
  })

  it('doesn’t use up one of the day’s conflicts when the preview is gone', async () => {
    const { preview_id } = await preview(m)
    await done(m.call('create_conflict', { ...sent, preview_id }))
    for (let time = 0; time < 25; time++)
      expect(await outcome(m.call('create_conflict', { ...sent, preview_id }))).toBe('404 preview.not_found')
  })

  it('still works after the server was restarted', async () => {
    const { preview_id } = await preview(m)
    // The preview is stored in the database; the process keeps no state of it.
    expect(await storedPreviews()).toBe(1)
    provider.always(outOfOrder)
    expect(await outcome(m.call('create_conflict', { ...sent, preview_id }))).toBe('accepted')
  })
})

describe('the one-step call', () => {
  it('still has the mediator write the wording while the message is sent', async () => {
    provider.always(wordings(CALM))
    const { id } = await done(m.call('create_conflict', sent))
    expect((await read(j, id)).user1_translated_message).toBe(CALM)
  })

  it('refuses an insult in the title before it asks the model, and names it', async () => {
    const refused = await m.call('create_conflict', { ...sent, title: 'Do the dishes, you lazy pig' })
    expect(refused).toMatchObject({
      status: 422,
      body: { code: 'conflict.insulting_title', details: { words: ['you lazy pig'] } },
    })
    expect(timesAsked(provider)).toBe(0)
  })

  it('takes no edit without a preview', async () => {
    expect(await outcome(m.call('create_conflict', { ...sent, edited_text: 'My words.' }))).toEqual({
      '400 request.invalid': { edited_text: previewMessages.editNeedsPreview },
    })
  })
})

describe('an edit', () => {
  const EDIT = 'You never do the dishes. I would like us to take turns, starting this Tuesday.'

  it('is sent in the author’s own words, and labelled as such', async () => {
    const { preview_id } = await preview(m)
    const { id } = await done(m.call('create_conflict', { ...sent, preview_id, edited_text: EDIT }))
    expect(await read(j, id)).toMatchObject({
      user1_translated_message: EDIT,
      written_by: { translations: null, user1_translation: 'author' },
    })
  })

  it('that changes nothing keeps the label of who wrote it', async () => {
    provider.always(wordings(CALM))
    const { preview_id } = await preview(m)
    const { id } = await done(m.call('create_conflict', { ...sent, preview_id, edited_text: CALM }))
    expect((await read(j, id)).written_by.user1_translation).toBe('ai')
  })

  it('that adds an insult is refused, and the refusal names it', async () => {
    const { preview_id } = await preview(m)
    const edited_text = `${EDIT} You are a lazy pig.`
    const refused = await m.call('create_conflict', { ...sent, preview_id, edited_text })
    expect(refused).toMatchObject({
      status: 422,
      body: { code: 'message.insulting', message: previewMessages.insulting },
    })
    expect(refused.body).toMatchObject({ details: { words: [expect.stringContaining('pig')] } })
    // The preview is still there for another attempt.
    expect(await outcome(m.call('create_conflict', { ...sent, preview_id, edited_text: EDIT }))).toBe('accepted')
  })

  it('may repeat what its author quoted, but not put a new insult between quotation marks', async () => {
    const raw_message = 'On Monday you shouted "you are a lazy pig" at me in front of my mother. I want an apology.'
    const { preview_id } = await preview(m, { raw_message })
    const send = (edited_text: string) =>
      outcome(m.call('create_conflict', { ...sent, user1_raw_message: raw_message, preview_id, edited_text }))
    expect(await send('"You are a complete idiot". I want an apology.')).toMatchObject({
      '422 message.insulting': { words: [expect.stringContaining('idiot')] },
    })
    expect(await send('On Monday you shouted "you are a lazy pig" at me. I want an apology.')).toBe('accepted')
  })

  it('that threatens is stopped', async () => {
    const { preview_id } = await preview(m)
    const refused = await m.call('create_conflict', { ...sent, preview_id, edited_text: 'I will kill you tonight.' })
    expect(refused).toMatchObject({ status: 422, body: { code: 'safety.stopped' } })
  })

  it('has its own length limit', async () => {
    const { preview_id } = await preview(m)
    const edited_text = 'a'.repeat(LIMITS.wording + 1)
    expect(await outcome(m.call('create_conflict', { ...sent, preview_id, edited_text }))).toMatchObject({
      '400 request.invalid': { edited_text: expect.stringContaining('1500') },
    })
  })

  it('is previewed without the model, and without using up a wording', async () => {
    const first = await preview(m)
    const before = timesAsked(provider)
    const edited = await preview(m, { edited_text: EDIT })
    expect(edited).toMatchObject({
      preview_id: first.preview_id,
      text: EDIT,
      written_by: 'author',
      wordings_left: first.wordings_left,
    })
    expect(timesAsked(provider)).toBe(before)
    // It isn't stored: the wording is unchanged.
    expect((await preview(m)).text).toBe(first.text)
  })

  it('is previewed only after the message itself', async () => {
    expect(await outcome(m.call('preview_message', { ...message, edited_text: EDIT }))).toBe('404 preview.not_found')
  })
})

describe('sending a response', () => {
  const response = { kind: 'response', title: null, raw_message: words.jonas, mood: null } as const

  it('takes the previewed wording and the mood its author chose', async () => {
    const { id } = await startConflict(m)
    const calm = 'My shift ends at midnight, and I hear yelling before my bag is even on the floor.'
    provider.always(wordings(calm))
    const { preview_id } = await preview(j, { ...response, p_conflict_id: id, mood: 'annoyed' })
    const answered = await done(
      j.call('respond_to_conflict', {
        p_conflict_id: id,
        user2_raw_message: words.jonas,
        user2_mood: 'annoyed',
        preview_id,
      }),
    )
    expect(answered).toMatchObject({ user2_mood: 'annoyed', user2_translated_message: calm })
    expect(await read(m, id)).toMatchObject({ user2_mood: 'annoyed', user2_raw_message: null })
    expect(await storedPreviews()).toBe(0)
  })

  it('works without a mood', async () => {
    const { id } = await startConflict(m)
    const answered = await done(j.call('respond_to_conflict', { p_conflict_id: id, user2_raw_message: words.jonas }))
    expect(answered.user2_mood).toBeNull()
  })

  it('doesn’t take a preview of another conflict', async () => {
    const { id } = await startConflict(m)
    const other = await startConflict(m)
    const { preview_id } = await preview(j, { ...response, p_conflict_id: other.id })
    expect(
      await outcome(j.call('respond_to_conflict', { p_conflict_id: id, user2_raw_message: words.jonas, preview_id })),
    ).toBe('404 preview.not_found')
  })

  it('in its author’s own words is labelled as such on that side only', async () => {
    const { id } = await startConflict(m)
    const { preview_id } = await preview(j, { ...response, p_conflict_id: id })
    const edited_text = 'My shift ends at midnight. Please let me put my bag down before we talk.'
    const answer = { p_conflict_id: id, user2_raw_message: words.jonas, preview_id, edited_text }
    await done(j.call('respond_to_conflict', answer))
    const { written_by } = await read(m, id)
    expect(written_by).toMatchObject({ translations: 'ai', user1_translation: 'ai', user2_translation: 'author' })
  })
})
