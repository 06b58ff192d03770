import type { Announce } from '../../platform/outbox/outbox.ts'

/** Tells a person their new balance. */
export const announceSquashCred: Announce = (event) =>
  event.type === 'squashcred.changed'
    ? [{ person: event.person, live: { event: 'squashcred.changed', data: { squashcred: event.balance } } }]
    : []
