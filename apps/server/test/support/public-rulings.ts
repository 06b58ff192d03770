import { randomUUID } from 'node:crypto'
import { RULING_VOTES } from '@squash/contract/values'
import { ada, jonas, maya } from '@squash/testkit/cast'
import { conflictIn, done } from '@squash/testkit/conflict-steps'
import type { Actor } from '@squash/testkit/http'
import { fairnessCounters } from '../../src/features/fairness/counters.ts'
import { rulingCounters } from '../../src/features/rulings/counters.ts'
import { startSquash, type TestSquash } from './squash.ts'
import { untilQuiet } from './until.ts'

export const NO_VOTES = Object.fromEntries(RULING_VOTES.map((type) => [type, 0]))

/** A conflict between Maya and Jonas that got a ruling; Maya, who requested it, shows her name. Ada is a stranger. */
export async function startWithRuling(options?: Parameters<typeof startSquash>[0]) {
  const squash = await startSquash(options)
  const [m, j, a] = [await squash.signUp(maya), await squash.signUp(jonas), await squash.signUp(ada)]
  const { id: ruled } = await conflictIn('ruled', m, j)
  await untilQuiet(squash.database)
  return { squash, m, j, a, ruled }
}

/** What people do with public rulings. `ruled` is a conflict that went through every round to its ruling. */
export function publicRulings(current: () => { squash: TestSquash; ruled: string }) {
  const query = (sql: string, parameters?: readonly unknown[]) => current().squash.database.query(sql, parameters)
  const board = (viewer: Pick<Actor, 'call'> = current().squash.visitor, input = {}) =>
    done(viewer.call('get_public_ai_rulings', input))
  return {
    board,
    rulingOf: async (id: string, viewer?: Actor) =>
      (await board(viewer, { p_limit: 50 })).find(({ conflict_id }) => conflict_id === id),
    cast: (voter: Actor, conflict_uuid: string, vote_type: string) =>
      voter.request('POST', '/rest/v1/rpc/cast_conflict_vote', { conflict_uuid, vote_type }),
    /** Another ruling like `ruled`, published by the job for old rulings. */
    anotherRuling: async (changes: { title?: string; final_ruling_issued_at?: Date } = {}): Promise<string> => {
      const { squash, ruled } = current()
      const id = randomUUID()
      const copy = (table: string, key: string, values: object) =>
        query(
          `insert into ${table} select (jsonb_populate_record(source, $2::jsonb)).* from ${table} source where ${key} = $1`,
          [ruled, JSON.stringify({ ...values, [key]: id })],
        )
      const names = { user1_name_shown: true, user2_name_shown: false }
      await copy('conflicts', 'id', { ...names, ...changes })
      await copy('conflict_parties', 'conflict_id', {})
      await query('insert into unpublished_rulings (conflict_id) values ($1)', [id])
      await squash.runSchedule('rulings.publish-old')
      return id
    },
    hide: (id: string) =>
      query(
        `update public_rulings set is_hidden = true, hidden_at = now(), hidden_by = 'admin' where conflict_id = $1`,
        [id],
      ),
    /** Where the stored tallies differ from the votes: on the rulings, and by their verdicts. */
    wrongTallies: async () => {
      const { db } = current().squash.database
      return [...(await rulingCounters.findMiscounts(db)), ...(await fairnessCounters.findMiscounts(db))]
    },
    /** The events that the votes on it have caused. */
    publishedVotes: async (id: string) => {
      const { rows } = await query(
        "select event from outbox where type = 'ruling.voted' and event ->> 'conflict' = $1 order by id",
        [id],
      )
      return rows.map(({ event }) => event)
    },
  }
}
