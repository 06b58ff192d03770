import { implement } from '@orpc/server'
import { contract } from '@squash/contract'
import { refuse } from '@squash/rules/result'
import { answer, type Command } from '../../platform/http/command.ts'
import type { CallContext } from '../../platform/http/context.ts'
import { signedIn } from '../../platform/http/signed-in.ts'
import type { Rulings } from './rulings.service.ts'

type Parts = { rulings: Rulings; command: Command }

export function rulingRoutes({ rulings, command }: Parts) {
  const os = implement(contract.rulings).$context<CallContext>()

  return {
    get_public_ai_rulings: os.get_public_ai_rulings.handler(({ input, context }) =>
      rulings.list(context.caller?.id ?? null, {
        limit: input.p_limit,
        before: input.p_before ?? null,
        only: input.p_conflict_id ?? null,
      }),
    ),

    get_conflict_vote_counts: os.get_conflict_vote_counts.handler(async ({ input, errors }) =>
      answer(await rulings.voteCounts(input.conflict_uuid), errors),
    ),

    get_user_vote_for_conflict: os.get_user_vote_for_conflict.handler(async ({ input, context, errors }) => {
      const voter = signedIn(context)
      if ((input.user_uuid ?? voter) !== voter) return answer(refuse('access.not_yourself'), errors)
      return answer(await rulings.ownVote(voter, input.conflict_uuid), errors)
    }),

    check_can_vote: os.check_can_vote.handler(({ input, context }) =>
      rulings.canVote(signedIn(context), input.conflict_uuid),
    ),

    cast_conflict_vote: os.cast_conflict_vote.handler(({ input, context, errors }) =>
      command(context, errors, (tx) => rulings.vote(tx, signedIn(context), input.conflict_uuid, input.vote_type)),
    ),
  }
}
