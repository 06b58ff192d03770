import { describe, expect, it } from 'vitest'
import { supporterOf } from './supporter.tsx'

const chaos = { supporter_level: 'tip_3', supporter_emoji: '🌪️', supporter_since: '2026-03-02T10:00:00Z' } as const

describe('a supporter', () => {
  it('has a title for the level of the tip', () => {
    expect(supporterOf(chaos)).toMatchObject({ level: 'tip_3', emoji: '🌪️', title: 'CHAOS PATRON' })
  })

  it.each(['supporter_level', 'supporter_emoji', 'supporter_since'] as const)('is not shown without %s', (missing) => {
    expect(supporterOf({ ...chaos, [missing]: null })).toBeNull()
  })
})
