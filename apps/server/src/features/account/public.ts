/** What operator commands may use from accounts. */
export { orderErasure } from './ordered-erasure.service.ts'
