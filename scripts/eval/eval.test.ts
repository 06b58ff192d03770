import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { COMPILE_CACHE } from '@squash/testkit/short-lived'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { runTask } from './run-task.ts'
import { TASKS } from './tasks.ts'

const run = promisify(execFile)
let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'squash-eval-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

type Evaluate = (task: string, source: string, target: string) => Promise<unknown>

const asProgram: Evaluate = (task, source, target) =>
  run(process.execPath, ['scripts/eval.ts', '--task', task, '--in', source, '--out', target], {
    env: { ...process.env, NODE_COMPILE_CACHE: COMPILE_CACHE },
  })

/** Runs the program's code for a task in this process, because a new one would load every pattern again. */
const here: Evaluate = (task, source, target) => {
  const answer = TASKS[task]?.(null)
  if (!answer) throw new Error(`There is no task ${task}`)
  return runTask(answer, source, target)
}

/** Runs a task over these lines. @returns the lines that it writes */
async function evaluate(task: string, lines: readonly object[], how: Evaluate = here): Promise<unknown[]> {
  const [source, target] = [join(folder, 'in.jsonl'), join(folder, 'out.jsonl')]
  await writeFile(source, lines.map((line) => JSON.stringify(line)).join('\n'))
  await how(task, source, target)
  return (await readFile(target, 'utf8'))
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
}

describe('npm run eval on your own file', () => {
  it('gives each message its safety level and kinds, in order', async () => {
    const lines = [
      { id: 'b', text: 'I will kill you.' },
      { id: 'a', text: 'You left the dishes again.' },
    ]
    const found = await evaluate('safety', lines, asProgram)
    expect(await evaluate('safety', lines), 'in this process').toEqual(found)
    expect(found).toEqual([
      { id: 'b', level: 'stop', kinds: ['threat'] },
      { id: 'a', level: 'none', kinds: [] },
    ])
  })

  it('translates messages without a model, and returns a message without insults unchanged', async () => {
    const translated = await evaluate('translate', [
      { id: 1, text: 'You idiot, pay me the 40 euros by Friday!!!', mood: 'rage' },
      { id: 2, text: 'Ich habe 40 Euro bezahlt!', language: 'de' },
      { id: 3, text: 'You are an idiot.' },
    ])
    expect(translated).toMatchObject([
      { id: 1, text: 'Pay me the 40 euros by Friday.', written_by: 'canned', language: 'en' },
      { id: 2, text: 'Ich habe 40 Euro bezahlt!', language: 'de' },
      { id: 3, text: '' },
    ])
  })

  it('reports which checks an answer to a message fails, and returns its text', async () => {
    const source = 'You owe me £15 since Tuesday, you idiot.'
    const found = await evaluate('check', [
      { id: 1, source, answer: 'Here is a calmer version: You have owed me 15 pounds since Tue.' },
      { id: 2, source, answer: 'You have owed me £50 since Tuesday.', language: 'en' },
    ])
    expect(found).toEqual([
      { id: 1, fit: true, failed: [], text: 'You have owed me 15 pounds since Tue.' },
      { id: 2, fit: false, failed: ['facts_kept', 'nothing_invented'], text: 'You have owed me £50 since Tuesday.' },
    ])
  })

  it('resolves a pair of wordings with both names, and derives commitments from the answer', async () => {
    const [resolved] = await evaluate('resolve', [
      {
        id: 7,
        first: { name: 'Maya', text: 'You owe me $120. Please pay me back by Friday.' },
        second: { name: 'Jonas', text: 'I cleaned the oven twice. I can pay $60 on Friday. Please send me the bill.' },
      },
    ])
    expect(resolved).toMatchObject({
      id: 7,
      summary: expect.stringMatching(/Maya says: .*\$120.*\n\nJonas says: .*oven twice/),
      suggestions: [expect.stringContaining('Friday')],
      commitments: [
        { who: 'second', what: 'Pay $60', by: 'on Friday' },
        { who: 'first', what: 'Send Jonas the bill', by: null },
      ],
    })
  })

  it('rules on a pair without a model: both have a point, whichever side comes first', async () => {
    const maya = { name: 'Maya', text: 'You owe me $120. Please pay me back by Friday.' }
    const jonas = { name: 'Jonas', text: 'I cleaned the oven twice. Please send me the bill.' }
    const [here, there] = await evaluate('rule', [
      { id: 8, first: maya, second: jonas },
      { id: 8, first: jonas, second: maya },
    ])
    expect(here).toMatchObject({ id: 8, verdict: 'both', asked: 'once' })
    for (const fact of ['$120', 'twice']) expect(here).toMatchObject({ text: expect.stringContaining(fact) })
    expect(there).toEqual(here)
  })

  it('masks personal data and the given names', async () => {
    expect(await evaluate('mask', [{ id: 1, text: 'Call Jonas at +49 30 901820.', names: ['Jonas'] }])).toEqual([
      { id: 1, text: 'Call [name] at [phone].' },
    ])
  })

  it('judges an answer to a quest step and names what is missing', async () => {
    const [judged] = await evaluate('judge', [{ id: 1, quest: 'i-statements', step: 1, answer: 'z' }])
    expect(judged).toMatchObject({ id: 1, passed: false })
  })

  it("names the line that it couldn't parse", async () => {
    await expect(evaluate('safety', [{ id: 1, text: 'fine' }, { id: 2 }], asProgram)).rejects.toThrow('line 2')
  })

  it('explains its usage for a task that does not exist', async () => {
    await expect(evaluate('dance', [{ id: 1 }], asProgram)).rejects.toThrow(
      '--task safety|translate|check|resolve|rule|mask|judge',
    )
  })
})
