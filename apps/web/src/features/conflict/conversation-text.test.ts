import { describe, expect, it } from 'vitest'
import { conflictIn, seenByJonas } from '../../testing/conflict-in.ts'
import { conversationText } from './parts/keep-conversation.tsx'
import { peopleOf } from './people.ts'

const ruled = conflictIn('ruled')
const ofMaya = conversationText(ruled, peopleOf(ruled, { name: 'Maya Okafor', avatarUrl: null }))

describe('the conversation as text', () => {
  it('contains what both may read, round by round', () => {
    expect(ofMaya).toContain('Dishes. Again. Always me.\nMaya Okafor and Jonas Weber, Mar 2, 2026')
    const order = [
      ruled.user1_translated_message,
      ruled.user2_translated_message,
      ruled.ai_suggestion,
      '- Jonas: Wash up before the late shift (on Tuesdays)',
      ruled.ai_rehash_summary,
      ruled.ai_core_reflection,
      'Maya’s strongest point: Three requests',
      ruled.final_ai_ruling,
    ].map((text) => ofMaya.indexOf(text ?? 'missing'))
    expect(order).not.toContain(-1)
    expect(order).toEqual(order.toSorted((one, other) => one - other))
  })

  it('never contains what either of them typed, or a core issue', () => {
    expect(ruled.user1_raw_message).not.toBeNull()
    for (const secret of [ruled.user1_raw_message, ruled.user1_core_issue]) expect(ofMaya).not.toContain(secret)
  })

  it('is the same for both', () => {
    const seen = seenByJonas(ruled)
    const other_party = { ...seen.other_party, display_name: 'Maya Okafor' }
    const people = peopleOf({ ...seen, other_party }, { name: 'Jonas Weber', avatarUrl: null })
    expect(conversationText(seen, people)).toBe(ofMaya)
  })

  it('leaves out the rounds that were not needed', () => {
    const resolved = conflictIn('resolved')
    const text = conversationText(resolved, peopleOf(resolved, { name: 'Maya Okafor', avatarUrl: null }))
    expect(text).not.toMatch(/Round 2|Round 3|ruling/)
  })
})
