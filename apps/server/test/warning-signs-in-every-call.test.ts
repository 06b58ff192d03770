import type { Conflict } from '@squash/contract/conflicts'
import type { ErrorBody } from '@squash/contract/errors'
import { SafetyDetails } from '@squash/contract/safety'
import { type AiTask, taskOf } from '@squash/testkit/ai-answers'
import { type AiProvider, startAiProvider } from '@squash/testkit/ai-provider'
import { completion, type Script, saying, well } from '@squash/testkit/ai-replies'
import { jonas, maya, words } from '@squash/testkit/cast'
import { conflictIn, done, reaches, startConflict, submitCoreIssues, vote } from '@squash/testkit/conflict-steps'
import { argument, debateIn } from '@squash/testkit/debate-steps'
import type { Actor, Answer } from '@squash/testkit/http'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { privateWordsIn } from './support/private-words.ts'
import { startSquash, type TestSquash } from './support/squash.ts'
import { untilQuiet } from './support/until.ts'

/** One pauses for confirmation, and one is always refused; each has eight words by which it can be found anywhere. */
const DESPAIR = 'The dishes again, and to be honest I want to kill myself when I come home to this kitchen.'
const THREAT = 'Clean the whole kitchen before I am home tonight or I will kill you, and that is no joke.'

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

/** Every table of Squash, the accounts and the job queue that contains these words. */
async function tablesWith(text: string): Promise<string[]> {
  const { rows } = await squash.database.query(
    `select quote_ident(table_schema) || '.' || quote_ident(table_name) as name from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
  )
  const found: string[] = []
  for (const { name } of rows) {
    const { rows: kept } = await squash.database.query(`select to_jsonb(t)::text as row from ${name} t`)
    if (privateWordsIn(kept, [text]).length > 0) found.push(String(name))
  }
  return found
}
const kept = async (table: string) => (await squash.database.query(`select 1 from ${table}`)).rows.length

type Sent = Answer<unknown>
function refusalIn(answer: Sent): ErrorBody {
  if (answer.ok) throw new Error(`It was let through with ${answer.status}`)
  return answer.body
}
const detailsOf = (answer: Sent) => SafetyDetails.parse(refusalIn(answer).details)

/** The five calls in which a user writes, each ready to be made with these words. */
const WRITING: Record<string, () => Promise<(text: string, acknowledged?: boolean) => Promise<Sent>>> = {
  create_conflict: async () => (text, safety_acknowledged) =>
    m.call('create_conflict', {
      title: 'Kitchen',
      user2_email: jonas.email,
      user1_mood: 'rage',
      user1_raw_message: text,
      safety_acknowledged,
    }),
  respond_to_conflict: async () => {
    const { id } = await startConflict(m)
    return (text, safety_acknowledged) =>
      j.call('respond_to_conflict', { p_conflict_id: id, user2_raw_message: text, safety_acknowledged })
  },
  submit_core_issue: async () => {
    const { id } = await conflictIn('core_issues', m, j)
    return (text, safety_acknowledged) =>
      j.call('submit_core_issue', { p_conflict_id: id, core_issue: text, safety_acknowledged })
  },
  create_debate: async () => {
    const { opponent_position: _, ...debate } = argument
    return (text, safety_acknowledged) =>
      m.call('create_debate', {
        ...debate,
        creator_position: text,
        opponent_email: jonas.email,
        safety_acknowledged,
      })
  },
  respond_to_debate_invite: async () => {
    const { id } = await debateIn('pending', m, j)
    return (text, safety_acknowledged) =>
      j.call('respond_to_debate_invite', { p_debate_id: id, p_position: text, safety_acknowledged })
  },
}

describe.each(Object.entries(WRITING))('a warning sign in %s', (_call, ready) => {
  it('pauses without storing or sending anything, and is accepted once acknowledged', async () => {
    const send = await ready()
    await untilQuiet(squash.database)
    const asked = provider.requests.length
    const logged = squash.logged.length

    const paused = await send(DESPAIR)
    expect(paused.status).toBe(422)
    expect(refusalIn(paused).code).toBe('safety.paused')
    expect(detailsOf(paused)).toMatchObject({ kind: 'pause', signs: ['self_harm'], country: null, emergency: null })
    expect(detailsOf(paused).resources.length).toBeGreaterThan(0)
    await untilQuiet(squash.database)
    expect(await tablesWith(DESPAIR)).toEqual([])
    expect(provider.requests.length).toBe(asked)
    expect(privateWordsIn(squash.logged.slice(logged), [DESPAIR])).toEqual([])
    expect(squash.logged.slice(logged).join()).not.toContain('self_harm')

    expect((await send(DESPAIR, true)).ok).toBe(true)
    expect(await tablesWith(DESPAIR)).not.toEqual([])
  })

  it('is always refused when it is a threat, even if acknowledged', async () => {
    const send = await ready()
    await untilQuiet(squash.database)
    const asked = provider.requests.length
    for (const acknowledged of [undefined, false, true]) {
      const stopped = await send(THREAT, acknowledged)
      expect(stopped.status).toBe(422)
      expect(refusalIn(stopped).code).toBe('safety.stopped')
      expect(detailsOf(stopped)).toMatchObject({ kind: 'stop', signs: ['threat'] })
    }
    expect(await tablesWith(THREAT)).toEqual([])
    expect(provider.requests.length).toBe(asked)
  })
})

describe('a paused message', () => {
  const draft = { title: 'Kitchen', user2_email: jonas.email, user1_mood: 'rage', user1_raw_message: DESPAIR } as const

  it('can be acknowledged and resent with the same Idempotency-Key', async () => {
    const key = { 'idempotency-key': 'one-form' }
    expect((await m.call('create_conflict', draft, key)).status).toBe(422)
    expect(await kept('idempotency_keys')).toBe(0)
    const sent = await done(m.call('create_conflict', { ...draft, safety_acknowledged: true }, key))
    expect(await done(m.call('create_conflict', { ...draft, safety_acknowledged: true }, key))).toEqual(sent)
    expect(await kept('conflicts')).toBe(1)
  })

  it("is answered with help for its author's country, derived from the browser's languages", async () => {
    const swiss = await m.call('create_conflict', draft, { 'accept-language': 'en;q=0.3, gsw-CH, de-DE;q=0.9' })
    expect(detailsOf(swiss)).toMatchObject({ country: 'CH', emergency: '112' })
    const broken = await m.call('create_conflict', draft, { 'accept-language': '<script>;q=9, ,,;' })
    expect(detailsOf(broken)).toMatchObject({ country: null, emergency: null })
  })

  it("uses none of the day's invites, and is refused first when its author may not write at all", async () => {
    expect((await m.call('create_conflict', { ...draft, title: DESPAIR, user1_raw_message: 'Hm.' })).status).toBe(422)
    const { id } = await startConflict(m)
    const own = await m.call('respond_to_conflict', { p_conflict_id: id, user2_raw_message: THREAT })
    expect(own).toMatchObject({ status: 403, body: { code: 'conflict.not_a_party' } })
    const early = await j.call('submit_core_issue', { p_conflict_id: id, core_issue: THREAT })
    expect(early).toMatchObject({ status: 409, body: { code: 'conflict.wrong_phase' } })
  })
})

it('anyone can get help numbers, for a named country or the one their browser suggests', async () => {
  const help = async (input: { p_locale?: string }, language?: string) =>
    done(squash.visitor.call('get_crisis_resources', input, language ? { 'accept-language': language } : {}))
  expect(await help({ p_locale: 'de-AT' }, 'en-GB')).toMatchObject({ country: 'AT', emergency: '112' })
  expect(await help({}, 'en-GB')).toMatchObject({ country: 'GB', emergency: '999' })
  const [british, french] = await Promise.all([help({}, 'en-GB'), help({}, 'fr-FR')])
  expect([british.country, french.country]).toEqual(['GB', 'FR'])
  expect((await help({})).resources.flatMap(({ needs }) => needs)).toEqual(
    expect.arrayContaining(['despair', 'violence', 'children']),
  )
})

/** Answers every task well, except one. */
const answering =
  (task: AiTask, content: string): Script =>
  (request, seen) =>
    taskOf(request) === task ? completion(content) : well(request, seen)

const closed = (conflict: Conflict) => {
  expect(conflict).toMatchObject({ phase: 'abandoned', closed_reason: 'flagged', final_ai_ruling: null })
}

/** Checks that the conflict causes no mail or reminder and costs no points, and that strangers can't read it. */
async function leavesNoTrace(id: string): Promise<void> {
  await untilQuiet(squash.database)
  const before = await kept('captured_mails')
  squash.clock.advance({ days: 40 })
  for (const schedule of ['conflicts.abandon', 'conflicts.publish-ghosting', 'conflicts.publish-ignored'])
    await squash.runSchedule(schedule)
  await untilQuiet(squash.database)
  expect(await kept('captured_mails')).toBe(before)
  const sums = 'select user_id from squashcred_events where subject = $1 group by user_id having sum(amount) < 0'
  expect((await squash.database.query(sums, [id])).rows).toEqual([])
  expect(await done(squash.visitor.call('get_public_ai_rulings', {}))).toEqual([])
}

describe('a model that declines or refuses', () => {
  it.each(['DECLINED', '"declined"', "As an AI, I can't assist with that."])(
    'with %j leads to the canned texts, and closes nothing',
    async (content) => {
      provider.always(saying(content))
      const { id } = await conflictIn('vote_1', m, j)
      expect(await done(m.call('get_conflict', { p_conflict_id: id }))).toMatchObject({
        phase: 'vote_1',
        written_by: { translations: 'canned', mediation: 'canned' },
      })
    },
  )

  it.each(['rehash', 'reflect', 'rule', 'summarise'] as const)('to %s closes no conflict', async (task) => {
    provider.always(answering(task, 'DECLINED'))
    const { id } = await conflictIn('ruled', m, j)
    expect(await done(m.call('get_conflict', { p_conflict_id: id }))).toMatchObject({ phase: 'ruled' })
  })
})

const privateReasons = (id: string) =>
  squash.database
    .query('select kept_private, user1_private_reason, user2_private_reason from conflicts where id = $1', [id])
    .then(({ rows }) => rows[0])

describe('a message in which the model sees danger', () => {
  const draft = {
    title: words.title,
    user2_email: jonas.email,
    user1_mood: 'meh',
    user1_raw_message: words.maya,
  } as const

  it('is sent as a new conflict that stays private, and its author is offered help', async () => {
    provider.always(answering('classify', '{"kinds": ["coercive_control"]}'))
    const { safety, ...started } = await done(m.call('create_conflict', draft))
    expect(safety).toMatchObject({ level: 'hint', kinds: ['coercive_control'] })
    expect(safety.resources.length).toBeGreaterThan(0)
    expect(started.phase).toBe('awaiting_response')
    expect(await privateReasons(started.id)).toEqual({
      kept_private: true,
      user1_private_reason: 'model',
      user2_private_reason: null,
    })
  })

  it('is sent as a response, its author is offered help, and the other person learns nothing', async () => {
    const { id } = await startConflict(m)
    provider.always(answering('classify', '{"kinds": ["stalking"]}'))
    const { safety } = await done(j.call('respond_to_conflict', { p_conflict_id: id, user2_raw_message: words.jonas }))
    expect(safety).toMatchObject({ level: 'hint', kinds: ['stalking'] })
    expect(await privateReasons(id)).toEqual({
      kept_private: true,
      user1_private_reason: null,
      user2_private_reason: 'model',
    })
    expect(JSON.stringify(await done(m.call('get_conflict', { p_conflict_id: id })))).not.toMatch(/stalking|"model"/)
  })

  it('is never blocked once its author has acknowledged the safety pause, and not classified again', async () => {
    provider.always(answering('classify', '{"kinds": ["threat"]}'))
    const sent = await done(
      m.call('create_conflict', { ...draft, user1_raw_message: DESPAIR, safety_acknowledged: true }),
    )
    expect(await privateReasons(sent.id)).toMatchObject({ kept_private: true, user1_private_reason: 'sign' })
    expect(provider.requests.map(taskOf)).toEqual(['translate'])
  })

  it('is sent as usual when all the model sees is a slur', async () => {
    provider.always(answering('classify', '{"kinds": ["slur"]}'))
    const { id } = await done(m.call('create_conflict', draft))
    expect(await privateReasons(id)).toMatchObject({ kept_private: false, user1_private_reason: null })
  })

  it('is classified in parallel with its translation', async () => {
    const { promise: bothAsked, resolve } = Promise.withResolvers<void>()
    provider.always((request, seen) => {
      if (new Set(seen.map(taskOf)).size === 2) resolve()
      return { ...well(request, seen), after: bothAsked }
    })
    expect((await done(m.call('create_conflict', draft))).phase).toBe('awaiting_response')
    expect(provider.requests.map(taskOf).toSorted()).toEqual(['classify', 'translate'])
  })
})

describe('a conflict into which Jonas sent a warning sign', () => {
  const kept_private = (id: string) =>
    squash.database
      .query('select kept_private from conflicts where id = $1', [id])
      .then(({ rows }) => rows[0]?.kept_private)

  /** Always the same conflict, except for what Jonas answers and acknowledges. */
  async function answeredWith(text: string): Promise<string> {
    const { id } = await startConflict(m)
    await done(j.call('respond_to_conflict', { p_conflict_id: id, user2_raw_message: text, safety_acknowledged: true }))
    return id
  }

  it('looks and proceeds like any other for Maya, and closes where another would become public', async () => {
    const plain = await answeredWith(words.jonas)
    const marked = await answeredWith(DESPAIR)
    expect([await kept_private(plain), await kept_private(marked)]).toEqual([false, true])
    for (const id of [plain, marked]) await toTheLastVote(id)

    // Jonas's messages differ, of course, and so do their wordings.
    const seen = async (id: string) => {
      const conflict = await done(m.call('get_conflict', { p_conflict_id: id }))
      return JSON.stringify({ ...conflict, user2_translated_message: null })
    }
    expect((await seen(marked)).replaceAll(marked, plain)).toBe(await seen(plain))
    for (const who of [m, j]) {
      const own = JSON.stringify(await done(who.call('export_my_data', {})))
      expect(own).not.toMatch(/kept_private|self_harm|acknowledged/)
    }

    provider.reset()
    const asked = await done(m.call('request_final_ruling', { p_conflict_id: marked }))
    closed(asked)
    expect(asked.user1_satisfaction).toBe(null)
    await leavesNoTrace(marked)
    expect(provider.requests).toEqual([])
    const codes = await squash.database.query(`select code from squashcred_events where code = 'ESCALATION'`)
    expect(codes.rows).toEqual([])
  })

  /** Takes a conflict from the response to the point at which either party may request the ruling. */
  async function toTheLastVote(id: string): Promise<void> {
    await reaches(m, id, 'vote_1')
    await vote(m, id, false)
    await reaches(m, id, 'vote_2')
    await vote(j, id, false)
    await reaches(m, id, 'core_issues')
    await submitCoreIssues(m, j, id)
    await reaches(m, id, 'vote_3')
  }

  it('never gets a ruling, whatever else goes wrong', async () => {
    const id = await answeredWith(DESPAIR)
    const ruled = squash.database.query('update conflicts set final_ruling_issued_at = now() where id = $1', [id])
    await expect(ruled).rejects.toThrow('kept_private_is_never_ruled')
  })
})
