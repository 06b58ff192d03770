import { oneLine } from '@squash/contract/one-line'
import sharp from 'sharp'
import { escapeHtml } from '../html.ts'
import { fontFor, type Typeface } from './fonts.ts'

/** Drawing a text fails after this long. */
export const DRAWING_TIME = { seconds: 5 } as const

/** Text as pixels with transparency, cropped to its ink. */
export type DrawnText = { data: Buffer; width: number; height: number }

type Box = { width: number; height: number }
type Look = { typeface: Typeface; colour: string; sizes: readonly number[] }

/** No box holds more letters than this, so the search for the longest text that fits starts here. */
const MOST_LETTERS = 300

/**
 * Draws text into a box: in the first size that fits, and if even the last one is too large, cut with an ellipsis.
 * Pango breaks the lines, in every script, and orders and joins the letters of those written from right to left.
 */
export async function drawText(text: string, box: Box, { sizes, ...look }: Look): Promise<DrawnText | null> {
  const all = letters(oneLine(text).trim())
  const whole = all.length <= MOST_LETTERS
  if (all.length === 0) return null
  for (const size of whole ? sizes : []) {
    const drawn = await draw(all.join(''), box, { ...look, size })
    if (fits(drawn, box)) return drawn
  }
  const size = sizes.at(-1) ?? 0
  const drawPrefix = (length: number) => draw(`${all.slice(0, length).join('').trimEnd()}…`, box, { ...look, size })
  let [shortest, longest] = [0, Math.min(all.length, MOST_LETTERS)]
  while (shortest < longest) {
    const middle = Math.ceil((shortest + longest) / 2)
    if (fits(await drawPrefix(middle), box)) shortest = middle
    else longest = middle - 1
  }
  return drawPrefix(shortest)
}

/** Whether a text begins on the right. */
export const isRightToLeft = (text: string): boolean =>
  /^[^\p{L}]*[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u.test(text)

/** Letters as readers count them: an emoji of several characters is never cut in half. */
export const letters = (text: string): string[] => [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment)

const fits = (drawn: DrawnText, box: Box): boolean => drawn.width <= box.width && drawn.height <= box.height

async function draw(
  text: string,
  { width }: Box,
  { typeface, colour, size }: { typeface: Typeface; colour: string; size: number },
): Promise<DrawnText> {
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${colour}">${escapeHtml(text)}</span>`,
      font: fontFor(typeface, text, size),
      rgba: true,
      dpi: 72,
      width,
      wrap: 'word-char',
    },
  })
    .timeout(DRAWING_TIME)
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}
