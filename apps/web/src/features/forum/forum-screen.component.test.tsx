import type { ForumConflict } from '@squash/contract/forum'
import { forumMessages } from '@squash/contract/messages/forum'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderScreen } from '../../testing/render-screen.tsx'
import { never, refuse, stubCalls } from '../../testing/stub-calls.ts'
import { ForumScreen } from './forum-screen.tsx'

const conflict: ForumConflict = {
  id: '0190c0de-0000-7000-8000-0000000000f1',
  title: 'My neighbour waters my plants',
  author: 'green_thumb',
  subreddit: 'AmItheAsshole',
  reddit_post_id: 'abc123',
  url: null,
  created_at: '2026-03-02T09:00:00.000Z',
  ai_summary: 'One likes dry soil, the other means well.',
  ai_suggestion: 'Agree on which pots are off limits.',
  written_by: 'ai',
  original_text: 'He drowns them.',
  is_sample: true,
  vote_counts: { nta: 2, yta: 1, esh: 0, nah: 0 },
}
const open = () => renderScreen(<ForumScreen />)
const cast = page.getByRole('button', { name: 'Cast my vote' })

describe('the daily conflict', () => {
  it('says that it is loading', async () => {
    stubCalls({ forum: { get_current_reddit_conflict: never } })
    await open()
    await expect.element(page.getByText('Loading the daily conflict…')).toBeInTheDocument()
  })

  it('says what will appear and when, while there is none yet', async () => {
    stubCalls({ forum: { get_current_reddit_conflict: () => [] } })
    await open()
    await expect.element(page.getByRole('heading', { name: 'NO DAILY CONFLICT AVAILABLE' })).toBeInTheDocument()
    await expect.element(page.getByText(/It’ll show up here by itself/)).toBeVisible()
  })

  it('says that it failed to load, and loads when the user retries', async () => {
    let isDown = true
    stubCalls({ forum: { get_current_reddit_conflict: () => (isDown ? refuse('service.fault') : [conflict]) } })
    await open()
    await expect.element(page.getByRole('heading', { name: forumMessages.loadFailed })).toBeInTheDocument()
    isDown = false
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect.element(page.getByRole('heading', { name: conflict.title })).toBeInTheDocument()
  })

  it('requires a verdict before casting a vote', async () => {
    const sent = stubCalls({
      forum: { get_current_reddit_conflict: () => [conflict], get_user_reddit_vote: () => [] },
    })
    await open()
    await cast.click()
    await expect.element(page.getByText(forumMessages.verdictMissing)).toBeInTheDocument()
    expect(sent('cast_reddit_vote')).toEqual([])
  })

  it('keeps the chosen verdict when the vote is refused', async () => {
    stubCalls({
      forum: {
        get_current_reddit_conflict: () => [conflict],
        get_user_reddit_vote: () => [],
        cast_reddit_vote: () => refuse('request.rate_limited'),
      },
    })
    await open()
    await page.getByText('No Assholes Here').click()
    await cast.click()
    await expect.element(page.getByText(/That was a lot of requests at once/)).toBeInTheDocument()
    await expect.element(page.getByRole('radio', { name: /No Assholes Here/ })).toBeChecked()
  })

  it('keeps the chosen verdict when the vote fails, and shows a vote that was cast elsewhere', async () => {
    let isDown = true
    let hasVoted = false
    stubCalls({
      forum: {
        get_current_reddit_conflict: () => [conflict],
        get_user_reddit_vote: () => (hasVoted ? [{ vote_type: 'nta' as const }] : []),
        cast_reddit_vote: () => {
          if (isDown) return refuse('service.fault')
          hasVoted = true
          return refuse('forum.already_voted')
        },
      },
    })
    await open()
    await page.getByText('No Assholes Here').click()
    await cast.click()
    await expect.element(page.getByText(forumMessages.voteFailed, { exact: true })).toBeVisible()
    await expect.element(page.getByRole('radio', { name: /No Assholes Here/ })).toBeChecked()
    isDown = false
    await cast.click()
    await expect.element(page.getByText(forumMessages.alreadyVoted, { exact: true })).toBeVisible()
    await expect.element(page.getByText('✓ Your vote')).toBeVisible()
  })

  it('shows the result instead of the form once the user has voted', async () => {
    stubCalls({
      forum: {
        get_current_reddit_conflict: () => [conflict],
        get_user_reddit_vote: () => [],
        cast_reddit_vote: () => ({ vote_type: 'nah', vote_counts: { ...conflict.vote_counts, nah: 1 } }),
      },
    })
    await open()
    await page.getByText('No Assholes Here').click()
    await cast.click()
    await expect.element(page.getByText(forumMessages.voted)).toBeInTheDocument()
    await expect.element(page.getByText('Votes on the daily conflict are final.')).toBeInTheDocument()
  })
})
