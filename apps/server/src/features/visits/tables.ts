import type { Generated } from 'kysely'

export type VisitTables = {
  visits: {
    person_id: string
    last_at: Date
    recent_days: Generated<string[]>
    absence_told: Generated<boolean>
  }
}
