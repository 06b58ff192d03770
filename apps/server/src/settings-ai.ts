import { AI_TASKS, type AiTask, TASK_DEFAULTS } from '@squash/rules/mediator/tasks'
import { type CallSettings, TOKEN_PARAMETERS } from './platform/language-model/chat.ts'

/** The language model: where it is, and the parameters of each task. */
export type AiSettings = {
  baseUrl: string
  apiKey: string | null
  tasks: Readonly<Record<AiTask, CallSettings>>
  /** Whether the model judges each case with the sides in both orders. */
  checkRulings: boolean
}

type Env = Readonly<Record<string, string | undefined>>
type Read = { ok: true; ai: AiSettings | null } | { ok: false; problem: string }

const PER_TASK = ['AI_MODEL', 'AI_TEMPERATURE', 'AI_MAX_TOKENS', 'AI_TOKEN_PARAMETER'] as const
const KNOWN = new Set<string>([
  'AI_BASE_URL',
  'AI_API_KEY',
  ...PER_TASK.flatMap((name) => [name, ...AI_TASKS.map((task) => nameFor(name, task))]),
])

/**
 * Reads AI_*. A value for one task (AI_MODEL_TRANSLATE) takes precedence over the common one (AI_MODEL).
 * @returns the settings, null without a provider, or one line that names the variable at fault and never repeats its
 * value
 */
export function readAi(env: Env): Read {
  const set = Object.keys(env).filter((name) => env[name])
  const unknown = set.find((name) => PER_TASK.some((one) => name.startsWith(`${one}_`)) && !KNOWN.has(name))
  const given = set.filter((name) => KNOWN.has(name))
  const check = env.AI_RULING_CHECK || 'on'
  if (!/^(?:on|off)$/i.test(check)) return { ok: false, problem: 'AI_RULING_CHECK must be on or off' }
  if (given.length === 0 && unknown === undefined) return { ok: true, ai: null }
  if (unknown !== undefined) return { ok: false, problem: `${unknown} is not a setting` }
  const { AI_BASE_URL: baseUrl, AI_MODEL: model } = env
  if (!baseUrl || !model) {
    const missing = baseUrl ? 'AI_MODEL' : 'AI_BASE_URL'
    return { ok: false, problem: `${missing} is missing: a provider needs AI_BASE_URL and AI_MODEL` }
  }
  const wrong = given.map((name) => problemWith(name, env[name] ?? '')).find((problem) => problem !== null)
  if (wrong) return { ok: false, problem: wrong }
  const callSettings = (task: AiTask): CallSettings => {
    const setting = (name: (typeof PER_TASK)[number]) => env[nameFor(name, task)] || env[name]
    const { temperature, maxTokens } = TASK_DEFAULTS[task]
    const ownTemperature = setting('AI_TEMPERATURE')
    const parameter = setting('AI_TOKEN_PARAMETER')
    return {
      model: setting('AI_MODEL') ?? model,
      temperature: ownTemperature === undefined ? temperature : asTemperature(ownTemperature),
      maxTokens: Number(setting('AI_MAX_TOKENS') ?? maxTokens),
      tokenParameter: TOKEN_PARAMETERS.find((known) => known === parameter) ?? 'max_tokens',
    }
  }
  return {
    ok: true,
    ai: {
      baseUrl,
      apiKey: env.AI_API_KEY || null,
      checkRulings: check.toLowerCase() === 'on',
      tasks: {
        translate: callSettings('translate'),
        classify: callSettings('classify'),
        understand: callSettings('understand'),
        resolve: callSettings('resolve'),
        rehash: callSettings('rehash'),
        reflect: callSettings('reflect'),
        rule: callSettings('rule'),
        summarise: callSettings('summarise'),
        advise: callSettings('advise'),
        coach: callSettings('coach'),
      },
    },
  }
}

/**
 * The settings of the named task. A name that is not a task of its own, such as a probe, gets those of a translation.
 */
export const settingsFor =
  ({ tasks }: AiSettings) =>
  (name: string): CallSettings =>
    tasks[AI_TASKS.find((task) => task === name) ?? 'translate']

function nameFor(name: string, task: AiTask): string {
  return `${name}_${task.toUpperCase()}`
}

function problemWith(name: string, value: string): string | null {
  if (name.startsWith('AI_TEMPERATURE') && Number.isNaN(asTemperature(value)))
    return `${name} must be none or a number from 0 to 2`
  if (name.startsWith('AI_MAX_TOKENS') && !/^[1-9]\d{1,5}$/.test(value)) return `${name} must be a whole number from 10`
  if (name.startsWith('AI_TOKEN_PARAMETER') && !TOKEN_PARAMETERS.some((known) => known === value))
    return `${name} must be one of ${TOKEN_PARAMETERS.join(', ')}`
  if (name === 'AI_BASE_URL' && !(URL.canParse(value) && /^https?:$/.test(new URL(value).protocol)))
    return `${name} must be a URL that starts with http:// or https://`
  return null
}

/** null sends no temperature; NaN is an invalid temperature. */
function asTemperature(value: string): number | null {
  if (/^(none|off)$/i.test(value)) return null
  return /^[0-2](\.\d+)?$/.test(value) && Number(value) <= 2 ? Number(value) : Number.NaN
}
