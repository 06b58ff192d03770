import { type Result, refuse } from '@squash/rules'
import type { Tx } from '../../platform/database/database.ts'

/** What a stranger with a mailed link is told. */
type Invitation = { inviter: string; purpose: string; kind: 'conflict' | 'debate'; id: string | null }

/** What the holder of a mailed link may do. A link opens one door alone; every other finds nothing. */
export type InviteDoor = {
  /** @param person the caller when they are signed in; only the invited person learns the id */
  look(token: string, person: string | null): Promise<Result<Invitation, 'invite.not_found'>>
  decline(tx: Tx, token: string): Promise<Result<null, 'invite.not_found'>>
}

/** Tries one door after the other. */
export const createInviteDoors = (doors: readonly InviteDoor[]): InviteDoor => ({
  async look(token, person) {
    for (const door of doors) {
      const found = await door.look(token, person)
      if (found.ok) return found
    }
    return refuse('invite.not_found')
  },

  async decline(tx, token) {
    for (const door of doors) {
      const declined = await door.decline(tx, token)
      if (declined.ok) return declined
    }
    return refuse('invite.not_found')
  },
})
