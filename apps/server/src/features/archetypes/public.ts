/** What operator commands may use from archetypes. */
export { createArchetypes } from './archetypes.service.ts'
export { assignToEveryone } from './assign-to-everyone.ts'
