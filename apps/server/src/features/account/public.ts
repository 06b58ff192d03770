/** What the operator's commands may use of accounts. */
export { orderErasure } from './ordered-erasure.service.ts'
