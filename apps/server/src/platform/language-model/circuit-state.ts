/**
 * A circuit breaker for the provider. Closed: requests are sent. Open: the provider does not answer, so requests fail
 * immediately until `probeAt`; then our own probe is sent, and only its answer closes the circuit. Times are
 * milliseconds of one clock.
 */
export type CircuitState =
  | { is: 'closed'; failures: number }
  | { is: 'open'; pauseMs: number; probeAt: number }
  | { is: 'probing'; pauseMs: number }

/** What a try shows about the provider: it answers, or it does not and may ask for a pause. */
export type Sign = { answers: true } | { answers: false; retryAfterMs: number | null }

export type CircuitSettings = {
  /** This many consecutive tries without an answer open the circuit. */
  failures: number
  /** The pause before the first probe; doubled after each failed one, up to `longestPauseMs`. */
  pauseMs: number
  longestPauseMs: number
}

export const CLOSED: CircuitState = { is: 'closed', failures: 0 }

/** The state after a try. One that began before the circuit opened may still be answered, which closes it. */
export function afterTry(state: CircuitState, sign: Sign, now: number, settings: CircuitSettings): CircuitState {
  if (sign.answers) return CLOSED
  if (state.is !== 'closed') return state
  const failures = state.failures + 1
  if (failures < settings.failures) return { is: 'closed', failures }
  return opened(settings.pauseMs, sign.retryAfterMs, now, settings)
}

/** The state once the pause is over and a probe is under way; unchanged before then. */
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
