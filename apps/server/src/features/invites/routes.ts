import { implement } from '@orpc/server'
import { contract } from '@squash/contract'
import { refuse } from '@squash/rules/result'
import { answer, type Command } from '../../platform/http/command.ts'
import type { CallContext } from '../../platform/http/context.ts'
import type { InviteLookup } from './lookup.service.ts'

type Parts = { lookup: InviteLookup; command: Command }

const callerOf = ({ caller }: CallContext): string | null => caller?.id ?? null

/** The calls of an invite's page, whether it is to a conflict or a debate. */
export function inviteRoutes({ lookup, command }: Parts) {
  const os = implement(contract.invites).$context<CallContext>()

  return {
    get_invite: os.get_invite.handler(async ({ input, context, errors }) =>
      answer(await lookup.find(input.token, callerOf(context)), errors),
    ),

    get_invite_message: os.get_invite_message.handler(async ({ input, context, errors }) =>
      answer(await lookup.message(input.token, callerOf(context)), errors),
    ),

    decline_invite: os.decline_invite.handler(({ input, context, errors }) =>
      command(context, errors, async (tx) => {
        const { token, kind, id } = input
        const person = callerOf(context)
        if (token) return lookup.decline(tx, { token, person })
        if (person === null) return refuse('session.required')
        return kind && id ? lookup.declineAs(tx, person, { kind, id }) : refuse('invite.not_found')
      }),
    ),

    block_inviter: os.block_inviter.handler(({ input, context, errors }) =>
      command(context, errors, (tx) =>
        lookup.block(tx, { token: input.token, person: callerOf(context) }, { allInvites: input.all_invites }),
      ),
    ),

    report_invite: os.report_invite.handler(({ input, context, errors }) =>
      command(context, errors, (tx) => lookup.report(tx, { token: input.token, person: callerOf(context) }, input)),
    ),
  }
}
