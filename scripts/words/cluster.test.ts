import { expect, it } from 'vitest'
import { cluster, normalise } from './cluster.ts'

it('vectors are grouped by direction, whatever their length', () => {
  const numbers = Float32Array.from([1, 0.1, 0.1, 1, 20, 1, 1, 15])
  const vectors = { count: 4, dimensions: 2, numbers }
  normalise(vectors)
  const [first, second, third, fourth] = cluster(vectors, 2).groups
  expect(third).toBe(first)
  expect(fourth).toBe(second)
  expect(second).not.toBe(first)
})
