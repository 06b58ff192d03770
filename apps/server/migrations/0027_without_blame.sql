-- A conflict that closed without blame doesn't count in any rate, archetype or achievement of the invited user, and an
-- unanswered invite is open for its sender only.
alter table conflicts
  -- when the invited user answered
  add column answered_at timestamptz,
  -- declined, flagged, left, or expired while one had blocked the other
  add column closed_without_blame boolean not null default false,
  add constraint without_blame_is_closed check (not closed_without_blame or status = 'abandoned');

update conflicts set answered_at = responded.at
from (
  select (event ->> 'conflict')::uuid as conflict, min((event ->> 'at')::timestamptz) as at
  from reward_events where event ->> 'type' = 'conflict.responded' group by 1
) responded
where responded.conflict = conflicts.id;
-- If an erased account answered, nothing says when.
update conflicts set answered_at = coalesce(resolved_at, final_ruling_issued_at, last_move_at)
where answered_at is null
  and (user2_id is not null or ai_summary is not null or status in ('active', 'resolved', 'final_judgment'));

update conflicts set closed_without_blame = true
where status = 'abandoned' and (
  closed_reason <> 'expired'
  or id in (
    select (event ->> 'conflict')::uuid from reward_events
    where event ->> 'type' = 'conflict.abandoned' and event ->> 'blocked' = 'true'
  )
);

-- How many of the conflicts in `total` the user was invited to and closed without blame: left out of rates.
alter table conflict_counts add column excused integer not null default 0;
update conflict_counts set excused = closed.times
from (
  select side.person_id, count(*) as times
  from conflict_parties side join conflicts c on c.id = side.conflict_id
  where side.party = 'user2' and c.closed_without_blame group by 1
) closed
where closed.person_id = conflict_counts.person_id;

alter table shared_conflict_counts add column excused integer not null default 0;
update shared_conflict_counts set excused = closed.times
from (
  select side.person_id, side.other_id, count(*) as times
  from conflict_parties side join conflicts c on c.id = side.conflict_id
  where side.party = 'user2' and c.closed_without_blame group by 1, 2
) closed
where closed.person_id = shared_conflict_counts.person_id and closed.other_id = shared_conflict_counts.other_id;

update public_conflict_counts set total = public_conflict_counts.total - closed.times
from (
  select user2_id as person_id, week, count(*) as times
  from conflicts,
    lateral (values ('-infinity'::date), (date_trunc('week', created_at at time zone 'UTC')::date)) weeks (week)
  where user2_id is not null and closed_without_blame group by 1, 2
) closed
where closed.person_id = public_conflict_counts.person_id and closed.week = public_conflict_counts.week;

update reward_standings set counters = jsonb_set(
  reward_standings.counters, '{tallies}',
  coalesce(reward_standings.counters -> 'tallies', '{}') - 'startedAnswered'
    || jsonb_build_object('open', recounted.open, 'excused', recounted.excused)
)
from (
  select person_id,
    sum(case
      when type = 'conflict.started' and creator = person then 1
      when type = 'conflict.deleted' and creator = person then -1
      when type = 'conflict.responded' and invited = person then 1
      when type in ('conflict.resolved', 'ruling.issued') and person in (creator, invited) then -1
      when type = 'conflict.abandoned' and event ->> 'was' = 'active' and person in (creator, invited) then -1
      when type = 'conflict.abandoned' and event ->> 'was' = 'pending' and creator = person then -1
      else 0
    end) as open,
    count(*) filter (
      where type = 'conflict.abandoned' and invited = person
        and (event ->> 'reason' <> 'expired' or event ->> 'blocked' = 'true')
    ) as excused
  from (
    select person_id, event, person_id::text as person, event ->> 'type' as type,
      event -> 'parties' ->> 0 as creator, event -> 'parties' ->> 1 as invited
    from reward_events
  ) facts
  group by person_id
) recounted
where recounted.person_id = reward_standings.person_id;
