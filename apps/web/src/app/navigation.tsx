import type { Profile } from '@squash/contract/profiles'
import { useWaitingReports } from '../lib/moderation/waiting-reports.ts'
import { NameEmojis } from '../lib/people/archetype.tsx'
import type { Session } from '../lib/session.ts'
import { Badge } from '../ui/badge.tsx'

export type NavLinkEntry = {
  label: string
  to: string
  /** Other routes that show the same screen. */
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

/** The signed-in user's name: from their profile, else from their sign-up, else a generic one. */
export function ownName(profile: Profile | null, session: Session): string {
  const known = session.status === 'signed-in' ? session.user.firstName : null
  return profile?.first_name ?? known ?? profile?.username ?? 'you'
}

/** The user's name with their archetype and supporter emoji, and a badge for admins. */
export function Greeting({ name, profile }: { name: string; profile: Profile | null }) {
  return (
    <p className="flex min-w-0 items-center gap-2 font-semibold">
      <span className="truncate">
        Hey, {name} {profile && <NameEmojis person={profile} />}
      </span>
      {profile?.is_admin && (
        <Badge tone="plum" className="px-2">
          <span aria-hidden title="Admin">
            A
          </span>
          <span className="sr-only">Admin</span>
        </Badge>
      )}
    </p>
  )
}

export type MobileMenuProps = { name: string; profile: Profile | null; adminEntry: readonly NavLinkEntry[] }

export const mobileMenuClass =
  'outlined inline-flex min-h-11 items-center gap-2 rounded-control bg-card px-3 text-sm font-bold'

/** Three lines and a word. */
export const MobileMenuLabel = () => (
  <>
    <span aria-hidden className="flex flex-col gap-1 *:h-0.5 *:w-4 *:rounded-full *:bg-current">
      <span />
      <span />
      <span />
    </span>
    Menu
  </>
)
