import type { DomainEvent, Parties } from '@squash/rules/events'
import type { Announce } from '../../platform/outbox/outbox.ts'

type ConflictEvent = Extract<DomainEvent, { conflict: string; parties: Parties }>

const changed = (conflict: string, people: readonly (string | null)[]) =>
  people
    .filter((person) => person !== null)
    .map((person) => ({ person, live: { event: 'conflict.changed' as const, data: { conflict_id: conflict } } }))

const forBoth = ({ conflict, parties }: ConflictEvent) => changed(conflict, parties)
const forOne = ({ conflict, person }: ConflictEvent & { person: string }) => changed(conflict, [person])
const noRecipients = () => []

/**
 * Has both parties refetch a conflict. Only the owner of an account learns that it took or gave up the invited address:
 * until they answer, the creator knows only the address (docs/decisions/0010). Ghosting changes nothing on a screen.
 */
export const announceConflict: Announce & Record<ConflictEvent['type'], unknown> = {
  'conflict.started': forBoth,
  'conflict.joined': forOne,
  'conflict.left': forOne,
  'conflict.responded': forBoth,
  'conflict.mediated': forBoth,
  'satisfaction.voted': forBoth,
  'rehash.requested': forBoth,
  'conflict.rehashed': forBoth,
  'core_issues.opened': forBoth,
  'core_issue.submitted': forBoth,
  'reflection.requested': forBoth,
  'conflict.reflected': forBoth,
  'ruling.requested': forBoth,
  'ruling.issued': forBoth,
  'ruling.name_shown': forBoth,
  'ruling.hidden': forBoth,
  'conflict.resolved': forBoth,
  'conflict.abandoned': forBoth,
  'conflict.reopened': forBoth,
  'conflict.deleted': forBoth,
  'conflict.ghosted': noRecipients,
  'invite.resent': forBoth,
  'agreement.changed': forBoth,
  'agreement.confirmed': forBoth,
  'agreement.check_in_due': forOne,
  'agreement.check_in_answered': forBoth,
  'agreement.held': noRecipients,
}
