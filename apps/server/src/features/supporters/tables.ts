import type { TipLevel } from '@squash/contract/values'

export type SupporterTables = {
  tip_checkouts: {
    id: string
    person_id: string | null
    level: TipLevel
    session: string
    payment: string | null
    status: 'open' | 'paid' | 'refunded'
    created_at: Date
    paid_at: Date | null
    refunded_at: Date | null
    confirmed_at: Date | null
  }
}
