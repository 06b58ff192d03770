import type { Generated, GeneratedAlways } from 'kysely'
import type { Json } from '../../platform/database/json.ts'

export type SquashCredTables = {
  reward_events: { person_id: string; event_id: number; event: Json<unknown>; time_zone: string }
  squashcred_events: {
    id: Generated<string>
    place: GeneratedAlways<number>
    user_id: string
    code: string
    subject: string
    amount: number
    reason: string
    created_at: Date
  }
}
