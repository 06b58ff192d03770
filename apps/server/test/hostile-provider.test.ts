import type { Conflict } from '@squash/contract/conflicts'
import { goodAnswer, taskOf } from '@squash/testkit/ai-answers'
import { type AiProvider, startAiProvider } from '@squash/testkit/ai-provider'
import {
  brokenEnvelope,
  brokenJson,
  completion,
  cutOffAnswer,
  emptyText,
  fiveThousandWords,
  hangUp,
  invalidKey,
  outOfOrder,
  politeNothing,
  rateLimited,
  refusing,
  revealing,
  type Script,
  slowly,
  well,
} from '@squash/testkit/ai-replies'
import { jonas, maya, words } from '@squash/testkit/cast'
import { conflictIn, done } from '@squash/testkit/conflict-steps'
import type { Actor } from '@squash/testkit/http'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { bothPartiesWords, everythingTyped, privateWords, privateWordsIn } from './support/private-words.ts'
import { startSquash, type TestSquash } from './support/squash.ts'
import { untilQuiet } from './support/until.ts'

/** One short try each; retries are tested with the provider's client. */
const TRY = 700
const once = { tries: 1, tryMs: TRY, totalMs: TRY }
const patience = { request: once, job: once }
/** The circuit never opens, so that each call here reaches the provider. */
const circuit = { failures: Number.POSITIVE_INFINITY, pauseMs: 0, longestPauseMs: 0, hangsAfterMs: TRY }

let provider: AiProvider
let squash: TestSquash
let logged: number
beforeAll(async () => {
  provider = await startAiProvider()
  const env = { AI_BASE_URL: provider.baseUrl, AI_API_KEY: 'a key', AI_MODEL: 'a model', LOG_LEVEL: 'trace' }
  squash = await startSquash({ env, patience, circuit })
  // The provider shares a thread with the server, where compiling the patterns for the first texts takes longer than a try.
  await throughEveryRound(well)
})
beforeEach(async () => {
  await squash.database.truncate()
  provider.reset()
  logged = squash.logged.length
})
afterAll(async () => {
  await squash.close()
  await provider.close()
})

type Answers = { maya: string[]; jonas: string[] }

/** The same person, with everything they are answered recorded. */
const listening = (actor: Actor, into: string[]): Actor => ({
  ...actor,
  async call(name, input, headers) {
    const answer = await actor.call(name, input, headers)
    into.push(JSON.stringify(answer.body))
    return answer
  },
})

/** Maya and Jonas go through all rounds to the ruling while the provider follows the script. */
async function throughEveryRound(script: Script): Promise<{ ruled: Conflict; answers: Answers }> {
  provider.always(script)
  const answers: Answers = { maya: [], jonas: [] }
  const [m, j] = [
    listening(await squash.signUp(maya), answers.maya),
    listening(await squash.signUp(jonas), answers.jonas),
  ]
  const { id } = await conflictIn('ruled', m, j)
  await done(j.call('get_my_conflicts', { p_group: 'history' }))
  await untilQuiet(squash.database)
  return { ruled: await done(j.call('get_conflict', { p_conflict_id: id })), answers }
}

const rowsOf = async (table: string): Promise<string> =>
  JSON.stringify((await squash.database.query(`select * from ${table}`)).rows)

/** Searches for private words wherever they must not be. */
async function expectNothingToHaveCrossed(answers: Answers): Promise<void> {
  expect(privateWordsIn(answers.maya, privateWords.jonas), 'what Maya is answered').toEqual([])
  expect(privateWordsIn(answers.jonas, privateWords.maya), 'what Jonas is answered').toEqual([])
  for (const table of ['outbox', 'live_events', 'captured_mails', 'sent_mails', 'pgboss.job']) {
    const rows = await rowsOf(table)
    if (table !== 'pgboss.job') expect(rows.length, `${table} holds something`).toBeGreaterThan(2)
    expect(privateWordsIn(rows, everythingTyped), table).toEqual([])
  }
  const lines = squash.logged.slice(logged)
  expect(lines.length).toBeGreaterThan(10)
  expect(privateWordsIn(lines, everythingTyped), 'the log').toEqual([])
  expect(lines.join('\n')).not.toMatch(/maya@|jonas@|a key|Bearer/)
}

const writtenBy = (writer: 'ai' | 'canned') => ({
  translations: writer,
  user1_translation: writer,
  user2_translation: writer,
  mediation: writer,
  rehash: writer,
  reflection: writer,
  ruling: writer,
})

const HOSTILE: Record<string, Script> = {
  'takes longer than anyone waits': slowly(2 * TRY),
  'refuses too many requests (429)': rateLimited(),
  'rejects the key (401), and repeats the prompt in its error': invalidKey,
  'fails (500), and repeats the prompt in its error': outOfOrder,
  'hangs up': hangUp,
  'answers in broken JSON': brokenJson,
  'sends a truncated response body': brokenEnvelope,
  'answers with nothing': emptyText,
  'answers with 5,000 words': fiveThousandWords,
  'refuses politely': refusing,
  'only says okay': politeNothing,
  'stops at its token limit': cutOffAnswer,
}

describe('a provider', () => {
  it('that answers well writes every text, and leaks nothing private', async () => {
    const { ruled, answers } = await throughEveryRound(well)
    expect(ruled.written_by).toEqual(writtenBy('ai'))
    await expectNothingToHaveCrossed(answers)
  })

  it('that adds chatter around its answers has the chatter removed', async () => {
    const { ruled } = await throughEveryRound((request) => {
      const answer = goodAnswer(request)
      return completion(
        answer.startsWith('{') ? `Sure! ${answer}` : `Here is a calmer version:\n\n${answer}\n\nHope this helps!`,
      )
    })
    expect(ruled.written_by).toEqual(writtenBy('ai'))
    expect(JSON.stringify(ruled)).not.toMatch(/calmer version|hope this helps|sure!/i)
  })

  for (const [manners, script] of Object.entries(HOSTILE)) {
    it(`that ${manners} delays no one: every text exists without AI, and nothing private leaks`, async () => {
      const { ruled, answers } = await throughEveryRound(script)
      expect(ruled.written_by).toEqual(writtenBy('canned'))
      const texts = [ruled.ai_summary, ruled.ai_rehash_suggestion, ruled.ai_core_reflection, ruled.final_ai_ruling]
      for (const text of texts) expect(text?.length).toBeGreaterThan(20)
      expect(ruled.ai_final_summary?.length).toBeLessThanOrEqual(100)
      await expectNothingToHaveCrossed(answers)
      expect(provider.requests.length).toBeGreaterThan(0)
    })
  }

  it('that reveals core issues is ignored, and nothing private leaks', async () => {
    const { ruled, answers } = await throughEveryRound(revealing)
    expect(ruled.written_by).toMatchObject({ reflection: 'canned', ruling: 'canned' })
    await expectNothingToHaveCrossed(answers)
  })

  it('that recovers midway writes the texts from then on', async () => {
    let hasFailed = false
    const { ruled } = await throughEveryRound((request, seen) => {
      if (hasFailed || taskOf(request) !== 'translate') return well(request, seen)
      hasFailed = true
      return outOfOrder(request, seen)
    })
    expect(ruled.written_by).toEqual({ ...writtenBy('ai'), translations: 'canned', user1_translation: 'canned' })
  })
})

describe('requests to the provider', () => {
  it('include a message only for translation and classification, and core issues only for reflection', async () => {
    await throughEveryRound(well)
    const { maya: mayas, mayaCore: mayasCore, jonas: jonass, jonasCore: jonassCore } = words
    const seenBy = (words: string) => [
      ...new Set(provider.requests.filter(({ user }) => privateWordsIn(user, [words]).length > 0).map(taskOf)),
    ]
    expect(seenBy(mayas).toSorted()).toEqual(['classify', 'translate'])
    expect(seenBy(jonass).toSorted()).toEqual(['classify', 'translate'])
    expect(seenBy(mayasCore)).toEqual(['reflect'])
    expect(seenBy(jonassCore)).toEqual(['reflect'])
    const both = provider.requests.filter(
      ({ user }) => privateWordsIn(user, [mayas]).length > 0 && privateWordsIn(user, [jonass]).length > 0,
    )
    expect(both).toEqual([])
  })

  it('include no private words in instructions, and no address, last name or username at all', async () => {
    await throughEveryRound(well)
    for (const { system, user, authorization } of provider.requests) {
      expect(privateWordsIn(system, bothPartiesWords)).toEqual([])
      expect(`${system} ${user}`).not.toMatch(/@example\.com|Okafor|Weber|maya_okafor/)
      expect(authorization).toBe('Bearer a key')
    }
  })
})
