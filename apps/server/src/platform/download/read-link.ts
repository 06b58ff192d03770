/**
 * Parses a link from a user or a redirect if it is allowed: https, without user and password, on the one port.
 * @param port the port allowed; 443 may be omitted
 * @param base what a relative redirect is relative to
 * @returns null for any other link
 */
export function readLink(link: string, port: number, base?: string): URL | null {
  if (!URL.canParse(link, base)) return null
  const url = new URL(link, base)
  const isPlain = url.username === '' && url.password === ''
  return url.protocol === 'https:' && isPlain && Number(url.port || 443) === port ? url : null
}
