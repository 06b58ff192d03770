import { MESSAGES } from '@squash/contract/messages'
import { ada, ben, jonas, maya } from '@squash/testkit/cast'
import { done } from '@squash/testkit/conflict-steps'
import { eventually } from '@squash/testkit/eventually'
import { forumPost, startForum } from '@squash/testkit/forum'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { journey } from './support/journey.ts'
import { messagesOf } from './support/messages.ts'
import { withoutPageData } from './support/network.ts'
import { signedUp } from './support/people.ts'
import { startSquash } from './support/squash.ts'
import { expectQuiet, expectQuietBesideRefusals, picture } from './support/visitor.ts'

const said = MESSAGES.forum
const { shows, unmet } = messagesOf('e2e/voting-on-the-daily-conflict.test.ts')
const it = journey
const itWithAForum = journey.extend('squash', { scope: 'file' }, async ({ browser: _ }, { onCleanup }) => {
  const credentials = { clientId: 'the operator', clientSecret: 'keeps it' }
  const forum = await startForum(credentials)
  forum.posts.splice(0, 1, forumPost({ title: 'AITA for keeping the good chair?' }))
  const squash = await startSquash({
    REDDIT_CLIENT_ID: credentials.clientId,
    REDDIT_CLIENT_SECRET: credentials.clientSecret,
    REDDIT_API_BASE: forum.origin,
  })
  onCleanup(async () => {
    await squash.stop()
    await forum.close()
  })
  return squash
})

const choose = async (page: Page, verdict: string) => {
  // In the form: until it is known whether the user has voted, the page shows the tally, which has the same words.
  await page.getByRole('group', { name: 'Who is in the right?' }).getByText(verdict, { exact: true }).click()
  await page.getByRole('button', { name: 'Cast my vote' }).click()
}

/** The server decides who is an admin; here the browser is made to believe it, and the calls get faked answers. */
async function asAdmin(page: Page, answer: { status: number; json?: object } | 'abort') {
  await page.route('**/rpc/get_profile', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), is_admin: true } })
  })
  await page.route('**/functions/v1/fetch-reddit-conflict', (route) =>
    answer === 'abort' ? route.abort() : route.fulfill(answer),
  )
  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Fetch a new Reddit conflict' }).click()
}

describe('without a forum', () => {
  it('a sample appears automatically, a visitor reads it, and Maya votes once', async ({ squash, visit }) => {
    const visitor = await visit({ theme: 'dark' })
    await visitor.goto('/reddit-conflict')
    await visitor.getByText('Sample story, written for Squash').waitFor()
    await visitor.getByText('written without AI').waitFor()
    await shows(visitor, said.logIn)
    await picture(visitor, 'forum-1280-dark-visitor')

    const page = await visit({ as: await signedUp(squash, maya), width: 390 })
    await page.goto('/reddit-conflict')
    await page.getByText('Read the original text').click()
    await picture(page, 'forum-390')
    await page.getByRole('button', { name: 'Cast my vote' }).click()
    await shows(page, said.verdictMissing)
    await choose(page, 'Everyone Sucks Here')
    await shows(page, said.voted)
    await page.getByText('✓ Your vote').waitFor()
    await page.getByText('Votes on the daily conflict are final.').waitFor()
    await picture(page, 'forum-390-voted')
    await page.reload()
    await page.getByText('✓ Your vote').waitFor()
    expect(await page.getByRole('button', { name: 'Cast my vote' }).count()).toBe(0)
    expectQuiet(visitor, page)
  })

  it('explains failures, and shows a vote that was cast elsewhere', async ({ squash, visit }) => {
    const own = await signedUp(squash, jonas)
    const page = await visit({ as: own })
    await page.goto('/reddit-conflict')
    await page.route('**/rpc/cast_reddit_vote', (route) => route.fulfill({ status: 500, json: {} }))
    await choose(page, 'No Assholes Here')
    await shows(page, said.voteFailed)
    expect(await page.getByRole('radio', { name: /No Assholes Here/ }).isChecked()).toBe(true)

    await page.unroute('**/rpc/cast_reddit_vote')
    const [conflict] = await done(own.call('get_current_reddit_conflict', {}))
    await own.call('cast_reddit_vote', { conflict_uuid: conflict?.id ?? '', vote_type: 'nta' })
    await page.getByRole('button', { name: 'Cast my vote' }).click()
    await shows(page, said.alreadyVoted)
    await page.getByText('✓ Your vote').waitFor()

    await withoutPageData(page)
    await page.route('**/rpc/get_current_reddit_conflict', (route) => route.abort())
    await page.reload()
    await shows(page, said.loadFailed)
    expectQuietBesideRefusals(page)
  })

  it('shows an admin the result of fetching, in each case', async ({ squash, visit }) => {
    const page = await visit({ as: await signedUp(squash, ada) })
    await asAdmin(page, { status: 503, json: { error: said.fetchFailed } })
    await shows(page, said.fetching)
    await shows(page, said.fetchFailed)
    await asAdmin(page, { status: 502, json: { error: said.noneFetched } })
    await shows(page, said.noneFetched)
    await asAdmin(page, { status: 500, json: { error: said.fetchError } })
    await shows(page, said.fetchError)
    await asAdmin(page, { status: 401, json: { error: said.authenticationRequired } })
    await shows(page, said.authenticationRequired)
    await asAdmin(page, 'abort')
    await shows(page, said.network)
    await asAdmin(page, { status: 200, json: { success: true } })
    await shows(page, said.fetched)
    await picture(page, 'forum-admin-1280')
    expectQuietBesideRefusals(page)
  })
})

describe('with a forum', () => {
  itWithAForum("the forum's story replaces the sample and links to its source", async ({ squash, visit }) => {
    const page = await visit({ as: await signedUp(squash, ben) })
    await page.goto('/reddit-conflict')
    // The sample stays until the forum has answered, a second or two after the start.
    await eventually('the story of the forum', async () => {
      await page.reload()
      await page.getByText('Read the original text').waitFor()
      return page.getByRole('heading', { name: 'AITA for keeping the good chair?' }).isVisible()
    })
    const link = page.getByRole('link', { name: /View the original post/ })
    expect(await link.getAttribute('href')).toBe('https://www.reddit.com/r/AmItheAsshole/comments/bike1/a_story/')
    await picture(page, 'forum-1280')
    expectQuiet(page)
  })
})

it('every daily conflict message has been shown', () => {
  expect(unmet()).toEqual([])
})
