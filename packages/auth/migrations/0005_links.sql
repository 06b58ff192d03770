-- A mailed link carries a random token of its own, of which the hash is kept; a typed code is checked apart from it. Links in
-- mails that were sent before stop working, the codes in those mails do not.
alter table auth.one_time_tokens rename column token_hash to code_hash;
alter index auth.one_time_tokens_hash rename to one_time_tokens_code;
update auth.one_time_tokens set code_hash = substr(code_hash, 6) where starts_with(code_hash, 'pkce_');
alter table auth.one_time_tokens add column link_hash text;
create unique index one_time_tokens_link on auth.one_time_tokens (link_hash) where link_hash is not null;
