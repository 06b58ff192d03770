import type { Page } from 'playwright-core'
import { amendLoaded, press, type Screen } from './screen.ts'

const shown = (name: string, shows: string | RegExp, more: Partial<Screen> = {}): Screen => ({
  name: `agreement: ${name}`,
  who: 'maya',
  path: ({ conflict }) => `/conflict/${conflict.resolved}`,
  shows,
  ...more,
})

const MOMENT = '2026-03-02T10:00:00.000Z'
const week = { day: 7, due_at: MOMENT, closes_at: MOMENT, open: true, user1: null, user2: 'partly' }
const inDays = (days: number): string => new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString()
const ahead = [7, 30].map((day) => ({
  ...week,
  day,
  due_at: inDays(day),
  closes_at: inDays(day + 14),
  open: false,
  user2: null,
}))
const confirmed = {
  status: 'confirmed',
  confirmed_at: MOMENT,
  confirmed: { user1: MOMENT, user2: MOMENT },
  calendar_path: '/somewhere',
}

const revisions = (['user2', 'user1'] as const).map((author, at) => ({
  revision: 2 - at,
  author,
  created_at: MOMENT,
  commitments: [{ who: 'both', what: 'Look at the list together', by: at === 0 ? 'on Sundays' : null }],
}))

/** Instead of waiting for a week, these show the agreement as if the week were over. */
const amended = (change: Record<string, unknown>) => ({
  answers: (page: Page) => amendLoaded(page, 'get_agreement', change),
})

export const agreement: Screen[] = [
  shown('draft', 'Draft · Jonas has agreed', {
    ...amended({ revisions }),
    prepare: (page) => page.getByText('How it changed').click(),
  }),
  shown('empty draft', 'Nothing is written down yet.', amended({ commitments: [], revisions: [] })),
  shown('confirmed', 'Add to calendar', amended({ ...confirmed, check_ins: ahead })),
  shown('not loaded', 'Your agreement didn’t load', {
    answers: (page) => page.route('**/rpc/get_agreement', (route) => route.fulfill({ status: 400, json: {} })),
  }),
  shown('did it hold?', 'Did it hold?', amended({ ...confirmed, check_ins: [week] })),
  shown(
    'it didn’t hold',
    'Start a follow-up',
    amended({ ...confirmed, check_ins: [{ ...week, user1: 'not' }], can_follow_up: true }),
  ),
  shown('changing it', 'If you change something, you both have to agree again.', {
    prepare: (page) => press(page, 'Change: Dishes on Tuesdays and Thursdays'),
  }),
  shown('adding nothing', 'Write what will happen.', {
    prepare: async (page) => {
      // What the previous screen stored is still there.
      await press(page, 'Cancel')
      await press(page, /Add a commitment/)
      await press(page, 'Save')
    },
  }),
  {
    name: 'agreement: following up',
    who: 'maya',
    path: ({ conflict }) => `/new-conflict?follow-up=${conflict.resolved}`,
    shows: 'What you two agreed on',
    ...amended({ check_ins: [{ ...week, user1: 'not' }] }),
  },
  {
    name: 'agreement: asked on the dashboard',
    who: 'maya',
    path: '/dashboard',
    shows: 'Did it hold?',
    answers: (page) =>
      amendLoaded(page, 'get_dashboard', {
        check_ins: [
          {
            conflict_id: '00000000-0000-4000-8000-000000000000',
            title: 'Dishes. Again. Always me.',
            other_name: 'Jonas Weber',
            day: 30,
            closes_at: MOMENT,
          },
        ],
      }),
  },
  {
    name: 'agreement: how many held',
    path: '/',
    shows: 'of agreements still held after 30 days',
    answers: (page) =>
      amendLoaded(page, 'get_global_stats', {
        total_conflicts: 1234,
        resolved_conflicts: 823,
        agreements_checked: 24,
        agreements_held: 20,
      }),
  },
  {
    name: 'agreement: how many of one’s own held',
    who: 'maya',
    path: '/profile',
    shows: /still held after 30 days/,
    answers: (page) => amendLoaded(page, 'get_profile_stats', { agreements_checked: 3, agreements_held: 2 }),
  },
]
