select
  "is_admin"
from
  "profiles"
where
  "id" = $1;

INSERT INTO
  "rate_limits"
VALUES
  ($1, $2, $3)
ON CONFLICT (key) DO UPDATE
SET
  points = CASE
    WHEN (
      "rate_limits".expire <= $4
      OR 1 = 0
    ) THEN $2
    ELSE "rate_limits".points + ($2)
  END,
  expire = CASE
    WHEN "rate_limits".expire <= $4 THEN $3
    ELSE "rate_limits".expire
  END
RETURNING
  points,
  expire;

select
  pg_advisory_xact_lock(
    hashtextextended ('report:' || kind || ':' || subject_id, 0)
  )
from
  reports
where
  id = $1;

select
  "c".*,
  array(
    select
      reporter_id
    from
      reports r
    where
      (
        r.id = c.id
        or r.case_id = c.id
      )
      and r.reporter_id is not null
  ) as "reporters"
from
  "reports" as "c"
where
  "c"."id" = (
    select
      coalesce(case_id, id) as "id"
    from
      "reports"
    where
      "id" = $1
  )
for no key update of
  "c";

select
  exists (
    select
    from
      unnest($1::uuid[]) as other (id)
    where
      (
        (
          exists (
            select
            from
              shared_conflict_counts
            where
              person_id = $2
              and other_id = "other"."id"
          )
          or exists (
            select
            from
              public_debates
            where
              opponent_id = $3
              and creator_id = "other"."id"
          )
          or exists (
            select
            from
              public_debates
            where
              opponent_id = "other"."id"
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
            and theirs.person_id = "other"."id"
        )
        or exists (
          select
          from
            public_debates
          where
            creator_id = $6
            and invitee_id = "other"."id"
        )
        or exists (
          select
          from
            reports
          where
            author_id = "other"."id"
            and (
              reporter_id = $7
              or people @> array[$8::uuid]
            )
        )
      )
  ) as found;

with
  "changed" as (
    update "profiles"
    set
      "is_hidden" = $1,
      "hidden_at" = $2,
      "hidden_by" = $3
    where
      "id" = $4
      and "is_hidden" <> $5
    returning
      "id"
  )
select
  "changed"."id" as "changed"
from
  "profiles"
  left join "changed" on "changed"."id" = "profiles"."id"
where
  "profiles"."id" = $6;

insert into
  outbox (type, event, occurred_at)
select
  event ->> 'type',
  event,
  (event ->> 'at')::timestamptz
from
  jsonb_array_elements($1::jsonb) with ordinality as published (event, place)
order by
  place;

with
  "published" as (
    insert into
      outbox (type, event, occurred_at)
    select
      event ->> 'type',
      event,
      (event ->> 'at')::timestamptz
    from
      jsonb_array_elements($1::jsonb) with ordinality as published (event, place)
    order by
      place
  ),
  "acts" as (
    insert into
      "admin_acts" ("admin_id", "act", "subject", "at")
    values
      ($2, $3, $4, $5),
      ($6, $7, $8, $9)
  ),
  "joined" as (
    update "reports"
    set
      "status" = $10,
      "moved_at" = $11,
      "decided_at" = $12
    where
      "case_id" = $13
  )
update "reports"
set
  "status" = $14,
  "moved_at" = $15,
  "decided_at" = $16,
  "decision_reason" = $17,
  "decided_by" = $18,
  "category" = $19,
  "side" = $20,
  "author_id" = $21,
  "has_hidden" = $22
where
  "id" = $23;

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
  and "r"."id" = $21;

insert into
  idempotency_keys (scope, key, request_hash, answer, created_at)
values
  ($1, $2, $3, $4, $5);

-- After the commit: notify outbox
