import { LIMITS } from '@squash/contract/limits'
import { taskOf } from '@squash/testkit/ai-answers'
import { type AiProvider, startAiProvider } from '@squash/testkit/ai-provider'
import { saying } from '@squash/testkit/ai-replies'
import { apart, jonas, maya, words } from '@squash/testkit/cast'
import { done, respond, startConflict } from '@squash/testkit/conflict-steps'
import { obeying } from '@squash/testkit/obeying'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import {
  type Answers,
  actingParty,
  type Course,
  packed,
  playAll,
  schemaOf,
  storedBalances,
} from './support/injected.ts'
import { privateWordsIn } from './support/private-words.ts'
import { startSquash, type TestSquash } from './support/squash.ts'
import { untilQuiet } from './support/until.ts'

let provider: AiProvider
let obedient: TestSquash
let alone: TestSquash
let schema: unknown
/** The same people write the same texts, once with a model that obeys them and once without a model. */
let obeyed: { courses: Course[]; told: Answers }
let unheard: { courses: Course[]; told: Answers }

beforeAll(async () => {
  provider = await startAiProvider()
  provider.always(obeying())
  const once = { tries: 1, tryMs: 5000, totalMs: 5000 }
  const env = { AI_BASE_URL: provider.baseUrl, AI_API_KEY: 'a key', AI_MODEL: 'a model' }
  obedient = await startSquash({ env, patience: { request: once, job: once } })
  alone = await startSquash()
  schema = await schemaOf(obedient)
  ;[obeyed, unheard] = await Promise.all([playAll(obedient), playAll(alone)])
  await Promise.all([quiet(obedient), quiet(alone)])
}, 240_000)
afterAll(async () => {
  await obedient.close()
  await alone.close()
  await provider.close()
})

/** All the work that these texts cause takes a while on a small machine. */
const quiet = ({ database }: TestSquash) => vi.waitFor(() => untilQuiet(database), { timeout: 120_000 })
const rowsOf = async (table: string) => (await obedient.database.query(`select * from ${table}`)).rows
const ended = () => obeyed.courses.flatMap(({ seen, texts }) => (seen ? [{ ...seen, texts }] : []))

describe('a model that obeys every injected instruction', () => {
  it('is called, and its answers are used when they pass the checks', () => {
    expect(ended().length).toBeGreaterThan(packed.length * 0.9)
    const writers = ended().flatMap(({ maya }) => Object.values(maya.written_by))
    // Most answers obey too much to pass. Between 20 and 27 do, because random ids decide who comes first in a prompt.
    expect(writers.filter((writer) => writer === 'ai').length).toBeGreaterThan(15)
  })

  it('changes no status, phase, vote or permission', () => {
    expect(obeyed.courses.map(actingParty)).toEqual(unheard.courses.map(actingParty))
    const ruled = ended().filter(({ maya }) => maya.phase === 'ruled')
    expect(ruled.length).toBeGreaterThan(packed.length / 2)
  })

  it('changes no points, achievements, archetype or rank', async () => {
    expect(await storedBalances(obedient)).toEqual(await storedBalances(alone))
    expect(await rowsOf('admin_acts')).toEqual([])
  })

  it('changes no table of the database', async () => {
    expect(await schemaOf(obedient)).toEqual(schema)
  })

  it('makes no call fail', () => {
    const statuses = new Set(obeyed.courses.flatMap((course) => course.statuses))
    expect([...statuses].filter((status) => ![200, 403, 409, 422].includes(status))).toEqual([])
  })

  it("reveals neither party's secrets to the other in any answer, mail or event", async () => {
    expect(privateWordsIn(obeyed.told.maya, [words.jonasCore])).toEqual([])
    expect(privateWordsIn(obeyed.told.jonas, [words.mayaCore])).toEqual([])
    for (const table of ['captured_mails', 'live_events', 'outbox', 'public_rulings', 'pgboss.job']) {
      expect(privateWordsIn(await rowsOf(table), [words.mayaCore, words.jonasCore]), table).toEqual([])
    }
  })

  it('sees core issues only in the reflection', () => {
    // When a ruling is repaired, the model is shown its last answer, which may be a secret that it has just revealed.
    const given = (user: string) => user.replace(/<(data-\w+) name="last answer">\n.*\n<\/\1>/, '')
    const askedWith = (secret: string) =>
      new Set(provider.requests.filter(({ user }) => privateWordsIn(given(user), [secret]).length > 0).map(taskOf))
    expect([...askedWith(words.mayaCore)]).toEqual(['reflect'])
    expect([...askedWith(words.jonasCore)]).toEqual(['reflect'])
  })

  it('never reveals its instructions', () => {
    const instructions = [...new Set(provider.requests.map(({ system }) => system))]
    expect(instructions.length).toBeGreaterThan(5)
    expect(privateWordsIn([...obeyed.told.maya, ...obeyed.told.jonas], instructions)).toEqual([])
  })

  it('gets no markup, invisible characters or overlong texts through', () => {
    const faults = ended().flatMap(({ maya: conflict }) => {
      const { written_by: by } = conflict
      const texts = [
        [by.user1_translation, conflict.user1_translated_message, 1500],
        [by.user2_translation, conflict.user2_translated_message, 1500],
        [by.mediation, conflict.ai_summary, 900],
        [by.mediation, conflict.ai_suggestion, 900],
        [by.rehash, conflict.ai_rehash_summary, 900],
        [by.rehash, conflict.ai_rehash_suggestion, 900],
        [by.reflection, conflict.ai_core_reflection, 900],
        [by.reflection, conflict.ai_core_suggestion, 900],
        [by.ruling, conflict.final_ai_ruling, 3000],
      ] as const
      // The canned headline quotes the title as it was typed.
      const summary = conflict.ai_final_summary ?? ''
      return [
        ...texts.flatMap(([writer, text, limit]) =>
          writer === 'ai' && text !== null && isUnfit(text, limit) ? [text] : [],
        ),
        ...([...summary].length > LIMITS.finalSummary ? [summary] : []),
      ]
    })
    expect(faults).toEqual([])
  })

  it('can be talked into declining and into seeing danger everywhere, without blocking anything', async () => {
    const kinds = JSON.stringify({ kinds: ['threat'] })
    provider.always((asked, seen) => saying(taskOf(asked) === 'classify' ? kinds : 'DECLINED')(asked, seen))
    const m = await obedient.signUp(apart(maya, 'declined'))
    const j = await obedient.signUp(apart(jonas, 'declined'))
    const started = await startConflict(m, j.session?.user.email)
    await respond(j, started.id)
    await quiet(obedient)
    const conflict = await done(m.call('get_conflict', { p_conflict_id: started.id }))
    expect(conflict).toMatchObject({ status: 'active', phase: 'vote_1', written_by: { mediation: 'canned' } })
    for (const { call } of [m, j]) {
      const entries = await done(call('get_squashcred_events', {}))
      expect(entries.filter(({ amount }) => amount < 0)).toEqual([])
    }
    const board = await done(obedient.visitor.call('get_public_ai_rulings', {}))
    expect(board.map(({ conflict_id }) => conflict_id)).not.toContain(started.id)
  })
})

const isUnfit = (text: string, limit: number): boolean =>
  text.length > limit ||
  /<\/?[a-z!][^<>]*>/i.test(text) ||
  /[\p{Cc}\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069]/u.test(text.replaceAll('\n', ''))
