import { COUNTED_EVENTS, peopleOf } from '@squash/rules/counters/count'
import { AWARDING_EVENTS } from '@squash/rules/squashcred/decide-awards'
import type { Background } from '../../feature.ts'
import type { Announce } from '../../platform/outbox/outbox.ts'
import { createCounting } from './counting.ts'

/** Notifies a user of their new balance. */
export const announceSquashCred: Announce = {
  'squashcred.changed': ({ person, balance }) => [
    { person, live: { event: 'squashcred.changed', data: { squashcred: balance } } },
  ],
}

/**
 * Rewards are counted after the action has been answered, so that they never delay it. Events published by the counting
 * itself, for each unlock and each change of the balance, come back here; that ends, because every award and
 * achievement is given once.
 */
export function squashcredReader(parts: Parameters<typeof createCounting>[0]): Background {
  const counting = createCounting(parts)
  return {
    readers: [
      {
        name: 'squashcred.count',
        types: Object.keys({ ...COUNTED_EVENTS, ...AWARDING_EVENTS }),
        peopleOf,
        read: counting.countIn,
      },
    ],
    announce: announceSquashCred,
  }
}
