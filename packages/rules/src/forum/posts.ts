/** A post of a public forum, as far as it matters whether it becomes the conflict of the day. */
export type Post = {
  id: string
  title: string
  author: string
  subreddit: string
  text: string
  url: string
  createdAt: Date
  score: number
  /** Neither a link nor a picture. */
  isText: boolean
  isRemoved: boolean
  isAdult: boolean
  /** The forum's own announcements. */
  isPinned: boolean
}

/** In code points: long enough to be a story, short enough to be read on a phone. */
export const POST_LENGTH = { least: 200, most: 4_000 } as const

/** What strangers should not vote on for fun. */
const HEAVY =
  /\b(?:suicid\w*|self[- ]harm\w*|kill(?:ed|ing)? (?:my|him|her|them)sel\w*|rap(?:e|ed|ist)|molest\w*|sexual(?:ly)? (?:assault\w*|abus\w*)|abus(?:e|ed|es|ive|er)|domestic violence|restraining order|miscarr\w*|stillb\w*|overdos\w*|murder\w*|funeral|terminal(?:ly)?|cancer)\b/i

/** Whether a post may be shown (issue "public board": text, not removed, not adult, short enough), and is no tragedy. */
export function isFit(post: Post): boolean {
  const length = [...post.text].length
  return (
    post.isText &&
    !post.isRemoved &&
    !post.isAdult &&
    !post.isPinned &&
    post.author !== '' &&
    length >= POST_LENGTH.least &&
    length <= POST_LENGTH.most &&
    !HEAVY.test(`${post.title}\n${post.text}`)
  )
}

/** The best of the fit posts that were not shown before; null when there is none. @param shown ids of earlier days */
export function choosePost(posts: readonly Post[], shown: ReadonlySet<string>): Post | null {
  const fresh = posts.filter((post) => isFit(post) && !shown.has(post.id))
  return fresh.reduce<Post | null>((best, post) => (best === null || post.score > best.score ? post : best), null)
}
