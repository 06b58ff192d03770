import type { ForumConflict } from '@squash/contract/forum'
import type { ForumVote } from '@squash/contract/values'
import type { Mediator } from '@squash/rules/mediator/mediator'
import { maskPublicText } from '@squash/rules/privacy/mask-public-text'
import { ok, type Result, refuse } from '@squash/rules/result'
import type { Clock } from '../../platform/clock.ts'
import type { Database, Tx } from '../../platform/database/database.ts'
import type { Outbox } from '../../platform/outbox/outbox.ts'
import { ForumUnavailable, type RedditClient } from '../../platform/reddit/reddit-client.ts'
import { postsToShow } from './find-post.ts'
import {
  countForumVote,
  type ForumRow,
  findCurrent,
  findForumVote,
  insertForumConflict,
  insertForumVote,
  isStillEmpty,
  listForumVotes,
  type NewForumConflict,
} from './forum.store.ts'

type ForumParts = {
  database: Pick<Database, 'db'>
  clock: Clock
  outbox: Outbox
  mediator: Pick<Mediator, 'advise' | 'classify'>
  /** null if no forum is set up: then samples are shown in rotation. */
  reddit: RedditClient | null
  newId: () => string
}

/** Posts to skip because the mediator sees danger in them, before giving up for the day. */
const MAX_SKIPPED = 3

type FetchRefusal = 'forum.unavailable' | 'forum.nothing_fit'

/** The conflict of the day: found in a public forum, commented on by the mediator, with one vote per user. */
export function createForum({ database: { db }, clock, outbox, mediator, reddit, newId }: ForumParts) {
  async function findNew(from: RedditClient | null): Promise<Result<NewForumConflict, FetchRefusal>> {
    const at = clock.now()
    try {
      let skipped = 0
      for await (const { text, advice: prepared, ...found } of postsToShow(db, from, at)) {
        const kinds = prepared ? [] : await mediator.classify({ message: `${found.title}\n${text}` })
        if (kinds.length === 0) {
          const advice = prepared ?? (await mediator.advise({ title: found.title, text }))
          return ok({
            ...found,
            id: newId(),
            title: maskPublicText(found.title),
            original_text: maskPublicText(text),
            ai_summary: advice.summary,
            ai_suggestion: advice.suggestion,
            written_by: advice.written_by,
            shown_at: at,
          })
        }
        skipped += 1
        if (skipped === MAX_SKIPPED) break
      }
      return refuse('forum.nothing_fit')
    } catch (error) {
      if (error instanceof ForumUnavailable) return refuse('forum.unavailable', { retry_after: 60 })
      throw error
    }
  }

  /** Makes this the current conflict. */
  async function show(tx: Tx, conflict: NewForumConflict): Promise<Result<{ id: string }, FetchRefusal>> {
    if (!(await insertForumConflict(tx, conflict))) return refuse('forum.nothing_fit')
    const { id, is_sample, shown_at } = conflict
    await outbox.publish(tx, [{ type: 'forum.refreshed', forum_conflict: id, is_sample, at: shown_at }])
    return ok({ id })
  }

  return {
    /** The current conflict, in a list because clients expect one; empty before the first. */
    async current(): Promise<ForumConflict[]> {
      const row = await findCurrent(db)
      return row ? [present(row)] : []
    },

    /** Whether the current UTC day still needs its conflict. A sample only fills in until the forum answers. */
    async isDue(): Promise<boolean> {
      const row = await findCurrent(db)
      if (row === null || dayOf(row.shown_at) < dayOf(clock.now())) return true
      return reddit !== null && row.is_sample
    },

    /** Whether no forum conflict has been shown yet. */
    isEmpty: async (): Promise<boolean> => (await findCurrent(db)) === null,

    /** The next sample. It is available immediately, because it needs neither the forum nor a model. */
    sample: (): Promise<Result<NewForumConflict, FetchRefusal>> => findNew(null),

    /**
     * Finds the next post that the mediator can comment on, with its comment. Outside any transaction, because it calls
     * two external services.
     */
    findNew: (): Promise<Result<NewForumConflict, FetchRefusal>> => findNew(reddit),

    show,

    /** Makes this the current conflict unless another process has shown one since `isEmpty`. */
    async showFirst(tx: Tx, conflict: NewForumConflict): Promise<void> {
      if (await isStillEmpty(tx)) await show(tx, conflict)
    },

    /** A user's vote, in a list because clients expect one; empty before they have voted. */
    async ownVote(voter: string, conflict: string) {
      const vote_type = await findForumVote(db, conflict, voter)
      if (vote_type === undefined) return refuse('conflict.not_found')
      return ok(vote_type === null ? [] : [{ vote_type }])
    },

    /** Casts a vote, which is final. @returns the new counts */
    async vote(tx: Tx, voter: string, conflict: string, vote: ForumVote) {
      const at = clock.now()
      const cast = await insertForumVote(tx, { conflict, voter, vote, at })
      if (cast === 'not_found') return refuse('conflict.not_found')
      if (cast === 'already_voted') return refuse('forum.already_voted')
      const statement = outbox.alongside(tx, [{ type: 'forum.voted', forum_conflict: conflict, voter, vote, at }])
      return ok({ vote_type: vote, vote_counts: await countForumVote(statement, conflict, vote) })
    },

    /** All votes of a user, for their download. */
    async votesOf(person: string) {
      const votes = await listForumVotes(db, person)
      return votes.map(({ voted_at, ...vote }) => ({ ...vote, voted_at: voted_at.toISOString() }))
    },
  }
}

const dayOf = (time: Date): string => time.toISOString().slice(0, 10)

function present({ nta, yta, esh, nah, created_at, shown_at: _shown, place: _place, ...row }: ForumRow): ForumConflict {
  return { ...row, created_at: created_at.toISOString(), vote_counts: { nta, yta, esh, nah } }
}

export type Forum = ReturnType<typeof createForum>
