/** The value of a cookie in a request; null when the browser sends none by this name. */
export function readCookie(headers: Headers, name: string): string | null {
  for (const pair of (headers.get('cookie') ?? '').split(';')) {
    const [key = '', value = ''] = pair.trim().split('=')
    if (key === name) return value
  }
  return null
}
