import type { Source } from '../../src/platform/database/source.ts'

/**
 * Everything that a reset between tests does not restore: the schema, apart from the rows in it, and what `analyze` and
 * `alter database` leave behind.
 */
const SHAPE = `
  with ours as (select oid from pg_namespace where nspname in ('public', 'auth', 'pgboss', 'initial')),
  line(text) as (
    select nspname::text from pg_namespace where nspname !~ '^pg_'
    union all
    select concat_ws(' ', oid::regclass, relkind, reltuples) from pg_class where relnamespace in (select oid from ours)
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
    union all
    select array_to_string(setconfig, ' ') from pg_db_role_setting
      where setdatabase = (select oid from pg_database where datname = current_database())
  )
  select md5(string_agg(text, ';' order by text)) as shape from line`

/** A database is used again only if its shape is that of a new one. */
export const shapeOf = async ({ pool }: Pick<Source, 'pool'>): Promise<string> =>
  (await pool.query(SHAPE)).rows[0].shape
