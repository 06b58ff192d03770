/** What the model is asked, one prompt for each task of the mediator. */
export { advisePrompt } from './prompts/advise.ts'
export { classifyPrompt } from './prompts/classify.ts'
export { reflectPrompt, rehashPrompt, resolvePrompt } from './prompts/mediate.ts'
export { repairPrompt } from './prompts/repair.ts'
export { rulePrompt, summarisePrompt } from './prompts/rule.ts'
export { translatePrompt } from './prompts/translate.ts'
export type { Prompt } from './prompts/voice.ts'
