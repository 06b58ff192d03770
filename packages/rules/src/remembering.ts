type Memory<Input> = {
  /** How many results are remembered at once. */
  most: number
  keyOf(input: Input): string
}

const memories = new Set<Map<string, unknown>>()

/** Forgets everything, so that a measurement reads each text for the first time. */
export function forgetAll(): void {
  for (const memory of memories) memory.clear()
}

/**
 * The same pure function, which remembers its latest results. A preview reads the same sentences for the translation, for
 * its receipt and for each edit, and reading them costs the most CPU time of all texts.
 */
export function remembering<Input, Output>(
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
