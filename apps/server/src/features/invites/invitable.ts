import type { RefusalCode } from '@squash/contract/errors'
import type { InviteKind } from '@squash/contract/values'
import type { Result } from '@squash/rules/result'
import type { Tx } from '../../platform/database/database.ts'

/** Why a signed-in user can't decline: they are not invited, or not any more. */
export type DeclineRefusal = Extract<
  RefusalCode,
  | 'conflict.not_found'
  | 'conflict.not_a_party'
  | 'conflict.wrong_phase'
  | 'debate.not_found'
  | 'debate.not_invited'
  | 'debate.not_pending'
>

type AccountAddress = { person: string; email: string }

/** What users are invited to: conflicts or debates. Each maintains its own lists and counters. */
export type Invitable = {
  /** Declines without blame. @param person null for the holder of the mailed link, who has no session */
  decline(tx: Tx, id: string, person: string | null): Promise<Result<null, DeclineRefusal>>
  /** Locks a conflict or debate that waits for an answer. @returns false if it is answered, closed or gone */
  lockUnanswered(tx: Tx, id: string): Promise<boolean>
  /** Moves an invite to another address, and takes it off the list of the account that has it. */
  readdress(tx: Tx, id: string, email: string): Promise<void>
  /**
   * Puts the unanswered conflicts or debates for an address, unless a block withholds them, on the lists of the account
   * that now holds the address.
   * @returns the inviters; null for one whose account is erased
   */
  assignUnanswered(tx: Tx, account: AccountAddress): Promise<(string | null)[]>
  /** Removes unanswered ones from the lists of an account that gives up the address. */
  unassignUnanswered(tx: Tx, account: AccountAddress): Promise<void>
  /** Removes a blocked user's unanswered ones from the blocker's lists. @returns their ids */
  unassignBlocked(tx: Tx, block: { blocker: string; blocked: string }): Promise<string[]>
}

export type Invitables = Record<InviteKind, Invitable>
