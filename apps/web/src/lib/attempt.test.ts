import { describe, expect, it } from 'vitest'
import { attemptFor } from './attempt.ts'

const fresh = () => 'fresh'

describe('sending a conflict again', () => {
  it('reuses the key for the same text when the first attempt got no answer', () => {
    const first = { key: 'first', body: 'Dishes' }
    expect(attemptFor('Dishes', first, fresh)).toBe(first)
  })

  it('uses a new key after Maya changes a word', () => {
    expect(attemptFor('Dishes!', { key: 'first', body: 'Dishes' }, fresh)).toEqual({ key: 'fresh', body: 'Dishes!' })
  })

  it('uses a new key when nothing is pending', () => {
    expect(attemptFor('Dishes', null, fresh).key).toBe('fresh')
  })
})
