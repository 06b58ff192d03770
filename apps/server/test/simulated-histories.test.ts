import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { violations } from './simulation/invariants.ts'
import { type History, play, withStory } from './simulation/play.ts'
import { prologue } from './simulation/prologue.ts'
import { histories } from './simulation/steps.ts'
import { createWorld, type World } from './simulation/world.ts'

/** Few in an ordinary run; `npm run simulate` plays as many as requested. */
const HISTORIES = Number(process.env.HISTORIES ?? 10)
const SEED = Number(process.env.SEED ?? 18)
/** Histories in each test, so that a long run shows how far it has come. */
const BATCH = 50
const LONGEST = 16
/** How long a failing history is shortened, in milliseconds. */
const SHRINKING = 120_000

let world: World
let before: History
beforeAll(async () => {
  world = await createWorld()
  before = await prologue(world)
})
afterAll(() => world.close())

/** @throws the shortest history found that breaks something, with its seed. @returns what happened in it */
async function holds(seed: number): Promise<readonly string[]> {
  const happened: string[] = []
  const property = fc.asyncProperty(histories(LONGEST), async (steps) => {
    await world.reset()
    const history = await play(world, before, steps)
    const found = await violations(world, history)
    if (found.length > 0) throw withStory(history, found.join('\n'))
    happened.push(...history.happened)
  })
  try {
    await fc.assert(property, {
      seed,
      numRuns: 1,
      unbiased: true,
      interruptAfterTimeLimit: SHRINKING,
      includeErrorInReport: true,
    })
    return happened
  } catch (error) {
    throw new Error(`Replay it with: npm run simulate -- --seed ${seed}`, { cause: error })
  }
}

for (let first = SEED; first < SEED + HISTORIES; first += BATCH) {
  const last = Math.min(first + BATCH, SEED + HISTORIES) - 1
  it(`Squash loses nothing, repeats nothing and keeps secrets through random histories ${first} to ${last}`, {
    timeout: BATCH * 10_000 + 2 * SHRINKING,
  }, async () => {
    const happened: string[] = []
    for (let seed = first; seed <= last; seed++) happened.push(...(await holds(seed)))
    if (last - first < 9) return
    for (const kind of [
      /, once: 200$/,
      /, (repeated|twice at once): 200$/,
      /, cut .*: 200$/,
      /: 40\d$/,
      /^at once: /,
      /not ack/,
    ])
      expect(happened).toEqual(expect.arrayContaining([expect.stringMatching(kind)]))
  })
}
