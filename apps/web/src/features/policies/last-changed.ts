/** When each page last said something else than before; whoever changes one changes its day. */
export const LAST_CHANGED = {
  privacy: '2026-11-22',
  terms: '2026-11-22',
  rules: '2026-11-22',
} as const

export type Policy = keyof typeof LAST_CHANGED
