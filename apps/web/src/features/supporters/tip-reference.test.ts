import { describe, expect, it } from 'vitest'
import { tipReference } from './support-success-screen.tsx'

const read = (query: string) => tipReference(new URLSearchParams(query))

describe('the tip in the confirmation page’s address', () => {
  it('is read together with its checkout', () => {
    expect(read('tipId=tip_2&session_id=cs_1')).toEqual({ kind: 'tip', level: 'tip_2', session: 'cs_1' })
    expect(read('tipId=tip_1')).toEqual({ kind: 'tip', level: 'tip_1', session: null })
  })
  it.each(['tipId=tip_4', 'tipId=', 'tipId=TIP_1', 'tipId=__proto__'])('is invalid in %s', (query) => {
    expect(read(query)).toEqual({ kind: 'invalid' })
  })
  it('is optional', () => {
    expect(read('')).toEqual({ kind: 'none' })
  })
})
