/** What other features, and operator commands, may use from the mediator. */
export { checkAi } from './check-ai.service.ts'
export type { Coach } from './coach.service.ts'
export { createWording } from './translator.ts'
