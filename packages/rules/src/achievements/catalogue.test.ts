import { describe, expect, it } from 'vitest'
import { ACHIEVEMENTS, findAchievement } from './catalogue.ts'
import { CONFLICT_ROWS } from './testing/conflict-rows.ts'
import { OTHER_ROWS } from './testing/other-rows.ts'
import { earnedCodes } from './testing/rows.ts'

const rows = { ...CONFLICT_ROWS, ...OTHER_ROWS }

describe('the achievement catalogue', () => {
  it('has at least 75 achievements, no two with the same code, name or description', () => {
    expect(ACHIEVEMENTS.length).toBeGreaterThanOrEqual(75)
    for (const field of ['code', 'name', 'description'] as const) {
      expect(new Set(ACHIEVEMENTS.map((each) => each[field])).size).toBe(ACHIEVEMENTS.length)
    }
  })
  it('shows each with an emoji, a short name and a sentence that says what earns it', () => {
    for (const { code, name, emoji, description } of ACHIEVEMENTS) {
      expect(code).toMatch(/^[a-z0-9_]+$/)
      expect(emoji).toMatch(/\p{Extended_Pictographic}|\u20E3/u)
      expect(name.length).toBeLessThanOrEqual(30)
      expect(description).toMatch(/^[A-Z].{10,120}\.$/)
    }
  })
  it('keeps the codes that unlocks are stored under', () => {
    const named = [
      'first_conflict',
      'solved_stage_1',
      'first_rehash',
      'wrote_core_issue',
      'ai_judged',
      'first_i_feel',
      'first_vote',
      'five_conflicts',
      'sent_long_message',
      'long_conflict',
      'delayed_response',
      'conflict_closed_quick',
      'quest_master',
      'quest_collector',
    ]
    expect(named.filter((code) => findAchievement(code) === null)).toEqual([])
  })
  it('returns null for an unknown code', () => expect(findAchievement('first_murder')).toBe(null))
  it('has a row below for every achievement', () => {
    expect(Object.keys(rows).toSorted()).toEqual(ACHIEVEMENTS.map(({ code }) => code).toSorted())
  })
})

describe.each(Object.entries(rows))('%s', (code, [earns, nearest, when, nearestWhen]) => {
  it('is earned by the smallest qualifying history', () => expect(earnedCodes(earns, when)).toContain(code))
  it('is not earned by a similar history', () => expect(earnedCodes(nearest, nearestWhen)).not.toContain(code))
  it.runIf(earns.length > 0)('is not earned one event earlier', () => {
    expect(earnedCodes(earns.slice(0, -1), when)).not.toContain(code)
  })
})
