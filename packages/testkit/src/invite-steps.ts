import type { SentInvite } from '@squash/contract/sent-invites'
import type { InviteKind } from '@squash/contract/values'
import { done } from './conflict-steps.ts'
import type { Actor } from './http.ts'

type Subject = { id: string; kind?: InviteKind }

/** An unanswered invite as its creator sees it. */
export async function sentInvite(creator: Actor, { id, kind = 'conflict' }: Subject): Promise<SentInvite> {
  const invite = await done(creator.call('get_sent_invite', { kind, id }))
  if (invite === null) throw new Error('The invite is answered or closed')
  return invite
}

/** The token of the link that its creator passes on. */
export async function passedOnToken(creator: Actor, subject: Subject): Promise<string> {
  const { link } = await sentInvite(creator, subject)
  return link.split('/').at(-1) ?? ''
}
