import { isRecord } from '@squash/contract/is-record'
import type { Party, RulingVerdict } from '@squash/contract/values'
import { maskPersonalData } from '../../privacy/mask.ts'
import { cleaned } from '../answers/clean.ts'
import { isMalformed } from '../answers/complete.ts'
import { firstObject } from '../answers/json.ts'
import { LONGEST_ANSWER } from '../answers/longest-answer.ts'
import { isRefusal } from '../answers/refusal.ts'
import { readRuling } from '../answers.ts'
import type { RuleTask } from '../mediator.ts'
import { AS_GIVEN } from '../side-order.ts'

/** A model's judgment of a case, with the parties presented in one order. */
export type Opinion = { strongest_points: Record<Party, string>; verdict: RulingVerdict; ruling: string }

/** The length of a strongest point, which is one sentence. */
const POINT = { fewestCharacters: 3, mostCharacters: 240 } as const

/**
 * Reads a judgment and maps the letters of its prompt back to the parties. The texts are masked, because a ruling is
 * public.
 * @returns null if a part is missing or unreadable
 */
export function readOpinion(answer: string, task: RuleTask): Opinion | null {
  const fields = firstObject(answer.slice(0, LONGEST_ANSWER))
  const sources = sourcesOf(task)
  const ruling = typeof fields?.ruling === 'string' ? readRuling(fields.ruling, sources) : null
  const verdict = verdictOf(fields?.verdict, task)
  const { letters } = task.order ?? AS_GIVEN
  const user1 = pointOf(fields?.points, letters.user1, sources)
  const user2 = pointOf(fields?.points, letters.user2, sources)
  if (ruling === null || verdict === null || user1 === null || user2 === null) return null
  return { strongest_points: { user1, user2 }, verdict, ruling: maskPersonalData(ruling) }
}

function verdictOf(said: unknown, { order }: RuleTask): RulingVerdict | null {
  if (said === 'both' || said === 'neither') return said
  const { letters } = order ?? AS_GIVEN
  if (said === letters.user1) return 'first'
  return said === letters.user2 ? 'second' : null
}

function pointOf(points: unknown, letter: string, sources: readonly string[]): string | null {
  const point = isRecord(points) ? points[letter] : null
  if (typeof point !== 'string') return null
  const text = maskPersonalData(cleaned(point).replace(/\s+/g, ' '))
  const isOnePoint = text.length >= POINT.fewestCharacters && text.length <= POINT.mostCharacters
  return isOnePoint && !isMalformed(text) && !isRefusal(text, sources) ? text : null
}

/** Everything that the parties or the mediator wrote in a case. Text that occurs there may occur in the ruling. */
const sourcesOf = ({ title, user1, user2, summary, suggestion, reflection }: RuleTask): string[] => [
  title,
  user1,
  user2,
  summary,
  suggestion,
  reflection,
]
