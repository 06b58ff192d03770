import type { AvailableQuest, QuestDetails, StepResult } from '@squash/contract/quests'
import type { DomainEvent, EventOf } from '@squash/rules/events'
import { decideStepAnswer } from '@squash/rules/quests/answer-step'
import { findQuest, QUESTS } from '@squash/rules/quests/catalogue'
import { achievementsUnlockedBy, credFor } from '@squash/rules/quests/completion'
import { currentStep } from '@squash/rules/quests/progress'
import type { Quest } from '@squash/rules/quests/quest'
import { ok, type Result, refuse } from '@squash/rules/result'
import type { Clock } from '../../platform/clock.ts'
import type { Database, Tx } from '../../platform/database/database.ts'
import type { Outbox } from '../../platform/outbox/outbox.ts'
import { presentDetails, presentQuest } from './quest.view.ts'
import { findProgress, findRecords, insertQuest, lockQuests, type QuestRow, storeAnswer } from './quests.store.ts'

type QuestParts = { database: Database; clock: Clock; outbox: Outbox }

type Completed = EventOf<'quest.completed'>
/** `tip`: what the coach added, if it was asked. */
type Submission = { userQuest: string; stepId: string; response: string; tip: string | null }
type SubmitRefusal =
  | 'quest.not_found'
  | 'quest.step_not_found'
  | 'quest.wrong_step'
  | 'quest.no_option'
  | 'quest.no_response'

/** Quests: lessons in steps. Answers are judged and never stored. */
export function createQuests({ database: { db }, clock, outbox }: QuestParts) {
  return {
    /** All quests, with the user's progress. */
    async list(person: string): Promise<AvailableQuest[]> {
      const progress = await findProgress(db, person)
      return QUESTS.map((quest) => presentQuest(quest, progress.find(({ quest_id }) => quest_id === quest.id) ?? null))
    },

    /** One quest with its steps, or null. */
    async details(person: string, id: string): Promise<QuestDetails | null> {
      const quest = findQuest(id)
      if (!quest) return null
      const [progress = null] = await findProgress(db, person, id)
      return presentDetails(quest, progress)
    },

    /** Starts a quest. @returns the current progress if it was already started */
    async start(
      tx: Tx,
      person: string,
      id: string,
    ): Promise<Result<{ user_quest_id: string; current_step: number }, 'quest.not_found'>> {
      const quest = findQuest(id)
      if (!quest) return refuse('quest.not_found')
      const at = clock.now()
      const user_quest_id = await insertQuest(tx, person, id, at)
      if (user_quest_id !== null) {
        await outbox.publish(tx, [{ type: 'quest.started', quest: id, person, at }])
        return ok({ user_quest_id, current_step: 1 })
      }
      const [progress] = await findProgress(tx, person, id)
      if (!progress) return refuse('quest.not_found')
      return ok({ user_quest_id: progress.id, current_step: currentStep(quest, progress.records) })
    },

    /** Judges an answer and stores the result, but not the answer. */
    async answer(
      tx: Tx,
      person: string,
      { userQuest, stepId, response, tip }: Submission,
    ): Promise<Result<StepResult, SubmitRefusal>> {
      const started = await lockQuests(tx, person)
      const row = started.find(({ id }) => id === userQuest)
      const quest = row ? findQuest(row.quest_id) : null
      if (!row || !quest) return refuse('quest.not_found')
      const records = await findRecords(tx, userQuest)
      const isCompleted = row.completed_at !== null
      const decision = decideStepAnswer(quest, { isCompleted, records }, { stepId, response })
      if (!decision.ok) return decision

      const { record, completion, isCorrect, feedback } = decision.value
      const at = clock.now()
      const before = started.flatMap((one) => completedBy(person, one))
      const completed = completion && completionOf(person, quest, completion.perfect, at)
      if (record) {
        const answered: DomainEvent = {
          type: 'quest.step_answered',
          quest: quest.id,
          person,
          step: decision.value.number,
          correct: isCorrect,
          first_try: record.first_try,
          at,
        }
        const events = [answered, ...(completed ? [completed] : [])]
        await storeAnswer(outbox.alongside(tx, events), { userQuest, record, completion, at })
      }
      const isDone = isCompleted || completion !== null
      const after = [...records.filter(({ step_id }) => step_id !== record?.step_id), ...(record ? [record] : [])]
      return ok({
        is_correct: isCorrect,
        quest_completed: isDone,
        next_step: isDone ? null : currentStep(quest, after),
        quest_id: quest.id,
        is_quest_achievement_unlocked: completed !== null && achievementsUnlockedBy(before, completed).length > 0,
        feedback: !isCorrect && tip !== null ? `${feedback}\n\n${tip}` : feedback,
        cred_earned: completed ? credFor(completed, before.length === 0) : [],
      })
    },

    /** A user's progress, for their download. Their answers were never stored. */
    async own(person: string) {
      const progress = await findProgress(db, person)
      return progress.map(({ quest_id, started_at, completed_at, is_perfect, records }) => ({
        quest: quest_id,
        started_at: started_at.toISOString(),
        completed_at: completed_at?.toISOString() ?? null,
        is_perfect,
        steps: records.map(({ answered_at, ...record }) => ({ ...record, answered_at: answered_at.toISOString() })),
      }))
    },
  }
}

const completionOf = (person: string, quest: Quest, perfect: boolean, at: Date): Completed => ({
  type: 'quest.completed',
  quest: quest.id,
  person,
  difficulty: quest.difficulty,
  perfect,
  at,
})

/** The event published when the quest was completed; empty if it is not completed, or no longer exists. */
function completedBy(person: string, { quest_id, completed_at, is_perfect }: QuestRow): Completed[] {
  const quest = findQuest(quest_id)
  return quest && completed_at ? [completionOf(person, quest, is_perfect, completed_at)] : []
}

export type Quests = ReturnType<typeof createQuests>
