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
  ),
  "sides" as (
    update "conflict_parties"
    set
      "state" = case party
        when 'user1' then $2
        else $3
      end,
      "grouping" = $4
    where
      "conflict_id" = $5
  )
update "conflicts"
set
  "title" = $6,
  "user1_id" = $7,
  "user2_id" = $8,
  "user2_email" = $9,
  "user1_mood" = $10,
  "user1_raw_message" = $11,
  "user1_translated_message" = $12,
  "user1_translation_by" = $13,
  "user2_raw_message" = $14,
  "user2_translated_message" = $15,
  "user2_translation_by" = $16,
  "status" = $17,
  "closed_reason" = $18,
  "created_at" = $19,
  "last_move_at" = $20,
  "resolved_at" = $21,
  "user1_satisfaction" = $22,
  "user2_satisfaction" = $23,
  "ai_summary" = $24,
  "ai_suggestion" = $25,
  "mediation_by" = $26,
  "ai_rehash_summary" = $27,
  "ai_rehash_suggestion" = $28,
  "rehash_by" = $29,
  "rehash_attempted_at" = $30,
  "user1_core_issue" = $31,
  "user2_core_issue" = $32,
  "ai_core_reflection" = $33,
  "ai_core_suggestion" = $34,
  "reflection_by" = $35,
  "core_issues_attempted_at" = $36,
  "final_ruling_requested_at" = $37,
  "final_ruling_requested_by" = $38,
  "final_ai_ruling" = $39,
  "ai_final_summary" = $40,
  "ruling_by" = $41,
  "final_ruling_issued_at" = $42,
  "user1_name_shown" = $43,
  "user2_name_shown" = $44,
  "kept_private" = $45,
  "answered_at" = $46,
  "closed_without_blame" = $47,
  "user2_mood" = $48,
  "user1_private_reason" = $49,
  "user2_private_reason" = $50,
  "ruling_withheld_at" = $51,
  "reopened_at" = $52,
  "mediation_commitments" = $53,
  "rehash_commitments" = $54,
  "reflection_commitments" = $55,
  "follow_up_of" = $56,
  "ruling_verdict" = $57,
  "ruling_asked" = $58,
  "ruling_came_first" = $59,
  "user1_strongest_point" = $60,
  "user2_strongest_point" = $61,
  "ruling_orders_agreed" = $62
where
  "id" = $63;

insert into
  idempotency_keys (scope, key, request_hash, answer, created_at)
values
  ($1, $2, $3, $4, $5);

-- After the commit: notify outbox
