import type { UnseenUnlock } from '@squash/contract/rewards'
import { describe, expect, it } from 'vitest'
import { unlocksOf } from './unlock.ts'

const row = (id: string, kind: UnseenUnlock['kind'], code: string): UnseenUnlock => ({
  id,
  kind,
  code,
  name: `Name of ${code}`,
  emoji: '🥊',
  description: `What earns ${code}`,
  unlocked_at: '2026-03-02T20:00:00Z',
})

describe('what Maya has not seen yet', () => {
  it('is told one achievement after the other, oldest first', () => {
    const rows = [row('a', 'achievement', 'first_conflict'), row('b', 'achievement', 'night_owl')]
    expect(unlocksOf(rows, null)).toMatchObject([
      { id: 'a', title: 'Name of first_conflict', text: 'What earns first_conflict', rows: ['a'] },
      { id: 'b', title: 'Name of night_owl' },
    ])
  })

  it('begins with the new archetype, in the words of the specification', () => {
    const rows = [row('a', 'achievement', 'first_archetype'), row('b', 'archetype', 'the-fixer')]
    expect(unlocksOf(rows, null)[0]).toMatchObject({
      kind: 'archetype',
      title: 'Your conflict archetype has been updated to: 🔧 The Fixer!',
      rows: ['b'],
    })
  })

  it('names only the last of several archetypes and has seen them all then', () => {
    const rows = [row('a', 'archetype', 'the-fixer'), row('b', 'archetype', 'the-empath')]
    const notices = unlocksOf(rows, null)
    expect(notices).toHaveLength(1)
    expect(notices[0]).toMatchObject({ id: 'archetype:the-empath', rows: ['a', 'b'] })
  })

  it('tells an archetype that she has had before, which no row is kept for', () => {
    expect(unlocksOf([], 'the-fixer')).toMatchObject([{ id: 'archetype:the-fixer', rows: [] }])
  })

  it('tells a new archetype once, whether the event or the row comes first', () => {
    expect(unlocksOf([row('a', 'archetype', 'the-fixer')], 'the-fixer')).toMatchObject([{ rows: ['a'] }])
  })

  it('is silent about an archetype that this version does not know', () => {
    expect(unlocksOf([], 'the-time-traveller')).toEqual([])
  })
})
