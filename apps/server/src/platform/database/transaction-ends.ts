import type { QueryResult } from 'pg'
import type { Ends } from './joined-statement.ts'

/** How a connection sends a statement. */
type Wire = {
  /** Sends a text unchanged. */
  send(text: string): Promise<unknown>
  /** Sends the statement being delivered. */
  sendStatement(): Promise<unknown>
  /** Sends it together with `begin`, `commit` or both; null if it isn't prepared on this connection. */
  sendJoined: ((ends: Ends) => Promise<unknown>) | null
}

const CLOSED = 'The transaction has been committed with its last statement: nothing can follow.'

/**
 * The two ends of one transaction. `begin` waits for the first statement and is sent with it, `commit` with the statement
 * that is announced as the last: each saves a round trip. A statement that can't be joined is sent after `begin`, and
 * before `commit`, as usual.
 */
export function createTransactionEnds() {
  let state: 'new' | 'begin is due' | 'open' | 'over' = 'new'
  let isLast = false
  /** The first statement, for which the others wait: without `begin` they would run outside the transaction. */
  let opening: Promise<unknown> | undefined

  async function open(wire: Wire): Promise<unknown> {
    const commit = isLast
    if (wire.sendJoined) return closeAfter(wire.sendJoined({ begin: true, commit }), commit)
    await wire.send('begin')
    return wire.sendStatement()
  }

  async function closeAfter(answer: Promise<unknown>, commits: boolean): Promise<unknown> {
    const result = await answer
    if (commits) state = 'over'
    return result
  }

  return {
    /** Says that the next statement is the transaction's last. */
    announceLast(): void {
      isLast = true
    },

    /** Sends a statement of the transaction, or answers it without sending it. */
    async deliver(text: unknown, wire: Wire): Promise<unknown> {
      if (state === 'new') {
        if (text !== 'begin') return wire.sendStatement()
        state = 'begin is due'
        return completed('BEGIN')
      }
      const isEnd = text === 'commit' || text === 'rollback'
      if (state === 'begin is due') {
        state = isEnd ? 'over' : 'open'
        if (isEnd) return completed(text === 'commit' ? 'COMMIT' : 'ROLLBACK')
        opening = open(wire)
        return opening
      }
      if (state === 'over') {
        if (text === 'commit') return completed('COMMIT')
        throw new Error(CLOSED)
      }
      if (text === 'rollback') {
        await opening?.catch(() => {})
        return wire.sendStatement()
      }
      await opening
      return isLast && !isEnd && wire.sendJoined
        ? closeAfter(wire.sendJoined({ begin: false, commit: true }), true)
        : wire.sendStatement()
    },
  }
}

export type TransactionEnds = ReturnType<typeof createTransactionEnds>

const completed = (command: string): Pick<QueryResult, 'command' | 'rowCount' | 'rows'> => ({
  command,
  rowCount: null,
  rows: [],
})
