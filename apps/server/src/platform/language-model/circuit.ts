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

type Circuit = {
  /** Whether the provider is currently not answering, so that asking it would only waste time. */
  isOpen(): boolean
  /** Records what a try shows about the provider. */
  record(sign: Sign): void
}

type Parts = {
  settings: CircuitSettings
  /** Asks the provider something small. It never throws. */
  probe: () => Promise<Sign>
  log: Logger
  metrics: Pick<Metrics, 'modelCircuit'>
  /** Fires when the process stops: no probes are sent afterwards. */
  stopping?: AbortSignal | undefined
}

/**
 * Spares users the wait for a provider that does not answer: after a few failed tries it is left alone, and probed from
 * here until it answers. Each process has its own circuit, in memory.
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
      log.warn('the language model does not answer: using canned texts until it does')
      metrics.modelCircuit('open')
    }
    if (was.is !== 'closed' && next.is === 'closed') {
      log.info('the language model answers again')
      metrics.modelCircuit('closed')
    }
    if (next.is === 'open') probeIn(next.probeAt - performance.now())
  }

  function probeIn(ms: number): void {
    clearTimeout(timer)
    if (!stopping?.aborted) timer = setTimeout(() => void tryProbe(), Math.max(0, ms)).unref()
  }

  async function tryProbe(): Promise<void> {
    const started = beginProbe(state, performance.now())
    // By this clock, a timer may fire slightly early.
    if (started === state) return state.is === 'open' ? probeIn(state.probeAt - performance.now()) : undefined
    become(started)
    const sign = await probe()
    become(afterProbe(state, sign, performance.now(), settings))
  }

  return {
    isOpen: () => state.is !== 'closed',
    record: (sign) => become(afterTry(state, sign, performance.now(), settings)),
  }
}
