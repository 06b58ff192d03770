import type { Command } from '../commands.ts'
import { apply, type Model, mediated, NOTHING, timedOut } from '../model.ts'
import { differences, type Seen } from '../observe.ts'
import { explain, type Operation } from './explain.ts'

/** What is done to a conflict or a debate. The end of a debate can be moved to now. */
type What = Extract<Command, { on: number }> | 'end now'

/** A conflict or a debate of a long history: who began it, with which person, and everything that was done to it. */
export type Thing = { id: string; began: Extract<Command, { other: number }>; operations: Operation<What>[] }

/** Any time will do: it only decides whether a debate is over. */
const NOW = 0

/**
 * The model of a single conflict or debate whose operations have some order that explains each answer and the end.
 * @returns the model, or a line that says that there is no such order
 */
export function modelOf(name: string, { began, operations }: Thing, seen: Seen): Model | string {
  const first = apply(NOTHING, began, NOW) ?? NOTHING
  const found = explain(first, operations, {
    apply(model, what) {
      if (what !== 'end now') return apply(model, { ...what, on: 0 }, NOW)
      const debates = model.debates.flatMap((debate) =>
        debate.status === 'active' ? [{ ...debate, endsAt: NOW }] : [],
      )
      return debates.length > 0 ? { ...model, debates } : null
    },
    later: (model) => [
      ...model.conflicts.flatMap((conflict) => {
        const next = mediated(conflict, NOW)
        return next ? [{ ...model, conflicts: [next] }] : []
      }),
      ...model.debates.flatMap((debate) => {
        const next = timedOut(debate, NOW)
        return next ? [{ ...model, debates: [next] }] : []
      }),
    ],
    isFinal: (model) => differences(model, seen).length === 0,
  })
  return (
    found ??
    `${name} is ${JSON.stringify(seen)} in the end; no order explains that and these answers:\n${lines(operations)}`
  )
}

const lines = (operations: readonly Operation<What>[]): string =>
  operations
    .toSorted((one, other) => one.from - other.from)
    .map(
      ({ what, key, from, to, outcome }) =>
        `  ${from.toFixed(0)} to ${to.toFixed(0)}: ${JSON.stringify(what)}, request ${key}: ${outcome}`,
    )
    .join('\n')
