/** What other features, and operator commands, may use from profiles. */
export { createProfiles, type Profiles } from './profiles.service.ts'
export { findMet } from './profiles.store.ts'
export type { Readers } from './readers.service.ts'
export { shareSomething } from './sharing.service.ts'
