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
  "shared" as (
    insert into
      "shared_conflict_counts" ("person_id", "other_id", "total", "active")
    values
      ($9, $10, $11, $12),
      ($13, $14, $15, $16)
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
      and "shared"."total" = $17
  ),
  "sides" as (
    update "conflict_parties"
    set
      "state" = case party
        when 'user1' then $18
        else $19
      end,
      "grouping" = $20,
      "person_id" = case party
        when 'user1' then person_id
        else $21::uuid
      end,
      "other_id" = case party
        when 'user1' then $22::uuid
        else $23::uuid
      end,
      "search_words" = $24
    where
      "conflict_id" = $25
  )
update "conflicts"
set
  "title" = $26,
  "user1_id" = $27,
  "user2_id" = $28,
  "user2_email" = $29,
  "user1_mood" = $30,
  "user1_raw_message" = $31,
  "user1_translated_message" = $32,
  "user1_translation_by" = $33,
  "user2_raw_message" = $34,
  "user2_translated_message" = $35,
  "user2_translation_by" = $36,
  "status" = $37,
  "closed_reason" = $38,
  "created_at" = $39,
  "last_move_at" = $40,
  "resolved_at" = $41,
  "user1_satisfaction" = $42,
  "user2_satisfaction" = $43,
  "ai_summary" = $44,
  "ai_suggestion" = $45,
  "mediation_by" = $46,
  "ai_rehash_summary" = $47,
  "ai_rehash_suggestion" = $48,
  "rehash_by" = $49,
  "rehash_attempted_at" = $50,
  "user1_core_issue" = $51,
  "user2_core_issue" = $52,
  "ai_core_reflection" = $53,
  "ai_core_suggestion" = $54,
  "reflection_by" = $55,
  "core_issues_attempted_at" = $56,
  "final_ruling_requested_at" = $57,
  "final_ruling_requested_by" = $58,
  "final_ai_ruling" = $59,
  "ai_final_summary" = $60,
  "ruling_by" = $61,
  "final_ruling_issued_at" = $62,
  "user1_name_shown" = $63,
  "user2_name_shown" = $64,
  "kept_private" = $65,
  "answered_at" = $66,
  "closed_without_blame" = $67,
  "user2_mood" = $68,
  "user1_private_reason" = $69,
  "user2_private_reason" = $70,
  "ruling_withheld_at" = $71,
  "reopened_at" = $72,
  "mediation_commitments" = $73,
  "rehash_commitments" = $74,
  "reflection_commitments" = $75,
  "follow_up_of" = $76,
  "ruling_verdict" = $77,
  "ruling_asked" = $78,
  "ruling_came_first" = $79,
  "user1_strongest_point" = $80,
  "user2_strongest_point" = $81,
  "ruling_orders_agreed" = $82
where
  "id" = $83;

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
