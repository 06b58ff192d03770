import type { InviteKind, ReportCategory } from '@squash/contract/values'
import { type Result, refuse } from '@squash/rules'
import type { Tx } from '../../platform/database/database.ts'
import type { Blocks } from '../blocks/blocks.service.ts'
import type { MailPreferences } from '../mail-preferences/mail-preferences.service.ts'
import { lockInbox } from './inbox.service.ts'

/** What a stranger with a link reads. */
type Invitation = { inviter: string; purpose: string; kind: InviteKind; id: string | null; mailed: boolean }

/** How a signed-in person is refused who is not invited, or not any more. */
export type DeclineRefusal =
  | 'conflict.not_found'
  | 'conflict.not_a_party'
  | 'conflict.wrong_phase'
  | 'debate.not_found'
  | 'debate.not_invited'
  | 'debate.not_pending'

/** Who wrote to whom, and about what. */
export type SentInvite = {
  /** What the inviter said is in: the conflict by its message, or the debate. */
  kind: 'message' | 'debate'
  id: string
  email: string
  inviter: string
  /** The confirmed account that holds the address, once there is one, whatever has become of the invite. */
  holder: string | null
  /** Whether it still waits for an answer, and reaches somebody who could give one. */
  waits: boolean
  /** What the link shows. */
  shown: { inviter: string; purpose: string }
}

/** Tells the admins of an invite. */
export type InviteReporter = {
  file(
    tx: Tx,
    invite: SentInvite,
    said: { reason: string; category: ReportCategory },
  ): Promise<Result<null, 'report.repeated'>>
}

/** What the holder of a mailed link may do. A link opens one door alone; every other finds nothing. */
export type InviteDoor = {
  kind: InviteKind
  /** By the mailed link or the one to pass on. @param person the caller when they are signed in; only the invited person learns the id */
  look(token: string, person: string | null): Promise<Result<Invitation, 'invite.not_found'>>
  decline(tx: Tx, token: string): Promise<Result<null, 'invite.not_found'>>
  /** The same for the invited person. @param id of what the invite is to */
  declineAs(tx: Tx, person: string, id: string): Promise<Result<null, DeclineRefusal>>
  /** Nothing once it was answered: then there are words to speak of, and people who have accounts. */
  sent(tx: Tx, token: string): Promise<Result<SentInvite, 'invite.not_found'>>
}

type Parts = { doors: readonly InviteDoor[]; blocks: Blocks; preferences: MailPreferences; reports: InviteReporter }

/** Tries one door after the other. */
export const createInviteDoors = ({ doors, blocks, preferences, reports }: Parts) => ({
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

  /** Declines as the invited person, who is signed in. */
  async declineAs(
    tx: Tx,
    person: string,
    { kind, id }: { kind: InviteKind; id: string },
  ): Promise<Result<null, DeclineRefusal | 'invite.not_found'>> {
    const door = doors.find((one) => one.kind === kind)
    return door ? door.declineAs(tx, person, id) : refuse('invite.not_found')
  },

  /**
   * Keeps the sender of an invite from whoever holds its address, silently. The link was mailed there, and says so without a
   * session, as it declines: an account that has the address by now finds the block in its list (docs/decisions/0036).
   * @param allInvites whether the address wants no more invites from anybody
   */
  async block(tx: Tx, token: string, { allInvites }: { allInvites: boolean }) {
    const sent = await findSent(tx, doors, token)
    if (!sent?.waits) return refuse('invite.not_found')
    const { inviter, email } = sent
    // Also an account that has taken the address since; the inviter's own, which may hold it by now, is not meant.
    const holder = await lockInbox(tx, email)
    if (allInvites) await preferences.stop(tx, email, 'invites')
    const blocked =
      holder !== null && holder !== inviter
        ? await blocks.block(tx, holder, inviter)
        : await blocks.blockForAddress(tx, { address: email, blocked: inviter })
    return blocked.ok ? blocked : refuse('invite.not_found')
  },

  /** Tells the admins of an invite, once, whoever holds its link: with or without an account, also after saying no to it. */
  async report(tx: Tx, token: string, said: { reason: string; category: ReportCategory }) {
    const sent = await findSent(tx, doors, token)
    if (!sent) return refuse('invite.not_found')
    return reports.file(tx, sent, said)
  },
})

async function findSent(tx: Tx, doors: readonly InviteDoor[], token: string): Promise<SentInvite | null> {
  for (const door of doors) {
    const found = await door.sent(tx, token)
    if (found.ok) return found.value
  }
  return null
}

export type InviteDoors = ReturnType<typeof createInviteDoors>
