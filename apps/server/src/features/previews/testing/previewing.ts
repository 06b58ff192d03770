import { inForm, taskOf } from '@squash/testkit/ai-answers'
import { type AiProvider, startAiProvider } from '@squash/testkit/ai-provider'
import { completion, type Script, well } from '@squash/testkit/ai-replies'
import { jonas, words } from '@squash/testkit/cast'
import { done } from '@squash/testkit/conflict-steps'
import type { Actor, InputOf } from '@squash/testkit/http'
import { startSquash, type TestSquash } from '../../../../test/support/squash.ts'

/** Three calm wordings of Maya's message, each containing its facts. */
export const CALM = "I'm worn out: you never do the dishes. When I come home at 7, there's a full sink every Tuesday."
export const SHORT = 'You never do the dishes. At 7, the sink is full every Tuesday.'
export const WARM = "Honestly, I'm exhausted. You never do the dishes, and every Tuesday the sink is full at 7."

export const message = {
  kind: 'conflict',
  title: words.title,
  raw_message: words.maya,
  mood: 'annoyed',
} as const satisfies InputOf<'preview_message'>

/** The same message as it is sent. */
export const sent = {
  title: words.title,
  user2_email: jonas.email,
  user1_mood: 'annoyed',
  user1_raw_message: words.maya,
} as const satisfies InputOf<'create_conflict'>

/** A model that answers with these wordings, one after another, and does every other task well. */
export function wordings(...texts: readonly string[]): Script {
  const left = [...texts]
  return (request, seen) => {
    if (taskOf(request) !== 'translate') return well(request, seen)
    const text = left.length > 1 ? left.shift() : left[0]
    return text === undefined ? well(request, seen) : completion(inForm(request, text))
  }
}

/** How many requests the model received for a wording. */
export const timesAsked = (provider: AiProvider): number =>
  provider.requests.filter((request) => taskOf(request) === 'translate').length

/** Squash with a scripted model whose circuit breaker never opens. @param env further settings */
export async function startWithModel(
  env: Record<string, string> = {},
): Promise<{ squash: TestSquash; provider: AiProvider; close: () => Promise<void> }> {
  const provider = await startAiProvider()
  // The scripted model runs in the server's thread, where the first message takes seconds to compile the patterns.
  const once = { tries: 1, tryMs: 60_000, totalMs: 60_000 }
  const circuit = { failures: Number.POSITIVE_INFINITY, pauseMs: 0, longestPauseMs: 0, hangsAfterMs: 60_000 }
  const model = { AI_BASE_URL: provider.baseUrl, AI_API_KEY: 'a key', AI_MODEL: 'a model' }
  const squash = await startSquash({ env: { ...model, ...env }, patience: { request: once, job: once }, circuit })
  return {
    squash,
    provider,
    async close() {
      await squash.close()
      await provider.close()
    },
  }
}

export const preview = (author: Actor, changes: Partial<InputOf<'preview_message'>> = {}) =>
  done(author.call('preview_message', { ...message, ...changes }))

/** The status and code of a refusal, with its details if any; 'accepted' for an answer. */
export async function outcome(
  answer: Promise<{ ok: true } | { ok: false; status: number; body: { code: string; details: unknown } }>,
): Promise<unknown> {
  const given = await answer
  if (given.ok) return 'accepted'
  const { code, details } = given.body
  return details === null ? `${given.status} ${code}` : { [`${given.status} ${code}`]: details }
}
