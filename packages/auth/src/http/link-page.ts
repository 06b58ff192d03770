import type { CodeMail } from '../codes/messages.ts'

/** The data of a mailed link's page, apart from its text: one form, posted to `action`. */
export type LinkPage = {
  /** What the link does once the button is pressed. */
  kind: CodeMail['kind']
  action: string
  fields: Readonly<Record<string, string>>
}

/** The default page, for hosts that bring none of their own. */
export const plainLinkPage = ({ action, fields }: LinkPage): string => `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>Continue</title></head>
<body>
<form method="post" action="${escapeHtml(action)}">
${hiddenFields(fields)}
<button>Continue</button>
</form>
</body>
</html>
`

/** The form's hidden fields. */
export const hiddenFields = (fields: LinkPage['fields']): string =>
  Object.entries(fields)
    .map(([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`)
    .join('\n')

/**
 * Content security policy of the page: no scripts, no external resources, no framing. Browsers apply `form-action` to a
 * form's redirects too, so it has to list the link's final target.
 */
export function linkPagePolicy(target: string): string {
  const { protocol, origin } = new URL(target)
  const leadsTo = protocol === 'http:' || protocol === 'https:' ? origin : protocol
  return [
    "default-src 'none'",
    "img-src 'self'",
    "style-src 'unsafe-inline'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    `form-action 'self' ${leadsTo}`,
  ].join('; ')
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => entities[character] ?? character)
