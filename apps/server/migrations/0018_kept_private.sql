-- Conflicts into which a warning sign was sent after its author had been asked: they never get a ruling (decisions §13).
alter table conflicts add column kept_private boolean not null default false;
alter table conflicts add constraint kept_private_is_never_ruled
  check (not kept_private or (final_ruling_requested_at is null and final_ruling_issued_at is null));
