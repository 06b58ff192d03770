select
  "is_admin"
from
  "profiles"
where
  "id" = $1;

select
  count(*) as "count"
from
  (
    select
      "id"
    from
      "reports"
    where
      "case_id" is null
      and status in ('open', 'appealed')
    limit
      $1
  ) as "waiting";
