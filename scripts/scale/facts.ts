import type { Size } from './size.ts'

const FIRST_NAMES = ['Maya', 'Jonas', 'Ada', 'Ben', 'Carla', 'Deniz', 'Elif', 'Farid', 'Greta', 'Hugo', 'Ines', 'Jakub']
const LAST_NAMES = ['Okafor', 'Weber', 'Lindqvist', 'Moreau', 'Rossi', 'Yilmaz', 'Novak', 'Haddad', 'Jensen', 'Silva']

/** SQL for the item of a list that belongs to a number. */
const oneOf = (items: readonly string[], number: string) =>
  `(array['${items.join("', '")}'])[1 + (${number})::int % ${items.length}]`

/** SQL for the number of a random user. */
const randomPerson = ({ people }: Size) => `1 + floor(random() * ${people})::int`

/** The users by number, so that the other statements can pick them without a search. */
const people = ({ people: count }: Size) => [
  `create temp table scale_people on commit drop as
    select n, gen_random_uuid() as id, 'person' || n || '@scale.example' as email from generate_series(1, ${count}) n`,
  `create unique index on scale_people (n)`,
  `analyze scale_people`,
  `insert into auth.users (id, email, email_confirmed_at, created_at, updated_at)
    select id, email, now() - interval '1 year', now() - interval '1 year', now() - interval '1 year' from scale_people`,
  `insert into profiles (id, email, email_confirmed, username, first_name, last_name, archetype_emoji, created_at)
    select id, email, true, 'person_' || n, ${oneOf(FIRST_NAMES, `n`)}, ${oneOf(LAST_NAMES, `n / 12`)},
      ${oneOf(['🕊️', '👻', '🎭', '🔧'], `n / 7`)}, now() - interval '1 year'
    from scale_people`,
]

/**
 * A year of conflicts, with more of them recently. Four in five are answered. Conflicts without activity for 30 days
 * are abandoned, as the daily job would have done, and one in twenty has a final ruling.
 */
const conflicts = (size: Size) => [
  `create temp table scale_conflicts on commit drop as
    select gen_random_uuid() as id, n, one, 1 + (one + floor(random() * ${size.people - 1})::int) % ${size.people} as other,
      random() as fate, random() < 0.8 as is_answered, now() - power(random(), 2) * interval '360 days' as at
    from (select n, ${randomPerson(size)} as one from generate_series(1, ${size.conflicts}) n) numbered`,
  `insert into conflicts (id, title, user1_id, user2_id, user2_email, user1_mood, user1_raw_message,
      user1_translated_message, user1_translation_by, user2_raw_message, user2_translated_message, user2_translation_by,
      status, closed_reason, created_at, last_move_at, resolved_at, ai_summary, ai_suggestion, mediation_by,
      final_ai_ruling, ai_final_summary, ruling_by, final_ruling_issued_at, user1_name_shown)
    select id, title, user1, case when is_answered then user2 end, email, 'annoyed', said, meant, 'canned',
      case when is_answered then said end, case when is_answered then meant end, case when is_answered then 'canned' end,
      status, case when status = 'abandoned' then 'expired' end, at, at, case when status = 'resolved' then at end,
      case when is_answered then meant end, case when is_answered then meant end, case when is_answered then 'canned' end,
      case when status = 'final_judgment' then ruling end, case when status = 'final_judgment' then title end,
      case when status = 'final_judgment' then 'canned' end, case when status = 'final_judgment' then at end, fate < 0.8
    from (
      select c.*, one.id as user1, other.id as user2, other.email,
        ${oneOf(['Dishes again', 'The thermostat', 'Who owns the balcony', 'You gave away my ticket'], `c.n`)} as title,
        'I come home at seven to a full sink, every single Tuesday.' as said,
        'I feel worn out when the sink is full, and I need us to share it.' as meant,
        '${RULING}' as ruling,
        case
          when is_answered and fate < 0.0625 then 'final_judgment'
          when is_answered and fate < 0.6 then 'resolved'
          when at < now() - interval '29 days' then 'abandoned'
          when is_answered then 'active'
          else 'pending'
        end as status
      from scale_conflicts c
      join scale_people one on one.n = c.one
      join scale_people other on other.n = c.other
    ) whole`,
  `insert into invites (kind, conflict_id, token, email, inviter_id, created_at, last_sent_at, times_sent)
    select 'conflict', id, replace(gen_random_uuid()::text, '-', ''), user2_email, user1_id, created_at, created_at, 1 from conflicts
    where not exists (select from invites i where i.conflict_id = conflicts.id)`,
]

/** As long as a real ruling, because the texts make up most of the feed's size. */
const RULING = Array.from(
  { length: 6 },
  (_, part) =>
    `Point ${part + 1}: both of you want the kitchen to be a place where you can sit down, and neither of you has said so in ` +
    'words that the other could hear. Whoever cooks rests, whoever comes home late washes up in the morning.',
).join(' ')

const board = [
  `insert into public_rulings (conflict_id, issued_at, title, summary, ruling, user1_id, user2_id, user1_shown, user2_shown,
      user1_names, user2_names)
    select id, final_ruling_issued_at, title, ai_final_summary, final_ai_ruling, user1_id, user2_id, user1_name_shown, false,
      '{"first": [], "last": [], "username": []}', '{"first": [], "last": [], "username": []}'
    from conflicts where status = 'final_judgment' on conflict do nothing`,
]

const VOTES = ['both_wrong', 'user1_wrong', 'user2_wrong', 'get_therapy', 'ai_right', 'reset_conflict']

/** Spread over all rulings, up to one vote per voter on each; no one votes on their own. */
const votes = (size: Size) => [
  `create temp table scale_rulings on commit drop as
    select conflict_id, user1_id, user2_id, issued_at, row_number() over (order by conflict_id)::int as n from public_rulings`,
  `create unique index on scale_rulings (n)`,
  `analyze scale_rulings`,
  `insert into conflict_votes (conflict_id, voter_id, vote_type, voted_at)
    select r.conflict_id, voter.id, ${oneOf(VOTES, `floor(random() * 6)`)}, r.issued_at + random() * (now() - r.issued_at)
    from (select count(*)::int as rulings from scale_rulings) all_rulings,
    lateral (
      select 1 + vote % rulings as ruling, 1 + (vote % rulings * 31 + vote / rulings * 7919) % ${size.people} as voter
      from generate_series(0, ${size.votes - 1}) vote
    ) cast_votes
    join scale_rulings r on r.n = cast_votes.ruling
    join scale_people voter on voter.n = cast_votes.voter and voter.id not in (r.user1_id, r.user2_id)
    on conflict do nothing`,
]

/** All facts in the order in which they are stored, without any counters. */
export const factsOf = (size: Size): { what: string; statements: string[] }[] => [
  { what: `${size.people} people`, statements: people(size) },
  { what: `${size.conflicts} conflicts`, statements: conflicts(size) },
  { what: 'the public board', statements: board },
  { what: `${size.votes} votes`, statements: votes(size) },
]
