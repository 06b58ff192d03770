// One package each: the one that holds them all loads a highlighter of every programming language at the start.
import { Body } from '@react-email/body'
import { Button } from '@react-email/button'
import { Column } from '@react-email/column'
import { Container } from '@react-email/container'
import { Head } from '@react-email/head'
import { Heading } from '@react-email/heading'
import { Html } from '@react-email/html'
import { Link } from '@react-email/link'
import { Preview } from '@react-email/preview'
import { Section } from '@react-email/section'
import { Text } from '@react-email/text'
import { createElement as h, type ReactElement } from 'react'
import type { Block, Letter } from './letter.ts'
import {
  CARD,
  DARK_MODE,
  DISPLAY,
  FONT,
  INK,
  LIME,
  MUTED,
  PAPER,
  TANGERINE,
  TANGERINE_SOFT,
  TEAL,
  text,
} from './palette.ts'

/** The HTML part: one card of 600 px that needs no picture, web font or script, and loads nothing. */
export function LetterHtml({ letter, siteUrl }: { letter: Letter; siteUrl: string }): ReactElement {
  return h(
    Html,
    { lang: 'en', dir: 'ltr' },
    h(
      Head,
      null,
      h('meta', { name: 'color-scheme', content: 'light dark' }),
      h('meta', { name: 'supported-color-schemes', content: 'light dark' }),
      h('title', null, letter.subject),
      h('style', null, DARK_MODE),
    ),
    h(
      Body,
      { className: 'paper', style: { margin: 0, padding: 0, backgroundColor: PAPER } },
      h(Preview, null, letter.preheader),
      h(
        Container,
        { style: { maxWidth: 600, margin: '0 auto', padding: '28px 12px 40px' } },
        wordmark(siteUrl),
        card(letter),
        h(Section, { style: { padding: '20px 16px 0' } }, ...letter.footer.map(small)),
      ),
    ),
  )
}

const wordmark = (siteUrl: string): ReactElement =>
  h(
    Section,
    { style: { padding: '0 4px 16px' } },
    h(
      Link,
      {
        href: siteUrl,
        className: 'ink',
        style: { fontFamily: DISPLAY, fontSize: 26, fontWeight: 800, letterSpacing: '-0.03em', color: INK },
      },
      'Squash',
    ),
  )

const card = (letter: Letter): ReactElement =>
  h(
    Section,
    {
      className: 'card',
      style: {
        backgroundColor: CARD,
        border: `2px solid ${INK}`,
        borderRadius: 16,
        boxShadow: `4px 4px 0 ${INK}`,
        borderCollapse: 'separate',
        overflow: 'hidden',
      },
    },
    row(...[TANGERINE, LIME, TEAL].map(stripe)),
    row(
      h(
        Column,
        { className: 'inside', style: { padding: '28px 32px 32px' } },
        h(Heading, { as: 'h1', className: 'ink display', style: HEADING }, letter.heading),
        ...letter.body.map(element),
      ),
    ),
  )

const row = (...cells: readonly ReactElement[]): ReactElement =>
  h(
    'table',
    { width: '100%', border: 0, cellPadding: 0, cellSpacing: 0, role: 'presentation' },
    h('tbody', null, h('tr', null, ...cells)),
  )

/** Two sides, and the mediator between them. */
const stripe = (color: string): ReactElement =>
  h(Column, { className: 'line', style: { ...STRIPE, backgroundColor: color } }, '\u00a0')

function element(block: Block): ReactElement {
  switch (block.kind) {
    case 'paragraph':
      return h(Text, { className: 'ink', style: text() }, block.text)
    case 'heading':
      return h(
        Heading,
        { as: 'h2', className: 'ink', style: text({ fontFamily: DISPLAY, margin: '24px 0 6px', fontWeight: 800 }) },
        block.text,
      )
    case 'title':
      return h(Text, { className: 'title', style: text(TITLE) }, `“${block.text}”`)
    case 'steps':
      return h(
        'ol',
        { style: { margin: '0 0 16px', padding: '0 0 0 24px' } },
        ...block.items.map((item) => h('li', { className: 'ink', style: text({ margin: '0 0 6px' }) }, item)),
      )
    case 'button':
      return h(
        Section,
        { style: { margin: '24px 0 20px' } },
        h(Button, { href: block.url, className: 'button', style: BUTTON }, block.label),
      )
    case 'link':
      return h(
        Text,
        { style: text() },
        h(Link, { href: block.url, className: 'ink', style: { color: INK, textDecoration: 'underline' } }, block.label),
      )
    case 'code':
      return h(Text, { className: 'code', style: text(CODE) }, block.code)
  }
}

const STRIPE = { height: 10, lineHeight: '10px', fontSize: 1, borderBottom: `2px solid ${INK}` } as const

const HEADING = {
  margin: '0 0 16px',
  fontFamily: DISPLAY,
  fontSize: 30,
  lineHeight: '1.15',
  fontWeight: 800,
  letterSpacing: '-0.02em',
  color: INK,
} as const

const TITLE = {
  margin: '0 0 20px',
  padding: '14px 18px',
  backgroundColor: TANGERINE_SOFT,
  border: `2px solid ${INK}`,
  borderRadius: 12,
  fontFamily: DISPLAY,
  fontSize: 19,
  fontWeight: 700,
  overflowWrap: 'anywhere',
} as const

const BUTTON = {
  padding: '14px 26px',
  backgroundColor: TANGERINE,
  border: `2px solid ${INK}`,
  borderRadius: 12,
  boxShadow: `3px 3px 0 ${INK}`,
  fontFamily: FONT,
  fontSize: 17,
  fontWeight: 700,
  color: INK,
} as const

const CODE = {
  display: 'inline-block',
  padding: '12px 22px',
  backgroundColor: PAPER,
  border: `2px solid ${INK}`,
  borderRadius: 12,
  fontFamily: "ui-monospace, Menlo, Consolas, 'Courier New', monospace",
  fontSize: 30,
  lineHeight: '36px',
  fontWeight: 700,
  letterSpacing: '0.18em',
} as const

const small = (block: Letter['footer'][number]): ReactElement => {
  const style = { margin: '0 0 8px', fontFamily: FONT, fontSize: 14, lineHeight: '21px', color: MUTED }
  return h(
    Text,
    { className: 'muted', style },
    block.kind === 'link'
      ? h(
          Link,
          { href: block.url, className: 'muted', style: { color: MUTED, textDecoration: 'underline' } },
          block.label,
        )
      : block.text,
  )
}
