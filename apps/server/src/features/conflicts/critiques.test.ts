import { taskOf } from '@squash/testkit/ai-answers'
import { type AiProvider, startAiProvider } from '@squash/testkit/ai-provider'
import { completion, saying, well } from '@squash/testkit/ai-replies'
import { jonas, maya } from '@squash/testkit/cast'
import { conflictIn, done, reaches, submitCoreIssues, vote } from '@squash/testkit/conflict-steps'
import type { Actor } from '@squash/testkit/http'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { privateWordsIn } from '../../../test/support/private-words.ts'
import { startSquash, type TestSquash } from '../../../test/support/squash.ts'
import { untilQuiet } from '../../../test/support/until.ts'

const FIRST = 'It forgets that the deposit for our flat was paid by my grandmother alone.'
const SECOND = 'Nobody says a word about the evenings that I spend at the hospital with her.'

let provider: AiProvider
let squash: TestSquash
let m: Actor
let j: Actor
beforeAll(async () => {
  provider = await startAiProvider()
  squash = await startSquash({ env: { AI_BASE_URL: provider.baseUrl, AI_MODEL: 'a model', LOG_LEVEL: 'trace' } })
})
beforeEach(async () => {
  await squash.reset()
  provider.reset()
  m = await squash.signUp(maya)
  j = await squash.signUp(jonas)
})
afterAll(async () => {
  await squash.close()
  await provider.close()
})

const missing = (voter: Actor, id: string, critique: string) =>
  done(voter.call('vote_satisfaction', { p_conflict_id: id, satisfied: false, critique }))
/** The tasks whose prompts contained these words. */
const tasksWith = (text: string) => provider.requests.filter(({ user }) => user.includes(text)).map(taskOf)
const readBy = async (person: Actor, id: string) =>
  JSON.stringify([
    await done(person.call('get_conflict', { p_conflict_id: id })),
    await done(person.call('export_my_data', {})),
  ])

describe('what Maya says was missing', () => {
  it('reaches only the next round’s prompt, and is shown to nobody but her', async () => {
    const { id } = await conflictIn('vote_1', m, j)
    await missing(m, id, FIRST)
    await reaches(m, id, 'vote_2')
    await missing(m, id, SECOND)
    await submitCoreIssues(m, j, id)
    await reaches(m, id, 'vote_3')
    await done(j.call('request_final_ruling', { p_conflict_id: id }))
    await reaches(m, id, 'ruled')
    await untilQuiet(squash.database)

    expect(tasksWith(FIRST)).toEqual(['rehash'])
    expect(tasksWith(SECOND)).toEqual(['reflect'])
    expect(privateWordsIn(await readBy(j, id), [FIRST, SECOND])).toEqual([])
    expect((await done(m.call('export_my_data', {}))).votes).toMatchObject([
      { round: 1, satisfied: false, critique: FIRST },
      { round: 2, satisfied: false, critique: SECOND },
    ])
    const { rows } = await squash.database.query('select event::text from outbox')
    expect(privateWordsIn(JSON.stringify([rows, squash.logged]), [FIRST, SECOND])).toEqual([])
  })

  it('appears in no later text, even if the model repeats it', async () => {
    const { id } = await conflictIn('vote_1', m, j)
    provider.always((request, seen) =>
      ['rehash', 'reflect', 'rule', 'summarise'].includes(taskOf(request))
        ? saying(`One of you says: ${FIRST}`)(request, seen)
        : well(request, seen),
    )
    await missing(m, id, FIRST)
    await reaches(m, id, 'vote_2')
    await vote(j, id, false)
    await submitCoreIssues(m, j, id)
    const reflected = await reaches(j, id, 'vote_3')
    expect(reflected.written_by).toMatchObject({ rehash: 'canned', reflection: 'canned' })
    await done(j.call('request_final_ruling', { p_conflict_id: id }))
    expect(privateWordsIn(JSON.stringify(await reaches(j, id, 'ruled')), [FIRST])).toEqual([])
  })

  it('makes an answer unusable even if it is in a commitment', async () => {
    const { id } = await conflictIn('vote_1', m, j)
    const commitments = [{ who: 'both', what: `Do the dishes. ${FIRST}`, by: '' }]
    const leak = JSON.stringify({ summary: 'Both of you are tired.', suggestion: 'Take turns with it.', commitments })
    provider.always((request, seen) => (taskOf(request) === 'rehash' ? completion(leak) : well(request, seen)))
    await missing(m, id, FIRST)
    expect(privateWordsIn(JSON.stringify(await reaches(j, id, 'vote_2')), [FIRST])).toEqual([])
  })

  it('is accepted only with an unsatisfied vote, and only up to 500 characters', async () => {
    const { id } = await conflictIn('vote_1', m, j)
    const p_conflict_id = id
    expect(await m.call('vote_satisfaction', { p_conflict_id, satisfied: true, critique: FIRST })).toMatchObject({
      status: 400,
    })
    expect(
      await m.call('vote_satisfaction', { p_conflict_id, satisfied: false, critique: 'é'.repeat(501) }),
    ).toMatchObject({ status: 400 })
    expect((await done(m.call('get_conflict', { p_conflict_id }))).phase).toBe('vote_1')
  })

  it('is refused as a threat, and paused at a serious sign, which keeps the conflict private once sent', async () => {
    const { id } = await conflictIn('vote_1', m, j)
    const say = (critique: string, more = {}) =>
      m.call('vote_satisfaction', { p_conflict_id: id, satisfied: false, critique, ...more })
    expect(await say('I will kill you tonight, and that is no joke.')).toMatchObject({ status: 422 })
    const despair = 'To be honest I want to kill myself when I come home.'
    expect(await say(despair)).toMatchObject({ status: 422 })
    expect((await done(m.call('get_conflict', { p_conflict_id: id }))).phase).toBe('vote_1')
    expect(await say(despair, { safety_acknowledged: true })).toMatchObject({ ok: true })
    expect(await reaches(m, id, 'vote_2')).toMatchObject({ private_because: 'sign' })
    expect(await reaches(j, id, 'vote_2')).toMatchObject({ private_because: null })
  })
})

describe('leaving it here', () => {
  it('closes the conflict for both without points or blame', async () => {
    const { id } = await conflictIn('vote_3', m, j)
    await untilQuiet(squash.database)
    const points = async (person: Actor) => (await done(person.call('get_user_squashcred', {}))) ?? null
    const before = [await points(m), await points(j)]
    const left = await done(j.call('close_without_ruling', { p_conflict_id: id }))
    expect(left).toMatchObject({ phase: 'abandoned', closed_reason: 'left_open', status_label: 'CLOSED' })
    await untilQuiet(squash.database)
    expect([await points(m), await points(j)]).toEqual(before)
    expect(await m.call('close_without_ruling', { p_conflict_id: id })).toMatchObject({ status: 409 })
    expect(await m.call('request_final_ruling', { p_conflict_id: id })).toMatchObject({ status: 409 })
    const [listed] = await done(m.call('get_my_conflicts', { p_group: 'history' }))
    expect(listed).toMatchObject({ id, closed_reason: 'left_open' })
  })
})
