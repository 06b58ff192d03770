import { describe, expect, it } from 'vitest'
import { readAi } from './settings-ai.ts'

const provider = { AI_BASE_URL: 'http://127.0.0.1:11434/v1', AI_MODEL: 'small' }

function read(env: Record<string, string>) {
  const result = readAi(env)
  if (!result.ok) throw new Error(result.problem)
  return result.ai
}

describe('the settings of the language model', () => {
  it('are null without a provider', () => {
    expect(read({})).toBeNull()
    expect(read({ AI_BASE_URL: '', AI_GATEWAY: 'of another program' })).toBeNull()
  })

  it('give each task its own temperature and limit by default, and no key', () => {
    expect(read(provider)).toMatchObject({
      baseUrl: 'http://127.0.0.1:11434/v1',
      apiKey: null,
      tasks: {
        translate: { model: 'small', temperature: 0.2, maxTokens: 1_000, tokenParameter: 'max_tokens' },
        classify: { model: 'small', temperature: 0, maxTokens: 100, tokenParameter: 'max_tokens' },
      },
    })
  })

  it("prefer a task's own value to the common one", () => {
    const ai = read({
      ...provider,
      AI_API_KEY: 'sk-1',
      AI_MODEL_RULE: 'large',
      AI_TEMPERATURE: 'none',
      AI_TEMPERATURE_RULE: '0.9',
      AI_MAX_TOKENS: '2000',
      AI_MAX_TOKENS_CLASSIFY: '300',
      AI_TOKEN_PARAMETER: 'max_completion_tokens',
    })
    expect(ai?.apiKey).toBe('sk-1')
    const all = { model: 'small', temperature: null, maxTokens: 2_000, tokenParameter: 'max_completion_tokens' }
    expect(ai?.tasks.translate).toEqual(all)
    expect(ai?.tasks.rule).toEqual({ ...all, model: 'large', temperature: 0.9 })
    expect(ai?.tasks.classify).toEqual({ ...all, maxTokens: 300 })
  })

  it.each<[Record<string, string>, string]>([
    [{ AI_BASE_URL: 'http://ai/v1' }, 'AI_MODEL is missing: a provider needs AI_BASE_URL and AI_MODEL'],
    [{ AI_API_KEY: 'sk-1' }, 'AI_BASE_URL is missing: a provider needs AI_BASE_URL and AI_MODEL'],
    [{ ...provider, AI_MODEL_DANCE: 'large' }, 'AI_MODEL_DANCE is not a setting'],
    [{ ...provider, AI_TEMPERATURE: 'warm' }, 'AI_TEMPERATURE must be none or a number from 0 to 2'],
    [{ ...provider, AI_TEMPERATURE_RULE: '2.1' }, 'AI_TEMPERATURE_RULE must be none or a number from 0 to 2'],
    [{ ...provider, AI_MAX_TOKENS: '5' }, 'AI_MAX_TOKENS must be a whole number from 10'],
    [
      { ...provider, AI_TOKEN_PARAMETER: 'tokens' },
      'AI_TOKEN_PARAMETER must be one of max_tokens, max_completion_tokens',
    ],
    [{ ...provider, AI_BASE_URL: 'ftp://ai' }, 'AI_BASE_URL must be a URL that starts with http:// or https://'],
  ])('stop the start with one line if wrong: %j', (env, problem) => {
    expect(readAi(env)).toEqual({ ok: false, problem })
  })
})
