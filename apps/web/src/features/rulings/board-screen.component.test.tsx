import { rulingsMessages } from '@squash/contract/messages/rulings'
import type { AiRuling } from '@squash/contract/rulings'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderScreen } from '../../testing/render-screen.tsx'
import { refuse, stubCalls } from '../../testing/stub-calls.ts'
import { BoardScreen } from './board-screen.tsx'

const open = () => renderScreen(<BoardScreen />)

const onBoard: AiRuling = {
  conflict_id: '0190c0de-0000-7000-8000-0000000000c1',
  title: 'The dishes, again',
  ai_final_summary: 'The sink wins.',
  final_ai_ruling: 'Let both wash.',
  verdict: 'first',
  asked: 'once',
  strongest_points: { user1: 'She asked three times.', user2: 'The shift ends at midnight.' },
  final_ruling_issued_at: '2026-03-04T09:00:00.000Z',
  user1_id: null,
  user1_username: null,
  user1_display_name: 'Maya',
  user1_archetype_emoji: null,
  user1_supporter_emoji: null,
  user2_id: null,
  user2_username: null,
  user2_display_name: 'Anonymous User',
  user2_archetype_emoji: null,
  user2_supporter_emoji: null,
  vote_counts: { both_wrong: 0, user1_wrong: 0, user2_wrong: 0, get_therapy: 0, ai_right: 0, reset_conflict: 0 },
  user_vote: null,
  can_vote: true,
}

describe('the public board', () => {
  it('says that it is empty', async () => {
    stubCalls({ rulings: { get_public_ai_rulings: () => [] } })
    await open()
    await expect.element(page.getByText(/The gavel is getting dusty/)).toBeInTheDocument()
  })

  it('shows strangers the best case of each side, the verdict, and how it was asked', async () => {
    stubCalls({ rulings: { get_public_ai_rulings: () => [onBoard] } })
    await open()
    const card = page.getByRole('article')
    await expect.element(card.getByText('Maya’s strongest point')).toBeInTheDocument()
    await expect.element(card.getByText('The other side’s strongest point')).toBeInTheDocument()
    await expect.element(card.getByText('Maya has the point')).toBeInTheDocument()
    await expect.element(card.getByText('Asked once')).toBeInTheDocument()
  })

  it('says that it failed to load, and loads when the user retries', async () => {
    let isDown = true
    stubCalls({ rulings: { get_public_ai_rulings: () => (isDown ? refuse('service.fault') : []) } })
    await open()
    await expect.element(page.getByRole('heading', { name: rulingsMessages.loadFailed })).toBeInTheDocument()
    isDown = false
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect.element(page.getByText(/The gavel is getting dusty/)).toBeInTheDocument()
  })
})
