import { cpus, totalmem } from 'node:os'
import { quantile } from './rounds.ts'

/** One line of the report: the value of each round, and the target for their median. */
export type Finding = {
  what: string
  /** The unit of the measured value: 'of the bare server', 'ms'. */
  unit: string
  rounds: readonly number[]
  needed: { atLeast: number } | { below: number }
  /** Absolute figures, for reference. */
  besides: string
}

export const findingOf = (
  what: string,
  unit: string,
  rounds: readonly number[],
  needed: Finding['needed'],
  besides: string,
): Finding => ({ what, unit, rounds, needed, besides })

/** The median of an odd number of rounds; of an even number, the upper of the two in the middle. */
const medianOf = ({ rounds }: Finding): number => quantile(rounds, 0.5)

const worstOf = ({ rounds, needed }: Finding): number =>
  'atLeast' in needed ? Math.min(...rounds) : Math.max(...rounds)

const reaches = (value: number, needed: Finding['needed']): boolean =>
  'atLeast' in needed ? value >= needed.atLeast : value < needed.below

/** Whether the median reaches the target. */
export const isReached = (finding: Finding): boolean => reaches(medianOf(finding), finding.needed)

const shown = (value: number): string => (value >= 100 ? value.toFixed(0) : value.toFixed(2))

const neededBy = ({ needed }: Finding): string =>
  'atLeast' in needed ? `at least ${needed.atLeast}` : `below ${needed.below}`

/** A row of the report's table. */
export function lineOf(finding: Finding): string {
  const { what, unit, rounds, needed, besides } = finding
  const cells = [
    what,
    `**${shown(medianOf(finding))}** ${unit}`,
    `${neededBy(finding)} ${isReached(finding) ? '✓' : '✗'}`,
    `${shown(worstOf(finding))} ${reaches(worstOf(finding), needed) ? '✓' : '✗'}`,
    rounds.map(shown).join(' · '),
    besides,
  ]
  return `| ${cells.join(' | ')} |`
}

/** Describes the machine, because figures mean little without it. */
export const machine = (): string => {
  const [cpu] = cpus()
  return `${cpus().length} × ${cpu?.model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.versions.node}`
}

/** The report in Markdown, in the format of docs/benchmarks.md. */
export const reportOf = (on: string, findings: readonly Finding[]): string =>
  [
    on,
    '',
    '| what | median | needed | worst round | rounds | besides |',
    '|---|---|---|---|---|---|',
    ...findings.map(lineOf),
  ].join('\n')
