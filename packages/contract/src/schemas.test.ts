import { describe, expect, it } from 'vitest'
import { line, optionalLine, text } from './schemas.ts'

const message = text(5, 'Write something')

describe('text typed by a user', () => {
  it.each(['', '  \n ', '\u200b', '\u2060 \ufeff', '\u3164', '\u00ad\u200d'])(
    'is rejected when it shows nothing: %j',
    (blank) => {
      expect(message.safeParse(blank).error?.issues[0]?.message).toBe('Write something')
    },
  )

  it.each(['.', '❤️', '👩‍🚒', '\u200bhi'])('is accepted when something is visible: %s', (words) => {
    expect(message.safeParse(words).success).toBe(true)
  })

  it('is measured in code points', () => {
    expect(message.safeParse('🥊🥊🥊🥊🥊').success).toBe(true)
    expect(message.safeParse('🥊🥊🥊🥊🥊🥊').success).toBe(false)
  })
})

describe('text that is embedded in other text', () => {
  const title = line(12, 'Give it a title')

  it('has its line breaks and control characters replaced with spaces', () => {
    expect(title.parse('Keys\r\nagain\u2028')).toBe('Keys again')
    expect(title.parse('\tKeys\u0085 \b')).toBe('Keys')
  })

  it('loses bidirectional marks before it is measured', () => {
    expect(title.parse('\u202eKeys\u202c, \u2066again')).toBe('Keys, again')
    expect(title.safeParse('\u202e\u2066').error?.issues[0]?.message).toBe('Give it a title')
  })

  it('keeps the characters that languages and emojis need, but is rejected if it contains NUL', () => {
    expect(title.parse('👩\u200d🚒 שלום\u200f')).toBe('👩\u200d🚒 שלום\u200f'.trim())
    expect(title.safeParse('Keys\u0000').success).toBe(false)
  })

  it('may be missing or blank where a name is optional', () => {
    expect(optionalLine(12).parse(' \u202e ')).toBeNull()
    expect(optionalLine(12).parse(undefined)).toBeUndefined()
    expect(optionalLine(12).parse('Ada\n')).toBe('Ada')
  })
})
