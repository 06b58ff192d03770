import type { MailSettings } from '@squash/contract/profiles'

/** The kinds of mail that can be switched off, each with its setting in the profile. */
const MAIL_KINDS = {
  invites: 'invite_mail',
  your_turn: 'your_turn_mail',
  outcomes: 'outcome_mail',
  debates: 'debate_mail',
  check_ins: 'check_in_mail',
} as const satisfies Record<string, keyof MailSettings>

export type MailKind = keyof typeof MAIL_KINDS
type WantedMails = Record<MailKind, boolean>

const ALL_WANTED: WantedMails = { invites: true, your_turn: true, outcomes: true, debates: true, check_ins: true }

/** The settings as a profile shows them. @param wanted null for an address that was never mailed */
export const mailSettingsOf = (wanted: WantedMails | null): MailSettings => {
  const { invites, your_turn, outcomes, debates, check_ins } = wanted ?? ALL_WANTED
  return {
    invite_mail: invites,
    your_turn_mail: your_turn,
    outcome_mail: outcomes,
    debate_mail: debates,
    check_in_mail: check_ins,
  }
}

/** The kinds that a change of settings switches; the others are left out. */
export const wantedBy = (change: Partial<MailSettings>): Partial<WantedMails> =>
  Object.fromEntries(
    Object.entries(MAIL_KINDS).flatMap(([kind, setting]) => {
      const isWanted = change[setting]
      return isWanted === undefined ? [] : [[kind, isWanted]]
    }),
  )
