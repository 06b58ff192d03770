import { ada, ben, carla, jonas, maya } from '@squash/testkit/cast'
import { type Actor, testClient } from '@squash/testkit/http'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { systemClock } from '../../src/platform/clock.ts'
import type { Database } from '../../src/platform/database/database.ts'
import { openDatabase } from '../../src/platform/database/open.ts'
import { followAcrossRestarts } from '../support/follow-across-restarts.ts'
import { type LocalCluster, startLocalCluster } from '../support/local-cluster.ts'
import { miscounts, runRecount } from '../support/recount.ts'
import { isBusy } from '../support/until.ts'
import { startWriting } from './load.ts'

/** Milliseconds after the primary's end within which writes have to work again. */
const RECOVERED_WITHIN = 15_000
/** Writes before the primary is killed, and after another has taken over. */
const WRITES = 20

const patiently = (expectation: () => unknown) => vi.waitFor(expectation, { timeout: 60_000, interval: 100 })

describe('when the primary is killed while four people start conflicts', () => {
  let cluster: LocalCluster
  let writers: readonly Actor[]
  let jonass: Actor
  let visitor: Pick<Actor, 'call'>

  beforeAll(async () => {
    const started = await startLocalCluster({ RATE_LIMITS: 'off', LOG_LEVEL: 'warn' }, { withFailover: true })
    if ('missing' in started) throw new Error(`Install what is missing first: ${started.missing}`)
    cluster = started
    const client = testClient(cluster.origin)
    visitor = client.visitor
    writers = await Promise.all([maya, ada, ben, carla].map((person) => client.signUp(person)))
    jonass = await client.signUp(jonas)
  })
  afterAll(() => cluster?.stop())

  const withDatabase = async (
    work: (database: Database) => Promise<void>,
    url = cluster.databaseUrl,
  ): Promise<void> => {
    const database = await openDatabase({ url, dataDir: '', log: pino({ level: 'silent' }) })
    await work(database).finally(() => database.close())
  }

  /** Reads the board until the standby counts a read of it. */
  const readFromStandby = () =>
    withDatabase(async (standby) => {
      const reads = async () => {
        const { rows } = await standby.query(
          `select seq_scan + idx_scan as reads from pg_stat_user_tables where relname = 'public_rulings'`,
        )
        return Number(rows[0]?.reads)
      }
      const before = await reads()
      await patiently(async () => {
        await visitor.call('get_public_ai_rulings', { p_limit: 1 })
        expect(await reads()).toBeGreaterThan(before)
      })
    }, cluster.replicaUrl ?? '')

  it.each([
    ['its machine', 'kill machine'],
    ['PostgreSQL alone', 'kill server'],
  ])(
    'by the end of %s, no acknowledged write is lost and no reward is given twice, and the new standby is read from',
    async (victim, command) => {
      const stream = followAcrossRestarts(cluster.origin, jonass)
      await patiently(() => expect(stream.connections()).toBe(1))
      await readFromStandby()
      const load = startWriting(writers)
      await patiently(() => expect(load.acknowledged.length).toBeGreaterThan(WRITES))

      await cluster.obey(command, /^Killed/)
      const killedAt = performance.now()
      const sentSince = () => load.acknowledged.filter(({ sent }) => sent > killedAt)
      await patiently(() => expect(sentSince().length).toBeGreaterThan(WRITES))
      await cluster.obey('rejoin', /^The standby is/)
      await readFromStandby()
      await load.stop()

      const recovered = Math.min(...sentSince().map(({ answered }) => answered)) - killedAt
      process.stdout.write(
        `After the end of ${victim}, a write succeeded within ${(recovered / 1000).toFixed(1)} s; ` +
          `${load.acknowledged.length} writes were acknowledged, and ${load.failures()} tries failed.\n`,
      )

      await withDatabase(async (database) => {
        await patiently(async () => expect(await isBusy(database)).toBe(false))
        const { rows } = await database.query('select id, title from conflicts')
        const stored = new Map(rows.map(({ id, title }) => [String(id), String(title)]))
        expect(load.acknowledged.filter(({ id, title }) => stored.get(id) !== title)).toEqual([])
        expect(await miscounts(database)).toEqual([])
        expect((await runRecount({ database, clock: systemClock })).said).toEqual(['All counters are correct.'])
      })
      await patiently(() => {
        const announced = JSON.stringify(stream.heard())
        expect(load.acknowledged.filter(({ id }) => !announced.includes(id))).toEqual([])
      })
      await stream.close()
      const ids = stream.heard().map(({ id }) => id)
      expect(ids).toEqual([...new Set(ids)])
      expect(recovered).toBeLessThan(RECOVERED_WITHIN)
    },
  )
})
