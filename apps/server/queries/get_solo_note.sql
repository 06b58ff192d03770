select
  "id",
  "title",
  "raw_message",
  "mood",
  "conflict_id",
  "created_at",
  "text",
  "written_by",
  "language",
  "note",
  "about",
  "requests",
  "phrasing",
  "understood_by",
  "offers_help"
from
  "solo_notes"
where
  "id" = $1
  and "person_id" = $2;
