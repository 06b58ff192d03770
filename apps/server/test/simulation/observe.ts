import { isDeepStrictEqual } from 'node:util'
import {
  CONFLICT_STATUSES,
  DEBATE_SIDES,
  DEBATE_STATUSES,
  PARTIES,
  RULING_VOTES,
  type RulingVote,
} from '@squash/contract/values'
import { phaseOf } from '@squash/rules/conflicts/phase'
import { z } from 'zod'
import type { Database } from '../../src/platform/database/database.ts'
import type { Model, ModelConflict, ModelDebate } from './model.ts'

/** The real ids of the model's conflicts, debates and people, each by its number. */
export type Ids = { conflicts: readonly string[]; debates: readonly string[]; people: readonly string[] }

/** What the database says about a conflict, in the model's words. */
type SeenConflict = Omit<ModelConflict, 'parties' | 'movedAt'>
export type Seen = {
  conflicts: readonly SeenConflict[]
  debates: readonly Pick<ModelDebate, 'status' | 'votes'>[]
  /** Conflicts and debates that were never acknowledged to anyone. */
  unknown: number
}

const time = z.coerce.date().nullable()

/** Everything in one statement, because it is sent after every step. */
const STATE = `select
  (select coalesce(json_agg(c), '[]') from conflicts c) as conflicts,
  (select coalesce(json_agg(v), '[]') from satisfaction_votes v) as votes,
  (select coalesce(json_agg(v), '[]') from conflict_votes v) as ballots,
  (select coalesce(json_agg(d), '[]') from public_debates d) as debates,
  (select coalesce(json_agg(v), '[]') from debate_votes v) as debate_votes`

const State = z.object({
  conflicts: z.array(
    z.object({
      id: z.string(),
      status: z.enum(CONFLICT_STATUSES),
      user1_satisfaction: z.boolean().nullable(),
      user2_satisfaction: z.boolean().nullable(),
      user1_core_issue: z.string().nullable(),
      user2_core_issue: z.string().nullable(),
      ai_summary: z.string().nullable(),
      rehash_attempted_at: time,
      core_issues_attempted_at: time,
      final_ruling_requested_at: time,
    }),
  ),
  votes: z.array(
    z.object({ conflict_id: z.string(), round: z.number(), party: z.enum(PARTIES), satisfied: z.boolean() }),
  ),
  ballots: z.array(z.object({ conflict_id: z.string(), voter_id: z.string(), vote_type: z.enum(RULING_VOTES) })),
  debates: z.array(z.object({ id: z.string(), status: z.enum(DEBATE_STATUSES) })),
  debate_votes: z.array(z.object({ debate_id: z.string(), voter_id: z.string(), side: z.enum(DEBATE_SIDES) })),
})

/** Reads the state of a history from the tables, with the rule that derives a phase. */
export async function observe({ query }: Pick<Database, 'query'>, ids: Ids): Promise<Seen> {
  const { rows } = await query(STATE)
  const { conflicts, votes, ballots, debates, debate_votes } = State.parse(rows[0])
  const person = (id: string) => ids.people.indexOf(id)
  return {
    conflicts: ids.conflicts.map((id): SeenConflict => {
      const row = conflicts.find((one) => one.id === id)
      const cast = votes.filter(({ conflict_id }) => conflict_id === id)
      const publicly = ballots.filter(({ conflict_id }) => conflict_id === id)
      return {
        phase: row ? phaseOf(row) : 'deleted',
        satisfied: [row?.user1_satisfaction ?? null, row?.user2_satisfaction ?? null],
        cores: [(row?.user1_core_issue ?? null) !== null, (row?.user2_core_issue ?? null) !== null],
        votes: Object.fromEntries(cast.map((one) => [`${one.round} ${one.party}`, one.satisfied])),
        ballots: Object.fromEntries(publicly.map((one): [number, RulingVote] => [person(one.voter_id), one.vote_type])),
      }
    }),
    debates: ids.debates.map((id) => ({
      status: debates.find((one) => one.id === id)?.status ?? 'pending',
      votes: Object.fromEntries(
        debate_votes.filter(({ debate_id }) => debate_id === id).map((one) => [person(one.voter_id), one.side]),
      ),
    })),
    unknown:
      conflicts.filter(({ id }) => !ids.conflicts.includes(id)).length +
      debates.filter(({ id }) => !ids.debates.includes(id)).length,
  }
}

/** Where the database differs from what was acknowledged. */
export function differences(model: Model, seen: Seen): string[] {
  const found = seen.unknown > 0 ? [`${seen.unknown} that were never acknowledged`] : []
  for (const [number, conflict] of model.conflicts.entries()) {
    const { parties: _, movedAt: __, ...expected } = conflict
    // Deleting a conflict also deletes everything that belongs to it.
    const nothing = conflict.phase === 'deleted' ? { satisfied: [null, null], cores: [false, false], votes: {} } : {}
    compare(`conflict ${number}`, { ...expected, ...nothing }, seen.conflicts[number], found)
  }
  for (const [number, { status, votes }] of model.debates.entries())
    compare(`debate ${number}`, { status, votes }, seen.debates[number], found)
  return found
}

function compare(name: string, expected: object, actual: object | undefined, found: string[]): void {
  for (const [key, value] of Object.entries(expected)) {
    const got: unknown = Reflect.get(actual ?? {}, key)
    if (!isDeepStrictEqual(got, value))
      found.push(`${name}: ${key} is ${JSON.stringify(got)}, acknowledged was ${JSON.stringify(value)}`)
  }
}
