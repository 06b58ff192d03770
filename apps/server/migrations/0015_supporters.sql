-- Every checkout that was started, so that a tip counts once, whether the provider's message or the page confirms it
-- first.
create table tip_checkouts (
  id uuid primary key,
  -- kept without the user when the account is erased, because money was paid
  person_id uuid references profiles (id) on delete set null,
  level text not null check (level in ('tip_1', 'tip_2', 'tip_3')),
  -- the provider's ids of the checkout and, once paid, of the payment
  session text not null unique,
  payment text,
  status text not null check (status in ('open', 'paid', 'refunded')),
  created_at timestamptz not null,
  paid_at timestamptz,
  refunded_at timestamptz,
  -- when the user confirmed it on the page
  confirmed_at timestamptz
);
create index tip_checkouts_by_person on tip_checkouts (person_id, level, created_at desc);

-- The built-in checkout that stands in for a card provider in development. No money moves.
create table test_checkouts (
  session text primary key,
  checkout jsonb not null,
  status text not null check (status in ('open', 'paid')),
  created_at timestamptz not null
);
