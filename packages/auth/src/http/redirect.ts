import { isLoopbackUrl } from '../providers/loopback-url.ts'
import type { AuthSettings } from '../settings.ts'
import type { Call } from './call.ts'

type Places = Pick<AuthSettings, 'siteUrl' | 'redirectAllow'>

/** Where a link leads in the end: `redirect_to`, else the Referer, else the site; each only if allowed. */
export function redirectTarget(settings: Places, call: Pick<Call, 'query' | 'headers'>): string {
  const candidates = [call.query.get('redirect_to'), call.headers.get('referer')]
  return candidates.find((target) => target !== null && isAllowedTarget(settings, target)) ?? settings.siteUrl
}

/**
 * Whether users may be redirected to `target`: the site itself, or a match in the allow list, and nothing in disguise.
 */
export function isAllowedTarget(settings: Places, target: string): boolean {
  const url = parseUndisguised(target)
  if (url === null) return false
  if (isSite(new URL(settings.siteUrl), url)) return true
  const [withoutFragment = ''] = target.split('#')
  return settings.redirectAllow.some((glob) => globToRegExp(glob).test(withoutFragment))
}

const scripting = ['javascript:', 'data:', 'vbscript:', 'blob:', 'file:', 'about:']

/** Refuses URLs that look like one address and lead to another: user names, odd characters, numbers as hosts. */
function parseUndisguised(target: string): URL | null {
  if (target.length > 2048 || !/^[\x21-\x5b\x5d-\x7e]+$/.test(target) || !URL.canParse(target)) return null
  const url = new URL(target)
  if (scripting.includes(url.protocol) || url.username !== '' || url.password !== '') return null
  const written = /^[a-z][a-z0-9+.-]*:\/\/([^/?#]*)/i.exec(target)?.[1]?.toLowerCase()
  if (written === undefined) return null
  if (!isWeb(url)) return url
  // The parser rewrites decimal, octal and shortened addresses, so a host that changed was disguised.
  const isAsWritten = written === url.host || written === `${url.host}:${defaultPort(url)}`
  return isAsWritten && (isLoopbackUrl(url) || !isIpLiteral(url)) ? url : null
}

const isWeb = (url: URL) => url.protocol === 'http:' || url.protocol === 'https:'
const defaultPort = (url: URL) => (url.protocol === 'https:' ? '443' : '80')
const isIpLiteral = (url: URL) => /^[\d.]+$|^\[/.test(url.hostname)

const isSite = (site: URL, url: URL): boolean =>
  url.protocol === site.protocol && url.hostname === site.hostname && (url.port === site.port || isLoopbackUrl(url))

/** `**` matches anything, `*` anything up to a dot or slash, `?` one character other than those. */
function globToRegExp(glob: string): RegExp {
  const source = glob.replace(/\*\*|\*|\?|[.+^${}()|[\]\\/]/g, (part) => {
    if (part === '**') return '.*'
    if (part === '*') return '[^./]*'
    return part === '?' ? '[^./]' : `\\${part}`
  })
  return new RegExp(`^${source}$`)
}
