import { AWARDING_EVENTS, COUNTED_EVENTS } from '@squash/rules'
import type { Background } from '../../feature.ts'
import { subscription } from '../../platform/outbox/outbox.ts'
import { createCounting } from './counting.ts'
import { announceSquashCred } from './squashcred.announce.ts'

/**
 * Rewards follow what happened, and never hold it up (decisions §4): the action has been answered when this begins. What the
 * counting itself publishes comes back here, once for each unlock and each change of the balance; it ends, because every
 * award and every achievement is given once.
 */
export function squashcredJobs(parts: Parameters<typeof createCounting>[0]): Background {
  const counting = createCounting(parts)
  return {
    subscriptions: [
      subscription({
        name: 'squashcred.count',
        on: [...new Set([...COUNTED_EVENTS, ...AWARDING_EVENTS])],
        handle: (event, { eventId }) => counting.countAll([{ id: eventId, event }]),
      }),
    ],
    announce: announceSquashCred,
  }
}
