import type { Phase } from '@squash/contract/values'

/** An AI step under way: what the mediator does, and how long that usually takes. */
export type Work = { says: string; estimate: string }

/** Two tries of 10 s each, then the canned text (decisions §2). */
const USUALLY = 'under 20 seconds'

const WORK: Partial<Record<Phase, string>> = {
  mediating: 'Reading both sides…',
  rehashing: 'Looking for another way…',
  reflecting: 'Listening to what matters underneath…',
  ruling: 'The gavel is coming down…',
}

/** What the mediator is doing in this phase, or null when it waits for a person. */
export function workOf(phase: Phase): Work | null {
  const says = WORK[phase]
  return says === undefined ? null : { says, estimate: USUALLY }
}
