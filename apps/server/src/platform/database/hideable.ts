import type { HiddenBy } from '@squash/contract/values'
import type { Generated } from 'kysely'

/** Content that can be hidden, with the time it was last hidden and who hid it. */
export type HideableColumns = {
  is_hidden: Generated<boolean>
  hidden_at: Generated<Date | null>
  hidden_by: Generated<HiddenBy | null>
}

/** The columns to set. Showing it again keeps the time and who hid it. @param by null to show it again */
export const hiding = (by: HiddenBy | null, at: Date) =>
  by === null ? { is_hidden: false } : { is_hidden: true, hidden_at: at, hidden_by: by }
