import { oneLine } from '@squash/contract/one-line'
import sharp from 'sharp'
import { escapeHtml } from '../html.ts'
import { DRAWING_TIME, letters } from './draw-text.ts'
import { fontFor } from './fonts.ts'

/** Scripts and signs that the fonts in `data/cards/fonts` cover completely. */
const CERTAIN =
  /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Devanagari}\p{Script=Thai}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Mn}\p{Nd}\p{P}\p{Z}]+$/u
/** Characters without ink. Within a letter they matter: a joiner makes one emoji of several. */
const INVISIBLE = /^[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]+$/u
const MOST_KNOWN = 5_000

/** Whether this machine's fonts have a letter, once measured. */
const known = new Map<string, boolean>()

/**
 * A text in one line, without invisible characters and without the letters that no font on this machine has, which
 * would show as boxes with numbers in them: emoji and rare scripts, where the operator has installed no font for them.
 */
export async function drawable(text: string): Promise<string> {
  const kept: string[] = []
  for (const letter of letters(oneLine(text))) if (await isDrawable(letter)) kept.push(letter)
  return kept.join('').replace(/ {2,}/g, ' ').trim()
}

async function isDrawable(letter: string): Promise<boolean> {
  if (INVISIBLE.test(letter)) return false
  if (CERTAIN.test(letter)) return true
  // The rest of the letter (a vowel sign, a skin tone) is in the font of its first character, or left out with it.
  const first = String.fromCodePoint(letter.codePointAt(0) ?? 0)
  const cached = known.get(first)
  if (cached !== undefined) return cached
  try {
    const is = !(await isBox(first))
    if (known.size >= MOST_KNOWN) known.clear()
    known.set(first, is)
    return is
  } catch {
    // It has no ink, or this machine was too busy to measure it: the next card tries again.
    return false
  }
}

/**
 * Whether a letter is drawn as the box for a missing glyph: with ink along all four edges.
 * @throws for a letter that has no ink at all
 */
async function isBox(letter: string): Promise<boolean> {
  const { data, info } = await sharp({
    text: { text: escapeHtml(letter), font: fontFor('label', letter, 40), rgba: true, dpi: 72 },
  })
    .timeout(DRAWING_TIME)
    .extractChannel('alpha')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height } = info
  const isInked = (x: number, y: number) => (data[y * width + x] ?? 0) > 0
  const columns = Array.from({ length: width }, (_, x) => x)
  const rows = Array.from({ length: height }, (_, y) => y)
  const left = columns.find((x) => rows.some((y) => isInked(x, y)))
  if (left === undefined) return false
  const isLine = (y: number) => columns.every((x) => x < left || isInked(x, y))
  return isLine(0) && isLine(height - 1) && rows.every((y) => isInked(left, y) && isInked(width - 1, y))
}
