import { implement } from '@orpc/server'
import { contract } from '@squash/contract'
import type { CallContext } from '../../platform/http/context.ts'
import type { Admin } from './admin.service.ts'

export function adminRoutes({ admin }: { admin: Pick<Admin, 'jobFailures' | 'acts'> }) {
  const os = implement(contract.admin).$context<CallContext>()

  return {
    get_job_failures: os.get_job_failures.handler(({ input }) =>
      admin.jobFailures({ limit: input.p_limit, before: input.p_before ?? null }),
    ),

    get_admin_acts: os.get_admin_acts.handler(({ input }) =>
      admin.acts({ limit: input.p_limit, before: input.p_before ?? null }),
    ),
  }
}
