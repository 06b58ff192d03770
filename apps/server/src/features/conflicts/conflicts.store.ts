import { PARTIES } from '@squash/contract/values'
import type { Conflict, Decision } from '@squash/rules/conflicts/conflict'
import { stateOf } from '@squash/rules/conflicts/turn'
import type { EventOf } from '@squash/rules/events'
import { sql } from 'kysely'
import type { Db, Statement, Tx } from '../../platform/database/database.ts'
import { countOutcome } from '../fairness/public.ts'
import { insertInvite, type NewInvite } from '../invites/public.ts'
import { countAnswered, countClosed, countReopened, countStarted } from './counters/counts.store.ts'
import { conflictColumns, readConflict, type StoredConflict, selectConflicts } from './stored-conflict.ts'

/** A conflict with its parties, or null. @param id a UUID */
export async function findConflict(db: Db, id: string): Promise<(StoredConflict & { ruling_hidden: boolean }) | null> {
  const row = await selectConflicts(db)
    .select((eb) =>
      eb
        .selectFrom('public_rulings')
        .select('is_hidden')
        .whereRef('public_rulings.conflict_id', '=', 'c.id')
        .as('ruling_hidden'),
    )
    .where('c.id', '=', id)
    .executeTakeFirst()
  if (!row) return null
  const { ruling_hidden, ...conflict } = row
  return { ...readConflict(conflict), ruling_hidden: ruling_hidden ?? false }
}

/**
 * The same, locked until the transaction ends, so that commands on a conflict run one at a time. The invited side is
 * locked with it, because an account that takes or leaves the address changes only that row.
 */
export async function lockConflict(tx: Tx, id: string): Promise<StoredConflict | null> {
  const row = await selectConflicts(tx).where('c.id', '=', id).forUpdate(['c', 'side2']).executeTakeFirst()
  return row ? readConflict(row) : null
}

/** The title of a conflict. The caller must make sure that the reader is a party. */
export const findTitle = (db: Db, id: string): Promise<{ id: string; title: string } | undefined> =>
  db.selectFrom('conflicts').select(['id', 'title']).where('id', '=', id).executeTakeFirst()

/** Open conflicts whose last move is at or before this time, a hundred at a time. */
export async function findIdle(db: Db, since: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('conflicts')
    .select('id')
    .where('status', 'in', ['pending', 'active'])
    .where('last_move_at', '<=', since)
    .orderBy('last_move_at')
    .limit(100)
    .execute()
  return rows.map(({ id }) => id)
}

/**
 * Stores a new conflict with its two sides, its invite and the counters it changes.
 * @param statement the transaction's next statement, to which all of it is added
 */
export async function insertConflict(statement: Statement, conflict: Conflict, invite: NewInvite): Promise<void> {
  const side = {
    conflict_id: conflict.id,
    other_id: null,
    created_at: conflict.created_at,
    grouping: 'active',
  } as const
  const stored = countStarted(statement, conflict)
    .with('stored', (db) => db.insertInto('conflicts').values(conflictColumns(conflict)))
    .with('sides', (db) =>
      db.insertInto('conflict_parties').values([
        { ...side, party: 'user1', person_id: conflict.user1_id, state: stateOf(conflict, 'user1') },
        {
          ...side,
          party: 'user2',
          person_id: conflict.invitee_id,
          reached_at: conflict.invitee_id === null ? null : conflict.created_at,
          state: stateOf(conflict, 'user2'),
        },
      ]),
    )
  await insertInvite(
    stored,
    {
      kind: 'conflict',
      subject: conflict.id,
      email: conflict.user2_email,
      inviter: conflict.user1_id,
      created_at: conflict.created_at,
    },
    invite,
  ).execute()
}

/**
 * Stores the result of a command: the conflict, its sides, its votes, and the counters that change when it is answered,
 * closed or reopened.
 * @param statement the transaction's next statement, to which all of it is added
 * @param before the conflict as it was locked
 */
export async function saveConflict(
  statement: Statement,
  before: Conflict,
  { conflict, events, critique }: Decision,
): Promise<void> {
  const { id, ...columns } = conflictColumns(conflict)
  const votes = events.filter((event) => event.type === 'satisfaction.voted')
  let next = statement
  if (votes.length > 0) next = logVotes(next, votes, critique ?? null)
  if (before.user2_id === null && conflict.user2_id !== null) next = countAnswered(next, conflict)
  if (isOpen(before) && !isOpen(conflict)) next = countOutcome(countClosed(next, conflict), conflict)
  if (!isOpen(before) && isOpen(conflict)) next = countReopened(next, conflict)
  next = updateSides(next, before, conflict)
  await next.updateTable('conflicts').set(columns).where('id', '=', id).execute()
}

const isOpen = ({ status }: Conflict): boolean => status === 'pending' || status === 'active'

/**
 * Updates what the sides of a changed conflict copy from it: whose turn it is, the tab it is in, and, once the invited
 * side has answered, the other party. The search words are then collected again, because the names they contain change.
 */
function updateSides(statement: Statement, before: Conflict, conflict: Conflict): Statement {
  const { user1_id: creator, user2_id: responder } = conflict
  const isAnswered = before.user2_id === null && responder !== null
  const states = PARTIES.map((party) => stateOf(conflict, party))
  const isSame = PARTIES.every((party, side) => stateOf(before, party) === states[side])
  if (isSame && !isAnswered) return statement
  const [first, second] = states
  return statement.with('sides', (db) =>
    db
      .updateTable('conflict_parties')
      .set({
        state: sql`case party when 'user1' then ${first} else ${second} end`,
        grouping: isOpen(conflict) ? 'active' : 'history',
        ...(isAnswered && {
          person_id: sql`case party when 'user1' then person_id else ${responder}::uuid end`,
          other_id: sql`case party when 'user1' then ${responder}::uuid else ${creator}::uuid end`,
          search_words: null,
        }),
      })
      .where('conflict_id', '=', conflict.id),
  )
}

function logVotes(statement: Statement, votes: EventOf<'satisfaction.voted'>[], critique: string | null): Statement {
  const rows = votes.map(({ conflict, round, voter, party, satisfied, at }) => ({
    conflict_id: conflict,
    round,
    voter_id: voter,
    party,
    satisfied,
    critique,
    voted_at: at,
  }))
  return statement.with('log', (db) =>
    db
      .insertInto('satisfaction_votes')
      .values(rows)
      // A party may request the ruling after a satisfied vote in the same round; the last vote counts.
      .onConflict((clash) =>
        clash.columns(['conflict_id', 'round', 'party']).doUpdateSet((row) => ({
          satisfied: row.ref('excluded.satisfied'),
          voted_at: row.ref('excluded.voted_at'),
        })),
      ),
  )
}

/** Stores what remains of the messages of a closed conflict. */
export async function saveWords(tx: Tx, conflict: Conflict): Promise<void> {
  const { id, ...columns } = conflictColumns(conflict)
  await tx.updateTable('conflicts').set(columns).where('id', '=', id).execute()
}
