import { MESSAGES } from '@squash/contract/messages'
import { ben, maya } from '@squash/testkit/cast'
import { eventually } from '@squash/testkit/eventually'
import { forumPost, startForum } from '@squash/testkit/forum'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { journey } from './support/journey.ts'
import { messagesOf } from './support/messages.ts'
import { signedUp } from './support/people.ts'
import { startSquash } from './support/squash.ts'
import { expectQuiet, picture } from './support/visitor.ts'

const said = MESSAGES.forum
const { shows } = messagesOf('e2e/voting-on-the-daily-conflict.test.ts', [
  // forum-screen.component.test.tsx
  ...[said.loadFailed, said.voteFailed, said.alreadyVoted],
  // fetch-forum-conflict.component.test.tsx
  ...[said.fetching, said.fetched, said.fetchFailed, said.fetchError, said.noneFetched],
  ...[said.authenticationRequired, said.network],
])
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
  // Only within the form: until it is known whether the user has voted, the page shows the tally, which has the same words.
  await page.getByRole('group', { name: 'Who is in the right?' }).getByText(verdict, { exact: true }).click()
  await page.getByRole('button', { name: 'Cast my vote' }).click()
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
