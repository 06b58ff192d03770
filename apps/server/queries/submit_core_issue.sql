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
    returning
      pg_notify ($2, '')
  ),
  "sides" as (
    update "conflict_parties"
    set
      "state" = case party
        when 'user1' then $3
        else $4
      end,
      "grouping" = $5
    where
      "conflict_id" = $6
  )
update "conflicts"
set
  "title" = $7,
  "user1_id" = $8,
  "user2_id" = $9,
  "user2_email" = $10,
  "user1_mood" = $11,
  "user1_raw_message" = $12,
  "user1_translated_message" = $13,
  "user1_translation_by" = $14,
  "user2_raw_message" = $15,
  "user2_translated_message" = $16,
  "user2_translation_by" = $17,
  "status" = $18,
  "closed_reason" = $19,
  "created_at" = $20,
  "last_move_at" = $21,
  "resolved_at" = $22,
  "user1_satisfaction" = $23,
  "user2_satisfaction" = $24,
  "ai_summary" = $25,
  "ai_suggestion" = $26,
  "mediation_by" = $27,
  "ai_rehash_summary" = $28,
  "ai_rehash_suggestion" = $29,
  "rehash_by" = $30,
  "rehash_attempted_at" = $31,
  "user1_core_issue" = $32,
  "user2_core_issue" = $33,
  "ai_core_reflection" = $34,
  "ai_core_suggestion" = $35,
  "reflection_by" = $36,
  "core_issues_attempted_at" = $37,
  "final_ruling_requested_at" = $38,
  "final_ruling_requested_by" = $39,
  "final_ai_ruling" = $40,
  "ai_final_summary" = $41,
  "ruling_by" = $42,
  "final_ruling_issued_at" = $43,
  "user1_name_shown" = $44,
  "user2_name_shown" = $45,
  "kept_private" = $46,
  "answered_at" = $47,
  "closed_without_blame" = $48,
  "user2_mood" = $49,
  "user1_private_reason" = $50,
  "user2_private_reason" = $51,
  "ruling_withheld_at" = $52,
  "reopened_at" = $53,
  "mediation_commitments" = $54,
  "rehash_commitments" = $55,
  "reflection_commitments" = $56,
  "follow_up_of" = $57,
  "ruling_verdict" = $58,
  "ruling_asked" = $59,
  "ruling_came_first" = $60,
  "user1_strongest_point" = $61,
  "user2_strongest_point" = $62,
  "ruling_orders_agreed" = $63
where
  "id" = $64;

insert into
  "idempotency_keys" (
    "scope",
    "key",
    "request_hash",
    "answer",
    "created_at"
  )
values
  ($1, $2, $3, $4, $5)
on conflict ("scope", "key") do update
set
  "request_hash" = $6,
  "answer" = $7,
  "created_at" = $8
where
  "idempotency_keys"."created_at" <= $9
returning
  1 as "stored";
