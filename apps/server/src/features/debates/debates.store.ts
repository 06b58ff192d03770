import type { DebateSide, HiddenBy } from '@squash/contract/values'
import { ignoredSince } from '@squash/rules/conflicts/invite-limits'
import { debatesExpireSince } from '@squash/rules/debates/close'
import type { ActiveDebate, CompleteDebate, Debate, ExpiredDebate, PendingDebate } from '@squash/rules/debates/debate'
import { sql } from 'kysely'
import type { Db, Statement, Tx } from '../../platform/database/database.ts'
import { hiding } from '../../platform/database/hideable.ts'
import { insertInvite, type NewInvite } from '../invites/public.ts'
import { countPeople, countTotals } from './counters.store.ts'
import { type Debater, debater, readDebate, readStored, type StoredDebate, selectDebates } from './stored-debate.ts'

/** A debate with its parties and the viewer's vote, or null. @param id a UUID */
export async function findDebate(db: Db, id: string, viewer: string): Promise<StoredDebate | null> {
  const row = await selectDebates(db, viewer).where('d.id', '=', id).executeTakeFirst()
  return row ? readStored(row) : null
}

/**
 * The debate alone, locked until the transaction ends, so that commands, votes and the final count run one at a time.
 * Counters are always locked after it, never before.
 */
export async function lockDebate(tx: Tx, id: string): Promise<Debate | null> {
  const row = await tx.selectFrom('public_debates').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst()
  return row ? readDebate(row) : null
}

/** A user's current vote; read after the lock, so that two votes of one user are serialised. */
export async function findVote(tx: Tx, debate: string, voter: string): Promise<DebateSide | null> {
  const row = await tx
    .selectFrom('debate_votes')
    .select('side')
    .where('debate_id', '=', debate)
    .where('voter_id', '=', voter)
    .executeTakeFirst()
  return row?.side ?? null
}

/**
 * Stores a new debate with its invite and the counters it changes.
 * @param statement the transaction's next statement, to which all of it is added
 * @returns the creator as the debate shows them
 */
export async function insertDebate(
  statement: Statement,
  debate: PendingDebate,
  invite: NewInvite,
): Promise<Debater | null> {
  const { creator_id, invitee_id, opponent_email: email, created_at } = debate
  const stored = countPeople(statement, [creator_id, invitee_id], { pending: 1 }).with('stored', (db) =>
    db.insertInto('public_debates').values({
      ...debate,
      opponent_id: null,
      opponent_position: null,
      answered_at: null,
      expires_at: null,
      closed_at: null,
      closed_reason: null,
      outcome: null,
      creator_votes: 0,
      opponent_votes: 0,
    }),
  )
  const { creator } = await insertInvite(
    stored,
    { kind: 'debate', subject: debate.id, email, inviter: creator_id, created_at },
    invite,
  )
    .returning((row) =>
      row
        .selectFrom('profiles as creator')
        .select(debater('creator').as('person'))
        .where('creator.id', '=', creator_id)
        .as('creator'),
    )
    .executeTakeFirstOrThrow()
  return creator
}

/** Stores the answer, which moves the debate from its parties' tab of invites to the public one. */
export async function storeAnswer(statement: Statement, debate: ActiveDebate): Promise<void> {
  const { id, status, creator_id, opponent_id, opponent_position, answered_at, expires_at } = debate
  const people = countPeople(statement, [creator_id, opponent_id], { pending: -1, participations: 1 })
  await (debate.is_hidden ? people : countTotals(people, id, { active: 1, completed: 0 }))
    .updateTable('public_debates')
    .set({ status, opponent_id, opponent_position, answered_at, expires_at })
    .where('id', '=', id)
    .execute()
}

/** Stores a vote together with the resulting tally. */
export async function storeVote(
  statement: Statement,
  { id, votes }: ActiveDebate,
  { voter, side, at }: { voter: string; side: DebateSide; at: Date },
): Promise<void> {
  await statement
    .with('cast', (db) =>
      db
        .insertInto('debate_votes')
        .values({ debate_id: id, voter_id: voter, side, voted_at: at })
        .onConflict((clash) => clash.columns(['debate_id', 'voter_id']).doUpdateSet({ side, voted_at: at })),
    )
    .updateTable('public_debates')
    .set({ creator_votes: votes.creator, opponent_votes: votes.opponent })
    .where('id', '=', id)
    .execute()
}

/** Stores the outcome, and the winner's win if there is one. */
export async function storeCompletion(
  statement: Statement,
  debate: CompleteDebate,
  winner: string | null,
): Promise<void> {
  const { id, status, outcome, closed_at } = debate
  const people = countPeople(statement, [winner], { wins: 1 })
  await (debate.is_hidden ? people : countTotals(people, id, { active: -1, completed: 1 }))
    .updateTable('public_debates')
    .set({ status, outcome, closed_at })
    .where('id', '=', id)
    .execute()
}

/** Stores that an invite closed unanswered, and removes it from its parties' tab of invites. */
export async function storeExpiry(statement: Statement, debate: ExpiredDebate): Promise<void> {
  const { id, status, closed_at, closed_reason, creator_id, invitee_id } = debate
  await countPeople(statement, [creator_id, invitee_id], { pending: -1 })
    .updateTable('public_debates')
    .set({ status, closed_at, closed_reason })
    .where('id', '=', id)
    .execute()
}

/** Takes a debate off the public tabs and their counts, or puts it back. Its parties' own counters are unaffected. */
export async function storeHiding(
  statement: Statement,
  { id, status, is_hidden }: Debate,
  hidden: { by: HiddenBy | null; at: Date },
): Promise<void> {
  const by = is_hidden ? -1 : 1
  const totals = { active: status === 'active' ? by : 0, completed: status === 'complete' ? by : 0 }
  await countTotals(statement, id, totals)
    .updateTable('public_debates')
    .set(hiding(hidden.by, hidden.at))
    .where('id', '=', id)
    .execute()
}

/** Records that an ignored invite has been reported. */
export async function storeIgnored(statement: Statement, { id, ignored_at }: PendingDebate): Promise<void> {
  await statement.updateTable('public_debates').set({ ignored_at }).where('id', '=', id).execute()
}

/** Debates per batch; the schedule continues with the next batch until nothing is due. */
const BATCH = 100

/** Debates whose voting is over and whose votes are not counted yet. */
export const findEnded = (db: Db, now: Date): Promise<{ id: string }[]> =>
  db
    .selectFrom('public_debates')
    .select('id')
    .where('status', '=', 'active')
    .where('expires_at', '<=', now)
    .orderBy('expires_at')
    .limit(BATCH)
    .execute()

/** Invites that have gone unanswered for so long that they expire. */
export const findUnanswered = (db: Db, now: Date): Promise<{ id: string }[]> =>
  db
    .selectFrom('public_debates')
    .select('id')
    .where('status', '=', 'pending')
    .where('created_at', '<=', debatesExpireSince(now))
    .orderBy('created_at')
    .limit(BATCH)
    .execute()

/** Invites ignored by an account that could answer, and not reported yet; `blocked`: one party blocked the other. */
export const findIgnored = (db: Db, now: Date): Promise<{ id: string; blocked: boolean }[]> =>
  db
    .selectFrom('public_debates as d')
    .select((row) => [
      'd.id',
      sql<boolean>`${row.exists(
        row
          .selectFrom('blocks')
          .select('blocker_id')
          .where((block) =>
            block.or([
              block.and([
                block('blocker_id', '=', block.ref('d.creator_id')),
                block('blocked_id', '=', block.ref('d.invitee_id')),
              ]),
              block.and([
                block('blocker_id', '=', block.ref('d.invitee_id')),
                block('blocked_id', '=', block.ref('d.creator_id')),
              ]),
            ]),
          ),
      )}`.as('blocked'),
    ])
    .where('d.status', '=', 'pending')
    .where('d.ignored_at', 'is', null)
    .where('d.invitee_id', 'is not', null)
    .where('d.invitee_since', '<=', ignoredSince(now))
    .orderBy('d.invitee_since')
    .limit(BATCH)
    .execute()
