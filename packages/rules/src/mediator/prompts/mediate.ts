import type { ReflectTask, RehashTask, ResolveTask } from '../mediator.ts'
import { fenced } from './fence.ts'
import { asJson, asMediator, type Prompt } from './voice.ts'

const SUMMARY = 'The summary says, with equal weight, how each of the two sees it and what both care about.'
const SUGGESTION =
  'The suggestion is concrete: who could do what, by when, so that each gives something and each gets something.'

const conflictOf = (task: ResolveTask): readonly string[] => [
  fenced('title', task.title),
  fenced('first person', task.user1),
  fenced('second person', task.user2),
]

const attemptOf = (task: RehashTask): readonly string[] => [
  fenced('earlier summary', task.summary),
  fenced('earlier suggestion', task.suggestion),
]

const material = (parts: readonly string[]): string => `The conflict:\n${parts.join('\n')}`

/** Asks for a summary and a suggested resolution of the two translated messages. */
export function resolvePrompt(task: ResolveTask): Prompt {
  return {
    system: asMediator(
      'impartial',
      'Read both sides, then write a summary and a suggested resolution for the two of them.',
      SUMMARY,
      SUGGESTION,
      asJson('summary', 'suggestion'),
    ),
    user: material(conflictOf(task)),
  }
}

/** Asks for a second attempt, different from the one that did not satisfy (spec core-flow §1, step 6). */
export function rehashPrompt(task: RehashTask): Prompt {
  return {
    system: asMediator(
      'impartial',
      'The earlier summary and suggestion did not satisfy both. Write a new summary and a new suggestion that take another way: look for what the first attempt missed.',
      SUMMARY,
      `${SUGGESTION} Do not repeat the earlier suggestion in other words.`,
      asJson('summary', 'suggestion'),
    ),
    user: material([...conflictOf(task), ...attemptOf(task)]),
  }
}

/**
 * Asks for a reflection on what matters most to each (spec core-flow §1, step 7). Both will read the answer, and each core
 * issue was written for the mediator alone.
 */
export function reflectPrompt(task: ReflectTask): Prompt {
  return {
    system: asMediator(
      'impartial',
      'Two attempts did not settle it. Each person has now told you, in confidence, what lies at the core for them. Write a reflection that names the needs underneath, and a suggestion that meets both.',
      'The core issues are private. Both people will read your answer: never quote a core issue, never retell an incident or detail that stands only in one, and never say who wrote what. Speak of needs, not of their words.',
      SUGGESTION,
      asJson('reflection', 'suggestion'),
    ),
    user: material([
      ...conflictOf(task),
      ...attemptOf(task),
      fenced('private core issue of the first person', task.user1_core_issue),
      fenced('private core issue of the second person', task.user2_core_issue),
    ]),
  }
}
