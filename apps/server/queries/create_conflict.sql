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
  "settings"
from
  "profiles"
where
  lower(profiles.email) = $1
  and "profiles"."email_confirmed" = $2
  and (
    exists (
      select
      from
        shared_conflict_counts
      where
        person_id = $3
        and other_id = "profiles"."id"
    )
    or exists (
      select
      from
        public_debates
      where
        opponent_id = $4
        and creator_id = "profiles"."id"
    )
    or exists (
      select
      from
        public_debates
      where
        opponent_id = "profiles"."id"
        and creator_id = $5
    )
  );

select
  *
from
  invite_facts ($1, $2, $3, $4);

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
  "week_stats" as (
    insert into
      "weekly_stats" (
        "week",
        "shard",
        "total_conflicts",
        "resolved_conflicts"
      )
    values
      ($2, $3, $4, $5)
    on conflict ("week", "shard") do update
    set
      "total_conflicts" = weekly_stats.total_conflicts + excluded.total_conflicts,
      "resolved_conflicts" = weekly_stats.resolved_conflicts + excluded.resolved_conflicts
  ),
  "public" as (
    insert into
      "public_conflict_counts" ("person_id", "week", "total")
    values
      ($6, $7, $8),
      ($9, $10, $11)
    on conflict ("person_id", "week") do update
    set
      "total" = public_conflict_counts.total + 1
  ),
  "counts" as (
    insert into
      "conflict_counts" ("person_id", "total", "active")
    values
      ($12, $13, $14)
    on conflict ("person_id") do update
    set
      "total" = conflict_counts.total + 1,
      "active" = conflict_counts.active + 1
  ),
  "stats" as (
    update "global_stats"
    set
      "total_conflicts" = total_conflicts + 1
    where
      "shard" = $15
  ),
  "stored" as (
    insert into
      "conflicts" (
        "user2_id",
        "user2_mood",
        "user2_raw_message",
        "user2_translated_message",
        "user2_translation_by",
        "status",
        "closed_reason",
        "closed_without_blame",
        "answered_at",
        "resolved_at",
        "user1_satisfaction",
        "user2_satisfaction",
        "ai_summary",
        "ai_suggestion",
        "mediation_commitments",
        "mediation_by",
        "ai_rehash_summary",
        "ai_rehash_suggestion",
        "rehash_commitments",
        "rehash_by",
        "rehash_attempted_at",
        "user1_core_issue",
        "user2_core_issue",
        "ai_core_reflection",
        "ai_core_suggestion",
        "reflection_commitments",
        "reflection_by",
        "core_issues_attempted_at",
        "final_ruling_requested_at",
        "final_ruling_requested_by",
        "final_ai_ruling",
        "ai_final_summary",
        "ruling_by",
        "ruling_verdict",
        "ruling_asked",
        "ruling_came_first",
        "ruling_orders_agreed",
        "user1_strongest_point",
        "user2_strongest_point",
        "final_ruling_issued_at",
        "user1_name_shown",
        "user2_name_shown",
        "kept_private",
        "user1_private_reason",
        "user2_private_reason",
        "ruling_withheld_at",
        "reopened_at",
        "id",
        "title",
        "user1_id",
        "user2_email",
        "user1_mood",
        "user1_raw_message",
        "user1_translated_message",
        "user1_translation_by",
        "created_at",
        "follow_up_of",
        "last_move_at"
      )
    values
      (
        $16,
        $17,
        $18,
        $19,
        $20,
        $21,
        $22,
        $23,
        $24,
        $25,
        $26,
        $27,
        $28,
        $29,
        $30,
        $31,
        $32,
        $33,
        $34,
        $35,
        $36,
        $37,
        $38,
        $39,
        $40,
        $41,
        $42,
        $43,
        $44,
        $45,
        $46,
        $47,
        $48,
        $49,
        $50,
        $51,
        $52,
        $53,
        $54,
        $55,
        $56,
        $57,
        $58,
        $59,
        $60,
        $61,
        $62,
        $63,
        $64,
        $65,
        $66,
        $67,
        $68,
        $69,
        $70,
        $71,
        $72,
        $73
      )
  ),
  "sides" as (
    insert into
      "conflict_parties" (
        "conflict_id",
        "other_id",
        "created_at",
        "grouping",
        "party",
        "person_id",
        "state",
        "reached_at"
      )
    values
      ($74, $75, $76, $77, $78, $79, $80, default),
      ($81, $82, $83, $84, $85, $86, $87, $88)
  )
insert into
  "invites" (
    "kind",
    "conflict_id",
    "debate_id",
    "token",
    "pass_on_token",
    "email",
    "inviter_id",
    "created_at",
    "first_sent_at",
    "last_sent_at",
    "times_sent",
    "withheld"
  )
values
  (
    $89,
    $90,
    $91,
    $92,
    $93,
    $94,
    $95,
    $96,
    $97,
    $98,
    $99,
    $100
  );

update "solo_notes"
set
  "conflict_id" = $1
where
  "id" = $2
  and "person_id" = $3;

insert into
  idempotency_keys (scope, key, request_hash, answer, created_at)
values
  ($1, $2, $3, $4, $5);

-- After the commit: notify outbox
