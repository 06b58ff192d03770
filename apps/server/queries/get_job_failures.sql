select
  "is_admin"
from
  "profiles"
where
  "id" = $1;

select
  id,
  name,
  completed_on as failed_at,
  retry_count + 1 as attempts,
  coalesce(
    output ->> 'message',
    output -> 'value' ->> 'message'
  ) as error
from
  pgboss.job
where
  state = 'failed'
  and (completed_on, id) < (
    select
      completed_on,
      id
    from
      pgboss.job
    where
      id = $1
  )
order by
  completed_on desc,
  id desc
limit
  $2;
