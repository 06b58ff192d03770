import type { DebateSide, ReportKind } from '@squash/contract/values'

/** Somebody whom one can block. */
export type OtherPerson = { id: string; name: string }

/** Something that one can report. */
export type Reportable = {
  kind: ReportKind
  /** The ruling's conflict, the debate, the person, or the conflict that the message is in. */
  id: string
  /** Of a debate: whose words are meant. */
  side?: DebateSide
  /** Behind "Report": 'this ruling', 'what Jonas wrote'. */
  what: string
  /** Whom to offer to block afterwards, where the reader can see whose it is. */
  person?: OtherPerson
}
