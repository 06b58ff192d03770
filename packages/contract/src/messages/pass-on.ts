/** Shown while the mail of an invite is deferred to another day. */
export const passOnMessages = {
  waits: (email: string, limit: number) =>
    `We haven’t emailed ${email} yet: that address has already had ${limit} invites today. We’ll send yours as soon as there’s room, usually tomorrow.`,
  waitsShortly: 'The email goes out as soon as their daily limit allows, usually tomorrow.',
  label: 'A link you can pass on yourself',
  hint: (email: string) =>
    `Anyone with this link can see your first name and the title. Only an account with ${email} can answer.`,
} as const
