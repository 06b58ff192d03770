import { displayPoints } from '@squash/rules/squashcred/tiers'
import { useLocation } from 'react-router'
import { signOut } from '../lib/auth.ts'
import { useOwnProfile } from '../lib/profile.ts'
import { useOwnPoints } from '../lib/rewards.ts'
import { useSession } from '../lib/session.ts'
import { Avatar } from '../ui/avatar.tsx'
import { classNames } from '../ui/class-names.ts'
import { Emoji } from '../ui/emoji.tsx'
import { Link } from '../ui/link.tsx'
import { Wordmark } from '../ui/mascot.tsx'
import { Menu } from '../ui/menu.tsx'
import { MobileMenu } from './mobile-menu.tsx'
import { Greeting, isHere, type NavEntry, navigation, ownName, ownPages, useAdminEntry } from './navigation.tsx'

const barEntryClass =
  'inline-flex min-h-11 items-center gap-1 rounded-control px-3.5 font-semibold no-underline hover:bg-lime-soft'

/** The bar at the top of every signed-in screen. Below a tablet's width the items move into a slide-out menu. */
export function NavBar() {
  const { data: profile = null } = useOwnProfile()
  const session = useSession()
  const name = ownName(profile, session)
  const adminEntry = useAdminEntry(profile)
  return (
    // Raised while its menu is open, so that a toast doesn't cover the menu items.
    <header className="top-0 z-30 tall:sticky border-b-2 border-outline bg-card has-[[role=menu]]:z-70 print:hidden">
      <nav aria-label="Main" className="column flex min-h-16 items-center gap-2">
        <Wordmark to="/dashboard" />
        <ul className="ml-4 hidden items-center gap-1 md:flex">
          {navigation.map((entry) => (
            <li key={entry.label}>
              <BarEntry entry={entry} />
            </li>
          ))}
        </ul>
        <div className="ml-auto hidden min-w-0 items-center gap-3 md:flex">
          <CredPill />
          <Greeting name={name} profile={profile} />
          <Menu
            triggerLabel="Your account"
            triggerClass="shrink-0 rounded-full"
            trigger={<Avatar name={profile?.display_name ?? name} src={profile?.avatar_url ?? null} />}
            items={[...ownPages, ...adminEntry, { label: 'Sign out', onSelect: () => void signOut() }]}
          />
        </div>
        <div className="ml-auto flex items-center gap-2 md:hidden">
          <CredPill />
          <MobileMenu name={name} profile={profile} adminEntry={adminEntry} />
        </div>
      </nav>
    </header>
  )
}

function BarEntry({ entry }: { entry: NavEntry }) {
  const { pathname } = useLocation()
  if ('items' in entry)
    return (
      <Menu
        triggerClass={barEntryClass}
        items={entry.items}
        trigger={
          <>
            {entry.label} <span aria-hidden>▾</span>
          </>
        }
      />
    )
  const here = isHere(entry, pathname)
  return (
    <Link
      to={entry.to}
      aria-current={here ? 'page' : undefined}
      className={classNames(barEntryClass, here && 'bg-lime-soft')}
    >
      {entry.label}
    </Link>
  )
}

/** The user's own SquashCred in the bar. The tier is shown on hover and read out; its colour only shows on the profile. */
function CredPill() {
  const { data } = useOwnPoints()
  const label = data ? `${data.squashcred} SquashCred, ${data.tier_title}` : 'SquashCred'
  return (
    <Link
      to="/profile#squashcred"
      title={label}
      aria-label={label}
      className="inline-flex min-h-11 shrink-0 items-center rounded-full no-underline"
    >
      <span className="outlined inline-flex min-w-16 items-center justify-center gap-1.5 rounded-full bg-plum-soft px-3 py-0.5 text-sm font-bold tabular-nums shadow-hard-sm">
        <Emoji>💜</Emoji>
        <span>{data ? displayPoints(data.squashcred) : '–'}</span>
      </span>
    </Link>
  )
}
