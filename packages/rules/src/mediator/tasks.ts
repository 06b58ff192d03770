/**
 * Everything the language model is asked for. The names are part of the settings (AI_MODEL_TRANSLATE) and label log lines and
 * metrics. The repair of an answer runs with the settings of the task it repairs.
 */
export const AI_TASKS = [
  'translate',
  'classify',
  'resolve',
  'rehash',
  'reflect',
  'rule',
  'summarise',
  'advise',
  'coach',
] as const
export type AiTask = (typeof AI_TASKS)[number]

/**
 * How a task is asked unless the operator says otherwise. Low temperatures, because facts have to survive; a ruling and its
 * headline may be playful. Tokens are for the answer: 1,000 fit the longest message also in scripts that need a token for
 * nearly every character.
 */
export const TASK_DEFAULTS: Readonly<Record<AiTask, { temperature: number; maxTokens: number }>> = {
  translate: { temperature: 0.2, maxTokens: 1_000 },
  classify: { temperature: 0, maxTokens: 100 },
  resolve: { temperature: 0.3, maxTokens: 800 },
  rehash: { temperature: 0.4, maxTokens: 800 },
  reflect: { temperature: 0.3, maxTokens: 800 },
  rule: { temperature: 0.7, maxTokens: 800 },
  summarise: { temperature: 0.7, maxTokens: 100 },
  advise: { temperature: 0.3, maxTokens: 800 },
  coach: { temperature: 0.3, maxTokens: 200 },
}
