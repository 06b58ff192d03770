-- Conflicts with a sign of danger that their author chose to send after a warning: they never get a ruling
-- (docs/decisions/0033).
alter table conflicts add column kept_private boolean not null default false;
alter table conflicts add constraint kept_private_is_never_ruled
  check (not kept_private or (final_ruling_requested_at is null and final_ruling_issued_at is null));
