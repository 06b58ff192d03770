select
  "id",
  "title",
  "raw_message",
  "mood",
  "conflict_id",
  "created_at"
from
  "solo_notes"
where
  "person_id" = $1
  and (created_at, id) < (
    (
      select
        "created_at"
      from
        "solo_notes"
      where
        "id" = $2
        and "person_id" = $3
    ),
    (
      select
        "id"
      from
        "solo_notes"
      where
        "id" = $4
        and "person_id" = $5
    )
  )
order by
  "created_at" desc,
  "id" desc
limit
  $6;
