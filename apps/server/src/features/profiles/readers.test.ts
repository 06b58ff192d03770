import { taskOf } from '@squash/testkit/ai-answers'
import type { AiProvider } from '@squash/testkit/ai-provider'
import { jonas, maya, words } from '@squash/testkit/cast'
import { conflictIn, done, startConflict } from '@squash/testkit/conflict-steps'
import type { Actor, InputOf } from '@squash/testkit/http'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { personOf } from '../../../test/support/person.ts'
import type { TestSquash } from '../../../test/support/squash.ts'
import { untilQuiet } from '../../../test/support/until.ts'
import { outcome, startWithModel } from '../previews/testing/previewing.ts'

const LIKES = /likes? (?:to be addressed (?:briefly|warmly)|directness|a careful tone)/
const BRIEF = /The reader likes to be addressed briefly/
const DIRECT = /The reader likes directness/

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

type Settings = NonNullable<InputOf<'update_profile'>['settings']>
const choose = (person: Actor, settings: Settings) => done(person.call('update_profile', { settings }))
/** What the model was last asked for this task. */
const lastAsked = (task: string): string =>
  provider.requests.findLast((request) => taskOf(request) === task)?.user ?? 'nothing'
const everythingAsked = () => provider.requests.map(({ user }) => user).join('\n')

describe('how a user likes to be addressed', () => {
  it('is stored in their settings, and can be removed', async () => {
    expect((await done(m.call('get_profile', {})))?.settings).toMatchObject({ reader_tone: null, reader_manner: null })
    await choose(m, { reader_tone: 'brief' })
    const { settings } = await choose(m, { reader_manner: 'direct' })
    expect(settings).toMatchObject({ reader_tone: 'brief', reader_manner: 'direct', theme: 'system' })
    expect((await choose(m, { reader_tone: null })).settings).toMatchObject({
      reader_tone: null,
      reader_manner: 'direct',
    })
  })

  it('is one of the known choices', async () => {
    const unknown = await m.request('POST', '/rest/v1/rpc/update_profile', { settings: { reader_tone: 'shouted' } })
    expect(unknown.status).toBe(400)
  })

  it('reaches the model with the response that they will read, previewed or not', async () => {
    await choose(m, { reader_tone: 'brief', reader_manner: 'direct' })
    const { id } = await startConflict(m)
    await done(j.call('preview_message', { kind: 'response', p_conflict_id: id, raw_message: words.jonas }))
    expect(lastAsked('translate')).toMatch(BRIEF)
    expect(lastAsked('translate')).toMatch(DIRECT)
    await done(j.call('respond_to_conflict', { p_conflict_id: id, user2_raw_message: `${words.jonas} Really.` }))
    expect(lastAsked('translate')).toMatch(BRIEF)
  })

  it('doesn’t show in anything the author of the response gets', async () => {
    const { id } = await startConflict(m)
    const response = { kind: 'response', p_conflict_id: id, raw_message: words.jonas, mood: 'meh' } as const
    await choose(m, { reader_tone: 'brief', reader_manner: 'careful' })
    const shown = [
      await done(j.call('preview_message', response)),
      await done(j.call('get_conflict', { p_conflict_id: id })),
      await done(j.call('get_profile', { p_user_id: personOf(m) })),
      await done(j.call('export_my_data', {})),
    ]
    expect(JSON.stringify(shown)).not.toMatch(/brief|careful/)
  })

  it('doesn’t follow the author’s own preference', async () => {
    const { id } = await startConflict(m)
    await choose(j, { reader_tone: 'warm' })
    await done(j.call('respond_to_conflict', { p_conflict_id: id, user2_raw_message: words.jonas }))
    expect(lastAsked('translate')).not.toMatch(LIKES)
  })
})

describe('a message that starts a conflict', () => {
  const previewed = { kind: 'conflict', title: 'The keys', raw_message: words.maya, user2_email: jonas.email } as const

  it('is worded for no one in particular before the two have met, so that it reveals nothing about the address', async () => {
    await choose(j, { reader_tone: 'brief' })
    await done(m.call('preview_message', previewed))
    await startConflict(m)
    expect(everythingAsked()).not.toMatch(LIKES)
  })

  it('is worded for its reader once the two have met', async () => {
    await choose(j, { reader_tone: 'brief' })
    await conflictIn('vote_1', m, j, jonas.email)
    provider.reset()
    await done(m.call('preview_message', previewed))
    expect(lastAsked('translate')).toMatch(BRIEF)
    await startConflict(m, jonas.email)
    expect(lastAsked('translate')).toMatch(BRIEF)
  })

  it('can be previewed before its address is complete', async () => {
    expect(await outcome(m.call('preview_message', { ...previewed, user2_email: 'jon' }))).toBe('accepted')
  })
})

describe('a text that both will read', () => {
  const askedToResolve = async (first: Settings, second: Settings) => {
    await choose(m, first)
    await choose(j, second)
    await conflictIn('vote_1', m, j, jonas.email)
    await untilQuiet(squash.database)
    return lastAsked('resolve')
  }

  it('follows the preferences that both have chosen, and no others', async () => {
    const asked = await askedToResolve(
      { reader_tone: 'warm', reader_manner: 'direct' },
      { reader_tone: 'warm', reader_manner: 'careful' },
    )
    expect(asked).toMatch(/Both readers like to be addressed warmly/)
    expect(asked).not.toMatch(/directness|careful tone/)
  })

  it('follows neither if only one has a preference', async () => {
    expect(await askedToResolve({ reader_tone: 'warm' }, {})).not.toMatch(LIKES)
  })

  it('follows them in rounds two and three as well, but not in a ruling, which anyone may read', async () => {
    for (const person of [m, j]) await choose(person, { reader_manner: 'careful' })
    await conflictIn('ruled', m, j, jonas.email)
    await untilQuiet(squash.database)
    expect(lastAsked('rehash')).toMatch(/Both readers like a careful tone/)
    expect(lastAsked('reflect')).toMatch(/Both readers like a careful tone/)
    expect(lastAsked('rule')).not.toMatch(LIKES)
  })
})

describe('a note that isn’t sent', () => {
  it('is worded for its author', async () => {
    await choose(m, { reader_tone: 'brief' })
    await done(m.call('write_solo_note', { raw_message: words.maya }))
    expect(lastAsked('translate')).toMatch(BRIEF)
    expect(lastAsked('understand')).toMatch(BRIEF)
  })
})
