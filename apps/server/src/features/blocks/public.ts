/** What other features may use from blocks. */
export type { Blocks } from './blocks.service.ts'
