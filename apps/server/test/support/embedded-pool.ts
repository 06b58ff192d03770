import { pino } from 'pino'
import { type Embedded, openEmbedded } from '../../src/platform/database/embedded/embedded.ts'
import type { Source } from '../../src/platform/database/source.ts'
import { migratedSnapshot } from './snapshot.ts'

/** Everything that a reset between tests does not restore: the schema, apart from the rows in it. */
const SHAPE = `
  with ours as (select oid from pg_namespace where nspname in ('public', 'auth', 'pgboss', 'seed')),
  line(text) as (
    select concat_ws(' ', oid::regclass, relkind) from pg_class where relnamespace in (select oid from ours)
    union all
    select concat_ws(' ', attrelid::regclass, attname, atttypid, attnotnull) from pg_attribute
      where attnum > 0 and attrelid in (select oid from pg_class where relnamespace in (select oid from ours))
    union all
    select pg_get_constraintdef(oid) from pg_constraint where connamespace in (select oid from ours)
    union all
    select concat_ws(' ', tgrelid::regclass, tgname, tgenabled) from pg_trigger
    union all
    select concat_ws(' ', oid::regprocedure, md5(prosrc)) from pg_proc where pronamespace in (select oid from ours)
    union all
    select name from pgboss.queue
  )
  select md5(string_agg(text, ';' order by text)) as shape from line`

const shapeOf = async ({ pool }: Pick<Source, 'pool'>): Promise<string> => (await pool.query(SHAPE)).rows[0].shape

const idle: Embedded[] = []
let shapeOfNew: string | undefined

/**
 * An embedded database that earlier files of this process have released, or a new one: opening one takes more than a
 * second, and it stays slow until its code is fully compiled. It still has the rows that were left in it.
 * A database whose schema a test has changed is not reused.
 */
export async function pooledEmbedded(): Promise<Source> {
  const source = idle.pop() ?? (await openEmbedded({ snapshot: await migratedSnapshot() }, pino({ level: 'silent' })))
  shapeOfNew ??= await shapeOf(source)
  return {
    ...source,
    async close() {
      await source.pool.query('reset all')
      if ((await shapeOf(source)) === shapeOfNew) idle.push(source)
      else await source.close()
    },
  }
}
