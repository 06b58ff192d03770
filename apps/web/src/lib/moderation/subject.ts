import type { DebateSide, ReportCategory, ReportKind } from '@squash/contract/values'

/** A user who can be blocked. */
export type OtherPerson = { id: string; name: string }

/** Something that can be reported. */
export type Reportable = {
  kind: ReportKind
  /** The id of the ruling's conflict, the debate, the user, or the conflict containing the message. */
  id: string
  /** For a debate: whose side is being reported. */
  side?: DebateSide
  /** Follows the word "Report": 'this ruling', 'what Jonas wrote'. */
  what: string
  /** The author, if the viewer can see who it is, to offer blocking them afterwards. */
  person?: OtherPerson
}

/** The categories of a report. */
export const CATEGORY_WORDS: Record<ReportCategory, { label: string; hint: string }> = {
  spam: { label: 'Spam', hint: 'Advertising, or the same thing over and over' },
  abuse: { label: 'Abuse', hint: 'Insults, threats or hate' },
  personal_data: { label: 'Personal data', hint: 'A name, number or address that shouldn’t be there' },
  danger: { label: 'Danger', hint: 'Someone could get hurt' },
  other: { label: 'Something else', hint: 'Tell us in your own words' },
}

/** What a report can be about. */
export const KIND_WORDS: Record<ReportKind, string> = {
  ruling: 'Ruling',
  debate: 'Debate',
  profile: 'Profile',
  message: 'Message',
}
