import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { altOf, type Card } from './card.ts'
import { drawCard } from './draw-card.ts'
import { drawText, isRightToLeft } from './draw-text.ts'
import { drawable } from './drawable.ts'
import { loadFonts } from './fonts.ts'

beforeAll(loadFonts)

const look = { typeface: 'display', colour: '#1b1410', sizes: [60, 40] } as const
const box = { width: 600, height: 120 }
const sizeOf = async (text: string) => {
  const drawn = await drawText(text, box, look)
  return drawn && [drawn.width, drawn.height]
}

describe('text on a card', () => {
  it.each([
    ['short', 'Dishes'],
    ['long', 'The dishes that nobody has washed since March. '.repeat(20)],
    ['one word', 'W'.repeat(2_000)],
    ['right to left', 'من يغسل الصحون كل يوم؟ '.repeat(30)],
    ['Chinese', '又是碗碟。总是我。'.repeat(40)],
    ['full of markup', '<b>&amp;</span>"\'\u0007\ud800 '.repeat(40)],
  ])('fits its box when it is %s', async (_what, text) => {
    const drawn = await drawText(text, box, look)
    expect(drawn?.width).toBeLessThanOrEqual(box.width)
    expect(drawn?.height).toBeLessThanOrEqual(box.height)
  })

  it('is drawn as large as fits, and cut with an ellipsis only when even the smallest size does not fit', async () => {
    const [, large = 0] = (await sizeOf('Dishes')) ?? []
    const [, small = 0] = (await sizeOf('Dishes, dishes, dishes, and nothing else')) ?? []
    expect(large).toBeLessThan(small)
    expect(await sizeOf('D'.repeat(400))).toEqual(await sizeOf('D'.repeat(500)))
  })

  it('is empty when there is no text', async () => {
    expect(await sizeOf(' ')).toBeNull()
  })

  it('starts on the right in right-to-left scripts', () => {
    expect(['“من يغسل؟”', 'Dishes من', '42 צלחות'].map(isRightToLeft)).toEqual([true, false, true])
  })

  it('leaves out letters that no font has, instead of drawing boxes for them', async () => {
    expect(await drawable('Dishes \u{10ffff}again, 又是碗碟')).toBe('Dishes again, 又是碗碟')
  })

  it.each([
    ['line breaks and direction marks', 'a\nb\u200f', 'a b'],
    ['soft hyphens and zero-width spaces', 'dish\u00ad\u200bwasher', 'dishwasher'],
    ['letters without ink', '\u2800\u3164\ufe0f', ''],
  ])('leaves out %s', async (_what, text, left) => {
    expect(await drawable(text)).toBe(left)
  })
})

describe('a card', () => {
  const points = [
    { heading: 'Maya’s strongest point', text: 'She asked three times.' },
    { heading: 'The other side’s strongest point', text: 'The shift ends at midnight.' },
  ] as const
  const card: Card = { eyebrow: 'Final ruling', title: 'Dishes', panels: points, verdict: 'Both have a point' }

  it.each([
    ['no panels', []],
    ['one panel', [points[0]]],
    ['two panels', points],
  ] as const)('is a picture for messengers with %s', async (_what, panels) => {
    const { format, width, height } = await sharp(await drawCard({ ...card, panels })).metadata()
    expect([format, width, height]).toEqual(['png', 1200, 630])
  })

  it('fills the panel of each side with its colour', async () => {
    const picture = await drawCard(card)
    const coloursFrom = async (left: number) => {
      const line = await sharp(picture)
        .extract({ left, top: 430, width: 400, height: 1 })
        .removeAlpha()
        .raw()
        .toBuffer()
      return [...new Set(line.toString('hex').match(/.{6}/g))]
    }
    expect([await coloursFrom(100), await coloursFrom(650)]).toEqual([['ffe1c4'], ['c9f3ec']])
  })

  it('describes in words what it shows', () => {
    expect(altOf(card)).toBe(
      'Dishes. Maya’s strongest point: She asked three times. The other side’s strongest point: The shift ends at midnight. Both have a point',
    )
    expect(altOf({ ...card, title: 'Whose dishes?', panels: [] })).toBe('Whose dishes? Both have a point')
  })
})
