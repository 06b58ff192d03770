import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { runOnce } from '../run-once.ts'

const FOLDER = fileURLToPath(new URL('../../../../../data/cards/fonts', import.meta.url))

/** Squash's typefaces, by the family names in the font files. */
const TYPEFACES = { display: 'Bricolage Grotesque ExtraBold', text: 'Figtree Medium', label: 'Figtree' } as const
export type Typeface = keyof typeof TYPEFACES

/**
 * A font description for Pango: Squash's own typeface, then one for the text's script. Chinese and Japanese share
 * characters that look different in each; kana show that a text is Japanese.
 */
export function fontFor(typeface: Typeface, text: string, size: number): string {
  const isJapanese = /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)
  const style = typeface === 'text' ? 'Medium' : 'Bold'
  return `${TYPEFACES[typeface]},Noto Sans ${isJapanese ? 'JP' : 'SC'} Thin, ${style} ${size}`
}

/** Adds the fonts in `data/cards/fonts` to those of the machine, once for each process. */
export const loadFonts = runOnce(async () => {
  for (const file of await readdir(FOLDER)) {
    if (file.endsWith('.ttf'))
      await sharp({ text: { text: '.', fontfile: join(FOLDER, file) } })
        .raw()
        .toBuffer()
  }
})
