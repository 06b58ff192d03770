-- Written without a model: only shouting was toned down, and some of the rest may be insulting.
alter table previews
  drop constraint previews_note_check,
  add constraint previews_note_check check (note in ('as_typed', 'may_hurt', 'nothing_left'));
alter table solo_notes
  drop constraint solo_notes_note_check,
  add constraint solo_notes_note_check check (note in ('as_typed', 'may_hurt', 'nothing_left'));
