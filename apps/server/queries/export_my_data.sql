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
  *,
  (
    exists (
      select
      from
        shared_conflict_counts
      where
        person_id = $1
        and other_id = $2
    )
    or exists (
      select
      from
        public_debates
      where
        opponent_id = $3
        and creator_id = $4
    )
    or exists (
      select
      from
        public_debates
      where
        opponent_id = $5
        and creator_id = $6
    )
  ) as "shares",
  exists (
    select
    from
      blocks
    where
      blocker_id = $7
      and blocked_id = $8
  ) as "is_blocked"
from
  "profiles"
where
  "id" = $9;

select
  "invites",
  "your_turn",
  "outcomes",
  "debates",
  "check_ins"
from
  "mail_preferences"
where
  "address_hash" = $1;

select
  "bytes",
  "created_at"
from
  "profile_photos"
where
  "person_id" = $1;

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
  inner join (
    select
      "side"."conflict_id",
      "side"."created_at"
    from
      (
        select
          "side"."conflict_id",
          "side"."created_at",
          "side"."other_id",
          "side"."grouping",
          "side"."state"
        from
          "conflict_parties" as "side"
        where
          "side"."person_id" = $2
      ) as "side"
    where
      "side"."grouping" = $3
    order by
      "side"."created_at" desc,
      "side"."conflict_id" desc
    limit
      $4
  ) as "mine" on "mine"."conflict_id" = "c"."id"
order by
  "mine"."created_at" desc,
  "mine"."conflict_id" desc;

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
  inner join (
    select
      "side"."conflict_id",
      "side"."created_at"
    from
      (
        select
          "side"."conflict_id",
          "side"."created_at",
          "side"."other_id",
          "side"."grouping",
          "side"."state"
        from
          "conflict_parties" as "side"
        where
          "side"."person_id" = $2
      ) as "side"
    where
      "side"."grouping" = $3
    order by
      "side"."created_at" desc,
      "side"."conflict_id" desc
    limit
      $4
  ) as "mine" on "mine"."conflict_id" = "c"."id"
order by
  "mine"."created_at" desc,
  "mine"."conflict_id" desc;

select
  "id",
  "kind",
  "conflict_id",
  "title",
  "raw_message",
  "mood",
  "text",
  "written_by",
  "language",
  "note",
  "keep_private",
  "created_at",
  "expires_at"
from
  "previews"
where
  "person_id" = $1
  and "expires_at" > $2
order by
  "position";

select
  "id",
  "title",
  "raw_message",
  "mood",
  "conflict_id",
  "created_at",
  "text",
  "written_by",
  "language",
  "note",
  "about",
  "requests",
  "phrasing",
  "understood_by",
  "offers_help"
from
  "solo_notes"
where
  "person_id" = $1
order by
  "created_at" desc,
  "id" desc;

select
  "a".*,
  "c"."title",
  "p1"."id" as "p1_id",
  "p1"."username" as "p1_username",
  "p1"."first_name" as "p1_first_name",
  "p1"."last_name" as "p1_last_name",
  "p1"."time_zone" as "p1_time_zone",
  "p2"."id" as "p2_id",
  "p2"."username" as "p2_username",
  "p2"."first_name" as "p2_first_name",
  "p2"."last_name" as "p2_last_name",
  "p2"."time_zone" as "p2_time_zone"
from
  "agreements" as "a"
  inner join "conflicts" as "c" on "c"."id" = "a"."conflict_id"
  left join "profiles" as "p1" on "p1"."id" = "c"."user1_id"
  left join "profiles" as "p2" on "p2"."id" = "c"."user2_id"
where
  (
    "c"."user1_id" = $1
    or "c"."user2_id" = $2
  )
order by
  "a"."created_at",
  "a"."conflict_id";

select
  "conflict_id",
  "day",
  "party",
  "due_at",
  "closes_at",
  "asked_at",
  "reminded_at",
  "held"
from
  "agreement_check_ins"
where
  "conflict_id" in ($1, $2, $3, $4)
order by
  "day",
  "party";

select
  *
from
  "agreement_revisions"
where
  "conflict_id" in ($1, $2, $3, $4)
order by
  "revision" desc;

select
  "conflict_id",
  "round",
  "party",
  "satisfied",
  "critique",
  "voted_at"
from
  "satisfaction_votes"
where
  "voter_id" = $1
order by
  "voted_at";

select
  "conflict_id",
  "vote_type",
  "voted_at"
from
  "conflict_votes"
where
  "voter_id" = $1
order by
  "voted_at" desc;

select
  "email",
  "created_at",
  "last_sent_at",
  "times_sent",
  "conflict_id",
  exists (
    select
      "c"."id"
    from
      "conflicts" as "c"
    where
      "c"."id" = "invites"."conflict_id"
      and "c"."follow_up_of" is not null
  ) as "is_follow_up"
from
  "invites"
where
  "inviter_id" = $1
  and "conflict_id" is not null
order by
  "created_at";

select
  "d".*,
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
  end as "creator",
  case
    when "opponent"."id" is not null then jsonb_build_object(
      'id',
      "opponent"."id",
      'first_name',
      "opponent"."first_name",
      'last_name',
      "opponent"."last_name",
      'username',
      "opponent"."username",
      'avatar_url',
      "opponent"."avatar_url",
      'conflict_archetype',
      "opponent"."conflict_archetype",
      'archetype_emoji',
      "opponent"."archetype_emoji",
      'supporter_emoji',
      "opponent"."supporter_emoji",
      'is_hidden',
      "opponent"."is_hidden"
    )
  end as "opponent",
  "vote"."side" as "vote"
from
  "public_debates" as "d"
  left join "profiles" as "creator" on "creator"."id" = "d"."creator_id"
  left join "profiles" as "opponent" on "opponent"."id" = "d"."opponent_id"
  left join "debate_votes" as "vote" on "vote"."debate_id" = "d"."id"
  and "vote"."voter_id" = $1
where
  (
    "d"."creator_id" = $2
    or "d"."opponent_id" = $3
    or "d"."invitee_id" = $4
  )
order by
  "d"."created_at";

select
  "debate_id",
  "side",
  "voted_at"
from
  "debate_votes"
where
  "voter_id" = $1
order by
  "voted_at";

select
  "email",
  "created_at",
  "last_sent_at",
  "times_sent",
  "debate_id"
from
  "invites"
where
  "inviter_id" = $1
  and "debate_id" is not null
order by
  "created_at";

select
  "reddit_conflict_id",
  "vote_type",
  "voted_at"
from
  "reddit_conflict_votes"
where
  "voter_id" = $1
order by
  "voted_at" desc;

select
  "level",
  "status",
  "created_at",
  "paid_at",
  "refunded_at"
from
  "tip_checkouts"
where
  "person_id" = $1
order by
  "created_at";

select
  "q"."id",
  "q"."quest_id",
  "q"."started_at",
  "q"."completed_at",
  "q"."is_perfect",
  "s"."step_id",
  "s"."is_correct",
  "s"."first_try",
  "s"."answered_at"
from
  "user_quests" as "q"
  left join "user_quest_steps" as "s" on "s"."user_quest_id" = "q"."id"
where
  "q"."user_id" = $1
order by
  "q"."started_at",
  "s"."answered_at";

select
  "p"."id",
  "p"."username",
  "p"."first_name",
  "p"."last_name",
  "p"."avatar_url",
  "p"."is_hidden",
  "b"."created_at"
from
  "blocks" as "b"
  inner join "profiles" as "p" on "p"."id" = "b"."blocked_id"
where
  "b"."blocker_id" = $1
order by
  "b"."created_at" desc,
  "b"."blocked_id" desc
limit
  $2;

select
  *
from
  "safety_reviews"
where
  "author_id" = $1
order by
  "created_at" desc,
  "id";

select
  *
from
  "reports"
where
  "reporter_id" = $1
order by
  "created_at" desc,
  "id" desc
limit
  $2;

select
  *
from
  "reports"
where
  "author_id" = $1
  and "case_id" is null
  and "status" not in ($2, $3)
order by
  "decided_at" desc,
  "id" desc
limit
  $4;

select
  "id",
  "user_id",
  "created_at",
  "code",
  "amount",
  "reason"
from
  "squashcred_events"
where
  "user_id" = $1
order by
  "created_at" desc,
  "place" desc
limit
  $2;

select
  "id",
  "user_id",
  "created_at",
  "code",
  "amount",
  "reason"
from
  "squashcred_events"
where
  "user_id" = $1
  and (created_at, place) < (
    (
      select
        "created_at"
      from
        "squashcred_events"
      where
        "id" = $2
        and "user_id" = $3
    ),
    (
      select
        "place"
      from
        "squashcred_events"
      where
        "id" = $4
        and "user_id" = $5
    )
  )
order by
  "created_at" desc,
  "place" desc
limit
  $6;

select
  "code",
  "unlocked_at"
from
  "user_achievements"
where
  "user_id" = $1
order by
  "unlocked_at" desc,
  "code";

select
  "archetype_name",
  "unlocked_at"
from
  "archetype_achievements"
where
  "user_id" = $1
order by
  "unlocked_at",
  "archetype_name";

select
  "last_at",
  "recent_days"
from
  "visits"
where
  "person_id" = $1;

select
  "id",
  "aal",
  "user_agent" as "userAgent",
  "created_at" as "createdAt",
  "refreshed_at" as "refreshedAt"
from
  "auth"."sessions"
where
  "user_id" = $1
order by
  "created_at" desc
limit
  $2;

select
  *
from
  "push_devices"
where
  "person_id" = $1
order by
  "created_at";

select
  "id",
  "type",
  "session_id" as "sessionId",
  "at"
from
  "auth"."security_events"
where
  "user_id" = $1
order by
  "id" desc
limit
  $2;
