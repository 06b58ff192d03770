/** What operator commands may use from accounts. */
export { orderErasure } from './deletion.service.ts'
