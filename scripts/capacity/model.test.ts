import { describe, expect, it } from 'vitest'
import { ASSUMPTIONS } from './assumptions.ts'
import { measuredCosts } from './measured.ts'
import { type Assumptions, type Costs, simulateDay, usersOn } from './model.ts'

const vote = {
  serverMs: 4,
  databaseMs: 2,
  statements: 3,
  receivedBytes: 500,
  sentBytes: 700,
  rows: 5,
  walBytes: 1_000,
  storedBytes: 400,
}
const costs: Costs = {
  measured: { on: 'a machine', date: '2026-11-23', commit: 'abc', load: 0, people: 10, times: 10 },
  idle: { serverMsPerSecond: 0, databaseMsPerSecond: 0, statementsPerSecond: 0 },
  actions: { vote, 'start a conflict': { ...vote, serverMs: 40 } },
  stream: { serverMsPerHour: 0, databaseMsPerHour: 0, statementsPerHour: 0, bytesPerHour: 0 },
}
const steadily: Assumptions = {
  perDay: { vote: 10 },
  hoursOpen: 0,
  streamMemory: 0,
  swing: 0,
  utilisation: 0.6,
  model: { input: 1_000, output: 0, inputPrice: 1, outputPrice: 0 },
}

describe('a simulated day', () => {
  it('costs what its actions cost together', () => {
    const day = simulateDay(100_000, costs, steadily)
    expect(day.rows / 5e6).toBeCloseTo(1, 2)
    expect(day.storedGigabytes / 0.4).toBeCloseTo(1, 2)
    // A million votes of 4 ms in 86,400 seconds are 0.046 cores, and somewhat more in the busiest minutes.
    expect(day.peak.serverCores).toBeGreaterThan(0.046)
    expect(day.peak.serverCores).toBeLessThan(0.052)
  })

  it('is busier at its peak when users come at the same hours', () => {
    const [steady, swinging] = [steadily, { ...steadily, swing: 0.9 }].map((given) =>
      simulateDay(100_000, costs, given),
    )
    const times = (swinging?.peak.serverCores ?? 0) / (steady?.peak.serverCores ?? 1)
    expect(times).toBeGreaterThan(1.7)
    expect(times).toBeLessThan(2)
  })

  it('is the same for the same seed, and different for another', () => {
    expect(simulateDay(1_000, costs, steadily, 7)).toEqual(simulateDay(1_000, costs, steadily, 7))
    expect(simulateDay(1_000, costs, steadily, 8).rows).not.toBe(simulateDay(1_000, costs, steadily, 7).rows)
  })

  it('pays the language model for each conflict', () => {
    const day = simulateDay(10_000, costs, { ...steadily, perDay: { 'start a conflict': 0.1 } })
    expect(day.modelDollars).toBeCloseTo(day.conflicts / 1_000, 6)
    expect(day.conflicts / 1_000).toBeCloseTo(1, 0)
  })

  it('refuses an action without a measured cost', () => {
    expect(() => simulateDay(1, costs, { ...steadily, perDay: { sing: 1 } })).toThrow('sing')
  })
})

describe('the users that a machine can serve', () => {
  it('grow in number with its cores, and use the allowed share of them', () => {
    const [two, four] = [usersOn(2, costs, steadily), usersOn(4, costs, steadily)]
    expect(four / two).toBeGreaterThan(1.9)
    const { peak } = simulateDay(two, costs, steadily)
    expect(peak.serverCores + peak.databaseCores).toBeCloseTo(1.2, 1)
  })

  it('number more than a thousand at the measured costs', () => {
    expect(usersOn(2, measuredCosts(), ASSUMPTIONS)).toBeGreaterThan(1_000)
  })
})
