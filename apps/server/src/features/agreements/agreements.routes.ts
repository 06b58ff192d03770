import { implement } from '@orpc/server'
import { contract } from '@squash/contract'
import type { Commitment } from '@squash/contract/commitments'
import { answer, type Command } from '../../platform/http/command.ts'
import type { CallContext } from '../../platform/http/context.ts'
import { signedIn } from '../../platform/http/signed-in.ts'
import { type Safety, sendingOf } from '../safety/public.ts'
import type { Agreements } from './agreements.service.ts'

type Parts = { agreements: Agreements; safety: Safety; command: Command }

/** Binds the contract's calls to the service; nothing is decided here. */
export function agreementRoutes({ agreements, safety, command }: Parts) {
  const os = implement(contract.agreements).$context<CallContext>()

  return {
    get_agreement: os.get_agreement.handler(async ({ input, context, errors }) =>
      answer(await agreements.get(signedIn(context), input.p_conflict_id), errors),
    ),

    save_commitments: os.save_commitments.handler(async ({ input, context, errors }) => {
      const { p_conflict_id: conflict, commitments, revision } = input
      const sending = sendingOf(context, input)
      const saved = await command(context, errors, (tx) =>
        agreements.save(tx, signedIn(context), { conflict, commitments, seen: revision ?? null }, sending),
      )
      return { ...saved, safety: safety.check(textsOf(commitments), sending).hint() }
    }),

    confirm_agreement: os.confirm_agreement.handler(({ input, context, errors }) =>
      command(context, errors, (tx) =>
        agreements.confirm(tx, signedIn(context), input.p_conflict_id, input.revision ?? null),
      ),
    ),

    answer_check_in: os.answer_check_in.handler(({ input, context, errors }) =>
      command(context, errors, (tx) => agreements.answer(tx, signedIn(context), input.p_conflict_id, input)),
    ),
  }
}

const textsOf = (commitments: readonly Commitment[]): string[] =>
  commitments.flatMap(({ what, by }) => (by === null ? [what] : [what, by]))
