import { type CoachTask, coachPrompt, readTip } from '@squash/rules/quests/coach'
import type { Logger } from 'pino'
import type { Patience, Provider } from '../../platform/language-model/provider.ts'
import type { Metrics } from '../../platform/metrics.ts'

export type Coach = {
  /** Whether a language model is configured. */
  isConfigured: boolean
  /** A sentence or two about a rewritten message, or null if the model gives nothing fit to show. Never throws. */
  tip(task: CoachTask): Promise<string | null>
}

type Parts = {
  provider: Provider | null
  log: Logger
  metrics: Pick<Metrics, 'mediatorAnswered'>
  patience?: Patience | undefined
}

/** Short, because the user is waiting, and gets the rubric's feedback anyway. */
const PATIENCE: Patience = { tries: 1, tryMs: 5000, totalMs: 5000 }

/** Asks the model for a tip on an exercise. The rules parse its answer, which decides nothing. */
export const createCoach = ({ provider, log, metrics, patience = PATIENCE }: Parts): Coach => ({
  isConfigured: provider !== null,

  async tip(task) {
    const started = performance.now()
    const answer = await provider?.complete({ task: 'coach', ...coachPrompt(task) }, patience)
    if (!answer?.ok) return null
    const tip = readTip(answer.text)
    if (tip === null) {
      metrics.mediatorAnswered('coach', 'canned', performance.now() - started)
      log.warn({ task: 'coach' }, 'the language model’s answer failed its checks')
    }
    return tip
  },
})
