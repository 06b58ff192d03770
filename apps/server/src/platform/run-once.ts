type Once<Value> = {
  /** The result of the one run, which the first call starts. If it fails, the next call starts another. */
  (): Promise<Value>
  /** The run that is under way or has succeeded; undefined if there is none. */
  current(): Promise<Value> | undefined
}

/** Does something once in a process, when it is first needed. A failure isn't kept: the next caller tries again. */
export function runOnce<Value>(work: () => Promise<Value>): Once<Value> {
  let run: Promise<Value> | undefined
  const once = (): Promise<Value> => {
    run ??= work().catch((error: unknown) => {
      run = undefined
      throw error
    })
    return run
  }
  return Object.assign(once, { current: () => run })
}
