import type { Pool } from 'pg'

/** @param text a query that selects only `id` */
export const findIds = async (pool: Pool, text: string, ...values: unknown[]): Promise<string[]> =>
  (await pool.query<{ id: string }>(text, values)).rows.map(({ id }) => id)

/** The newest rulings on the board, which get votes at the same time. */
export const newestRulings = (pool: Pool, limit: number): Promise<string[]> =>
  findIds(pool, 'select conflict_id as id from public_rulings order by issued_at desc limit $1', limit)
