import type { Party } from '@squash/contract/values'
import type { Conflict } from './conflict.ts'

/** The per-party fields, read and written by party. */
export const satisfactionOf = (conflict: Pick<Conflict, `${Party}_satisfaction`>, party: Party): boolean | null =>
  conflict[`${party}_satisfaction`]

export const coreIssueOf = (conflict: Pick<Conflict, `${Party}_core_issue`>, party: Party): string | null =>
  conflict[`${party}_core_issue`]

export const nameShownOf = (conflict: Pick<Conflict, `${Party}_name_shown`>, party: Party): boolean =>
  conflict[`${party}_name_shown`]

export const withSatisfaction = (conflict: Conflict, party: Party, satisfied: boolean): Conflict =>
  party === 'user1' ? { ...conflict, user1_satisfaction: satisfied } : { ...conflict, user2_satisfaction: satisfied }

export const withCoreIssue = (conflict: Conflict, party: Party, coreIssue: string): Conflict =>
  party === 'user1' ? { ...conflict, user1_core_issue: coreIssue } : { ...conflict, user2_core_issue: coreIssue }

export const withNameShown = (conflict: Conflict, party: Party, shown: boolean): Conflict =>
  party === 'user1' ? { ...conflict, user1_name_shown: shown } : { ...conflict, user2_name_shown: shown }
