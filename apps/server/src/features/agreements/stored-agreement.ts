import type { Commitment } from '@squash/contract/commitments'
import type { Agreement, CheckIn } from '@squash/rules/agreements/agreement'
import type { Named } from '@squash/rules/people/display-name'
import type { Selectable } from 'kysely'
import type { Db } from '../../platform/database/database.ts'
import type { AgreementTables } from './tables.ts'

/** A party as the agreement shows them; null once their account is erased. */
type Signatory = Named & { id: string; time_zone: string }

/** An agreement with its conflict's title and its two parties. */
export type StoredAgreement = {
  agreement: Agreement
  title: string
  created_at: Date
  in_force_commitments: readonly Commitment[]
  user1: Signatory | null
  user2: Signatory | null
}

/** Every agreement with its title and its parties, in one statement. */
export const selectAgreements = (db: Db) =>
  db
    .selectFrom('agreements as a')
    .innerJoin('conflicts as c', 'c.id', 'a.conflict_id')
    .leftJoin('profiles as p1', 'p1.id', 'c.user1_id')
    .leftJoin('profiles as p2', 'p2.id', 'c.user2_id')
    .selectAll('a')
    .select([
      'c.title',
      'p1.id as p1_id',
      'p1.username as p1_username',
      'p1.first_name as p1_first_name',
      'p1.last_name as p1_last_name',
      'p1.time_zone as p1_time_zone',
      'p2.id as p2_id',
      'p2.username as p2_username',
      'p2.first_name as p2_first_name',
      'p2.last_name as p2_last_name',
      'p2.time_zone as p2_time_zone',
    ])

type Columns<Prefix extends string> = {
  [K in `${Prefix}_${'id' | 'username' | 'first_name' | 'last_name' | 'time_zone'}`]: string | null
}
type AgreementRow = Selectable<AgreementTables['agreements']> & { title: string } & Columns<'p1'> & Columns<'p2'>

/** Builds an agreement, with its title and its parties, from a selected row and its check-ins. */
export function readAgreement(row: AgreementRow, check_ins: readonly CheckIn[]): StoredAgreement {
  const { conflict_id, in_force_revision, in_force_commitments, in_force_at, created_at, title } = row
  return {
    agreement: {
      conflict: conflict_id,
      parties: [row.p1_id, row.p2_id],
      revision: row.revision,
      commitments: row.commitments,
      user1_confirmed_at: row.user1_confirmed_at,
      user2_confirmed_at: row.user2_confirmed_at,
      confirmed_at: row.confirmed_at,
      in_force:
        in_force_revision === null || in_force_at === null
          ? null
          : { revision: in_force_revision, confirmed_at: in_force_at },
      agreed_at: row.agreed_at,
      held: row.held,
      check_ins,
    },
    title,
    created_at,
    in_force_commitments: in_force_commitments ?? [],
    user1: signatory(row.p1_id, row.p1_time_zone, {
      username: row.p1_username,
      first_name: row.p1_first_name,
      last_name: row.p1_last_name,
    }),
    user2: signatory(row.p2_id, row.p2_time_zone, {
      username: row.p2_username,
      first_name: row.p2_first_name,
      last_name: row.p2_last_name,
    }),
  }
}

const signatory = (id: string | null, time_zone: string | null, named: Named): Signatory | null =>
  id === null ? null : { id, time_zone: time_zone ?? 'UTC', ...named }
