import { describe, expect, it } from 'vitest'
import { createVerifiedTokens } from './access-token.ts'

describe('verified tokens', () => {
  const [today, tomorrow] = [{ keys: 'of today' }, { keys: 'of tomorrow' }]

  it('are remembered per key set', () => {
    const tokens = createVerifiedTokens<object, string>()
    tokens.add(today, 'a token', 'Maya')
    expect([tokens.of(today, 'a token'), tokens.of(tomorrow, 'a token')]).toEqual(['Maya', undefined])
  })

  it('evict the oldest first, so that memory stays bounded', () => {
    const tokens = createVerifiedTokens<object, number>()
    for (let n = 0; n <= 10_000; n++) tokens.add(today, `token ${n}`, n)
    expect([tokens.of(today, 'token 0'), tokens.of(today, 'token 1')]).toEqual([undefined, 1])
  })
})
