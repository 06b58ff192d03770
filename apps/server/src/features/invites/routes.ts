import { implement } from '@orpc/server'
import { contract } from '@squash/contract'
import { refuse } from '@squash/rules/result'
import type { Answer, Command } from '../../platform/http/command.ts'
import type { CallContext } from '../../platform/http/context.ts'
import type { InviteLookup } from './lookup.service.ts'

type Parts = { lookup: InviteLookup; command: Command; answer: Answer }

/** The calls of an invite's page, whether it is to a conflict or a debate. */
export function inviteRoutes({ lookup, command, answer }: Parts) {
  const os = implement(contract.invites).$context<CallContext>()

  return {
    get_invite: os.get_invite.handler(async ({ input, context, errors }) =>
      answer(await lookup.find(input.token, context.caller?.id ?? null), errors),
    ),

    get_invite_message: os.get_invite_message.handler(async ({ input, context, errors }) =>
      answer(await lookup.message(input.token, context.caller?.id ?? null), errors),
    ),

    decline_invite: os.decline_invite.handler(({ input, context, errors }) =>
      command(context, errors, async (tx) => {
        const { token, kind, id } = input
        if (token) return lookup.decline(tx, token)
        const person = context.caller?.id ?? null
        if (person === null) return refuse('session.required')
        return kind && id ? lookup.declineAs(tx, person, { kind, id }) : refuse('invite.not_found')
      }),
    ),

    block_inviter: os.block_inviter.handler(({ input, context, errors }) =>
      command(context, errors, (tx) => lookup.block(tx, input.token, { allInvites: input.all_invites })),
    ),

    report_invite: os.report_invite.handler(({ input, context, errors }) =>
      command(context, errors, (tx) => lookup.report(tx, input.token, input)),
    ),
  }
}
