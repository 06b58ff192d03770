import { conflicts } from './conflicts.ts'
import { profiles } from './profiles.ts'

/** Every call under /rest/v1/rpc, by feature. */
export const contract = { profiles, conflicts }
export type Contract = typeof contract
