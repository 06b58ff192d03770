-- For the sitemaps, which list public debates month by month.
create index public_debates_answered on public_debates (answered_at desc, id desc)
  where status in ('active', 'complete') and not is_hidden;
