import type { User } from '../accounts/store.ts'
import type { AuthContext } from '../context.ts'
import type { AuthTx } from '../ports.ts'
import type { Result } from '../result.ts'
import { transactUnlessRefused } from '../transaction.ts'

/**
 * Runs a sign-in by a provider's word, and once more when the same person came twice at the same moment: the second time, what the other made
 * is found.
 */
export async function enterTogether<Value>(
  context: AuthContext,
  work: (tx: AuthTx) => Promise<Result<Value>>,
): Promise<Result<Value>> {
  const first = await transactUnlessRefused(context, work)
  return first.ok || first.code !== 'conflict' ? first : await transactUnlessRefused(context, work)
}

export type FindUser = (tx: AuthTx) => Promise<Result<User>>
