import type { Party } from '@squash/contract/values'
import type { ReflectTask, RehashTask, ResolveTask } from '../mediator.ts'
import { AS_GIVEN } from '../side-order.ts'
import { COMMITMENTS, proposalAsJson, proposalFields } from './commitments.ts'
import { fenced } from './fence.ts'
import { forReader } from './reader.ts'
import { asMediator, inLanguage, type Prompt } from './voice.ts'

const SUMMARY =
  'The summary says, with equal weight, how each of the two sees it and what each asks for. Call both by their names, never "person A" or "person B"; where no name is given, say "one of you" and "the other".'

/** Without this, models suggest "communicating openly" in every conflict. */
const SUGGESTION = [
  'The suggestion is concrete: who could do what, by when, so that each gives something and each gets something.',
  'Build it from at least one fact or request of each person: an amount, a date, a time or a wish from their message. Suggest nothing that is not based on what they wrote.',
].join(' ')

/** The two parties in this round's order and with its letters, which don't depend on who started the conflict. */
function peopleOf(task: ResolveTask, tell: (party: Party, person: string) => readonly string[]): string[] {
  const { sides, letters } = task.order ?? AS_GIVEN
  return sides.flatMap((party) => tell(party, `person ${letters[party]}`))
}

const conflictOf = (task: ResolveTask): readonly string[] => [
  fenced('title', task.title),
  ...previousCommitments(task),
  ...peopleOf(task, (party, person) => [
    ...(task.names ? [fenced(`name of ${person}`, task.names[party])] : []),
    fenced(`message of ${person}`, task[party]),
  ]),
]

/** Part of the material, because the instructions are the same for every conflict. */
const FOLLOW_UP =
  'The conflict follows up on an agreement of the two. Take it into account: propose what makes it easier to keep, or what takes its place. Blame nobody for what became of it.'

const previousCommitments = ({ agreed = [], order = AS_GIVEN }: ResolveTask): readonly string[] => [
  ...(agreed.length > 0 ? [FOLLOW_UP] : []),
  ...agreed.map(({ who, what, by }) => {
    const committed = who === 'both' ? 'both' : `person ${order.letters[who === 'first' ? 'user1' : 'user2']}`
    return fenced(`agreed on before, for ${committed}`, by === null ? what : `${what} (${by})`)
  }),
]

const attemptOf = (task: RehashTask): readonly string[] => [
  fenced('earlier summary', task.summary),
  fenced('earlier suggestion', task.suggestion),
  ...peopleOf(task, (party, person) => {
    const critique = task[`${party}_critique`]
    return critique ? [fenced(`what was missing from it, as ${person} says in private`, critique)] : []
  }),
]

/** The answer may say what changed but not why, because the reason may be what a party wrote in private. */
const CRITIQUES = [
  'A person may tell you in private what was missing from the earlier suggestion. Let that change what you propose.',
  'Both people will read your answer: never quote such a note, never retell a detail that is only in one of them, and never say or hint that anyone wrote one.',
].join(' ')

const material = (task: ResolveTask, parts: readonly string[]): string =>
  [inLanguage(task.language), ...forReader(task.reader, 'Both readers like'), 'The conflict:', ...parts].join('\n')

const RESOLVE = asMediator(
  'impartial',
  'Read both sides, then write a summary and a suggested resolution for the two of them.',
  SUMMARY,
  SUGGESTION,
  COMMITMENTS,
  proposalAsJson('summary'),
)

/** The prompt for a summary of the two translated messages and a suggested resolution. */
export const resolvePrompt = (task: ResolveTask): Prompt => ({
  system: RESOLVE,
  user: material(task, conflictOf(task)),
  schema: proposalFields('summary'),
})

const REHASH = asMediator(
  'impartial',
  'The earlier summary and suggestion did not satisfy both. Write a new summary and a new suggestion that take a different approach: look for what the first attempt missed.',
  `${SUMMARY} Its last sentence says what is different about the new suggestion.`,
  `${SUGGESTION} Do not repeat the earlier suggestion in other words.`,
  CRITIQUES,
  COMMITMENTS,
  proposalAsJson('summary'),
)

/** The prompt for a second proposal that differs from the first. */
export const rehashPrompt = (task: RehashTask): Prompt => ({
  system: REHASH,
  user: material(task, [...conflictOf(task), ...attemptOf(task)]),
  schema: proposalFields('summary'),
})

const REFLECT = asMediator(
  'impartial',
  'Two attempts did not settle it. Each person has now told you, in confidence, what lies at the core for them. Write a reflection that names the needs underneath, and a suggestion that meets both.',
  'The core issues are private. Both people will read your answer: never quote a core issue, never retell an incident or detail that is only in one of them, and never say who wrote what. Speak of needs, not of their words. Call the two by their names only for what is in their messages.',
  SUGGESTION,
  CRITIQUES,
  COMMITMENTS,
  proposalAsJson('reflection'),
)

/**
 * The prompt for a reflection on what matters most to each party. Both will read the answer, although each core issue
 * was written for the mediator only.
 */
export const reflectPrompt = (task: ReflectTask): Prompt => ({
  system: REFLECT,
  user: material(task, [
    ...conflictOf(task),
    ...attemptOf(task),
    ...peopleOf(task, (party, person) => [fenced(`private core issue of ${person}`, task[`${party}_core_issue`])]),
  ]),
  schema: proposalFields('reflection'),
})
