import Fastify from 'fastify'
import pg from 'pg'

/**
 * The baseline for Squash: bare fastify and pg that return the same bytes from the same maintained rows, without
 * authentication, validation, limits, logs or metrics. The viewer's id and the body are taken on trust.
 */
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 })
const app = Fastify()

const FEED = `
  select r.conflict_id, r.issued_at, r.title, r.summary, r.ruling, r.verdict, r.asked, r.user1_point, r.user2_point, r.user1_id, r.user2_id, v.vote_type as user_vote,
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

app.post<{ Body: { p_limit: number } }>('/rest/v1/rpc/get_public_ai_rulings', async (request) => {
  const viewer = request.headers['x-viewer'] ?? null
  const { rows } = await pool.query(FEED, [viewer, request.body.p_limit])
  return rows.map((row) => ({
    conflict_id: row.conflict_id,
    title: row.title,
    ai_final_summary: row.summary,
    final_ai_ruling: row.ruling,
    verdict: row.verdict,
    asked: row.asked,
    strongest_points: { user1: row.user1_point, user2: row.user2_point },
    final_ruling_issued_at: row.issued_at.toISOString(),
    user1_id: row.p1_id,
    user1_username: row.p1_username,
    user1_display_name: row.p1_first_name ?? row.p1_username ?? 'Anonymous User',
    user1_archetype_emoji: row.p1_archetype_emoji,
    user1_supporter_emoji: row.p1_supporter_emoji,
    user2_id: row.p2_id,
    user2_username: row.p2_username,
    user2_display_name: row.p2_first_name ?? row.p2_username ?? 'Anonymous User',
    user2_archetype_emoji: row.p2_archetype_emoji,
    user2_supporter_emoji: row.p2_supporter_emoji,
    vote_counts: {
      both_wrong: row.both_wrong,
      user1_wrong: row.user1_wrong,
      user2_wrong: row.user2_wrong,
      get_therapy: row.get_therapy,
      ai_right: row.ai_right,
      reset_conflict: row.reset_conflict,
    },
    ...(viewer && { user_vote: row.user_vote, can_vote: viewer !== row.user1_id && viewer !== row.user2_id }),
  }))
})

console.log(`The bare server listens on ${await app.listen({ host: '127.0.0.1', port: 0 })}`)
process.on('SIGTERM', () => process.exit(0))
