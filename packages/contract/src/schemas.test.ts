import { describe, expect, it } from 'vitest'
import { text } from './schemas.ts'

const message = text(5, 'Write something')

describe("a person's words", () => {
  it.each(['', '  \n ', '\u200b', '\u2060 \ufeff', '\u3164', '\u00ad\u200d'])(
    'count as none when nothing shows: %j',
    (blank) => {
      expect(message.safeParse(blank).error?.issues[0]?.message).toBe('Write something')
    },
  )

  it.each(['.', '❤️', '👩‍🚒', '\u200bhi'])('are taken when something does: %s', (words) => {
    expect(message.safeParse(words).success).toBe(true)
  })

  it('are counted in code points', () => {
    expect(message.safeParse('🥊🥊🥊🥊🥊').success).toBe(true)
    expect(message.safeParse('🥊🥊🥊🥊🥊🥊').success).toBe(false)
  })
})
