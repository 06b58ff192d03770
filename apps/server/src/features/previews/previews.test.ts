import { LIMITS } from '@squash/contract/limits'
import { previewMessages } from '@squash/contract/messages/preview'
import { HOUR } from '@squash/rules/time/units'
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
let stranger: Actor
beforeAll(async () => {
  ;({ squash, provider, close } = await startWithModel({ RATE_LIMITS: '1' }))
})
beforeEach(async () => {
  await squash.database.truncate()
  provider.reset()
  m = await squash.signUp(maya)
  j = await squash.signUp(jonas)
  stranger = await squash.signUp(ada)
})
afterAll(() => close())

describe('previewing a message', () => {
  it('shows its author what the other party would read, and sends nothing', async () => {
    provider.always(wordings(CALM))
    const shown = await preview(m)
    expect(shown).toMatchObject({
      text: CALM,
      written_by: 'ai',
      note: null,
      wordings_left: LIMITS.wordings - 1,
      expires_at: new Date(squash.clock.now().getTime() + 24 * HOUR).toISOString(),
      safety: { level: 'none' },
    })
    expect(await done(j.call('get_my_conflicts', {}))).toEqual([])
    expect(await done(m.call('get_my_conflicts', {}))).toEqual([])
  })

  it('a second time shows the same wording without asking the model, as after a reload', async () => {
    provider.always(wordings(CALM))
    const first = await preview(m)
    expect(await preview(m)).toEqual(first)
    expect(timesAsked(provider)).toBe(1)
  })

  it('in another mood asks for another wording', async () => {
    provider.always(wordings(CALM, WARM))
    const annoyed = await preview(m)
    const zen = await preview(m, { mood: 'zen' })
    expect([annoyed.text, zen.text]).toEqual([CALM, WARM])
  })

  it('offers up to five wordings', async () => {
    const texts = [CALM, SHORT, WARM, `${SHORT} I mean it.`, `${WARM} I mean it.`]
    provider.always(wordings(...texts))
    const first = await preview(m)
    const left = [first.wordings_left]
    for (const variation of ['shorter', 'warmer', 'more_direct', 'shorter'] as const)
      left.push((await preview(m, { variation })).wordings_left)
    expect(left).toEqual([4, 3, 2, 1, 0])
    const refused = await m.call('preview_message', { ...message, variation: 'warmer' })
    expect(refused).toMatchObject({
      status: 409,
      body: { code: 'preview.too_many_wordings', message: previewMessages.tooManyWordings },
    })
    expect(timesAsked(provider)).toBe(LIMITS.wordings)
    // The newest can still be sent.
    expect((await preview(m)).text).toBe(texts.at(-1))
  })

  it('five times concurrently stores no sixth wording', async () => {
    const texts = [CALM, SHORT, WARM, `${SHORT} I mean it.`, `${WARM} I mean it.`, `${CALM} I mean it.`]
    provider.always(wordings(...texts))
    await preview(m)
    const answers = await Promise.all(
      (['shorter', 'warmer', 'more_direct', 'shorter', 'warmer'] as const).map((variation) =>
        outcome(m.call('preview_message', { ...message, variation })),
      ),
    )
    expect(answers.filter((answer) => answer === 'accepted')).toHaveLength(4)
    const { rows } = await squash.database.query('select id from previews')
    expect(rows).toHaveLength(LIMITS.wordings)
  })

  it('twice with one Idempotency-Key writes one wording', async () => {
    provider.always(wordings(CALM, SHORT))
    const key = { 'Idempotency-Key': 'a-press-of-the-button' }
    const first = await done(m.call('preview_message', { ...message, variation: 'shorter' }, key))
    expect(await done(m.call('preview_message', { ...message, variation: 'shorter' }, key))).toEqual(first)
    expect(timesAsked(provider)).toBe(1)
  })

  it('without a model shows a canned wording, and its variations use up none', async () => {
    provider.always(outOfOrder)
    const shown = await preview(m)
    expect(shown.written_by).toBe('canned')
    expect(await preview(m, { variation: 'shorter' })).toEqual(shown)
  })

  it('without a model says that a text may still hurt if only shouting was toned down', async () => {
    provider.always(outOfOrder)
    const raw_message = 'WASH UP!!! Since Tuesday you have had the manners of a wet goat.'
    expect(await preview(m, { raw_message })).toMatchObject({
      text: 'Wash up. Since Tuesday you have had the manners of a wet goat.',
      written_by: 'canned',
      note: 'may_hurt',
    })
  })

  it('is refused while the title contains an insult', async () => {
    expect(await outcome(m.call('preview_message', { ...message, title: 'Do the dishes, you lazy pig' }))).toEqual({
      '422 conflict.insulting_title': { words: ['you lazy pig'] },
    })
    expect(timesAsked(provider)).toBe(0)
  })

  it('is allowed thirty times an hour, and viewing it again costs nothing', async () => {
    provider.always(wordings(CALM))
    for (let time = 1; time <= 30; time++)
      await preview(m, { raw_message: `${words.maya} And that is number ${time}.` })
    await preview(m, { raw_message: `${words.maya} And that is number 30.` })
    const refused = await m.call('preview_message', message)
    expect(refused).toMatchObject({
      status: 429,
      body: { code: 'request.rate_limited', message: previewMessages.tooMany },
    })
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    // Jonas has his own allowance.
    await preview(j)
  })
})

it('a preview needs a message', async () => {
  expect(await outcome(m.call('preview_message', { ...message, raw_message: ' ' }))).toEqual({
    '400 request.invalid': { raw_message: previewMessages.messageMissing },
  })
})

describe('previewing a response', () => {
  it('is possible only for the user who may respond', async () => {
    const { id } = await startConflict(m)
    const response = { kind: 'response', p_conflict_id: id, title: null, raw_message: words.jonas } as const
    expect(await outcome(m.call('preview_message', response))).toBe('403 conflict.not_a_party')
    expect(await outcome(stranger.call('preview_message', response))).toBe('404 conflict.not_found')
    expect(await outcome(j.call('preview_message', response))).toBe('accepted')
  })

  it('must name its conflict', async () => {
    expect(await outcome(j.call('preview_message', { kind: 'response', raw_message: words.jonas }))).toEqual({
      '400 request.invalid': { p_conflict_id: previewMessages.conflictMissing },
    })
  })
})

describe('the safety check', () => {
  it('comes before the model: a threat is stopped, and nothing is stored', async () => {
    const refused = await m.call('preview_message', { ...message, raw_message: 'I will kill you tonight.' })
    expect(refused).toMatchObject({ status: 422, body: { code: 'safety.stopped' } })
    expect(provider.requests).toEqual([])
    expect((await squash.database.query('select id from previews')).rows).toEqual([])
  })

  it('pauses on a sign of danger until its author has acknowledged it', async () => {
    const raw_message = 'You hit me again last night and I am afraid of you.'
    const refused = await m.call('preview_message', { ...message, raw_message })
    expect(refused).toMatchObject({ status: 422, body: { code: 'safety.paused', details: { kind: 'pause' } } })
    expect(await outcome(m.call('preview_message', { ...message, raw_message, safety_acknowledged: true }))).toBe(
      'accepted',
    )
  })
})

describe('a preview', () => {
  it('is in its author’s download and in no one else’s', async () => {
    provider.always(wordings(CALM))
    const { preview_id } = await preview(m)
    const own = await done(m.call('export_my_data', {}))
    expect(own.previews).toMatchObject([
      { id: preview_id, kind: 'conflict', title: words.title, raw_message: words.maya, mood: 'annoyed', text: CALM },
    ])
    expect((await done(j.call('export_my_data', {}))).previews).toEqual([])
  })

  it('is deleted a day later', async () => {
    await preview(m)
    squash.clock.advance({ hours: 24, ms: -1 })
    await squash.runSchedule('previews.expire')
    expect((await squash.database.query('select id from previews')).rows).toHaveLength(1)
    squash.clock.advance({ ms: 1 })
    await squash.runSchedule('previews.expire')
    expect((await squash.database.query('select id from previews')).rows).toEqual([])
  })

  it('is erased with its author', async () => {
    await preview(m)
    await preview(j)
    await done(m.call('delete_account', { password: maya.password }))
    squash.clock.advance({ days: 7 })
    await squash.database.query("update previews set expires_at = expires_at + interval '30 days'")
    await squash.runSchedule('account.erase')
    const { rows } = await squash.database.query('select person_id from previews')
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain(m.session?.user.id)
  })
})
