import { setTimeout as pause } from 'node:timers/promises'
import type { Pool } from 'pg'
import type { Logger } from 'pino'
import { createLoop } from '../loop.ts'
import { CLOSE_WITHIN, createPool, type TimedQuery } from './pool.ts'
import {
  checked,
  failed,
  lagOf,
  type PrimaryFacts,
  problemOf,
  type ReplicaFacts,
  type ReplicaState,
  UNKNOWN_REPLICA,
  unanswered,
} from './replica-state.ts'

/** Milliseconds between checks: several fit into the lag that is allowed. */
const CHECK_EVERY = 250
/**
 * How long a check or a new connection may take, and how long a read, in milliseconds: short enough that the primary
 * can still answer in time.
 */
const TIMEOUTS = { check: 1_000, read: 2_000 }

const IDENTITY = `system_identifier::text as cluster, current_database() as database`
const PRIMARY = `select ${IDENTITY}, pg_wal_lsn_diff(pg_current_wal_flush_lsn(), '0/0')::text as position from pg_control_system()`
const REPLICA = `select ${IDENTITY}, pg_is_in_recovery() as is_replaying,
  coalesce(pg_wal_lsn_diff(pg_last_wal_replay_lsn(), '0/0'), 0)::text as position from pg_control_system()`

/** A streaming standby, for reads that may be a second old. */
export type Replica = {
  pool: Pool
  /** Milliseconds after which a read without a result loses its connection. */
  statementLimit: number
  namesStatements: boolean
  isUsable(): boolean
  status(): ReplicaStatus
  /** A read on it has failed: it isn't used for a while. */
  reportFailure(error: unknown): void
  /** Compares it with the primary; `start` repeats that. Never rejects. */
  check(): Promise<void>
  start(): void
  close(): Promise<void>
}

/** `lag`: how old its answers may be, in milliseconds; null while that is unknown. */
export type ReplicaStatus = { isUsed: boolean; lag: number | null }

/**
 * The replica at `url`. Neither it nor the primary need to answer: reads go to the primary until a check has shown that
 * the replica is recent. The checks have a connection of their own to each, because a busy pool would look like lag.
 * @param options.primaryUrl the primary, without a pooler in between
 * @param options.isPrepared whether recurring statements are prepared by name
 * @param options.now milliseconds of a clock that never goes back
 * @param options.patience how long to wait for the replica; defaults to `TIMEOUTS`
 */
export function createReplica(options: {
  url: string
  primaryUrl: string
  isPrepared: boolean
  log: Logger
  now?: () => number
  patience?: typeof TIMEOUTS
}): Replica {
  const { url, primaryUrl, isPrepared, log, now = () => performance.now(), patience = TIMEOUTS } = options
  const limits = { connectWithin: patience.check, statementTimeout: patience.read }
  const pool = createPool(url, log, limits)
  const primaryCheck = createPool(primaryUrl, log, { ...limits, max: 1 })
  const replicaCheck = createPool(url, log, { ...limits, max: 1 })
  let state: ReplicaState = UNKNOWN_REPLICA
  let reported: string | null | undefined

  function change(next: ReplicaState, error?: unknown): void {
    state = next
    const problem = problemOf(state, now())
    if (problem === reported) return
    reported = problem
    if (problem === null) log.info('the replica is used')
    else log.warn({ reason: problem, err: error }, 'the replica is not used')
  }

  async function rowOf(from: Pool, text: string): Promise<Row> {
    const query: TimedQuery = { text, query_timeout: patience.check }
    const { rows } = await from.query(query)
    return rows[0]
  }

  async function check(): Promise<void> {
    try {
      // The primary first: the position it has written is compared with the one the replica shows a moment later.
      const at = now()
      const primary = primaryFacts(await rowOf(primaryCheck, PRIMARY), at)
      change(checked(state, primary, replicaFacts(await rowOf(replicaCheck, REPLICA))))
    } catch (error) {
      change(unanswered(state), error)
    }
  }
  const checks = createLoop({ every: CHECK_EVERY, run: check, onError: (error) => change(unanswered(state), error) })

  return {
    pool,
    statementLimit: patience.read + 500,
    namesStatements: isPrepared,
    isUsable: () => problemOf(state, now()) === null,
    status: () => ({ isUsed: problemOf(state, now()) === null, lag: lagOf(state, now()) }),
    reportFailure: (error) => change(failed(state, now()), error),
    check,
    start: checks.start,
    async close() {
      await checks.stop()
      const ended = Promise.all([pool, primaryCheck, replicaCheck].map((each) => each.end()))
      await Promise.race([ended, pause(CLOSE_WITHIN, undefined, { ref: false })])
    },
  }
}

type Row = Readonly<Record<string, unknown>>

const primaryFacts = ({ cluster, database, position }: Row, at: number): PrimaryFacts => ({
  cluster: String(cluster),
  database: String(database),
  position: BigInt(String(position)),
  at,
})

const replicaFacts = ({ cluster, database, position, is_replaying }: Row): ReplicaFacts => ({
  cluster: String(cluster),
  database: String(database),
  position: BigInt(String(position)),
  isReplaying: is_replaying === true,
})
