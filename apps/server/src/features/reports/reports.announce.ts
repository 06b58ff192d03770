import type { LiveEvent } from '@squash/contract/live'
import type { Announce } from '../../platform/outbox/outbox.ts'

const notificationsFor = (
  people: readonly (string | null)[],
  data: Extract<LiveEvent, { event: 'notification' }>['data'],
) =>
  people
    .filter((person) => person !== null)
    .map((person) => ({ person, live: { event: 'notification' as const, data } }))

/**
 * Notifies the reporter that a report is decided, and the author if it is upheld; and the two parties of a ruling or
 * debate that it is hidden from everyone else, or shown again. No notification says why, or who decided: the users' lists
 * of reports show the decision.
 */
export const announceReport: Announce = {
  'report.decided': (event) => notificationsFor(event.told, { kind: event.type }),
  'ruling.hidden': ({ type, conflict, parties, hidden }) =>
    notificationsFor(parties, { kind: hidden ? type : 'ruling.shown', conflict_id: conflict }),
  'debate.hidden': ({ type, debate, parties, hidden }) =>
    notificationsFor(parties, { kind: hidden ? type : 'debate.shown', debate_id: debate }),
}
