import { expect, it, vi } from 'vitest'
import { runOnce } from './run-once.ts'

it('runOnce runs its work once, however many callers there are', async () => {
  const work = vi.fn(async () => 'the keys')
  const keys = runOnce(work)
  expect(keys.current()).toBeUndefined()
  expect(await Promise.all([keys(), keys()])).toEqual(['the keys', 'the keys'])
  expect(await keys()).toBe('the keys')
  expect(await keys.current()).toBe('the keys')
  expect(work).toHaveBeenCalledTimes(1)
})

it('runOnce passes a failure to every waiting caller, and tries again at the next call', async () => {
  const work = vi.fn(async () => 'the keys').mockRejectedValueOnce(new Error('The database is away'))
  const keys = runOnce(work)
  const results = await Promise.allSettled([keys(), keys()])
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(keys.current()).toBeUndefined()
  expect(await keys()).toBe('the keys')
  expect(work).toHaveBeenCalledTimes(2)
})
