import type { DebateSide, HiddenBy, HideableKind, ReportKind } from '@squash/contract/values'
import type { ReportedContent } from '@squash/rules/reports/file'
import type { Hiding } from '@squash/rules/reports/hiding'
import type { Db, Tx } from '../../platform/database/database.ts'

/** A kind of subject that can be reported; its own feature provides it. */
type Subject = {
  /** As the viewer sees it; null if they can't see it. @param side of a debate: whose argument is reported */
  find(db: Db, viewer: string, id: string, side: DebateSide | null): Promise<ReportedContent | null>
}

type HideableSubject = Subject & {
  /** Hides it or shows it again, and announces that. @param by null to show it @returns null if there is no such subject */
  setHidden(tx: Tx, id: string, by: HiddenBy | null): Promise<Hiding | null>
}

/** Everything that can be reported, by kind. */
export type Subjects = Record<HideableKind, HideableSubject> & {
  debate: { personOn(tx: Tx, id: string, side: DebateSide): Promise<string | null> }
  message: Subject & { close(tx: Tx, id: string): Promise<void> }
} & Record<ReportKind, Subject>

export const isHideable = (kind: ReportKind): kind is HideableKind => kind !== 'message'
