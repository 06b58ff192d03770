/** What the operator's commands may use of archetypes. */
export { createArchetypes } from './archetypes.service.ts'
export { assignToEveryone } from './assign-to-everyone.ts'
