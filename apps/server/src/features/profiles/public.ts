/** What other features, and the operator's commands, may use of profiles. */
export { createProfiles, type Profiles } from './profiles.service.ts'
export { findMet } from './profiles.store.ts'
export type { Readers } from './readers.service.ts'
export { shareSomething } from './sharing.service.ts'
