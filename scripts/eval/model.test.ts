import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { type AiProvider, startAiProvider } from '@squash/testkit/ai-provider'
import { favouringTheFirst, saying, well } from '@squash/testkit/ai-replies'
import { COMPILE_CACHE } from '@squash/testkit/short-lived'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'

/** Each test starts programs that load the provider's client. */
const patience = { timeout: 120_000 }

const run = promisify(execFile)
let folder: string
let provider: AiProvider
beforeAll(async () => {
  provider = await startAiProvider()
})
beforeEach(async () => {
  provider.reset()
  folder = await mkdtemp(join(tmpdir(), 'squash-eval-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))
afterAll(() => provider.close())

const jsonl = (lines: readonly object[]): string => lines.map((line) => JSON.stringify(line)).join('\n')
const message = { id: 'm1', text: 'You idiot, pay me the $40 by Friday!', language: 'en', insults: ['idiot'] }

/** The output of `npm run eval` with the scripted provider configured. */
async function evaluate(...args: string[]): Promise<string> {
  const env = { ...process.env, NODE_COMPILE_CACHE: COMPILE_CACHE, AI_BASE_URL: provider.baseUrl, AI_MODEL: 'scripted' }
  const { stdout } = await run(process.execPath, ['scripts/eval.ts', '--folder', join(folder, 'runs'), ...args], {
    env,
  })
  return stdout
}

it('npm run eval translates your own file with the configured model', patience, async () => {
  const [source, target] = [join(folder, 'in.jsonl'), join(folder, 'out.jsonl')]
  await writeFile(source, jsonl([message]))
  provider.always(saying('{"text": "Please pay me the $40 by Friday."}'))
  await evaluate('--task', 'translate', '--with', 'model', '--in', source, '--out', target)
  expect(JSON.parse(await readFile(target, 'utf8'))).toMatchObject({
    id: 'm1',
    text: 'Please pay me the $40 by Friday.',
    written_by: 'ai',
    language: 'en',
    receipt: { missing: [] },
  })
})

it(
  'npm run eval over a folder prints the figures, saves the run, and compares two runs line by line',
  patience,
  async () => {
    await writeFile(join(folder, 'messages.jsonl'), jsonl([message]))
    await writeFile(
      join(folder, 'answers.jsonl'),
      jsonl([
        { id: 'a1', source: message.text, answer: 'Please pay me the $40 by Friday.', fit: true },
        { id: 'a2', source: message.text, answer: 'Please pay me the $50 by Friday.', fit: false },
      ]),
    )
    const pair = {
      first: { name: 'Maya', text: 'Please pay me the $40.' },
      second: { name: 'Jonas', text: 'I paid on Monday.' },
    }
    await writeFile(join(folder, 'pairs.jsonl'), jsonl([{ id: 'p1', ...pair }]))
    provider.always((request, seen) =>
      request.user.includes('The message:')
        ? saying('{"text": "Please pay me the $40 by Friday."}')(request, seen)
        : well(request, seen),
    )
    const printed = await evaluate('--data', folder, '--with', 'model', '--prices', '1,2')
    expect(printed).toMatch(/translate +facts kept +100\.0 % \(2 of 2\)/)
    expect(printed).toMatch(/translate +insults left +0\.0 % \(0 of 1\)/)
    expect(printed).toMatch(/translate +written by the model +100\.0 % \(1 of 1\)/)
    expect(printed).toMatch(/check +bad answers caught +100\.0 % \(1 of 1\)/)
    expect(printed).toMatch(/check +good answers kept +100\.0 % \(1 of 1\)/)
    expect(printed).toMatch(/translate +tokens per line +30/)
    expect(printed).toMatch(/translate +cost per line +0\.000040/)

    await evaluate('--data', folder, '--with', 'canned')
    const saved = (await readdir(join(folder, 'runs'))).map((name) => join(folder, 'runs', name))
    const [canned = '', model = ''] = saved.toSorted((one) => (one.includes('canned') ? -1 : 1))
    const compared = await evaluate('--compare', canned, model)
    expect(compared).toMatch(/^task +figure +canned +scripted/)
    expect(compared).toMatch(/translate m1\n {2}- .*"written_by":"canned".*\n {2}\+ .*"written_by":"ai"/)
    expect(compared).not.toContain('check a1')
  },
)

it('npm run eval detects a model that always favours the first side', patience, async () => {
  const pair = (id: string) => ({
    id,
    first: { name: 'Maya', text: 'Please pay me the $40 for the concert, which I laid out in May.' },
    second: { name: 'Jonas', text: 'I paid the taxi home and the dinner before it, on Monday.' },
  })
  await writeFile(join(folder, 'pairs.jsonl'), jsonl(['p1', 'p2', 'p3', 'p4'].map(pair)))
  provider.always(favouringTheFirst)
  const printed = await evaluate('--data', folder, '--with', 'model')
  expect(printed).toMatch(/rule +verdicts of the model that follow the order +100\.0 % \(4 of 4\)/)
  expect(printed).toMatch(/rule +published verdicts flipped by swapping the sides +0\.0 % \(0 of 4\)/)
  expect(printed).toMatch(/rule +for one of the two +0\.0 % \(0 of 4\)/)
  expect(printed).toMatch(/resolve +grounded commitments/)
})

it('npm run eval names a missing file, and explains its usage for an unknown option', patience, async () => {
  await expect(evaluate('--data', folder)).rejects.toThrow('contains no messages.jsonl')
  await expect(evaluate('--with', 'magic')).rejects.toThrow('Usage')
})
