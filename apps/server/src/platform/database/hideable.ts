import type { HiddenBy } from '@squash/contract/values'
import type { Generated } from 'kysely'

/** Content that can be hidden, with when it is or was last hidden, and by whom. */
export type HideableColumns = {
  is_hidden: Generated<boolean>
  hidden_at: Generated<Date | null>
  hidden_by: Generated<HiddenBy | null>
}

/** The columns to set. Showing it again keeps when and by whom it was hidden. @param by null to show it again */
export const hiding = (by: HiddenBy | null, at: Date) =>
  by === null ? { is_hidden: false } : { is_hidden: true, hidden_at: at, hidden_by: by }
