import { findQuest, QUESTS } from '@squash/rules/quests/catalogue'
import type { Step } from '@squash/rules/quests/quest'
import { done } from './conflict-steps.ts'
import type { Actor } from './http.ts'

type Outcome = 'right' | 'wrong'

/** An answer for submit_quest_step, right or wrong according to the catalogue. @param number 1 for the first step */
export function answerTo(quest: string, number: number, outcome: Outcome) {
  const step = findQuest(quest)?.steps[number - 1]
  if (!step) throw new Error(`${quest} has no step ${number}`)
  return { p_step_id: step.id, p_user_response: responseTo(step, outcome) }
}

const stepsOf = (quest: string): number => findQuest(quest)?.steps.length ?? 0

function responseTo(step: Step, outcome: Outcome): string {
  const answer =
    step.type === 'rewrite'
      ? step.samples[outcome === 'right' ? 'good' : 'bad'][0]
      : step.options.find((option) => 'right' in option === (outcome === 'right'))?.id
  if (answer === undefined) throw new Error(`The step “${step.title}” has no ${outcome} answer`)
  return answer
}

/** Starts a quest and answers every step but the last correctly. @returns the id of the user's quest */
export async function questUpToTheLastStep(person: Actor, quest: string): Promise<string> {
  const { user_quest_id } = await done(person.call('start_quest', { p_quest_id: quest }))
  for (let number = 1; number < stepsOf(quest); number += 1)
    await done(
      person.call('submit_quest_step', { ...answerTo(quest, number, 'right'), p_user_quest_id: user_quest_id }),
    )
  return user_quest_id
}

/** Completes a quest on the first try. @returns the result of the last answer */
export async function completeQuest(person: Actor, quest: string) {
  const p_user_quest_id = await questUpToTheLastStep(person, quest)
  const last = { ...answerTo(quest, stepsOf(quest), 'right'), p_user_quest_id }
  return done(person.call('submit_quest_step', last))
}

export const questIds: readonly string[] = QUESTS.map(({ id }) => id)

/** Every text in the catalogue that gives a right answer away. None may reach a browser before its step is answered. */
export const spoilers: readonly string[] = QUESTS.flatMap(({ steps }) =>
  steps.flatMap((step) =>
    step.type === 'rewrite'
      ? [...step.samples.good, ...step.samples.bad, step.feedback.correct]
      : [...step.options.flatMap((option) => ('why' in option ? [option.why] : [])), step.feedback.correct],
  ),
)
