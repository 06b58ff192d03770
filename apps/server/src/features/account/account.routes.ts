import { implement } from '@orpc/server'
import { contract } from '@squash/contract'
import { ok, refuse } from '@squash/rules/result'
import { answer, type Command } from '../../platform/http/command.ts'
import type { CallContext } from '../../platform/http/context.ts'
import { signedIn } from '../../platform/http/signed-in.ts'
import type { Deletion } from './deletion.service.ts'
import type { Export } from './export.service.ts'
import type { Sessions } from './sessions.service.ts'

type Parts = {
  sessions: Sessions
  exporting: Export
  deletion: Deletion
  command: Command
  /** Uses up one of the user's downloads this hour. @returns null, or the seconds to wait */
  spendExport: (person: string) => Promise<number | null>
}

export function accountRoutes({ sessions, exporting, deletion, command, spendExport }: Parts) {
  const os = implement(contract.account).$context<CallContext>()

  return {
    get_sessions: os.get_sessions.handler(({ context }) =>
      sessions.list(signedIn(context), context.caller?.session ?? null),
    ),

    revoke_session: os.revoke_session.handler(({ input, context, errors }) =>
      command(context, errors, {
        // The authentication service ends a session in its own transaction.
        prepare: () => sessions.revoke(signedIn(context), input.session_id),
        work: async () => ok(null),
      }),
    ),

    get_security_events: os.get_security_events.handler(({ input, context }) =>
      sessions.events(signedIn(context), { limit: input.p_limit, before: input.p_before ?? null }),
    ),

    export_my_data: os.export_my_data.handler(async ({ context, errors }) => {
      const person = signedIn(context)
      const wait = await spendExport(person)
      if (wait !== null) return answer(refuse('request.rate_limited', { retry_after: wait }), errors)
      return exporting.collect({ person, session: context.caller?.session ?? null })
    }),

    delete_account: os.delete_account.handler(({ input, context, errors }) => {
      const by = sessionOf(context)
      return command(withoutKey(context), errors, {
        prepare: () => deletion.confirm(by, input),
        work: (tx, proof) => deletion.request(tx, by, proof),
      })
    }),

    cancel_deletion: os.cancel_deletion.handler(({ context, errors }) =>
      command(context, errors, (tx) => deletion.cancel(tx, sessionOf(context))),
    ),
  }
}

/** The user, and the session that the request comes from. */
const sessionOf = (context: CallContext) => ({ userId: signedIn(context), sessionId: context.caller?.session ?? '' })

/**
 * Storing the answer under the request's key would also store a fast hash of the password. A repeated request changes
 * nothing anyway.
 */
const withoutKey = (context: CallContext): CallContext => ({
  ...context,
  request: { ...context.request, idempotency: null },
})
