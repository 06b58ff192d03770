-- Who does what by when, beside each proposal of the mediator. Older proposals have none.
alter table conflicts
  add column mediation_commitments jsonb check (jsonb_typeof(mediation_commitments) = 'array'),
  add column rehash_commitments jsonb check (jsonb_typeof(rehash_commitments) = 'array'),
  add column reflection_commitments jsonb check (jsonb_typeof(reflection_commitments) = 'array'),
  drop constraint conflicts_closed_reason_check,
  -- left_open: one party chose to leave it unsettled instead of asking for a ruling
  add constraint conflicts_closed_reason_check
    check (closed_reason in ('declined', 'expired', 'flagged', 'left', 'left_open'));

-- What an unsatisfied voter says was missing: read by the mediator in the next round, and by nobody else but its author.
alter table satisfaction_votes
  add column critique text,
  add constraint critique_of_the_unsatisfied check (critique is null or not satisfied);
