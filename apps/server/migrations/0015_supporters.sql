-- Every checkout that was begun, so that a tip is granted once, whichever of the provider's word and the page comes first.
create table tip_checkouts (
  id uuid primary key,
  -- kept without a name when the account is erased: money moved
  person_id uuid references profiles (id) on delete set null,
  level text not null check (level in ('tip_1', 'tip_2', 'tip_3')),
  -- the provider's names for the checkout and, once paid, for the payment
  session text not null unique,
  payment text,
  status text not null check (status in ('open', 'paid', 'refunded')),
  created_at timestamptz not null,
  paid_at timestamptz,
  refunded_at timestamptz,
  -- when the person confirmed it on the page
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
