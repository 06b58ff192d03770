import type { Understanding } from '../mediator.ts'
import { accountOf } from './account.ts'
import { isEnglish } from './english.ts'

/** More requests in one message would be too much to answer. */
const MOST_REQUESTS = 3

/** What the author of a message asks for in it, in their own words. */
export const ownRequests = (message: string): string[] =>
  isEnglish(message) ? accountOf(message).requests.slice(0, MOST_REQUESTS) : []

/**
 * What a message seems to be about, quoted from the message itself, and how to begin a request if it contains none.
 * `about` is null if there is nothing to quote.
 */
export function cannedUnderstanding(message: string): Understanding {
  if (!isEnglish(message)) return { about: null, phrasing: null }
  const { statements, requests, despairs } = accountOf(message)
  const [first, second] = statements
  if (first === undefined) return { about: despairs ? 'You say how hard this is.' : null, phrasing: null }
  const alsoSays = second === undefined ? '' : ` This may be part of it, too: “${second}”.`
  return {
    about: `It seems to be about this: “${first}”.${alsoSays}`,
    phrasing:
      requests.length > 0 ? null : `Could we find a time to talk about this: “${first}”? What I’d like from you is …`,
  }
}
