-- A ruling's verdict becomes data, along with how it was asked for and each party's strongest point. Older rulings have
-- none of these, because what the model meant can't be found out any more. The board's copy has the points as everyone
-- may read them.
alter table conflicts
  add column ruling_verdict text check (ruling_verdict in ('first', 'second', 'both', 'neither')),
  add column ruling_asked text check (ruling_asked in ('both ways', 'once')),
  add column ruling_came_first text check (ruling_came_first in ('user1', 'user2')),
  add column user1_strongest_point text,
  add column user2_strongest_point text;

alter table public_rulings
  add column verdict text check (verdict in ('first', 'second', 'both', 'neither')),
  add column asked text check (asked in ('both ways', 'once')),
  add column user1_point text,
  add column user2_point text;
