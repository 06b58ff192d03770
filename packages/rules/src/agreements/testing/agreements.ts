import type { Commitment } from '@squash/contract/commitments'
import { DAY } from '../../time/units.ts'
import type { Agreement } from '../agreement.ts'
import { decideConfirm } from '../confirm.ts'

export const MAYA = 'maya'
export const JONAS = 'jonas'
export const RESOLVED = new Date('2026-03-02T18:00:00Z')
export const later = (days: number, from: Date = RESOLVED): Date => new Date(from.getTime() + days * DAY)

export const DISHES: Commitment = { who: 'second', what: 'Dishes on Tuesdays and Thursdays', by: 'from 3 March' }
export const WORDS: Commitment = { who: 'first', what: 'Says it before 9 pm if something bothers her', by: null }

/** A draft that Maya and Jonas can still change. */
export const draft = (over: Partial<Agreement> = {}): Agreement => ({
  conflict: 'dishes',
  parties: [MAYA, JONAS],
  revision: 1,
  commitments: [DISHES],
  user1_confirmed_at: null,
  user2_confirmed_at: null,
  confirmed_at: null,
  in_force: null,
  agreed_at: null,
  held: null,
  check_ins: [],
  ...over,
})

/** An agreement after a command that must succeed; unchanged if the command repeats an earlier one. */
export function after<Code extends string>(
  agreement: Agreement,
  decided: { ok: true; value: { agreement: Agreement } | null } | { ok: false; code: Code },
): Agreement {
  if (!decided.ok) throw new Error(decided.code)
  return decided.value?.agreement ?? agreement
}

/** An agreement that both confirm at this moment. */
export function confirmed(now: Date = RESOLVED, agreement: Agreement = draft()): Agreement {
  const once = after(agreement, decideConfirm(agreement, { party: 'user1', seen: null, now }))
  return after(once, decideConfirm(once, { party: 'user2', seen: null, now }))
}
