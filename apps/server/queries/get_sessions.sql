select
  "id",
  "aal",
  "user_agent" as "userAgent",
  "created_at" as "createdAt",
  "refreshed_at" as "refreshedAt"
from
  "auth"."sessions"
where
  "user_id" = $1
order by
  "created_at" desc
limit
  $2;
