/** The values of the cookies with this name in a request, in the order in which the browser sends them. */
export const readCookies = (headers: Headers, name: string): string[] =>
  (headers.get('cookie') ?? '').split(';').flatMap((pair) => {
    const [key = '', value = ''] = pair.trim().split('=')
    return key === name ? [value] : []
  })
