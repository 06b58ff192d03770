export type NavLinkEntry = {
  label: string
  to: string /** Other routes that show the same screen. */
  also?: readonly string[]
}
export type NavEntry = NavLinkEntry | { label: string; items: readonly NavLinkEntry[] }

/** The items of the bar, in order (spec community §2). */
export const navigation: readonly NavEntry[] = [
  { label: 'Home', to: '/dashboard', also: ['/conflicts', '/history'] },
  {
    label: 'Learn',
    items: [
      { label: 'Quests', to: '/quests' },
      { label: 'Leaderboard', to: '/leaderboard' },
    ],
  },
  {
    label: 'Drama',
    items: [
      { label: 'Public Shame', to: '/public-shame' },
      { label: 'Reddit Conflict', to: '/reddit-conflict' },
      { label: 'Public Debates', to: '/debates' },
    ],
  },
  { label: 'Tip Us', to: '/support-us' },
]

/** Whether this entry is where the person is. */
export const isHere = (entry: NavLinkEntry, pathname: string): boolean =>
  pathname === entry.to || (entry.also?.includes(pathname) ?? false)
