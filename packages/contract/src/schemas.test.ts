import { describe, expect, it } from 'vitest'
import { line, optionalLine, text } from './schemas.ts'

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

describe('words that stand among others', () => {
  const title = line(12, 'Give it a title')

  it('lose line breaks and control characters, which become spaces', () => {
    expect(title.parse('Keys\r\nagain\u2028')).toBe('Keys again')
    expect(title.parse('\tKeys\u0085 \b')).toBe('Keys')
  })

  it('lose the marks that would turn the words after them, and are counted without', () => {
    expect(title.parse('\u202eKeys\u202c, \u2066again')).toBe('Keys, again')
    expect(title.safeParse('\u202e\u2066').error?.issues[0]?.message).toBe('Give it a title')
  })

  it('keep what a language or an emoji needs, and are refused with NUL all the same', () => {
    expect(title.parse('👩\u200d🚒 שלום\u200f')).toBe('👩\u200d🚒 שלום\u200f'.trim())
    expect(title.safeParse('Keys\u0000').success).toBe(false)
  })

  it('may be absent where they are a name', () => {
    expect(optionalLine(12).parse(' \u202e ')).toBeNull()
    expect(optionalLine(12).parse(undefined)).toBeUndefined()
    expect(optionalLine(12).parse('Ada\n')).toBe('Ada')
  })
})
