import { expect, it } from 'vitest'
import { LARGEST_WRITABLE_WEIGHT, readHead, writtenHead } from './written-head.ts'

it('a head that was written can be read', () => {
  const weights = Int8Array.from({ length: 2 * LARGEST_WRITABLE_WEIGHT + 1 }, (_, at) => at - LARGEST_WRITABLE_WEIGHT)
  const head = { bias: -1.5, scale: 0.25, weights }
  expect(readHead(writtenHead(head))).toEqual(head)
})
