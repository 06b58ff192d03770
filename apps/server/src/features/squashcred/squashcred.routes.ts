import { implement } from '@orpc/server'
import { contract } from '@squash/contract'
import { ok, refuse } from '@squash/rules/result'
import { answer, type Command } from '../../platform/http/command.ts'
import type { CallContext } from '../../platform/http/context.ts'
import { ownId, signedIn } from '../../platform/http/signed-in.ts'
import { type History, presentTier } from './history.service.ts'
import type { Ledger } from './squashcred.service.ts'

type Parts = {
  history: History
  ledger: Pick<Ledger, 'award'>
  command: Command
  /** A unique subject for each award. */
  newId: () => string
}

export function squashcredRoutes({ history, ledger, command, newId }: Parts) {
  const os = implement(contract.rewards).$context<CallContext>()

  return {
    get_user_squashcred: os.get_user_squashcred.handler(({ input, context, errors }) =>
      history.balance(answer(ownId(context, input.p_user_id), errors)),
    ),

    get_user_points_with_tier: os.get_user_points_with_tier.handler(({ input, context }) =>
      history.pointsWithTier(input.p_user_id ?? signedIn(context)),
    ),

    get_squashcred_tier: os.get_squashcred_tier.handler(({ input }) => presentTier(input.p_points)),

    get_squashcred_events: os.get_squashcred_events.handler(({ input, context, errors }) =>
      history.entries(answer(ownId(context, input.p_user_id), errors), {
        limit: input.p_limit,
        before: input.p_before ?? null,
      }),
    ),

    get_squashcred_series: os.get_squashcred_series.handler(({ input, context }) =>
      history.series(signedIn(context), input.days),
    ),

    award_squashcred: os.award_squashcred.handler(({ input, context, errors }) =>
      command(context, errors, async (tx) => {
        const { p_user_id: person, p_amount: amount, p_reason: reason } = input
        const balance = await ledger.award(tx, { person, amount, reason, subject: newId() })
        return balance === null ? refuse('profile.not_found') : ok(balance)
      }),
    ),
  }
}
