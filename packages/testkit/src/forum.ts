import { startLoopback } from './loopback.ts'

/** How the forum handles the next requests. */
export type ForumManners =
  | 'answer'
  | 'be down'
  | 'ask to wait'
  | 'send HTML'
  | 'send nothing'
  | 'send 5 MB'
  | 'hang'
  | 'forget the token'

/** A post as the forum sends it, with the relevant fields; defaults make it a suitable post. */
export type ForumPost = {
  id: string
  title: string
  author: string
  selftext: string
  score: number
  over_18: boolean
  is_self: boolean
  stickied: boolean
  removed_by_category: string | null
}

export type Forum = {
  origin: string
  /** The requests received, such as `POST /api/v1/access_token`, and who sent them. */
  requests: readonly { path: string; agent: string; authorization: string }[]
  posts: ForumPost[]
  behave(manners: ForumManners): void
  close(): Promise<void>
}

export const forumPost = (changes: Partial<ForumPost> = {}): ForumPost => ({
  id: 'bike1',
  title: 'AITA for selling my sister her own bike?',
  author: 'two_wheels',
  selftext: 'She left it in my shed for three years and then she wanted to have it back for nothing. '.repeat(4),
  score: 100,
  over_18: false,
  is_self: true,
  stickied: false,
  removed_by_category: null,
  ...changes,
})

/**
 * A forum on loopback that implements the part of Reddit's API that a listing needs (OAuth client credentials, top
 * posts).
 */
export async function startForum({
  clientId,
  clientSecret,
}: {
  clientId: string
  clientSecret: string
}): Promise<Forum> {
  const requests: { path: string; agent: string; authorization: string }[] = []
  const posts: ForumPost[] = [forumPost()]
  const basic = `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`
  let manners: ForumManners = 'answer'
  let token = 'token-1'

  const { origin, close } = await startLoopback((request, _body, response) => {
    const json = (status: number, body: unknown, headers: Record<string, string> = {}) =>
      void response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))
    const { authorization = '', 'user-agent': agent = '' } = request.headers
    const path = `${request.method} ${request.url?.split('?')[0]}`
    requests.push({ path, agent, authorization })

    if (manners === 'hang') return
    if (manners === 'be down') return json(503, { message: 'Service Unavailable' })
    if (manners === 'ask to wait') return json(429, { message: 'Too Many Requests' }, { 'retry-after': '120' })
    if (path === 'POST /api/v1/access_token')
      return authorization === basic
        ? json(200, { access_token: token, token_type: 'bearer', expires_in: 3600 })
        : json(401, { message: 'Unauthorized' })
    if (manners === 'forget the token') {
      token = 'token-2'
      manners = 'answer'
      return json(401, { message: 'Unauthorized' })
    }
    if (authorization !== `Bearer ${token}`) return json(401, { message: 'Unauthorized' })
    if (manners === 'send HTML') {
      return void response
        .writeHead(200, { 'content-type': 'text/html' })
        .end('<!doctype html><title>whoa there</title>')
    }
    if (manners === 'send 5 MB')
      return json(200, { data: { children: [{ data: { selftext: 'x'.repeat(5_000_000) } }] } })
    const children = manners === 'send nothing' ? [] : posts.map((post) => ({ kind: 't3', data: wire(post) }))
    json(200, { kind: 'Listing', data: { children } })
  })

  return {
    origin,
    requests,
    posts,
    behave(next) {
      manners = next
    },
    close,
  }
}

const wire = (post: ForumPost) => ({
  ...post,
  subreddit: 'AmItheAsshole',
  permalink: `/r/AmItheAsshole/comments/${post.id}/a_story/`,
  created_utc: 1_772_400_000,
})
