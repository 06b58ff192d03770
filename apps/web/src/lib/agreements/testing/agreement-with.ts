import type { Agreement, CheckIn } from '@squash/contract/agreements'

const at = (day: number) => `2026-03-${String(day).padStart(2, '0')}T11:00:00.000Z`

const commitments: Agreement['commitments'] = [
  { who: 'second', what: 'Dishes on Tuesdays and Thursdays', by: 'from 24 Nov' },
  { who: 'first', what: 'Says it before 9 pm if something bothers her', by: null },
  { who: 'both', what: 'Look at the list together, ten minutes', by: 'Sun, 6 Dec' },
]

const draft: Agreement = {
  conflict_id: '0190c0de-0000-7000-8000-000000000001',
  title: 'Dishes. Again. Always me.',
  status: 'draft',
  revision: 1,
  commitments,
  confirmed: { user1: null, user2: null },
  confirmed_at: null,
  in_force: null,
  created_at: at(2),
  names: { user1: 'Maya Okafor', user2: 'Jonas Weber' },
  viewer_role: 'user1',
  can_change: true,
  check_ins: [],
  revisions: [{ revision: 1, author: null, created_at: at(2), commitments }],
  calendar_path: null,
  can_follow_up: false,
}

/** Maya's agreement with Jonas as she sees it: a draft of three commitments, with these changes. */
export const agreementWith = (changes: Partial<Agreement> = {}): Agreement => ({ ...draft, ...changes })

/** The same after a change to the list: a new revision that neither party has confirmed. */
export function changedBy(author: 'user1' | 'user2', list: Agreement['commitments'], before = draft): Agreement {
  const revision = before.revision + 1
  return {
    ...before,
    revision,
    commitments: list,
    confirmed: { user1: null, user2: null },
    revisions: [{ revision, author, created_at: at(3), commitments: list }, ...before.revisions],
  }
}

/** The same once both have confirmed it. */
export const confirmed = (changes: Partial<Agreement> = {}): Agreement => ({
  ...draft,
  status: 'confirmed',
  confirmed: { user1: at(2), user2: at(2) },
  confirmed_at: at(2),
  in_force: { revision: 1, commitments, confirmed_at: at(2) },
  calendar_path: `/functions/v1/agreement-calendar/${draft.conflict_id}`,
  ...changes,
})

/** The check-in after a week, while it is open. */
export const checkIn = (answers: Partial<CheckIn> = {}): CheckIn => ({
  day: 7,
  due_at: at(9),
  closes_at: at(23),
  open: true,
  user1: null,
  user2: null,
  ...answers,
})
