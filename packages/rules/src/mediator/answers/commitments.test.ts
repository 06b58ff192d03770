import { describe, expect, it } from 'vitest'
import { readCommitments } from './commitments.ts'

const task = {
  title: 'The $120',
  user1: 'You owe me $120 for the kitchen. Please pay me back by Friday.',
  user2: 'I paid for the cleaning twice. Can we make a list of who pays what?',
  names: { user1: 'Maya', user2: 'Jonas' },
}
const read = (commitments: unknown, order?: Parameters<typeof readCommitments>[1]['order']) =>
  readCommitments(JSON.stringify({ summary: 'S', suggestion: 'T', commitments }), { ...task, order })

describe("the commitments in a model's answer", () => {
  const pay = { who: 'B', what: 'Pay Maya back the $120.', by: 'by Friday' }

  it('belong to the creator and the responder, whatever letters the prompt gave them', () => {
    expect(read([pay])).toEqual([{ who: 'second', what: 'Pay Maya back the $120', by: 'by Friday' }])
    const swapped = { sides: ['user2', 'user1'], letters: { user1: 'B', user2: 'A' } } as const
    expect(
      read(
        [
          { ...pay, who: 'A' },
          { who: 'both', what: 'Make a list of who pays what', by: '' },
        ],
        swapped,
      ),
    ).toEqual([
      { who: 'second', what: 'Pay Maya back the $120', by: 'by Friday' },
      { who: 'both', what: 'Make a list of who pays what', by: null },
    ])
  })

  it('may name a person instead of a letter', () => {
    for (const who of ['Jonas', 'person B', ' b '])
      expect(read([{ ...pay, who }])?.map((one) => one.who)).toEqual(['second'])
  })

  it.each([
    ['a sum that nobody wrote', { who: 'B', what: 'Pay Maya back $150', by: '' }],
    ['a person nobody mentioned', { who: 'B', what: 'Pay back the money to Claudia', by: '' }],
    ['a subject nobody mentioned', { who: 'both', what: 'Walk the neighbour’s parrot', by: '' }],
    ['a question', { who: 'both', what: 'Who pays for the cleaning?', by: '' }],
    ['a person who isn’t a party', { who: 'C', what: 'Pay for the kitchen', by: '' }],
    ['a text that is far too long', { who: 'B', what: 'Pay for the kitchen '.repeat(12), by: '' }],
    ['a number instead of text', { who: 'B', what: 12, by: '' }],
    ['null', null],
  ])('are dropped for %s', (_, commitment) => {
    expect(read([commitment, pay])).toHaveLength(1)
  })

  it('may repeat what the two agreed on in an earlier conflict', () => {
    const again = { who: 'B', what: 'Dishes on Tuesdays', by: 'from Monday' }
    const agreed = [{ who: 'second', what: 'Dishes on Tuesdays', by: 'from Monday' }] as const
    const answer = JSON.stringify({ summary: 'S', suggestion: 'T', commitments: [again] })
    expect(readCommitments(answer, { ...task, agreed })).toEqual(agreed)
    expect(readCommitments(answer, task)).toEqual([])
  })

  it('lose a time that neither party named', () => {
    expect(
      read([
        { ...pay, by: 'by 3 May' },
        { who: 'both', what: 'Make a list', by: 'next month' },
      ]),
    ).toMatchObject([{ by: null }, { by: null }])
  })

  it('are up to four, each listed once', () => {
    const more = ['Pay for the kitchen', 'Pay Maya', 'List the cleaning', 'Make a list', 'Pay for the cleaning']
    expect(read([pay, pay, ...more.map((what) => ({ who: 'both', what, by: '' }))])).toHaveLength(4)
  })

  it('are null if the answer has no list, and empty if the list is', () => {
    expect(read(undefined)).toBeNull()
    expect(read('pay up')).toBeNull()
    expect(read([])).toEqual([])
  })

  it('work in a language without spaces', () => {
    const chinese = { title: '', user1: '请把住院费一半转给我。', user2: '我周六来照顾他。' }
    const answer = JSON.stringify({ commitments: [{ who: 'B', what: '周六来照顾他', by: '' }] })
    expect(readCommitments(answer, chinese)).toEqual([{ who: 'second', what: '周六来照顾他', by: null }])
  })
})
