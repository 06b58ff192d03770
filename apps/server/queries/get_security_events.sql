select
  "id",
  "type",
  "session_id" as "sessionId",
  "at"
from
  "auth"."security_events"
where
  "user_id" = $1
  and "id" < $2
order by
  "id" desc
limit
  $3;
