import type { SafetyReview } from '@squash/contract/safety-reviews'
import { describe, expect, it } from 'vitest'
import { privateNoticeWords } from './parts/private-notice.tsx'

const review = (status: SafetyReview['status'], answer: string | null = null): SafetyReview => ({
  id: 'r',
  conflict_id: 'c',
  status,
  reason: null,
  shows_words: false,
  created_at: '2026-03-02T12:00:00.000Z',
  decided_at: null,
  answer,
})
const plain = { phase: 'vote_3', closed_reason: null, private_because: null, reopened_at: null } as const
const marked = { ...plain, private_because: 'sign' } as const

describe('the notice about a private conflict', () => {
  it('is absent for the other party, and if no text keeps the conflict private', () => {
    expect(privateNoticeWords(plain)).toBeNull()
    expect(privateNoticeWords({ ...plain, phase: 'abandoned' })).toBeNull()
  })

  it('tells the author the consequences, and offers a review', () => {
    expect(privateNoticeWords(marked)).toMatchObject({
      title: 'This conflict stays private',
      text: expect.stringContaining('there’ll be no ruling'),
      ask: 'Ask for a review',
    })
    expect(privateNoticeWords({ ...marked, private_because: 'model' })?.text).toContain('Our AI')
  })

  it('tells the author why it closed, and still offers a review', () => {
    const closed = { ...marked, phase: 'abandoned' } as const
    expect(privateNoticeWords({ ...closed, closed_reason: 'expired' })).toBeNull()
    expect(privateNoticeWords({ ...closed, closed_reason: 'flagged' })).toMatchObject({
      title: 'Why this conflict closed',
      ask: 'Ask for a review',
    })
  })

  it('offers no second review while one is pending, but another after the answer', () => {
    expect(privateNoticeWords({ ...marked, safety_review: review('open') })?.ask).toBeNull()
    const kept = privateNoticeWords({ ...marked, safety_review: review('kept', 'It stays.') })
    expect(kept).toMatchObject({ answer: 'It stays.', ask: 'Ask again' })
  })

  it('shows the moderator’s answer once the conflict is no longer private, until a ruling is requested', () => {
    const lifted = { ...plain, safety_review: review('lifted', 'You were right.') }
    expect(privateNoticeWords(lifted)).toMatchObject({
      title: 'This conflict can have a ruling again',
      answer: 'You were right.',
    })
    expect(privateNoticeWords({ ...lifted, phase: 'ruling' })).toBeNull()
    expect(privateNoticeWords({ ...lifted, phase: 'abandoned' })?.text).toContain('stays closed')
  })

  it('tells the other party that a reopened conflict is open, and nothing about the text', () => {
    const words = privateNoticeWords({ ...plain, reopened_at: '2026-03-02T12:00:00.000Z' })
    expect(words?.title).toBe('This conflict is open again')
    expect(words?.text).not.toMatch(/private|danger|wrote|words|safe/i)
  })
})
