/**
 * Compares a path with a route's template, segment by segment.
 * @returns the values of the template's `{name}` parameters, or null when the path does not match
 */
export function matchPath(template: string, pathname: string): Record<string, string> | null {
  const wanted = template.split('/')
  const given = pathname.split('/')
  if (wanted.length !== given.length) return null
  const params: Record<string, string> = {}
  for (const [index, segment] of wanted.entries()) {
    const value = given[index] ?? ''
    const name = /^\{(\w+)\}$/.exec(segment)?.[1]
    if (name === undefined) {
      if (segment !== value) return null
      continue
    }
    const text = unescaped(value)
    if (text === null) return null
    params[name] = text
  }
  return params
}

function unescaped(segment: string): string | null {
  try {
    return decodeURIComponent(segment)
  } catch {
    return null
  }
}
