import { lengthOf } from '@squash/contract/length'
import { cleaned } from '../mediator/answers/clean.ts'
import { firstObject } from '../mediator/answers/json.ts'
import { isRefusal } from '../mediator/answers/refusal.ts'
import { fenced } from '../mediator/prompts/fence.ts'
import { asMediator, inLanguage, type Prompt, textFields } from '../mediator/prompts/voice.ts'
import type { Judgment } from './judge/judge-rewrite.ts'
import { callsNames } from './judge/name-calling.ts'
import { plainWords } from './judge/plain-words.ts'
import type { Fault } from './judge/rubric.ts'

/** A rewritten message that didn't pass, and its task. */
export type CoachTask = { instruction: string; original: string; answer: string }

/** Faults that mean there is no real attempt to comment on, so that the rubric's own advice is enough. */
const NO_ATTEMPT: readonly Fault[] = ['copied', 'too_short', 'keywords', 'about_the_task', 'off_topic']

/** Whether to ask a model for a tip: for a real attempt that didn't pass. */
export const isWorthCoaching = ({ passed, faults }: Judgment): boolean =>
  !passed && !faults.some((fault) => NO_ATTEMPT.includes(fault))

/** The prompt that asks for a tip on a failed attempt. The model learns that it failed, and can't change that. */
export const coachPrompt = ({ instruction, original, answer }: CoachTask): Prompt => ({
  system: asMediator(
    'impartial',
    [
      'A learner practises talking about a conflict. They were to rewrite a message and have not succeeded yet. That is decided, and not yours to judge.',
      'Give one tip on their attempt: the one thing to change first, and half a sentence of how it could sound. Speak to them as “you”, kindly and plainly.',
      'Do not rewrite the whole message, do not say whether it is right or wrong, and give no marks.',
      'Answer with one JSON object and nothing else: {"tip": "…"}. The tip has one or two sentences, at most 280 characters.',
    ].join(' '),
  ),
  user: [
    `The exercise:\n${fenced('exercise', instruction)}`,
    `The message to rewrite:\n${fenced('original', original)}`,
    `The learner’s attempt:\n${fenced('attempt', answer)}`,
    // The quests are in English.
    inLanguage('en'),
  ].join('\n\n'),
  schema: textFields('tip'),
})

const LONGEST_TIP = 320
/**
 * Words with which a tip passes judgment. Such a tip might contradict the verdict above it, or have been injected by
 * the attempt.
 */
const JUDGES =
  /\b(?:correct|incorrect|pass(?:ed|es)?|well done|perfect|mark(?:ed|s)?|score[sd]?|points?|full credit|graded?|instructions?|prompt)\b|https?:|www\./i

/** The tip in a model's answer; null if it is malformed or unfit to show. */
export function readTip(answer: string): string | null {
  const value = firstObject(answer.slice(0, 4000))?.tip
  if (typeof value !== 'string') return null
  const tip = cleaned(value).replace(/\s+/g, ' ')
  if (!/\p{L}/u.test(tip) || lengthOf(tip) > LONGEST_TIP) return null
  return JUDGES.test(tip) || isRefusal(tip, []) || callsNames(plainWords(tip)) ? null : tip
}
