select
  "is_admin"
from
  "profiles"
where
  "id" = $1;

select
  "r".*,
  case
    when "reporter"."id" is not null then jsonb_build_object(
      'id',
      "reporter"."id",
      'first_name',
      "reporter"."first_name",
      'last_name',
      null,
      'username',
      "reporter"."username",
      'is_hidden',
      "reporter"."is_hidden"
    )
  end as "reporter",
  case
    when "author"."id" is not null then jsonb_build_object(
      'id',
      "author"."id",
      'first_name',
      "author"."first_name",
      'last_name',
      null,
      'username',
      "author"."username",
      'is_hidden',
      "author"."is_hidden"
    )
  end || jsonb_build_object(
    'is_admin',
    author.is_admin,
    'is_banned',
    exists (
      select
      from
        auth.users
      where
        users.id = "author"."id"
        and users.banned_until > $1::timestamptz
    ),
    'in_dispute',
    (
      (
        exists (
          select
          from
            shared_conflict_counts
          where
            person_id = $2
            and other_id = "author"."id"
        )
        or exists (
          select
          from
            public_debates
          where
            opponent_id = $3
            and creator_id = "author"."id"
        )
        or exists (
          select
          from
            public_debates
          where
            opponent_id = "author"."id"
            and creator_id = $4
        )
      )
      or exists (
        select
        from
          conflict_parties mine
          join conflict_parties theirs using (conflict_id)
        where
          mine.person_id = $5
          and mine.party = 'user1'
          and theirs.party = 'user2'
          and theirs.person_id = "author"."id"
      )
      or exists (
        select
        from
          public_debates
        where
          creator_id = $6
          and invitee_id = "author"."id"
      )
      or exists (
        select
        from
          reports
        where
          author_id = "author"."id"
          and (
            reporter_id = $7
            or people @> array[$8::uuid]
          )
      )
    )
  ) as "author",
  array(
    select
      jsonb_build_object(
        'category',
        j.category,
        'reason',
        j.reason,
        'created_at',
        j.created_at
      )
    from
      reports j
    where
      j.case_id = r.id
    order by
      j.created_at,
      j.id
    limit
      $9
  ) as "joined",
  (
    select
      count(*)::int
    from
      reports j
    where
      j.case_id = r.id
  ) as "joined_count",
  coalesce(
    case r.kind
      when 'ruling' then (
        select
          is_hidden
        from
          public_rulings
        where
          conflict_id = r.subject_id
      )
      when 'debate' then (
        select
          is_hidden
        from
          public_debates
        where
          id = r.subject_id
      )
      when 'profile' then (
        select
          is_hidden
        from
          profiles
        where
          id = r.subject_id
      )
    end,
    false
  ) as "subject_hidden",
  (
    r.reporter_id is not distinct from $10::uuid
    or exists (
      select
      from
        reports j
      where
        j.case_id = r.id
        and j.reporter_id = $11
    )
  ) as "is_filed_by_viewer",
  exists (
    select
    from
      reports one
    where
      one.kind = "r"."kind"
      and one.subject_id = "r"."subject_id"
      and one.reporter_id = $12
  ) as "is_subject_reported_by_viewer",
  exists (
    select
    from
      unnest(r.people) as person (id)
    where
      person.id <> $13
      and (
        (
          exists (
            select
            from
              shared_conflict_counts
            where
              person_id = $14
              and other_id = "person"."id"
          )
          or exists (
            select
            from
              public_debates
            where
              opponent_id = $15
              and creator_id = "person"."id"
          )
          or exists (
            select
            from
              public_debates
            where
              opponent_id = "person"."id"
              and creator_id = $16
          )
        )
        or exists (
          select
          from
            conflict_parties mine
            join conflict_parties theirs using (conflict_id)
          where
            mine.person_id = $17
            and mine.party = 'user1'
            and theirs.party = 'user2'
            and theirs.person_id = "person"."id"
        )
        or exists (
          select
          from
            public_debates
          where
            creator_id = $18
            and invitee_id = "person"."id"
        )
        or exists (
          select
          from
            reports
          where
            author_id = "person"."id"
            and (
              reporter_id = $19
              or people @> array[$20::uuid]
            )
        )
      )
  ) as "in_dispute"
from
  "reports" as "r"
  left join "profiles" as "reporter" on "reporter"."id" = "r"."reporter_id"
  left join "profiles" as "author" on "author"."id" = "r"."author_id"
where
  "r"."case_id" is null
  and status in ('open', 'appealed')
  and (r.moved_at, r.id) > (
    (
      select
        moved_at
      from
        reports
      where
        id = $21
    ),
    $22::uuid
  )
order by
  "r"."moved_at",
  "r"."id"
limit
  $23;
