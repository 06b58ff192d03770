import type { Post } from '@squash/rules/forum/posts'
import { z } from 'zod'

const isDeleted = (text: string | null | undefined): boolean => text === '[removed]' || text === '[deleted]'

/** The fields of a post that we read, out of the many that Reddit sends. */
const RedditPost = z
  .object({
    id: z.string().min(1).max(32),
    title: z.string().min(1).max(400),
    author: z.string().max(64).nullish(),
    subreddit: z.string().max(64),
    selftext: z.string().nullish(),
    permalink: z.string().regex(/^\/r\/[\w/%.-]+$/),
    created_utc: z.number().positive().max(1e11),
    score: z.number().default(0),
    is_self: z.boolean().default(false),
    over_18: z.boolean().default(false),
    stickied: z.boolean().default(false),
    removed_by_category: z.string().nullish(),
  })
  .transform(
    (post): Post => ({
      id: post.id,
      title: post.title.trim(),
      author: isDeleted(post.author) ? '' : (post.author ?? ''),
      subreddit: post.subreddit,
      text: withoutMarkup(post.selftext ?? ''),
      // Reddit supplies the path, but the host is ours: a post cannot link to another site.
      url: `https://www.reddit.com${post.permalink}`,
      createdAt: new Date(post.created_utc * 1000),
      score: post.score,
      isText: post.is_self,
      isRemoved: isDeleted(post.selftext) || Boolean(post.removed_by_category),
      isAdult: post.over_18,
      isPinned: post.stickied,
    }),
  )

const Listing = z.object({ data: z.object({ children: z.array(z.object({ data: z.unknown() })).max(200) }) })

/**
 * The posts of a listing. An unreadable post is left out without affecting the others.
 * @returns null when this is no listing at all
 */
export function readListing(body: unknown): Post[] | null {
  const listing = Listing.safeParse(body)
  if (!listing.success) return null
  return listing.data.data.children.flatMap(({ data }) => {
    const post = RedditPost.safeParse(data)
    return post.success ? [post.data] : []
  })
}

/** Markdown without the parts meant for machines: link targets, escapes, invisible spaces. */
const withoutMarkup = (markdown: string): string =>
  markdown
    .replaceAll('\r\n', '\n')
    .replace(/&(?:amp;)?#x200B;|\u200b/g, '')
    .replace(/\[([^\]]{1,300})\]\((?:https?:)?\/[^)\s]*\)/g, '$1')
    .replace(/\\([\\`*_{}[\]()#+.!~>-])/g, '$1')
    .replace(/(\*\*|__)(\S(?:[^\n]*?\S)?)\1/g, '$2')
    .replace(/\0/g, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
