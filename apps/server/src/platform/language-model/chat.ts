import type { JSONSchema7, LanguageModelMiddleware } from 'ai'
import { runOnce } from '../run-once.ts'
import { badAnswer, cutOff, type Failure, failureOf, timedOut } from './failures.ts'

/** Providers' names for the token limit; each rejects the name it doesn't know. */
export const TOKEN_PARAMETERS = ['max_tokens', 'max_completion_tokens'] as const

/** Settings that depend on the provider and on the task. */
export type CallSettings = {
  model: string
  /** null sends none, for models that reject it. */
  temperature: number | null
  maxTokens: number
  tokenParameter: (typeof TOKEN_PARAMETERS)[number]
}

type ChatRequest = {
  system: string
  user: string
  /** The schema of the answer, for providers with structured output; null asks in the prompt only. */
  schema: JSONSchema7 | null
  settings: CallSettings
}

/** As counted by the provider; null if it doesn't count them. */
export type Tokens = { input: number | null; output: number | null }
export type Tried = { ok: true; text: string; tokens: Tokens } | Failure

type ChatLimits = {
  /** How long the request may take, in milliseconds. */
  ms: number
  /** After this many milliseconds, a request without an answer shows that the provider hangs. */
  hangsAfterMs: number
  signal?: AbortSignal | undefined
}

export type Chat = (request: ChatRequest, limits: ChatLimits) => Promise<Tried>

const NAME = 'mediator'

/**
 * One request to the provider, without a retry. It throws in one case: `signal` fired, and then the signal's reason.
 */
export function createChat({ baseUrl, apiKey }: { baseUrl: string; apiKey: string | null }): Chat {
  /** The SDK, loaded with the first question. */
  const sdk = runOnce(async () => {
    const [{ createOpenAICompatible }, ai] = await Promise.all([import('@ai-sdk/openai-compatible'), import('ai')])
    const { chatModel } = createOpenAICompatible({
      name: NAME,
      baseURL: baseUrl,
      supportsStructuredOutputs: true,
      ...(apiKey ? { apiKey } : {}),
    })
    return { ...ai, chatModel }
  })

  return async ({ system, user, schema, settings }, { ms, hangsAfterMs, signal }) => {
    const { model, temperature, maxTokens, tokenParameter } = settings
    const timeout = AbortSignal.timeout(ms)
    const { chatModel, extractReasoningMiddleware, generateText, wrapLanguageModel } = await sdk()
    /** Some local models include their reasoning before the answer. */
    const withoutThoughts = extractReasoningMiddleware({ tagName: 'think' })
    try {
      const { text, finishReason, usage } = await generateText({
        model: wrapLanguageModel({ model: chatModel(model), middleware: [structured(schema), withoutThoughts] }),
        instructions: system,
        prompt: user,
        ...(temperature === null ? {} : { temperature }),
        ...(tokenParameter === 'max_tokens'
          ? { maxOutputTokens: maxTokens }
          : { providerOptions: { [NAME]: { [tokenParameter]: maxTokens } } }),
        maxRetries: 0,
        abortSignal: signal ? AbortSignal.any([signal, timeout]) : timeout,
      })
      if (finishReason === 'length') return cutOff
      if (text.trim() === '' || finishReason === 'content-filter' || finishReason === 'error') return badAnswer
      return { ok: true, text, tokens: { input: usage.inputTokens ?? null, output: usage.outputTokens ?? null } }
    } catch (error) {
      signal?.throwIfAborted()
      return timeout.aborted ? timedOut(ms >= hangsAfterMs) : await failureOf(error)
    }
  }
}

/** Requests the schema without the SDK's own parsing, because the caller's tolerant parser judges the answer. */
const structured = (schema: JSONSchema7 | null): LanguageModelMiddleware => ({
  transformParams: async ({ params }) =>
    schema === null ? params : { ...params, responseFormat: { type: 'json', name: 'answer', schema } },
})
