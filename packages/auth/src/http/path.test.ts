import { describe, expect, it } from 'vitest'
import { matchPath } from './handle.ts'

describe('a path', () => {
  it('yields the values of a route’s parameters', () => {
    expect(matchPath('/factors/{id}/verify', '/factors/a%20b/verify')).toEqual({ id: 'a b' })
    expect(matchPath('/user', '/user')).toEqual({})
  })

  it.each(['/factors', '/factors/1/verify/', '/factors/1/challenge', '/factors/%E0%A4%A/verify'])(
    'is not matched by /factors/{id}/verify: %s',
    (path) => {
      expect(matchPath('/factors/{id}/verify', path)).toBeNull()
    },
  )
})
