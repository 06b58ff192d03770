import { describe, expect, it } from 'vitest'
import { looksEncoded, repeatsPrivateText } from './leak.ts'

const raw = 'You left the dishes in the sink for three days, and I’m the one who cleaned them.'

describe('repeating a private text', () => {
  it.each([
    ['the whole text', raw],
    ['eight words in a row', 'She wrote: "the dishes in the sink for three days".'],
    ['the same in capitals', 'THE DISHES IN THE SINK FOR THREE DAYS'],
    ['with other punctuation and line breaks', 'the dishes,\n\nin – the * sink … for / three   days'],
    ['with another apostrophe', "days and I'm the one who cleaned them"],
    ['without the apostrophe', 'days and Im the one who cleaned them'],
    ['with full-width letters', 'ｔｈｅ ｄｉｓｈｅｓ in the sink for three days'],
    ['with invisible characters inside the words', 'the di\u200bshes in the s\u00adink for three days'],
    ['letter by letter', [...'the dishes in the sink for three days'].join(' ')],
    ['with hyphens in the words', 'thedis-hes int-hesink fort-hreeda-ys'],
    ['backwards', [...'the dishes in the sink for three days'].reverse().join('')],
  ])('is detected: %s', (_, answer) => {
    expect(repeatsPrivateText(answer, [raw])).toBe(true)
  })

  it.each([
    ['seven words in a row', 'dishes in the sink for three days'],
    ['the same words in another order', 'for three days the dishes were in the sink, and Maya cleaned them'],
    ['nothing', ''],
  ])('is not detected in %s', (_, answer) => {
    expect(repeatsPrivateText(answer, [raw])).toBe(false)
  })

  it('is detected if all of a short text of four words or more is repeated', () => {
    expect(repeatsPrivateText('He feels that "my father is dying", and so on.', ['My father is dying!'])).toBe(true)
    expect(repeatsPrivateText('My father is ill.', ['My father is dying!'])).toBe(false)
    expect(repeatsPrivateText('I miss you so much.', ['I miss you'])).toBe(false)
    expect(repeatsPrivateText('Anything at all.', ['', ' … '])).toBe(false)
  })

  it('is detected for any of several private texts', () => {
    expect(repeatsPrivateText(raw, ['I lost my job and told nobody about it yet', raw])).toBe(true)
  })

  it('is detected character by character in scripts without spaces', () => {
    expect(repeatsPrivateText('她说你从来不洗碗也不倒垃圾。', ['你从来不洗碗也不倒垃圾'])).toBe(true)
  })

  it('is detected from fewer words if requested', () => {
    expect(repeatsPrivateText('dishes in the sink', [raw], 4)).toBe(true)
  })

  it('is allowed where the same words are in a version that the author approved', () => {
    expect(repeatsPrivateText(raw, [raw], 8, [`I feel tired: ${raw}`])).toBe(false)
    expect(repeatsPrivateText(raw, [raw], 8, ['Something else that I approved at some other time.'])).toBe(true)
  })
})

describe('a text that looks encoded', () => {
  it('contains forty characters without a space', () => {
    expect(looksEncoded('Read this: dGhlIGRpc2hlcyBpbiB0aGUgc2luayBmb3IgdGhyZWUgZGF5cw==')).toBe(true)
    expect(looksEncoded('746865206469736865732c20696e20746865')).toBe(false)
    expect(looksEncoded(`7468652064697368657320696e20746865 ${'73696e6b'.repeat(5)}`)).toBe(true)
  })

  it('is not one in a language with long words or without spaces', () => {
    expect(looksEncoded('Die Rechtsschutzversicherungsgesellschaften (39) zahlen.')).toBe(false)
    expect(looksEncoded('你从来不洗碗也不倒垃圾'.repeat(5))).toBe(false)
  })
})
