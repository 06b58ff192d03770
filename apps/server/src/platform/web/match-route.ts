import { SCREENS } from '@squash/contract/screens'

/**
 * Matches a path against a route of the web app, as the app's own router does: a trailing slash and the case of letters
 * make no difference, and a final parameter with a question mark is optional.
 * @param path without a query
 * @returns the parameters, decoded; null when the path does not match
 */
export function matchRoute(route: string, path: string): Record<string, string> | null {
  const words = path.replace(/(.)\/$/, '$1').split('/')
  const parts = route.split('/')
  if (parts.at(-1)?.endsWith('?') && words.length === parts.length - 1) parts.pop()
  if (parts.length !== words.length) return null
  const parameters: Record<string, string> = {}
  for (const [place, part] of parts.entries()) {
    const word = decoded(words[place] ?? '')
    if (part.startsWith(':') && word) parameters[part.slice(1).replace('?', '')] = word
    else if (part !== word?.toLowerCase()) return null
  }
  return parameters
}

/** Whether the web app has a screen at this path; anywhere else it shows its not-found page. */
export const isScreen = (path: string): boolean => SCREENS.some((route) => matchRoute(route, path) !== null)

function decoded(word: string): string | null {
  try {
    return decodeURIComponent(word)
  } catch {
    return null
  }
}
