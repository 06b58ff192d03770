import { describe, expect, it } from 'vitest'
import { quotableName, quotableTitle } from './other-peoples-words.ts'

describe('a title in a mail to somebody else', () => {
  it.each([
    ['Dishes. Again. Always me.', 'Dishes. Again. Always me.'],
    ['Dinner at 7.30 for 3.5 people', 'Dinner at 7.30 for 3.5 people'],
    ['write to eve@evil.example', 'write to [email]'],
    ['go to evil.example', 'go to evil. example'],
    ['go to mailto:eve', 'go to mailto: eve'],
    ['two\r\nlines\u2028three', 'two lines three'],
    ['\u202eevil\u200b', 'evil'],
  ])('%j reads %j', (title, quoted) => {
    expect(quotableTitle(title)).toBe(quoted)
  })

  it('stays within its limit', () => {
    expect([...quotableTitle('éa'.repeat(100))].length).toBe(100)
  })
})

describe('a name in a mail to somebody else', () => {
  it.each([
    ['Maya', 'Maya'],
    ['Mary Ann', 'Mary Ann'],
    ['Jean-Luc', 'Jean-Luc'],
    ['D’Arcy', 'D’Arcy'],
    ['Łukasz', 'Łukasz'],
    ['महेश', 'महेश'],
    ['Free money at evil.example', 'Free money'],
    ['a'.repeat(60), `${'a'.repeat(23)}…`],
    ['<b>', 'b'],
    ['123', 'Somebody'],
    ['', 'Somebody'],
    [null, 'Somebody'],
  ])('%j reads %j', (name, quoted) => {
    expect(quotableName(name)).toBe(quoted)
  })
})
