import type { ColumnType, GeneratedAlways } from 'kysely'
import type { Json } from './json.ts'

type OutboxTable = {
  id: GeneratedAlways<number>
  type: string
  event: Json<unknown>
  occurred_at: Date
  published_at: Date | null
  position: number | null
  shards: number | null
}

type LogPositionsTable = { reader: string; shard: number; position: number }

type LiveEventsTable = {
  id: GeneratedAlways<number>
  person_id: string
  event: string
  data: Json<unknown>
  created_at: Date
}

type IdempotencyKeysTable = {
  scope: string
  key: string
  request_hash: Buffer
  answer: Json<unknown>
  created_at: Date
}

type RateLimitsTable = { key: string; points: number; expire: number | null }
type SentMailsTable = { key: string; sent_at: Date }
type CapturedMailsTable = {
  id: GeneratedAlways<number>
  recipient: string
  subject: string
  text_body: string
  html_body: string
  /** People it names other than its recipient. */
  about: ColumnType<string[], string[] | undefined>
  created_at: Date
}

/** The platform's own tables. Each feature declares its own in its tables.ts. */
export type PlatformTables = {
  outbox: OutboxTable
  log_positions: LogPositionsTable
  live_events: LiveEventsTable
  idempotency_keys: IdempotencyKeysTable
  rate_limits: RateLimitsTable
  sent_mails: SentMailsTable
  captured_mails: CapturedMailsTable
  test_checkouts: { session: string; checkout: Json<unknown>; status: 'open' | 'paid'; created_at: Date }
}
