import { describe, expect, it } from 'vitest'
import { publishedAt, signerAt } from './signing-keys.ts'

const at = (minutes: number) => new Date(Date.UTC(2026, 2, 6, 12, minutes))
const key = (name: string, minutes: number) => ({ name, signs_from: at(minutes) })
const names = (keys: readonly { name: string }[]) => keys.map(({ name }) => name)

describe('rotating signing keys', () => {
  const keys = [key('first', 0), key('second', 15), key('third', 90)]

  it('sign once their start time is reached', () => {
    expect([0, 14, 15, 89, 90, 1000].map((minutes) => signerAt(keys, at(minutes))?.name)).toEqual([
      'first',
      'first',
      'second',
      'second',
      'third',
      'third',
    ])
  })

  it('sign before their start time if there is only one, for a server whose clock is behind', () => {
    expect(signerAt([key('first', 0)], at(-1))?.name).toBe('first')
  })

  it('stay published until their last token has expired, plus five minutes for clock differences', () => {
    const published = (minutes: number) => names(publishedAt(keys, at(minutes), 3600))
    expect(published(0)).toEqual(['first', 'second', 'third'])
    expect(published(15 + 64)).toEqual(['first', 'second', 'third'])
    expect(published(15 + 65)).toEqual(['second', 'third'])
    expect(published(90 + 65)).toEqual(['third'])
  })
})
