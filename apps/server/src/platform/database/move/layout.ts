import { z } from 'zod'
import type { Database } from '../database.ts'

/** The schemas of Squash, its authentication service and its job queue. */
const SCHEMAS = "('public', 'auth', 'pgboss')"

const Table = z.object({
  name: z.string(),
  /** Without generated columns, which compute themselves. */
  columns: z.array(z.object({ name: z.string(), type: z.string() })),
})
/** A table that stores rows; names are quoted where they need it. */
export type Table = z.infer<typeof Table>

const ForeignKey = z.object({ table: z.string(), name: z.string(), definition: z.string() })
type ForeignKey = z.infer<typeof ForeignKey>

type Queried = Pick<Database, 'query'>

/**
 * Every table that stores rows, by name; for a partitioned table, its partitions. The job queue's statistics about
 * itself are left out: it adds and drops a partition of them every day, so two databases rarely have the same ones.
 */
export async function readTables({ query }: Queried): Promise<Table[]> {
  const { rows } = await query(`
    select format('%I.%I', n.nspname, c.relname) as name,
      jsonb_agg(jsonb_build_object('name', quote_ident(a.attname), 'type', format_type(a.atttypid, a.atttypmod))
        order by a.attnum) as columns
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where n.nspname in ${SCHEMAS} and c.relkind = 'r' and not (n.nspname = 'pgboss' and c.relname ~ '^queue_stats')
    group by 1 order by 1`)
  return z.array(Table).parse(rows)
}

/** The foreign keys between tables, without those that a partition inherits from its parent. */
export async function readForeignKeys({ query }: Queried): Promise<ForeignKey[]> {
  const { rows } = await query(`
    select conrelid::regclass::text as "table", quote_ident(conname) as name, pg_get_constraintdef(k.oid) as definition
    from pg_constraint k join pg_namespace n on n.oid = k.connamespace
    where n.nspname in ${SCHEMAS} and contype = 'f' and conparentid = 0`)
  return z.array(ForeignKey).parse(rows)
}

/** The names of the sequences, quoted where they need it. */
export async function readSequences({ query }: Queried): Promise<string[]> {
  const { rows } = await query(`
    select format('%I.%I', n.nspname, c.relname) as name
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname in ${SCHEMAS} and c.relkind = 'S' order by 1`)
  return z
    .array(z.object({ name: z.string() }))
    .parse(rows)
    .map(({ name }) => name)
}
