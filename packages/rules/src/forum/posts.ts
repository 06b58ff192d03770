import { pattern } from '../text/pattern.ts'

/** What decides whether a public forum's post can become the conflict of the day. */
export type Post = {
  id: string
  title: string
  author: string
  subreddit: string
  text: string
  url: string
  createdAt: Date
  score: number
  /** Neither a link nor an image. */
  isText: boolean
  isRemoved: boolean
  isAdult: boolean
  /** An announcement by the forum's moderators. */
  isPinned: boolean
}

/** In code points: long enough to be a story, short enough to read on a phone. */
export const POST_LENGTH = { least: 200, most: 4_000 } as const

/** Topics that strangers shouldn't vote on for entertainment. */
const SERIOUS_TOPIC = new RegExp(
  pattern`
    \b(?:suicid\w*|self[- ]harm\w*|kill(?:ed|ing)? (?:my|him|her|them)sel\w*|rap(?:e|ed|ist)|molest\w*|
    sexual(?:ly)? (?:assault\w*|abus\w*)|abus(?:e|ed|es|ive|er)|domestic violence|restraining order|miscarr\w*|
    stillb\w*|overdos\w*|murder\w*|funeral|terminal(?:ly)?|cancer)\b
  `,
  'i',
)

/**
 * Whether a post may become the daily conflict: a text of the right length, not removed, not adult, not about a
 * tragedy.
 */
export function isEligible(post: Post): boolean {
  const length = [...post.text].length
  return (
    post.isText &&
    !post.isRemoved &&
    !post.isAdult &&
    !post.isPinned &&
    post.author !== '' &&
    length >= POST_LENGTH.least &&
    length <= POST_LENGTH.most &&
    !SERIOUS_TOPIC.test(`${post.title}\n${post.text}`)
  )
}

/** The eligible post with the highest score that wasn't shown before; null if there is none. @param shown their ids */
export function choosePost(posts: readonly Post[], shown: ReadonlySet<string>): Post | null {
  const fresh = posts.filter((post) => isEligible(post) && !shown.has(post.id))
  return fresh.reduce<Post | null>((best, post) => (best === null || post.score > best.score ? post : best), null)
}
