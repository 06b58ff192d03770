-- When a ban was meant to end when it was logged; auth.users.banned_until says when it actually ends.
alter table admin_acts add column until timestamptz;
update admin_acts a set until = u.banned_until from auth.users u
  where u.id = a.subject and a.act = 'account.banned' and u.banned_until is not null
  and a.id = (select max(id) from admin_acts b where b.subject = a.subject and b.act = 'account.banned');

-- The list of banned users: bans, the latest first, and whether one is the last of its account.
create index admin_acts_bans on admin_acts (id desc) where act = 'account.banned';
create index admin_acts_bans_of on admin_acts (subject, id) where act = 'account.banned';
