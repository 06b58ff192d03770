import { cpus, totalmem } from 'node:os'

/** One line of the report: the value of each round, the one that counts, and its target. */
export type Finding = {
  what: string
  /** The unit of the measured value: 'of the bare server', 'ms'. */
  unit: string
  rounds: readonly number[]
  /** The round that counts. */
  counts: number
  needed: { atLeast: number } | { below: number }
  /** Absolute figures, for reference. */
  besides: string
}

/** A finding whose worst round counts. */
export function findingOf(
  what: string,
  unit: string,
  rounds: readonly number[],
  needed: Finding['needed'],
  besides: string,
): Finding {
  return {
    what,
    unit,
    rounds,
    counts: 'atLeast' in needed ? Math.min(...rounds) : Math.max(...rounds),
    needed,
    besides,
  }
}

export const isReached = ({ counts, needed }: Finding): boolean =>
  'atLeast' in needed ? counts >= needed.atLeast : counts < needed.below

const shown = (value: number): string => (value >= 100 ? value.toFixed(0) : value.toFixed(2))

const neededBy = ({ needed }: Finding): string =>
  'atLeast' in needed ? `at least ${needed.atLeast}` : `below ${needed.below}`

/** A row of the report's table. */
export function lineOf(finding: Finding): string {
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

/** Describes the machine, because figures mean little without it. */
export const machine = (): string => {
  const [cpu] = cpus()
  return `${cpus().length} × ${cpu?.model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.versions.node}`
}

/** The report in Markdown, in the format of docs/benchmarks.md. */
export const reportOf = (on: string, findings: readonly Finding[]): string =>
  [on, '', '| what | worst round | needed | rounds | besides |', '|---|---|---|---|---|', ...findings.map(lineOf)].join(
    '\n',
  )
