import { AI_TASKS } from '@squash/rules/mediator/tasks'
import { type AiProvider, startAiProvider } from '@squash/testkit/ai-provider'
import { badRequest, invalidKey, rejecting, saying, well } from '@squash/testkit/ai-replies'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type AiSettings, readAi } from '../../settings-ai.ts'
import { checkAi } from './check-ai.service.ts'

let provider: AiProvider
let lines: string[]
beforeAll(async () => {
  provider = await startAiProvider()
})
beforeEach(() => {
  provider.reset()
  lines = []
})
afterAll(() => provider.close())

function settings(env: Record<string, string> = {}): AiSettings {
  const read = readAi({ AI_BASE_URL: provider.baseUrl, AI_MODEL: 'small', AI_API_KEY: 'sk-secret', ...env })
  if (!read.ok || !read.ai) throw new Error('No settings')
  return read.ai
}
const check = (env?: Record<string, string>) =>
  checkAi({ ai: settings(env), print: (line) => void lines.push(line), patienceMs: 5_000 })
const about = (text: string) => lines.filter((line) => line.includes(text))

describe('checking the language model', () => {
  it('asks for each task once, and prints the answer, the time and the tokens', async () => {
    await check()
    expect(provider.requests).toHaveLength(AI_TASKS.length)
    for (const task of AI_TASKS) expect(about(`${task} (small): `)).toHaveLength(1)
    expect(lines[0]).toMatch(/^translate \(small\): .*, \d+\.\d s, 20 \+ 10 tokens$/)
    expect(lines.at(-2)).toBe(`Total: ${20 * AI_TASKS.length} tokens in, ${10 * AI_TASKS.length} out.`)
  })

  it('reports that structured output is rejected, which needs no setting', async () => {
    provider.always(rejecting('response_format'))
    await check()
    expect(about('rejects structured output')).toHaveLength(AI_TASKS.length)
    expect(about('AI_TEMPERATURE')).toEqual([])
  })

  it('names the settings that a newer model needs', async () => {
    provider.always(rejecting('max_tokens', rejecting('temperature')))
    expect(await check()).toBe(false)
    expect(about('set AI_TEMPERATURE=none')).toHaveLength(AI_TASKS.length)
    expect(about('set AI_TOKEN_PARAMETER=max_completion_tokens')).toHaveLength(AI_TASKS.length)

    lines = []
    await check({ AI_TEMPERATURE: 'none', AI_TOKEN_PARAMETER: 'max_completion_tokens' })
    expect(about('rejects')).toEqual([])
  })

  it('reports which answers could not be shown', async () => {
    provider.always(saying("I'm sorry, but I can't help with that."))
    expect(await check()).toBe(false)
    expect(about('unfit to show')).toHaveLength(AI_TASKS.length)
    expect(lines.at(-1)).toBe('Some tasks don’t work with the current settings.')
  })

  it('prints why there is no answer, without the key', async () => {
    provider.always((request, seen) => {
      const reply = invalidKey(request, seen)
      return { ...reply, body: reply.body?.replace('Incorrect API key', 'Incorrect API key sk-secret') ?? '' }
    })
    expect(await check()).toBe(false)
    expect(about('invalid_key (401): Incorrect API key …')).toHaveLength(AI_TASKS.length)
    expect(lines.join()).not.toContain('sk-secret')
  })

  it('tries leaving out parameters only once for a model that does not exist', async () => {
    provider.always(badRequest)
    expect(await check()).toBe(false)
    expect(provider.requests).toHaveLength(AI_TASKS.length + 7)
    expect(about('failed (400): Unknown model')).toHaveLength(AI_TASKS.length)
  })

  it('succeeds if every answer is good', async () => {
    provider.always(well)
    expect([await check(), lines.at(-1)]).toEqual([true, 'The provider works for every task.'])
  })
})
