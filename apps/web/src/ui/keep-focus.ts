/** Options for navigating within a screen without moving focus or scroll: `navigate('/history', keepFocus)`. */
export const keepFocus = { state: 'keep-focus' } as const
