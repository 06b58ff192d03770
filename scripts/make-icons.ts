import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'

/**
 * `node scripts/make-icons.ts`: draws the app's icons from the mascot in favicon.svg. Run it after the mascot has
 * changed, and commit what it writes.
 */
const web = fileURLToPath(new URL('../apps/web/public/', import.meta.url))
const LIME = '#c4f042'
const INK = '#1b1410'

const favicon = await readFile(`${web}favicon.svg`, 'utf8')
const mascot = favicon.replace(/^<svg[^>]*>(<title>.*?<\/title>)?|<\/svg>\s*$/g, '')

/** The mascot in the middle of a square of 100. @param share how much of the square's height it takes */
const drawn = (background: string, share: number) => {
  const scale = share / 0.8
  const offset = 50 - 40 * scale
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">${background}<g transform="translate(${offset} ${offset}) scale(${scale}) translate(8 2)">${mascot}</g></svg>`
}

const tile = `<rect x="2" y="2" width="96" height="96" rx="22" fill="${LIME}" stroke="${INK}" stroke-width="4"/>`
const bleed = `<rect width="100" height="100" fill="${LIME}"/>`

// Android fills a badge's opaque parts with a single colour, so the face is cut out of the body.
const badge = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-8 -2 80 80"><g fill="#fff" stroke="#fff" stroke-width="5" stroke-linejoin="round"><path d="M29 15c-1-6 1-11 9-11 1 3-2 4-3 6s0 4 0 5z"/><path mask="url(#face)" d="M32 13c-10 0-11 8-11 15 0 9-10 13-10 28 0 12 9 17 21 17s21-5 21-17c0-15-10-19-10-28 0-7-1-15-11-15z"/></g><mask id="face" maskUnits="userSpaceOnUse" x="-8" y="-2" width="80" height="80"><rect x="-8" y="-2" width="80" height="80" fill="#fff"/><g fill="#000"><circle cx="24" cy="49" r="5"/><circle cx="40" cy="49" r="5"/></g><path d="M24 59q8 7 16 0" fill="none" stroke="#000" stroke-width="6" stroke-linecap="round"/></mask></svg>`

/** A maskable icon may lose everything outside a circle of 80 % of its width. */
const icons: readonly [name: string, svg: string, size: number][] = [
  ['any-192', drawn(tile, 0.84), 192],
  ['any-512', drawn(tile, 0.84), 512],
  ['maskable-192', drawn(bleed, 0.72), 192],
  ['maskable-512', drawn(bleed, 0.72), 512],
  ['apple-touch-180', drawn(bleed, 0.82), 180],
  ['badge-96', badge, 96],
]

await mkdir(`${web}icons`, { recursive: true })
for (const [name, svg, size] of icons) {
  const png = await sharp(Buffer.from(svg), { density: 300 })
    .resize(size, size)
    .png({ palette: name !== 'badge-96', compressionLevel: 9 })
    .toBuffer()
  await writeFile(`${web}icons/${name}.png`, png)
}
