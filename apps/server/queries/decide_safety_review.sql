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
  "conflict_id"
from
  "safety_reviews"
where
  "id" = $1;

select
  "c".*,
  "side2"."person_id" as "invitee_id",
  "p1"."username" as "p1_username",
  "p1"."first_name" as "p1_first_name",
  "p1"."last_name" as "p1_last_name",
  "p1"."avatar_url" as "p1_avatar_url",
  "p1"."is_hidden" as "p1_is_hidden",
  "p2"."username" as "p2_username",
  "p2"."first_name" as "p2_first_name",
  "p2"."last_name" as "p2_last_name",
  "p2"."avatar_url" as "p2_avatar_url",
  "p2"."is_hidden" as "p2_is_hidden"
from
  "conflicts" as "c"
  inner join "conflict_parties" as "side2" on "side2"."conflict_id" = "c"."id"
  and "side2"."party" = $1
  left join "profiles" as "p1" on "p1"."id" = "c"."user1_id"
  left join "profiles" as "p2" on "p2"."id" = "side2"."person_id"
where
  "c"."id" = $2
for update of
  "c",
  "side2";

select
  *
from
  "safety_reviews"
where
  "id" = $1
for no key update;

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

update "conflicts"
set
  "title" = $1,
  "user1_id" = $2,
  "user2_id" = $3,
  "user2_email" = $4,
  "user1_mood" = $5,
  "user1_raw_message" = $6,
  "user1_translated_message" = $7,
  "user1_translation_by" = $8,
  "user2_raw_message" = $9,
  "user2_translated_message" = $10,
  "user2_translation_by" = $11,
  "status" = $12,
  "closed_reason" = $13,
  "created_at" = $14,
  "last_move_at" = $15,
  "resolved_at" = $16,
  "user1_satisfaction" = $17,
  "user2_satisfaction" = $18,
  "ai_summary" = $19,
  "ai_suggestion" = $20,
  "mediation_by" = $21,
  "ai_rehash_summary" = $22,
  "ai_rehash_suggestion" = $23,
  "rehash_by" = $24,
  "rehash_attempted_at" = $25,
  "user1_core_issue" = $26,
  "user2_core_issue" = $27,
  "ai_core_reflection" = $28,
  "ai_core_suggestion" = $29,
  "reflection_by" = $30,
  "core_issues_attempted_at" = $31,
  "final_ruling_requested_at" = $32,
  "final_ruling_requested_by" = $33,
  "final_ai_ruling" = $34,
  "ai_final_summary" = $35,
  "ruling_by" = $36,
  "final_ruling_issued_at" = $37,
  "user1_name_shown" = $38,
  "user2_name_shown" = $39,
  "kept_private" = $40,
  "answered_at" = $41,
  "closed_without_blame" = $42,
  "user2_mood" = $43,
  "user1_private_reason" = $44,
  "user2_private_reason" = $45,
  "ruling_withheld_at" = $46,
  "reopened_at" = $47,
  "mediation_commitments" = $48,
  "rehash_commitments" = $49,
  "reflection_commitments" = $50,
  "follow_up_of" = $51,
  "ruling_verdict" = $52,
  "ruling_asked" = $53,
  "ruling_came_first" = $54,
  "user1_strongest_point" = $55,
  "user2_strongest_point" = $56,
  "ruling_orders_agreed" = $57
where
  "id" = $58;

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
      ($2, $3, $4, $5)
  )
update "safety_reviews"
set
  "status" = $6,
  "answer" = $7,
  "decided_by" = $8,
  "moved_at" = $9
where
  "id" = $10;

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
  "r"."id" = $8;

insert into
  idempotency_keys (scope, key, request_hash, answer, created_at)
values
  ($1, $2, $3, $4, $5);

-- After the commit: notify outbox
