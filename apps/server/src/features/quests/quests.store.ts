import type { StepRecord } from '@squash/rules/quests/progress'
import type { Db, Statement, Tx } from '../../platform/database/database.ts'

export type QuestRow = {
  id: string
  quest_id: string
  started_at: Date
  completed_at: Date | null
  is_perfect: boolean
}
type StoredRecord = StepRecord & { answered_at: Date }
export type Progress = QuestRow & { records: readonly StoredRecord[] }

const COLUMNS = ['q.id', 'q.quest_id', 'q.started_at', 'q.completed_at', 'q.is_perfect'] as const

/** The quests that a user has started, with their stored steps: one statement. @param quest only this one */
export async function findProgress(db: Db, person: string, quest?: string): Promise<Progress[]> {
  let query = db
    .selectFrom('user_quests as q')
    .leftJoin('user_quest_steps as s', 's.user_quest_id', 'q.id')
    .select([...COLUMNS, 's.step_id', 's.is_correct', 's.first_try', 's.answered_at'])
    .where('q.user_id', '=', person)
    .orderBy('q.started_at')
    .orderBy('s.answered_at')
  if (quest !== undefined) query = query.where('q.quest_id', '=', quest)
  const found = new Map<string, QuestRow & { records: StoredRecord[] }>()
  for (const { step_id, is_correct, first_try, answered_at, ...row } of await query.execute()) {
    const progress = found.get(row.id) ?? { ...row, records: [] }
    if (step_id !== null && is_correct !== null && first_try !== null && answered_at !== null)
      progress.records.push({ step_id, is_correct, first_try, answered_at })
    found.set(row.id, progress)
  }
  return [...found.values()]
}

/** Starts a quest. @returns the new row's id, or null if the user had already started it */
export async function insertQuest(tx: Tx, person: string, quest: string, at: Date): Promise<string | null> {
  const row = await tx
    .insertInto('user_quests')
    .values({ user_id: person, quest_id: quest, started_at: at })
    .onConflict((clash) => clash.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id ?? null
}

/** Locks all quests of a user, in a fixed order, so that two completed at the same moment see each other. */
export const lockQuests = (tx: Tx, person: string): Promise<QuestRow[]> =>
  tx
    .selectFrom('user_quests as q')
    .select([...COLUMNS])
    .where('q.user_id', '=', person)
    .orderBy('q.id')
    .forUpdate()
    .execute()

/** The stored steps of one started quest. */
export const findRecords = (tx: Tx, userQuest: string): Promise<StepRecord[]> =>
  tx
    .selectFrom('user_quest_steps')
    .select(['step_id', 'is_correct', 'first_try'])
    .where('user_quest_id', '=', userQuest)
    .execute()

type AnswerToStore = {
  userQuest: string
  record: StepRecord
  completion: { perfect: boolean } | null
  at: Date
}

/** Stores the result of an answer as part of the statement under construction: one statement. */
export async function storeAnswer(
  statement: Statement,
  { userQuest, record, completion, at }: AnswerToStore,
): Promise<void> {
  const withCompletion = completion
    ? statement.with('completed', (db) =>
        db
          .updateTable('user_quests')
          .set({ completed_at: at, is_perfect: completion.perfect })
          .where('id', '=', userQuest),
      )
    : statement
  await withCompletion
    .insertInto('user_quest_steps')
    .values({ user_quest_id: userQuest, ...record, answered_at: at })
    .onConflict((clash) =>
      clash.columns(['user_quest_id', 'step_id']).doUpdateSet({ is_correct: record.is_correct, answered_at: at }),
    )
    .execute()
}
