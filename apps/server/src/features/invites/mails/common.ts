/** The parts that every invite mail has. */
export type InviteMail = {
  siteUrl: string
  inviterFirstName: string | null
  title: string
  /** Opens the invite's page, where it can be declined without signing in. */
  token: string
  isReminder: boolean
  /** Stops invites to this address for good. */
  unsubscribeUrl: string
}

/** The invite's page, which asks before it declines, because a mail client may open links by itself. */
export const declineUrl = ({ siteUrl, token }: Pick<InviteMail, 'siteUrl' | 'token'>): string =>
  `${siteUrl}/invite/${token}?answer=decline`

export const THE_ONLY_REMINDER =
  'You were invited a few days ago. This is the only reminder: you won’t get another email about this invite.'
