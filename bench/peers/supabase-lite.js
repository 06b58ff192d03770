import { serve } from '@hono/node-server'
import { App } from '@supabase/lite'
import { createConnection } from '@supabase/lite/sqlite'
import pg from 'pg'

/**
 * The signed-in feed from @supabase/lite, with SQLite in memory. Its tables are filled from the database at
 * DATABASE_URL: everything that the feed shows, and every vote. The viewer's id is a filter of the request.
 */
const SCHEMA = `
  create table profiles (
    id uuid primary key,
    username text,
    first_name text,
    archetype_emoji text,
    supporter_emoji text
  );
  create table public_rulings (
    conflict_id uuid primary key,
    issued_at timestamptz not null,
    title text not null,
    summary text not null,
    ruling text not null,
    written_by text,
    verdict text,
    asked text,
    user1_point text,
    user2_point text,
    user1_id uuid,
    user2_id uuid,
    named1_id uuid references profiles (id),
    named2_id uuid references profiles (id),
    is_hidden boolean not null
  );
  create index public_rulings_feed on public_rulings (issued_at desc, conflict_id desc);
  create table ruling_tallies (
    conflict_id uuid primary key references public_rulings (conflict_id),
    both_wrong integer not null,
    user1_wrong integer not null,
    user2_wrong integer not null,
    get_therapy integer not null,
    ai_right integer not null,
    reset_conflict integer not null
  );
  create table conflict_votes (
    conflict_id uuid not null references public_rulings (conflict_id),
    voter_id uuid not null references profiles (id),
    vote_type text not null,
    primary key (conflict_id, voter_id)
  )`

/** What is copied, in an order in which every reference finds its row. Names that are not shown are left out. */
const COPIED = {
  profiles: 'select id, username, first_name, archetype_emoji, supporter_emoji from profiles',
  public_rulings: `
    select conflict_id, to_char(issued_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as issued_at, title,
      summary, ruling, written_by, verdict, asked, user1_point, user2_point, user1_id, user2_id,
      (select id from profiles where id = user1_id and user1_shown and not is_hidden) as named1_id,
      (select id from profiles where id = user2_id and user2_shown and not is_hidden) as named2_id,
      is_hidden::int as is_hidden
    from public_rulings`,
  ruling_tallies: 'select * from ruling_tallies',
  conflict_votes: 'select conflict_id, voter_id, vote_type from conflict_votes where voter_id is not null',
}

const connection = createConnection({ url: ':memory:', ddlDialect: 'postgres' })
const app = new App({ connection, auth: { enabled: false } })
await app.init()
await app.connection.createMigrator(SCHEMA).migrate()

const source = new pg.Client({ connectionString: process.env.DATABASE_URL })
await source.connect()
connection.driver.exec('begin')
for (const [table, select] of Object.entries(COPIED)) {
  const { rows, fields } = await source.query({ text: select, rowMode: 'array' })
  const insert = connection.driver.prepare(
    `insert into ${table} (${fields.map(({ name }) => name)}) values (${fields.map(() => '?')})`,
  )
  for (const row of rows) insert.run(...row)
}
connection.driver.exec('commit')
await source.end()

serve({ fetch: (request) => app.fetch(request), hostname: '127.0.0.1', port: 0 }, ({ port }) =>
  process.stdout.write(`@supabase/lite listens on http://127.0.0.1:${port}\n`),
)
process.on('SIGTERM', () => process.exit(0))
