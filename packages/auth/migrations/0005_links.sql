-- A mailed link has a random token of its own, stored as a hash; a typed code is checked separately. Links in mails
-- sent before this migration stop working, but their codes still do.
alter table auth.one_time_tokens rename column token_hash to code_hash;
alter index auth.one_time_tokens_hash rename to one_time_tokens_code;
update auth.one_time_tokens set code_hash = substr(code_hash, 6) where starts_with(code_hash, 'pkce_');
alter table auth.one_time_tokens add column link_hash text;
create unique index one_time_tokens_link on auth.one_time_tokens (link_hash) where link_hash is not null;
