import { writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { CARD_SIZE } from '../apps/server/src/platform/cards/card.ts'
import { drawText } from '../apps/server/src/platform/cards/draw-text.ts'
import { loadFonts } from '../apps/server/src/platform/cards/fonts.ts'
import { COLOURS, LAYOUT } from '../apps/server/src/platform/cards/layout.ts'

/**
 * Draws what every preview picture has in common into `data/cards`: paper, boxes, the logo and the mascot. The server
 * only adds text, so that it never has to read SVG.
 */
const { width, height } = CARD_SIZE
const { ink, paper, card, tangerine, teal, lime } = COLOURS

type Place = { x: number; y: number; width: number; height: number }
const box = ({ x, y, width, height }: Place, fill: string) => `
  <rect x="${x + 8}" y="${y + 8}" width="${width}" height="${height}" rx="22" fill="${ink}"/>
  <rect x="${x}" y="${y}" width="${width}" height="${height}" rx="22" fill="${fill}" stroke="${ink}" stroke-width="4"/>`

/** The logo, as in `apps/web/public/favicon.svg`. */
const logo = `<svg x="48" y="40" width="56" height="56" viewBox="-8 -2 80 80"><g stroke="${ink}" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"><path fill="#8fbf2f" d="M29 15c-1-6 1-11 9-11 1 3-2 4-3 6s0 4 0 5z"/><path fill="#ff8a2b" d="M32 13c-10 0-11 8-11 15 0 9-10 13-10 28 0 12 9 17 21 17s21-5 21-17c0-15-10-19-10-28 0-7-1-15-11-15z"/><path fill="none" d="M24 59q8 7 16 0"/></g><circle cx="24" cy="49" r="4" fill="${ink}"/><circle cx="40" cy="49" r="4" fill="${ink}"/></svg>`

/** The mediator with a gavel, as in `apps/web/src/ui/mascot.tsx`. */
const mascot = `<svg x="${LAYOUT.mascot.x}" y="${LAYOUT.mascot.y}" width="${LAYOUT.mascot.width}" height="${LAYOUT.mascot.height}" viewBox="0 0 104 100"><g stroke="${ink}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"><path fill="#8fbf2f" d="M45 22c-1-7 1-14 11-14 1 4-3 5-4 8s0 4 0 6z"/><path fill="#ff8a2b" d="M48 20c-11 0-12 9-12 17 0 11-12 14-12 31 0 15 11 23 24 23s24-8 24-23c0-17-12-20-12-31 0-8-1-17-12-17z"/><path fill="none" stroke="#ffc188" d="M42 33c0 7-3 10-6 14"/><circle cx="40" cy="60" r="3.6" fill="${ink}" stroke="none"/><circle cx="56" cy="60" r="3.6" fill="${ink}" stroke="none"/><path fill="none" stroke-width="2.6" d="M35 52h8M53 52h8"/><path fill="none" d="M42 70q6 3 12 0"/><path fill="none" stroke-width="9" d="M79 72l6-33"/><path fill="none" stroke="#b5793d" d="M79 72l6-33"/><rect x="70" y="20" width="30" height="17" rx="4" fill="#b5793d" transform="rotate(11 85 28)"/><path fill="none" stroke-width="3" d="M77 21l-3 15M95 24l-3 15"/><path fill="none" stroke-width="9.5" d="M68 77q9 0 12-9"/><path fill="none" stroke="#ff8a2b" stroke-width="3.5" d="M68 77q9 0 12-9"/></g></svg>`

const BACKGROUNDS = {
  'no-panel': '',
  'one-panel': box(LAYOUT.whole, card),
  'two-panels': box(LAYOUT.sides[0], tangerine) + box(LAYOUT.sides[1], teal),
}

await loadFonts()
const name = await drawText('Squash', LAYOUT.name, { typeface: 'display', colour: ink, sizes: [40] })
for (const [file, panels] of Object.entries(BACKGROUNDS)) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="100%" height="100%" fill="${paper}"/>${logo}${panels}${box(LAYOUT.verdict, lime)}${mascot}</svg>`
  const drawn = sharp(Buffer.from(svg)).composite(
    name
      ? [
          {
            input: name.data,
            raw: { width: name.width, height: name.height, channels: 4 },
            left: LAYOUT.name.x,
            top: LAYOUT.name.y,
          },
        ]
      : [],
  )
  await writeFile(new URL(`../data/cards/${file}.png`, import.meta.url), await drawn.png().toBuffer())
}
