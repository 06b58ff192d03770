import type { Post } from '@squash/rules/forum/posts'
import type { Clock } from '../clock.ts'
import { readListing } from './reddit-listing.ts'

/** The forum is down, slow, refuses us, or sends something unreadable. Its own text stays out of the message. */
export class ForumUnavailable extends Error {}

export type RedditSettings = {
  clientId: string
  clientSecret: string
  /** Another base URL of the same API; null for Reddit's own two. */
  apiBase: string | null
  subreddit: string
}

/**
 * The timeout of one request, in milliseconds, and the size of its response in bytes: a listing of 50 posts has a few
 * hundred thousand.
 */
const TIMEOUT = 10_000
const MAX_BYTES = 2 * 1024 * 1024
const POSTS = 50

/**
 * Reads a subreddit with the operator's own credentials (OAuth client credentials), within the rate limits that Reddit
 * announces.
 */
export function createRedditClient({
  settings: { clientId, clientSecret, apiBase, subreddit },
  siteUrl,
  clock,
}: {
  settings: RedditSettings
  siteUrl: string
  clock: Clock
}) {
  // Identifies the client and a contact, as Reddit's rules require.
  const agent = { 'user-agent': `web:squash:0.1 (+${siteUrl})` }
  const tokenUrl = `${apiBase ?? 'https://www.reddit.com'}/api/v1/access_token`
  const listingUrl = `${apiBase ?? 'https://oauth.reddit.com'}/r/${subreddit}/top?t=day&limit=${POSTS}&raw_json=1`
  let token: { value: string; until: number } | null = null
  let blockedUntil = 0

  async function ask(url: string, init: RequestInit): Promise<unknown> {
    const now = clock.now().getTime()
    if (now < blockedUntil) throw new ForumUnavailable('The forum asked us to wait')
    const response = await fetchOrFail(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(TIMEOUT) })
    const wait = waitIn(response.headers, response.status)
    if (wait > 0) blockedUntil = now + wait * 1000
    if (response.status === 401) token = null
    if (!response.ok) throw new ForumUnavailable(`The forum answered ${response.status}`)
    return readJson(response, MAX_BYTES)
  }

  async function accessToken(): Promise<string> {
    const now = clock.now().getTime()
    if (token && now < token.until) return token.value
    const basic = Buffer.from(`${clientId}:${clientSecret}`).toString('base64')
    const answer = await ask(tokenUrl, {
      method: 'POST',
      headers: { ...agent, authorization: `Basic ${basic}`, 'content-type': 'application/x-www-form-urlencoded' },
      body: 'grant_type=client_credentials',
    })
    const value: unknown = Reflect.get(Object(answer), 'access_token')
    const seconds: unknown = Reflect.get(Object(answer), 'expires_in')
    if (typeof value !== 'string' || value === '') throw new ForumUnavailable('The forum gave no token')
    const life = typeof seconds === 'number' ? seconds : 0
    // A minute early, so that it does not expire in transit.
    token = { value, until: now + (life - 60) * 1000 }
    return value
  }

  return {
    /** The day's top posts. @throws ForumUnavailable */
    async topPosts(): Promise<Post[]> {
      const bearer = await accessToken()
      const posts = readListing(await ask(listingUrl, { headers: { ...agent, authorization: `Bearer ${bearer}` } }))
      if (posts === null) throw new ForumUnavailable('The forum sent no listing')
      return posts
    },
  }
}

async function fetchOrFail(url: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, init)
  } catch {
    throw new ForumUnavailable('The forum cannot be reached')
  }
}

/** Seconds until the forum accepts another request; 0 when it does now. */
function waitIn(headers: Headers, status: number): number {
  const number = (name: string) => Number(headers.get(name) ?? Number.NaN)
  if (status === 429) return number('retry-after') || number('x-ratelimit-reset') || 60
  return number('x-ratelimit-remaining') < 1 ? number('x-ratelimit-reset') || 60 : 0
}

export type RedditClient = ReturnType<typeof createRedditClient>

/** Parses a response as JSON. @throws ForumUnavailable when it is longer than `maxBytes`, or isn't JSON */
async function readJson(response: Response, maxBytes: number): Promise<unknown> {
  const chunks: Uint8Array[] = []
  let size = 0
  try {
    for await (const chunk of response.body ?? []) {
      size += chunk.length
      if (size > maxBytes) throw new ForumUnavailable('The forum sent too much')
      chunks.push(chunk)
    }
    return JSON.parse(Buffer.concat(chunks).toString('utf8'))
  } catch (error) {
    if (error instanceof ForumUnavailable) throw error
    throw new ForumUnavailable('The forum sent an unreadable response')
  }
}
