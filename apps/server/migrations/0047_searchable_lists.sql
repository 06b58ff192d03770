-- For filtering and searching a user's list of conflicts.
alter table conflict_parties
  -- whose turn it is for this side, or how the conflict ended; written with every change of the conflict
  add column state text not null default 'waiting' check (state in ('your_turn', 'waiting', 'resolved', 'ruled', 'closed')),
  -- the words of the title and of the other party's name as this side sees it; null until a job has collected them
  add column search_words text[];

update conflict_parties side set state = case
  when c.status = 'resolved' then 'resolved'
  when c.status = 'final_judgment' then 'ruled'
  when c.status = 'abandoned' then 'closed'
  when c.status = 'pending' then case side.party when 'user2' then 'your_turn' else 'waiting' end
  when c.final_ruling_requested_at is not null then 'waiting'
  when c.user1_satisfaction is false or c.user2_satisfaction is false then case
    when c.core_issues_attempted_at is not null then 'your_turn'
    when c.rehash_attempted_at is not null
      and (case side.party when 'user1' then c.user1_core_issue else c.user2_core_issue end) is null then 'your_turn'
    else 'waiting'
  end
  when c.ai_summary is not null
    and (case side.party when 'user1' then c.user1_satisfaction else c.user2_satisfaction end) is null then 'your_turn'
  else 'waiting'
end
from conflicts c where c.id = side.conflict_id;
alter table conflict_parties alter column state drop default;

create index conflict_parties_by_state on conflict_parties (person_id, state, created_at desc, conflict_id desc);

-- Each word carries whose list it is in, so that a search reads nobody else's rows. Without extensions, which the embedded
-- database doesn't have.
create function words_in_list(owner uuid, words text[]) returns tsvector language sql immutable strict parallel safe
  return (select array_to_tsvector(array_agg(owner::text || ' ' || word)) from unnest(words) as word);
create index conflict_parties_search on conflict_parties using gin (words_in_list(person_id, search_words))
  with (fastupdate = off);
create index conflict_parties_without_words on conflict_parties (conflict_id) where search_words is null;
