/** A command on one thing, from the moment it was sent to the moment it was answered. */
export type Operation<What> = {
  what: What
  /** Requests with the same Idempotency-Key have the same one. */
  key: number
  from: number
  to: number
  /** `unknown` when the answer was lost and a later try was refused. It may have had its effect, even later. */
  outcome: 'accepted' | 'refused' | 'unknown'
}

type Rules<State, What> = {
  /** The state afterwards, or null for a refusal. */
  apply(state: State, what: What): State | null
  /** What may happen to it without anyone's command. */
  later(state: State): readonly State[]
  /** Whether this is the state that was found in the end. */
  isFinal(state: State): boolean
}

/**
 * Looks for an order of the operations in which each could have got its answer and which leads to the final state. An
 * operation that was answered before another was sent comes first; those that overlap may have any order.
 * @returns the last state in such an order; null when there is none, so that an answer was wrong or something was lost
 */
export function explain<State, What>(
  first: State,
  operations: readonly Operation<What>[],
  { apply, later, isFinal }: Rules<State, What>,
): State | null {
  const visited = new Set<string>()
  /** @param done the indexes of the operations placed so far */
  function search(state: State, done: ReadonlySet<number>): State | null {
    const name = `${[...done].toSorted((one, other) => one - other)} ${JSON.stringify(state)}`
    if (visited.has(name)) return null
    visited.add(name)
    const left = [...operations.entries()].filter(([at]) => !done.has(at))
    const required = left.filter(([, { outcome }]) => outcome !== 'unknown')
    if (required.length === 0 && isFinal(state)) return state
    const soonest = Math.min(...required.map(([, { to }]) => to))
    const possible = left.filter(([, { from }]) => from <= soonest)

    // A refusal changes nothing, so one that fits can be placed at once.
    const isDone = (key: number) =>
      [...done].some((at) => operations[at]?.key === key && operations[at]?.outcome !== 'refused')
    const refusal = possible.find(
      ([, { what, outcome, key }]) => outcome === 'refused' && !isDone(key) && apply(state, what) === null,
    )
    if (refusal) return search(state, new Set([...done, refusal[0]]))

    for (const [at, { what, outcome }] of possible) {
      const next = outcome === 'refused' ? null : apply(state, what)
      const found = next && search(next, new Set([...done, at]))
      if (found) return found
    }
    for (const next of later(state)) {
      const found = search(next, done)
      if (found) return found
    }
    return null
  }
  return search(first, new Set())
}
