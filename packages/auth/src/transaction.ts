import type { AuthDependencies } from './context.ts'
import type { AuthTx } from './ports.ts'
import { type Refusal, type Result, refuse } from './result.ts'

/** The five-character SQLSTATE of a database error, or null for any other error. */
export function sqlState(error: unknown): string | null {
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') return null
  return /^[0-9A-Z]{5}$/.test(error.code) ? error.code : null
}

export const uniqueViolation = '23505'
export const queryCanceled = '57014'
export const lockNotAvailable = '55P03'

class RolledBack extends Error {
  readonly refusal: Refusal
  constructor(refusal: Refusal) {
    super('rolled back')
    this.refusal = refusal
  }
}

/** Runs `work` in a transaction that is always rolled back, to learn its result. */
export async function transactAndUndo<Value>(
  dependencies: Pick<AuthDependencies, 'transaction'>,
  work: (tx: AuthTx) => Promise<Result<Value>>,
): Promise<Result<Value>> {
  let outcome: Result<Value> | null = null
  const undone = await transactUnlessRefused<never>(dependencies, async (tx) => {
    outcome = await work(tx)
    return refuse('unknown')
  })
  return outcome ?? undone
}

/** Runs `work` in a transaction that is rolled back if `work` refuses. */
export async function transactUnlessRefused<Value>(
  { transaction }: Pick<AuthDependencies, 'transaction'>,
  work: (tx: AuthTx) => Promise<Result<Value>>,
): Promise<Result<Value>> {
  try {
    return await transaction(async (tx) => {
      const result = await work(tx)
      if (!result.ok) throw new RolledBack(result)
      return result
    })
  } catch (error) {
    if (error instanceof RolledBack) return error.refusal
    throw error
  }
}
