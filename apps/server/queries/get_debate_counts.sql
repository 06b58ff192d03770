select
  (sum(total.active) - hidden.active)::int as "active",
  (sum(total.completed) - hidden.completed)::int as "completed",
  (
    select
      "pending"
    from
      "debate_figures"
    where
      "person_id" = $1
  ) as "invites"
from
  "debate_totals" as "total"
  cross join (
    select
      count(*) filter (
        where
          "d"."status" = $2
      ) as "active",
      count(*) filter (
        where
          "d"."status" = $3
      ) as "completed"
    from
      "public_debates" as "d"
    where
      (
        d.creator_id = any (
          array(
            select
              blocked_id
            from
              blocks
            where
              blocker_id = $4::uuid
            union all
            select
              blocker_id
            from
              blocks
            where
              blocked_id = $5::uuid
          )
        )
        or d.opponent_id = any (
          array(
            select
              blocked_id
            from
              blocks
            where
              blocker_id = $6::uuid
            union all
            select
              blocker_id
            from
              blocks
            where
              blocked_id = $7::uuid
          )
        )
      )
      and "d"."is_hidden" = $8
      and not (
        array[d.creator_id, d.opponent_id] @> array[$9::uuid]
        or not array[d.creator_id, d.opponent_id] && array(
          select
            blocked_id
          from
            blocks
          where
            blocker_id = $10::uuid
          union all
          select
            blocker_id
          from
            blocks
          where
            blocked_id = $11::uuid
        )
      )
  ) as "hidden"
group by
  "hidden"."active",
  "hidden"."completed";
