import type { Group } from '@squash/contract/values'

/** Which list a path opens: /dashboard and /conflicts the active one, /history what is over (spec core-flow §2). */
export const tabOf = (pathname: string): Group => (pathname.startsWith('/history') ? 'history' : 'active')

/** The address of a list, so that a tab can be linked, reloaded and left with the back button. */
export const pathOf = (group: Group): string => (group === 'history' ? '/history' : '/conflicts')
