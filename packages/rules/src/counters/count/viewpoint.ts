import type { LocalTime } from '../local-time.ts'

/** The person whose counters are updated, and the conversion of a moment to their local time. */
export type Viewpoint = { readonly person: string; readonly local: (at: Date) => LocalTime }
