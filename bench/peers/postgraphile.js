import { createServer } from 'node:http'
import { PersistedPlugin } from '@grafserv/persisted'
import pg from 'pg'
import { postgraphile } from 'postgraphile'
import { makePgService } from 'postgraphile/adaptors/pg'
import { grafserv } from 'postgraphile/grafserv/node'
import { PostGraphileAmberPreset } from 'postgraphile/presets/amber'
import { jsonPgSmartTags } from 'postgraphile/utils'

/**
 * The signed-in feed from PostGraphile, on the database at DATABASE_URL. A schema of its own holds what it exposes: a
 * view that joins each ruling with its tallies and names, as hand-written SQL would, and a related view of the votes. The
 * viewer's id is a variable of the document, so that no request needs a transaction that sets a role.
 */
const SCHEMA = 'squash_bench_peer'
const drop = `drop schema if exists ${SCHEMA} cascade`
const create = `
  create schema ${SCHEMA};
  create view ${SCHEMA}.board as
    select r.conflict_id, r.issued_at, r.title, r.summary, r.ruling, r.written_by, r.verdict, r.asked,
      r.user1_point, r.user2_point, r.user1_id, r.user2_id,
      t.both_wrong, t.user1_wrong, t.user2_wrong, t.get_therapy, t.ai_right, t.reset_conflict,
      p1.id as p1_id, p1.username as p1_username, p1.first_name as p1_first_name,
      p1.archetype_emoji as p1_archetype_emoji, p1.supporter_emoji as p1_supporter_emoji,
      p2.id as p2_id, p2.username as p2_username, p2.first_name as p2_first_name,
      p2.archetype_emoji as p2_archetype_emoji, p2.supporter_emoji as p2_supporter_emoji
    from public.public_rulings r
    join public.ruling_tallies t on t.conflict_id = r.conflict_id
    left join public.profiles p1 on p1.id = r.user1_id and r.user1_shown and not p1.is_hidden
    left join public.profiles p2 on p2.id = r.user2_id and r.user2_shown and not p2.is_hidden
    where not r.is_hidden;
  create view ${SCHEMA}.votes as select conflict_id, voter_id, vote_type from public.conflict_votes`

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 })
await pool.query(drop)
await pool.query(create)
const { fields } = await pool.query(`select * from ${SCHEMA}.board limit 0`)

/** Views have neither keys nor relations, so these are declared here, as are the columns to order and filter by. */
const tags = jsonPgSmartTags({
  version: 1,
  config: {
    class: {
      [`${SCHEMA}.board`]: {
        tags: { primaryKey: 'conflict_id' },
        attribute: {
          issued_at: { tags: { behavior: '+orderBy' } },
          conflict_id: { tags: { behavior: '+orderBy' } },
        },
      },
      [`${SCHEMA}.votes`]: {
        tags: {
          primaryKey: 'conflict_id,voter_id',
          foreignKey: '(conflict_id) references board (conflict_id)|@foreignFieldName votes',
        },
        attribute: { voter_id: { tags: { behavior: '+filterBy' } } },
      },
    },
  },
})

const inCamelCase = (column) => column.replaceAll(/_(.)/g, (_, letter) => letter.toUpperCase())
const feed = `
  query Feed($viewer: UUID!) {
    rulings: allBoardsList(first: 20, orderBy: [ISSUED_AT_DESC, CONFLICT_ID_DESC]) {
      ${fields.map(({ name }) => `${name}: ${inCamelCase(name)}`).join(' ')}
      votes: votesList(first: 1, condition: { voterId: $viewer }) { vote_type: voteType }
    }
  }`

const server = createServer()
const instance = postgraphile({
  extends: [PostGraphileAmberPreset],
  plugins: [tags, PersistedPlugin],
  pgServices: [makePgService({ pool, schemas: [SCHEMA], pubsub: false })],
  schema: { defaultBehavior: '+list' },
  grafast: { explain: false },
  grafserv: {
    watch: false,
    graphiql: false,
    websockets: false,
    outputDataAsString: true,
    persistedOperations: { feed },
  },
})
await instance.createServ(grafserv).addTo(server)
server.listen(0, '127.0.0.1', () =>
  process.stdout.write(`PostGraphile listens on http://127.0.0.1:${server.address().port}\n`),
)

process.on('SIGTERM', async () => {
  await pool.query(drop)
  process.exit(0)
})
