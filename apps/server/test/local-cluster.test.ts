import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { jonas, maya, words } from '@squash/testkit/cast'
import { conflictIn, done } from '@squash/testkit/conflict-steps'
import { eventually } from '@squash/testkit/eventually'
import { type Actor, testClient } from '@squash/testkit/http'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it, type TestContext } from 'vitest'
import { openDatabase } from '../src/platform/database/open.ts'
import { followAcrossRestarts } from './support/follow-across-restarts.ts'
import { type LocalCluster, startLocalCluster } from './support/local-cluster.ts'
import { miscounts } from './support/recount.ts'
import { untilQuiet } from './support/until.ts'

/** Milliseconds of pause between calls, which would otherwise take the CPU from the processes that start. */
const BETWEEN_CALLS = 20

describe('the deployment with two web processes, two workers, PgBouncer and a proxy', { timeout: 90_000 }, () => {
  let cluster: LocalCluster | { missing: string }
  let mayas: Actor
  let jonass: Actor

  beforeAll(async () => {
    cluster = await startLocalCluster({ RATE_LIMITS: 'off', LOG_LEVEL: 'warn' })
    if ('missing' in cluster) return
    const client = testClient(cluster.origin)
    mayas = await client.signUp(maya)
    jonass = await client.signUp(jonas)
  }, 90_000)
  afterAll(async () => {
    if (!('missing' in cluster)) await cluster.stop()
  }, 90_000)

  const running = (context: TestContext): LocalCluster => {
    if ('missing' in cluster) return context.skip(`these Debian packages are missing: ${cluster.missing}`)
    return cluster
  }
  /** With the header that lets the proxy send a call again. */
  const repeatable = () => ({ 'idempotency-key': randomUUID() })
  const start = (title: string) =>
    done(
      mayas.call(
        'create_conflict',
        { title, user2_email: jonas.email, user1_mood: 'annoyed', user1_raw_message: words.maya },
        repeatable(),
      ),
    )
  const titles = async () => (await done(mayas.call('get_my_conflicts', {}))).map(({ title }) => title)

  it('mediates, through the proxy and the pooler', async (context) => {
    running(context)
    expect(await conflictIn('vote_2', mayas, jonass)).toMatchObject({ phase: 'vote_2' })
  })

  it('restarts every process without a failed call, and live streams resume where they ended', async (context) => {
    const { origin, obey } = running(context)
    const stream = followAcrossRestarts(origin, jonass)
    const hears = (ids: readonly string[]) =>
      eventually('every conflict to reach the stream', async () => {
        const announced = JSON.stringify(stream.heard())
        return ids.every((id) => announced.includes(id))
      })
    await eventually('the stream to open', async () => stream.connections() > 0)
    const started = [(await start('Before restarting')).id]
    // A stream that has heard nothing yet has no event from which to resume.
    await hears(started)
    const restarted = obey('restart', /^All processes were restarted/)
    let isOver = false
    const over = () => {
      isOver = true
    }
    restarted.then(over, over)
    const refused: unknown[] = []
    while (!isOver) {
      started.push((await start(`While restarting ${started.length}`)).id)
      for (let reads = 0; reads < 20; reads++) {
        const answer = await jonass.call('get_dashboard', {}, repeatable())
        if (!answer.ok) refused.push(answer)
        await pause(BETWEEN_CALLS)
      }
    }
    await restarted
    expect(refused).toEqual([])
    expect(started.length).toBeGreaterThan(3)
    await hears(started)
    await stream.close()
    expect(stream.connections()).toBeGreaterThan(1)
    const ids = stream.heard().map(({ id }) => id)
    expect(ids).toEqual([...new Set(ids)])
  })

  it('is restored to the moment before a mistake, with every counter right', async (context) => {
    const { obey, databaseUrl } = running(context)
    await obey('backup', /^Backup \S+ is complete/)
    await start('Before the mistake')
    const moment = new Date().toISOString()
    await start('The mistake')
    await obey(`restore ${moment}`, /^Restored/)

    const left = await titles()
    expect(left).toContain('Before the mistake')
    expect(left).not.toContain('The mistake')
    await start('Life goes on')
    const database = await openDatabase({ url: databaseUrl, dataDir: '', log: pino({ level: 'silent' }) })
    await untilQuiet(database)
    expect(await miscounts(database)).toEqual([])
    await database.close()
  })
})
