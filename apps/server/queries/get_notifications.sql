select
  "public_key",
  "private_key"
from
  "push_keys"
where
  "is_only" = $1;

insert into
  "push_keys" ("public_key", "private_key")
values
  ($1, $2)
on conflict do nothing;

select
  "public_key",
  "private_key"
from
  "push_keys"
where
  "is_only" = $1;

select
  "conflict",
  "debate",
  "check_in"
from
  "push_devices"
where
  "session_id" = $1;
