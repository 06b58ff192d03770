import type { AuthDependencies, AuthTx } from './context.ts'
import type { Refusal, Result } from './result.ts'

class RolledBack extends Error {
  readonly refusal: Refusal
  constructor(refusal: Refusal) {
    super('rolled back')
    this.refusal = refusal
  }
}

/** Runs `work` in a transaction of which nothing stays when `work` refuses. */
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
