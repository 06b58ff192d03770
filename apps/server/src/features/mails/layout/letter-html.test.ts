import { INJECTIONS } from '@squash/testkit/injections'
import { describe, expect, it } from 'vitest'
import { type Block, button, code, heading, type Letter, link, paragraph, steps, title } from './letter.ts'
import { letterHtml } from './letter-html.ts'

const siteUrl = 'https://squash.example'

const letter = (over: Partial<Letter>): Letter => ({
  subject: 'A subject',
  preheader: 'A preheader',
  heading: 'A heading',
  body: [],
  footer: [],
  ...over,
})

/** Every text field and every kind of block in a mail. */
const PLACES: readonly (readonly [string, (text: string) => Partial<Letter>])[] = [
  ['subject', (text) => ({ subject: text })],
  ['preheader', (text) => ({ preheader: text })],
  ['heading', (text) => ({ heading: text })],
  ['footer', (text) => ({ footer: [paragraph(text), link(text, text)] })],
]
const BLOCKS = {
  paragraph,
  heading,
  title,
  steps: (text) => steps(text, text),
  button: (text) => button(text, text),
  link: (text) => link(text, text),
  code,
} satisfies Record<Block['kind'], (text: string) => Block>

const hostile = `"><img src=x onerror='alert(1)'>&amp;</style><script>`
const tagsOf = (html: string) => html.match(/<[^>]*>/g)?.map((tag) => tag.replace(/(href|style)="[^"]*"/g, '$1'))

describe('the HTML of a mail', () => {
  it.each([
    ...PLACES,
    ...Object.entries(BLOCKS).map(([kind, block]) => [kind, (text: string) => ({ body: [block(text)] })] as const),
  ])('has the same tags for a hostile %s as for a plain one', (_place, place) => {
    const plain = tagsOf(letterHtml(letter(place('plain')), siteUrl))
    for (const text of [hostile, ...INJECTIONS]) expect(tagsOf(letterHtml(letter(place(text)), siteUrl))).toEqual(plain)
  })

  it('shows a title as its author typed it', () => {
    const html = letterHtml(letter({ body: [title(`Maya & "Jonas" <3`)] }), siteUrl)
    expect(html).toContain('“Maya &amp; &quot;Jonas&quot; &lt;3”')
  })
})
