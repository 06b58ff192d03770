import type { Mediator } from '@squash/rules/mediator/mediator'
import { loadClauseModel } from '../../apps/server/src/features/mediator/load-clause-model.ts'
import { createMediator } from '../../apps/server/src/features/mediator/mediator.service.ts'
import { createProvider, type Provider } from '../../apps/server/src/platform/language-model/provider.ts'
import { createLog } from '../../apps/server/src/platform/log.ts'
import { readAi, settingsFor } from '../../apps/server/src/settings-ai.ts'

/** Model usage so far. */
type Spent = { requests: number; input: number; output: number }

export type EvalModel = { mediator: Mediator; name: string; spent: Spent }

/**
 * The mediator as the server builds it, on the configured provider, with its usage counted.
 * @returns null without a provider, or one line that names the invalid variable
 */
export function openModel(env: Readonly<Record<string, string | undefined>>): EvalModel | string | null {
  const read = readAi(env)
  if (!read.ok) return read.problem
  const { ai } = read
  if (ai === null) return null
  const log = createLog('silent')
  const metrics = { mediatorAnswered() {}, modelCircuit() {} }
  const provider = createProvider({ ...ai, settingsFor: settingsFor(ai), log, metrics })
  const spent: Spent = { requests: 0, input: 0, output: 0 }
  const counting: Provider = {
    async complete(...question) {
      const answer = await provider.complete(...question)
      spent.requests += 1
      if (answer.ok) {
        spent.input += answer.tokens.input ?? 0
        spent.output += answer.tokens.output ?? 0
      }
      return answer
    },
  }
  return {
    mediator: createMediator({
      provider: counting,
      log,
      metrics,
      checkRulings: ai.checkRulings,
      clauses: loadClauseModel(),
    }),
    name: ai.tasks.translate.model,
    spent,
  }
}
