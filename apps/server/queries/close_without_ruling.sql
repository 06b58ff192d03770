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
  "public" as (
    update "public_conflict_counts"
    set
      "total" = total - 1
    where
      "person_id" = $2
      and "week" in ($3, $4)
  ),
  "stats" as (
    update "global_stats"
    set
      "resolved_conflicts" = resolved_conflicts + $5
    where
      "shard" = $6
      and false
  ),
  "shared" as (
    update "shared_conflict_counts"
    set
      "active" = active - 1,
      "resolved" = resolved + $7,
      "ruled" = ruled + $8,
      "excused" = excused + coalesce(
        (
          person_id = $9::uuid
          and $10
        )::int,
        0
      )
    where
      "person_id" in ($11, $12)
      and "other_id" in ($13, $14)
      and true
  ),
  "counts" as (
    update "conflict_counts"
    set
      "active" = active - 1,
      "history" = history + 1,
      "resolved" = resolved + $15,
      "excused" = excused + coalesce(
        (
          person_id = $16::uuid
          and $17
        )::int,
        0
      )
    where
      "person_id" in ($18, $19)
  ),
  "sides" as (
    update "conflict_parties"
    set
      "state" = case party
        when 'user1' then $20
        else $21
      end,
      "grouping" = $22
    where
      "conflict_id" = $23
  )
update "conflicts"
set
  "title" = $24,
  "user1_id" = $25,
  "user2_id" = $26,
  "user2_email" = $27,
  "user1_mood" = $28,
  "user1_raw_message" = $29,
  "user1_translated_message" = $30,
  "user1_translation_by" = $31,
  "user2_raw_message" = $32,
  "user2_translated_message" = $33,
  "user2_translation_by" = $34,
  "status" = $35,
  "closed_reason" = $36,
  "created_at" = $37,
  "last_move_at" = $38,
  "resolved_at" = $39,
  "user1_satisfaction" = $40,
  "user2_satisfaction" = $41,
  "ai_summary" = $42,
  "ai_suggestion" = $43,
  "mediation_by" = $44,
  "ai_rehash_summary" = $45,
  "ai_rehash_suggestion" = $46,
  "rehash_by" = $47,
  "rehash_attempted_at" = $48,
  "user1_core_issue" = $49,
  "user2_core_issue" = $50,
  "ai_core_reflection" = $51,
  "ai_core_suggestion" = $52,
  "reflection_by" = $53,
  "core_issues_attempted_at" = $54,
  "final_ruling_requested_at" = $55,
  "final_ruling_requested_by" = $56,
  "final_ai_ruling" = $57,
  "ai_final_summary" = $58,
  "ruling_by" = $59,
  "final_ruling_issued_at" = $60,
  "user1_name_shown" = $61,
  "user2_name_shown" = $62,
  "kept_private" = $63,
  "answered_at" = $64,
  "closed_without_blame" = $65,
  "user2_mood" = $66,
  "user1_private_reason" = $67,
  "user2_private_reason" = $68,
  "ruling_withheld_at" = $69,
  "reopened_at" = $70,
  "mediation_commitments" = $71,
  "rehash_commitments" = $72,
  "reflection_commitments" = $73,
  "follow_up_of" = $74,
  "ruling_verdict" = $75,
  "ruling_asked" = $76,
  "ruling_came_first" = $77,
  "user1_strongest_point" = $78,
  "user2_strongest_point" = $79,
  "ruling_orders_agreed" = $80
where
  "id" = $81;

insert into
  idempotency_keys (scope, key, request_hash, answer, created_at)
values
  ($1, $2, $3, $4, $5);

-- After the commit: notify outbox
