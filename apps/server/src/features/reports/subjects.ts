import type { DebateSide, HideableKind, ReportKind } from '@squash/contract/values'
import type { Sighting } from '@squash/rules/reports/file'
import type { Db, Tx } from '../../platform/database/database.ts'

/** Something that can be reported, as its own feature knows it. */
type Subject = {
  /** As the viewer sees it; null when there is none for these eyes. @param side of a debate: whose words are meant */
  sight(db: Db, viewer: string, id: string, side: DebateSide | null): Promise<Sighting | null>
}

type HideableSubject = Subject & {
  /** @returns whether that changed anything; null when there is none. Announced in the same transaction. */
  setHidden(tx: Tx, id: string, hidden: boolean): Promise<boolean | null>
}

/** Everything that can be reported, each handed over by its feature. */
export type Subjects = Record<HideableKind, HideableSubject> & {
  debate: { personOn(tx: Tx, id: string, side: DebateSide): Promise<string | null> }
  message: Subject & { close(tx: Tx, id: string): Promise<void> }
} & Record<ReportKind, Subject>

export const isHideable = (kind: ReportKind): kind is HideableKind => kind !== 'message'
