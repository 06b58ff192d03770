import { escapeHtml as escaped } from '../html.ts'
import type { CapturedMail } from './captured.ts'

/** Escaped text with clickable web addresses. */
const linked = (text: string): string =>
  text
    .split(/(https?:\/\/[^\s<>"]+)/)
    .map((part, index) => (index % 2 ? `<a href="${escaped(part)}">${escaped(part)}</a>` : escaped(part)))
    .join('')

const time = (at: Date): string =>
  `<time datetime="${at.toISOString()}">${at.toISOString().slice(0, 19).replace('T', ' ')} UTC</time>`

const document = (title: string, main: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)} · Squash</title>
<link rel="stylesheet" href="/dev/mail.css">
</head>
<body>
<main>
${main}
</main>
</body>
</html>
`

/** The list of captured mails. @param older the URL of the next page, if there is one */
export const listPage = (mails: readonly CapturedMail[], older: string | null): string =>
  document(
    'Captured mail',
    `<h1>Captured mail</h1>
<p>No mail server is set (SMTP_URL), so mail is kept here instead of being sent. Newest first.</p>
${mails.length === 0 ? '<p>Nothing yet: sign up, or invite someone.</p>' : `<ol>\n${mails.map(item).join('\n')}\n</ol>`}
${older ? `<p><a href="${escaped(older)}">Older mail</a></p>` : ''}`,
  )

const item = ({ id, to, subject, created_at }: CapturedMail): string =>
  `<li><a href="/dev/mail/${id}">${escaped(subject)}</a><p>to ${escaped(to)} · ${time(created_at)}</p></li>`

/** One mail: its text with working links, and a link to its HTML. */
export const mailPage = ({ id, to, subject, text, created_at }: CapturedMail): string =>
  document(
    subject,
    `<p><a href="/dev/mail">All captured mail</a></p>
<h1>${escaped(subject)}</h1>
<p>to ${escaped(to)} · ${time(created_at)}</p>
<p><a href="/dev/mail/${id}/html">See it as a mail client shows it</a></p>
<pre>${linked(text)}</pre>`,
  )

export const stylesheet = `
:root { color-scheme: light dark; --ink: #1b1410; --paper: #fff7e8; --card: #fffdf8; --muted: #6d6157; --line: #1b1410 }
@media (prefers-color-scheme: dark) {
  :root { --ink: #fff2df; --paper: #17120e; --card: #221b16; --muted: #b8a999; --line: #4a3d32 }
}
body { margin: 0; background: var(--paper); color: var(--ink); font: 17px/1.5 Figtree, system-ui, sans-serif }
main { max-width: 720px; margin: 0 auto; padding: 24px 16px 64px }
h1 { font-size: 28px; line-height: 1.2; letter-spacing: -0.02em; overflow-wrap: anywhere }
a { color: inherit; font-weight: 600 }
ol { list-style: none; margin: 24px 0; padding: 0 }
li, pre { background: var(--card); border: 2px solid var(--line); border-radius: 12px; padding: 12px 16px; margin: 0 0 12px }
li p { margin: 0; color: var(--muted); font-size: 15px; overflow-wrap: anywhere }
pre { white-space: pre-wrap; overflow-wrap: anywhere; font: inherit }
`
