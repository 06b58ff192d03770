import { AsyncLocalStorage } from 'node:async_hooks'

/**
 * Collects the notifications of transactions, and sends them once these have committed. PostgreSQL commits transactions
 * that notify one at a time, so this process notifies on their behalf. One send runs at a time, for everything that has
 * committed in the meantime; no transaction waits for it.
 * @param send notifies each of these channels
 */
export function createAfterCommit(send: (channels: readonly string[]) => Promise<void>) {
  const transactions = new AsyncLocalStorage<Set<string>>()
  // A send serves many requests, so it runs in the context of none: its work would otherwise show up in one's trace.
  const inOwnContext = AsyncLocalStorage.snapshot()
  const committed = new Set<string>()
  let sending: Promise<void> | undefined

  const sendAll = async () => {
    try {
      while (committed.size > 0) {
        const channels = [...committed]
        committed.clear()
        await send(channels)
      }
    } finally {
      sending = undefined
    }
  }
  const notify = (channels: Iterable<string>) => {
    for (const channel of channels) committed.add(channel)
    if (committed.size > 0) sending ??= inOwnContext(sendAll)
  }

  return {
    /** Runs a transaction and, if it commits, sends its notifications. */
    async run<T>(transaction: () => Promise<T>): Promise<T> {
      const channels = new Set<string>()
      const result = await transactions.run(channels, transaction)
      notify(channels)
      return result
    },
    /** Notifies the channel when the current transaction has committed; without one, at once. */
    add(channel: string): void {
      const channels = transactions.getStore()
      if (channels) channels.add(channel)
      else notify([channel])
    },
    /** Resolves when everything committed so far has been sent. */
    sent: (): Promise<void> => sending ?? Promise.resolve(),
  }
}
