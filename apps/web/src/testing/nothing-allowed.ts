import type { Conflict } from '@squash/contract/conflicts'

/** What a party can do in a conflict when nothing is up to them. */
export const nothingAllowed: Conflict['can'] = {
  respond: false,
  vote: false,
  submit_core_issue: false,
  request_final_ruling: false,
  close_without_ruling: false,
  delete: false,
}
