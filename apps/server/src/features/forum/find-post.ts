import type { Writer } from '@squash/contract/values'
import { dayNumber } from '@squash/rules/counters/local-time'
import { choosePost } from '@squash/rules/forum/posts'
import { sampleFor } from '@squash/rules/forum/samples'
import type { Db } from '../../platform/database/database.ts'
import type { RedditClient } from '../../platform/reddit/reddit-client.ts'
import { countShownSince, findShown } from './forum.store.ts'

/** A post that may become the conflict of the day. */
type FoundPost = {
  reddit_post_id: string
  title: string
  author: string
  subreddit: string
  url: string | null
  text: string
  is_sample: boolean
  created_at: Date
  /** A sample's prepared commentary; null for a post of the forum, on which the mediator comments. */
  advice: Advice | null
}

type Advice = { summary: string; suggestion: string; written_by: Writer }

/**
 * Candidates for the next conflict, best first: the forum's top posts that are new or, if no forum is set up, the
 * samples starting with the next one due. Empty when nothing new is suitable. @throws ForumUnavailable
 */
export const postsToShow = (db: Db, reddit: RedditClient | null, now: Date): AsyncGenerator<FoundPost, void> =>
  reddit ? fromForum(db, reddit) : fromSamples(db, now)

async function* fromForum(db: Db, reddit: RedditClient): AsyncGenerator<FoundPost, void> {
  const posts = await reddit.topPosts()
  const shown = await findShown(
    db,
    posts.map(({ id }) => id),
  )
  const seen = new Set(shown)
  for (let post = choosePost(posts, seen); post !== null; post = choosePost(posts, seen)) {
    seen.add(post.id)
    const { id, title, author, subreddit, url, text, createdAt } = post
    yield {
      reddit_post_id: id,
      title,
      author,
      subreddit,
      url,
      text,
      is_sample: false,
      created_at: createdAt,
      advice: null,
    }
  }
}

async function* fromSamples(db: Db, now: Date): AsyncGenerator<FoundPost, void> {
  const day = now.toISOString().slice(0, 10)
  for (let offset = await countShownSince(db, new Date(day)); ; offset += 1) {
    const { slug, title, text, advice } = sampleFor(dayNumber(day), offset)
    yield {
      // A new id each time, so that a recurring sample starts without votes.
      reddit_post_id: `sample-${slug}-${day}-${offset}`,
      title,
      author: 'a_sample_story',
      subreddit: 'AmItheAsshole',
      url: null,
      text,
      is_sample: true,
      created_at: now,
      advice: { ...advice, written_by: 'canned' },
    }
  }
}
