import { MESSAGES } from '@squash/contract/messages'
import { z } from 'zod'
import type { Database } from '../../platform/database/database.ts'
import type { EdgeFunction } from '../../platform/http/function-routes.ts'
import { signedIn } from '../../platform/http/signed-in.ts'
import type { Invites } from './invites.service.ts'

const Input = z.object({ conflict_id: z.uuid(MESSAGES.conflict.invalidId) })

/**
 * `POST /functions/v1/send-conflict-invite`: sends an invite again. The body may name an address and an inviter; both come
 * from the record instead (calls.md).
 */
export const sendConflictInvite = (
  invites: Invites,
  { transaction }: Pick<Database, 'transaction'>,
): EdgeFunction<z.infer<typeof Input>> => ({
  name: 'send-conflict-invite',
  access: 'user',
  input: Input,
  messages: {
    'conflict.not_found': MESSAGES.conflict.notFound,
    'conflict.wrong_phase': MESSAGES.invite.failed,
    'service.fault': MESSAGES.invite.failed,
  },
  run: (context, { conflict_id }) => transaction((tx) => invites.resend(tx, signedIn(context), conflict_id)),
})
