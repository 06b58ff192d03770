import type { Prompt } from './voice.ts'

/** The smallest question there is, by which a provider that was away shows that it answers again. */
export const PROBE_PROMPT: Prompt = { system: 'Answer with the single word OK.', user: 'Are you there?' }
