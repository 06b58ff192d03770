import { functions } from '@squash/contract/functions'
import { inviteMessages } from '@squash/contract/messages/invite'
import { ok, type Result, refuse } from '@squash/rules/result'
import type { z } from 'zod'
import type { Command } from '../../../platform/http/command.ts'
import { functionErrors, type JsonFunction } from '../../../platform/http/function-routes.ts'
import { signedIn } from '../../../platform/http/signed-in.ts'
import type { Resend } from './resend.service.ts'

const declared = functions['send-conflict-invite']
type Declared = typeof declared
const errors = functionErrors('conflict.not_found', 'conflict.wrong_phase', 'invite.too_soon', 'invite.too_many')

/**
 * `POST /functions/v1/send-conflict-invite`: sends an invite again. The body may name an address and an inviter; both are
 * read from the invite instead.
 */
export const sendConflictInvite = ({
  resend,
  command,
}: {
  resend: Resend
  command: Command
}): JsonFunction<z.infer<Declared['input']>, z.infer<Declared['output']>> => ({
  ...declared,
  name: 'send-conflict-invite',
  messages: { 'conflict.wrong_phase': inviteMessages.failed, 'service.fault': inviteMessages.failed },
  run: async (context, { conflict_id }) => {
    await command(context, errors, async (tx) =>
      toConflictRefusal(await resend(tx, signedIn(context), { kind: 'conflict', subject: conflict_id })),
    )
    return ok({ sent: true })
  },
})

/** Maps to the refusals that this function declared before debates had invites, because older clients know only those. */
function toConflictRefusal(result: Awaited<ReturnType<Resend>>): Result<null, keyof typeof errors> {
  if (result.ok) return result
  switch (result.code) {
    case 'invite.not_found':
      return refuse('conflict.not_found')
    case 'invite.closed':
    case 'invite.reminded':
      return refuse('conflict.wrong_phase')
    default:
      return refuse(result.code, result.details)
  }
}
