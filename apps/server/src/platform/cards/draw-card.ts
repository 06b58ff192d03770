import { readFile } from 'node:fs/promises'
import sharp, { type OverlayOptions } from 'sharp'
import type { Card, CardPanel } from './card.ts'
import { type DrawnText, drawText, isRightToLeft } from './draw-text.ts'
import { drawable } from './drawable.ts'
import { loadFonts, type Typeface } from './fonts.ts'
import { COLOURS, LAYOUT } from './layout.ts'

const BACKGROUNDS = ['no-panel', 'one-panel', 'two-panels'] as const
const INSET = 24

type Place = { x: number; y: number; width: number; height: number }
type Writing = {
  typeface: Typeface
  colour: string
  sizes: readonly number[]
  /** How the text is aligned in its place: at the start unless set. */
  across?: 'end'
  down?: 'middle'
}

/** Draws a card as PNG. The drawing itself happens in the library's threads. */
export async function drawCard(card: Card): Promise<Buffer> {
  await loadFonts()
  const { length } = card.panels
  const places = length === 2 ? LAYOUT.sides : [LAYOUT.whole]
  const written = await Promise.all([
    write(card.eyebrow.toUpperCase(), LAYOUT.eyebrow, { ...LABEL, across: 'end', down: 'middle' }),
    length === 0
      ? write(card.title, LAYOUT.tallTitle, { ...TITLE, sizes: [104, 84, 68, 56], down: 'middle' })
      : write(card.title, LAYOUT.title, { ...TITLE, down: 'middle' }),
    ...card.panels.map((panel, index) => writePanel(panel, places[index] ?? LAYOUT.whole)),
    write(card.verdict, besideMascot(), { ...TITLE, sizes: [46, 40, 34, 28], down: 'middle' }),
  ])
  const background = await readFile(new URL(`../../../../../data/cards/${BACKGROUNDS[length]}.png`, import.meta.url))
  // In full colour, because reducing it to a palette can draw patterns into flat areas.
  return sharp(background).composite(written.flat()).png().toBuffer()
}

const TITLE = { typeface: 'display', colour: COLOURS.ink, sizes: [72, 62, 52, 44] } as const
const LABEL = { typeface: 'label', colour: COLOURS.muted, sizes: [23] } as const
const TEXT = { typeface: 'text', colour: COLOURS.ink, sizes: [33, 29, 26] } as const

async function writePanel({ heading, text }: CardPanel, { x, y, width, height }: Place): Promise<OverlayOptions[]> {
  const column = { x: x + INSET, width: width - 2 * INSET }
  const [label, words] = await Promise.all([
    write(heading.toUpperCase(), { ...column, y: y + 18, height: 30 }, { ...LABEL, down: 'middle' }),
    write(text, { ...column, y: y + 52, height: height - 66 }, { ...TEXT, down: 'middle' }),
  ])
  return [...label, ...words]
}

function besideMascot(): Place {
  const { x, y, width, height } = LAYOUT.verdict
  const from = LAYOUT.mascot.x + LAYOUT.mascot.width + 20
  return { x: from, y: y + 14, width: x + width - INSET - from, height: height - 28 }
}

async function write(text: string, place: Place, { across, down, ...look }: Writing): Promise<OverlayOptions[]> {
  const drawn = await drawText(await drawable(text), place, look)
  if (!drawn) return []
  const isAtEnd = across === 'end' || isRightToLeft(text)
  return [overlay(drawn, place, isAtEnd, down === 'middle')]
}

const overlay = ({ data, width, height }: DrawnText, place: Place, isAtEnd: boolean, isMiddle: boolean) => ({
  input: data,
  raw: { width, height, channels: 4 as const },
  left: place.x + (isAtEnd ? place.width - width : 0),
  top: place.y + (isMiddle ? Math.round((place.height - height) / 2) : 0),
})
