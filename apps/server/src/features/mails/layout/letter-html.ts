import { Html, html } from '../../../platform/html.ts'
import type { Block, Letter } from './letter.ts'
import { STRIPES, STYLE_SHEET, STYLES } from './styles.ts'

/**
 * The HTML part: a single 600 px card that needs no images, web fonts or scripts, and loads nothing. Outlook only
 * supports table layout, so the page, the card and the buttons are tables.
 */
export const letterHtml = (letter: Letter, siteUrl: string): string =>
  html`<!doctype html>
<html lang="en" dir="ltr">
<head>
<meta http-equiv="Content-Type" content="text/html; charset=utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="x-apple-disable-message-reformatting">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${letter.subject}</title>
<style>${STYLE_SHEET_MARKUP}</style>
</head>
<body class="paper" style="${STYLES.body}">
<div style="${STYLES.preheader}">${letter.preheader}${PREHEADER_END}</div>
<table ${LAYOUT} width="100%"><tr><td class="paper" style="${STYLES.body}">
<table ${LAYOUT} width="100%" align="center" style="${STYLES.page}"><tr><td>
<div style="${STYLES.header}"><a class="ink" href="${siteUrl}" target="_blank" style="${STYLES.wordmark}">Squash</a></div>
<table ${LAYOUT} width="100%" class="card" style="${STYLES.card}">
<tr>${STRIPES.map(stripe)}</tr>
<tr><td colspan="${String(STRIPES.length)}" class="inside" style="${STYLES.inside}">
<h1 class="ink display" style="${STYLES.heading}">${letter.heading}</h1>
${letter.body.map(element)}</td></tr>
</table>
<div style="${STYLES.footer}">
${letter.footer.map(small)}</div>
</td></tr></table>
</td></tr></table>
</body>
</html>
`.toString()

/** The attributes of a layout table; the role keeps screen readers from announcing it as a table. */
const LAYOUT = new Html('role="presentation" border="0" cellpadding="0" cellspacing="0"')

const STYLE_SHEET_MARKUP = new Html(STYLE_SHEET)

/** Pads the preview text in an inbox, so that the wordmark and the heading don't follow it there. */
const PREHEADER_END = new Html('&zwnj;&nbsp;'.repeat(150))

const stripe = (color: string): Html =>
  html`<td class="line" style="${STYLES.stripe};background-color:${color}">${NO_BREAK_SPACE}</td>`

const NO_BREAK_SPACE = '\u00a0'

function element(block: Block): Html {
  switch (block.kind) {
    case 'paragraph':
      return html`<p class="ink" style="${STYLES.paragraph}">${block.text}</p>\n`
    case 'heading':
      return html`<h2 class="ink" style="${STYLES.subheading}">${block.text}</h2>\n`
    case 'title':
      return html`<p class="title" style="${STYLES.title}">“${block.text}”</p>\n`
    case 'steps':
      return html`<ol style="${STYLES.steps}">${block.items.map(
        (item) => html`<li class="ink" style="${STYLES.step}">${item}</li>`,
      )}</ol>\n`
    case 'button':
      return html`<table ${LAYOUT} style="${STYLES.buttonRow}"><tr><td class="button" style="${STYLES.button}"><a href="${block.url}" target="_blank" style="${STYLES.buttonLink}">${block.label}</a></td></tr></table>\n`
    case 'link':
      return html`<p style="${STYLES.paragraph}"><a class="ink" href="${block.url}" target="_blank" style="${STYLES.link}">${block.label}</a></p>\n`
    case 'code':
      return html`<p class="code" style="${STYLES.code}">${block.code}</p>\n`
  }
}

const small = (block: Letter['footer'][number]): Html =>
  block.kind === 'link'
    ? html`<p class="muted" style="${STYLES.small}"><a class="muted" href="${block.url}" target="_blank" style="${STYLES.smallLink}">${block.label}</a></p>\n`
    : html`<p class="muted" style="${STYLES.small}">${block.text}</p>\n`
