/** The colours of the light theme. Mail clients don't support CSS variables, so each element's style spells them out. */
const INK = '#1b1410'
const PAPER = '#fff7e8'
const CARD = '#fffdf8'
const MUTED = '#6d6157'
const TANGERINE = '#ff8a2b'
const TANGERINE_SOFT = '#ffe1c4'
const TEAL = '#14b8a6'
const LIME = '#c4f042'

/** The two sides, and the mediator between them. */
export const STRIPES = [TANGERINE, LIME, TEAL] as const

const SANS = "Figtree, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif"
const DISPLAY = `'Bricolage Grotesque', ${SANS}`
const MONO = "ui-monospace, Menlo, Consolas, 'Courier New', monospace"

const OUTLINE = `border:2px solid ${INK}`
const TEXT = `font-family:${SANS};font-size:17px;line-height:26px;color:${INK}`
const SMALL = `font-family:${SANS};font-size:14px;line-height:21px;color:${MUTED}`
const TITLE_TEXT = `font-family:${DISPLAY};font-size:19px;line-height:26px;font-weight:700;color:${INK}`
const CODE_TEXT = `font-family:${MONO};font-size:30px;line-height:36px;font-weight:700;letter-spacing:0.18em;color:${INK}`

/** The style attribute of each part of a mail. */
export const STYLES = {
  body: `margin:0;padding:0;background-color:${PAPER}`,
  preheader: 'display:none;overflow:hidden;max-height:0;max-width:0;line-height:1px;opacity:0',
  page: 'max-width:600px;margin:0 auto;padding:28px 12px 40px',
  header: 'padding:0 4px 16px',
  wordmark: `font-family:${DISPLAY};font-size:26px;font-weight:800;letter-spacing:-0.03em;color:${INK};text-decoration:none`,
  card: `background-color:${CARD};${OUTLINE};border-radius:16px;box-shadow:4px 4px 0 ${INK};border-collapse:separate;overflow:hidden`,
  stripe: `height:10px;line-height:10px;font-size:1px;border-bottom:2px solid ${INK}`,
  inside: 'padding:28px 32px 32px',
  heading: `margin:0 0 16px;font-family:${DISPLAY};font-size:30px;line-height:1.15;font-weight:800;letter-spacing:-0.02em;color:${INK}`,
  subheading: `margin:24px 0 6px;${TEXT};font-family:${DISPLAY};font-weight:800`,
  paragraph: `margin:0 0 16px;${TEXT}`,
  title: `margin:0 0 20px;padding:14px 18px;background-color:${TANGERINE_SOFT};${OUTLINE};border-radius:12px;${TITLE_TEXT};overflow-wrap:anywhere`,
  steps: 'margin:0 0 16px;padding:0 0 0 24px',
  step: `margin:0 0 6px;${TEXT}`,
  buttonRow: 'margin:24px 0 20px',
  button: `background-color:${TANGERINE};${OUTLINE};border-radius:12px;box-shadow:3px 3px 0 ${INK};mso-padding-alt:14px 26px`,
  buttonLink: `display:inline-block;padding:14px 26px;font-family:${SANS};font-size:17px;line-height:20px;font-weight:700;color:${INK};text-decoration:none`,
  link: `color:${INK};text-decoration:underline`,
  code: `display:inline-block;margin:0 0 16px;padding:12px 22px;background-color:${PAPER};${OUTLINE};border-radius:12px;${CODE_TEXT}`,
  footer: 'padding:20px 16px 0',
  small: `margin:0 0 8px;${SMALL}`,
  smallLink: `color:${MUTED};text-decoration:underline`,
} as const

/**
 * The dark theme, for clients that follow the reader's choice by class. The strong colours and the ink on them are the
 * same in both. Clients that invert colours by themselves see only ink on light tints, which inverts well.
 */
export const STYLE_SHEET = `
:root { color-scheme: light dark; supported-color-schemes: light dark }
@media (prefers-color-scheme: dark) {
  .paper { background-color: #17120e !important }
  .card { background-color: #221b16 !important; border-color: #4a3d32 !important; box-shadow: 4px 4px 0 #000000 !important }
  .line { border-color: #4a3d32 !important }
  .ink { color: #fff2df !important }
  .muted { color: #b8a999 !important }
  .title { background-color: #4d2c10 !important; border-color: #4a3d32 !important; color: #fff2df !important }
  .code { background-color: #17120e !important; border-color: #4a3d32 !important; color: #fff2df !important }
  .button { border-color: #000000 !important; box-shadow: 3px 3px 0 #000000 !important }
}
@media (max-width: 480px) {
  .inside { padding: 24px 20px 28px !important }
  .display { font-size: 26px !important }
}
`
