import type { DomainEvent } from '@squash/rules'
import type { Announce } from '../../platform/outbox/outbox.ts'

/** Whom an event of a debate concerns: the two people. Everybody else follows its tally. */
function peopleIn(event: DomainEvent): readonly (string | null)[] {
  switch (event.type) {
    case 'debate.started':
      return [event.invitee]
    case 'debate.joined':
      return [event.person]
    case 'debate.answered':
      return [event.creator, event.opponent]
    case 'debate.completed':
    case 'debate.hidden':
      return event.parties
    case 'debate.expired':
      return [event.creator, event.invitee]
    default:
      return []
  }
}

/** Tells the two to look again. */
export const announceDebate: Announce = (event) => {
  if (!('debate' in event)) return []
  const live = { event: 'debate.changed', data: { debate_id: event.debate } } as const
  return peopleIn(event)
    .filter((person) => person !== null)
    .map((person) => ({ person, live }))
}
