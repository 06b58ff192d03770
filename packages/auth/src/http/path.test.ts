import { describe, expect, it } from 'vitest'
import { matchPath } from './path.ts'

describe('a path', () => {
  it('gives what stands in the braces', () => {
    expect(matchPath('/factors/{id}/verify', '/factors/a%20b/verify')).toEqual({ id: 'a b' })
    expect(matchPath('/user', '/user')).toEqual({})
  })

  it.each(['/factors', '/factors/1/verify/', '/factors/1/challenge', '/factors/%E0%A4%A/verify'])(
    '%s is another',
    (path) => {
      expect(matchPath('/factors/{id}/verify', path)).toBeNull()
    },
  )
})
