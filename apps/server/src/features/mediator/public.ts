/** What other features, and the operator's commands, may use of the mediator. */
export { checkAi } from './check-ai.service.ts'
export type { Coach } from './coach.service.ts'
export { createWording, type Wording } from './wording.service.ts'
