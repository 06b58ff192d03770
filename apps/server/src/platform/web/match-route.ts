import { SCREENS } from '@squash/contract/screens'

/**
 * Compares a path with a route of the web app, as the app's own router does: a slash at the end and the case of letters
 * make no difference, and a last parameter with a question mark may be missing.
 * @param path without a query
 * @returns the parameters, decoded; null when the path is another
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

/** Whether the web app has a screen at this path; at any other it says that there is none. */
export const isScreen = (path: string): boolean => SCREENS.some((route) => matchRoute(route, path) !== null)

function decoded(word: string): string | null {
  try {
    return decodeURIComponent(word)
  } catch {
    return null
  }
}
