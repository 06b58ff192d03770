/** In milliseconds: a replica that is further behind isn't read. */
const MAX_LAG = 1_000
/** Milliseconds for which a replica isn't used after a read on it has failed. */
const RETRY_AFTER = 10_000
/** Positions that are remembered until they are replayed; beyond this many, every second one is dropped. */
const MAX_AWAITED = 240

/** How far the primary has written its log, and when, in milliseconds of this process's clock. */
export type PrimaryFacts = { cluster: string; database: string; position: bigint; at: number }
/** How far the replica has replayed it; once promoted, it replays nothing. */
export type ReplicaFacts = { cluster: string; database: string; position: bigint; isReplaying: boolean }

type Problem = 'unreachable' | 'another database' | 'promoted'

export type ReplicaState = {
  problem: Problem | null
  /** Everything that was committed before this moment is on the replica; null: unknown. */
  completeUntil: number | null
  /** Positions of the primary that the replica hasn't replayed, oldest first. */
  awaited: readonly Pick<PrimaryFacts, 'position' | 'at'>[]
  failedAt: number | null
}

export const UNKNOWN_REPLICA: ReplicaState = { problem: null, completeUntil: null, awaited: [], failedAt: null }

/**
 * The state after a check. How old the replica's data is follows from when it reaches the primary's positions, not from
 * the age of its last transaction, which would look like lag while the primary is idle.
 */
export function checked(state: ReplicaState, primary: PrimaryFacts, replica: ReplicaFacts): ReplicaState {
  const isOther = replica.cluster !== primary.cluster || replica.database !== primary.database
  if (isOther) return { ...UNKNOWN_REPLICA, failedAt: state.failedAt, problem: 'another database' }
  if (!replica.isReplaying) return { ...UNKNOWN_REPLICA, failedAt: state.failedAt, problem: 'promoted' }
  const known = [...state.awaited, { position: primary.position, at: primary.at }]
  const reached = known.filter(({ position }) => position <= replica.position)
  const awaited = known.filter(({ position }) => position > replica.position)
  return {
    problem: null,
    completeUntil: reached.at(-1)?.at ?? state.completeUntil,
    awaited: awaited.length > MAX_AWAITED ? awaited.filter((_, index) => index % 2 === 0) : awaited,
    failedAt: state.failedAt,
  }
}

/** The state after a check that one of the two servers didn't answer. */
export const unanswered = (state: ReplicaState): ReplicaState => ({ ...state, problem: 'unreachable' })

/** The state after a read on the replica has failed. */
export const failed = (state: ReplicaState, at: number): ReplicaState => ({ ...state, failedAt: at })

/** Why the replica may not be used now, in the words of the log; null: it may. */
export function problemOf(state: ReplicaState, now: number): Problem | 'lagging' | 'a read failed' | null {
  if (state.problem !== null) return state.problem
  if (state.failedAt !== null && now - state.failedAt < RETRY_AFTER) return 'a read failed'
  const lag = lagOf(state, now)
  return lag === null || lag > MAX_LAG ? 'lagging' : null
}

/** How old, in milliseconds, the replica's data may be; null: unknown. */
export const lagOf = ({ completeUntil }: ReplicaState, now: number): number | null =>
  completeUntil === null ? null : now - completeUntil
