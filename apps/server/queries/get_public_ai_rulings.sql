select
  r.conflict_id,
  r.issued_at,
  r.title,
  r.summary,
  r.ruling,
  r.written_by,
  r.verdict,
  r.asked,
  r.user1_point,
  r.user2_point,
  r.user1_id as party1,
  r.user2_id as party2,
  (
    select
      jsonb_object_agg(v.voter_id, v.vote_type)
    from
      conflict_votes v
    where
      v.conflict_id = r.conflict_id
      and v.voter_id = $1::uuid
  ) as votes,
  t.both_wrong,
  t.user1_wrong,
  t.user2_wrong,
  t.get_therapy,
  t.ai_right,
  t.reset_conflict,
  p1.id as p1_id,
  p1.username as p1_username,
  p1.first_name as p1_first_name,
  p1.archetype_emoji as p1_archetype_emoji,
  p1.supporter_emoji as p1_supporter_emoji,
  p2.id as p2_id,
  p2.username as p2_username,
  p2.first_name as p2_first_name,
  p2.archetype_emoji as p2_archetype_emoji,
  p2.supporter_emoji as p2_supporter_emoji
from
  (
    select
      *
    from
      public_rulings
    where
      not is_hidden
      and (issued_at, conflict_id) < (
        (
          select
            issued_at
          from
            public_rulings
          where
            conflict_id = $2
        ),
        $3::uuid
      )
    order by
      issued_at desc,
      conflict_id desc
    limit
      20
  ) r
  join ruling_tallies t on t.conflict_id = r.conflict_id
  left join profiles p1 on p1.id = r.user1_id
  and r.user1_shown
  and not p1.is_hidden
  left join profiles p2 on p2.id = r.user2_id
  and r.user2_shown
  and not p2.is_hidden
order by
  r.issued_at desc,
  r.conflict_id desc;
