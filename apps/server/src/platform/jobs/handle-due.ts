/**
 * Handles everything that is due, batch by batch, each item on its own, so that one that fails doesn't hold up the rest. It
 * stays due and is found again, so the work ends with the first batch that contains nothing new.
 * @param find the next batch; `last` is the last item of the previous one, null for the first batch
 * @throws an AggregateError once all others are handled, so that the job counts as failed and is retried
 */
export async function handleDue<Item>(
  find: (last: Item | null) => Promise<readonly Item[]>,
  handle: (item: Item) => Promise<unknown>,
): Promise<void> {
  const handled = new Set<string>()
  const failures: unknown[] = []
  const isNew = (item: Item) => !handled.has(JSON.stringify(item))
  let last: Item | null = null
  for (let batch = await find(last); batch.some(isNew); batch = await find(last)) {
    for (const item of batch.filter(isNew)) {
      handled.add(JSON.stringify(item))
      await handle(item).catch((error: unknown) => failures.push(error))
    }
    last = batch.at(-1) ?? null
  }
  if (failures.length === 0) return
  // The log describes the cause, but not the list.
  const [cause] = failures
  throw new AggregateError(failures, `${failures.length} of ${handled.size} failed`, { cause })
}

/** The same for items that are all known: handles each, even if another fails. @throws an AggregateError at the end */
export const handleEach = <Item>(items: readonly Item[], handle: (item: Item) => Promise<unknown>): Promise<void> =>
  handleDue<Item>(async (last) => (last === null ? items : []), handle)
