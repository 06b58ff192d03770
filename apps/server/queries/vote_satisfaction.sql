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
      ($2, $3, $4, $5, $6, $7, $8)
    on conflict ("conflict_id", "round", "party") do update
    set
      "satisfied" = "excluded"."satisfied",
      "voted_at" = "excluded"."voted_at"
  ),
  "sides" as (
    update "conflict_parties"
    set
      "state" = case party
        when 'user1' then $9
        else $10
      end,
      "grouping" = $11
    where
      "conflict_id" = $12
  )
update "conflicts"
set
  "title" = $13,
  "user1_id" = $14,
  "user2_id" = $15,
  "user2_email" = $16,
  "user1_mood" = $17,
  "user1_raw_message" = $18,
  "user1_translated_message" = $19,
  "user1_translation_by" = $20,
  "user2_raw_message" = $21,
  "user2_translated_message" = $22,
  "user2_translation_by" = $23,
  "status" = $24,
  "closed_reason" = $25,
  "created_at" = $26,
  "last_move_at" = $27,
  "resolved_at" = $28,
  "user1_satisfaction" = $29,
  "user2_satisfaction" = $30,
  "ai_summary" = $31,
  "ai_suggestion" = $32,
  "mediation_by" = $33,
  "ai_rehash_summary" = $34,
  "ai_rehash_suggestion" = $35,
  "rehash_by" = $36,
  "rehash_attempted_at" = $37,
  "user1_core_issue" = $38,
  "user2_core_issue" = $39,
  "ai_core_reflection" = $40,
  "ai_core_suggestion" = $41,
  "reflection_by" = $42,
  "core_issues_attempted_at" = $43,
  "final_ruling_requested_at" = $44,
  "final_ruling_requested_by" = $45,
  "final_ai_ruling" = $46,
  "ai_final_summary" = $47,
  "ruling_by" = $48,
  "final_ruling_issued_at" = $49,
  "user1_name_shown" = $50,
  "user2_name_shown" = $51,
  "kept_private" = $52,
  "answered_at" = $53,
  "closed_without_blame" = $54,
  "user2_mood" = $55,
  "user1_private_reason" = $56,
  "user2_private_reason" = $57,
  "ruling_withheld_at" = $58,
  "reopened_at" = $59,
  "mediation_commitments" = $60,
  "rehash_commitments" = $61,
  "reflection_commitments" = $62,
  "follow_up_of" = $63,
  "ruling_verdict" = $64,
  "ruling_asked" = $65,
  "ruling_came_first" = $66,
  "user1_strongest_point" = $67,
  "user2_strongest_point" = $68,
  "ruling_orders_agreed" = $69
where
  "id" = $70;

insert into
  idempotency_keys (scope, key, request_hash, answer, created_at)
values
  ($1, $2, $3, $4, $5);

-- After the commit: notify outbox
