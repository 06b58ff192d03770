import { parseArgs } from 'node:util'
import { FULL_SIZE, sizeOf } from '../../scripts/scale/size.ts'
import { MEASUREMENTS, type Measurement, measure } from './measure.ts'
import { isReached, reportOf } from './report.ts'
import { UNTIL_REPORTED } from './transactions.ts'

/**
 * `npm run bench`: measures the figures of docs/benchmarks.md on the PostgreSQL server at DATABASE_URL, and fails when
 * a target is missed. An empty database is seeded first; `--people 2000` makes a small one for a quick trial.
 */
const { values } = parseArgs({
  options: {
    people: { type: 'string', default: `${FULL_SIZE.people}` },
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '3' },
    voters: { type: 'string', default: '3000' },
    'signing-in': { type: 'string', default: '128' },
    calls: { type: 'string', default: '400' },
    backlog: { type: 'string', default: '2000' },
    streams: { type: 'string', default: '10000' },
    only: { type: 'string', multiple: true, default: [...MEASUREMENTS] },
    peers: { type: 'boolean', default: false },
  },
})
const databaseUrl = process.env.DATABASE_URL
if (!databaseUrl) {
  console.error('Set DATABASE_URL to a PostgreSQL database to measure on, or run scripts/with-postgres npm run bench')
  process.exit(2)
}
const isMeasurement = (name: string): name is Measurement => MEASUREMENTS.some((known) => known === name)

const { on, findings } = await measure(
  {
    databaseUrl,
    size: sizeOf(Number(values.people)),
    only: values.only.filter(isMeasurement),
    peers: values.peers,
    rounds: Number(values.rounds),
    seconds: Number(values.seconds),
    voters: Number(values.voters),
    signingIn: Number(values['signing-in']),
    calls: Number(values.calls),
    backlog: Number(values.backlog),
    streams: Number(values.streams),
    quiet: { idle: 60_000, settle: UNTIL_REPORTED },
  },
  (line) => console.error(line),
)
console.log(reportOf(on, findings))
process.exit(findings.every(isReached) ? 0 : 1)
