/** Where things are on a card, in pixels; `scripts/make-card-backgrounds.ts` draws the boxes, `draw-card.ts` the text. */
export const LAYOUT = {
  name: { x: 112, y: 46, width: 300, height: 44 },
  eyebrow: { x: 560, y: 46, width: 584, height: 44 },
  title: { x: 56, y: 106, width: 1088, height: 142 },
  sides: [
    { x: 56, y: 264, width: 532, height: 174 },
    { x: 612, y: 264, width: 532, height: 174 },
  ],
  whole: { x: 56, y: 264, width: 1088, height: 174 },
  /** Without panels, the title takes their place too. */
  tallTitle: { x: 56, y: 128, width: 1088, height: 290 },
  verdict: { x: 56, y: 466, width: 1088, height: 118 },
  mascot: { x: 80, y: 475, width: 104, height: 100 },
} as const

export const COLOURS = {
  ink: '#1b1410',
  paper: '#fff7e8',
  card: '#fffdf8',
  muted: '#6d6157',
  tangerine: '#ffe1c4',
  teal: '#c9f3ec',
  lime: '#eefbc8',
} as const
