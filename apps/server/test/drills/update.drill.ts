import { jonas, maya } from '@squash/testkit/cast'
import { conflictIn, done } from '@squash/testkit/conflict-steps'
import { startDebate } from '@squash/testkit/debate-steps'
import { type Actor, testClient } from '@squash/testkit/http'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { systemClock } from '../../src/platform/clock.ts'
import type { Database } from '../../src/platform/database/database.ts'
import { openDatabase } from '../../src/platform/database/open.ts'
import { actorAt } from '../support/actor-at.ts'
import { miscounts, runRecount } from '../support/recount.ts'
import { killServers, type ServerProcess, startServer } from '../support/server-process.ts'
import { isBusy } from '../support/until.ts'
import { checkOut, type EarlierVersion } from './earlier-version.ts'

/** The commit that is already running when the present one is installed. */
const REVISION = process.env.FROM ?? 'HEAD~1'
/** Rounds while both versions run. */
const ROUNDS = 5

const url = process.env.DATABASE_URL ?? ''
let earlier: EarlierVersion
let database: Database

beforeAll(async () => {
  earlier = await checkOut(REVISION)
  database = await openDatabase({ url, dataDir: '', log: pino({ level: 'silent' }) })
})
afterAll(async () => {
  killServers()
  await database?.close()
  await earlier?.remove()
})

const start = (project?: string): Promise<ServerProcess> =>
  startServer({ DATABASE_URL: url, AUTH_AUTOCONFIRM: 'on' }, project)
const count = async (text: string): Promise<number> => Number((await database.query(text)).rows[0]?.count)
const migrations = () => count('select count(*) from migrations')
const untilQuiet = () =>
  vi.waitFor(async () => expect(await isBusy(database)).toBe(false), { timeout: 60_000, interval: 100 })

it(`while ${REVISION} is updated to the present version, people use both`, async () => {
  const oldServer = await start(earlier.folder)
  const atOld = testClient(oldServer.origin)
  const mayas = await atOld.signUp(maya)
  const jonass = await atOld.signUp(jonas)
  // Conflicts from before the update, which both versions then read.
  const started = await Promise.all([conflictIn('vote_1', mayas, jonass), conflictIn('vote_3', mayas, jonass)])
  const before = await migrations()

  const newServer = await start()
  process.stdout.write(
    `From ${earlier.commit.slice(0, 7)}, with ${(await migrations()) - before} new migrations of the server.\n`,
  )
  const atNew = (user: Actor) => actorAt(newServer.origin, user)
  for (const { id } of started) await done(atNew(jonass).call('get_conflict', { p_conflict_id: id }))
  for (let round = 0; round < ROUNDS; round++) {
    await conflictIn('ruled', mayas, atNew(jonass))
    await conflictIn('resolved', atNew(mayas), jonass)
    for (const user of [mayas, jonass, atNew(mayas), atNew(jonass)]) {
      await done(user.call('get_dashboard', {}))
      await done(user.call('get_my_conflicts', {}))
    }
  }
  await startDebate(mayas)
  await startDebate(atNew(mayas))

  expect(await oldServer.stop()).toBe(0)
  await conflictIn('ruled', atNew(mayas), atNew(jonass))
  await untilQuiet()
  expect(await count("select count(*) from pgboss.job where state = 'failed'")).toBe(0)
  expect(await miscounts(database)).toEqual([])
  expect((await runRecount({ database, clock: systemClock })).said).toEqual(['All counters are correct.'])
  expect(await newServer.stop()).toBe(0)
})
