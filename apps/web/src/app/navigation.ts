import type { Profile } from '@squash/contract/profiles'
import { useWaitingReports } from '../lib/moderation/waiting-reports.ts'

export type NavLinkEntry = {
  label: string
  to: string /** Other routes that show the same screen. */
  also?: readonly string[]
}
export type NavEntry = NavLinkEntry | { label: string; items: readonly NavLinkEntry[] }

/** The items of the navigation bar, in order. */
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

/** The first items of the user's own menu. */
export const ownPages: readonly NavLinkEntry[] = [
  { label: 'Profile', to: '/profile' },
  { label: 'Settings', to: '/profile/settings' },
]

/** Whether this entry is the current page. */
export const isHere = (entry: NavLinkEntry, pathname: string): boolean =>
  pathname === entry.to || (entry.also?.includes(pathname) ?? false)

/** The entry for /admin with the number of open reports, for admins; empty for everyone else. */
export function useAdminEntry(profile: Profile | null): readonly NavLinkEntry[] {
  const isAdmin = profile?.is_admin ?? false
  const waiting = useWaitingReports(isAdmin)
  return isAdmin ? [{ label: waiting ? `Moderation · ${waiting}` : 'Moderation', to: '/admin' }] : []
}
