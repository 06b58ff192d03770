import { cannedResolution } from '@squash/rules/mediator/canned/resolution'
import type { RuleTask, Ruling, Written } from '@squash/rules/mediator/mediator'
import { withoutModel } from '@squash/rules/mediator/ruling/settle-ruling'
import { sideOrder } from '@squash/rules/mediator/side-order'
import type { EvalModel } from './model.ts'

export type Pair = {
  id: string | number
  title?: string | undefined
  first: { name: string; text: string }
  second: { name: string; text: string }
}

/** The ruling on two approved wordings that no round of mediation has settled. */
export async function judgePair(
  model: EvalModel | null,
  { id, title = '', first, second }: Pair,
): Promise<Written<Ruling>> {
  const conflict = {
    title,
    user1: first.text,
    user2: second.text,
    names: { user1: first.name, user2: second.name },
    order: sideOrder(String(id), 4),
  }
  const { summary, suggestion } = cannedResolution(conflict)
  const task: RuleTask = { ...conflict, summary, suggestion, reflection: '' }
  return model ? model.mediator.rule(task) : withoutModel(task)
}

/** The same pair with its sides swapped. */
export const swapped = (pair: Pair): Pair => ({ ...pair, first: pair.second, second: pair.first })
