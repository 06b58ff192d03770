import type { AuthContext } from '../context.ts'
import type { AuthTx } from '../ports.ts'
import type { Result } from '../result.ts'
import { transactUnlessRefused } from '../transaction.ts'

/**
 * Runs a sign-in at a provider, and retries it once if another sign-in of the same user was faster: the retry finds
 * what that one created.
 */
export async function retryOnConflict<Value>(
  context: AuthContext,
  work: (tx: AuthTx) => Promise<Result<Value>>,
): Promise<Result<Value>> {
  const first = await transactUnlessRefused(context, work)
  return first.ok || first.code !== 'conflict' ? first : await transactUnlessRefused(context, work)
}
