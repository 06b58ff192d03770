import type { Wish } from './commands.ts'
import { emptyHistory, type History, play } from './play.ts'
import type { Step } from './steps.ts'
import type { World } from './world.ts'

/** Carries out a person's wish, and lets the workers finish. */
const then = (call: Wish['call'], person: number, on: number, choice: number): Step[] => [
  { do: 'command', wish: { call, person, on, choice }, delivery: { how: 'once' } },
  { do: 'let workers finish' },
]

/** Takes a conflict from its first message to `steps` commands further on, without anyone being satisfied. */
const conflict = (person: number, on: number, choice: number, steps: number): Step[] => [
  ...then('start conflict', person, on, choice),
  ...[1, 1, 1, 2, 1, 1, 1].slice(0, steps).flatMap((next) => then('next', person, on, next)),
]

/**
 * What every history begins with, because a short one would seldom get that far: conflicts in the first, second and
 * third vote, one with a ruling, and a debate that is open for votes.
 */
export async function prologue(world: World): Promise<History> {
  const before = await play(world, emptyHistory(world), [
    ...conflict(0, 0, 0, 1),
    ...conflict(2, 1, 0, 2),
    ...conflict(0, 2, 1, 5),
    ...conflict(1, 3, 1, 7),
    ...then('start debate', 0, 0, 0),
    ...then('answer debate', 1, 0, 0),
  ])
  await world.keep()
  return { ...before, happened: [] }
}
