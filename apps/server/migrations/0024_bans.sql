-- Until when a ban was meant to hold when it was written down; how long it holds is the account's (auth.users.banned_until).
alter table admin_acts add column until timestamptz;
update admin_acts a set until = u.banned_until from auth.users u
  where u.id = a.subject and a.act = 'account.banned' and u.banned_until is not null
  and a.id = (select max(id) from admin_acts b where b.subject = a.subject and b.act = 'account.banned');

-- The list of who is kept out: bans from the latest on, and whether one is the last of its account.
create index admin_acts_bans on admin_acts (id desc) where act = 'account.banned';
create index admin_acts_bans_of on admin_acts (subject, id) where act = 'account.banned';
