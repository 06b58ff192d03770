/** Shown where a person has no name, is hidden, or is gone (spec core-flow §6). */
export const ANONYMOUS = 'Anonymous User'
