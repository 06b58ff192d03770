import Fastify from 'fastify'
import pg from 'pg'
import { answerOf, type FeedRow } from './feed-row.ts'

/**
 * The baseline for Squash: bare fastify and pg that return the same bytes from the same maintained rows, without
 * authentication, validation, limits, logs or metrics. The viewer's id and the body are taken on trust.
 */
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 })
const app = Fastify()

const FEED = `
  select r.conflict_id, r.issued_at, r.title, r.summary, r.ruling, r.written_by, r.verdict, r.asked, r.user1_point, r.user2_point, r.user1_id, r.user2_id, v.vote_type as user_vote,
    t.both_wrong, t.user1_wrong, t.user2_wrong, t.get_therapy, t.ai_right, t.reset_conflict,
    p1.id as p1_id, p1.username as p1_username, p1.first_name as p1_first_name,
    p1.archetype_emoji as p1_archetype_emoji, p1.supporter_emoji as p1_supporter_emoji,
    p2.id as p2_id, p2.username as p2_username, p2.first_name as p2_first_name,
    p2.archetype_emoji as p2_archetype_emoji, p2.supporter_emoji as p2_supporter_emoji
  from (
    select * from public_rulings where not is_hidden order by issued_at desc, conflict_id desc limit $2
  ) r
  join ruling_tallies t on t.conflict_id = r.conflict_id
  left join profiles p1 on p1.id = r.user1_id and r.user1_shown
  left join profiles p2 on p2.id = r.user2_id and r.user2_shown
  left join conflict_votes v on v.conflict_id = r.conflict_id and v.voter_id = $1
  order by r.issued_at desc, r.conflict_id desc`

app.post<{ Body: { p_limit: number }; Headers: { 'x-viewer'?: string } }>(
  '/rest/v1/rpc/get_public_ai_rulings',
  async (request) => {
    const viewer = request.headers['x-viewer'] ?? null
    const { rows } = await pool.query<FeedRow>(FEED, [viewer, request.body.p_limit])
    return rows.map((row) => answerOf(row, viewer))
  },
)

console.log(`The bare server listens on ${await app.listen({ host: '127.0.0.1', port: 0 })}`)
process.on('SIGTERM', () => process.exit(0))
