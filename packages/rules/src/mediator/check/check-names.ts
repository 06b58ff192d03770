/** The checks of an answer, in the order of docs/reference/mediator-checks.md#checks. */
export const CHECK_NAMES = [
  'complete',
  'language',
  'actual_answer',
  'facts_kept',
  'nothing_invented',
  'requests_kept',
  'hard_facts',
  'no_insult',
  'addresses_reader',
  'no_concession',
] as const
export type CheckName = (typeof CHECK_NAMES)[number]
