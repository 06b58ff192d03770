import type { RefusalCode } from '@squash/contract/errors'
import type { Refusal, Result } from '@squash/rules/result'
import type { Clock } from '../clock.ts'
import type { Database, Tx } from '../database/database.ts'
import {
  deleteExpiredAnswer,
  findAnswer,
  insertAnswer,
  isAnsweredBefore,
  type RequestKey,
  replay,
  requestKeyOf,
} from '../idempotency/idempotency.ts'
import type { KeyedHash } from '../keyed-hash.ts'
import type { CallContext } from './context.ts'

/**
 * The error constructors of one call, as its contract declares them. A refusal that the contract lacks does not
 * compile.
 */
export type DeclaredErrors<Code extends RefusalCode> = {
  [K in Code]: (options: { data?: unknown }) => Error
}

type Work<Value, Code extends RefusalCode> = (tx: Tx) => Promise<Result<Value, Code>>
/** `prepare` does what must not happen in a transaction, such as calling the mediator; `work` receives its result. */
type PreparedWork<Draft, Value, Code extends RefusalCode> = {
  prepare: () => Promise<Result<Draft, Code>>
  work: (tx: Tx, draft: Draft) => Promise<Result<Value, Code>>
  /** Takes back what `prepare` used up, after the transaction, if nothing came of it. */
  undo?: () => Promise<void>
}

export interface Command {
  /**
   * Runs one write in a transaction and stores the answer under the request's Idempotency-Key. A repeated request gets
   * the first answer again and changes nothing; a refusal rolls everything back.
   * @throws the call's own error for a refusal; request.key_reused when the key belongs to another request
   */
  <Value, Code extends RefusalCode>(
    context: CallContext,
    errors: DeclaredErrors<Code>,
    work: Work<Value, NoInfer<Code>>,
  ): Promise<Value>
  <Draft, Value, Code extends RefusalCode>(
    context: CallContext,
    errors: DeclaredErrors<Code>,
    work: PreparedWork<Draft, Value, NoInfer<Code>>,
  ): Promise<Value>
}

/** Unwraps a result outside any transaction. @throws the call's own error for a refusal */
export function answer<Value, Code extends RefusalCode>(
  result: Result<Value, NoInfer<Code>>,
  errors: DeclaredErrors<Code>,
): Value {
  if (!result.ok) throw declared(result, errors)
  return result.value
}

const declared = <Code extends RefusalCode>({ code, details }: Refusal<Code>, errors: DeclaredErrors<Code>): Error =>
  errors[code]({ data: details })

type Outcome<Value, Code extends RefusalCode> = Result<Value, Code> | 'answered_before'

/** Thrown to roll back; the outcome is kept separately. */
const rollback = new Error('rolled back')

export function createCommand(
  { db, transaction, commitWith }: Pick<Database, 'db' | 'transaction' | 'commitWith'>,
  clock: Clock,
  hash: KeyedHash,
): Command {
  return async function command<Draft, Value, Code extends RefusalCode>(
    context: CallContext,
    errors: DeclaredErrors<Code>,
    task: Work<Value, Code> | PreparedWork<Draft, Value, Code>,
  ): Promise<Value> {
    const request = await requestKeyOf(context, hash)
    const firstAnswer = async () => (request ? findAnswer(db, request, clock.now()) : null)

    async function outcomeOf(): Promise<Outcome<Value, Code>> {
      if (typeof task === 'function') return commit(task, request)
      // Checked before the preparation, which may cost seconds and money.
      if (await firstAnswer()) return 'answered_before'
      const prepared = await task.prepare()
      if (!prepared.ok) return prepared
      const worked = await commit((tx) => task.work(tx, prepared.value), request)
      if (worked === 'answered_before' || !worked.ok) await task.undo?.()
      return worked
    }

    const outcome = await outcomeOf()
    if (outcome !== 'answered_before' && outcome.ok) return outcome.value
    // The first attempt may be why the rules refuse now: a user who repeats a vote has already voted.
    const first = await firstAnswer()
    if (first && request) return replay<Value>(first, request)
    if (outcome === 'answered_before') throw new Error('The first answer expired while it was requested again')
    throw declared(outcome, errors)
  }

  async function commit<Value, Code extends RefusalCode>(
    work: Work<Value, Code>,
    request: RequestKey | null,
  ): Promise<Outcome<Value, Code>> {
    let outcome: Outcome<Value, Code> | undefined
    try {
      return await transaction(async (tx) => {
        const result = await work(tx)
        outcome = result
        if (!result.ok) throw rollback
        if (request) await commitWith(() => insertAnswer(tx, request, result.value, clock.now()))
        return result
      })
    } catch (error) {
      if (error === rollback && outcome) return outcome
      if (request && isAnsweredBefore(error))
        return (await deleteExpiredAnswer(db, request, clock.now())) ? commit(work, request) : 'answered_before'
      throw error
    }
  }
}
