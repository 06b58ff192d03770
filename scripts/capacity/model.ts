import { z } from 'zod'

const Cost = z.object({
  serverMs: z.number(),
  databaseMs: z.number(),
  statements: z.number(),
  receivedBytes: z.number(),
  sentBytes: z.number(),
  rows: z.number(),
  walBytes: z.number(),
  storedBytes: z.number(),
})

/** What `npm run capacity:measure` writes: the cost of each action, and of a live stream. */
export const Costs = z.object({
  measured: z.object({
    on: z.string(),
    date: z.string(),
    commit: z.string(),
    load: z.number(),
    people: z.number(),
    times: z.number(),
  }),
  idle: z.object({
    serverMsPerSecond: z.number(),
    databaseMsPerSecond: z.number(),
    statementsPerSecond: z.number(),
  }),
  actions: z.record(z.string(), Cost),
  stream: z.object({
    serverMsPerHour: z.number(),
    databaseMsPerHour: z.number(),
    statementsPerHour: z.number(),
    bytesPerHour: z.number(),
  }),
})
export type Costs = z.infer<typeof Costs>

/** How people behave and how busy machines may get. None of it is measured, so replace it with what you observe. */
export type Assumptions = {
  /** How often an active user does each action in a day, on average. */
  perDay: Readonly<Record<string, number>>
  /** Hours a day for which an active user has Squash open. */
  hoursOpen: number
  /** Memory of an open live stream, in bytes. */
  streamMemory: number
  /** How far the load swings around its daily mean: 0 is constant, 1 means that nobody is there at night. */
  swing: number
  /** The share of the cores that may be busy in the busiest minutes, so that queues stay short. */
  utilisation: number
  /** A language model's tokens per conflict, and their price in dollars per million. */
  model: { input: number; output: number; inputPrice: number; outputPrice: number }
}

export type Day = {
  users: number
  conflicts: number
  /** In the busiest minutes of the day: 99 % of all minutes are quieter. */
  peak: { requestsPerSecond: number; serverCores: number; databaseCores: number; openStreams: number; megabits: number }
  statements: number
  rows: number
  walGigabytes: number
  storedGigabytes: number
  modelDollars: number
}

const MINUTES = 24 * 60
const STARTS = 'start a conflict'

/** Simulates a day of this many active users, minute by minute, with random arrivals from a seed. */
export function simulateDay(users: number, costs: Costs, given: Assumptions, seed = 1): Day {
  const random = createRandom(seed)
  const actions = Object.entries(given.perDay).map(([name, perDay]) => {
    const cost = costs.actions[name]
    if (!cost) throw new Error(`No cost was measured for: ${name}`)
    return { name, perDay, cost, times: 0 }
  })
  const minutes = Array.from({ length: MINUTES }, (_, minute) => {
    const busy = 1 + given.swing * Math.sin((2 * Math.PI * minute) / MINUTES)
    const openStreams = (users * given.hoursOpen * busy) / 24
    const sum = {
      requestsPerSecond: 0,
      serverCores: (costs.idle.serverMsPerSecond + (openStreams * costs.stream.serverMsPerHour) / 3_600) / 1_000,
      databaseCores: (costs.idle.databaseMsPerSecond + (openStreams * costs.stream.databaseMsPerHour) / 3_600) / 1_000,
      openStreams,
      megabits: (openStreams * costs.stream.bytesPerHour * 8) / 3_600 / 1e6,
    }
    for (const action of actions) {
      const times = drawPoisson((users * action.perDay * busy) / MINUTES, random)
      action.times += times
      sum.requestsPerSecond += times / 60
      sum.serverCores += (times * action.cost.serverMs) / 60_000
      sum.databaseCores += (times * action.cost.databaseMs) / 60_000
      sum.megabits += (times * action.cost.receivedBytes * 8) / 60 / 1e6
    }
    return sum
  })
  const total = (of: 'statements' | 'rows' | 'walBytes' | 'storedBytes') =>
    actions.reduce((sum, { times, cost }) => sum + times * cost[of], 0)
  const peak = (of: keyof Day['peak']) =>
    quantile(
      minutes.map((minute) => minute[of]),
      0.99,
    )
  const conflicts = actions.find(({ name }) => name === STARTS)?.times ?? 0
  const { input, output, inputPrice, outputPrice } = given.model
  return {
    users,
    conflicts,
    peak: {
      requestsPerSecond: peak('requestsPerSecond'),
      serverCores: peak('serverCores'),
      databaseCores: peak('databaseCores'),
      openStreams: peak('openStreams'),
      megabits: peak('megabits'),
    },
    statements: total('statements') + users * given.hoursOpen * costs.stream.statementsPerHour,
    rows: total('rows'),
    walGigabytes: total('walBytes') / 1e9,
    storedGigabytes: total('storedBytes') / 1e9,
    modelDollars: (conflicts * (input * inputPrice + output * outputPrice)) / 1e6,
  }
}

/** How many active users a day a machine with this many cores can serve, running both Squash and the database. */
export function usersOn(cores: number, costs: Costs, given: Assumptions): number {
  const fits = (users: number) => {
    const { peak } = simulateDay(users, costs, given)
    return peak.serverCores + peak.databaseCores <= cores * given.utilisation
  }
  if (!fits(1)) return 0
  let [low, high] = [1, 2]
  while (fits(high)) [low, high] = [high, 2 * high]
  while (high - low > low / 100) {
    const middle = Math.floor((low + high) / 2)
    if (middle === low) break
    if (fits(middle)) low = middle
    else high = middle
  }
  return low
}

/** A number of arrivals with this mean; for large means, a normal distribution is close enough. */
function drawPoisson(mean: number, random: () => number): number {
  if (mean > 50) {
    const normal = Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
    return Math.max(0, Math.round(mean + Math.sqrt(mean) * normal))
  }
  let arrivals = 0
  for (let left = Math.exp(mean) * random(); left > 1; left *= random()) arrivals += 1
  return arrivals
}

/** Numbers from 0 to 1, the same for each seed (mulberry32). */
function createRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

const quantile = (values: readonly number[], share: number): number =>
  values.toSorted((one, other) => one - other)[Math.ceil(values.length * share) - 1] ?? 0
