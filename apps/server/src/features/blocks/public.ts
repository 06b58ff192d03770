/** What other features may use of blocks. */
export type { Blocks } from './blocks.service.ts'
