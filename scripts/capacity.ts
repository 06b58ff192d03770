import { parseArgs } from 'node:util'
import { ASSUMPTIONS } from './capacity/assumptions.ts'
import { measuredCosts } from './capacity/measured.ts'
import { type Day, simulateDay, usersOn } from './capacity/model.ts'

/**
 * `npm run capacity`: how many users a machine can serve, and what 10, 100 and 1,000 times as many need, from the
 * measured costs in scripts/capacity/costs.json. `-- --cores 8` calculates it for a larger machine.
 */
const { values } = parseArgs({ options: { cores: { type: 'string', default: '2' } } })
const cores = Number(values.cores)
const costs = measuredCosts()
const base = usersOn(cores, costs, ASSUMPTIONS)
const days = [1, 10, 100, 1_000].map((times) => simulateDay(base * times, costs, ASSUMPTIONS))

const shown = (value: number): string =>
  value >= 10 ? Number(value.toPrecision(2)).toLocaleString('en') : value.toPrecision(2)

const LINES: readonly [what: string, of: (day: Day) => number][] = [
  ['active users a day', ({ users }) => users],
  ['conflicts started a day', ({ conflicts }) => conflicts],
  ['requests a second, busiest minutes', ({ peak }) => peak.requestsPerSecond],
  ['cores of Squash, busiest minutes', ({ peak }) => peak.serverCores],
  ['cores of PostgreSQL, busiest minutes', ({ peak }) => peak.databaseCores],
  ['cores to have', ({ peak }) => (peak.serverCores + peak.databaseCores) / ASSUMPTIONS.utilisation],
  ['open live streams', ({ peak }) => peak.openStreams],
  ['memory of live streams, GB', ({ peak }) => (peak.openStreams * ASSUMPTIONS.streamMemory) / 1e9],
  ['Mbit/s to users', ({ peak }) => peak.megabits],
  ['statements a day, millions', ({ statements }) => statements / 1e6],
  ['rows written a day, millions', ({ rows }) => rows / 1e6],
  ['WAL a day, GB', ({ walGigabytes }) => walGigabytes],
  ['added to tables a year before anything is deleted, GB', ({ storedGigabytes }) => 365 * storedGigabytes],
  ['language model a day, $', ({ modelDollars }) => modelDollars],
]

const { on, date, commit, load } = costs.measured
console.log(`Costs of ${date}, commit ${commit}, on ${on}, load average ${load}. Base: ${cores} cores.\n`)
console.log('| | 1 × | 10 × | 100 × | 1,000 × |\n|---|---|---|---|---|')
for (const [what, of] of LINES) console.log(`| ${[what, ...days.map((day) => shown(of(day)))].join(' | ')} |`)
