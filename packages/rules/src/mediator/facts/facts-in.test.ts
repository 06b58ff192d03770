import { describe, expect, it } from 'vitest'
import { counterpartOf } from './counterpart.ts'
import { factsIn } from './facts-in.ts'

const found = (text: string): string[] => factsIn(text).map(({ kind, text: said }) => `${kind}: ${said}`)

describe('the facts found in a message', () => {
  it.each<[string, string[]]>([
    ['You owe me £15 since Tue', ['amount: £15', 'date: Tue']],
    ['u never paid me bk the 40 quid, 2 weeks now n ur 2 late', ['amount: 40 quid', 'number: 2']],
    [
      'Kindly refund Rs. 2,50,000/- by the 15th of March 2024.',
      ['amount: Rs. 2,50,000/-', 'date: the 15th of March 2024'],
    ],
    ['I gave you N50,000 and 20k naira', ['amount: N50,000', 'amount: 20k naira']],
    ['pay by half seven or 8pm tmrw', ['time: half seven', 'time: 8pm', 'date: tmrw']],
    [
      'Tunde, Maya said "you are lazy" at 10.30pm',
      ['name: Tunde', 'name: Maya', 'quotation: "you are lazy"', 'time: 10.30pm'],
    ],
    ['two hundred and fifty euros, twice', ['amount: two hundred and fifty euros', 'number: twice']],
    ['Call 07700 900123', ['number: 07700 900123']],
    ['Du schuldest mir zwanzig Euro seit Dienstag, sagt Jonas.', ['number: zwanzig', 'date: Dienstag', 'name: Jonas']],
    ['You may march off. I sat in the sun.', []],
    ['a million times, 24/7, gr8, b4', []],
    ['You two never wash up, and the two of you owe us two bins.', ['number: two']],
    ['I gave you two weeks.', ['number: two']],
    ['the 2nd mirror, by the 4th', ['number: 2nd', 'date: the 4th']],
    ['I told Ana that I can take Sundays.', ['name: Ana', 'date: Sundays']],
    ['Eish Pieter, ask Councillor Big-in-his-own-Head.', ['name: Pieter', 'name: Councillor']],
    ["Mum, I told you. Dad isn't OK with it!", []],
  ])('are listed in order: %j', (text, facts) => {
    expect(found(text)).toEqual(facts)
  })
})

describe('a fact in another notation', () => {
  it.each([
    ['£15', '15 pounds'],
    ['7 days', 'seven days'],
    ['on Tue', 'on Tuesday'],
    ['20k naira', '₦20,000'],
    ['Rs. 2,50,000', '₹250,000'],
    ['at 7pm', 'at seven in the evening'],
    ['18:30', 'half past six'],
    ['May 3', 'the 3rd of May'],
    ['12/5/2024', '5 December 2024'],
    ['tmrw', 'tomorrow'],
    ['Mike', 'Michael'],
    ['a fortnight', 'two weeks'],
    ['He said "I am done with you"', 'He told me “I am done with you.”'],
    ['zwanzig', '20'],
  ])('%s is found in %s', (source, shown) => {
    const facts = factsIn(source, source === 'zwanzig' ? 'de' : 'en')
    expect(facts).not.toEqual([])
    for (const fact of facts) expect(counterpartOf(fact, factsIn(shown, 'en'), shown)).not.toBeNull()
  })

  it.each([
    ['£15', '£50'],
    ['£15', '$15'],
    ['7pm', '7am'],
    ['Tuesday', 'Thursday'],
    ['May 3', 'May 4'],
    ['Maya', 'Mary'],
    ['three weeks', 'a few weeks'],
    ['He said "I am done with you"', 'He said he was done.'],
  ])('%s is not found in %s', (source, shown) => {
    const missing = factsIn(source, 'en').filter((fact) => counterpartOf(fact, factsIn(shown, 'en'), shown) === null)
    expect(missing).not.toEqual([])
  })
})

it.each(['http://http://', 'https://x.example/a?b=c#d', 'ref A-12/3:4', '"well-known: a/b (c) #1 😂 -x"'])(
  'a search for %j in another text does not throw, whatever characters it contains',
  (text) => {
    for (const shown of [text, 'nothing'])
      for (const fact of factsIn(text)) expect(() => counterpartOf(fact, factsIn(shown), shown)).not.toThrow()
  },
)
