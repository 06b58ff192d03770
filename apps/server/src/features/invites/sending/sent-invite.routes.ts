import { implement } from '@orpc/server'
import { contract } from '@squash/contract'
import { answer, type Command } from '../../../platform/http/command.ts'
import type { CallContext } from '../../../platform/http/context.ts'
import { signedIn } from '../../../platform/http/signed-in.ts'
import type { Corrections } from './correction.service.ts'
import type { Resend } from './resend.service.ts'
import type { SentInvites } from './sent-invite.service.ts'

type Parts = { sentInvites: SentInvites; resend: Resend; corrections: Corrections; command: Command }

/** The calls of an unanswered invite's creator. */
export function sentInviteRoutes({ sentInvites, resend, corrections, command }: Parts) {
  const os = implement(contract.sentInvites).$context<CallContext>()

  return {
    get_sent_invite: os.get_sent_invite.handler(async ({ input: { kind, id }, context, errors }) =>
      answer(await sentInvites.find(signedIn(context), { kind, subject: id }), errors),
    ),

    correct_invite: os.correct_invite.handler(({ input: { kind, id, email }, context, errors }) =>
      command(context, errors, {
        prepare: () => corrections.allow(signedIn(context)),
        work: (tx) => corrections.correct(tx, signedIn(context), { kind, subject: id }, email),
        undo: () => corrections.undoAllow(signedIn(context)),
      }),
    ),

    resend_invite: os.resend_invite.handler(({ input: { kind, id }, context, errors }) =>
      command(context, errors, (tx) => resend(tx, signedIn(context), { kind, subject: id })),
    ),
  }
}
