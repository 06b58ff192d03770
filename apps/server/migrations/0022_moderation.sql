-- Since when some content has been hidden, and whether an admin or three independent reports hid it. Both stay when it
-- is shown again, because the admins' list continues from there.
alter table public_rulings
  add column hidden_at timestamptz,
  add column hidden_by text check (hidden_by in ('admin', 'reports'));
alter table public_debates
  add column hidden_at timestamptz,
  add column hidden_by text check (hidden_by in ('admin', 'reports'));
alter table profiles
  add column hidden_at timestamptz,
  add column hidden_by text check (hidden_by in ('admin', 'reports'));

-- For content that is already hidden: by an admin if the last log entry says so, otherwise by reports.
create temporary table hidden_already as
  select h.kind, h.id, coalesce(a.at, r.created_at, now()) as at,
    case when a.at is null then 'reports' else 'admin' end as by
  from (
    select 'ruling' as kind, conflict_id as id from public_rulings where is_hidden
    union all select 'debate', id from public_debates where is_hidden
    union all select 'profile', id from profiles where is_hidden
  ) h
  left join lateral (
    select act, at from admin_acts
    where subject = h.id and act in (h.kind || '.hidden', h.kind || '.shown') order by admin_acts.id desc limit 1
  ) a on a.act = h.kind || '.hidden'
  left join lateral (
    select created_at from reports
    where kind = h.kind and subject_id = h.id and is_independent order by created_at desc limit 1
  ) r on true;
update public_rulings set hidden_at = h.at, hidden_by = h.by
  from hidden_already h where h.kind = 'ruling' and h.id = conflict_id;
update public_debates set hidden_at = h.at, hidden_by = h.by
  from hidden_already h where h.kind = 'debate' and h.id = public_debates.id;
update profiles set hidden_at = h.at, hidden_by = h.by
  from hidden_already h where h.kind = 'profile' and h.id = profiles.id;
drop table hidden_already;

alter table public_rulings
  add constraint hidden_since check (not is_hidden or (hidden_at is not null and hidden_by is not null));
alter table public_debates
  add constraint hidden_since check (not is_hidden or (hidden_at is not null and hidden_by is not null));
alter table profiles
  add constraint hidden_since check (not is_hidden or (hidden_at is not null and hidden_by is not null));
create index public_rulings_hidden on public_rulings (hidden_at desc, conflict_id desc) where is_hidden;
create index public_debates_hidden on public_debates (hidden_at desc, id desc) where is_hidden;
create index profiles_hidden on profiles (hidden_at desc, id desc) where is_hidden;
-- The cases about some content, without the reports that joined them.
create index reports_about on reports (kind, subject_id, case_id);

-- The reason, if an admin has to give one; deleted with the account that it is about.
alter table admin_acts add column reason text;
create index admin_acts_with_reason on admin_acts (subject) where reason is not null;

-- The users concerned when a ruling is hidden, in events that the relay has not delivered yet.
update outbox set event = event || jsonb_build_object('parties', jsonb_build_array(r.user1_id, r.user2_id))
  from public_rulings r
  where type = 'ruling.hidden' and published_at is null and r.conflict_id::text = event ->> 'conflict';
