-- A report through the link of a mailed invite: the hash of the address that the link went to, as in address_blocks;
-- null for a report from an account (docs/decisions/0036).
alter table reports add column address_hash bytea;
-- Up to one for each invite; erasure finds them by the address.
create unique index reports_by_invite on reports (address_hash, kind, subject_id) where address_hash is not null;
