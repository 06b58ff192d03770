import type { AuthDependencies } from './context.ts'
import type { AuthTx } from './ports.ts'
import { type Refusal, type Result, refuse } from './result.ts'

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
