import { implement } from '@orpc/server'
import { contract } from '@squash/contract'
import type { Command } from '../../platform/http/command.ts'
import type { CallContext } from '../../platform/http/context.ts'
import { signedIn } from '../../platform/http/signed-in.ts'
import type { Admin } from './admin.service.ts'

type Parts = { admin: Pick<Admin, 'jobFailures' | 'acts' | 'banned' | 'ban' | 'unban'>; command: Command }

/** Binds the contract's calls to the service; nothing is decided here. */
export function adminRoutes({ admin, command }: Parts) {
  const os = implement(contract.admin).$context<CallContext>()

  return {
    get_job_failures: os.get_job_failures.handler(({ input }) =>
      admin.jobFailures({ limit: input.p_limit, before: input.p_before ?? null }),
    ),

    get_admin_acts: os.get_admin_acts.handler(({ input }) =>
      admin.acts({ limit: input.p_limit, before: input.p_before ?? null }),
    ),

    get_banned_accounts: os.get_banned_accounts.handler(({ input, context }) =>
      admin.banned(signedIn(context), { limit: input.p_limit, before: input.p_before ?? null }),
    ),

    ban_account: os.ban_account.handler(({ input, context, errors }) =>
      command(context, errors, (tx) => admin.ban(tx, signedIn(context), input)),
    ),

    unban_account: os.unban_account.handler(({ input, context, errors }) =>
      command(context, errors, (tx) => admin.unban(tx, signedIn(context), input)),
    ),
  }
}
