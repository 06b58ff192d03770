import type { Commitment } from '@squash/contract/commitments'
import { LIMITS } from '@squash/contract/limits'
import type { Party } from '@squash/contract/values'
import type { Agreement } from '@squash/rules/agreements/agreement'
import type { Revision } from '@squash/rules/agreements/erase'
import { sql } from 'kysely'
import type { Db, Statement, Tx } from '../../platform/database/database.ts'
import { countHeld } from './counters/counts.store.ts'
import { readAgreement, type StoredAgreement, selectAgreements } from './stored-agreement.ts'

/** An agreement with its parties, or null. @param conflict a UUID */
export async function findAgreement(db: Db, conflict: string): Promise<StoredAgreement | null> {
  const row = await selectAgreements(db).where('a.conflict_id', '=', conflict).executeTakeFirst()
  return row ? readAgreement(row, await listCheckIns(db, conflict)) : null
}

/** The same, locked until the transaction ends, so that commands on an agreement run one at a time. */
export async function lockAgreement(tx: Tx, conflict: string): Promise<StoredAgreement | null> {
  const row = await selectAgreements(tx).where('a.conflict_id', '=', conflict).forUpdate('a').executeTakeFirst()
  return row ? readAgreement(row, await listCheckIns(tx, conflict)) : null
}

const listCheckIns = (db: Db, conflict: string) =>
  db
    .selectFrom('agreement_check_ins')
    .select(['day', 'party', 'due_at', 'closes_at', 'asked_at', 'reminded_at', 'held'])
    .where('conflict_id', '=', conflict)
    .orderBy('day')
    .orderBy('party')
    .execute()

/** Whether a user is a party of a conflict, which may have no agreement. */
export async function isParty(db: Db, person: string, conflict: string): Promise<boolean> {
  const row = await db
    .selectFrom('conflict_parties')
    .select('party')
    .where('conflict_id', '=', conflict)
    .where('person_id', '=', person)
    .executeTakeFirst()
  return row !== undefined
}

/** An agreement's newest revisions, newest first. */
export const listRevisions = (
  db: Db,
  conflict: string,
  most: number = LIMITS.agreementRevisions,
): Promise<Revision[]> =>
  db
    .selectFrom('agreement_revisions')
    .select(['revision', 'author', 'created_at', 'commitments'])
    .where('conflict_id', '=', conflict)
    .orderBy('revision', 'desc')
    .limit(most)
    .execute()

/** Stores the draft of a resolved conflict's agreement, once, even if the event is repeated. */
export async function insertDraft(tx: Tx, agreement: Agreement, at: Date): Promise<void> {
  const { conflict, revision } = agreement
  const commitments = asJson(agreement.commitments)
  await tx
    .with('stored', (db) =>
      db
        .insertInto('agreements')
        .values({ conflict_id: conflict, revision, commitments, created_at: at })
        .onConflict((clash) => clash.column('conflict_id').doNothing())
        .returning('conflict_id'),
    )
    .insertInto('agreement_revisions')
    .columns(['conflict_id', 'revision', 'author', 'created_at', 'commitments'])
    .expression((eb) =>
      eb
        .selectFrom('stored')
        .select((one) => [
          one.ref('stored.conflict_id').as('conflict_id'),
          one.val(revision).as('revision'),
          sql<Party | null>`null`.as('author'),
          sql<Date>`${at}::timestamptz`.as('created_at'),
          sql<string>`${commitments}::jsonb`.as('commitments'),
        ]),
    )
    .execute()
}

type Saved = {
  before: Agreement
  after: Agreement
  /** Who wrote the new revision, if there is one. */
  author: Party
  now: Date
  /** Creates the token of a new check-in's mailed link. */
  newToken: () => string
}

/** Stores the result of a command. @param statement the transaction's next statement, to which all of it is added */
export async function saveAgreement(
  statement: Statement,
  { before, after, author, now, newToken }: Saved,
): Promise<void> {
  const { conflict } = after
  let next = statement
  if (after.revision !== before.revision) next = insertRevision(next, after, author, now)
  if (after.check_ins.length > before.check_ins.length) next = insertCheckIns(next, after, newToken)
  const answered = after.check_ins.find((one, index) => one.held !== before.check_ins[index]?.held)
  if (answered)
    next = next.with('answered', (db) =>
      db
        .updateTable('agreement_check_ins')
        .set({ held: answered.held, answered_at: answered.held === null ? null : now })
        .where('conflict_id', '=', conflict)
        .where('day', '=', answered.day)
        .where('party', '=', answered.party),
    )
  if (after.held !== before.held) next = countHeld(next, before, after)
  await next.updateTable('agreements').set(columnsOf(after)).where('conflict_id', '=', conflict).execute()
}

/** The version in force changes only when the current one comes into force. */
const columnsOf = (agreement: Agreement) => ({
  revision: agreement.revision,
  commitments: asJson(agreement.commitments),
  user1_confirmed_at: agreement.user1_confirmed_at,
  user2_confirmed_at: agreement.user2_confirmed_at,
  confirmed_at: agreement.confirmed_at,
  ...(agreement.in_force?.revision === agreement.revision && {
    in_force_revision: agreement.in_force.revision,
    in_force_commitments: asJson(agreement.commitments),
    in_force_at: agreement.in_force.confirmed_at,
  }),
  agreed_at: agreement.agreed_at,
  held: agreement.held,
})

const insertRevision = (statement: Statement, after: Agreement, author: Party, now: Date): Statement =>
  statement.with('revised', (db) =>
    db.insertInto('agreement_revisions').values({
      conflict_id: after.conflict,
      revision: after.revision,
      author,
      created_at: now,
      commitments: asJson(after.commitments),
    }),
  )

const insertCheckIns = (statement: Statement, { conflict, parties, check_ins }: Agreement, newToken: () => string) =>
  statement.with('check_ins', (db) =>
    db.insertInto('agreement_check_ins').values(
      check_ins.flatMap(({ party, ...checkIn }) => {
        const person_id = parties[party === 'user1' ? 0 : 1]
        return person_id === null ? [] : [{ conflict_id: conflict, party, person_id, token: newToken(), ...checkIn }]
      }),
    ),
  )

/** As JSON text, because the driver would send an array as a PostgreSQL array. */
export const asJson = (commitments: readonly Commitment[]): string => JSON.stringify(commitments)
