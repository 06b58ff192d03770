-- Who is named in a captured mail besides its recipient: it goes when one of them is erased, whatever they were called then.
alter table captured_mails add column about uuid[] not null default '{}';
