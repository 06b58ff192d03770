-- Events that readers take are numbered by the relay, in the order in which it forwards them and while it holds its lock. So a
-- reader that has seen a position has missed none below it, which is not true of ids: those are drawn before the commit.
alter table outbox add column position bigint;
-- The shards of the people whom an event concerns, a bit for each; null where no reader takes it.
alter table outbox add column shards integer;
create sequence outbox_positions owned by outbox.position;
create unique index outbox_by_position on outbox (position) where position is not null;

-- How far each reader has come with each shard of people. The worker that handles a shard's events holds the lock of its row.
create table log_positions (
  reader text not null,
  shard smallint not null,
  position bigint not null default 0,
  primary key (reader, shard)
);
insert into log_positions (reader, shard) select 'squashcred.count', generate_series(0, 15);
