import type { HiddenBy } from '@squash/contract/values'
import type { Generated } from 'kysely'

/** What can be taken out of sight, since when it is or last was, and by whom. */
export type HideableColumns = {
  is_hidden: Generated<boolean>
  hidden_at: Generated<Date | null>
  hidden_by: Generated<HiddenBy | null>
}

/** The columns to set. Since when and by whom stays when something is shown again. @param by null: it is shown again */
export const hiding = (by: HiddenBy | null, at: Date) =>
  by === null ? { is_hidden: false } : { is_hidden: true, hidden_at: at, hidden_by: by }
