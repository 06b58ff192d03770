/**
 * Every task for the language model. The names are used in settings (AI_MODEL_TRANSLATE), log lines and metrics.
 * Repairing an answer uses the settings of the task being repaired.
 */
export const AI_TASKS = [
  'translate',
  'classify',
  'understand',
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
 * Default parameters of each task, which the operator can override (docs/reference/mediator.md#settings-for-each-task).
 * Temperatures are low because facts must be preserved; a ruling and its headline may be playful. The token limit is
 * for the answer: 1,000 are enough for the longest message, even in scripts that need a token for nearly every
 * character.
 */
export const TASK_DEFAULTS: Readonly<Record<AiTask, { temperature: number; maxTokens: number }>> = {
  translate: { temperature: 0.2, maxTokens: 1_000 },
  classify: { temperature: 0, maxTokens: 100 },
  understand: { temperature: 0.3, maxTokens: 300 },
  resolve: { temperature: 0.3, maxTokens: 1_000 },
  rehash: { temperature: 0.4, maxTokens: 1_000 },
  reflect: { temperature: 0.3, maxTokens: 1_000 },
  rule: { temperature: 0.7, maxTokens: 800 },
  summarise: { temperature: 0.7, maxTokens: 100 },
  advise: { temperature: 0.3, maxTokens: 800 },
  coach: { temperature: 0.3, maxTokens: 200 },
}
