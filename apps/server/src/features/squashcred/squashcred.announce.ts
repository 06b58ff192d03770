import type { Announce } from '../../platform/outbox/outbox.ts'

/** Notifies a user of their new balance. */
export const announceSquashCred: Announce = {
  'squashcred.changed': ({ person, balance }) => [
    { person, live: { event: 'squashcred.changed', data: { squashcred: balance } } },
  ],
}
