/** Shown for a person who has no name, is hidden, or is erased. */
export const ANONYMOUS = 'Anonymous User'
