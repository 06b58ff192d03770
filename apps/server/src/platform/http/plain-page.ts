import type { FastifyReply } from 'fastify'
import type { Logger } from 'pino'
import { escapeHtml } from '../html.ts'
import { reportError } from './error-response.ts'

const POLICY =
  "default-src 'none'; img-src 'self'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"

/**
 * Sends one of the few pages outside the web app: no script, no session, nothing to load but the logo.
 * @param content HTML in which all user text is escaped
 */
export const sendPlainPage = (reply: FastifyReply, title: string, content: string): FastifyReply =>
  reply
    .headers({ 'cache-control': 'no-store', 'content-security-policy': POLICY })
    .type('text/html; charset=utf-8')
    .send(plainPage(title, content))

/** Shows an error to someone viewing a page. */
export function sendErrorPage(reply: FastifyReply, error: unknown, log: Logger): FastifyReply {
  const { status, headers, body } = reportError(error, log.child({ request: reply.request.id }))
  return sendPlainPage(reply.code(status).headers(headers), 'That didn’t work', `<p>${escapeHtml(body.message)}</p>`)
}

/** The page itself, for callers that send it with their own policy. `content` is as in `sendPlainPage`. */
export const plainPage = (title: string, content: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<title>${title} · Squash</title>
<style>
:root { color-scheme: light dark; --ink: #1b1410; --paper: #fff7e8; --card: #fffdf8; --line: #1b1410; --muted: #6d6157; --shadow: #1b1410 }
@media (prefers-color-scheme: dark) { :root { --ink: #fff2df; --paper: #17120e; --card: #221b16; --line: #4a3d32; --muted: #b8a898; --shadow: #000 } }
* { box-sizing: border-box }
body { margin: 0; padding: max(5vh, 1.5rem) 1rem; background: var(--paper); color: var(--ink); font: 17px/1.55 Figtree, system-ui, sans-serif }
header, main { max-width: 28rem; margin: 0 auto }
header a { display: inline-flex; align-items: center; gap: .5rem; min-height: 44px; color: inherit; font-size: 1.5rem; font-weight: 800; letter-spacing: -.02em; text-decoration: none }
main { margin-top: 1rem; padding: 1.75rem 1.5rem; background: var(--card); border: 2px solid var(--line); border-radius: 18px; box-shadow: 4px 4px 0 var(--shadow) }
h1 { margin: 0 0 .75rem; font-size: 1.75rem; line-height: 1.15; letter-spacing: -.02em }
p { margin: 0 0 .75rem }
.muted { color: var(--muted) }
.actions { display: flex; flex-wrap: wrap; gap: .75rem; margin-top: 1.25rem }
.actions form { display: contents }
button, .button { display: inline-flex; align-items: center; justify-content: center; flex: 1 1 auto; min-height: 48px; padding: .5rem 1.25rem; border: 2px solid var(--line); border-radius: 12px; background: var(--card); color: var(--ink); box-shadow: 2px 2px 0 var(--shadow); font: inherit; font-weight: 700; text-align: center; text-decoration: none; cursor: pointer }
.go { background: #ff8a2b; color: #1b1410 }
:focus-visible { outline: 3px solid #14b8a6; outline-offset: 2px }
</style>
</head>
<body>
<header><a href="/"><img src="/favicon.svg" alt="" width="36" height="36">Squash</a></header>
<main>
<h1>${title}</h1>
${content}
</main>
</body>
</html>
`
