import type { ForumVote, Writer } from '@squash/contract/values'
import type { Generated, GeneratedAlways } from 'kysely'

export type ForumTables = {
  reddit_conflicts: {
    id: string
    reddit_post_id: string
    title: string
    author: string
    subreddit: string
    url: string | null
    original_text: string
    ai_summary: string
    ai_suggestion: string
    written_by: Writer
    is_sample: boolean
    created_at: Date
    shown_at: Date
    place: GeneratedAlways<number>
    nta: Generated<number>
    yta: Generated<number>
    esh: Generated<number>
    nah: Generated<number>
  }
  reddit_conflict_votes: {
    reddit_conflict_id: string
    voter_id: string | null
    vote_type: ForumVote
    voted_at: Date
  }
}
