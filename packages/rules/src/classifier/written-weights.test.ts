import { expect, it } from 'vitest'
import { LARGEST_WRITTEN, readWeights, writtenWeights } from './written-weights.ts'

it('the weights that were written are read again', () => {
  const weights = Int8Array.from({ length: 2 * LARGEST_WRITTEN + 1 }, (_, at) => at - LARGEST_WRITTEN)
  expect(readWeights(writtenWeights(weights))).toEqual(weights)
})
