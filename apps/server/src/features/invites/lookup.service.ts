import type { InviteKind, ReportCategory } from '@squash/contract/values'
import { maskPublicText } from '@squash/rules/privacy/mask-public-text'
import { ok, type Result, refuse } from '@squash/rules/result'
import type { Database, Tx } from '../../platform/database/database.ts'
import type { Blocks } from '../blocks/public.ts'
import type { MailPreferences } from '../mail-preferences/public.ts'
import { asMailed } from '../mails/public.ts'
import type { DeclineRefusal, Invitables } from './invitable.ts'
import { opensWith } from './pass-on-link.ts'
import { lockInbox } from './sending/inbox.ts'
import { findCalmMessage, findInviteByEitherToken, findInviteByToken, type Invite } from './store.ts'

/** What the page of an invite shows; the id only to the invited user. */
type InvitePage = {
  inviter: string
  purpose: string
  kind: InviteKind
  id: string | null
  mailed: boolean
  email: string | null
}

/** An invite as an admin gets to see it. */
export type ReportedInvite = {
  /** Includes what the inviter wrote: the conflict through its message, or the debate. */
  kind: 'message' | 'debate'
  id: string
  email: string
  inviter: string
  /** The confirmed account that holds the address, whatever the state of the invite. */
  holder: string | null
  /** What the link shows. */
  shown: { inviter: string; purpose: string }
}

/** Files a report of an invite with the admins. */
export type InviteReporter = {
  file(
    tx: Tx,
    invite: ReportedInvite,
    report: { reason: string; category: ReportCategory },
  ): Promise<Result<null, 'report.repeated'>>
}

type Parts = {
  database: Database
  invitables: Invitables
  blocks: Blocks
  preferences: MailPreferences
  reports: InviteReporter
}

/** Finds an invite by its link or its invited user, and shows it, declines it, blocks its sender or reports it. */
export function createInviteLookup({ database, invitables, blocks, preferences, reports }: Parts) {
  const canBeAnswered = (invite: Invite) => invite.is_open && !invite.withheld

  /** The open invite that a link opens for this user, or null. */
  async function opened(token: string, person: string | null): Promise<Invite | null> {
    const invite = await findInviteByEitherToken(database.db, token)
    return invite?.is_open && opensWith(invite, { token, person }) ? invite : null
  }

  return {
    /** By the mailed link, or the one to pass on. @param person the caller, if they are signed in */
    async find(token: string, person: string | null): Promise<Result<InvitePage, 'invite.not_found'>> {
      const invite = await opened(token, person)
      if (!invite) return refuse('invite.not_found')
      const mailed = token === invite.token
      return ok({
        ...asMailed(invite),
        kind: invite.kind,
        mailed,
        id: person !== null && invite.invitee_id === person ? invite.subject : null,
        email: mailed && person === null ? invite.email : null,
      })
    },

    /** The calm message of a conflict, by either link. A debate has none. */
    async message(token: string, person: string | null): Promise<Result<{ text: string }, 'invite.not_found'>> {
      const invite = await opened(token, person)
      const text = invite?.kind === 'conflict' ? await findCalmMessage(database.db, invite.subject) : null
      return text === null ? refuse('invite.not_found') : ok({ text: maskPublicText(text) })
    },

    async decline(tx: Tx, token: string): Promise<Result<null, 'invite.not_found'>> {
      const invite = await findInviteByToken(tx, token)
      if (!invite || !canBeAnswered(invite)) return refuse('invite.not_found')
      const declined = await invitables[invite.kind].decline(tx, invite.subject, null)
      return declined.ok ? declined : refuse('invite.not_found')
    },

    /** Declines as the invited user, who is signed in. @param id of the conflict or debate */
    declineAs: (
      tx: Tx,
      person: string,
      { kind, id }: { kind: InviteKind; id: string },
    ): Promise<Result<null, DeclineRefusal>> => invitables[kind].decline(tx, id, person),

    /**
     * Blocks the sender of an invite for the owner of its address, silently. The link was mailed there, so it works without a
     * session, as declining does: an account that has the address by now finds the block in its list (docs/decisions/0036).
     * @param allInvites whether the address gets no more invites from anyone
     */
    async block(tx: Tx, token: string, { allInvites }: { allInvites: boolean }) {
      const invite = await findInviteByToken(tx, token)
      if (!invite?.inviter_id || !canBeAnswered(invite)) return refuse('invite.not_found')
      const { inviter_id: inviter, email } = invite
      // An account may have taken the address since; the inviter's own account is left out in case it holds the address
      // by now.
      const holder = await lockInbox(tx, email)
      if (allInvites) await preferences.stop(tx, email, 'invites')
      const blocked =
        holder !== null && holder !== inviter
          ? await blocks.block(tx, holder, inviter)
          : await blocks.blockForAddress(tx, { address: email, blocked: inviter })
      return blocked.ok ? blocked : refuse('invite.not_found')
    },

    /**
     * Reports an invite once, with or without an account, even after declining. An answered invite can't be reported:
     * by then there are messages to report, and both users have accounts.
     */
    async report(tx: Tx, token: string, report: { reason: string; category: ReportCategory }) {
      const invite = await findInviteByToken(tx, token)
      if (!invite?.inviter_id || !invite.is_unanswered) return refuse('invite.not_found')
      const reported: ReportedInvite = {
        kind: invite.kind === 'conflict' ? 'message' : 'debate',
        id: invite.subject,
        email: invite.email,
        inviter: invite.inviter_id,
        holder: invite.holder_id,
        shown: asMailed(invite),
      }
      return reports.file(tx, reported, report)
    },
  }
}

export type InviteLookup = ReturnType<typeof createInviteLookup>
