select
  "is_admin"
from
  "profiles"
where
  "id" = $1;

select
  a.id,
  a.at as since,
  a.reason,
  account.banned_until as until,
  jsonb_build_object(
    'id',
    p.id,
    'first_name',
    p.first_name,
    'last_name',
    null,
    'username',
    p.username,
    'is_admin',
    p.is_admin,
    'in_dispute',
    (
      (
        exists (
          select
          from
            shared_conflict_counts
          where
            person_id = $1
            and other_id = "p"."id"
        )
        or exists (
          select
          from
            public_debates
          where
            opponent_id = $2
            and creator_id = "p"."id"
        )
        or exists (
          select
          from
            public_debates
          where
            opponent_id = "p"."id"
            and creator_id = $3
        )
      )
      or exists (
        select
        from
          conflict_parties mine
          join conflict_parties theirs using (conflict_id)
        where
          mine.person_id = $4
          and mine.party = 'user1'
          and theirs.party = 'user2'
          and theirs.person_id = "p"."id"
      )
      or exists (
        select
        from
          public_debates
        where
          creator_id = $5
          and invitee_id = "p"."id"
      )
      or exists (
        select
        from
          reports
        where
          author_id = "p"."id"
          and (
            reporter_id = $6
            or people @> array[$7::uuid]
          )
      )
    )
  ) as person,
  case
    when by.id is not null then jsonb_build_object(
      'id',
      by.id,
      'first_name',
      by.first_name,
      'last_name',
      null,
      'username',
      by.username
    )
  end as by
from
  admin_acts a
  join auth.users account on account.id = a.subject
  and account.banned_until > $8
  join profiles p on p.id = a.subject
  left join profiles by on by.id = a.admin_id
where
  a.act = 'account.banned'
  and a.id < $9
  and not exists (
    select
    from
      admin_acts later
    where
      later.act = 'account.banned'
      and later.subject = a.subject
      and later.id > a.id
  )
order by
  a.id desc
limit
  $10;
