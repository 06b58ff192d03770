import { z } from 'zod'
import { read, write } from './call.ts'
import { refusals } from './errors.ts'
import { LIMITS } from './limits.ts'
import { inviteMessages } from './messages/invite.ts'
import { reportsMessages } from './messages/reports.ts'
import { id, orDefault, text } from './schemas.ts'
import { INVITE_KINDS, REPORT_CATEGORIES } from './values.ts'

/** The token in an invite's link. A mangled one is treated like any other unknown invite. */
const inviteToken = z.string().max(1000)

/** The calls on an invite to a conflict or a debate, which is identified by the token of its link. */
export const invites = {
  get_invite: read('get_invite', 'public')
    .errors(refusals(['invite.not_found', 'invite.corrected']))
    .input(z.object({ token: inviteToken }))
    .output(
      z.object({
        inviter: z.string(),
        purpose: z.string(),
        kind: z.enum(INVITE_KINDS),
        id: id.nullable(),
        /** Whether the token is from the mailed link. With one from a shared link, only a signed-in user can block. */
        mailed: z.boolean(),
        /** Whether the caller sent the invite, and so can't decline, block or report with the shared link. */
        own: z.boolean(),
        /** The invited address, for signing up. Only with the mailed link, and only without a session. */
        email: z.string().nullable(),
      }),
    ),

  /**
   * The calm version of the message that a conflict opens with, masked like a public text, because the reader may not
   * be the invited person. Works with either link, and only on the reader's request.
   */
  get_invite_message: read('get_invite_message', 'public')
    .errors(refusals(['invite.not_found']))
    .input(z.object({ token: inviteToken }))
    .output(z.object({ text: z.string() })),

  /**
   * Declines an invite without giving a reason or blaming either side. Takes the token of its link, without a session;
   * or, from the invited person, the kind and id of the conflict or debate.
   */
  decline_invite: write('decline_invite', 'public')
    .errors(
      refusals(
        [
          'invite.not_found',
          'session.required',
          'conflict.not_found',
          'conflict.not_a_party',
          'conflict.wrong_phase',
          'debate.not_found',
          'debate.not_invited',
          'debate.not_pending',
        ],
        {
          'conflict.wrong_phase': inviteMessages.tooLateToDecline,
          'debate.not_pending': inviteMessages.tooLateToDecline,
        },
      ),
    )
    .input(
      z
        .object({
          /** If present, the other two parameters are ignored. */
          token: inviteToken.nullish(),
          kind: z.enum(INVITE_KINDS).nullish(),
          id: id.nullish(),
        })
        .refine(({ token, kind, id }) => (token ?? (kind && id)) != null, {
          path: ['token'],
          error: 'must be given, or kind and id instead',
        }),
    )
    .output(z.null()),

  /**
   * Blocks the sender of an invite without notifying them: neither this invite nor later ones reach the address
   * again. An account with that address finds the block in its list. With a shared link, the block is the signed-in
   * user's. The mailed link works even after the invite's address was corrected.
   */
  block_inviter: write('block_inviter', 'public')
    .errors(refusals(['invite.not_found', 'session.required']))
    .input(
      z.object({
        token: inviteToken,
        /** Also stops invites from everyone else. */
        all_invites: orDefault(z.boolean(), false),
      }),
    )
    .output(z.null()),

  /**
   * Reports an invite to the admins, once. The report covers what the link shows and no messages. It also works after
   * declining or blocking with the same link, or after a correction of the address, as long as the invite is
   * unanswered. The reporter gets no reply, because only their link is known.
   */
  report_invite: write('report_invite', 'public')
    .errors(refusals(['invite.not_found', 'report.repeated']))
    .input(
      z.object({
        token: inviteToken,
        reason: text(LIMITS.reportReason, reportsMessages.reasonRequired),
        category: orDefault(z.enum(REPORT_CATEGORIES), 'other'),
      }),
    )
    .output(z.null()),
}
