import { createHash } from 'node:crypto'

/** Part of each version: raise it when the same content is drawn differently. */
const DESIGN = 1

/** A hash of what a card shows. Caches, here and elsewhere, store the card's picture under it. */
export const cardVersion = (card: Card): string =>
  createHash('sha256')
    .update(JSON.stringify([DESIGN, card]))
    .digest('base64url')
    .slice(0, 16)

/** A box on a card: one of two has the colour of its side, a single one belongs to neither. */
export type CardPanel = { heading: string; text: string }

/**
 * The picture of a page in link previews, as data. All of it is public and masked, because it can't be taken back once
 * it has left the site.
 */
export type Card = {
  eyebrow: string
  title: string
  /** None; one over the whole width; or the two sides, the first in tangerine and the second in teal. */
  panels: readonly [] | readonly [CardPanel] | readonly [CardPanel, CardPanel]
  /** What the mediator says, next to its picture. */
  verdict: string
}

/** The picture's size in pixels: what messengers and networks show without cropping. */
export const CARD_SIZE = { width: 1200, height: 630 } as const

/** The alternative text of a card's picture. */
export const altOf = ({ title, panels, verdict }: Card): string =>
  [...[title, ...panels.map(({ heading, text }) => `${heading}: ${text}`)].map(asSentence), verdict].join(' ')

const asSentence = (text: string): string => (/[.!?…]$/.test(text) ? text : `${text}.`)
