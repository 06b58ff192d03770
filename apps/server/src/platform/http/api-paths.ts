const PREFIXES = [
  '/rest/',
  '/auth/',
  '/functions/',
  '/realtime/',
  '/storage/',
  '/dev/',
  '/.well-known/',
  '/docs/api',
  '/unsubscribe/',
  '/photos/',
]
const PATHS = ['/openapi.json', '/healthz', '/readyz', '/metrics']

/** Whether a path is a program's and not a screen's, so that it never answers with the web app. @param url with or without a query */
export function isApiPath(url: string): boolean {
  const path = url.split('?')[0] ?? ''
  return PATHS.includes(path) || PREFIXES.some((prefix) => `${path}/`.startsWith(prefix))
}
