import type { CSSProperties } from 'react'

/** The colours of the light theme; mail clients know no variables, so they stand in each element. */
export const INK = '#1b1410'
export const PAPER = '#fff7e8'
export const CARD = '#fffdf8'
export const MUTED = '#6d6157'
export const TANGERINE = '#ff8a2b'
export const TANGERINE_SOFT = '#ffe1c4'
export const TEAL = '#14b8a6'
export const LIME = '#c4f042'

export const FONT = "Figtree, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif"
export const DISPLAY = "'Bricolage Grotesque', Figtree, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif"

/**
 * The dark theme, for clients that follow the reader's choice by class. The strong colours and the ink on them stay;
 * clients that turn colours around by themselves find ink on light tints everywhere, which survives it.
 */
export const DARK_MODE = `
:root { color-scheme: light dark; supported-color-schemes: light dark }
@media (prefers-color-scheme: dark) {
  .paper, .paper > table > tbody > tr > td { background-color: #17120e !important }
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

/** 17 px on 1.55: what a person reads. */
export const text = (over: CSSProperties = {}): CSSProperties => ({
  margin: '0 0 16px',
  fontFamily: FONT,
  fontSize: 17,
  lineHeight: '26px',
  color: INK,
  ...over,
})
