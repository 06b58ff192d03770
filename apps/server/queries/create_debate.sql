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
  "figures" as (
    insert into
      "debate_figures" ("person_id", "pending", "participations", "wins")
    values
      ($2, $3, $4, $5)
    on conflict ("person_id") do update
    set
      "pending" = debate_figures.pending + excluded.pending,
      "participations" = debate_figures.participations + excluded.participations,
      "wins" = debate_figures.wins + excluded.wins
  ),
  "stored" as (
    insert into
      "public_debates" (
        "id",
        "title",
        "creator_side",
        "creator_position",
        "opponent_side",
        "opponent_email",
        "status",
        "creator_id",
        "invitee_id",
        "invitee_since",
        "ignored_at",
        "created_at",
        "is_hidden",
        "opponent_id",
        "opponent_position",
        "answered_at",
        "expires_at",
        "closed_at",
        "closed_reason",
        "outcome",
        "creator_votes",
        "opponent_votes"
      )
    values
      (
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
        $27
      )
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
    $39
  )
returning
  (
    select
      case
        when "creator"."id" is not null then jsonb_build_object(
          'id',
          "creator"."id",
          'first_name',
          "creator"."first_name",
          'last_name',
          "creator"."last_name",
          'username',
          "creator"."username",
          'avatar_url',
          "creator"."avatar_url",
          'conflict_archetype',
          "creator"."conflict_archetype",
          'archetype_emoji',
          "creator"."archetype_emoji",
          'supporter_emoji',
          "creator"."supporter_emoji",
          'is_hidden',
          "creator"."is_hidden"
        )
      end as "person"
    from
      "profiles" as "creator"
    where
      "creator"."id" = $40
  ) as "creator";

insert into
  idempotency_keys (scope, key, request_hash, answer, created_at)
values
  ($1, $2, $3, $4, $5);

-- After the commit: notify outbox
