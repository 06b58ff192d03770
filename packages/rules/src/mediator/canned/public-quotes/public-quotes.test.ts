import { describe, expect, it } from 'vitest'
import { accountOf } from '../account.ts'
import { type PublicQuotes, publicQuotes } from './public-quotes.ts'

const quotesFrom = (text: string, other = 'I was at work all day.'): PublicQuotes =>
  publicQuotes(accountOf(text), { other: accountOf(other), names: ['Maya Lindqvist', 'Joon'] })

describe('what strangers read of one side’s case', () => {
  it.each([
    ['You never do the dishes, and I come home at 7 to a full sink every single Tuesday.', 'You never do the dishes'],
    ['The part was ordered on the 5th and the supplier now says Thursday.', 'The part was ordered on the 5th'],
    [
      'You painted it in the rain. The cheap blue paint for the outer wall of shed 9 peeled off.',
      'You painted it in the rain',
    ],
    [
      'Hi Sam, hope you are well. You left me waiting at the station for an hour.',
      'You left me waiting at the station …',
    ],
    ['I’m not after an argument. The fence has been down since March.', 'The fence has been down since March'],
  ])('is what happened, in up to seven words of “%s”', (text, quote) => {
    expect(quotesFrom(text).case[0]).toBe(quote)
  })

  it('adds a second quotation from another sentence', () => {
    const { case: said } = quotesFrom('Nobody told me about the rota. I cried in the car park. It was cold.')
    expect(said).toEqual(expect.arrayContaining(['Nobody told me about the rota', 'I cried in the car park']))
  })

  it.each([
    'You told the savings group I took the 200,000 shillings from the box.',
    'They all believe that I took 40 euros.',
    'I never said I wanted 40 euros, and I left at 5.',
    "It isn't true that I owe 40 euros.",
    'I also ask that I owe 40 euros less.',
    'Nobody asked whether I wanted to pay 40 euros.',
    'You told them I left at 5 and I took 40 euros.',
    'Nobody needs to pay for breakfast when I owe 40 euros.',
  ])('never presents someone else’s claim as the author’s own: %s', (text) => {
    const first = quotesFrom(text).case[0] ?? ''
    expect(first).not.toMatch(/^(?:believe that )?I (?:took|wanted|owe|left)/i)
  })

  it('is what the author answers to a claim', () => {
    expect(quotesFrom('He thinks Becca is right, but I cook every night.').case).toEqual(['I cook every night'])
  })

  it.each([
    'It’s joon from downstairs.',
    'Dean’s weekends off are in the contract.',
    'My flat is #07-112.',
    'Its me from 3b.',
  ])('doesn’t say who or where someone is: %s', (text) => {
    expect(quotesFrom(`${text} We never heard the door.`).case).toEqual(['We never heard the door'])
  })

  it('may contain a word that is also someone’s name', () => {
    const account = accountOf('I will ring her tonight.')
    expect(publicQuotes(account, { other: account, names: ['Will', 'May'] }).offer).toBe('I will ring her tonight')
  })

  it('keeps the quotations in it whole', () => {
    const { case: said } = quotesFrom(
      'Your advert said ‘battery still strong and holds all day’ and I drove for an hour.',
    )
    expect(said.join()).not.toMatch(/‘[^’]*$/)
  })

  it('contains no names', () => {
    expect(quotesFrom('Cian is fifteen. I told Becca about it. We never heard the door.').case).toEqual([
      'We never heard the door',
    ])
  })

  it('contains nothing that its author wants to keep between the two', () => {
    expect(quotesFrom('My chemo is on Thursdays. I haven’t told people that. You rang on Monday.').case).toEqual([
      'You rang on Monday',
    ])
  })

  it.each([
    ['我们说好每个月分摊房租,你已经欠我三个月共4500元了', ['4500']],
    ['我们说好每个月分摊房租', []],
  ])('is a figure or nothing in a script without spaces: %s', (text, quotes) => {
    expect(quotesFrom(text, '我付了').case).toEqual(quotes)
  })

  it('repeats no eight words in a row', () => {
    const {
      case: said,
      ask,
      offer,
    } = quotesFrom(
      'You parked across my drive for the third time this week and I missed my hospital appointment because of it.',
    )
    for (const quote of [...said, ask, offer])
      expect((quote ?? '').replace(/ …$/, '').split(' ').length).toBeLessThan(8)
  })
})

describe('what strangers read of a request or an offer', () => {
  it.each([
    ['Can we try it for a month?', 'Can we try it for a month?'],
    ['Please send me the receipt by Friday.', 'Please send me the receipt by Friday'],
    ['Please don’t ring after ten at night.', 'Please don’t ring after ten at night'],
    ['I would be grateful if you could have it cut to two metres.', null],
    ['If the weather holds, please move the boat.', null],
  ])('of “%s” is all that is asked, or nothing', (request, quote) => {
    expect(quotesFrom(`The gate was open. ${request}`).ask).toBe(quote)
  })

  it.each([
    ['I’ll ring her tonight.', 'I’ll ring her tonight'],
    ['I can do Sundays from now on.', 'I can do Sundays from now on'],
    ['If the receipts match, I’ll announce it on Sunday.', null],
    ['I’ll pay half unless it was broken before.', null],
    ['Mondays I can’t do.', null],
  ])('of “%s” is an offer without its conditions cut off, or nothing', (offer, quote) => {
    expect(quotesFrom(`The gate was open. ${offer}`).offer).toBe(quote)
  })
})
