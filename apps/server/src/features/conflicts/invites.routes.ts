import { implement } from '@orpc/server'
import { contract } from '@squash/contract'
import { refuse } from '@squash/rules'
import type { Answer, Command } from '../../platform/http/command.ts'
import type { CallContext } from '../../platform/http/context.ts'
import type { InviteDoors } from '../invitees/invite-doors.service.ts'

/** Whatever the invite is to: one link, one door. */
type Parts = { doors: InviteDoors; command: Command; answer: Answer }

export function inviteRoutes({ doors, command, answer }: Parts) {
  const os = implement(contract.conflicts).$context<CallContext>()

  return {
    get_invite: os.get_invite.handler(async ({ input, context, errors }) =>
      answer(await doors.look(input.token, context.caller?.id ?? null), errors),
    ),

    decline_invite: os.decline_invite.handler(({ input, context, errors }) =>
      command(context, errors, async (tx) => {
        const { token, kind, id } = input
        if (token) return doors.decline(tx, token)
        const person = context.caller?.id ?? null
        if (person === null) return refuse('session.required')
        return kind && id ? doors.declineAs(tx, person, { kind, id }) : refuse('invite.not_found')
      }),
    ),

    block_inviter: os.block_inviter.handler(({ input, context, errors }) =>
      command(context, errors, (tx) => doors.block(tx, input.token, { allInvites: input.all_invites })),
    ),

    report_invite: os.report_invite.handler(({ input, context, errors }) =>
      command(context, errors, (tx) => doors.report(tx, input.token, input)),
    ),
  }
}
