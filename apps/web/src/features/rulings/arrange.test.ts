import { describe, expect, it } from 'vitest'
import { arrange } from './arrange.ts'

const ruling = (conflict_id: string, day: number) => ({
  conflict_id,
  final_ruling_issued_at: `2026-03-0${day}T09:00:00.000Z`,
})
const [one, two, three, four] = [ruling('one', 1), ruling('two', 2), ruling('three', 3), ruling('four', 4)] as const

describe('the board', () => {
  it('shows everything at the first look', () => {
    expect(arrange([two, one], [], null)).toEqual({ shown: [two, one], fresh: 0, newest: two.final_ruling_issued_at })
  })

  it('keeps still when rulings come in, and counts each of them once', () => {
    const since = two.final_ruling_issued_at
    expect(arrange([three, two, one], [four, three, two], since)).toEqual({
      shown: [two, one],
      fresh: 2,
      newest: four.final_ruling_issued_at,
    })
  })

  it('counts the first of all on an empty board', () => {
    expect(arrange([], [], null).newest).toBe('')
    expect(arrange([], [one], '')).toMatchObject({ shown: [], fresh: 1 })
  })
})
