/** A queue that runs one task at a time: the next starts when the previous one has finished, even if it failed. */
export function createSerialQueue() {
  let last: Promise<unknown> = Promise.resolve()
  return <Value>(task: () => Promise<Value>): Promise<Value> => {
    const mine = last.then(task)
    last = mine.catch(() => undefined)
    return mine
  }
}
