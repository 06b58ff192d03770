import { describe, expect, it } from 'vitest'
import { quotableName, quotableTitle } from './quotable-text.ts'

describe('a title in a mail to someone else', () => {
  it.each([
    ['Dishes. Again. Always me.', 'Dishes. Again. Always me.'],
    ['Dinner at 7.30 for 3.5 people', 'Dinner at 7.30 for 3.5 people'],
    ['write to eve@evil.example', 'write to [email]'],
    ['go to evil.example', 'go to evil. example'],
    ['go to mailto:eve', 'go to mailto: eve'],
    ['two\r\nlines\u2028three', 'two lines three'],
    ['\u202eevil\u200b', 'evil'],
    ['see evil．com', 'see [link]'],
    ['see evil．example now', 'see evil. example now'],
    ['see evil․example', 'see evil. example'],
    ['see evil。example', 'see evil。 example'],
    ['see evil｡example', 'see evil｡ example'],
    ['see evil.ⓔⓧⓐⓜⓟⓛⓔ', 'see evil. ⓔⓧⓐⓜⓟⓛⓔ'],
    ['see 💩.la', 'see 💩. la'],
    ['see (evil).example', 'see (evil). example'],
    ['see 1.2.3.4/x', 'see [link]/x'],
    ['see 1．2．3．4', 'see [link]'],
    ['see 1.2.3.4:8080', 'see [link]:8080'],
    ['see 0x7f.0.0.0x1/x', 'see [link]/x'],
    ['see http：／／evil．example／x', 'see [link]'],
    ['see //evil.example', 'see / evil. example'],
    ['see \\\\evil\\share', 'see \\ evil\\share'],
    ['write to eve＠evil．example', 'write to [email]'],
    ['tel:12345', 'tel: 12345'],
    ['[2001:db8::1]', '[2001: db8::1]'],
    // Ordinary text stays as it is.
    ['On 24.12.2025 at 7:30', 'On 24.12.2025 at 7:30'],
    ['24.12.2025-06.01.2026', '24.12.2025-06.01.2026'],
    ['3.5/5 stars, v1.2.3', '3.5/5 stars, v1.2.3'],
    ['Why?! (again...)', 'Why?! (again...)'],
    ['Who cooks and/or cleans?', 'Who cooks and/or cleans?'],
    ['皿洗い。毎日。', '皿洗い。 毎日。'],
  ])('%j reads %j', (title, quoted) => {
    expect(quotableTitle(title)).toBe(quoted)
  })

  it('stays within its limit', () => {
    expect([...quotableTitle('éa'.repeat(100))].length).toBe(100)
  })
})

describe('a name in a mail to someone else', () => {
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
    ['123', 'Someone'],
    ['', 'Someone'],
    [null, 'Someone'],
  ])('%j reads %j', (name, quoted) => {
    expect(quotableName(name)).toBe(quoted)
  })

  it.each([
    'PayPal Security',
    'Squash Support',
    'SQUASH',
    'Pay Pal',
    'P.a.y.P.a.l',
    'PayPa1',
    'Supp0rt',
    'PаyPаl',
    'Ｐａｙｐａｌ',
    '𝐏𝐚𝐲𝐏𝐚𝐥',
    'Pay\u200bPal',
    'Sécurité',
    'Kundendienst',
    'Admin',
    'The Team',
    'Your Bank',
    'Account Verification',
  ])('%j is left out, because the mail would seem to come from a company or an office', (name) => {
    expect(quotableName(name)).toBe('Someone')
  })

  it.each(['Visa', 'Chase', 'Alexa', 'Apple', 'Justice', 'Grace', 'Modesta', 'Banks', 'Mailin', 'Teamar'])(
    '%j is a real name, and stays',
    (name) => {
      expect(quotableName(name)).toBe(name)
    },
  )
})
