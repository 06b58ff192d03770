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
  "log" as (
    insert into
      "satisfaction_votes" (
        "conflict_id",
        "round",
        "voter_id",
        "party",
        "satisfied",
        "critique",
        "voted_at"
      )
    values
      ($3, $4, $5, $6, $7, $8, $9)
    on conflict ("conflict_id", "round", "party") do update
    set
      "satisfied" = "excluded"."satisfied",
      "voted_at" = "excluded"."voted_at"
  )
update "conflicts"
set
  "title" = $10,
  "user1_id" = $11,
  "user2_id" = $12,
  "user2_email" = $13,
  "user1_mood" = $14,
  "user1_raw_message" = $15,
  "user1_translated_message" = $16,
  "user1_translation_by" = $17,
  "user2_raw_message" = $18,
  "user2_translated_message" = $19,
  "user2_translation_by" = $20,
  "status" = $21,
  "closed_reason" = $22,
  "created_at" = $23,
  "last_move_at" = $24,
  "resolved_at" = $25,
  "user1_satisfaction" = $26,
  "user2_satisfaction" = $27,
  "ai_summary" = $28,
  "ai_suggestion" = $29,
  "mediation_by" = $30,
  "ai_rehash_summary" = $31,
  "ai_rehash_suggestion" = $32,
  "rehash_by" = $33,
  "rehash_attempted_at" = $34,
  "user1_core_issue" = $35,
  "user2_core_issue" = $36,
  "ai_core_reflection" = $37,
  "ai_core_suggestion" = $38,
  "reflection_by" = $39,
  "core_issues_attempted_at" = $40,
  "final_ruling_requested_at" = $41,
  "final_ruling_requested_by" = $42,
  "final_ai_ruling" = $43,
  "ai_final_summary" = $44,
  "ruling_by" = $45,
  "final_ruling_issued_at" = $46,
  "user1_name_shown" = $47,
  "user2_name_shown" = $48,
  "kept_private" = $49,
  "answered_at" = $50,
  "closed_without_blame" = $51,
  "user2_mood" = $52,
  "user1_private_reason" = $53,
  "user2_private_reason" = $54,
  "ruling_withheld_at" = $55,
  "reopened_at" = $56,
  "mediation_commitments" = $57,
  "rehash_commitments" = $58,
  "reflection_commitments" = $59,
  "follow_up_of" = $60,
  "ruling_verdict" = $61,
  "ruling_asked" = $62,
  "ruling_came_first" = $63,
  "user1_strongest_point" = $64,
  "user2_strongest_point" = $65,
  "ruling_orders_agreed" = $66
where
  "id" = $67;

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
