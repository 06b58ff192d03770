import type { ReportedContent } from '@squash/rules/reports/file'
import type { Db } from '../../platform/database/database.ts'
import { presentProfile } from './profile.view.ts'
import { findProfile } from './profiles.store.ts'

/** A profile as its reporter sees it; null for an unknown user, and if nothing of it is visible. */
export async function findReportedProfile(db: Db, viewer: string, person: string): Promise<ReportedContent | null> {
  const row = await findProfile(db, person, viewer)
  if (!row || (row.is_hidden && !row.shares)) return null
  const seen = presentProfile(row, row.shares)
  const texts = [
    { label: 'Name', text: seen.display_name },
    { label: 'Username', text: seen.username },
    { label: 'Photo', text: seen.avatar_url },
  ]
  return {
    author_id: person,
    author_shown: true,
    people: [person],
    side: null,
    context: {
      // As strangers see it, because the author reads it, and must not learn who reported them.
      title: presentProfile(row, false).display_name,
      texts: texts.flatMap(({ label, text }) => (text === null ? [] : [{ label, text }])),
    },
  }
}
