/** The prompts for the model, one per mediator task. */
export { advisePrompt } from './prompts/advise.ts'
export { classifyPrompt } from './prompts/classify.ts'
export { reflectPrompt, rehashPrompt, resolvePrompt } from './prompts/mediate.ts'
export { repairPrompt } from './prompts/repair.ts'
export { repairRulingPrompt, rulePrompt, summarisePrompt } from './prompts/rule.ts'
export { translatePrompt } from './prompts/translate.ts'
export { understandPrompt } from './prompts/understand.ts'
export type { Prompt } from './prompts/voice.ts'
