import { describe, expect, it } from 'vitest'
import {
  afterProbe,
  afterTry,
  beginProbe,
  type CircuitSettings,
  type CircuitState,
  CLOSED,
  type Sign,
} from './circuit-state.ts'

const settings: CircuitSettings = { failures: 3, pauseMs: 5_000, longestPauseMs: 60_000 }
const answer: Sign = { answers: true }
const silence: Sign = { answers: false, retryAfterMs: null }
const busyFor = (seconds: number): Sign => ({ answers: false, retryAfterMs: seconds * 1_000 })

/** An event and the second at which it occurs. */
type Step = [second: number, what: 'try' | 'probe' | 'probe begins', sign?: Sign]

const take = (state: CircuitState, [second, what, sign = silence]: Step): CircuitState => {
  const now = second * 1_000
  if (what === 'probe begins') return beginProbe(state, now)
  return (what === 'try' ? afterTry : afterProbe)(state, sign, now, settings)
}
const after = (...steps: Step[]): CircuitState => steps.reduce(take, CLOSED)
const failing: Step[] = [
  [1, 'try'],
  [2, 'try'],
  [3, 'try'],
]

describe('the circuit breaker for the provider', () => {
  it.each<[string, Step[], CircuitState]>([
    ['is closed at first', [], { is: 'closed', failures: 0 }],
    ['stays closed after two tries without an answer', failing.slice(0, 2), { is: 'closed', failures: 2 }],
    ['opens at the third in a row', failing, { is: 'open', pauseMs: 5_000, probeAt: 8_000 }],
    ['forgets failures when an answer comes', [...failing.slice(0, 2), [3, 'try', answer]], CLOSED],
    [
      'waits as long as a busy provider asks',
      [...failing.slice(0, 2), [3, 'try', busyFor(20)]],
      { is: 'open', pauseMs: 20_000, probeAt: 23_000 },
    ],
    [
      'does not wait for an hour, even if asked to',
      [...failing.slice(0, 2), [3, 'try', busyFor(3_600)]],
      { is: 'open', pauseMs: 60_000, probeAt: 63_000 },
    ],
    [
      'is unaffected by further failures of tries already under way',
      [...failing, [4, 'try'], [5, 'try', busyFor(30)]],
      { is: 'open', pauseMs: 5_000, probeAt: 8_000 },
    ],
    ['closes when a try that was under way is answered', [...failing, [4, 'try', answer]], CLOSED],
    ['is not probed early', [...failing, [7.9, 'probe begins']], { is: 'open', pauseMs: 5_000, probeAt: 8_000 }],
    ['is probed when the pause is over', [...failing, [8, 'probe begins']], { is: 'probing', pauseMs: 5_000 }],
    [
      'is probed once at a time',
      [...failing, [8, 'probe begins'], [9, 'probe begins']],
      { is: 'probing', pauseMs: 5_000 },
    ],
    ['closes when the probe is answered', [...failing, [8, 'probe begins'], [9, 'probe', answer]], CLOSED],
    [
      'waits twice as long after a failed probe',
      [...failing, [8, 'probe begins'], [18, 'probe']],
      { is: 'open', pauseMs: 10_000, probeAt: 28_000 },
    ],
    [
      'stays closed when a late probe fails after a successful try',
      [...failing, [8, 'probe begins'], [9, 'try', answer], [18, 'probe']],
      CLOSED,
    ],
  ])('%s', (_, steps, state) => {
    expect(after(...steps)).toEqual(state)
  })

  it('never waits longer than a minute between probes', () => {
    let state = after(...failing)
    for (let probe = 0; probe < 10; probe += 1) {
      if (state.is !== 'open') throw new Error('The circuit is not open')
      expect(state.pauseMs).toBeLessThanOrEqual(60_000)
      state = take(beginProbe(state, state.probeAt), [state.probeAt / 1_000, 'probe'])
    }
    expect(state).toMatchObject({ is: 'open', pauseMs: 60_000 })
  })
})
