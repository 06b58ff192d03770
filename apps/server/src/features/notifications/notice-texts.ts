import type { Waiting } from '@squash/contract/notifications'
import type { WaitingKind } from '@squash/contract/values'

/** Without a title or a name: notifications show on lock screens, and pass through other companies' servers. */
const TEXTS: Record<WaitingKind, string> = {
  conflict: 'It’s your turn in a conflict on Squash.',
  debate: 'It’s your turn in a debate on Squash.',
  check_in: 'A check-in is waiting for you on Squash.',
}

const SCREENS: Record<WaitingKind, (id: string) => string> = {
  conflict: (id) => `/conflict/${id}`,
  debate: (id) => `/debates/respond/${id}`,
  check_in: (id) => `/conflict/${id}`,
}

/** What the service worker receives. A later notification about the same thing replaces the earlier one. */
export const noticeText = ({ kind, id }: Waiting, waiting: number) => ({
  text: TEXTS[kind],
  path: SCREENS[kind](id),
  tag: `${kind}:${id}`,
  /** How many things wait, for the app's badge. */
  waiting,
})
