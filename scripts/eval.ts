import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import type { EvalModel } from './eval/model.ts'
import { comparisonOf, readRun, runAll, saveRun, tableOf } from './eval/run.ts'
import { runTask } from './eval/run-task.ts'
import { TASKS } from './eval/tasks.ts'

/**
 * `npm run eval` runs every task over `data/eval`, prints one table and saves the run; `--compare A B` prints two saved runs
 * side by side and every line that they answer differently.
 *
 * `npm run eval -- --task safety --in messages.jsonl --out found.jsonl` runs a part of Squash over your own data. It reads
 * JSONL and writes one line for each line that it reads, with the same id and in the same order. A line that can't be read
 * stops the run, and the error gives its number.
 */
const USAGE = `Usage: npm run eval -- --task ${Object.keys(TASKS).join('|')} --in FILE --out FILE [--with canned|model]
       npm run eval -- [--with canned|model] [--data FOLDER] [--folder FOLDER] [--prices IN,OUT]   (per million tokens)
       npm run eval -- --compare RUN RUN`

function end(message: string, code: 1 | 2): never {
  console.error(message)
  process.exit(code)
}

const { values, positionals } = readArguments()
if (values.help) {
  console.log(USAGE)
  process.exit(0)
}

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        task: { type: 'string' },
        in: { type: 'string' },
        out: { type: 'string' },
        with: { type: 'string' },
        data: { type: 'string', default: 'data/eval' },
        folder: { type: 'string', default: '.cache/eval' },
        prices: { type: 'string' },
        compare: { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
    })
  } catch (error) {
    return end(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`, 2)
  }
}

/** The configured model, or null for the canned texts, which are the default without a provider. */
async function chosenModel(): Promise<EvalModel | null> {
  if (values.with !== undefined && values.with !== 'canned' && values.with !== 'model') end(USAGE, 2)
  if (values.with === 'canned') return null
  if (existsSync('.env')) process.loadEnvFile('.env')
  if (!process.env.AI_BASE_URL && values.with !== 'model') return null
  // Imported only here, because it loads the provider's whole client.
  const { openModel } = await import('./eval/model.ts')
  const opened = openModel(process.env)
  if (typeof opened === 'string') end(opened, 1)
  if (opened) return opened
  return values.with === 'model' ? end('No language model is configured: set AI_BASE_URL and AI_MODEL.', 1) : null
}

function pricesOf(given: string | undefined): { input: number; output: number } | null {
  if (given === undefined) return null
  const [input = Number.NaN, output = Number.NaN] = given.split(',').map(Number)
  return input >= 0 && output >= 0 ? { input, output } : end(USAGE, 2)
}

if (values.compare) {
  const [one, other, ...more] = positionals
  if (!one || !other || more.length > 0) end(USAGE, 2)
  for (const line of comparisonOf(readRun(one), readRun(other))) console.log(line)
} else if (values.task === undefined) {
  if (positionals.length > 0 || values.in || values.out) end(USAGE, 2)
  const run = await runAll({
    data: values.data,
    model: await chosenModel(),
    prices: pricesOf(values.prices),
    now: new Date(),
  })
  if (Object.keys(run.tasks).length === 0)
    end(`${values.data} contains no messages.jsonl, answers.jsonl or pairs.jsonl.`, 1)
  for (const line of tableOf(run)) console.log(line)
  console.log(`\nSaved as ${saveRun(run, values.folder)}`)
} else {
  const make = Object.hasOwn(TASKS, values.task) ? TASKS[values.task] : undefined
  if (!make || !values.in || !values.out || positionals.length > 0) end(USAGE, 2)
  await runTask(make(await chosenModel()), values.in, values.out).catch((error: Error) => end(error.message, 1))
}
