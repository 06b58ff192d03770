import { describe, expect, it } from 'vitest'
import { accountOf } from './account.ts'
import { publicQuoteFrom, publicRequest } from './public-quote.ts'

describe('a quotation for strangers', () => {
  it.each([
    ['You never do the dishes, and I come home at 7 to a full sink every single Tuesday', '7', 'I come home at 7'],
    ['My shift ends at midnight and you always start yelling', 'midnight', 'My shift ends at midnight'],
    ['Jonas, you still owe me 340 euros for the July electricity', '340 euros', 'You still owe me 340 euros'],
    ['I had it trimmed in October at a cost of £220, so I did act', 'October', 'I had it trimmed in October'],
    ['Furthermore, your bins blocked me on the 3rd', '3rd', 'Your bins blocked me on the 3rd'],
    ['The part was ordered on the 5th and the supplier now says Thursday', '5th', 'The part was ordered on the 5th'],
  ])('is a whole clause of “%s”', (statement, figure, quote) => {
    expect(publicQuoteFrom([statement], [figure])).toBe(`“${quote}”`)
  })

  it('marks with an ellipsis where a clause that is too long was cut', () => {
    expect(
      publicQuoteFrom(['Te pedí que me pagues tu parte de noviembre, 325 euros, antes del día 10'], ['325 euros']),
    ).toBe('“… pagues tu parte de noviembre, 325 euros”')
  })

  it('prefers a whole clause of another statement to part of a clause', () => {
    const statements = ['The cheap blue paint for the outer wall of shed 9 peeled off', 'You painted it in the rain']
    expect(publicQuoteFrom(statements, [])).toBe('“You painted it in the rain”')
  })

  it.each([
    'You told the savings group I took the 200,000 shillings from the box',
    'They all believe that I took 40 euros',
    'I never said I wanted 40 euros, and I left at 5',
    "It isn't true that I owe 40 euros",
    'I also ask that I owe 40 euros less',
    'Nobody asked whether I wanted to pay 40 euros',
    'You told them I left at 5 and I took 40 euros',
    'Nobody needs to pay for breakfast when I owe 40 euros',
  ])('never presents someone else’s claim as the author’s own: %s', (statement) => {
    const quote = publicQuoteFrom([statement], ['200,000 shillings', '40 euros']) ?? ''
    expect(quote).not.toMatch(/^“I (?:took|wanted|owe|left)/)
  })

  it('doesn’t stop before what a verb needs', () => {
    const statement = 'Five years together and you remember every birthday but mine'
    expect(publicQuoteFrom([statement], [])).not.toContain('remember”')
  })

  it('doesn’t present a condition as something that happened', () => {
    expect(publicQuoteFrom(['I feel like you only ring me when you need a lift'], [])).not.toMatch(/^“You need/)
  })

  it('keeps a German date whole', () => {
    const { statements } = accountOf('Du hast am 5. Mai angerufen. 480 Euro im Jahr.')
    expect(publicQuoteFrom(statements, ['5. Mai'])).toBe('“Du hast am 5. Mai angerufen”')
  })

  it('doesn’t end before a word that its verb needs', () => {
    const statements = ['You said back by 6 and came in at half nine', 'I had to cancel my shift']
    expect(publicQuoteFrom(statements, ['6', 'half nine'])).toBe('“I had to cancel my shift”')
  })

  it('doesn’t end within a list', () => {
    expect(
      publicQuoteFrom(['I can offer mornings on Monday, Wednesday and Friday this spring'], ['Monday']),
    ).not.toMatch(/Wednesday”$/)
  })

  it.each([
    ['我们说好每个月分摊房租,你已经欠我三个月共4500元了', ['4500元'], '“4500元”'],
    ['我们说好每个月分摊房租', [], null],
  ])('is a figure or nothing in a script without spaces: %s', (statement, figures, quote) => {
    expect(publicQuoteFrom([statement], figures)).toBe(quote)
  })

  it.each([
    [
      'Could you forward me the actual invoice so we are looking at the same number',
      '“Could you forward me the actual invoice”',
    ],
    ['Please ring her yourself by Thursday', '“Please ring her yourself by Thursday”'],
    ['Would you be prepared to share the cost if it has to be lower', null],
    ['I would be grateful if you could have it cut to two metres', null],
    ['Can you move to week 29 or 30 instead of then', null],
  ])('contains the whole request of “%s”, or is null', (request, quote) => {
    expect(publicRequest(request)).toBe(quote)
  })
})
