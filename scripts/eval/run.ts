import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { added, FIGURES, type Figures, shown } from './figures.ts'
import { judgePair, swapped } from './judge-a-pair.ts'
import type { EvalModel } from './model.ts'
import { PairLine, TASKS } from './tasks.ts'

/** The file of the evaluation data for each task. */
const FILES = {
  translate: 'messages.jsonl',
  check: 'answers.jsonl',
  resolve: 'pairs.jsonl',
  rule: 'pairs.jsonl',
} as const

const figure = z.object({ count: z.number(), of: z.number() })
const Run = z.object({
  at: z.string(),
  with: z.string(),
  tasks: z.record(
    z.string(),
    z.object({
      seconds: z.number(),
      tokens: z.number(),
      cost: z.number().nullable(),
      figures: z.record(z.string(), figure),
      /** Each answer by the id of its line. */
      answers: z.record(z.string(), z.unknown()),
    }),
  ),
})
export type Run = z.infer<typeof Run>

type Options = {
  data: string
  model: EvalModel | null
  /** Per million input and output tokens. */
  prices: { input: number; output: number } | null
  now: Date
}

/**
 * Each pair is judged as it is and with its sides swapped, which changes the verdict only if a model favours a place.
 */
const ruleBothSides = (model: EvalModel | null) => async (line: unknown) => {
  const pair = PairLine.parse(line)
  const { written_by, orders_agreed, ...ruling } = await judgePair(model, pair)
  const { verdict } = await judgePair(model, swapped(pair))
  const { asked, ruling: text } = ruling
  return { id: pair.id, verdict: ruling.verdict, text, asked, written_by, orders_agreed, swapped: verdict }
}

/** Runs every task that the folder has data for. */
export async function runAll({ data, model, prices, now }: Options): Promise<Run> {
  const run: Run = { at: now.toISOString(), with: model?.name ?? 'canned', tasks: {} }
  for (const [task, file] of Object.entries(FILES)) {
    const path = join(data, file)
    const make = task === 'rule' ? ruleBothSides : TASKS[task]
    if (!make || !existsSync(path)) continue
    const answer = make(model)
    const before = { ...model?.spent }
    const started = performance.now()
    let figures: Figures = {}
    const answers: Record<string, unknown> = {}
    for (const line of linesOf(path)) {
      const answered = await answer(line)
      answers[String(z.object({ id: z.union([z.string(), z.number()]) }).parse(line).id)] = answered
      figures = added(figures, FIGURES[task]?.(line, answered) ?? {})
    }
    const input = (model?.spent.input ?? 0) - (before.input ?? 0)
    const output = (model?.spent.output ?? 0) - (before.output ?? 0)
    run.tasks[task] = {
      seconds: (performance.now() - started) / 1000,
      tokens: input + output,
      cost: prices && (input * prices.input + output * prices.output) / 1_000_000,
      figures,
      answers,
    }
  }
  return run
}

/** @returns the path of the saved file */
export function saveRun(run: Run, folder: string): string {
  mkdirSync(folder, { recursive: true })
  const path = join(folder, `${run.at.replace(/[:.]/g, '-')}-${run.with.replace(/[^\w.-]/g, '_')}.json`)
  writeFileSync(path, `${JSON.stringify(run, null, 2)}\n`)
  return path
}

export const readRun = (path: string): Run => Run.parse(JSON.parse(readFileSync(path, 'utf8')))

/** One table: a row for each figure of each task. */
export function tableOf(run: Run): string[] {
  const rows = Object.entries(run.tasks).flatMap(([task, { figures, seconds, tokens, cost, answers }]) => {
    const lines = Math.max(1, Object.keys(answers).length)
    return [
      ...Object.entries(figures).map(([name, value]) => [task, name, shown(value)]),
      [task, 'seconds per line', (seconds / lines).toFixed(3)],
      ...(tokens > 0 ? [[task, 'tokens per line', (tokens / lines).toFixed(0)]] : []),
      ...(cost === null ? [] : [[task, 'cost per line', (cost / lines).toFixed(6)]]),
    ]
  })
  return aligned([['task', `with ${run.with}`, 'figure'], ...rows])
}

/** Figures of both runs side by side, then every line with different answers. */
export function comparisonOf(one: Run, other: Run): string[] {
  const tasks = [...new Set([...Object.keys(one.tasks), ...Object.keys(other.tasks)])]
  const rows = tasks.flatMap((task) => {
    const [a, b] = [one.tasks[task]?.figures ?? {}, other.tasks[task]?.figures ?? {}]
    return [...new Set([...Object.keys(a), ...Object.keys(b)])].map((name) => [
      task,
      name,
      a[name] ? shown(a[name]) : '–',
      b[name] ? shown(b[name]) : '–',
    ])
  })
  const changes = tasks.flatMap((task) => {
    const [a, b] = [one.tasks[task]?.answers ?? {}, other.tasks[task]?.answers ?? {}]
    return [...new Set([...Object.keys(a), ...Object.keys(b)])]
      .filter((id) => JSON.stringify(a[id]) !== JSON.stringify(b[id]))
      .flatMap((id) => [`${task} ${id}`, `  - ${textOf(a[id])}`, `  + ${textOf(b[id])}`])
  })
  return [...aligned([['task', 'figure', one.with, other.with], ...rows]), '', ...changes]
}

function textOf(answer: unknown): string {
  const { id: _, receipt: __, ...rest } = z.record(z.string(), z.unknown()).catch({}).parse(answer)
  return JSON.stringify(rest)
}

function aligned(rows: readonly string[][]): string[] {
  const widths = rows.reduce<number[]>((most, row) => row.map((cell, at) => Math.max(most[at] ?? 0, cell.length)), [])
  return rows.map((row) =>
    row
      .map((cell, at) => cell.padEnd(widths[at] ?? 0))
      .join('  ')
      .trimEnd(),
  )
}

function linesOf(path: string): unknown[] {
  return readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line))
}
