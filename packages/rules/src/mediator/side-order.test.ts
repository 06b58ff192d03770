import { describe, expect, it } from 'vitest'
import { type SideOrder, sideOrder } from './side-order.ts'

/** Ids created at the same moment, which differ only at the end, like those of a busy hour. */
const ids = Array.from(
  { length: 4_000 },
  (_, index) => `0199a1b2-4c5d-7000-8000-${index.toString(16).padStart(12, '0')}`,
)
const isFirst = ({ sides }: SideOrder): boolean => sides[0] === 'user1'
const isA = ({ letters }: SideOrder): boolean => letters.user1 === 'A'
const share = (holds: (id: string) => boolean): number => ids.filter(holds).length / ids.length

describe('the order of the two parties in a prompt', () => {
  it.each([1, 2, 3, 4])('puts the creator first in about half of all conflicts in round %i', (round) => {
    expect(share((id) => isFirst(sideOrder(id, round)))).toBeCloseTo(0.5, 1)
  })

  it.each([1, 2, 3, 4])('calls the creator A in about half of all conflicts in round %i', (round) => {
    expect(share((id) => isA(sideOrder(id, round)))).toBeCloseTo(0.5, 1)
  })

  it('is independent of the letters, and of the other rounds', () => {
    expect(share((id) => isFirst(sideOrder(id, 1)) === isA(sideOrder(id, 1)))).toBeCloseTo(0.5, 1)
    expect(share((id) => isFirst(sideOrder(id, 1)) === isFirst(sideOrder(id, 2)))).toBeCloseTo(0.5, 1)
    expect(share((id) => isFirst(sideOrder(id, 2)) === isFirst(sideOrder(id, 3)))).toBeCloseTo(0.5, 1)
  })

  it('is the same whenever a job is repeated', () => {
    for (const id of ids.slice(0, 50)) expect(sideOrder(id, 2)).toEqual(sideOrder(id, 2))
  })

  it('includes both parties, each with a letter of their own', () => {
    for (const id of ids.slice(0, 50)) {
      const { sides, letters } = sideOrder(id, 1)
      expect([...sides].sort()).toEqual(['user1', 'user2'])
      expect([letters.user1, letters.user2].sort()).toEqual(['A', 'B'])
    }
  })
})
