import { expect, it, vi } from 'vitest'
import { runOnce } from './run-once.ts'

it('what is done once runs once, however many ask for it', async () => {
  const work = vi.fn(async () => 'the keys')
  const keys = runOnce(work)
  expect(keys.current()).toBeUndefined()
  expect(await Promise.all([keys(), keys()])).toEqual(['the keys', 'the keys'])
  expect(await keys()).toBe('the keys')
  expect(await keys.current()).toBe('the keys')
  expect(work).toHaveBeenCalledTimes(1)
})

it('after a failure, everyone who waited learns of it, and the next one tries again', async () => {
  const work = vi.fn(async () => 'the keys').mockRejectedValueOnce(new Error('The database is away'))
  const keys = runOnce(work)
  const asked = await Promise.allSettled([keys(), keys()])
  expect(asked.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(keys.current()).toBeUndefined()
  expect(await keys()).toBe('the keys')
  expect(work).toHaveBeenCalledTimes(2)
})
