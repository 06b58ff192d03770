select
  "id",
  "user_id",
  "created_at",
  "code",
  "amount",
  "reason"
from
  "squashcred_events"
where
  "user_id" = $1
  and (created_at, place) < (
    (
      select
        "created_at"
      from
        "squashcred_events"
      where
        "id" = $2
        and "user_id" = $3
    ),
    (
      select
        "place"
      from
        "squashcred_events"
      where
        "id" = $4
        and "user_id" = $5
    )
  )
order by
  "created_at" desc,
  "place" desc
limit
  $6;
