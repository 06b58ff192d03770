import { maya } from '@squash/testkit/cast'
import type { Page } from 'playwright-core'
import { amend } from '../network.ts'
import type { Screen } from './screen.ts'

const decided = { status: 'complete', completed_at: '2026-03-02T10:00:00.000Z' }
const aDebate = (stage: 'pending' | 'active', name: string, shows: string, more: Partial<Screen> = {}): Screen => ({
  name: `debate: ${name}`,
  who: 'ada',
  path: ({ debate }) => `/debates/${debate[stage]}`,
  shows,
  ...more,
})

export const debates: Screen[] = [
  { name: 'debates', who: 'ada', path: '/debates', shows: 'You voted' },
  { name: 'debates: invites', who: 'jonas', path: '/debates?tab=invites', shows: 'invites you to take the other side' },
  { name: 'debates: none completed', who: 'maya', path: '/debates?tab=completed', shows: 'No crowns yet' },
  { name: 'new debate', who: 'maya', path: '/new-debate', shows: 'How a debate goes' },
  {
    name: 'new debate with mistakes',
    who: 'maya',
    path: '/new-debate',
    shows: "You can't debate yourself. Invite someone else!",
    prepare: async (page) => {
      await page.getByLabel('Your side').fill('x'.repeat(51))
      await page.getByLabel('Who takes the other side?').fill(maya.email)
    },
  },
  aDebate('pending', 'unanswered', 'Waiting for', { who: 'maya' }),
  aDebate('active', 'open', 'Changed your mind?'),
  aDebate('active', 'one’s own', 'You cannot vote on your own debate', { who: 'maya' }),
  aDebate('active', 'won', 'Winner', { answers: (page) => decide(page, { outcome: 'creator' }) }),
  aDebate('active', 'tie', 'It’s a tie', {
    answers: (page) => decide(page, { outcome: 'tie', creator_votes: 1, opponent_votes: 1 }),
  }),
  aDebate('pending', 'not found', 'DEBATE NOT FOUND'),
  {
    name: 'debate: responding',
    who: 'jonas',
    path: ({ debate }) => `/debates/respond/${debate.pending}`,
    shows: 'What happens next',
  },
]

/** Instead of waiting for seven days, this shows the debate as if they were over. */
async function decide(page: Page, outcome: Record<string, unknown>): Promise<void> {
  await page.route('**/realtime/**', (route) => route.abort())
  await amend(page, 'get_debate_by_id', { ...decided, ...outcome, can: { respond: false, vote: false } })
}
