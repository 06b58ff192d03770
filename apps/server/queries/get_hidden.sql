select
  "is_admin"
from
  "profiles"
where
  "id" = $1;

select
  h.kind,
  h.id,
  h.title,
  h.since,
  h.is_own,
  exists (
    select
    from
      reports one
    where
      one.kind = "h"."kind"
      and one.subject_id = "h"."id"
      and one.reporter_id = $1
  )
  or exists (
    select
    from
      unnest(h.people) as person (id)
    where
      person.id <> $2
      and (
        (
          exists (
            select
            from
              shared_conflict_counts
            where
              person_id = $3
              and other_id = "person"."id"
          )
          or exists (
            select
            from
              public_debates
            where
              opponent_id = $4
              and creator_id = "person"."id"
          )
          or exists (
            select
            from
              public_debates
            where
              opponent_id = "person"."id"
              and creator_id = $5
          )
        )
        or exists (
          select
          from
            conflict_parties mine
            join conflict_parties theirs using (conflict_id)
          where
            mine.person_id = $6
            and mine.party = 'user1'
            and theirs.party = 'user2'
            and theirs.person_id = "person"."id"
        )
        or exists (
          select
          from
            public_debates
          where
            creator_id = $7
            and invitee_id = "person"."id"
        )
        or exists (
          select
          from
            reports
          where
            author_id = "person"."id"
            and (
              reporter_id = $8
              or people @> array[$9::uuid]
            )
        )
      )
  ) as has_stake,
  p.first_name,
  p.username,
  r.status,
  r.evidence,
  case
    when exists (
      select
      from
        reports
      where
        kind = h.kind
        and subject_id = h.id
        and case_id is null
        and has_hidden
        and status <> 'open'
    ) then 'admin'
    else h.by
  end as by
from
  (
    (
      select
        'ruling' as kind,
        array[user1_id, user2_id] as people,
        conflict_id as id,
        title as title,
        hidden_at as since,
        hidden_by as by,
        coalesce($10::uuid in (user1_id, user2_id), false) as is_own
      from
        "public_rulings"
      where
        is_hidden
        and (hidden_at, conflict_id) < (
          (
            select
              hidden_at
            from
              public_rulings
            where
              conflict_id = $11
            union all
            select
              hidden_at
            from
              public_debates
            where
              id = $12
            union all
            select
              hidden_at
            from
              profiles
            where
              id = $13
          ),
          $14::uuid
        )
      order by
        hidden_at desc,
        conflict_id desc
      limit
        $15
    )
    union all
    (
      select
        'debate' as kind,
        array[creator_id, opponent_id, invitee_id] as people,
        id as id,
        case
          when status in ('active', 'complete') then title
        end as title,
        hidden_at as since,
        hidden_by as by,
        coalesce(
          $16::uuid in (creator_id, opponent_id, invitee_id),
          false
        ) as is_own
      from
        "public_debates"
      where
        is_hidden
        and (hidden_at, id) < (
          (
            select
              hidden_at
            from
              public_rulings
            where
              conflict_id = $17
            union all
            select
              hidden_at
            from
              public_debates
            where
              id = $18
            union all
            select
              hidden_at
            from
              profiles
            where
              id = $19
          ),
          $20::uuid
        )
      order by
        hidden_at desc,
        id desc
      limit
        $21
    )
    union all
    (
      select
        'profile' as kind,
        array[id] as people,
        id as id,
        null as title,
        hidden_at as since,
        hidden_by as by,
        coalesce($22::uuid in (id), false) as is_own
      from
        "profiles"
      where
        is_hidden
        and (hidden_at, id) < (
          (
            select
              hidden_at
            from
              public_rulings
            where
              conflict_id = $23
            union all
            select
              hidden_at
            from
              public_debates
            where
              id = $24
            union all
            select
              hidden_at
            from
              profiles
            where
              id = $25
          ),
          $26::uuid
        )
      order by
        hidden_at desc,
        id desc
      limit
        $27
    )
    order by
      since desc,
      id desc
    limit
      $28
  ) h
  left join profiles p on h.kind = 'profile'
  and p.id = h.id
  left join lateral (
    select
      status,
      evidence
    from
      reports
    where
      kind = h.kind
      and subject_id = h.id
      and case_id is null
    order by
      created_at desc
    limit
      1
  ) r on true
order by
  h.since desc,
  h.id desc;
