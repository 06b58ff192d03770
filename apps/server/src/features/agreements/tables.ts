import type { Commitment } from '@squash/contract/commitments'
import type { CheckInAnswer, CheckInDay, Party } from '@squash/contract/values'
import type { Generated } from 'kysely'
import type { Json } from '../../platform/database/json.ts'

export type AgreementTables = {
  agreements: {
    conflict_id: string
    revision: number
    commitments: Json<Commitment[]>
    user1_confirmed_at: Date | null
    user2_confirmed_at: Date | null
    confirmed_at: Date | null
    in_force_revision: number | null
    in_force_commitments: Json<Commitment[]> | null
    in_force_at: Date | null
    agreed_at: Date | null
    held: boolean | null
    created_at: Date
  }
  agreement_revisions: {
    conflict_id: string
    revision: number
    author: Party | null
    created_at: Date
    commitments: Json<Commitment[]>
  }
  agreement_check_ins: {
    conflict_id: string
    day: CheckInDay
    party: Party
    person_id: string
    token: string
    due_at: Date
    closes_at: Date
    asked_at: Date | null
    reminded_at: Date | null
    held: CheckInAnswer | null
    answered_at: Date | null
  }
  agreement_counts: { person_id: string; checked: Generated<number>; held: Generated<number> }
  agreement_stats: { shard: number; checked: Generated<number>; held: Generated<number> }
}
