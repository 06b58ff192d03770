type Memory<Input> = {
  /** How many results are kept at once. */
  most: number
  keyOf(input: Input): string
}

const memories = new Set<Map<string, unknown>>()

/** Clears all memoized results, so that a measurement starts cold. */
export function clearMemoized(): void {
  for (const memory of memories) memory.clear()
}

/**
 * Memoizes a pure function's most recent results. A preview analyses the same sentences for the translation, for the
 * receipt and for each edit, and that analysis takes most of the mediator's CPU time.
 */
export function memoized<Input, Output>(
  compute: (input: Input) => Output,
  { most, keyOf }: Memory<Input>,
): (input: Input) => Output {
  const latest = new Map<string, { output: Output }>()
  memories.add(latest)
  return (input) => {
    const key = keyOf(input)
    const known = latest.get(key)
    if (known) return known.output
    const output = compute(input)
    const [oldest] = latest.keys()
    if (latest.size >= most && oldest !== undefined) latest.delete(oldest)
    latest.set(key, { output })
    return output
  }
}
