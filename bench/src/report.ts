import { cpus, totalmem } from 'node:os'

/** One line of the report: what was measured in each round, which one counts, and what it has to reach. */
export type Finding = {
  what: string
  /** What the measured value is: 'of the bare server', 'ms'. */
  unit: string
  rounds: readonly number[]
  /** The round that counts. */
  counts: number
  needed: { atLeast: number } | { below: number }
  /** Absolute figures, for orientation. */
  besides: string
}

export const isReached = ({ counts, needed }: Finding): boolean =>
  'atLeast' in needed ? counts >= needed.atLeast : counts < needed.below

const shown = (value: number): string => (value >= 100 ? value.toFixed(0) : value.toFixed(2))

const neededBy = ({ needed }: Finding): string =>
  'atLeast' in needed ? `at least ${needed.atLeast}` : `below ${needed.below}`

function lineOf(finding: Finding): string {
  const { what, unit, rounds, counts, besides } = finding
  const cells = [
    what,
    `**${shown(counts)}** ${unit}`,
    `${neededBy(finding)} ${isReached(finding) ? '✓' : '✗'}`,
    rounds.map(shown).join(' · '),
    besides,
  ]
  return `| ${cells.join(' | ')} |`
}

/** Where it was measured: figures mean little without. */
export const machine = (): string => {
  const [cpu] = cpus()
  return `${cpus().length} × ${cpu?.model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.versions.node}`
}

/** The report in Markdown, as docs/benchmarks.md holds it. */
export const reportOf = (on: string, findings: readonly Finding[]): string =>
  [on, '', '| what | worst round | needed | rounds | besides |', '|---|---|---|---|---|', ...findings.map(lineOf)].join(
    '\n',
  )
