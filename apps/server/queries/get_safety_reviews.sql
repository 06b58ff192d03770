select
  "is_admin"
from
  "profiles"
where
  "id" = $1;

select
  "r".*,
  case
    when r.status = 'open'
    and r.shows_words then case r.author_id
      when c.user1_id then "c"."user1_raw_message"
      when c.user2_id then "c"."user2_raw_message"
    end
  end as "raw_message",
  case
    when r.status = 'open'
    and r.shows_words then case r.author_id
      when c.user1_id then "c"."user1_core_issue"
      when c.user2_id then "c"."user2_core_issue"
    end
  end as "core_issue",
  (
    (
      exists (
        select
        from
          shared_conflict_counts
        where
          person_id = $1
          and other_id = "r"."author_id"
      )
      or exists (
        select
        from
          public_debates
        where
          opponent_id = $2
          and creator_id = "r"."author_id"
      )
      or exists (
        select
        from
          public_debates
        where
          opponent_id = "r"."author_id"
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
        and theirs.person_id = "r"."author_id"
    )
    or exists (
      select
      from
        public_debates
      where
        creator_id = $5
        and invitee_id = "r"."author_id"
    )
    or exists (
      select
      from
        reports
      where
        author_id = "r"."author_id"
        and (
          reporter_id = $6
          or people @> array[$7::uuid]
        )
    )
  ) as "in_dispute"
from
  "safety_reviews" as "r"
  inner join "conflicts" as "c" on "c"."id" = "r"."conflict_id"
where
  r.status = 'open'
  and (r.moved_at, r.id) > (
    (
      select
        moved_at
      from
        safety_reviews
      where
        id = $8
    ),
    $9::uuid
  )
order by
  "r"."moved_at",
  "r"."id"
limit
  $10;
