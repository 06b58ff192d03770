select
  "id",
  "code",
  "unlocked_at",
  'achievement' as "kind"
from
  "user_achievements"
where
  "user_id" = $1
  and "seen_at" is null
union all
select
  "id",
  "archetype_name" as "code",
  "unlocked_at",
  'archetype' as "kind"
from
  "archetype_achievements"
where
  "user_id" = $2
  and "seen_at" is null
order by
  "unlocked_at",
  "code"
limit
  $3;
