import type { Logger } from 'pino'
import type { Metrics } from '../metrics.ts'
import {
  afterProbe,
  afterTry,
  beginProbe,
  type CircuitSettings,
  type CircuitState,
  CLOSED,
  type Sign,
} from './circuit-state.ts'

export type Circuit = {
  /** Whether the provider does not answer at the moment, so that asking it would only cost time. */
  isOpen(): boolean
  /** Takes in what somebody's try says about the provider. */
  record(sign: Sign): void
}

type Parts = {
  settings: CircuitSettings
  /** Asks the provider something small. It never throws. */
  probe: () => Promise<Sign>
  log: Logger
  metrics: Pick<Metrics, 'modelCircuit'>
  /** Fires when the process stops: there are no probes afterwards. */
  stopping?: AbortSignal | undefined
}

/**
 * Keeps everybody from waiting for a provider that does not answer: after a few tries in vain it is left alone, and probed
 * from here until it answers. Each process has a circuit of its own, in memory.
 */
export function createCircuit({ settings, probe, log, metrics, stopping }: Parts): Circuit {
  let state = CLOSED
  let timer: NodeJS.Timeout | undefined
  stopping?.addEventListener('abort', () => clearTimeout(timer), { once: true })

  function become(next: CircuitState): void {
    const was = state
    state = next
    if (was === next) return
    if (was.is === 'closed' && next.is === 'open') {
      log.warn('The language model does not answer: canned texts stand in until it does')
      metrics.modelCircuit('open')
    }
    if (was.is !== 'closed' && next.is === 'closed') {
      log.info('The language model answers again')
      metrics.modelCircuit('closed')
    }
    if (next.is === 'open') probeIn(next.probeAt - performance.now())
  }

  function probeIn(ms: number): void {
    clearTimeout(timer)
    if (!stopping?.aborted) timer = setTimeout(() => void tryProbe(), Math.max(0, ms)).unref()
  }

  async function tryProbe(): Promise<void> {
    const begun = beginProbe(state, performance.now())
    // A timer may fire a moment early, by this clock.
    if (begun === state) return state.is === 'open' ? probeIn(state.probeAt - performance.now()) : undefined
    become(begun)
    const sign = await probe()
    become(afterProbe(state, sign, performance.now(), settings))
  }

  return {
    isOpen: () => state.is !== 'closed',
    record: (sign) => become(afterTry(state, sign, performance.now(), settings)),
  }
}
