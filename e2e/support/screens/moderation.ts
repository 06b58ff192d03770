import type { MyReport } from '@squash/contract/reports'
import type { Page } from 'playwright-core'
import { amend } from '../network.ts'
import { AT, appealed, banned, decided, hidden, SOMETHING, WORDS, waiting } from '../reports.ts'
import { idOf } from '../world.ts'
import { press, type Screen } from './screen.ts'

/** No one in this world is an admin, and nothing was reported, so these pages are shown with faked answers. */
async function answer(page: Page, answers: Record<string, unknown>): Promise<void> {
  for (const [call, json] of Object.entries(answers))
    await page.route(`**/rpc/${call}`, (route) => route.fulfill({ json }))
}

const asAdmin = (answers: Record<string, unknown>) => async (page: Page) => {
  await amend(page, 'get_profile', { is_admin: true })
  await answer(page, { get_waiting_reports_count: 2, ...answers })
}

async function choose(page: Page, item: string): Promise<void> {
  await press(page, 'More about Jonas')
  await page.getByRole('menuitem', { name: item }).click()
}

const aboutJonas = (name: string, shows: string, more: Pick<Screen, 'answers' | 'prepare'>): Screen => ({
  name,
  who: 'maya',
  path: ({ jonas }) => `/user-profile/${idOf(jonas)}`,
  shows,
  ...more,
})

export const moderation: Screen[] = [
  aboutJonas('more about a user', 'Block Jonas', {
    prepare: (page) => press(page, 'More about Jonas'),
  }),
  aboutJonas('blocking someone', 'We won’t tell Jonas.', { prepare: (page) => choose(page, 'Block Jonas') }),
  aboutJonas('reporting a profile', 'Who can help', {
    prepare: async (page) => {
      await choose(page, 'Report this profile')
      await page.getByText('Someone could get hurt').click()
    },
  }),
  aboutJonas('a report that is in', 'Your report is in', {
    answers: (page) => answer(page, { report_content: decided }),
    prepare: async (page) => {
      await choose(page, 'Report this profile')
      await page.getByText('Abuse', { exact: true }).click()
      await page.getByLabel('Why?').fill(WORDS)
      await press(page, 'Send the report')
    },
  }),
  {
    name: 'public board: more, as a visitor',
    path: '/public-shame',
    shows: 'Sign in to report',
    prepare: (page) =>
      page
        .getByRole('button', { name: /^More about the ruling/ })
        .first()
        .click(),
  },
  {
    name: 'debate: hidden',
    who: 'maya',
    path: ({ debate }) => `/debates/${debate.active}`,
    shows: 'This happens after reports',
    answers: (page) => amend(page, 'get_debate_by_id', { is_hidden: true }),
  },
  {
    name: 'security: a blocked person',
    who: 'maya',
    path: '/security',
    shows: 'blocked Mar 2, 2026',
    answers: (page) =>
      answer(page, {
        get_blocks: [
          { id: SOMETHING, username: 'jonas_weber', display_name: 'Jonas', avatar_url: null, blocked_at: AT },
        ],
      }),
  },
  { name: 'reports, none', who: 'ada', path: '/reports', shows: 'There are no decisions about you.' },
  { name: 'reports', who: 'maya', path: '/reports', shows: 'It says where someone works.', answers: fakeReports },
  {
    name: 'reports: appealing',
    who: 'maya',
    path: '/reports',
    shows: 'their answer is final',
    answers: fakeReports,
    prepare: (page) => press(page, 'Appeal'),
  },
  {
    name: 'moderation',
    who: 'ada',
    path: '/admin',
    shows: 'The bakery is on the picture',
    answers: asAdmin({ get_reports: [waiting, appealed] }),
  },
  {
    name: 'moderation: upholding',
    who: 'ada',
    path: '/admin',
    shows: 'Whose words',
    answers: asAdmin({ get_reports: [waiting] }),
    prepare: (page) => press(page, 'Uphold the report'),
  },
  {
    name: 'moderation: banning',
    who: 'ada',
    path: '/admin',
    shows: 'Nobody else is notified.',
    answers: asAdmin({ get_reports: [waiting] }),
    prepare: (page) => press(page, 'Ban Jonas'),
  },
  {
    name: 'moderation: hidden',
    who: 'ada',
    path: '/admin?tab=hidden',
    shows: 'Another moderator has to decide',
    answers: asAdmin({ get_hidden: hidden }),
  },
  {
    name: 'moderation: banned',
    who: 'ada',
    path: '/admin?tab=banned',
    shows: 'Only the operator can unban them',
    answers: asAdmin({ get_banned_accounts: banned }),
  },
  {
    name: 'moderation, nobody is banned',
    who: 'ada',
    path: '/admin?tab=banned',
    shows: 'Nobody is banned',
    answers: asAdmin({ get_banned_accounts: [] }),
  },
  {
    name: 'moderation, nothing waits',
    who: 'ada',
    path: '/admin',
    shows: 'Nothing to decide',
    answers: asAdmin({ get_reports: [], get_waiting_reports_count: 0 }),
  },
  {
    name: 'moderation, nothing to review',
    who: 'ada',
    path: '/admin?tab=private',
    shows: 'When a conflict is made private, its author can ask for a review.',
    answers: asAdmin({ get_safety_reviews: [] }),
  },
  {
    name: 'moderation: log',
    who: 'ada',
    path: '/admin?tab=acts',
    shows: 'Ada banned Jonas',
    answers: asAdmin({
      get_admin_acts: [
        {
          id: 2,
          admin: { id: SOMETHING, display_name: 'Ada' },
          act: 'account.banned',
          subject: SOMETHING,
          subject_name: 'Jonas',
          report_kind: null,
          at: AT,
          reason: WORDS,
          ban: { until: '2026-03-09T10:00:00.000Z' },
        },
        {
          id: 1,
          admin: null,
          act: 'admin.granted',
          subject: SOMETHING,
          subject_name: 'Ada',
          report_kind: null,
          at: AT,
          reason: null,
          ban: null,
        },
      ],
    }),
  },
  {
    name: 'moderation: failed jobs',
    who: 'ada',
    path: '/admin?tab=jobs',
    shows: 'mails.send',
    answers: asAdmin({
      get_job_failures: [
        { id: SOMETHING, name: 'mails.send', failed_at: AT, attempts: 8, error: 'connect ECONNREFUSED' },
      ],
    }),
  },
  {
    name: 'moderation: forum',
    who: 'ada',
    path: '/admin?tab=forum',
    shows: 'Fetch a new Reddit conflict',
    answers: asAdmin({}),
  },
]

/** One decision about Maya, and one report that she sent. */
async function fakeReports(page: Page): Promise<void> {
  await page.route('**/rpc/get_my_reports', async (route) => {
    const { p_role } = route.request().postDataJSON()
    const filed: MyReport = {
      ...decided,
      role: 'reporter',
      reason: WORDS,
      status: 'open',
      decision_reason: null,
      can_appeal: false,
      is_gone: false,
      has_hidden: false,
    }
    await route.fulfill({ json: [p_role === 'author' ? decided : filed] })
  })
}
