import type { InviteKind } from '../values.ts'

const SEEN = {
  conflict: 'your first name, the title and the version of your message that you approved',
  debate: 'your first name and the title',
}

/** What a creator reads about an unanswered invite and the link they can pass on. */
export const passOnMessages = {
  waits: (address: string) =>
    `We haven’t emailed ${address} yet. We limit how many invites we send to one address per day. Yours should go out tomorrow.`,
  waitsShortly: 'The email goes out as soon as our daily limit for this address allows, usually tomorrow.',
  label: 'A link you can share yourself',
  /** @param email null if the creator doesn't know the invited address */
  hint: (kind: InviteKind, email: string | null) =>
    `Anyone with this link can see ${SEEN[kind]}, and can decline the invite. Only ${email === null ? 'the person you invited' : `someone signed in as ${email}`} can answer.`,
  shareTitle: 'An invite to Squash',
} as const
