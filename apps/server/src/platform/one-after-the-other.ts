/** A line in which tasks wait: each starts when the one before has ended, however it ended. */
export function oneAfterTheOther() {
  let last: Promise<unknown> = Promise.resolve()
  return <Value>(task: () => Promise<Value>): Promise<Value> => {
    const mine = last.then(task)
    last = mine.catch(() => undefined)
    return mine
  }
}
