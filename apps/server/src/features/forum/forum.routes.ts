import { implement } from '@orpc/server'
import { contract } from '@squash/contract'
import { refuse } from '@squash/rules/result'
import { answer, type Command } from '../../platform/http/command.ts'
import type { CallContext } from '../../platform/http/context.ts'
import { signedIn } from '../../platform/http/signed-in.ts'
import type { Nudge } from '../../platform/jobs/create-nudges.ts'
import { refreshForum } from './forum.jobs.ts'
import type { Forum } from './forum.service.ts'

type Parts = { forum: Forum; command: Command; nudge: Nudge }

export function forumRoutes({ forum, command, nudge }: Parts) {
  const os = implement(contract.forum).$context<CallContext>()

  return {
    get_current_reddit_conflict: os.get_current_reddit_conflict.handler(async () => {
      const current = await forum.current()
      // Fetched now rather than at the next scheduled run.
      if (current.length === 0) nudge(refreshForum, 'first', {})
      return current
    }),

    get_user_reddit_vote: os.get_user_reddit_vote.handler(async ({ input, context, errors }) => {
      const voter = signedIn(context)
      if ((input.user_uuid ?? voter) !== voter) return answer(refuse('access.not_yourself'), errors)
      return answer(await forum.ownVote(voter, input.conflict_uuid), errors)
    }),

    cast_reddit_vote: os.cast_reddit_vote.handler(({ input, context, errors }) =>
      command(context, errors, (tx) => forum.vote(tx, signedIn(context), input.conflict_uuid, input.vote_type)),
    ),
  }
}
