import { describe, expect, it } from 'vitest'
import {
  checked,
  failed,
  lagOf,
  problemOf,
  type ReplicaFacts,
  type ReplicaState,
  UNKNOWN_REPLICA,
  unanswered,
} from './replica-state.ts'

/** A check at second `at`: how far the primary had written, and how far the replica had replayed. */
type Check = { at: number; primary: number; replica: number }

const facts = { cluster: '7', database: 'squash' }
const replicaAt = (position: number, other: Partial<ReplicaFacts> = {}): ReplicaFacts => ({
  ...facts,
  position: BigInt(position),
  isReplaying: true,
  ...other,
})
const after = (checks: readonly Check[], from: ReplicaState = UNKNOWN_REPLICA): ReplicaState =>
  checks.reduce(
    (state, { at, primary, replica }) =>
      checked(state, { ...facts, position: BigInt(primary), at: at * 1000 }, replicaAt(replica)),
    from,
  )
const healthy = after([{ at: 0, primary: 100, replica: 100 }])

describe('a replica may be used', () => {
  it.each<[string, readonly Check[], number, string | null]>([
    ['not before it has been compared with the primary', [], 0, 'lagging'],
    ['when it has replayed everything', [{ at: 0, primary: 100, replica: 100 }], 0.1, null],
    ['when it is ahead of what the primary had written then', [{ at: 0, primary: 100, replica: 120 }], 0.1, null],
    ['not when its first check finds it behind', [{ at: 0, primary: 100, replica: 99 }], 0.1, 'lagging'],
    ['for a second after it was complete', [{ at: 0, primary: 100, replica: 100 }], 1, null],
    ['no longer without another check', [{ at: 0, primary: 100, replica: 100 }], 1.001, 'lagging'],
    [
      'when nothing has been written for an hour',
      [
        { at: 0, primary: 100, replica: 100 },
        { at: 3600, primary: 100, replica: 100 },
      ],
      3600.1,
      null,
    ],
    [
      'when it is always one check behind',
      [
        { at: 0, primary: 100, replica: 90 },
        { at: 0.25, primary: 110, replica: 100 },
        { at: 0.5, primary: 120, replica: 110 },
      ],
      1.2,
      null,
    ],
    [
      'not when it is more than a second behind',
      [
        { at: 0, primary: 100, replica: 100 },
        { at: 0.5, primary: 110, replica: 100 },
        { at: 1.25, primary: 120, replica: 100 },
      ],
      1.3,
      'lagging',
    ],
    [
      'again when it has caught up',
      [
        { at: 0, primary: 100, replica: 100 },
        { at: 5, primary: 110, replica: 100 },
        { at: 6, primary: 120, replica: 115 },
        { at: 7, primary: 130, replica: 130 },
      ],
      7.2,
      null,
    ],
  ])('%s', (_when, checks, now, problem) => {
    expect(problemOf(after(checks), now * 1000)).toBe(problem)
  })

  it.each<[string, ReplicaState, number, string | null]>([
    ['not when one of the two servers does not answer', unanswered(healthy), 0.1, 'unreachable'],
    ['when both answer again', after([{ at: 1, primary: 100, replica: 100 }], unanswered(healthy)), 1.1, null],
    ['not for ten seconds after a read on it has failed', failed(healthy, 50), 0.2, 'a read failed'],
    ['ten seconds later', after([{ at: 10, primary: 100, replica: 100 }], failed(healthy, 0)), 10, null],
    [
      'not when it has been promoted',
      checked(healthy, { ...facts, position: 100n, at: 100 }, replicaAt(100, { isReplaying: false })),
      0.1,
      'promoted',
    ],
    [
      'not when it is a copy of another server',
      checked(healthy, { ...facts, position: 100n, at: 100 }, replicaAt(100, { cluster: '8' })),
      0.1,
      'another database',
    ],
    [
      'not when it is another database of the same server',
      checked(healthy, { ...facts, position: 100n, at: 100 }, replicaAt(100, { database: 'staging' })),
      0.1,
      'another database',
    ],
  ])('%s', (_when, state, now, problem) => {
    expect(problemOf(state, now * 1000)).toBe(problem)
  })
})

describe('the lag of a replica', () => {
  it('grows while the replica is stuck, and stays accurate to 4% once it has caught up halfway', () => {
    const stuck = Array.from({ length: 1000 }, (_, n) => ({ at: n, primary: 100 + n, replica: 100 }))
    const state = after(stuck)
    expect(lagOf(state, 1_000_000)).toBe(1_000_000)
    expect(state.awaited.length).toBeLessThan(250)
    const caughtUpByHalf = after([{ at: 1000, primary: 1100, replica: 600 }], state)
    expect(lagOf(caughtUpByHalf, 1_000_000)).toBeGreaterThanOrEqual(500_000)
    expect(lagOf(caughtUpByHalf, 1_000_000)).toBeLessThan(520_000)
  })
})
