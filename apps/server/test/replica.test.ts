import { done } from '@squash/testkit/conflict-steps'
import type { Actor } from '@squash/testkit/http'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { createRulings } from '../src/features/rulings/rulings.service.ts'
import { createReplica, type Replica } from '../src/platform/database/replica.ts'
import { createLog } from '../src/platform/log.ts'
import { createMetrics } from '../src/platform/metrics.ts'
import { createOutbox } from '../src/platform/outbox/outbox.ts'
import { type DatabaseLink, startDatabaseLink } from './support/database-link.ts'
import { personOf } from './support/person.ts'
import { publicRulings, startWithRuling } from './support/public-rulings.ts'
import type { TestSquash } from './support/squash.ts'

const server = process.env.DATABASE_URL
const Line = z.object({ msg: z.string(), reason: z.string().optional() })

/**
 * Plays the part of a standby: the same database through another path, where the functions used by a check answer as a
 * standby's do, the board is empty and other conflicts are counted.
 */
const STANDBY = `
  create schema standby;
  create table standby.public_rulings (like public.public_rulings);
  create table standby.global_stats as select 41 as total_conflicts, 40 as resolved_conflicts;
  create table standby.replication (is_replaying boolean, replayed pg_lsn);
  insert into standby.replication values (true, null);
  create function standby.pg_is_in_recovery() returns boolean language sql
    as 'select is_replaying from standby.replication';
  create function standby.pg_last_wal_replay_lsn() returns pg_lsn language sql
    as 'select coalesce(replayed, pg_current_wal_flush_lsn()) from standby.replication'`

describe.runIf(server)('a replica', () => {
  let squash: TestSquash
  let link: DatabaseLink
  let replica: Replica | undefined
  let now = 0
  const lines: string[] = []
  let m: Actor
  let ruled: string
  const { board } = publicRulings(() => ({ squash, ruled }))

  const standbyOf = (url: string) => {
    const { hostname, port } = new URL(link.url)
    const standby = new URL(url)
    Object.assign(standby, { hostname, port })
    standby.searchParams.set('options', '-c search_path=standby,pg_catalog,public')
    return standby.href
  }
  const check = () => replica?.check()
  const change = (statement: string) => squash.database.query(statement)
  /** What the log has said about the replica since the last time. */
  const logged = () =>
    lines
      .splice(0)
      .map((line) => Line.parse(JSON.parse(line)))
      .filter(({ msg }) => msg.startsWith('the replica'))
      .map(({ msg, reason }) => (reason === undefined ? msg : `${msg}: ${reason}`))

  beforeAll(async () => {
    link = await startDatabaseLink(server ?? '')
    const log = createLog('info', { write: (line) => void lines.push(line) })
    ;({ squash, m, ruled } = await startWithRuling({
      through(source, url = '') {
        replica = createReplica({
          url: standbyOf(url),
          primaryUrl: url,
          isPrepared: true,
          log,
          now: () => now,
          // A busy machine must not look like a replica that hangs.
          patience: { check: 15_000, read: 15_000 },
        })
        return { ...source, replica }
      },
    }))
    await change(STANDBY)
  })
  beforeEach(async () => {
    now += 20_000
    await check()
    logged()
  })
  afterAll(async () => {
    await squash?.close()
    await link.close()
  })

  const isRead = async () => (await board()).length === 0

  it('answers visitors, and everyone if the answer isn’t personal; Maya sees the board of the primary', async () => {
    expect(await isRead()).toBe(true)
    expect(await board(m)).toMatchObject([{ conflict_id: ruled }])
    expect(await done(m.call('get_leaderboard_summary', {}))).toMatchObject({ total_conflicts: 41 })
    expect(await done(m.call('get_profile_stats', {}))).toMatchObject({ total_conflicts: 1 })
  })

  it('keeps the reads of visitors apart from one that Maya makes at the same moment', async () => {
    const { database, clock } = squash
    const rulings = createRulings({ database, clock, outbox: createOutbox(database) })
    const look = (viewer: string | null) => rulings.list(viewer, { limit: 1, before: null })
    const visitor = () => database.mayLag(() => look(null))
    const [first, second, mayas] = await Promise.all([visitor(), visitor(), look(personOf(m))])
    expect([first.length, second.length, mayas.length]).toEqual([0, 0, 1])
  })

  it('never runs a transaction, however it begins', async () => {
    const { database } = squash
    const read = () => database.transaction((tx) => tx.selectFrom('public_rulings').select('conflict_id').execute())
    expect(await database.mayLag(read)).toEqual([{ conflict_id: ruled }])
  })

  it.each([
    [
      'lags',
      `update standby.replication set replayed = '0/1'`,
      'update standby.replication set replayed = null',
      'lagging',
    ],
    [
      'has been promoted',
      'update standby.replication set is_replaying = false',
      'update standby.replication set is_replaying = true',
      'promoted',
    ],
  ])('that %s is not used until it has recovered', async (_how, breaking, repairing, reason) => {
    await change(breaking)
    now += 1_001
    await check()
    expect(await isRead()).toBe(false)
    await check()
    await change(repairing)
    await check()
    expect(await isRead()).toBe(true)
    expect(logged()).toEqual([`the replica is not used: ${reason}`, 'the replica is used'])
  })

  it('that is no longer checked is used for another second only', async () => {
    now += 1_000
    expect(await isRead()).toBe(true)
    now += 1
    expect(await isRead()).toBe(false)
  })

  it('that cannot be reached fails no request, even before a check has noticed', async () => {
    link.cut()
    expect(await isRead()).toBe(false)
    await check()
    link.restore()
    now += 10_000
    await check()
    expect(await isRead()).toBe(true)
    expect(logged()).toEqual([
      'the replica is not used: a read failed',
      'the replica is not used: unreachable',
      'the replica is used',
    ])
  })

  it('that lacks a column fails no request, and is not read again for ten seconds', async () => {
    await change('alter table standby.public_rulings rename column issued_at to published_at')
    expect(await isRead()).toBe(false)
    await change('alter table standby.public_rulings rename column published_at to issued_at')
    await check()
    expect(await isRead()).toBe(false)
    now += 10_000
    await check()
    expect(await isRead()).toBe(true)
    expect(logged()).toEqual(['the replica is not used: a read failed', 'the replica is used'])
  })

  it('shows in the metrics whether it is used, and how old its answers may be', async () => {
    const { registry, watchReplica } = createMetrics()
    const values = async () =>
      (await registry.metrics()).split('\n').filter((line) => line.startsWith('squash_replica'))
    expect(await values()).toEqual([])
    watchReplica(squash.database.replica)
    now += 500
    expect(await values()).toEqual(['squash_replica_used 1', 'squash_replica_lag_seconds 0.5'])
    now += 1_000
    expect(await values()).toEqual(['squash_replica_used 0', 'squash_replica_lag_seconds 1.5'])
  })
})
