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
  ),
  "sides" as (
    update "conflict_parties"
    set
      "state" = case party
        when 'user1' then $10
        else $11
      end,
      "grouping" = $12
    where
      "conflict_id" = $13
  )
update "conflicts"
set
  "title" = $14,
  "user1_id" = $15,
  "user2_id" = $16,
  "user2_email" = $17,
  "user1_mood" = $18,
  "user1_raw_message" = $19,
  "user1_translated_message" = $20,
  "user1_translation_by" = $21,
  "user2_raw_message" = $22,
  "user2_translated_message" = $23,
  "user2_translation_by" = $24,
  "status" = $25,
  "closed_reason" = $26,
  "created_at" = $27,
  "last_move_at" = $28,
  "resolved_at" = $29,
  "user1_satisfaction" = $30,
  "user2_satisfaction" = $31,
  "ai_summary" = $32,
  "ai_suggestion" = $33,
  "mediation_by" = $34,
  "ai_rehash_summary" = $35,
  "ai_rehash_suggestion" = $36,
  "rehash_by" = $37,
  "rehash_attempted_at" = $38,
  "user1_core_issue" = $39,
  "user2_core_issue" = $40,
  "ai_core_reflection" = $41,
  "ai_core_suggestion" = $42,
  "reflection_by" = $43,
  "core_issues_attempted_at" = $44,
  "final_ruling_requested_at" = $45,
  "final_ruling_requested_by" = $46,
  "final_ai_ruling" = $47,
  "ai_final_summary" = $48,
  "ruling_by" = $49,
  "final_ruling_issued_at" = $50,
  "user1_name_shown" = $51,
  "user2_name_shown" = $52,
  "kept_private" = $53,
  "answered_at" = $54,
  "closed_without_blame" = $55,
  "user2_mood" = $56,
  "user1_private_reason" = $57,
  "user2_private_reason" = $58,
  "ruling_withheld_at" = $59,
  "reopened_at" = $60,
  "mediation_commitments" = $61,
  "rehash_commitments" = $62,
  "reflection_commitments" = $63,
  "follow_up_of" = $64,
  "ruling_verdict" = $65,
  "ruling_asked" = $66,
  "ruling_came_first" = $67,
  "user1_strongest_point" = $68,
  "user2_strongest_point" = $69,
  "ruling_orders_agreed" = $70
where
  "id" = $71;

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
