import { describe, expect, it } from 'vitest'
import { conflictIn } from '../../testing/conflict-in.ts'
import { withoutAiMark } from './texts.ts'

const { written_by } = conflictIn('vote_2')

describe('the mark of texts that were written without AI', () => {
  it('is absent when AI wrote them all, or their author did', () => {
    expect(withoutAiMark({ written_by: { ...written_by, user1_translation: 'author' } })).toBeNull()
  })

  it('names those texts when AI wrote others', () => {
    const mixed = { ...written_by, user2_translation: 'canned', mediation: 'canned' } as const
    expect(withoutAiMark({ written_by: mixed })).toBe('written without AI: the response, round 1')
  })

  it('names none when AI wrote none of them', () => {
    const canned = { ...written_by, user1_translation: 'canned', user2_translation: 'author' } as const
    const all = { ...canned, mediation: 'canned', rehash: 'canned' } as const
    expect(withoutAiMark({ written_by: all })).toBe('written without AI')
  })
})
