import { AI_TASKS, type AiTask } from '@squash/rules/mediator/tasks'
import { type CallSettings, type Chat, createChat, type Tried } from '../../platform/language-model/chat.ts'
import { isRejected } from '../../platform/language-model/failures.ts'
import { SAMPLE_QUESTIONS, type SampleQuestion } from './sample-questions.ts'

type Parts = {
  ai: { baseUrl: string; apiKey: string | null; tasks: Readonly<Record<AiTask, CallSettings>> }
  print: (line: string) => void
  /**
   * The time limit of each request, in milliseconds. A slow model is reported, because users would get the text without
   * AI.
   */
  patienceMs?: number
}

/** The parameters of a request that a provider may reject, and what the operator can do about each. */
const SUSPECTS = {
  structure: 'rejects structured output: Squash detects this and retries without it',
  temperature: 'rejects a temperature: set AI_TEMPERATURE=none',
  max_tokens: 'rejects max_tokens: set AI_TOKEN_PARAMETER=max_completion_tokens',
  max_completion_tokens: 'rejects max_completion_tokens: set AI_TOKEN_PARAMETER=max_tokens',
} as const
type Suspect = keyof typeof SUSPECTS

/** How long users wait for a wording before they get the text without AI. */
const TOO_SLOW_MS = 10_000
/** Characters of an answer that are printed. */
const MAX_PRINTED = 160

/**
 * Asks the provider for each task once, with made-up content, and prints what it rejects, its answer, how long it takes
 * and how many tokens it uses.
 * @returns whether, with the current settings, every task gets an answer that could be shown
 */
export async function checkAi({ ai, print, patienceMs = 60_000 }: Parts): Promise<boolean> {
  const chat = createChat(ai)
  const limits = { ms: patienceMs, hangsAfterMs: patienceMs }
  let allWork = true
  /** Models whose requests are rejected with any parameters, such as one that doesn't exist. */
  const unusable = new Set<string>()
  let [input, output] = [0, 0]
  for (const task of AI_TASKS) {
    const settings = ai.tasks[task]
    const question = SAMPLE_QUESTIONS[task]
    const started = performance.now()
    let answer = await ask(chat, question, settings, [], limits)
    let rejected: readonly Suspect[] = []
    if (!answer.ok && isRejected(answer) && !unusable.has(settings.model)) {
      for (const suspects of combinations(settings)) {
        const without = await ask(chat, question, settings, suspects, limits)
        if (!without.ok) continue
        answer = without
        rejected = suspects
        break
      }
      if (!answer.ok) unusable.add(settings.model)
    }
    const ms = performance.now() - started
    const verdict = answer.ok && question.isFit(answer.text) ? 'fit to show' : answer.ok ? 'unfit to show' : 'no answer'
    if (verdict !== 'fit to show' || rejected.some((suspect) => suspect !== 'structure')) allWork = false
    print(`${task} (${settings.model}): ${[verdict, seconds(ms), ...tokensOf(answer)].join(', ')}`)
    for (const suspect of rejected) print(`  ${SUSPECTS[suspect]}`)
    if (ms > TOO_SLOW_MS) print(`  slower than ${TOO_SLOW_MS / 1000} s: users would get this text without AI`)
    print(`  ${answer.ok ? shown(answer.text) : reasonOf(answer, ai.apiKey)}`)
    if (answer.ok) {
      input += answer.tokens.input ?? 0
      output += answer.tokens.output ?? 0
    }
  }
  print(`Total: ${input} tokens in, ${output} out.`)
  print(allWork ? 'The provider works for every task.' : 'Some tasks don’t work with the current settings.')
  return allWork
}

type Limits = { ms: number; hangsAfterMs: number }

/** @param without which parameters to omit or replace */
function ask(
  chat: Chat,
  { prompt }: SampleQuestion,
  settings: CallSettings,
  without: readonly Suspect[],
  limits: Limits,
): Promise<Tried> {
  const has = (suspect: Suspect) => without.includes(suspect)
  const tokenParameter = has('max_tokens')
    ? 'max_completion_tokens'
    : has('max_completion_tokens')
      ? 'max_tokens'
      : settings.tokenParameter
  const tried = { ...settings, tokenParameter, temperature: has('temperature') ? null : settings.temperature }
  return chat({ ...prompt, schema: has('structure') ? null : prompt.schema, settings: tried }, limits)
}

/** The parameters that may be rejected with these settings: one at a time first, then several together. */
function combinations({ temperature, tokenParameter }: CallSettings): Suspect[][] {
  const suspects: Suspect[] = ['structure', ...(temperature === null ? [] : ['temperature' as const]), tokenParameter]
  const all: Suspect[][] = [[]]
  for (const one of suspects) all.push(...all.map((set) => [...set, one]))
  return all.slice(1).toSorted((one, other) => one.length - other.length)
}

const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`

const tokensOf = (answer: Tried): string[] =>
  answer.ok && answer.tokens.output !== null ? [`${answer.tokens.input ?? '?'} + ${answer.tokens.output} tokens`] : []

function shown(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  return line.length > MAX_PRINTED ? `${line.slice(0, MAX_PRINTED)}…` : line
}

/** The content is made up, so the provider's error can be printed, but without the key, which some providers repeat. */
function reasonOf(failure: Extract<Tried, { ok: false }>, apiKey: string | null): string {
  const said = failure.explanation === null ? '' : `: ${shown(failure.explanation)}`
  const line = `${failure.reason}${failure.status === null ? '' : ` (${failure.status})`}${said}`
  return apiKey ? line.replaceAll(apiKey, '…') : line
}
