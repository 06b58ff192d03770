with
  page as (
    select
      person_id,
      total,
      resolved,
      row_number() over (
        order by
          (total >= 3) desc,
          (- rate) desc,
          total desc,
          person_id desc
      ) as place
    from
      public_conflict_counts
    where
      week = $1
      and total > 0
      and ((total >= 3), (- rate), total, person_id) < (
        (
          select
            (total >= 3)
          from
            public_conflict_counts
          where
            person_id = $2
            and week = $3
            and total > 0
        ),
        - (
          select
            "rate"
          from
            public_conflict_counts
          where
            person_id = $4
            and week = $5
            and total > 0
        ),
        (
          select
            "total"
          from
            public_conflict_counts
          where
            person_id = $6
            and week = $7
            and total > 0
        ),
        (
          select
            "person_id"
          from
            public_conflict_counts
          where
            person_id = $8
            and week = $9
            and total > 0
        )
      )
    order by
      (total >= 3) desc,
      (- rate) desc,
      total desc,
      person_id desc
    limit
      $10
  )
select
  (
    page.place + (
      select
        count(*)
      from
        public_conflict_counts
      where
        week = $11
        and total > 0
        and ((total >= 3), (- rate), total, person_id) >= (
          (
            select
              (total >= 3)
            from
              public_conflict_counts
            where
              person_id = $12
              and week = $13
              and total > 0
          ),
          - (
            select
              "rate"
            from
              public_conflict_counts
            where
              person_id = $14
              and week = $15
              and total > 0
          ),
          (
            select
              "total"
            from
              public_conflict_counts
            where
              person_id = $16
              and week = $17
              and total > 0
          ),
          (
            select
              "person_id"
            from
              public_conflict_counts
            where
              person_id = $18
              and week = $19
              and total > 0
          )
        )
    )
  )::int as rank,
  profiles.id as user_id,
  username,
  first_name,
  avatar_url,
  archetype_emoji,
  supporter_emoji,
  is_hidden,
  total,
  resolved
from
  page
  join profiles on profiles.id = page.person_id
order by
  page.place;
