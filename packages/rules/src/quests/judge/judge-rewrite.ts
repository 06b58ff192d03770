import type { RewriteStep } from '../quest.ts'
import { faultsIn } from './faults.ts'
import { VERDICT } from './feelings.ts'
import { ownWords, plainWords, withoutLabels } from './plain-words.ts'
import { makesPoint } from './points.ts'
import type { Fault, Point } from './rubric.ts'

/** The verdict on a rewritten message. */
export type Judgment = {
  passed: boolean
  /** Requirements of the rubric that the answer doesn't meet, each as the points that would meet it. */
  missed: readonly (readonly Point[])[]
  faults: readonly Fault[]
  /** The answer tried to express a feeling with a word that says what someone else did. */
  verdictAsFeeling: boolean
}

const TRIED = new RegExp(`\\b(?:i|i'm|feel|felt|me) (?:\\w+ ){0,3}${VERDICT}`)

/**
 * Judges a rewritten message by the step's rubric alone, without a model
 * (docs/reference/quests.md#how-rewrites-are-judged).
 */
export function judgeRewrite(
  step: Pick<RewriteStep, 'rubric' | 'instruction' | 'original' | 'lesson' | 'examples'>,
  answer: string,
): Judgment {
  const plain = withoutLabels(plainWords(answer))
  const own = ownWords(plain)
  const missed = step.rubric.asks.filter((points) => !points.some((point) => makesPoint(point, own, step.rubric)))
  const sources = [
    step.instruction,
    step.original,
    ...step.lesson,
    ...step.examples.flatMap(({ instead, better }) => [instead, better]),
  ]
  const faults = faultsIn(plain, own, { rubric: step.rubric, sources })
  const verdictAsFeeling = missed.some((points) => points.includes('feeling')) && TRIED.test(own)
  return { passed: missed.length === 0 && faults.length === 0, missed, faults, verdictAsFeeling }
}
