import { type Result, refuse } from '@squash/rules'
import type { Tx } from '../../platform/database/database.ts'
import type { Blocks } from '../blocks/blocks.service.ts'
import type { MailPreferences } from '../mail-preferences/mail-preferences.service.ts'

/** What a stranger with a mailed link is told. */
type Invitation = { inviter: string; purpose: string; kind: 'conflict' | 'debate'; id: string | null }

/** Who wrote to whom. */
export type InviteSender = {
  inviter: string
  email: string
  /** The confirmed account that holds the address, once there is one. */
  invitee: string | null
}

/** What the holder of a mailed link may do. A link opens one door alone; every other finds nothing. */
export type InviteDoor = {
  /** @param person the caller when they are signed in; only the invited person learns the id */
  look(token: string, person: string | null): Promise<Result<Invitation, 'invite.not_found'>>
  decline(tx: Tx, token: string): Promise<Result<null, 'invite.not_found'>>
  sender(tx: Tx, token: string): Promise<Result<InviteSender, 'invite.not_found'>>
}

type Parts = { doors: readonly InviteDoor[]; blocks: Blocks; preferences: MailPreferences }

/** Tries one door after the other. */
export const createInviteDoors = ({ doors, blocks, preferences }: Parts) => ({
  async look(token: string, person: string | null): Promise<Result<Invitation, 'invite.not_found'>> {
    for (const door of doors) {
      const found = await door.look(token, person)
      if (found.ok) return found
    }
    return refuse('invite.not_found')
  },

  async decline(tx: Tx, token: string): Promise<Result<null, 'invite.not_found'>> {
    for (const door of doors) {
      const declined = await door.decline(tx, token)
      if (declined.ok) return declined
    }
    return refuse('invite.not_found')
  },

  /**
   * Keeps the sender of an invite from whoever holds its address, silently. The link was mailed there, and says so without a
   * session, as it declines: an account that has the address by now finds the block in its list (docs/decisions/0036).
   * @param allInvites whether the address wants no more invites from anybody
   */
  async block(tx: Tx, token: string, { allInvites }: { allInvites: boolean }) {
    const sender = await senderOf(tx, doors, token)
    if (!sender) return refuse('invite.not_found')
    const { inviter, email, invitee } = sender
    if (allInvites) await preferences.stop(tx, email, 'invites')
    const blocked = invitee
      ? await blocks.block(tx, invitee, inviter)
      : await blocks.blockForAddress(tx, { address: email, blocked: inviter })
    return blocked.ok ? blocked : refuse('invite.not_found')
  },
})

async function senderOf(tx: Tx, doors: readonly InviteDoor[], token: string): Promise<InviteSender | null> {
  for (const door of doors) {
    const found = await door.sender(tx, token)
    if (found.ok) return found.value
  }
  return null
}

export type InviteDoors = ReturnType<typeof createInviteDoors>
