import type { RefusalCode } from '@squash/contract/errors'
import type { InviteKind, ReportCategory } from '@squash/contract/values'
import { decideByLink, type InviteAction } from '@squash/rules/conflicts/invite-link'
import { maskPublicText } from '@squash/rules/privacy/mask-public-text'
import { ok, type Result, refuse } from '@squash/rules/result'
import type { Database, Tx } from '../../platform/database/database.ts'
import type { Blocks } from '../blocks/public.ts'
import type { MailPreferences } from '../mail-preferences/public.ts'
import { asMailed } from '../mails/public.ts'
import type { DeclineRefusal, Invitables } from './invitable.ts'
import { type FoundInvite, findByLink } from './links.store.ts'
import { opensWith } from './pass-on-link.ts'
import { lockInbox } from './sending/inbox.ts'
import { findCalmMessage, findHolder, findInviteByEitherToken, type Invite } from './store.ts'

/** What the page of an invite shows. */
type InvitePage = {
  inviter: string
  purpose: string
  kind: InviteKind
  /** Of the conflict or debate; only for the invited user. */
  id: string | null
  mailed: boolean
  own: boolean
  email: string | null
}

/** A link, and the user who follows it; null without a session. */
type FollowedLink = { token: string; person: string | null }

/** An invite as an admin sees it. */
export type ReportedInvite = {
  /** What the inviter wrote: the message of a conflict, or a debate. */
  kind: 'message' | 'debate'
  id: string
  /** The address that the link was mailed to, or, for a shared link, what distinguishes one reporter from another. */
  reporter: string
  inviter: string
  /** The inviter, and the accounts that are known to have been invited or to report. */
  involved: string[]
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

/** Shows, declines and reports invites by their links, and blocks their senders (docs/reference/invites.md#declining-blocking-and-reporting). */
export function createInviteLookup({ database, invitables, blocks, preferences, reports }: Parts) {
  /** The open invite that a link opens for this user, or null. */
  async function findOpen(token: string, person: string | null): Promise<Invite | null> {
    const invite = await findInviteByEitherToken(database.db, token)
    return invite?.is_open && opensWith(invite, { token, person }) ? invite : null
  }

  /** The refusal of a link that opens nothing. */
  async function refusalOf(token: string): Promise<'invite.not_found' | 'invite.corrected'> {
    const reached = await findByLink(database.db, token)
    return reached?.link === 'former' ? 'invite.corrected' : 'invite.not_found'
  }

  return {
    /** The invite of a mailed or shared link. @param person the caller, if they are signed in */
    async find(
      token: string,
      person: string | null,
    ): Promise<Result<InvitePage, 'invite.not_found' | 'invite.corrected'>> {
      const invite = await findOpen(token, person)
      if (!invite) return refuse(await refusalOf(token))
      const mailed = token === invite.token
      return ok({
        ...asMailed(invite),
        kind: invite.kind,
        mailed,
        own: person !== null && invite.inviter_id === person,
        id: person !== null && invite.invitee_id === person ? invite.subject : null,
        email: mailed && person === null ? invite.email : null,
      })
    },

    /** The calm message of a conflict's invite; refused for a debate, which has none. */
    async message(token: string, person: string | null): Promise<Result<{ text: string }, 'invite.not_found'>> {
      const invite = await findOpen(token, person)
      const text = invite?.kind === 'conflict' ? await findCalmMessage(database.db, invite.subject) : null
      return text === null ? refuse('invite.not_found') : ok({ text: maskPublicText(text) })
    },

    /** Declines by a mailed or shared link, with or without a session. */
    async decline(tx: Tx, by: FollowedLink): Promise<Result<null, 'invite.not_found'>> {
      const reached = await findByLink(tx, by.token)
      if (!reached || !allows('decline', reached, by).ok || !answerable(reached, by)) return refuse('invite.not_found')
      const declined = await invitables[reached.invite.kind].decline(tx, reached.invite.subject, null)
      return declined.ok ? declined : refuse('invite.not_found')
    },

    /** Declines as the invited user, who is signed in. @param id of the conflict or debate */
    declineAs: (
      tx: Tx,
      person: string,
      { kind, id }: { kind: InviteKind; id: string },
    ): Promise<Result<null, DeclineRefusal>> => invitables[kind].decline(tx, id, person),

    /**
     * Blocks the sender of an invite without notifying them. A mailed link works without a session, because it went to the
     * owner of the address; if an account holds the address by now, the block is on its list (docs/decisions/0036). With a
     * shared link, the block is the signed-in user's own.
     * @param allInvites whether the address gets no more invites from anyone
     */
    async block(tx: Tx, by: FollowedLink, { allInvites }: { allInvites: boolean }) {
      const reached = await findByLink(tx, by.token)
      const inviter = reached?.invite.inviter_id
      if (!reached || !inviter) return refuse('invite.not_found')
      const allowed = allows('block', reached, by)
      if (!allowed.ok) return allowed
      if (reached.link !== 'former' && !answerable(reached, by)) return refuse('invite.not_found')
      if (reached.link === 'shared' && by.person !== null) {
        const own = allInvites ? await findHolder(tx, { person: by.person }) : null
        if (own) await preferences.stop(tx, own.email, 'invites')
        return orNotFound(await blocks.block(tx, by.person, inviter))
      }
      const { email } = reached.invite
      // An account may hold the address by now. If it is the inviter's own, the block is for the address alone.
      const holder = await lockInbox(tx, email)
      if (allInvites) await preferences.stop(tx, email, 'invites')
      return orNotFound(
        holder !== null && holder !== inviter
          ? await blocks.block(tx, holder, inviter)
          : await blocks.blockForAddress(tx, { address: email, blocked: inviter }),
      )
    },

    /**
     * Reports an invite, with or without an account, even after declining. An answered invite can't be reported:
     * by then there are messages to report, and both users have accounts.
     */
    async report(tx: Tx, by: FollowedLink, report: { reason: string; category: ReportCategory }) {
      const reached = await findByLink(tx, by.token)
      if (!reached || !allows('report', reached, by).ok) return refuse('invite.not_found')
      const { invite, link } = reached
      if (!invite.inviter_id || !invite.is_unanswered) return refuse('invite.not_found')
      const reported: ReportedInvite = {
        kind: invite.kind === 'conflict' ? 'message' : 'debate',
        id: invite.subject,
        reporter: link === 'shared' ? await reporterKey(tx, invite, by) : invite.email,
        inviter: invite.inviter_id,
        involved: [invite.inviter_id, invite.holder_id, by.person].filter((person) => person !== null),
        shown: asMailed(invite),
      }
      return reports.file(tx, reported, report)
    },
  }
}

/** Whether a link allows an action to the user who follows it. */
const allows = (action: InviteAction, { invite, link }: FoundInvite, { person }: FollowedLink) =>
  decideByLink(action, link, person === null ? 'visitor' : person === invite.inviter_id ? 'creator' : 'user')

const answerable = ({ invite }: FoundInvite, by: FollowedLink): boolean => invite.is_open && opensWith(invite, by)

const orNotFound = <Value>(result: Result<Value, RefusalCode>): Result<Value, 'invite.not_found'> =>
  result.ok ? result : refuse('invite.not_found')

/** Identifies who reports through a shared link: an account by its address, all visitors as one. */
async function reporterKey(tx: Tx, invite: Invite, { person }: FollowedLink): Promise<string> {
  if (person === null) return `shared:${invite.pass_on_token}`
  return (await findHolder(tx, { person }))?.email ?? `account:${person}`
}

export type InviteLookup = ReturnType<typeof createInviteLookup>
