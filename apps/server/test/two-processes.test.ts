import { randomUUID } from 'node:crypto'
import { type AiProvider, startAiProvider } from '@squash/testkit/ai-provider'
import { slowly } from '@squash/testkit/ai-replies'
import { ada, ben, jonas, maya, words } from '@squash/testkit/cast'
import { conflictIn, done, reaches, respond, startConflict } from '@squash/testkit/conflict-steps'
import { startDebate } from '@squash/testkit/debate-steps'
import { eventually } from '@squash/testkit/eventually'
import { type Actor, testClient } from '@squash/testkit/http'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '../src/platform/database/database.ts'
import { actorAt } from './support/actor-at.ts'
import { type TestDatabase, testDatabase } from './support/database.ts'
import { openStream } from './support/live-stream.ts'
import { personOf } from './support/person.ts'
import { miscounts } from './support/recount.ts'
import { killServers, startServer } from './support/server-process.ts'
import { untilQuiet } from './support/until.ts'
import { withinASecond } from './support/within-a-second.ts'

const ROUNDS = 20

/** The embedded database has room for only one process, so this needs a PostgreSQL server (DATABASE_URL). */
describe.runIf(process.env.DATABASE_URL)('two server processes on one PostgreSQL database', { timeout: 60_000 }, () => {
  let provider: AiProvider
  let database: TestDatabase
  let origins: readonly [string, string]
  /** Each user, signed in at both processes. */
  let mayas: readonly [Actor, Actor]
  let jonass: readonly [Actor, Actor]

  beforeAll(async () => {
    provider = await startAiProvider()
    database = await testDatabase()
    const env = {
      DATABASE_URL: database.url ?? '',
      AI_BASE_URL: provider.baseUrl,
      AI_MODEL: 'a model',
      RATE_LIMITS: '20',
    }
    const [one, other] = await Promise.all([startServer(env), startServer(env)])
    origins = [one.origin, other.origin]
    mayas = atBoth(await testClient(one.origin).signUp(maya))
    jonass = atBoth(await testClient(other.origin).signUp(jonas))
  })
  afterAll(async () => {
    killServers()
    await database.close()
    await provider.close()
  })
  beforeEach(() => provider.reset())

  /** One session is valid at both. */
  const atBoth = (user: Actor): readonly [Actor, Actor] => [actorAt(origins[0], user), actorAt(origins[1], user)]

  const rows = async (text: string, parameters: unknown[]) => (await database.query(text, parameters)).rows

  it('run every AI step once, on either of them', async () => {
    provider.always(slowly(20))
    const ids = await Promise.all(
      Array.from(
        { length: 10 },
        async (_, n) => (await conflictIn('vote_3', mayas[n % 2 ? 0 : 1], jonass[n % 2 ? 1 : 0])).id,
      ),
    )
    await untilQuiet(database)
    for (const id of ids) {
      const events = await rows("select type from outbox where event ->> 'conflict' = $1", [id])
      const types = events.map(({ type }) => type)
      for (const once of ['conflict.mediated', 'conflict.rehashed', 'conflict.reflected'])
        expect(types.filter((type) => type === once)).toEqual([once])
    }
    // Two translations, two classifications and three steps each: none was requested twice.
    expect(provider.requests.length).toBe(7 * ids.length)
  })

  it('give the same answer to an Idempotency-Key, even while the first request is still running', async () => {
    provider.always(slowly(100))
    const headers = { 'idempotency-key': randomUUID() }
    const input = {
      title: 'The same key',
      user2_email: ben.email,
      user1_mood: 'meh',
      user1_raw_message: words.maya,
    } as const
    const answers = await Promise.all(
      [0, 1, 0, 1].map((at) => (at ? mayas[1] : mayas[0]).call('create_conflict', input, headers)),
    )
    const [first] = answers
    for (const answer of answers) expect(answer.body).toEqual(first?.body)
    expect(await done(mayas[1].call('create_conflict', input, headers))).toEqual(first?.body)
    expect((await rows("select id from conflicts where title = 'The same key'", [])).length).toBe(1)
  })

  it('notify a browser at one of them of what happened at the other', async () => {
    const { id } = await startConflict(mayas[0])
    const stream = await openStream(origins[0], mayas[0])
    await respond(jonass[1], id)
    await eventually('the event', async () =>
      stream.heard.find(({ event, data }) => event === 'conflict.changed' && JSON.stringify(data).includes(id)),
    )
    stream.close()
  })

  it('share the rate limit of a user', async () => {
    const [here, there] = atBoth(await testClient(origins[0]).signUp(ada))
    // 30 checks an hour per caller (docs/reference/profiles.md#what-others-see-of-a-profile), times the factor 20.
    const checks = async (at: Actor, count: number) => {
      const answers = await Promise.all(
        Array.from({ length: count }, () => at.call('check_user_exists_by_email', { email_to_check: maya.email })),
      )
      return answers.filter(({ status }) => status === 200).length
    }
    const spent = (await checks(here, 400)) + (await checks(there, 400))
    expect(spent).toBe(600)
    const refused = await here.call('check_user_exists_by_email', { email_to_check: maya.email })
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  })

  it('both refuse, within a second, a session that was signed out at one', async () => {
    const [here, there] = atBoth(await testClient(origins[0]).signUp(ben))
    await done(there.call('get_dashboard', {}))
    await done(here.request('POST', '/auth/v1/logout'))
    const statusAt = async (process: Actor) => (await process.call('get_dashboard', {})).status
    const [status] = await Promise.all([
      statusAt(here),
      withinASecond('the other process to notice', async () => (await statusAt(there)) === 401),
    ])
    expect(status).toBe(401)
  })

  describe(`in each of ${ROUNDS} races`, () => {
    const inEach = async (race: () => Promise<void>) => {
      for (let round = 0; round < ROUNDS; round++) await race()
    }
    const statuses = (answers: { status: number }[]) => answers.map(({ status }) => status).sort()

    it('let one of two answers to a conflict win', async () => {
      await inEach(async () => {
        const { id } = await startConflict(mayas[0])
        const answers = jonass.map((j) =>
          j.call('respond_to_conflict', { p_conflict_id: id, user2_raw_message: words.jonas }),
        )
        expect(statuses(await Promise.all(answers))).toEqual([200, 409])
      })
    })

    it('let one of two deletions win', async () => {
      await inEach(async () => {
        const { id } = await startConflict(mayas[0])
        const answers = mayas.map((m) => m.call('delete_conflict', { p_conflict_id: id }))
        expect(statuses(await Promise.all(answers))).toEqual([200, 404])
      })
    })

    it('count both votes of a round, and resolve once', async () => {
      await inEach(async () => {
        const { id } = await conflictIn('vote_1', mayas[0], jonass[1])
        const answers = [mayas[0], jonass[1]].map((at) =>
          at.call('vote_satisfaction', { p_conflict_id: id, satisfied: true }),
        )
        expect(statuses(await Promise.all(answers))).toEqual([200, 200])
        await reaches(mayas[1], id, 'resolved')
        const resolved = await rows(
          "select id from outbox where type = 'conflict.resolved' and event ->> 'conflict' = $1",
          [id],
        )
        expect(resolved.length).toBe(1)
      })
    })

    it('let one of two unsatisfied votes start the rehash, and count no second vote of the same person', async () => {
      await inEach(async () => {
        const { id } = await conflictIn('vote_1', mayas[0], jonass[1])
        const votes = [mayas[0], mayas[1], jonass[1]].map((at) =>
          at.call('vote_satisfaction', { p_conflict_id: id, satisfied: false, p_round: 1 }),
        )
        expect(statuses(await Promise.all(votes))).toEqual([200, 409, 409])
        const requested = await rows(
          "select id from outbox where type = 'rehash.requested' and event ->> 'conflict' = $1",
          [id],
        )
        expect(requested.length).toBe(1)
      })
    })

    it('leave no conflict by a blocked user on the list of the user who blocks them at that moment', async () => {
      await inEach(async () => {
        const asked = provider.requests.length
        const conflict = startConflict(jonass[1], maya.email)
        // The conflict is stored once its first message is rewritten, so this is the moment for the block.
        await eventually('the mediator to be asked', async () => provider.requests.length > asked)
        const debate = startDebate(jonass[1], maya.email)
        await done(mayas[0].call('block_user', { p_user_id: personOf(jonass[0]) }))
        const started = [(await conflict).id, (await debate).id]
        const left = [
          ...(await done(mayas[0].call('get_my_conflicts', {}))),
          ...(await done(mayas[0].call('get_pending_debate_invites', {}))),
        ]
        await done(mayas[1].call('unblock_user', { p_user_id: personOf(jonass[0]) }))
        expect(left.map(({ id }) => id).filter((id) => started.includes(id))).toEqual([])
      })
    })
  })

  it('keep the counters correct through all of it', async () => {
    await untilQuiet(database)
    const facts: Pick<Database, 'query'> = database
    expect(await miscounts(facts)).toEqual([])
  })
})
