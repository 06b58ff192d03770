select
  *,
  (
    exists (
      select
      from
        shared_conflict_counts
      where
        person_id = $1
        and other_id = $2
    )
    or exists (
      select
      from
        public_debates
      where
        opponent_id = $3
        and creator_id = $4
    )
    or exists (
      select
      from
        public_debates
      where
        opponent_id = $5
        and creator_id = $6
    )
  ) as "shares",
  exists (
    select
    from
      blocks
    where
      blocker_id = $7
      and blocked_id = $8
  ) as "is_blocked"
from
  "profiles"
where
  "id" = $9;
