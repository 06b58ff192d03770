import { implement } from '@orpc/server'
import { contract } from '@squash/contract'
import type { Command } from '../../platform/http/command.ts'
import type { CallContext } from '../../platform/http/context.ts'
import { pageOf, signedIn } from '../../platform/http/signed-in.ts'
import { type Safety, sendingOf } from '../safety/public.ts'
import type { Debates } from './debates.service.ts'

type Parts = { debates: Debates; safety: Safety; command: Command }

/** Binds the contract's calls to the service; nothing is decided here. */
export function debateRoutes({ debates, safety, command }: Parts) {
  const os = implement(contract.debates).$context<CallContext>()

  return {
    create_debate: os.create_debate.handler(async ({ input, context, errors }) => {
      const person = signedIn(context)
      const texts = [input.title, input.creator_side, input.creator_position, input.opponent_side]
      const check = safety.check(texts, sendingOf(context, input))
      const started = await command(context, errors, {
        prepare: () => debates.allow(person, input, check),
        work: (tx) => debates.start(tx, person, input),
        undo: () => debates.undoAllow(person),
      })
      return { ...started, safety: check.hint() }
    }),

    respond_to_debate_invite: os.respond_to_debate_invite.handler(({ input, context, errors }) => {
      const check = safety.check([input.p_position], sendingOf(context, input))
      return command(context, errors, (tx) =>
        debates.answer(tx, signedIn(context), input.p_debate_id, input.p_position, check),
      )
    }),

    cast_debate_vote: os.cast_debate_vote.handler(({ input, context, errors }) =>
      command(context, errors, (tx) => debates.vote(tx, signedIn(context), input.p_debate_id, input.p_vote_for_id)),
    ),

    get_active_debates: os.get_active_debates.handler(({ input, context }) =>
      debates.active(signedIn(context), pageOf(input)),
    ),

    get_pending_debate_invites: os.get_pending_debate_invites.handler(({ input, context }) =>
      debates.pending(signedIn(context), pageOf(input)),
    ),

    get_completed_debates: os.get_completed_debates.handler(({ input, context }) =>
      debates.completed(signedIn(context), pageOf(input)),
    ),

    get_debate_by_id: os.get_debate_by_id.handler(({ input, context }) =>
      debates.get(signedIn(context), input.p_debate_id),
    ),

    get_debate_stats: os.get_debate_stats.handler(({ input, context }) =>
      debates.stats(input.p_user_id ?? signedIn(context)),
    ),

    get_debate_counts: os.get_debate_counts.handler(({ context }) => debates.counts(signedIn(context))),
  }
}
