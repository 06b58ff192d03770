/** What can be wrong with a judgment, in the order of docs/reference/mediator-checks.md#checks-of-a-ruling. */
export const RULING_FAULTS = [
  'unreadable',
  'private',
  'words',
  'language',
  'fact_of_each',
  'conduct',
  'reads_aloud',
  'verdict',
] as const
export type RulingFault = (typeof RULING_FAULTS)[number]
