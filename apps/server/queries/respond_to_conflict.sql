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
    returning
      pg_notify ($2, '')
  ),
  "public" as (
    insert into
      "public_conflict_counts" ("person_id", "week", "total")
    values
      ($3, $4, $5),
      ($6, $7, $8)
    on conflict ("person_id", "week") do update
    set
      "total" = public_conflict_counts.total + 1
  ),
  "sides" as (
    update "conflict_parties"
    set
      "person_id" = case party
        when 'user1' then person_id
        else $9::uuid
      end,
      "other_id" = case party
        when 'user1' then $10::uuid
        else $11::uuid
      end
    where
      "conflict_id" = $12
  ),
  "shared" as (
    insert into
      "shared_conflict_counts" ("person_id", "other_id", "total", "active")
    values
      ($13, $14, $15, $16),
      ($17, $18, $19, $20)
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
      and "shared"."total" = $21
  )
update "conflicts"
set
  "title" = $22,
  "user1_id" = $23,
  "user2_id" = $24,
  "user2_email" = $25,
  "user1_mood" = $26,
  "user1_raw_message" = $27,
  "user1_translated_message" = $28,
  "user1_translation_by" = $29,
  "user2_raw_message" = $30,
  "user2_translated_message" = $31,
  "user2_translation_by" = $32,
  "status" = $33,
  "closed_reason" = $34,
  "created_at" = $35,
  "last_move_at" = $36,
  "resolved_at" = $37,
  "user1_satisfaction" = $38,
  "user2_satisfaction" = $39,
  "ai_summary" = $40,
  "ai_suggestion" = $41,
  "mediation_by" = $42,
  "ai_rehash_summary" = $43,
  "ai_rehash_suggestion" = $44,
  "rehash_by" = $45,
  "rehash_attempted_at" = $46,
  "user1_core_issue" = $47,
  "user2_core_issue" = $48,
  "ai_core_reflection" = $49,
  "ai_core_suggestion" = $50,
  "reflection_by" = $51,
  "core_issues_attempted_at" = $52,
  "final_ruling_requested_at" = $53,
  "final_ruling_requested_by" = $54,
  "final_ai_ruling" = $55,
  "ai_final_summary" = $56,
  "ruling_by" = $57,
  "final_ruling_issued_at" = $58,
  "user1_name_shown" = $59,
  "user2_name_shown" = $60,
  "kept_private" = $61,
  "answered_at" = $62,
  "closed_without_blame" = $63,
  "user2_mood" = $64,
  "user1_private_reason" = $65,
  "user2_private_reason" = $66,
  "ruling_withheld_at" = $67,
  "reopened_at" = $68,
  "mediation_commitments" = $69,
  "rehash_commitments" = $70,
  "reflection_commitments" = $71,
  "follow_up_of" = $72,
  "ruling_verdict" = $73,
  "ruling_asked" = $74,
  "ruling_came_first" = $75,
  "user1_strongest_point" = $76,
  "user2_strongest_point" = $77,
  "ruling_orders_agreed" = $78
where
  "id" = $79;

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
