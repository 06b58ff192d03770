import { Link } from 'react-router'

const LINKS = [
  { label: 'Safety', to: '/safety' },
  { label: 'Community rules', to: '/rules' },
  { label: 'Privacy', to: '/privacy' },
  { label: 'Terms', to: '/terms' },
] as const

/** The pages that say how things are here. */
export function SiteLinks() {
  return (
    <nav aria-label="About Squash">
      <ul className="flex flex-wrap gap-x-5 text-sm">
        {LINKS.map(({ label, to }) => (
          <li key={to}>
            <Link
              to={to}
              className="inline-flex min-h-11 min-w-11 items-center font-semibold text-muted no-underline hover:underline"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
