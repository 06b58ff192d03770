import type { UnseenUnlock } from '@squash/contract/rewards'
import { describe, expect, it } from 'vitest'
import { newsOf } from './news-card.tsx'

const NOW = new Date('2026-03-16T20:00:00Z')

const row = (id: string, kind: UnseenUnlock['kind'], code: string, unlocked_at = '2026-03-15T20:00:00Z') => ({
  id,
  kind,
  code,
  name: `Name of ${code}`,
  emoji: '🥊',
  description: `What earns ${code}`,
  unlocked_at,
})
const titles = (unseen: readonly UnseenUnlock[], changedTo: string | null = null) =>
  newsOf(unseen, changedTo, NOW).listed.map(({ title }) => title)

describe('the news for Maya', () => {
  it('lists achievements, newest first, with what earned them', () => {
    const rows = [row('a', 'achievement', 'first_conflict'), row('b', 'achievement', 'night_owl')]
    expect(newsOf(rows, null, NOW)).toEqual({
      listed: [
        { id: 'b', kind: 'achievement', emoji: '🥊', title: 'Name of night_owl', text: 'What earns night_owl' },
        {
          id: 'a',
          kind: 'achievement',
          emoji: '🥊',
          title: 'Name of first_conflict',
          text: 'What earns first_conflict',
        },
      ],
      more: 0,
      rows: ['b', 'a'],
      stale: [],
    })
  })

  it('starts with the new archetype and its notice', () => {
    const rows = [row('a', 'archetype', 'the-fixer'), row('b', 'achievement', 'first_archetype')]
    expect(titles(rows)).toEqual([
      'Your conflict archetype has been updated to: 🔧 The Fixer!',
      'Name of first_archetype',
    ])
  })

  it('names only the last of several archetypes, and marks them all as seen', () => {
    const rows = [row('a', 'archetype', 'the-fixer'), row('b', 'archetype', 'the-empath')]
    const news = newsOf(rows, null, NOW)
    expect(news.listed.map(({ id }) => id)).toEqual(['archetype:the-empath'])
    expect(news.rows).toEqual(['b', 'a'])
  })

  it('includes an archetype that she has had before, which has no row', () => {
    expect(newsOf([], 'the-fixer', NOW)).toMatchObject({ listed: [{ id: 'archetype:the-fixer' }], rows: [] })
  })

  it('includes a new archetype once, whether the event or the row comes first', () => {
    expect(newsOf([row('a', 'archetype', 'the-fixer')], 'the-fixer', NOW)).toMatchObject({
      listed: [{ id: 'archetype:the-fixer' }],
      rows: ['a'],
    })
  })

  it('skips an archetype that this version does not know', () => {
    expect(titles([], 'the-time-traveller')).toEqual([])
  })

  it('lists three and counts the rest', () => {
    const rows = ['a', 'b', 'c', 'd', 'e'].map((id) => row(id, 'achievement', id))
    const news = newsOf(rows, null, NOW)
    expect(news.listed.map(({ id }) => id)).toEqual(['e', 'd', 'c'])
    expect(news.more).toBe(2)
    expect(news.rows).toHaveLength(5)
  })

  it('leaves out what is older than 14 days, to be marked as seen', () => {
    const rows = [
      row('old', 'archetype', 'the-fixer', '2026-03-02T19:59:59Z'),
      row('recent', 'achievement', 'night_owl', '2026-03-02T20:00:00Z'),
    ]
    expect(titles(rows)).toEqual(['Name of night_owl'])
    expect(newsOf(rows, null, NOW)).toMatchObject({ rows: ['recent'], stale: ['old'] })
  })
})
