import type { Pool } from 'pg'
import type { Database } from './database.ts'

/** What the two kinds of database bring: a pool of connections, and a way to hear NOTIFY. */
export type Source = Pick<Database, 'kind' | 'listen' | 'close'> & {
  pool: Pool
  /** Milliseconds after which a statement without an answer loses its connection; left out, none does. */
  statementLimit?: number
}
