import { expect, it } from 'vitest'
import { interleaved, quantile, worst } from './rounds.ts'

it('a comparison measures both sides in each round, and alternates which goes first', async () => {
  const order: string[] = []
  const side = (name: string, value: number) => async () => {
    order.push(name)
    return value
  }
  const rounds = await interleaved(3, { ours: side('ours', 2), theirs: side('theirs', 4) })
  expect(rounds).toEqual(Array.from({ length: 3 }, () => ({ ours: 2, theirs: 4 })))
  expect(order).toEqual(['ours', 'theirs', 'theirs', 'ours', 'ours', 'theirs'])
})

it('1 in 100 values is slower than p99, and the worst round of a ratio is its smallest', () => {
  expect(worst([0.8, 0.61, 0.7])).toBe(0.61)
  const hundred = Array.from({ length: 100 }, (_, index) => 100 - index)
  expect(quantile(hundred, 0.99)).toBe(100)
  expect(quantile(hundred, 0.5)).toBe(51)
})
