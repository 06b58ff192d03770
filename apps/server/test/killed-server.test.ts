import { randomUUID } from 'node:crypto'
import { EventEmitter, once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import type { Phase, Round } from '@squash/contract/values'
import { type AiProvider, startAiProvider } from '@squash/testkit/ai-provider'
import { slowly } from '@squash/testkit/ai-replies'
import { jonas, maya, words } from '@squash/testkit/cast'
import { type Actor, type Answer, type CallName, type InputOf, type OutputOf, testClient } from '@squash/testkit/http'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database } from '../src/platform/database/database.ts'
import { kindOf } from './support/calls.ts'
import { type Chance, chanceOf } from './support/chance.ts'
import { type DatabaseForProcesses, databaseForProcesses } from './support/database-for-processes.ts'
import { miscounts } from './support/recount.ts'
import { killServers, type ServerProcess, startServer } from './support/server-process.ts'

const KILLS = Number(process.env.KILLS ?? 20)
/** Conflicts that are settled concurrently. */
const AT_ONCE = 4
/** The longest time for which a server lives once it listens, in milliseconds. */
const LIFE = 500
/** About how many milliseconds a write takes. */
const WRITE = 10

let provider: AiProvider
let database: DatabaseForProcesses
let env: Record<string, string>
let visitor: Actor
beforeAll(async () => {
  provider = await startAiProvider()
  provider.always(slowly(60))
  database = await databaseForProcesses()
  env = { ...database.env, AI_BASE_URL: provider.baseUrl, AI_MODEL: 'a model' }
  // One clean run, so that the runs that are cut short start with their tables created and their modules compiled.
  await (await startServer(env)).stop()
})
afterAll(async () => {
  killServers()
  await database.remove()
  await provider.close()
})

/** What the server has acknowledged to the two users. */
type Acknowledged = { id: string; title: string; mailed: boolean; votes: string[]; end: 'resolved' | 'ruled' }

it(`Squash loses nothing and repeats nothing even if it is killed ${KILLS} times`, { timeout: 600_000 }, async () => {
  const chance = chanceOf(2026)
  let server = await startServer(env)
  const client = testClient(server.origin)
  visitor = client.visitor
  const couple = [await client.signUp(maya), await client.signUp(jonas)] as const

  let kills = 0
  const acknowledged: Acknowledged[] = []
  const settleUntilTheLastKill = async () => {
    while (kills < KILLS) acknowledged.push(await settle(couple))
  }
  const killAgainAndAgain = async () => {
    for (; kills < KILLS; kills++) server = await killedAndStarted(server, chance)
  }
  await Promise.all([killAgainAndAgain(), ...Array.from({ length: AT_ONCE }, settleUntilTheLastKill)])
  expect(await server.stop()).toBe(0)

  const opened = await database.open()
  try {
    await expectExactly(opened, acknowledged, `SEED=${chance.seed}`)
  } finally {
    await opened.close()
  }
})

async function killedAndStarted(server: ServerProcess, chance: Chance): Promise<ServerProcess> {
  await pause(chance.below(LIFE))
  // Every second kill falls into the few milliseconds in which a write is stored but not yet answered.
  if (chance.next() < 0.5) await Promise.race([once(writes, 'sent'), pause(LIFE)])
  await pause(chance.below(WRITE))
  await server.kill()
  return startServer({ ...env, PORT: server.port })
}

/** Signals when a write is in flight. */
const writes = new EventEmitter()

/** Repeats a request until it is answered, as a browser does. */
async function answered<Value>(ask: () => Promise<Answer<Value, unknown>>): Promise<Value> {
  for (;;) {
    try {
      const answer = await ask()
      if (answer.ok) return answer.body
      if (answer.status !== 503) throw new Error(`${answer.status} ${JSON.stringify(answer.body)}`)
    } catch (error) {
      // What fetch throws when no server listens, or the connection breaks.
      if (!(error instanceof TypeError)) throw error
    }
    await pause(50)
  }
}

/** One call, repeated as often as needed: a write carries the same Idempotency-Key each time. */
function surely<Name extends CallName>(actor: Actor, name: Name, input: InputOf<Name>): Promise<OutputOf<Name>> {
  const headers = { 'idempotency-key': randomUUID() }
  return answered(() => {
    if (kindOf(name) === 'write') writes.emit('sent')
    return actor.call(name, input, headers)
  })
}

const wasMailed = async (title: string): Promise<boolean> => {
  const mails = await answered(() => visitor.request('GET', '/dev/mail.json'))
  return JSON.stringify(mails).includes(`you: ${title}`)
}

let settled = 0
/** Takes a conflict through every round: every second one ends satisfied, the others with a ruling. */
async function settle([m, j]: readonly [Actor, Actor]): Promise<Acknowledged> {
  settled += 1
  const title = `Dishes, time number ${settled}`
  const end = settled % 2 === 0 ? 'resolved' : 'ruled'
  const { id, mail_queued: mailed } = await surely(m, 'create_conflict', {
    title,
    user2_email: jonas.email,
    user1_mood: 'annoyed',
    user1_raw_message: words.maya,
  })
  const votes: string[] = []
  const vote = async (actor: Actor, satisfied: boolean, round: Round) => {
    await surely(actor, 'vote_satisfaction', { p_conflict_id: id, satisfied, p_round: round })
    votes.push(`${round} ${actor === m ? 'user1' : 'user2'} ${satisfied}`)
  }
  const reaches = async (phase: Phase) => {
    while ((await surely(j, 'get_conflict', { p_conflict_id: id })).phase !== phase) await pause(40)
  }

  // An invite that is answered before its mail goes out is not mailed any more.
  while (mailed && !(await wasMailed(title))) await pause(40)
  await surely(j, 'respond_to_conflict', { p_conflict_id: id, user2_raw_message: words.jonas })
  await reaches('vote_1')
  await vote(j, true, 1)
  await vote(m, false, 1)
  await reaches('vote_2')
  await vote(j, false, 2)
  await surely(m, 'submit_core_issue', { p_conflict_id: id, core_issue: words.mayaCore })
  await surely(j, 'submit_core_issue', { p_conflict_id: id, core_issue: words.jonasCore })
  await reaches('vote_3')
  await vote(m, true, 3)
  await vote(j, end === 'resolved', 3)
  if (end === 'ruled') await surely(j, 'request_final_ruling', { p_conflict_id: id })
  await reaches(end)
  return { id, title, mailed, votes, end }
}

/** How many times one such conflict causes each event. */
const EVENTS: Record<string, number> = {
  'conflict.started': 1,
  'conflict.responded': 1,
  'conflict.mediated': 1,
  'satisfaction.voted': 5,
  'rehash.requested': 1,
  'conflict.rehashed': 1,
  'core_issues.opened': 1,
  'core_issue.submitted': 2,
  'reflection.requested': 1,
  'conflict.reflected': 1,
}
const ENDED = {
  resolved: { 'conflict.resolved': 1 },
  ruled: { 'ruling.requested': 1, 'ruling.issued': 1 },
} as const

async function expectExactly(opened: Database, acknowledged: Acknowledged[], seed: string): Promise<void> {
  const rows = async (text: string) => (await opened.query(text)).rows
  expect(acknowledged.length, seed).toBeGreaterThanOrEqual(AT_ONCE)

  const conflicts = await rows('select id, title from conflicts order by id')
  const expected = acknowledged.map(({ id, title }) => ({ id, title })).sort((a, b) => (a.id < b.id ? -1 : 1))
  expect(conflicts, seed).toEqual(expected)

  const voted = await rows(
    "select conflict_id, round || ' ' || party || ' ' || satisfied as vote from satisfaction_votes",
  )
  const events = await rows("select event ->> 'conflict' as conflict, type from outbox where event ? 'conflict'")
  const mails = (await rows('select recipient, subject from captured_mails')).map(({ recipient, subject }) => ({
    to: String(recipient),
    subject: String(subject),
  }))
  for (const { id, title, mailed, votes, end } of acknowledged) {
    expect(
      voted
        .filter((row) => row.conflict_id === id)
        .map((row) => row.vote)
        .sort(),
      seed,
    ).toEqual(votes.sort())
    const types = events.filter((event) => event.conflict === id).map(({ type }) => String(type))
    const counted = Object.fromEntries(types.map((type) => [type, types.filter((other) => other === type).length]))
    expect(counted, seed).toEqual({ ...EVENTS, ...ENDED[end] })
    const about = mails
      .filter((mail) => mail.subject.endsWith(`: ${title}`))
      .map(({ to, subject }) => `${to} ${subject}`)
    const invite = `${jonas.email} Maya would like to settle something with you: ${title}`
    expect(
      about.filter((mail) => mail === invite),
      seed,
    ).toEqual(mailed ? [invite] : [])
    // A party may be mailed several times that it is their turn; every other subject comes once.
    const announced = about.filter((mail) => !mail.includes(' Your turn: '))
    expect(announced, seed).toEqual([...new Set(announced)])
  }
  const [sent] = await rows('select count(*)::int as reasons from sent_mails')
  expect(sent?.reasons, seed).toBe(mails.length)
  expect(await miscounts(opened), seed).toEqual([])
  expect(await rows("select name from pgboss.job where state = 'failed' and name !~ '^__'"), seed).toEqual([])
}
