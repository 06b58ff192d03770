import type { Party } from '@squash/contract/values'
import type { ReflectTask, RehashTask, ResolveTask } from '../mediator.ts'
import { AS_GIVEN } from '../side-order.ts'
import { fenced } from './fence.ts'
import { asJson, asMediator, inLanguage, type Prompt, SHORT_TEXTS, textFields } from './voice.ts'

const SUMMARY =
  'The summary says, with equal weight, how each of the two sees it and what each asks for. Call both by their names, never "person A" or "person B"; where no name is given, say "one of you" and "the other".'

/** Without this, models suggest to "communicate openly", whatever the conflict. */
const SUGGESTION = [
  'The suggestion is concrete: who could do what, by when, so that each gives something and each gets something.',
  'Build it from at least one fact or request of each person: an amount, a date, a time or a wish that stands in their message. Suggest nothing that has no ground in what they wrote.',
].join(' ')

/** The two people in the order and with the letters of this round, which do not follow from who started the conflict. */
function peopleOf(task: ResolveTask, tell: (party: Party, person: string) => readonly string[]): string[] {
  const { sides, letters } = task.order ?? AS_GIVEN
  return sides.flatMap((party) => tell(party, `person ${letters[party]}`))
}

const conflictOf = (task: ResolveTask): readonly string[] => [
  fenced('title', task.title),
  ...peopleOf(task, (party, person) => [
    ...(task.names ? [fenced(`name of ${person}`, task.names[party])] : []),
    fenced(`message of ${person}`, task[party]),
  ]),
]

const attemptOf = (task: RehashTask): readonly string[] => [
  fenced('earlier summary', task.summary),
  fenced('earlier suggestion', task.suggestion),
]

const material = (task: ResolveTask, parts: readonly string[]): string =>
  [inLanguage(task.language), 'The conflict:', ...parts].join('\n')

const RESOLVE = asMediator(
  'impartial',
  'Read both sides, then write a summary and a suggested resolution for the two of them.',
  SUMMARY,
  SUGGESTION,
  asJson(['summary', 'suggestion'], SHORT_TEXTS),
)

/** Asks for a summary and a suggested resolution of the two translated messages. */
export const resolvePrompt = (task: ResolveTask): Prompt => ({
  system: RESOLVE,
  user: material(task, conflictOf(task)),
  schema: textFields('summary', 'suggestion'),
})

const REHASH = asMediator(
  'impartial',
  'The earlier summary and suggestion did not satisfy both. Write a new summary and a new suggestion that take another way: look for what the first attempt missed.',
  SUMMARY,
  `${SUGGESTION} Do not repeat the earlier suggestion in other words.`,
  asJson(['summary', 'suggestion'], SHORT_TEXTS),
)

/** Asks for a second attempt, different from the one that did not satisfy (spec core-flow §1, step 6). */
export const rehashPrompt = (task: RehashTask): Prompt => ({
  system: REHASH,
  user: material(task, [...conflictOf(task), ...attemptOf(task)]),
  schema: textFields('summary', 'suggestion'),
})

const REFLECT = asMediator(
  'impartial',
  'Two attempts did not settle it. Each person has now told you, in confidence, what lies at the core for them. Write a reflection that names the needs underneath, and a suggestion that meets both.',
  'The core issues are private. Both people will read your answer: never quote a core issue, never retell an incident or detail that stands only in one, and never say who wrote what. Speak of needs, not of their words. Call the two by their names only for what stands in their messages.',
  SUGGESTION,
  asJson(['reflection', 'suggestion'], SHORT_TEXTS),
)

/**
 * Asks for a reflection on what matters most to each (spec core-flow §1, step 7). Both will read the answer, and each core
 * issue was written for the mediator alone.
 */
export const reflectPrompt = (task: ReflectTask): Prompt => ({
  system: REFLECT,
  user: material(task, [
    ...conflictOf(task),
    ...attemptOf(task),
    ...peopleOf(task, (party, person) => [fenced(`private core issue of ${person}`, task[`${party}_core_issue`])]),
  ]),
  schema: textFields('reflection', 'suggestion'),
})
