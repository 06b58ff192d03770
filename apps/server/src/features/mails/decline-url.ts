/** The page of an invite, which opens with the question whether to decline: a mail program may open links by itself. */
export const declineUrl = ({ siteUrl, token }: { siteUrl: string; token: string }): string =>
  `${siteUrl}/invite/${token}?answer=decline`
