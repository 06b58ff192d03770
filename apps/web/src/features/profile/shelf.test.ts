import { describe, expect, it } from 'vitest'
import { shelfOf } from './achievements.tsx'

const entry = (code: string) => ({ code, name: code, emoji: '🥊', description: `What earns ${code}` })
const catalogue = ['first_conflict', 'night_owl', 'quest_master', 'ai_judged'].map(entry)
const unlocked = [
  { ...entry('first_conflict'), unlocked_at: '2026-03-02T10:00:00Z' },
  { ...entry('quest_master'), unlocked_at: '2026-03-04T10:00:00Z' },
]
const codes = (shelf: readonly { entry: { code: string } }[]) => shelf.map(({ entry: { code } }) => code)

describe('the shelf of achievements', () => {
  it('lists Maya’s unlocked achievements first, newest first, then the rest', () => {
    expect(codes(shelfOf(catalogue, unlocked).all)).toEqual([
      'quest_master',
      'first_conflict',
      'night_owl',
      'ai_judged',
    ])
  })

  it('can be filtered by locked or unlocked', () => {
    const shelf = shelfOf(catalogue, unlocked)
    expect(codes(shelf.unlocked)).toEqual(['quest_master', 'first_conflict'])
    expect(codes(shelf.locked)).toEqual(['night_owl', 'ai_judged'])
    expect(shelf.locked.every(({ unlockedAt }) => unlockedAt === null)).toBe(true)
  })
})
