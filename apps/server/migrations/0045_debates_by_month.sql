-- Search engines are told of debates that everyone may see, month by month.
create index public_debates_answered on public_debates (answered_at desc, id desc)
  where status in ('active', 'complete') and not is_hidden;
