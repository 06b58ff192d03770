import type { LiveEvent } from '@squash/contract/live'
import type { Announce } from '../../platform/outbox/outbox.ts'

/**
 * Tells who filed a report, and whom it went against, that it is decided; and the two people of a ruling or debate that it is out of
 * everybody else's sight, or back in it. Neither says why or by whom: what was decided stands in their lists.
 */
export const announceReport: Announce = (event) => {
  switch (event.type) {
    case 'report.decided':
      return told(event.told, { kind: 'report.decided' })
    case 'ruling.hidden':
      return told(event.parties, { kind: event.hidden ? event.type : 'ruling.shown', conflict_id: event.conflict })
    case 'debate.hidden':
      return told(event.parties, { kind: event.hidden ? event.type : 'debate.shown', debate_id: event.debate })
    default:
      return []
  }
}

const told = (people: readonly (string | null)[], data: Extract<LiveEvent, { event: 'notification' }>['data']) =>
  people
    .filter((person) => person !== null)
    .map((person) => ({ person, live: { event: 'notification' as const, data } }))
