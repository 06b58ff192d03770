-- Events, written in the transaction that caused them, until the relay has delivered them to jobs and live streams.
create table outbox (
  id bigint generated always as identity primary key,
  type text not null,
  event jsonb not null,
  occurred_at timestamptz not null,
  published_at timestamptz
);
create index outbox_waiting on outbox (id) where published_at is null;
create index outbox_published on outbox (published_at) where published_at is not null;

-- One row per person and event, replayed to a browser that reconnects (24 hours).
create table live_events (
  id bigint generated always as identity primary key,
  person_id uuid not null,
  event text not null,
  data jsonb not null,
  created_at timestamptz not null
);
create index live_events_replay on live_events (person_id, id);
create index live_events_age on live_events (created_at);

-- The first answer to a write, returned again if it is repeated with the same key (24 hours).
create table idempotency_keys (
  scope text not null,
  key text not null,
  request_hash bytea not null,
  answer jsonb not null,
  created_at timestamptz not null,
  primary key (scope, key)
);
create index idempotency_keys_age on idempotency_keys (created_at);

-- Counters of rate-limiter-flexible, which names the columns.
create table rate_limits (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);
create index rate_limits_expire on rate_limits (expire);

-- Mails that were sent, by the key of their reason, so that a job that runs twice sends once.
create table sent_mails (
  key text primary key,
  sent_at timestamptz not null
);

-- Mail captured instead of sent (no SMTP_URL), shown at /dev/mail.
create table captured_mails (
  id bigint generated always as identity primary key,
  recipient text not null,
  subject text not null,
  text_body text not null,
  html_body text not null,
  created_at timestamptz not null
);
