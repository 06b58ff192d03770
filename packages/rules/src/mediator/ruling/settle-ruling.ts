import { cannedRuling } from '../canned/ruling.ts'
import type { RuleTask, Ruling, Written } from '../mediator.ts'
import { AS_GIVEN } from '../side-order.ts'
import { checkRuling } from './check-ruling.ts'
import type { Opinion } from './opinion.ts'

/** A judgment that is fit to publish, and the case in the order in which the model read it. */
export type Judgment = { opinion: Opinion; task: RuleTask }

/**
 * Decides what to publish from the judgments of a case, one in each order of the parties; an unusable one is null. If
 * both give the same verdict, the first is published. If they don't, the verdict depended on the order and not on the
 * case: the caller then has the model explain the verdict that both sides have a point.
 * @returns null if neither judgment is usable
 */
export function settleRuling([one, other]: readonly (Judgment | null)[]): Written<Ruling> | 'disagreed' | null {
  const [judgment] = [one, other].filter((each) => each != null)
  if (judgment === undefined) return null
  if (!one || !other) return published(judgment, null)
  return one.opinion.verdict === other.opinion.verdict ? published(one, true) : 'disagreed'
}

/** @param agreed whether two judgments gave the same verdict; null if there weren't two */
const howAsked = (agreed: boolean | null): Pick<Ruling, 'asked' | 'orders_agreed'> => ({
  asked: agreed === null ? 'once' : 'both ways',
  orders_agreed: agreed,
})

/** The ruling as the model wrote it. */
export const published = ({ opinion, task }: Judgment, agreed: boolean | null): Written<Ruling> => ({
  ...opinion,
  ...howAsked(agreed),
  came_first: (task.order ?? AS_GIVEN).sides[0],
  written_by: 'ai',
})

/** The canned ruling, for a case that no model has judged or whose judgments are unfit. */
export const withoutModel = (task: RuleTask, agreed: boolean | null = null): Written<Ruling> => ({
  ...cannedRuling(task),
  ...howAsked(agreed),
  came_first: null,
  written_by: 'canned',
})

/** The ruling from a single answer: the model's if it is fit, or else the canned one. @param answer null for none */
export function finishRuling(
  answer: string | null,
  task: RuleTask,
  privateTexts: readonly string[] = [],
): Written<Ruling> {
  const { opinion, failed } = answer === null ? NONE : checkRuling(answer, task, privateTexts)
  return opinion !== null && failed.length === 0 ? published({ opinion, task }, null) : withoutModel(task)
}

const NONE = { opinion: null, failed: [] }
