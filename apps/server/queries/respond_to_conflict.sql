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
  "request_hash",
  "answer"
from
  "idempotency_keys"
where
  "scope" = $1
  and "key" = $2
  and "created_at" > $3;

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
  "p2"."is_hidden" as "p2_is_hidden",
  (
    select
      "is_hidden"
    from
      "public_rulings"
    where
      "public_rulings"."conflict_id" = "c"."id"
  ) as "ruling_hidden"
from
  "conflicts" as "c"
  inner join "conflict_parties" as "side2" on "side2"."conflict_id" = "c"."id"
  and "side2"."party" = $1
  left join "profiles" as "p1" on "p1"."id" = "c"."user1_id"
  left join "profiles" as "p2" on "p2"."id" = "side2"."person_id"
where
  "c"."id" = $2;

select
  "id",
  "settings"
from
  "profiles"
where
  "id" in ($1);

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
  "public" as (
    insert into
      "public_conflict_counts" ("person_id", "week", "total")
    values
      ($2, $3, $4),
      ($5, $6, $7)
    on conflict ("person_id", "week") do update
    set
      "total" = public_conflict_counts.total + 1
  ),
  "shared" as (
    insert into
      "shared_conflict_counts" ("person_id", "other_id", "total", "active")
    values
      ($8, $9, $10, $11),
      ($12, $13, $14, $15)
    on conflict ("person_id", "other_id") do update
    set
      "total" = shared_conflict_counts.total + 1,
      "active" = shared_conflict_counts.active + 1
    returning
      "person_id",
      "total"
  ),
  "counts" as (
    update "conflict_counts"
    set
      "people" = people + 1
    from
      "shared"
    where
      "conflict_counts"."person_id" = "shared"."person_id"
      and "shared"."total" = $16
  ),
  "sides" as (
    update "conflict_parties"
    set
      "state" = case party
        when 'user1' then $17
        else $18
      end,
      "grouping" = $19,
      "person_id" = case party
        when 'user1' then person_id
        else $20::uuid
      end,
      "other_id" = case party
        when 'user1' then $21::uuid
        else $22::uuid
      end,
      "search_words" = $23
    where
      "conflict_id" = $24
  )
update "conflicts"
set
  "title" = $25,
  "user1_id" = $26,
  "user2_id" = $27,
  "user2_email" = $28,
  "user1_mood" = $29,
  "user1_raw_message" = $30,
  "user1_translated_message" = $31,
  "user1_translation_by" = $32,
  "user2_raw_message" = $33,
  "user2_translated_message" = $34,
  "user2_translation_by" = $35,
  "status" = $36,
  "closed_reason" = $37,
  "created_at" = $38,
  "last_move_at" = $39,
  "resolved_at" = $40,
  "user1_satisfaction" = $41,
  "user2_satisfaction" = $42,
  "ai_summary" = $43,
  "ai_suggestion" = $44,
  "mediation_by" = $45,
  "ai_rehash_summary" = $46,
  "ai_rehash_suggestion" = $47,
  "rehash_by" = $48,
  "rehash_attempted_at" = $49,
  "user1_core_issue" = $50,
  "user2_core_issue" = $51,
  "ai_core_reflection" = $52,
  "ai_core_suggestion" = $53,
  "reflection_by" = $54,
  "core_issues_attempted_at" = $55,
  "final_ruling_requested_at" = $56,
  "final_ruling_requested_by" = $57,
  "final_ai_ruling" = $58,
  "ai_final_summary" = $59,
  "ruling_by" = $60,
  "final_ruling_issued_at" = $61,
  "user1_name_shown" = $62,
  "user2_name_shown" = $63,
  "kept_private" = $64,
  "answered_at" = $65,
  "closed_without_blame" = $66,
  "user2_mood" = $67,
  "user1_private_reason" = $68,
  "user2_private_reason" = $69,
  "ruling_withheld_at" = $70,
  "reopened_at" = $71,
  "mediation_commitments" = $72,
  "rehash_commitments" = $73,
  "reflection_commitments" = $74,
  "follow_up_of" = $75,
  "ruling_verdict" = $76,
  "ruling_asked" = $77,
  "ruling_came_first" = $78,
  "user1_strongest_point" = $79,
  "user2_strongest_point" = $80,
  "ruling_orders_agreed" = $81
where
  "id" = $82;

insert into
  idempotency_keys (scope, key, request_hash, answer, created_at)
values
  ($1, $2, $3, $4, $5);

-- After the commit: notify outbox
