/**
 * Hears of each call that a signed-in person made and that succeeded, after its answer is on its way: for work that a
 * look at a page sets off, and that a read may not do itself. It returns at once and never throws.
 */
export type CallListener = (call: { name: string; person: string }) => void
