select
  "is_admin"
from
  "profiles"
where
  "id" = $1;

select
  a.*,
  case
    when "by"."id" is not null then jsonb_build_object(
      'first_name',
      "by"."first_name",
      'last_name',
      null,
      'username',
      "by"."username"
    )
  end as admin,
  case
    when "person"."id" is not null then jsonb_build_object(
      'first_name',
      "person"."first_name",
      'last_name',
      null,
      'username',
      "person"."username"
    )
  end as person,
  report.kind as report_kind,
  coalesce(
    ruling.title,
    debate.title,
    forum.title,
    report.evidence ->> 'title'
  ) as title
from
  admin_acts a
  left join profiles by on by.id = a.admin_id
  left join profiles person on person.id = a.subject
  left join public_rulings ruling on ruling.conflict_id = a.subject
  left join public_debates debate on debate.id = a.subject
  and debate.status in ('active', 'complete')
  left join reddit_conflicts forum on forum.id = a.subject
  left join reports report on report.id = a.subject
where
  a.id < $1
order by
  a.id desc
limit
  $2;
