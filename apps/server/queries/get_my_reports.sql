select
  *
from
  "reports"
where
  "author_id" = $1
  and "case_id" is null
  and "status" not in ($2, $3)
  and (decided_at, id) < (
    (
      select
        "decided_at"
      from
        "reports"
      where
        "author_id" = $4
        and "id" = $5
    ),
    $6::uuid
  )
order by
  "decided_at" desc,
  "id" desc
limit
  $7;
