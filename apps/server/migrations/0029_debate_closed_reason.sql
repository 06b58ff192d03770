-- Why a debate closed unanswered. Earlier debates only show when: those that closed before their 30 days were over were
-- declined, or belonged to an erased account, which reads the same.
alter table public_debates
  add column closed_reason text check (closed_reason in ('declined', 'expired', 'left'));
update public_debates
set closed_reason = case when closed_at < created_at + interval '30 days' then 'declined' else 'expired' end
where status = 'expired';
alter table public_debates
  add constraint expired_has_a_reason check ((status = 'expired') = (closed_reason is not null));
