import type { EventOf } from '../../events.ts'
import { type Counters, plus } from '../counters.ts'
import type { Viewpoint } from './viewpoint.ts'

/** An agreement that both say was kept for 30 days; taken back if one of them changes their answer. */
export const countHeld = (event: EventOf<'agreement.held'>, counters: Counters, me: Viewpoint): Counters =>
  event.parties.includes(me.person) ? plus(counters, { agreementsHeld: event.held ? 1 : -1 }) : counters
