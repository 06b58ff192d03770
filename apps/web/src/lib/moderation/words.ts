import type { ReportCategory, ReportKind } from '@squash/contract/values'

/** What is wrong with something, as people choose it. */
export const CATEGORY_WORDS: Record<ReportCategory, { label: string; hint: string }> = {
  spam: { label: 'Spam', hint: 'Advertising, or the same over and over' },
  abuse: { label: 'Abuse', hint: 'Insults, threats or hate' },
  personal_data: { label: 'Personal data', hint: 'A name, number or address that should not be there' },
  danger: { label: 'Danger', hint: 'Somebody could get hurt' },
  other: { label: 'Something else', hint: 'Say in your own words what it is' },
}

/** What a report can be about. */
export const KIND_WORDS: Record<ReportKind, string> = {
  ruling: 'Ruling',
  debate: 'Debate',
  profile: 'Profile',
  message: 'Message',
}
