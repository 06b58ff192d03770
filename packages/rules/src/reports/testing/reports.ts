import type { ReportedContent } from '../file.ts'
import type { Report } from '../report.ts'

export const maya = 'maya'
export const jonas = 'jonas'
export const ada = 'ada'
export const now = new Date('2026-03-10T12:00:00Z')

/** Maya's report about Jonas's profile, with optional changes. */
export const report = (changes: Partial<Report> = {}): Report => ({
  id: 'r1',
  kind: 'profile',
  subject_id: jonas,
  side: null,
  category: 'other',
  status: 'open',
  reporter_id: maya,
  author_id: jonas,
  people: [jonas],
  has_hidden: false,
  ...changes,
})

/** What the reporter sees of the reported content. */
export const seen = (changes: Pick<ReportedContent, 'author_id' | 'people'>): ReportedContent => ({
  author_shown: true,
  side: null,
  context: { title: 'Jonas', texts: [] },
  ...changes,
})
