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
  )
update "conflicts"
set
  "title" = $2,
  "user1_id" = $3,
  "user2_id" = $4,
  "user2_email" = $5,
  "user1_mood" = $6,
  "user1_raw_message" = $7,
  "user1_translated_message" = $8,
  "user1_translation_by" = $9,
  "user2_raw_message" = $10,
  "user2_translated_message" = $11,
  "user2_translation_by" = $12,
  "status" = $13,
  "closed_reason" = $14,
  "created_at" = $15,
  "last_move_at" = $16,
  "resolved_at" = $17,
  "user1_satisfaction" = $18,
  "user2_satisfaction" = $19,
  "ai_summary" = $20,
  "ai_suggestion" = $21,
  "mediation_by" = $22,
  "ai_rehash_summary" = $23,
  "ai_rehash_suggestion" = $24,
  "rehash_by" = $25,
  "rehash_attempted_at" = $26,
  "user1_core_issue" = $27,
  "user2_core_issue" = $28,
  "ai_core_reflection" = $29,
  "ai_core_suggestion" = $30,
  "reflection_by" = $31,
  "core_issues_attempted_at" = $32,
  "final_ruling_requested_at" = $33,
  "final_ruling_requested_by" = $34,
  "final_ai_ruling" = $35,
  "ai_final_summary" = $36,
  "ruling_by" = $37,
  "final_ruling_issued_at" = $38,
  "user1_name_shown" = $39,
  "user2_name_shown" = $40,
  "kept_private" = $41,
  "answered_at" = $42,
  "closed_without_blame" = $43,
  "user2_mood" = $44,
  "user1_private_reason" = $45,
  "user2_private_reason" = $46,
  "ruling_withheld_at" = $47,
  "reopened_at" = $48,
  "mediation_commitments" = $49,
  "rehash_commitments" = $50,
  "reflection_commitments" = $51,
  "follow_up_of" = $52,
  "ruling_verdict" = $53,
  "ruling_asked" = $54,
  "ruling_came_first" = $55,
  "user1_strongest_point" = $56,
  "user2_strongest_point" = $57,
  "ruling_orders_agreed" = $58
where
  "id" = $59;

select
  "user1_names",
  "user2_names"
from
  "public_rulings"
where
  "conflict_id" = $1
for no key update;

with
  "public" as (
    insert into
      "public_rulings" (
        "conflict_id",
        "issued_at",
        "title",
        "summary",
        "ruling",
        "user1_point",
        "user2_point",
        "written_by",
        "verdict",
        "asked",
        "user1_id",
        "user2_id",
        "user1_shown",
        "user2_shown",
        "user1_names",
        "user2_names"
      )
    values
      (
        $1,
        $2,
        $3,
        $4,
        $5,
        $6,
        $7,
        $8,
        $9,
        $10,
        $11,
        $12,
        $13,
        $14,
        $15,
        $16
      )
    on conflict ("conflict_id") do update
    set
      "title" = $17,
      "summary" = $18,
      "ruling" = $19,
      "user1_point" = $20,
      "user2_point" = $21,
      "written_by" = $22,
      "verdict" = $23,
      "asked" = $24,
      "user1_id" = $25,
      "user2_id" = $26,
      "user1_shown" = $27,
      "user2_shown" = $28,
      "user1_names" = $29,
      "user2_names" = $30
  ),
  "published" as (
    delete from "unpublished_rulings"
    where
      "conflict_id" = $31
  )
insert into
  "ruling_tallies" ("conflict_id")
values
  ($32)
on conflict do nothing;

insert into
  idempotency_keys (scope, key, request_hash, answer, created_at)
values
  ($1, $2, $3, $4, $5);

-- After the commit: notify outbox
