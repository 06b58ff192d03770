import { isRecord } from '@squash/contract/is-record'
import type { Page } from 'playwright-core'
import { withoutPageData } from '../network.ts'
import { amendLoaded, type Screen } from './screen.ts'

export const forum: Screen[] = [
  { name: 'daily conflict for a visitor', path: '/reddit-conflict', shows: 'Please log in to vote' },
  {
    name: 'daily conflict to vote on',
    who: 'ada',
    path: '/reddit-conflict',
    shows: 'Hide the original text',
    prepare: async (page) => {
      await page.getByText('Read the original text').click()
      await page.getByRole('group', { name: 'Who is in the right?' }).getByText('Everyone Sucks Here').click()
    },
  },
  { name: 'daily conflict, voted', who: 'maya', path: '/reddit-conflict', shows: '✓ Your vote' },
  { name: 'daily conflict of a forum', who: 'jonas', path: '/reddit-conflict', shows: '↗', answers: fakeForumStory },
  {
    name: 'daily conflict, none',
    path: '/reddit-conflict',
    shows: 'NO DAILY CONFLICT AVAILABLE',
    answers: async (page) => {
      await withoutPageData(page)
      await page.route('**/rpc/get_current_reddit_conflict', (route) => route.fulfill({ json: [] }))
    },
  },
  {
    name: 'dashboard of an admin',
    who: 'ada',
    path: '/dashboard',
    shows: 'Fetch a new Reddit conflict',
    answers: (page) => amendLoaded(page, 'get_profile', { is_admin: true }),
  },
]

/** This server has no forum to fetch from, so this fakes a story from one. */
async function fakeForumStory(page: Page): Promise<void> {
  await withoutPageData(page)
  await page.route('**/rpc/get_current_reddit_conflict', async (route) => {
    const response = await route.fetch()
    const [conflict]: readonly unknown[] = await response.json()
    const url = 'https://www.reddit.com/r/AmItheAsshole/comments/bike1/a_story/'
    const changes = { is_sample: false, subreddit: 'AmItheAsshole', author: 'somebody_with_quite_a_long_name', url }
    await route.fulfill({ response, json: [{ ...(isRecord(conflict) && conflict), ...changes }] })
  })
}
