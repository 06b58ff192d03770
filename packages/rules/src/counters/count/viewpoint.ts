import type { LocalTime } from '../local-time.ts'

/** Whose counters are counted, and what their clock shows at a moment. */
export type Viewpoint = { readonly person: string; readonly local: (at: Date) => LocalTime }
