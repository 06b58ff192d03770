/**
 * Whether the provider is asked. Closed: it is. Open: it does not answer, so nobody waits for it, until `probeAt`; then it
 * is probed with a question of our own, and only its answer closes the circuit. Times are milliseconds of one clock.
 */
export type CircuitState =
  | { is: 'closed'; failures: number }
  | { is: 'open'; pauseMs: number; probeAt: number }
  | { is: 'probing'; pauseMs: number }

/** What a try says about the provider: it answers, or it does not and may ask to be left alone for so long. */
export type Sign = { answers: true } | { answers: false; retryAfterMs: number | null }

export type CircuitSettings = {
  /** This many tries in a row without an answer open the circuit. */
  failures: number
  /** Before the first probe; doubled after each that fails, up to `longestPauseMs`. */
  pauseMs: number
  longestPauseMs: number
}

export const CLOSED: CircuitState = { is: 'closed', failures: 0 }

/** The state after somebody's try. One that began before the circuit opened may still be answered, and closes it. */
export function afterTry(state: CircuitState, sign: Sign, now: number, settings: CircuitSettings): CircuitState {
  if (sign.answers) return CLOSED
  if (state.is !== 'closed') return state
  const failures = state.failures + 1
  if (failures < settings.failures) return { is: 'closed', failures }
  return opened(settings.pauseMs, sign.retryAfterMs, now, settings)
}

/** The state once the pause is over and the provider is being probed; unchanged when it is not time yet. */
export const beginProbe = (state: CircuitState, now: number): CircuitState =>
  state.is === 'open' && now >= state.probeAt ? { is: 'probing', pauseMs: state.pauseMs } : state

/** The state after a probe. */
export function afterProbe(state: CircuitState, sign: Sign, now: number, settings: CircuitSettings): CircuitState {
  if (sign.answers) return CLOSED
  if (state.is !== 'probing') return state
  return opened(state.pauseMs * 2, sign.retryAfterMs, now, settings)
}

function opened(pauseMs: number, retryAfterMs: number | null, now: number, { longestPauseMs }: CircuitSettings) {
  const pause = Math.min(Math.max(pauseMs, retryAfterMs ?? 0), longestPauseMs)
  return { is: 'open', pauseMs: pause, probeAt: now + pause } as const
}
