import { expect, it, vi } from 'vitest'
import { memoized } from './memoized.ts'

it('a memoized function computes recent results once, and dropped ones again', () => {
  const compute = vi.fn((text: string) => (text === '' ? null : text.length))
  const lengthOf = memoized(compute, { most: 2, keyOf: (text) => text })
  expect(['one', 'one', '', '', 'three', 'one'].map(lengthOf)).toEqual([3, 3, null, null, 5, 3])
  expect(compute.mock.calls.map(([text]) => text)).toEqual(['one', '', 'three', 'one'])
})
