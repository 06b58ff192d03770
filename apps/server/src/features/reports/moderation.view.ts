import type { AdminReport } from '@squash/contract/reports'
import { decideBan } from '@squash/rules/people/ban'
import { displayName } from '@squash/rules/people/display-name'
import { asShown } from '@squash/rules/people/hidden'
import { mayHide } from '@squash/rules/reports/hiding'
import { isWaiting } from '@squash/rules/reports/report'
import { mayDecide } from '@squash/rules/reports/verdict'
import type { Author, CaseRow, Person } from './moderation.store.ts'
import { presentAppeal } from './report.view.ts'
import { isHideable } from './subjects.ts'

/**
 * A case as this admin sees it: no more than what the reporter saw at that moment. An admin who is a party to it
 * doesn't learn who reported it, or the reason.
 */
export function presentCase(row: CaseRow, viewer: string): AdminReport {
  const reporters = row.is_filed_by_viewer ? [viewer] : []
  const isOutside = !row.people.includes(viewer)
  const isShown = isOutside || row.reporter_id === viewer
  return {
    id: row.id,
    kind: row.kind,
    category: row.category,
    status: row.status,
    subject_id: row.subject_id,
    side: row.side,
    reason: isShown ? row.reason : null,
    created_at: row.created_at.toISOString(),
    reporter: isShown ? presentPerson(row.reporter) : null,
    unnamed: isShown ? unnamedBecause(row) : 'own',
    author: row.author_shown ? presentAuthor(row.author, viewer) : null,
    context: row.evidence ?? { title: null, texts: [] },
    times_reported: 1 + row.joined_count,
    joined: isOutside ? row.joined.map((one) => ({ ...one, created_at: new Date(one.created_at).toISOString() })) : [],
    is_hidden: row.subject_hidden,
    decision_reason: row.decision_reason,
    decided_at: row.decided_at?.toISOString() ?? null,
    appeal: presentAppeal(row),
    appeal_reason: row.appeal_reason,
    can_decide:
      isWaiting(row.status) && mayDecide(row, { admin: viewer, reporters, inDispute: row.author?.in_dispute ?? false }),
    can_hide:
      isHideable(row.kind) &&
      mayHide(row, { admin: viewer, hasReported: row.is_subject_reported_by_viewer, inDispute: row.in_dispute }),
  }
}

function unnamedBecause({ reporter, address_hash }: CaseRow): AdminReport['unnamed'] {
  if (reporter) return null
  return address_hash ? 'invite' : 'erased'
}

/** As strangers see them. */
function presentPerson(stored: Person | null): AdminReport['reporter'] {
  if (stored === null) return null
  const person = asShown(stored, false)
  return { id: person.id, display_name: displayName(person, false), username: person.username }
}

function presentAuthor(stored: Author | null, viewer: string): AdminReport['author'] {
  const person = presentPerson(stored)
  return stored && person && { ...person, is_banned: stored.is_banned, can_ban: decideBan(viewer, stored).ok }
}
