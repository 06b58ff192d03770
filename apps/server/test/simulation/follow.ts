import type { Command } from './commands.ts'
import { apply, givenUp, type Model, mediated, timedOut } from './model.ts'
import type { Seen } from './observe.ts'

type Order = { accepted: readonly [boolean, boolean]; model: Model }

/** The outcomes of two commands, in either order. */
export function serially(model: Model, [one, other]: readonly [Command, Command], now: number): readonly Order[] {
  const both = (first: Command, second: Command) => {
    const afterFirst = apply(model, first, now)
    const afterBoth = apply(afterFirst ?? model, second, now)
    return { first: afterFirst !== null, second: afterBoth !== null, model: afterBoth ?? afterFirst ?? model }
  }
  const forth = both(one, other)
  // New conflicts or debates are recorded in the order of the commands, and don't depend on each other.
  if (one.call === other.call && one.call.startsWith('start'))
    return [{ accepted: [forth.first, forth.second], model: forth.model }]
  const back = both(other, one)
  return [
    { accepted: [forth.first, forth.second], model: forth.model },
    { accepted: [back.second, back.first], model: back.model },
  ]
}

/** The model once workers and the calendar have done what the database shows, as far as that was due. */
export function follow(model: Model, seen: Seen, now: number): Model {
  return {
    conflicts: model.conflicts.map((conflict, number) => {
      const phase = seen.conflicts[number]?.phase
      const later = [mediated(conflict, now), givenUp(conflict, now)].find((each) => each?.phase === phase)
      return phase === conflict.phase ? conflict : (later ?? conflict)
    }),
    debates: model.debates.map((debate, number) => {
      const later = timedOut(debate, now)
      return later && later.status === seen.debates[number]?.status ? later : debate
    }),
  }
}
