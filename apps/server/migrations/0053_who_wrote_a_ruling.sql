-- The board says which rulings were written without AI, as the page of the conflict does.
alter table public_rulings add column written_by text check (written_by in ('ai', 'canned'));
update public_rulings r set written_by = c.ruling_by from conflicts c where c.id = r.conflict_id;
