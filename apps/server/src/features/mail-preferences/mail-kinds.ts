import type { MailSettings } from '@squash/contract/profiles'

/** What a person may be mailed about, and the setting of their profile that switches it. */
export const MAIL_KINDS = {
  invites: 'invite_mail',
  your_turn: 'your_turn_mail',
  outcomes: 'outcome_mail',
  debates: 'debate_mail',
} as const satisfies Record<string, keyof MailSettings>

export type MailKind = keyof typeof MAIL_KINDS
type Wishes = Record<MailKind, boolean>

const EVERYTHING: Wishes = { invites: true, your_turn: true, outcomes: true, debates: true }

/** The settings as a profile shows them. @param wishes null for an address that was never mailed */
export const mailSettingsOf = (wishes: Wishes | null): MailSettings => {
  const { invites, your_turn, outcomes, debates } = wishes ?? EVERYTHING
  return { invite_mail: invites, your_turn_mail: your_turn, outcome_mail: outcomes, debate_mail: debates }
}

/** The kinds that a change of settings switches; what it does not mention is left out. */
export const wishesOf = (change: Partial<MailSettings>): Partial<Wishes> =>
  Object.fromEntries(
    Object.entries(MAIL_KINDS).flatMap(([kind, setting]) => {
      const wish = change[setting]
      return wish === undefined ? [] : [[kind, wish]]
    }),
  )
