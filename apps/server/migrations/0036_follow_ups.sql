-- The resolved conflict that this one follows up on, because its agreement wasn't kept.
alter table conflicts add column follow_up_of uuid references conflicts (id) on delete set null;
create index conflicts_follow_ups on conflicts (follow_up_of) where follow_up_of is not null;
