import { Receipt } from '@squash/contract/receipt'
import { describe, expect, it } from 'vitest'
import { readWordClasses } from '../../classifier/word-classes.ts'
import { CLAUSE_BITS } from '../insults/clauses/model.ts'
import { receiptFor } from './receipt-for.ts'

const source = 'You owe me £15 since Tue, you idiot. Send it by 8pm or call Maya. THIS IS THE THIRD TIME!!!'
const calm = 'You have owed me 15 pounds since Tuesday. Please send it by 8 pm, or call Maya. This is the third time.'

describe('the receipt of a message', () => {
  it('lists facts and requests with their positions in the calm version', () => {
    const { kept, missing } = receiptFor(source, calm)
    expect(kept.map(({ kind, text }) => `${kind}: ${text}`)).toEqual([
      'amount: 15 pounds',
      'date: Tuesday',
      'request: Please send it by 8 pm',
      'time: 8 pm',
      'request: call Maya.',
      'name: Maya',
      'number: third',
    ])
    expect(missing).toEqual([])
    for (const { text, start, end } of kept) expect(calm.slice(start, end)).toBe(text)
  })

  it('lists what was left out, with the reason and its position in the original message', () => {
    const { left_out } = receiptFor(source, calm)
    expect(left_out.map(({ reason }) => reason)).toEqual(expect.arrayContaining(['insult', 'shouting']))
    for (const { text, start, end } of left_out) expect(source.slice(start, end)).toBe(text)
  })

  it('lists facts and requests without a counterpart, with their positions in the original message', () => {
    const { missing } = receiptFor(source, 'You have owed me money since Tuesday. This is the third time.')
    expect(missing.map(({ kind }) => kind)).toEqual(['amount', 'time', 'name', 'request', 'request'])
    for (const { text, start, end } of missing) expect(source.slice(start, end)).toBe(text)
  })

  it('is empty for a message without content, and matches the contract for any text', () => {
    expect(receiptFor('ok', 'ok')).toEqual({ kept: [], left_out: [], missing: [], doubtful: [] })
    for (const text of ['', '🙂🙂', 'Ich schulde dir 20 €.', source])
      expect(Receipt.parse(receiptFor(text, calm))).toBeTruthy()
  })

  it('no longer lists an insult as left out if the author puts it back', () => {
    expect(receiptFor('Pay me, you idiot.', 'Pay me, you idiot.').left_out).toEqual([])
  })

  it('doesn’t list a purely insulting question as missing', () => {
    const typed = 'How stupid can you be? When will you pay?'
    expect(receiptFor(typed, 'When will you pay?').missing).toEqual([])
    expect(receiptFor(typed, '').missing).toMatchObject([{ kind: 'request', text: 'When will you pay?' }])
  })

  it('lists an insult once, even if several patterns find it or part of it is shouted', () => {
    const typed = "You absolute MELT. Pay for the dent, it's £220."
    const { left_out } = receiptFor(typed, "Pay for the dent, it's £220.")
    expect(left_out).toEqual([{ reason: 'insult', text: 'You absolute MELT', start: 0, end: 17 }])
  })

  it('lists words that were left out because they refer to an insult', () => {
    const { left_out } = receiptFor("You're a snake and the whole floor knows. Pay me.", 'Pay me.')
    expect(left_out.map(({ text }) => text).join(' ')).toBe("You're a snake and the whole floor knows")
  })

  it('lists the end of an insult that was split off as a sentence', () => {
    const typed = 'i paid the rent on monday for both of us you are a lazy clown or did they reject you too'
    const { left_out } = receiptFor(typed, 'i paid the rent on monday for both of us')
    expect(left_out.map(({ text }) => text)).toEqual(['you are a lazy clown or did they reject you too'])
  })

  it('lists an insult as one passage, and never a comma on its own', () => {
    const typed = "Stop telling her everything, it's pathetic. You liar. You clown."
    const { left_out } = receiptFor(typed, 'Stop telling her everything.')
    expect(left_out.map(({ text }) => text)).toEqual([", it's pathetic", 'You liar', 'You clown'])
  })

  it('marks an insult that was kept because the next sentence needs it', () => {
    const thresholds = {
      calibration: { slope: 1, offset: 0 },
      blatant: 2,
      certain: 2,
      sure: 2,
      doubtful: 2,
      possible: 2,
    }
    const model = {
      head: { weights: new Int8Array(2 ** CLAUSE_BITS), bias: 0, scale: 1 },
      words: readWordClasses('0 carpet brick'),
      english: thresholds,
      other: thresholds,
      context: null,
    }
    const typed = 'What kind of donkeys send the client an old quotation? It went out on Monday.'
    const { left_out, doubtful } = receiptFor(typed, typed, model)
    expect(left_out).toEqual([])
    expect(doubtful).toEqual([{ text: 'What kind of donkeys send the client an old quotation', start: 0, end: 53 }])
  })
})
