import { dayNumber } from '@squash/rules'
import { choosePost } from '@squash/rules/forum/posts'
import { sampleFor } from '@squash/rules/forum/samples'
import type { Db } from '../../platform/database/database.ts'
import type { RedditClient } from '../../platform/reddit/reddit-client.ts'
import { countShownSince, findShown } from './forum.store.ts'

/** A post that may become the conflict of the day. */
export type FoundPost = {
  reddit_post_id: string
  title: string
  author: string
  subreddit: string
  url: string | null
  text: string
  is_sample: boolean
  created_at: Date
}

/**
 * The next post to show: the forum's best that is new, or, where no forum is set up, the sample whose turn it is.
 * @returns null when nothing new is fit to be shown. @throws ForumUnavailable
 */
export const findPost = (db: Db, reddit: RedditClient | null, now: Date): Promise<FoundPost | null> =>
  reddit ? fromForum(db, reddit) : fromSamples(db, now)

async function fromForum(db: Db, reddit: RedditClient): Promise<FoundPost | null> {
  const posts = await reddit.topPosts()
  const shown = await findShown(
    db,
    posts.map(({ id }) => id),
  )
  const post = choosePost(posts, shown)
  if (post === null) return null
  const { id, title, author, subreddit, url, text, createdAt } = post
  return { reddit_post_id: id, title, author, subreddit, url, text, is_sample: false, created_at: createdAt }
}

async function fromSamples(db: Db, now: Date): Promise<FoundPost> {
  const day = now.toISOString().slice(0, 10)
  const further = await countShownSince(db, new Date(day))
  const { slug, title, text } = sampleFor(dayNumber(day), further)
  return {
    // Its own each time, so that a sample that comes back is voted on anew.
    reddit_post_id: `sample-${slug}-${day}-${further}`,
    title,
    author: 'a_sample_story',
    subreddit: 'AmItheAsshole',
    url: null,
    text,
    is_sample: true,
    created_at: now,
  }
}
