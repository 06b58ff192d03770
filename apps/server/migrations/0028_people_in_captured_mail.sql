-- The users named in a captured mail besides its recipient: it is deleted when one of them is erased, whatever their
-- name was.
alter table captured_mails add column about uuid[] not null default '{}';
