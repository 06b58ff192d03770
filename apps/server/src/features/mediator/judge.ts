import type { RulingVerdict } from '@squash/contract/values'
import { languageOf } from '@squash/rules/mediator/language/language-of'
import type { Confidential, Mediator, RuleTask } from '@squash/rules/mediator/mediator'
import { repairRulingPrompt, rulePrompt } from '@squash/rules/mediator/prompts/rule'
import type { Prompt } from '@squash/rules/mediator/prompts/voice'
import { checkRuling } from '@squash/rules/mediator/ruling/check-ruling'
import { type Judgment, published, settleRuling, withoutModel } from '@squash/rules/mediator/ruling/settle-ruling'
import { AS_GIVEN, mirrored } from '@squash/rules/mediator/side-order'
import type { Logger } from 'pino'
import type { Patience, Provider } from '../../platform/language-model/provider.ts'
import type { Metrics } from '../../platform/metrics.ts'

type Parts = {
  provider: Provider | null
  log: Logger
  metrics: Pick<Metrics, 'mediatorAnswered'>
  /** Aborted when the process stops. */
  stopping: AbortSignal | undefined
  /** For each request. */
  patience: Patience
  /** Whether the case is judged in both orders. */
  checkRulings: boolean
}

/**
 * Judges a case once in each order of the two sides. If the verdicts differ, it was the order that decided, not the
 * case: then both have a point, and the model is asked to explain that verdict (docs/reference/mediator-checks.md#a-ruling).
 */
export function createJudge({ provider, log, metrics, stopping, patience, checkRulings }: Parts): Mediator['rule'] {
  /** Asks for a judgment, and for one repair if it fails checks; null if neither is fit to publish. */
  async function judge(task: RuleTask, secrets: readonly string[], settled?: RulingVerdict): Promise<Judgment | null> {
    const ask = (prompt: Prompt) => provider?.complete({ task: 'rule', ...prompt }, patience, stopping)
    const answer = await ask(rulePrompt(task, settled))
    if (!answer?.ok) return null
    const first = checkRuling(answer.text, task, secrets, settled)
    if (first.opinion && first.failed.length === 0) return { opinion: first.opinion, task }
    // Only names of checks: no part of the case may reach the log.
    log.info({ task: 'rule', failed: first.failed }, 'the language model’s first answer failed checks')
    const repaired = await ask(repairRulingPrompt(task, answer.text, first.failed, settled))
    if (!repaired?.ok) return null
    const second = checkRuling(repaired.text, task, secrets, settled)
    if (second.opinion && second.failed.length === 0) return { opinion: second.opinion, task }
    log.warn({ task: 'rule', failed: second.failed }, 'the language model’s answer failed its checks')
    return null
  }

  return async (asked: RuleTask, confidential?: Confidential) => {
    const started = performance.now()
    const secrets = confidential?.private ?? []
    const order = asked.order ?? AS_GIVEN
    const task = {
      ...asked,
      order,
      language: asked.language ?? languageOf(`${asked.user1}\n${asked.user2}`) ?? undefined,
    }
    const canned = (agreed: boolean | null) => {
      metrics.mediatorAnswered('rule', 'canned', performance.now() - started)
      return withoutModel(asked, agreed)
    }
    if (provider === null) return canned(null)

    const orders = checkRulings ? [order, mirrored(order)] : [order]
    const judgments = await Promise.all(orders.map((each) => judge({ ...task, order: each }, secrets)))
    const settled = settleRuling(judgments)
    if (settled === null) return canned(null)
    if (settled !== 'disagreed') return settled
    log.info({ task: 'rule' }, 'the verdicts in the two orders differ')
    const explained = await judge(task, secrets, 'both')
    return explained ? published(explained, false) : canned(false)
  }
}
