-- A report by the link of a mailed invite: the hash of the address that the link went to, as in address_blocks; null for a report
-- that somebody with an account has filed (docs/decisions/0036).
alter table reports add column address_hash bytea;
-- One for each invite; erasure finds them by the address.
create unique index reports_by_invite on reports (address_hash, kind, subject_id) where address_hash is not null;
