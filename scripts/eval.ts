import { createReadStream, createWriteStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { pipeline } from 'node:stream/promises'
import { parseArgs } from 'node:util'
import { TASKS } from './eval/tasks.ts'

/**
 * `npm run eval -- --task safety --in messages.jsonl --out found.jsonl`: runs a part of Squash over anyone's data. Reads and
 * writes JSONL, one line out per line in, with the same id and in the same order. A line that can't be read stops the run and
 * is named by its number.
 */
const { values } = parseArgs({
  options: { task: { type: 'string' }, in: { type: 'string' }, out: { type: 'string' }, with: { type: 'string' } },
})
const make = Object.hasOwn(TASKS, values.task ?? '') ? TASKS[values.task ?? ''] : undefined
if (!make || !values.in || !values.out || (values.with ?? 'canned') !== 'canned') {
  console.error(`Usage: npm run eval -- --task ${Object.keys(TASKS).join('|')} --in FILE --out FILE [--with canned]`)
  process.exit(2)
}

const answer = make()
let number = 0
async function* answers(source: string): AsyncGenerator<string> {
  for await (const line of createInterface({
    input: createReadStream(source, 'utf8'),
    crlfDelay: Number.POSITIVE_INFINITY,
  })) {
    number += 1
    if (line.trim() !== '') yield `${JSON.stringify(answer(JSON.parse(line)))}\n`
  }
}

try {
  await pipeline(answers(values.in), createWriteStream(values.out))
} catch (error) {
  console.error(`${values.in}, line ${number}: ${error instanceof Error ? error.message : String(error)}`)
  process.exit(1)
}
